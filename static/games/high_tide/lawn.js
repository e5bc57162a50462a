/** Draws the lawn: the spaces with pairs, towels, rental and turtle, and the dice in hand. */
import { html, nothing } from "lit-html";
import { chair, die as drawn, symbol } from "../../js/pieces.js";
import { again, hut, towel, turtle, upward } from "./art.js";
import { colourOf } from "./beaches.js";
import { nextOrder, lawn as spots } from "./layout.js";
import { place } from "./place.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Pair} Pair */

/**
 * @typedef {object} Means what the lawn needs besides the view
 * @property {import("./types.js").House} house
 * @property {import("./words.js").Words} words
 * @property {Offer|null} lit the offer whose ghosts are shown
 * @property {(offer: Offer|null) => void} look
 */

/**
 * @param {View} view
 * @param {Means} means
 */
export function lawn(view, means) {
  const { say } = means.words;
  const order = nextOrder(view);
  return html`<section class="ht-lawn" aria-label=${say("lawn-label", { count: view.rack.length })}>
    <div class="ht-head">
      <p class="ht-lawn-title">${say("lawn")}
        <small class="ht-order">${upward()} <span class="ht-full">${say("lawn-order")}</span><span class="ht-short">${say("lawn-order-side")}</span></small>
      </p>
      ${view.rental === null && !view.ended ? html`<span class="ht-open">${hut(true)}<span class="ht-sr">${say("rental-open")}</span></span>` : nothing}
    </div>
    ${hand(view, means)}
    <ol class="ht-rack" ${place({ printed: view.printed })}>
      ${spots(view).map((spot) => {
        const offer =
          spot.kind === "pair" ? means.house.offers.can("take", { slot: spot.n }) : null;
        return html`<li class="ht-slot ${spot.kind} ${offer ? "offer" : ""} ${offer && means.lit?.index === offer.index ? "lit" : ""}" data-slot=${spot.n}>
          <b class="ht-n" aria-hidden="true">${spot.n}</b>${inside(spot, offer, means, order)}
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * @param {import("./layout.js").Spot} spot
 * @param {Offer|null} offer
 * @param {Means} means
 * @param {number[]} order
 */
function inside(spot, offer, means, order) {
  const { house, words, look } = means;
  const { say } = words;
  const number = html`<span class="ht-sr">${say("slot", { slot: spot.n })}: </span>`;
  const slot = spot.slot;
  if (slot?.kind === "pair") {
    if (!offer) return html`<div class="ht-spot">${number}${faces(spot, slot, words)}</div>`;
    return html`<button
      class="ht-spot" type="button" aria-label=${words.describe(offer)}
      @click=${() => house.act(offer)}
      @pointerenter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && look(offer)}
      @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && look(null)}
      @focus=${() => look(offer)} @blur=${() => look(null)}
    >${faces(spot, slot, words)}</button>`;
  }
  if (slot?.kind === "towel") {
    const colour = colourOf(house, slot.seat);
    const rank = order.indexOf(slot.seat) + 1;
    return html`<div class="ht-spot" data-key="towel-${slot.seat}">${number}${towel(colour)}
      <p class="ht-who">${symbol(colour)} <span class="ht-name">${words.you(slot.seat)}</span>
        <em aria-hidden="true">${say("slot-next", { place: rank })}</em><span class="ht-sr">${say("slot-next-long", { place: rank })}</span></p></div>`;
  }
  if (spot.kind === "rental") {
    return html`<div class="ht-spot">${number}${hut(false)}<span class="ht-why">${say("slot-rental")}</span></div>`;
  }
  if (spot.kind === "turtle") {
    return html`<div class="ht-spot">${number}${turtle()}<span class="ht-why">${say("slot-turtle")}</span></div>`;
  }
  return html`<div class="ht-spot">${number}<span class="ht-why">${say(spot.kind === "shut" ? "slot-shut" : "slot-free")}</span>${spot.kind === "empty" ? bonus(spot, words) : nothing}</div>`;
}

/**
 * @param {import("./layout.js").Spot} spot
 * @param {Pair} pair
 * @param {import("./words.js").Words} words
 */
function faces(spot, pair, words) {
  return html`<span class="ht-pair" data-dice>${drawn(pair.left.colour, pair.left.value)}${drawn(pair.right.colour, pair.right.value)}</span>
    <span class="ht-words"><span>${words.die(pair.left)}</span><span>${words.die(pair.right)}</span>${bonus(spot, words)}</span>`;
}

/**
 * @param {import("./layout.js").Spot} spot
 * @param {import("./words.js").Words} words
 */
function bonus({ bonus: dice }, { say }) {
  if (!dice) return nothing;
  return html`<small class="ht-bonus"><span aria-hidden="true">${again()} ${say("slot-bonus", { dice })}</span><span class="ht-sr">. ${say("slot-bonus-long", { dice })}</span></small>`;
}

/**
 * The pair being decided about, large.
 * @param {View} view
 * @param {Means} means
 */
function hand(view, { house, words }) {
  const { pair, active } = view;
  if (!pair) return nothing;
  const mine = words.me(active) === "yes";
  const whose = mine
    ? words.say("hand-me")
    : words.say("hand-name", { name: active === null ? "" : words.name(active) });
  return html`<div class="ht-hand ${mine ? "mine" : ""}" role="group" aria-label="${whose}: ${words.die(pair.left)}, ${words.die(pair.right)}">
    <span class="ht-thrown" data-dice>${drawn(pair.left.colour, pair.left.value)}${drawn(pair.right.colour, pair.right.value)}</span>
    <p aria-hidden="true">${active === null ? nothing : chair(colourOf(house, active))}<span>${whose}${pair.slot ? html`<small>${words.say("hand-from", { slot: pair.slot })}</small>` : nothing}</span></p>
  </div>`;
}
