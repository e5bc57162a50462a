/** Draws my holder at the foot of the board, its tiles and the danger die, and the others' holders beside it. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { symbol } from "../../js/pieces.js";
import { boat, die, hidden, tiles, wind } from "./art.js";
import { colourOf } from "./fleet.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Wind} Wind */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Means
 * @property {import("./types.js").House} house
 * @property {Words} words
 * @property {Offer[]} offers
 * @property {Offer|null} lit
 * @property {{order: Wind[], held: number|null}|null} arranging my winds while I put them in order
 * @property {import("./types.js").Face|null} rolling the face that shows while the die tumbles
 * @property {(offer: Offer) => void} act
 * @property {(offer: Offer|null) => void} look
 * @property {(at: number) => void} tap
 * @property {(at: number, event: KeyboardEvent) => void} key
 * @property {(at: number, event: PointerEvent) => void} grab
 */

/** @param {View} view @param {Means} means */
export function dock(view, means) {
  const { house, words } = means;
  const seat = house.seat ?? view.turn ?? view.ships.length - 1;
  const own = seat === house.seat;
  const choosing = means.offers.some(({ action }) => action.kind === "start_token");
  const title = own ? words.say("dock") : words.say("dock-other", { name: words.name(seat) });
  return html`<section class="hh-dock ${choosing ? "choosing" : ""} ${means.arranging ? "arranging" : ""}" aria-label=${title}>
    <div class="hh-docklabel"><h2>${title}</h2>${pace(view, seat, means, choosing)}</div>
    ${choosing ? choice(means) : means.arranging ? places(means, means.arranging) : rack(view, seat, means)}
    <div class="hh-mytiles">
      <p><span>${tiles("sail", view.sails[seat])}</span><small>${words.say("sails", { count: view.sails[seat] })}</small></p>
      <p><span>${tiles("flag", view.flags[seat])}</span><small>${words.say("flags", { count: view.flags[seat] })}</small></p>
      ${thrown(view, means)}
    </div>
  </section>`;
}

/** How far the running turn is. @param {View} view @param {number} seat @param {Means} means @param {boolean} choosing */
function pace(view, seat, { words, arranging }, choosing) {
  const { say } = words;
  if (choosing) return html`<p>${say("dock-pick")}</p>`;
  if (arranging) return html`<p>${say("dock-order")}</p>`;
  if (view.turn === null || view.stage === "start_token") return nothing;
  if (view.turn !== seat) return html`<p>${say("dock-turn", { name: words.name(view.turn) })}</p>`;
  return html`<p>${say("dock-move", { move: Math.min(view.used + 1, view.budget), moves: view.budget })}</p>
    <p class="hh-pips" aria-hidden="true">${Array.from({ length: view.budget }, (_, i) => html`<i class=${i < view.used ? "done" : i === view.used ? "now" : ""}></i>`)}</p>`;
}

