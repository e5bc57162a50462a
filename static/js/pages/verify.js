/** The proof of the dice, in plain words: what is checked, what it proves, and what it does not. */
import { html, nothing } from "lit-html";
import { createRng, findings, tableKey, wereShuffled } from "../dice.js";
import { kept } from "../keepsake.js";
import { die, icon, symbol } from "../pieces.js";

/** @typedef {import("../context.js").Ctx} Ctx */
/** @typedef {import("../dice.js").Record_} Record_ */
/** @typedef {{n: number, seat: number|null, name: string, pair: any, thrown: any, right: boolean}} Throw */
/** @typedef {{name: string, found: "right"|"wrong"|"unknown"}} Finding */

export const sheets = ["page"];

/** How many throws are shown before one asks for all. */
const SHORT = 12;

/**
 * @param {Ctx} ctx
 * @param {Record<string, string>} params
 */
export async function page(ctx, params) {
  const { t } = ctx;
  const code = params.code;
  const proof = code ? await prove(ctx, code) : null;
  let all = false;

  return {
    title: () => t("verify-title"),
    render: () => html`${ctx.top()}
      <main id="main" class="wrap verify" tabindex="-1">
        <h1 class="display">${t("verify-title")}</h1>
        <p class="lead">${t("verify-lead")}</p>
        ${proof === null ? entrance() : proof.record.seed === null ? running(proof) : checked(proof)}
        ${meaning()}
      </main>`,
  };

  function entrance() {
    return html`<form class="card row ask" @submit=${enter}>
      <label class="field"><span>${t("verify-which")}</span><input name="code" required maxlength="200" autocomplete="off" spellcheck="false" autocapitalize="characters"></label>
      <button class="btn act">${t("verify-look")}</button></form>`;
  }

  /** @param {SubmitEvent} event */
  function enter(event) {
    event.preventDefault();
    const typed = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code"));
    const found = typed.match(/\/(?:t|verify)\/([A-Za-z0-9-]+)/)?.[1] ?? typed;
    ctx.go(`/verify/${found.replace(/[^A-Za-z0-9]/g, "")}`);
  }

  /** @param {Proof} proof */
  function running(proof) {
    const { record } = proof;
    return html`<section class="card verdict unknown">${icon("clock")}
      <div><h2 class="display">${t(proof.begun ? "verify-on" : "verify-early")}</h2><p>${t("verify-running")}</p>
      <p class="print"><b>${t("verify-commitment")}</b> <code>${record.commitment}</code></p>
      <a class="btn plain" href=${`/t/${record.code}`}>${t("verify-back", { game: ctx.games.find((one) => one.key === record.game)?.title ?? "" })}</a></div></section>`;
  }

  /** @param {Proof} proof */
  function checked(proof) {
    const wrong = proof.found.filter((one) => one.found === "wrong").length;
    return html`<section class="card verdict ${wrong ? "bad" : "good"}" role="status">${icon(wrong ? "x" : "shield")}
        <div><h2 class="display">${t(wrong ? "verify-bad" : "verify-good")}</h2>
        <p>${wrong ? t("verify-bad-text") : t("verify-good-text", { count: proof.record.moves.at(-1)?.draws ?? 0 })}</p></div></section>
      <section aria-labelledby="steps"><h2 class="display h2" id="steps">${t("verify-steps")}</h2>
        <ol class="checks">${proof.found.map(check)}</ol></section>
      ${proof.throws ? throws(proof, proof.throws) : nothing}
      ${papers(proof.record)}`;
  }

  /** @param {Finding} finding */
  function check({ name, found }) {
    const mark = { right: "check", wrong: "x", unknown: "help" }[found];
    return html`<li class="card ${found}"><span class="tick">${icon(mark)}<span class="sr">${t(`verify-found-${found}`)}</span></span>
      <div><b>${t(`verify-${name}`)}</b><p>${t(`verify-${name}-${found}`)}</p></div></li>`;
  }

  /** @param {Proof} proof @param {Throw[]} list */
  function throws({ seats }, list) {
    const shown = all ? list : list.slice(0, SHORT);
    return html`<section><h2 class="display h2" id="throws">${t("verify-each")}</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="throws"><table class="card throws"><thead><tr><th scope="col">${t("verify-move")}</th><th scope="col">${t("verify-who")}</th><th scope="col">${t("verify-on-table")}</th><th scope="col">${t("verify-again")}</th><td></td></tr></thead>
      <tbody>${shown.map((one) => {
        const seat = seats[one.seat ?? -1];
        return html`<tr class=${one.right ? "" : "wrong"}><td class="num">${one.n}</td>
          <td>${seat ? html`<span class="who">${symbol(seat.colour)} ${seat.name}</span>` : nothing}</td>
          <td>${pair(one.pair)}</td><td>${pair(one.thrown)}</td>
          <td>${icon(one.right ? "check" : "x")}<span class="sr">${t(`verify-found-${one.right ? "right" : "wrong"}`)}</span></td></tr>`;
      })}</tbody></table></div>
      ${
        all || list.length <= SHORT
          ? nothing
          : html`<button type="button" class="btn quiet" @click=${() => {
              all = true;
              ctx.redraw();
            }}>${t("verify-all", { count: list.length })}</button>`
      }</section>`;
  }

  /** @param {any} two */
  function pair({ left, right }) {
    return html`<span class="two">${[left, right].map((one) => html`${die(one.colour, one.value)}<span class="sr">${one.value}</span>`)}</span>`;
  }

  /** The numbers themselves, for who wants to reckon elsewhere. @param {Record_} record */
  function papers(record) {
    const mine = kept(localStorage, record.code);
    return html`<details class="card papers"><summary>${icon("list")} ${t("verify-numbers")}</summary>
      <dl><dt>${t("verify-commitment")}</dt><dd><code>${record.commitment}</code></dd>
        <dt>${t("verify-the-seed")}</dt><dd><code>${record.seed}</code></dd>
        <dt>${t("verify-salts")}</dt>${record.salts.map((salt) => html`<dd><code>${salt || "–"}</code>${mine && salt === mine.salt ? html` <span class="chip">${t("verify-yours")}</span>` : nothing}</dd>`)}</dl>
      <p>${t("verify-numbers-text")}</p><p><code>python -m engines.core.verify record.json</code></p>
      <p><a class="btn plain" href=${`/api/tables/${record.code}/record`} download=${`tidetable-${record.code}.json`}>${icon("copy")} ${t("verify-record")}</a></p></details>`;
  }

  function meaning() {
    return html`<section class="meaning">
      <div class="card"><h2 class="display">${t("verify-proves")}</h2><ul>${["change", "foresee", "salt"].map((key) => html`<li>${icon("check")}<span>${t(`verify-proves-${key}`)}</span></li>`)}</ul></div>
      <div class="card"><h2 class="display">${t("verify-not")}</h2><ul>${["house", "people", "luck"].map((key) => html`<li>${icon("info")}<span>${t(`verify-not-${key}`)}</span></li>`)}</ul></div>
      <div class="card wide"><h2 class="display">${t("verify-how")}</h2><ol class="how-steps">${["one", "two", "three", "four"].map((key) => html`<li><span>${t(`verify-how-${key}`)}</span></li>`)}</ol></div>
    </section>`;
  }
}

