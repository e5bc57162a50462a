/** The rules of Heimathafen on one short page, its pictures drawn by the board's own code. */
import { html, svg } from "lit-html";
import { wind } from "./art.js";
import { frame, sea } from "./chart.js";
import { angle, sight } from "./compass.js";
import { fleet } from "./fleet.js";
import { HEX, SQUARE } from "./seas.js";
import { sprite } from "./sprite.js";
import { createWords } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").House} House */
/** @typedef {import("./types.js").Wind} Wind */
/** @typedef {import("./types.js").Offer} Offer */

const COLOURS = ["red", "green", "brown", "teal"];
const NAMES = ["Ruth", "Mila", "Jonas", "Aylin"];
/** The part of the sea where things happen in most pictures. */
const NEAR = { x: -205, y: 92, width: 442, height: 390 };

/**
 * A position for a picture.
 * @param {Partial<View>} more
 * @returns {View}
 */
export function position(more) {
  const chart = more.chart ?? SQUARE;
  return {
    chart,
    memory_aid: true,
    seats: 4,
    stage: "ship",
    round: 2,
    rounds: chart.limit,
    turn: 0,
    ships: [
      [0, 4],
      [1, 6],
      [-2, 6],
      [3, 6],
    ],
    under: ["E", "NW", "NW", "N"],
    holders: COLOURS.map(() => ({ winds: [], secret: [] })),
    sails: [2, 2, 2, 2],
    flags: [2, 2, 2, 2],
    hit: [false, false, false, false],
    dangers: chart.dangers,
    distances: [4, 6, 6, 6],
    sailing: false,
    on_danger: false,
    loss: 0,
    budget: 3,
    used: 1,
    rolled: null,
    early: false,
    banned: [],
    trying: null,
    drift: null,
    ended: null,
    ...more,
  };
}

/** A move as an offer that is only looked at. @param {number} ship @param {import("./types.js").Place} from @param {import("./types.js").Place} to @param {number} far @returns {Offer} */
const would = (ship, from, to, far) => ({
  index: ship,
  action: { kind: "ship", ship },
  final: false,
  preview: {
    ship,
    wind: "NE",
    from,
    to,
    distance_after: far,
    meets_danger: false,
    harbour: false,
    takes: "E",
    asks: null,
  },
});

/** @param {{t: import("./types.js").Say, language: string}} shell */
export function rules({ t, language }) {
  /** @type {House} */
  const house = {
    t,
    language,
    seat: 0,
    seats: COLOURS.map((colour, seat) => ({ name: NAMES[seat], colour })),
    offers: { all: [], can: () => null, list: () => [] },
    act: () => {},
    hover: () => {},
    motion: () => false,
  };
  const still = position({});
  const words = createWords(house, () => still);
  const { say } = words;
  const idle = {
    house,
    words,
    held: null,
    act: () => {},
    pick: () => {},
    berth: () => {},
    hold: () => {},
    look: () => {},
  };

  /**
   * @param {View} view
   * @param {{offers?: Offer[], drifted?: Record<string, import("./types.js").Place>, near?: import("./compass.js").Box}} [more]
   */
  const map = (view, { offers = [], drifted = {}, near } = {}) => {
    const all = sight(view.chart, 340, 300);
    const seen = near ? { framed: false, unit: near.width / 340, box: near } : all;
    const content = svg`${sea(view.chart, all, words, null)}${fleet(view, { ...idle, unit: seen.unit, offers, lit: offers[0] ?? null, drifted })}`;
    return html`<figure class="hh-picture" aria-hidden="true"><div class="hh-stage"><div class="hh-map" inert>${frame(seen, content)}</div></div></figure>`;
  };
  /** @param {Wind[]} winds */
  const rack = (winds) =>
    html`<figure class="hh-picture" aria-hidden="true"><div class="hh-stage"><ol class="hh-holder">${winds.map(
      (one, i) =>
        html`<li class=${i === 0 ? "next" : ""}>${wind(words.short(one), angle(SQUARE, one), i === 0 ? "now" : "")}</li>`,
    )}</ol></div></figure>`;

  /** @param {string} key @param {unknown} [picture] */
  const part = (key, picture = null) =>
    html`<section class="hh-rule ${picture ? "" : "wordy"}">${picture}<div><h2 class="display">${say(`rules-${key}`)}</h2><p>${say(`rules-${key}-text`)}</p></div></section>`;

  return html`<div class="hh-rules">${sprite()}
    ${part("goal", map(position({ ships: SQUARE_STARTS, dangers: SQUARE.dangers })))}
    ${part("holder", rack(["NE", "N", "W", "S", "NW"]))}
    ${part("move", map(still, { offers: [would(0, [0, 4], [1, 3], 3)], near: NEAR }))}
    ${part(
      "flag",
      map(
        position({
          trying: { by: 1, ship: 0, wind: "S", from: [-1, 3], to: [-1, 4] },
          ships: [
            [-1, 3],
            [1, 6],
            [-2, 6],
            [3, 6],
          ],
        }),
        { near: NEAR },
      ),
    )}
    ${part("danger", map(position({ dangers: { pirates: [-2, 4], storm: [0, 6], sea_dragon: [2, 5] }, hit: [false, false, false, false] }), { drifted: { storm: [0, 5], sea_dragon: [2, 4] }, near: NEAR }))}
    ${part("sail")}
    ${part(
      "hex",
      map(
        position({
          chart: HEX,
          ships: [
            [-1, 1],
            [-2, 3],
            [-1, 4],
            [-2, 4],
          ],
          under: ["W", "E", "NW", "SE"],
          dangers: HEX.dangers,
        }),
      ),
    )}
  </div>`;
}

/** @type {import("./types.js").Place[]} */
const SQUARE_STARTS = [
  [-2, 9],
  [1, 9],
  [-1, 9],
  [2, 9],
];