/** The winds of one holder, the next one large. @param {View} view @param {number} seat @param {Means} means */
function rack(view, seat, { words, lit, house }) {
  const { winds, secret } = view.holders[seat];
  if (winds.length === 0) {
    const hand = view.stage === "holder" ? (secret ?? []) : [];
    return html`<div class="hh-holder flat">${hand.map((one) => wind(words.short(one), words.turn(one)))}${hand.length ? nothing : html`<p class="hh-unlaid">${words.say("dock-wait")}</p>`}</div>`;
  }
  const comes = lit?.action.kind === "ship" ? lit.preview?.takes : lit?.preview?.rotates;
  const mine = seat === house.seat;
  const next = view.stage !== "over";
  return html`<ol class="hh-holder" data-holder=${seat}>
    ${winds.map(
      (one, i) =>
        html`<li class=${i === 0 && next ? "next" : ""} data-place=${i} role="img" aria-label=${label(one, i, words)}>${one ? wind(words.short(one), words.turn(one), i === 0 && mine && next ? "now" : "") : hidden()}</li>`,
    )}
    ${comes ? html`<li class="comes" role="img" aria-label=${words.say("comes", { wind: words.wind(comes) })}><svg class="hh-add" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"/><path d="M12 6.5v11M6.5 12h11"/></svg>${wind(words.short(comes), words.turn(comes))}</li>` : nothing}
  </ol>`;
}

/** @param {Wind|null} one @param {number} i @param {Words} words */
function label(one, i, words) {
  if (!one) return words.say("hidden");
  return i === 0 ? words.say("next", { wind: words.wind(one) }) : words.wind(one);
}

/** Six winds, one of which goes under my ship. @param {Means} means */
function choice({ offers, words, lit, act, look }) {
  const side = lit?.action.side ?? "left";
  const shown = offers.filter(({ action }) => !action.side || action.side === side);
  return html`<div class="hh-holder flat">${repeat(
    shown,
    (offer) => offer.action.dir,
    (offer) => {
      const one = /** @type {Wind} */ (offer.action.dir);
      const on = lit?.action.dir === one;
      return html`<button type="button" class="hh-place offer ${on ? "picked" : ""}" data-offer=${offer.index} aria-label=${words.describe(offer)} aria-pressed=${String(on)}
        @click=${() => act(offer)} @pointerenter=${() => look(offer)} @pointerleave=${() => look(null)} @focus=${() => look(offer)} @blur=${() => look(null)}>${wind(words.short(one), words.turn(one))}</button>`;
    },
  )}</div>`;
}

/** My five winds, to be put in order. @param {Means} means @param {{order: Wind[], held: number|null}} arranging */
function places({ words, tap, key, grab }, { order, held }) {
  return html`<div class="hh-holder flat" role="group" aria-label=${words.say("dock-order")}>${repeat(
    order,
    (one) => one,
    (one, i) =>
      html`<button type="button" class="hh-place ${i === 0 ? "next" : ""} ${held === i ? "held" : ""}" data-key="wind-${one}" data-at=${i} aria-pressed=${String(held === i)}
        aria-label=${words.say(held === i ? "place-held" : "place", { wind: words.wind(one), place: i + 1 })}
        @click=${() => tap(i)} @keydown=${(/** @type {KeyboardEvent} */ event) => key(i, event)} @pointerdown=${(/** @type {PointerEvent} */ event) => grab(i, event)}>${wind(words.short(one), words.turn(one), i === 0 ? "now" : "")}<b aria-hidden="true">${i + 1}</b></button>`,
  )}</div>`;
}

/** @param {View} view @param {Means} means */
function thrown(view, { words, rolling }) {
  const up = rolling ?? view.rolled;
  const said = up === null ? words.say("die-blank") : words.say("die", { face: String(up) });
  const small = up === null ? "die-wait" : up === "X" ? "die-x" : "die-go";
  return html`<p class="hh-thrown" role="img" aria-label=${said}><span>${die(up)}</span><small aria-hidden="true">${words.say(small)}</small></p>`;
}

/** The holders of everybody else; a card whose ship may take my wind can be pressed. @param {View} view @param {Means} means */
export function crews(view, means) {
  const { house, words } = means;
  const seats = view.ships.map((_, seat) => seat).filter((seat) => seat !== house.seat);
  return html`<aside class="hh-crews" data-count=${seats.length} aria-label=${words.say(house.seat === null ? "all" : "others")}>
    <h2>${words.say(house.seat === null ? "all" : "others")}</h2>
    ${repeat(
      seats,
      (seat) => seat,
      (seat) => crew(view, seat, means),
    )}
  </aside>`;
}

/** @param {View} view @param {number} seat @param {Means} means */
function crew(view, seat, means) {
  const { house, words, lit, offers } = means;
  const offer = offers.find(({ action }) => action.kind === "ship" && action.ship === seat) ?? null;
  const colour = colourOf(house, seat);
  const { winds } = view.holders[seat];
  const five = winds.length ? winds : [null, null, null, null, null];
  const inside = html`${boat(colour)}
    <span class="hh-who">${symbol(colour)}<b>${words.name(seat)}</b><small>${offer?.preview ? outlook(offer.preview, words) : remark(view, seat, words)}</small></span>
    <span class="hh-left"><span class="sr">${words.say("sails", { count: view.sails[seat] })}, ${words.say("flags", { count: view.flags[seat] })}</span>${tiles("sail", view.sails[seat])}${tiles("flag", view.flags[seat])}</span>
    <span class="hh-let" data-holder=${seat}>${five.map((one, i) => html`<i role="img" data-place=${i} aria-label=${one ? words.wind(one) : words.say("hidden")}>${one ? wind(words.short(one), words.turn(one)) : hidden()}</i>`)}${offer?.preview ? html`<em>${words.say("plus", { wind: words.short(offer.preview.takes) })}</em>` : nothing}</span>`;
  if (!offer)
    return html`<div class="hh-crew p-${colour} ${view.turn === seat ? "turn" : ""}" data-crew=${seat}>${inside}</div>`;
  return html`<button type="button" class="hh-crew offer p-${colour} ${lit?.index === offer.index ? "picked" : ""} ${offer.preview?.meets_danger ? "bad" : ""}" data-offer=${offer.index} data-crew=${seat} aria-label=${words.describe(offer)}
    @click=${() => means.act(offer)} @pointerenter=${() => means.look(offer)} @pointerleave=${() => means.look(null)} @focus=${() => means.look(offer)} @blur=${() => means.look(null)}>${inside}</button>`;
}

/** What my wind would bring its ship; a card has little room. @param {import("./types.js").Preview} preview @param {Words} words */
function outlook(preview, words) {
  if (preview.harbour || preview.meets_danger) return words.gain(preview);
  return words.say("note-far", { count: preview.distance_after });
}

/** @param {View} view @param {number} seat @param {Words} words */
function remark(view, seat, { say }) {
  if (view.banned.includes(seat)) return say("card-banned");
  if (view.turn === seat) return say("card-now");
  if (view.hit[seat]) return say("card-hit");
  if (view.holders[seat].winds.length === 0)
    return view.stage === "holder" ? say("card-unordered") : "";
  return view.holders[seat].winds.every(Boolean) ? say("card-known") : "";
}