/** @typedef {{record: Record_, found: Finding[], throws: Throw[]|null, seats: any[], begun: boolean}} Proof */

/**
 * @param {Ctx} ctx
 * @param {string} code
 * @returns {Promise<Proof>}
 */
async function prove(ctx, code) {
  const table = await ctx.api.get(`/tables/${encodeURIComponent(code)}`);
  const record = /** @type {Record_} */ (
    table.status === "open" || table.status === "abandoned"
      ? { code: table.code, game: table.game, commitment: table.commitment, seed: null }
      : await ctx.api.get(`/tables/${table.code}/record`)
  );
  const seats = table.seats.map((/** @type {any} */ seat) => ({
    ...seat,
    name: seat.bot ? ctx.t(`people-bot-${seat.colour}`) : seat.name,
  }));
  const begun = table.status !== "open";
  if (record.seed === null) return { record, found: [], throws: null, seats, begun };
  const found = /** @type {Finding[]} */ (findings(record, kept(localStorage, table.code)));
  const [module, start] = await Promise.all([
    ctx.game(table.game),
    ctx.api.get(`/tables/${table.code}/view?at=0`).catch(() => null),
  ]);
  const { thrownAgain } = module.game;
  if (!thrownAgain || !start) return { record, found, throws: null, seats, begun };
  const rng = createRng(tableKey(record));
  const places = record.salts.map((_, place) => place);
  if (wereShuffled(record)) rng.shuffled(places);
  const opening = { n: 0, draws: null, events: start.events };
  const { throws, even } = thrownAgain(places.length, [opening, ...record.moves], rng);
  const right = even && throws.every((/** @type {Throw} */ one) => one.right);
  return {
    record,
    found: [...found, { name: "throws", found: right ? "right" : "wrong" }],
    throws,
    seats,
    begun,
  };
}
