/** A pass from another device: this browser becomes the same person, if its reader wants so. */
import { html, nothing } from "lit-html";
import { icon } from "../pieces.js";

/** @typedef {import("../context.js").Ctx} Ctx */

export const sheets = ["page"];

/**
 * @param {Ctx} ctx
 * @param {Record<string, string>} params
 */
export async function page(ctx, params) {
  const { t } = ctx;
  let busy = false;
  let wrong = "";
  let gone = false;

  async function open() {
    busy = true;
    wrong = "";
    ctx.redraw();
    try {
      const person = await ctx.api.post("/pass", { pass: params.secret });
      await ctx.refresh();
      ctx.toast(t("pass-done", { name: person.name }), { icon: "check" });
      ctx.go("/", { replace: true });
      return;
    } catch (error) {
      gone = /** @type {{code?: string}} */ (error).code === "not_found";
      wrong = gone ? t("pass-gone") : ctx.why(error);
    }
    busy = false;
    ctx.redraw();
  }

  return {
    title: () => t("pass-title"),
    render: () => html`${ctx.top()}
      <main id="main" class="wrap pass" tabindex="-1">
        <section class="card">${icon("device")}
          <h1 class="display">${t("pass-title")}</h1>
          <p>${t("pass-text")}</p>
          ${ctx.me ? html`<p class="soft">${t("pass-already", { name: ctx.me.name })}</p>` : nothing}
          ${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : nothing}
          <p class="row">${
            gone
              ? html`<a class="btn act" href="/">${icon("home")} ${t("app-home")}</a>`
              : html`<button type="button" class="btn act big" ?disabled=${busy} @click=${open}>${t("pass-do")}</button>
            <a class="btn quiet" href="/">${t("app-no")}</a>`
          }</p>
        </section>
      </main>`,
  };
}
