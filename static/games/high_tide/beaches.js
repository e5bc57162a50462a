/** Draws the six beaches of a view: sea, waves, chairs, ghosts, bars; it asks nothing and moves nothing. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { chair } from "../../js/pieces.js";
import { awning, bar, buoy, outline, swell } from "./art.js";
import { ghosts, stands, tiles } from "./layout.js";
import { place } from "./place.js";
import { BEACHES } from "./types.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./types.js").House} House */

const COUNTS = [5, 10, 15];

/**
 * @param {View} view
 * @param {{house: House, words: Words, preview: import("./types.js").Preview|null, only?: number[]}} with_
 */
export function beaches(view, { house, words, preview, only }) {
  const planned = ghosts(view, preview);
  const shown = only ?? BEACHES.map((_, index) => index);
  return html`<div class="ht-beaches" aria-hidden="true" ${place({ beaches: shown.length })}>
    ${shown.map((index, nth) => {
      const mine = planned.filter((ghost) => ghost.beach === index);
      return html`<div class="ht-beach d-${BEACHES[index]}">
        <div class="ht-sand"></div>
        ${buoy()}<div class="ht-shore"></div>
        ${repeat(
          tiles(view, index),
          (tile) => tile.nth,
          (tile) => html`<div
            class="ht-wave ${tile.large ? "large" : "small"} ${tile.edge ? "edge" : ""}"
            data-wave="${index}-${tile.nth}"
            ${place({ at: tile.at, size: tile.size, nth: tile.nth })}
          >${swell()}</div>`,
        )}
        ${nth > 0 ? html`<div class="ht-rope"></div>` : COUNTS.map((at) => html`<b class="ht-count" ${place({ at })}>${at}</b>`)}
        ${mine.map(landing)}
        ${stands(view, index).map(
          (stand) => html`<div
            class="ht-chair ${stand.at === 0 ? "at-bar" : ""} ${stand.wet ? "wet" : ""} ${house.seats[stand.seat]?.me ? "mine" : ""}"
            data-key="chair-${stand.seat}-${index}"
            ${place({ at: stand.at, slot: stand.slot, count: stand.count })}
          >${chair(colourOf(house, stand.seat))}</div>`,
        )}
        ${stands(view, index).map((stand) =>
          stand.points > 0 && !stand.wet
            ? html`<b class="ht-rank ${stand.first ? "first" : ""}" ${place({ at: stand.at, slot: stand.slot, count: stand.count })}>${stand.points}</b>`
            : nothing,
        )}
        ${mine.map((ghost) => shade(ghost, house, words))}
        <div class="ht-barfront">${bar()}</div>
        <div class="ht-roof">${awning()}</div>
        <b class="ht-sign">${words.beach(index)}</b>
      </div>`;
    })}
  </div>`;
}

/**
 * @param {House} house
 * @param {number} seat
 */
export function colourOf(house, seat) {
  return house.seats[seat]?.colour ?? "cream";
}

/** The space it would land on and the way there. @param {import("./layout.js").Ghost} ghost */
function landing(ghost) {
  return html`<div class="ht-landing" ${place({ at: ghost.at })}></div>
    <div
      class="ht-trail ${ghost.from === 0 ? "from-bar" : ""}"
      ${place({ at: ghost.from, to: ghost.at, slot: ghost.slot, count: ghost.count })}
    ></div>`;
}

/**
 * @param {import("./layout.js").Ghost} ghost
 * @param {House} house
 * @param {Words} words
 */
function shade(ghost, house, words) {
  const full = ghost.wet
    ? words.say("tell-wet")
    : words.say(ghost.points >= 4 ? "tell-first" : "tell-dry", { points: ghost.points });
  const short = words.say(ghost.wet ? "tell-wet-short" : "tell-dry-short");
  return html`<div class="ht-chair ht-ghost" ${place({ at: ghost.at, slot: ghost.slot, count: ghost.count })}>
      ${chair(colourOf(house, ghost.seat))}${outline()}
    </div>
    <p class="ht-tell ${ghost.wet ? "wet" : ""} ${ghost.below ? "below" : ""} ${ghost.beach === 5 ? "last" : ""}" ${place({ at: ghost.at, slot: ghost.slot, count: ghost.count })}>
      <span class="ht-full">${full}</span><span class="ht-short">${short}${ghost.wet ? nothing : html` <b>${ghost.points}</b>`}</span>
    </p>`;
}
