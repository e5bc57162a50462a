/** Me: my name, my language and look, my time zone, and the devices I am signed in on. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { copy } from "../invite.js";
import { icon } from "../pieces.js";
import { preferences } from "../topbar.js";

/** @typedef {import("../context.js").Ctx} Ctx */
/** @typedef {{id: string, label: string, created_at: string, seen_at: string, current: boolean}} Device */

export const sheets = ["page"];

/** @param {Ctx} ctx */
export async function page(ctx) {
  const { t } = ctx;
  const zones = Intl.supportedValuesOf("timeZone");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** @type {Device[]} */
  let devices = [];
  /** @type {{url: string, qr: string, expires_at: string}|null} */
  let pass = null;
  let wrong = "";

  async function look() {
    const found = ctx.me ? await ctx.api.get("/me/devices").catch(() => null) : null;
    devices = found?.devices ?? [];
    ctx.redraw();
  }

  await look();
  const arrivals = ctx.onArrival(look);

  /** @param {SubmitEvent} event */
  async function rename(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name"));
    wrong = "";
    try {
      if (ctx.me) await ctx.changeMe({ name });
      else await ctx.signIn(name);
      ctx.toast(t("me-saved"), { icon: "check" });
    } catch (error) {
      wrong = ctx.why(error);
    }
    ctx.redraw();
  }

  /** @param {string} zone */
  async function move(zone) {
    try {
      await ctx.changeMe({ zone });
      ctx.toast(t("me-saved"), { icon: "check" });
    } catch (error) {
      ctx.toast(ctx.why(error));
    }
  }

  async function makePass() {
    try {
      pass = await ctx.api.post("/me/pass");
    } catch (error) {
      ctx.toast(ctx.why(error));
    }
    ctx.redraw();
  }

  /** @param {Device} device */
  async function leave(device) {
    const sure = await ctx.ask({
      title: t("me-device-ask", { device: device.label }),
      text: t("me-device-text"),
      yes: t("me-device-out"),
      final: true,
    });
    if (!sure) return;
    try {
      await ctx.api.del(`/me/devices/${device.id}`);
    } catch (error) {
      ctx.toast(ctx.why(error));
    }
    await look();
  }

  async function signOut() {
    const sure = await ctx.ask({
      title: t("me-out-ask"),
      text: t(devices.length > 1 ? "me-out-others" : "me-out-text"),
      yes: t("me-out"),
      final: true,
    });
    if (!sure) return;
    try {
      await ctx.signOut();
      ctx.go("/");
    } catch (error) {
      ctx.toast(ctx.why(error));
    }
  }

  return {
    title: () => t(ctx.me ? "me-title" : "me-nobody"),
    close: arrivals,
    render: () => html`${ctx.top()}
      <main id="main" class="wrap me" tabindex="-1">
        <h1 class="display">${ctx.me ? t("me-hello", { name: ctx.me.name }) : t("me-nobody")}</h1>
        <div class="mine ${ctx.me ? "" : "alone"}">
          <div>
            <section class="card" aria-labelledby="name">
              <h2 class="display" id="name">${t("before-name")}</h2>
              <p class="soft">${t(ctx.me ? "me-name-text" : "before-door-text")}</p>
              <form class="row ${wrong ? "wrong" : ""}" @submit=${rename}>
                <label class="field"><span class="sr">${t("before-name")}</span><input name="name" required maxlength="32" autocomplete="nickname" .value=${ctx.me?.name ?? ""}></label>
                <button class="btn ${ctx.me ? "plain" : "act"}">${t("me-save")}</button>
                ${wrong ? html`<p class="hint" role="alert">${wrong}</p>` : nothing}
              </form>
            </section>
            <section class="card looks" aria-labelledby="looks"><h2 class="display" id="looks">${t("me-looks")}</h2>${preferences(ctx)}</section>
          </div>
          ${ctx.me ? html`<div>${elsewhere()}${zone()}${leaving()}</div>` : nothing}
        </div>
      </main>`,
  };

  function zone() {
    const mine = ctx.me?.zone || here;
    return html`<section class="card" aria-labelledby="zone">
      <h2 class="display" id="zone">${t("me-zone")}</h2>
      <label class="field"><span class="hint">${t("me-zone-text")}</span>
        <select @change=${(/** @type {Event} */ event) => move(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${(zones.includes(mine) ? zones : [mine, ...zones]).map((one) => html`<option value=${one} .selected=${live(one === mine)}>${one.replaceAll("_", " ")}</option>`)}
        </select></label></section>`;
  }

  function elsewhere() {
    return html`<section class="card elsewhere" aria-labelledby="devices">
      <h2 class="display" id="devices">${t("me-devices")}</h2>
      <ul class="devices">${devices.map(
        (
          device,
        ) => html`<li>${icon("device")}<p><b>${device.label}</b><small>${device.current ? t("me-device-this") : t("me-device-seen", { time: ctx.date(device.seen_at) })}</small></p>
          ${device.current ? nothing : html`<button type="button" class="btn quiet" aria-label=${t("me-device-out-of", { device: device.label })} @click=${() => leave(device)}>${t("me-device-out")}</button>`}</li>`,
      )}</ul>
      ${
        pass
          ? html`<div class="passed"><img class="qr" src=${pass.qr} width="148" height="148" alt=${t("invite-qr")}>
              <div><p>${t("me-pass-until", { time: ctx.date(pass.expires_at, { timeStyle: "short" }) })}</p>
              <button type="button" class="btn plain" @click=${() => copy(ctx, pass?.url ?? "")}>${icon("copy")} ${t("invite-copy")}</button></div></div>`
          : html`<p><b>${t("me-another")}</b></p><p class="soft">${t("me-another-text")}</p><button type="button" class="btn plain" @click=${makePass}>${icon("plus")} ${t("me-pass-make")}</button>`
      }</section>`;
  }

  function leaving() {
    return html`<p class="off"><button type="button" class="btn quiet" @click=${signOut}>${icon("out")} ${t("me-out")}</button></p>`;
  }
}
