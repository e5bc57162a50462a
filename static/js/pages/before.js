/** The table before the start: chairs to sit on, the invitation, the colours, how it will be played, the start. */
import { html, nothing } from "lit-html";
import { beach } from "../beach.js";
import { canShare, copy, share } from "../invite.js";
import { gave, keep } from "../keepsake.js";
import { blank, COLOURS, chair, icon, symbol } from "../pieces.js";
import { terms } from "../terms.js";

/** @typedef {import("../context.js").Ctx} Ctx */
/** @typedef {import("../room.js").Room} Room */
/** @typedef {Room["seats"][number]} Sitting */

export const sheets = ["table", "before"];

/**
 * @param {Ctx} ctx
 * @param {{code: string, room: Room}} params
 */
export async function page(ctx, { code, room }) {
  const { t } = ctx;
  const path = `/tables/${code}`;
  const how = terms(ctx, room, change);
  let busy = false;
  let giving = false;
  let wrong = "";
  /** Somebody whose chair was not here at the last look is greeted aloud. @type {Set<string>|null} */
  let known = null;

  /**
   * Ask the house for something; what it refuses is said in words.
   * @param {() => Promise<any>} what
   * @returns {Promise<boolean>}
   */
  async function ask(what) {
    if (busy) return false;
    busy = true;
    wrong = "";
    ctx.redraw();
    try {
      const body = await what();
      room.took(body ?? (await ctx.api.get(path)));
      return true;
    } catch (error) {
      wrong = ctx.why(error);
      ctx.toast(wrong);
      return false;
    } finally {
      busy = false;
      ctx.redraw();
    }
  }

  /** @param {Record<string, unknown>} body */
  function change(body) {
    return ask(() => ctx.api.patch(path, body));
  }

  /** @param {number} [seat] */
  function sit(seat) {
    const { commitment, you } = room.table;
    const { salt } = keep(localStorage, code, commitment);
    return ask(async () => {
      const body = await ctx.api.post(`${path}/seats`, {
        seat,
        salt: you.has_salt ? undefined : salt,
      });
      if (!you.has_salt) gave(localStorage, code);
      return body;
    });
  }

  /** @param {SubmitEvent} event */
  async function arrive(event) {
    event.preventDefault();
    const name = String(
      new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "",
    );
    if (!ctx.me) {
      try {
        await ctx.signIn(name);
      } catch (error) {
        wrong = ctx.why(error);
        ctx.redraw();
        return;
      }
    }
    await sit();
  }

  /** Who laid the table, or came without a salt, gives it now: the commitment is here. */
  async function giveSalt() {
    const { you, status, commitment } = room.table;
    if (status !== "open" || giving) return;
    const { salt } = keep(localStorage, code, commitment);
    if (you.seat === null || you.has_salt) return;
    giving = true;
    await ctx.api.put(`${path}/seats/me/salt`, { salt }).then(
      (body) => {
        gave(localStorage, code);
        room.took(body);
      },
      () => {},
    );
    giving = false;
  }

  async function stand() {
    await ask(() => ctx.api.del(`${path}/seats/${room.seat}`));
  }

  /** @param {Sitting} seat */
  async function free(seat) {
    const sure =
      seat.bot ||
      (await ctx.ask({
        title: t("before-remove-ask", { name: seat.name }),
        text: t("before-remove-text"),
        yes: t("before-remove-yes"),
        final: true,
      }));
    if (sure) await ask(() => ctx.api.del(`${path}/seats/${seat.seat}`));
  }

  async function callOff() {
    const sure = await ctx.ask({
      title: t("before-off-ask"),
      text: t("before-off-text"),
      yes: t("before-off-do"),
      final: true,
    });
    if (sure && (await ask(() => ctx.api.del(path)))) ctx.go("/");
  }

  const start = () => ask(() => ctx.api.post(`${path}/start`, { keep_order: how.keepsOrder() }));
  const bot = (/** @type {number} */ seat) =>
    ask(() => ctx.api.post(`${path}/seats`, { seat, bot: "greedy" }));
  const invite = () =>
    share(ctx, {
      title: "Tidetable",
      text: t("invite-message", { game: room.table.title }),
      url: room.link,
    });

  return {
    title: () => t("before-title", { game: room.table.title }),
    render: () =>
      html`${ctx.top("tables")}${room.table.status === "abandoned" ? gone() : waiting()}`,
    drawn() {
      giveSalt();
      greet();
    },
  };

  function greet() {
    const now = new Set(room.seats.map((seat) => seat.name));
    const fresh = known ? [...now].filter((name) => !known?.has(name)) : [];
    if (fresh.length) ctx.say(fresh.map((name) => t("before-came", { name })).join(" "));
    known = now;
  }

  function gone() {
    return html`<main id="main" class="wrap before gone" tabindex="-1">
      <section class="scene" aria-labelledby="scene">
        <div class="title"><h1 class="display" id="scene">${t("before-off")}</h1>
          <p>${t("before-off-by", { host: room.table.host.name })}</p>
          <p class="row"><a class="btn act big" href="/">${icon("home")} ${t("app-home")}</a></p></div>
        <div class="shore">${beach()}</div>
      </section>
    </main>`;
  }

  function waiting() {
    const { table, seats } = room;
    const places = Array.from(
      { length: table.seats_wanted },
      (_, n) => seats.find((seat) => seat.seat === n) ?? null,
    );
    return html`<main id="main" class="wrap before" tabindex="-1">
      <div class="left">
        ${room.seat === null && !room.host ? door(places.includes(null)) : nothing}
        <section class="scene" aria-labelledby="scene">
          <div class="title"><h1 class="display" id="scene">${heading()}</h1>
            <p>${table.title}. ${t("before-seated", { count: seats.length, seats: table.seats_wanted })}</p></div>
          <div class="shore">${beach()}<ol class="seatrow n${Math.min(places.length, 6)}">${places.map(place)}</ol></div>
        </section>
        ${room.host ? startCard() : room.seat === null ? nothing : waitCard()}
        ${room.seat === null ? (room.host ? hostStands() : nothing) : wear()}
        ${how.render()}
        ${room.host ? html`<p class="off"><button type="button" class="btn quiet" @click=${callOff}>${icon("x")} ${t("before-off-do")}</button></p>` : nothing}
      </div>
      <aside class="side">
        ${room.seat === null && !room.host ? nothing : inviteCard(places.filter((one) => one === null).length)}
        <div class="card talkcard">${room.chat()}</div>
      </aside>
    </main>`;
  }

  function heading() {
    if (room.host) return t("before-mine");
    return t(room.seat === null ? "before-invited" : "before-at", { name: room.table.host.name });
  }

  /** For who is not seated: a name and one button. @param {boolean} room_left */
  function door(room_left) {
    if (!room_left) {
      return html`<section class="card door"><div><h2 class="display">${t("before-full")}</h2><p class="soft">${t("before-full-hint")}</p></div></section>`;
    }
    return html`<section class="card door" aria-labelledby="door">
      <div><h2 class="display" id="door">${t(ctx.me ? "before-take" : "before-door")}</h2>
        <p class="soft">${t(ctx.me ? "before-take-hint" : "before-door-text")}</p></div>
      <form class="row" @submit=${arrive}>
        ${
          ctx.me
            ? nothing
            : html`<label class="field"><span class="sr">${t("before-name")}</span>
              <input name="name" required maxlength="32" autocomplete="nickname" autofocus enterkeyhint="go" placeholder=${t("before-name")} aria-describedby=${wrong ? "door-wrong" : nothing}></label>`
        }
        <button class="btn act big" ?disabled=${busy}>${ctx.me ? t("before-sit-as", { name: ctx.me.name }) : t("before-sit")}</button>
      </form>
      ${wrong ? html`<p class="wrong" id="door-wrong" role="alert">${wrong}</p>` : nothing}
    </section>`;
  }

  /** @param {Sitting|null} seat @param {number} n */
  function place(seat, n) {
    if (!seat) return empty(n);
    const note = seat.me
      ? t(seat.host ? "before-is-me-host" : "before-is-me")
      : seat.bot
        ? t("before-is-bot")
        : t(seat.host ? "before-is-host" : seat.connected ? "before-is-here" : "before-is-away");
    return html`<li class="seat ${seat.me ? "me" : ""} ${seat.connected ? "" : "away"}">${chair(seat.colour)}
      <div class="plate"><b>${symbol(seat.colour)} <span class="name">${seat.name}</span></b><small>${note}</small>
      ${
        room.host && !seat.me
          ? html`<button type="button" class="btn quiet round up" aria-label=${t("before-remove", { name: seat.name })} title=${t("before-remove", { name: seat.name })} @click=${() => free(seat)}>${icon("x")}</button>`
          : nothing
      }</div></li>`;
  }

  /** @param {number} n */
  function empty(n) {
    return html`<li class="seat">${blank()}<div class="plate ask">
      ${
        room.host
          ? html`<button type="button" class="btn plain" @click=${invite} aria-label=${t("before-invite-seat", { seat: n + 1 })}>${icon("link")} ${t("before-invite")}</button>
            <button type="button" class="btn quiet" ?disabled=${busy} @click=${() => bot(n)} aria-label=${t("before-bot-seat", { seat: n + 1 })}>${icon("bot")} ${t("before-bot")}</button>`
          : ctx.me && room.seat === null
            ? html`<button type="button" class="btn plain" ?disabled=${busy} @click=${() => sit(n)} aria-label=${t("before-sit-here", { seat: n + 1 })}>${t("before-sit")}</button>`
            : room.seat === null
              ? html`<small>${t("before-free")}</small>`
              : html`<small>${t("before-free")}</small><button type="button" class="btn quiet" ?disabled=${busy} @click=${() => sit(n)} aria-label=${t("before-sit-here", { seat: n + 1 })}>${t("before-move")}</button>`
      }</div></li>`;
  }

  function startCard() {
    const { min, seats } = room.table;
    const missing = min - seats.length;
    const empty = room.table.seats_wanted - seats.length;
    return html`<section class="card go" aria-labelledby="go">
      <p><strong id="go">${missing > 0 ? t("before-missing", { count: missing }) : t("before-ready")}</strong>
        <span class="soft" id="go-why">${missing > 0 ? t("before-missing-hint") : t(empty > 0 ? "before-ready-free" : "before-ready-hint")}</span></p>
      <button type="button" class="btn act big" ?disabled=${missing > 0 || busy} aria-describedby="go-why" @click=${start}>${t("before-start")}</button>
    </section>`;
  }

  function waitCard() {
    return html`<section class="card go wait">
      <p><strong>${t("before-wait")}</strong> <span class="soft">${t("before-wait-hint", { host: room.table.host.name })}</span></p>
      <button type="button" class="btn quiet" ?disabled=${busy} @click=${stand}>${icon("out")} ${t("before-stand")}</button>
    </section>`;
  }

  /** The host has stood up, and may sit down again. */
  function hostStands() {
    return html`<section class="card go wait"><p><strong>${t("before-take")}</strong> <span class="soft">${t("before-take-hint")}</span></p>
      <button type="button" class="btn plain" ?disabled=${busy} @click=${() => sit()}>${t("before-sit")}</button></section>`;
  }

  function wear() {
    const mine = room.seats.find((seat) => seat.me);
    return html`<section class="card wear"><fieldset><legend>${t("before-chair")}</legend>
      <div class="colours">${COLOURS.map((colour) => {
        const owner = room.seats.find((seat) => seat.colour === colour && !seat.me);
        const own = t(`before-colour-${colour}`);
        const label = owner ? t("before-chair-taken", { colour: own, name: owner.name }) : own;
        return html`<label class=${owner ? "taken" : ""} title=${label}>
          <input type="radio" name="colour" value=${colour} .checked=${mine?.colour === colour} ?disabled=${Boolean(owner)}
            @change=${() => ask(() => ctx.api.patch(`${path}/seats/me`, { colour }))}>
          ${chair(colour)}<span class="sr">${label}</span></label>`;
      })}</div></fieldset>
      ${room.host ? html`<button type="button" class="btn quiet" ?disabled=${busy} @click=${stand}>${t("before-stand")}</button>` : nothing}
    </section>`;
  }

  /** @param {number} free_seats */
  function inviteCard(free_seats) {
    return html`<section class="card invite" aria-labelledby="invite">
      <h2 class="display" id="invite">${free_seats ? t("invite-title", { count: free_seats }) : t("invite-full")}</h2>
      <p class="soft">${t("invite-text")}</p>
      <div class="linkbox"><span>${room.link.replace(/^https?:\/\//, "")}</span>
        <button type="button" class="btn quiet" @click=${() => copy(ctx, room.link)}>${icon("copy")} ${t("invite-copy")}</button></div>
      <div class="qrrow"><img class="qr" src=${`/api${path}/qr.svg`} width="132" height="132" alt=${t("invite-qr")}>
        <div><p>${t("invite-qr-hint")}</p>
        ${canShare() ? html`<button type="button" class="btn plain" @click=${invite}>${icon("share")} ${t("invite-share")}</button>` : nothing}</div></div>
    </section>`;
  }
}
