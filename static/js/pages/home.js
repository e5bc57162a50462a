/** Home: my tables, the games, a table for friends, tables anybody may join. */
import { html, nothing } from "lit-html";
import { LANGUAGES, OWN_NAMES } from "../i18n.js";
import { composer } from "../lay.js";
import { blank, chair, icon } from "../pieces.js";

/** @typedef {import("../context.js").Ctx} Ctx */
/** @typedef {import("../types.js").Table & {waiting: number[], changed_at: string}} Listed */

export const sheets = ["home"];

/** Milliseconds between looks for news while the page is open. */
const LOOK = 20_000;

/**
 * @param {Ctx} ctx
 * @param {Record<string, string>} params
 */
export async function page(ctx, params) {
  const { t } = ctx;
  const games = ctx.games.filter((game) => game.client);
  /** @type {Map<string, import("../types.js").Module>} */
  const modules = new Map();
  /** @type {Listed[]} */
  let mine = [];
  /** @type {Listed[]} */
  let open = [];
  /** @type {string|null} where the next page of my tables begins */
  let more = null;
  /** With so few posters there is room beside them. */
  const few = games.length < 3;
  const lay = composer(ctx, games, params.game);

  async function look() {
    const [own, free] = await Promise.all([
      ctx.me ? ctx.api.get("/tables?status=mine") : null,
      ctx.api.get("/tables?status=open&limit=12"),
    ]).catch(() => [null, null]);
    if (own) ({ tables: mine, cursor: more } = own);
    if (!ctx.me) mine = [];
    if (free) open = free.tables;
    ctx.redraw();
  }

  async function lookFurther() {
    const next = await ctx.api.get(`/tables?status=mine&cursor=${more}`).catch(() => null);
    if (next) {
      mine = [...mine, ...next.tables];
      more = next.cursor;
    }
    ctx.redraw();
  }

  const seen = () => {
    if (!document.hidden) look();
  };
  await Promise.all([
    look(),
    ...games.map(async ({ key }) => {
      const module = await ctx.game(key).catch(() => null);
      if (module) modules.set(key, module);
    }),
  ]);
  const clock = setInterval(seen, LOOK);
  document.addEventListener("visibilitychange", seen);
  const arrivals = ctx.onArrival(look);

  const asked = () => mine.filter((table) => waitsForMe(table)).length;

  return {
    title: () => (asked() ? `(${asked()}) ${t("home-title")}` : t("home-title")),
    render: () => html`${ctx.top("tables")}
      <main id="main" class="wrap home" tabindex="-1">
        <div class="lounge ${few ? `few n${games.length}` : ""}">
          <section aria-labelledby="hello">
            <h1 class="display hello" id="hello">${hello()}</h1>
            <p class="lead">${lead()}</p>
            ${mine.length ? tables() : steps()}
            ${few ? lay.render() : nothing}
          </section>
          <section class="posters" aria-label=${t("home-games")}>${games.map(poster)}</section>
        </div>
        ${few ? nothing : lay.render()}
        ${others()}
        ${foot()}
      </main>`,
    close() {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", seen);
      arrivals();
    },
  };

  function hello() {
    if (!ctx.me) return t("home-hello-guest");
    const count = asked();
    if (count) return t("home-hello-asked", { count });
    return mine.length ? t("home-hello-quiet") : t("home-hello-first", { name: ctx.me.name });
  }

  function lead() {
    if (!ctx.me) return t("home-lead-guest");
    if (!mine.length) return t("home-lead-first");
    return t(asked() ? "home-lead" : "home-lead-quiet");
  }

  /** What a newcomer does here. */
  function steps() {
    return html`<ol class="steps">
      ${["lay", "send", "play"].map((step) => html`<li><span>${t(`home-step-${step}`)}</span></li>`)}
    </ol>`;
  }

  function tables() {
    return html`<h2 class="sr">${t("home-mine")}</h2>
      <ul class="tables">${mine.map((table) => html`<li>${own(table)}</li>`)}</ul>
      ${more ? html`<button type="button" class="btn quiet" @click=${lookFurther}>${t("home-more")}</button>` : nothing}`;
  }

  /** @param {Listed} table */
  function own(table) {
    const me = waitsForMe(table);
    return html`<a href=${`/t/${table.code}`} class=${me ? "mine" : ""}>
      <span class="thumb">${thumb(table.game)}</span>
      <span><b>${table.title}</b><small>${company(table)}</small></span>${chip(table, me)}
    </a>`;
  }

  /** @param {Listed} table @param {boolean} me */
  function chip(table, me) {
    if (me) return html`<span class="chip you">${t("app-your-turn")}</span>`;
    if (table.status === "open")
      return html`<span class="chip">${t("home-seated", { count: table.seats.length, seats: table.seats_wanted })}</span>`;
    if (table.status === "over") return html`<span class="chip">${t("home-over")}</span>`;
    if (table.status === "abandoned") return html`<span class="chip">${t("home-off")}</span>`;
    const [first, ...rest] = table.waiting.map((n) => nameOf(table, n));
    if (!first) return nothing;
    return html`<span class="chip">${icon("clock")}<span class="cut">${rest.length ? t("home-waiting-many", { name: first, count: rest.length }) : first}</span></span>`;
  }

  /** With whom. @param {Listed} table */
  function company(table) {
    const names = table.seats
      .filter((seat) => seat.seat !== table.you.seat)
      .map((seat) => nameOf(table, seat.seat));
    if (!names.length) return t("home-alone");
    const list = new Intl.ListFormat(ctx.language, { type: "conjunction" }).format(names);
    return t("home-with", { names: list });
  }

  /** @param {Listed} table @param {number} n */
  function nameOf(table, n) {
    const seat = table.seats.find((one) => one.seat === n);
    if (!seat) return "";
    return seat.bot ? t(`people-bot-${seat.colour}`) : seat.name;
  }

  /** A corner of the game's poster. @param {string} key */
  function thumb(key) {
    return modules.get(key)?.game.art.card() ?? nothing;
  }

  /** @param {import("../types.js").GameInfo} game */
  function poster(game) {
    const module = modules.get(game.key);
    if (!module) return nothing;
    const id = game.key.replaceAll("_", "-");
    const { min, max } = game.seats;
    return html`<article class="poster">
      <figure>${module.game.art.card(t(`${id}-title`))}</figure>
      <div class="about">
        <h2 class="sr">${t(`${id}-title`)}</h2>
        <p class="facts"><span>${icon("people")} ${t("home-players", { min, max })}</span><span>${icon("clock")} ${t("home-minutes", { count: module.game.minutes })}</span></p>
        <p>${t(`${id}-tagline`)}</p>
        <p class="row"><a class="btn plain" href="#lay" @click=${() => lay.choose(game.key)}>${t("home-play")}</a><a class="btn quiet" href=${`/rules/${game.key}`}>${t("home-rules")}</a></p>
      </div>
    </article>`;
  }

  function others() {
    const free = open.filter((table) => table.you.seat === null);
    return html`<section class="open" aria-labelledby="open">
      <div class="head">
        <h2 class="display h2" id="open">${t("home-open")}</h2>
        <form class="row code" @submit=${enter}>
          <label class="sr" for="code">${t("home-code")}</label>
          <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="200" placeholder=${t("home-code")} required>
          <button class="btn plain">${t("home-code-open")}</button>
        </form>
      </div>
      ${
        free.length
          ? html`<ul>${free.map(
              (table) => html`<li class="card">
              <span class="thumb">${thumb(table.game)}</span>
              <p><b>${t("home-by", { name: table.host.name })}</b><small>${table.title} · ${t(`home-pace-${table.pace}`)}</small></p>
              <span class="seats-mini">${table.seats.map((seat) => chair(seat.colour))}${Array.from({ length: table.seats_wanted - table.seats.length }, blank)}</span>
              <a class="btn plain" href=${`/t/${table.code}`}>${t("home-join")}</a></li>`,
            )}</ul>`
          : html`<p class="soft">${t("home-open-none")}</p>`
      }
    </section>`;
  }

  /** A code, or a whole link, typed or pasted. @param {SubmitEvent} event */
  function enter(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const typed = String(new FormData(form).get("code")).trim();
    const code = (typed.match(/\/t\/([A-Za-z0-9-]+)/)?.[1] ?? typed).replace(/[^A-Za-z0-9]/g, "");
    if (code) ctx.go(`/t/${code}`);
  }

  function foot() {
    return html`<footer class="foot">
      <a href="/verify">${t("home-fair")}</a><a href="/api/docs" target="_blank" rel="noopener">${t("home-api")}</a>
      <span>${LANGUAGES.map((code) => html`<button type="button" lang=${code} aria-pressed=${code === ctx.language ? "true" : "false"} @click=${() => ctx.speak(code)}>${OWN_NAMES[code]}</button>`)}</span>
    </footer>`;
  }
}

/** @param {Listed} table */
function waitsForMe(table) {
  return table.you.seat !== null && table.waiting.includes(table.you.seat);
}
