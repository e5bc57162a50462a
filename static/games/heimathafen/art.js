/** Wind tiles, tiles of sails and flags, boats and the danger die as pictures by themselves; knows no position. */
import { html, svg } from "lit-html";

/** @typedef {import("./types.js").Wind} Wind */

const ARROW = "M50 11l22 25H59v17q0 10-9 13-9-3-9-13V36H28Z";

/**
 * The face of a wind tile, 100 by 100.
 * @param {string} name as it is written on it
 * @param {number} turn degrees from north
 */
export function face(name, turn) {
  return svg`<rect class="hh-wt-bg" x="4" y="4" width="92" height="92" rx="20"/>
    <g transform="rotate(${turn} 50 38)"><path class="hh-wt-arrow" d=${ARROW}/><path class="hh-wt-gust" d="M32 43v12M68 43v8"/></g>
    <text class="hh-wt-name" x="50" y="90">${name}</text>`;
}

/** @param {string} name @param {number} turn @param {string} [look] */
export function wind(name, turn, look = "") {
  return html`<svg class="hh-wind ${look}" viewBox="0 0 100 100" aria-hidden="true">${face(name, turn)}</svg>`;
}

/** A wind that lies face down for whoever looks. */
export function hidden() {
  return html`<svg class="hh-wind back" viewBox="0 0 100 100" aria-hidden="true"><rect class="hh-wt-back" x="4" y="4" width="92" height="92" rx="20"/>
    <path class="hh-wt-wave" d="M14 30q9-10 18 0t18 0 18 0 18 0M14 82q9-10 18 0t18 0 18 0 18 0"/><text class="hh-wt-q" x="50" y="67">?</text></svg>`;
}

/** A ship by itself. @param {string} colour */
export function boat(colour) {
  return html`<svg class="hh-boat p-${colour}" viewBox="0 0 100 100" aria-hidden="true"><use href="#hh-ship-${colour}"></use></svg>`;
}

/** @param {string} who */
export function danger(who) {
  return html`<svg class="hh-boat" viewBox="0 0 100 100" aria-hidden="true"><use href="#hh-${who}"></use></svg>`;
}

/**
 * Two tiles of a kind, the used ones pale.
 * @param {"sail"|"flag"} kind
 * @param {number} left
 */
export function tiles(kind, left) {
  return [0, 1].map(
    (n) =>
      html`<svg class="hh-tile ${n < left ? "" : "used"}" viewBox="0 0 100 100" aria-hidden="true"><use href="#hh-tile-${kind}"></use></svg>`,
  );
}

/** The danger die with this face up, blank before it is thrown. @param {import("./types.js").Face|null} up */
export function die(up) {
  return html`<svg class="hh-die ${up === null ? "blank" : ""}" viewBox="0 0 72 72" aria-hidden="true">
    <path d="M14 12h48a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H16a10 10 0 0 1-10-8Z" fill="#8C2A0C"/>
    <path d="M12 5h46a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8V13a8 8 0 0 1 8-8Z" class="hh-die-face"/>
    ${up === "X" ? svg`<path d="m23 24 24 24m0-24L23 48" class="hh-die-x"/>` : svg`<text class="hh-die-n" x="35" y="51">${up ?? ""}</text>`}
  </svg>`;
}
