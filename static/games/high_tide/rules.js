/** The rules of High Tide on one short page, its pictures drawn by the board's own code. */
import { html } from "lit-html";
import { beaches } from "./beaches.js";
import { lawn } from "./lawn.js";
import { createWords } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").House} House */
/** @typedef {import("./types.js").Say} Say */

const COLOURS = ["red", "green", "brown", "teal", "pink"];

/** @returns {View} */
function still() {
  return {
    seats: 5,
    round: 3,
    rounds: 6,
    turn: 2,
    order: [1, 3, 0, 4, 2],
    active: 0,
    bag: [3, 3, 3, 3, 3, 3],
    rack: Array.from({ length: 6 }, () => ({ kind: "empty" })),
    printed: 7,
    open: 5,
    rental: 6,
    turtle: 7,
    pair: null,
    chairs: Array.from({ length: 5 }, () => [0, 0, 0, 0, 0, 0]),
    rows: Array.from({ length: 6 }, () => []),
    sand: 20,
    water: [21, 21, 21, 21, 21, 21],
    waves: [[], [], [], [], [], []],
    tide: null,
    scores: [0, 0, 0, 0, 0],
    points: Array.from({ length: 5 }, () => [0, 0, 0, 0, 0, 0]),
    ended: null,
  };
}

/**
 * A position for a picture: chairs as beach → [[space, seats from the left]].
 * @param {Record<number, [number, number[]][]>} where
 * @param {Partial<View>} [more]
 * @returns {View}
 */
export function position(where, more = {}) {
  const view = { ...still(), ...more };
  for (const [beach, rows] of Object.entries(where)) {
    view.rows[Number(beach)] = rows.map(([pos, seats]) => ({ pos, seats }));
    for (const [pos, seats] of rows) {
      for (const seat of seats) view.chairs[seat][Number(beach)] = pos;
    }
  }
  return view;
}

/** @param {View} view @param {[number, number, number][]} given seat, beach, points */
function scored(view, given) {
  for (const [seat, beach, points] of given) view.points[seat][beach] = points;
  return view;
}

const goal = () =>
  scored(
    position({
      2: [
        [12, [3]],
        [9, [0, 4]],
        [4, [1]],
      ],
      3: [
        [14, [0]],
        [10, [2]],
      ],
    }),
    [
      [3, 2, 4],
      [4, 2, 2],
      [0, 2, 1],
      [0, 3, 4],
      [2, 3, 2],
    ],
  );

const move = () =>
  position({
    3: [
      [9, [0]],
      [14, [3]],
    ],
    2: [
      [6, [0]],
      [10, [1]],
    ],
  });

const tide = () =>
  position(
    {
      2: [
        [13, [0]],
        [9, [3]],
      ],
      0: [
        [11, [1]],
        [17, [2]],
      ],
    },
    { water: [19, 21, 16, 21, 21, 21], waves: [[2], [], [3, 2], [], [], []] },
  );

/** @type {import("./types.js").Slot[]} */
const RACK = [
  {
    kind: "pair",
    left: { colour: "orange", value: 5 },
    right: { colour: "blue", value: 4 },
  },
  { kind: "towel", seat: 1 },
  { kind: "towel", seat: 3 },
  { kind: "empty" },
  { kind: "empty" },
  { kind: "empty" },
];

/**
 * @param {{t: Say, language: string}} shell
 */
export function rules({ t, language }) {
  /** @type {House} */
  const house = {
    t,
    language,
    seat: null,
    seats: COLOURS.map((colour) => ({ name: "", colour })),
    offers: { all: [], can: () => null, list: () => [] },
    act: () => {},
    hover: () => {},
    motion: () => false,
  };
  const words = createWords(house, () => null);
  const { say } = words;

  /** @param {View} view @param {number[]} only @param {import("./types.js").Preview|null} [preview] */
  const strand = (view, only, preview = null) =>
    html`<figure class="ht-picture"><div class="ht-stage"><div class="ht-board bare">${beaches(view, { house, words, preview, only })}</div></div></figure>`;
  const meadow = () =>
    html`<figure class="ht-picture meadow" aria-hidden="true"><div class="ht-stage"><div class="ht-board bare">${lawn(position({}, { rack: RACK }), { house, words, lit: null, look: () => {} })}</div></div></figure>`;

  /** @param {string} key @param {unknown} [picture] */
  const part = (key, picture = null) =>
    html`<section class="ht-rule ${picture ? "" : "wordy"}">${picture}<div><h2 class="display">${say(`rules-${key}`)}</h2><p>${say(`rules-${key}-text`)}</p></div></section>`;

  return html`<div class="ht-rules">
    ${part("goal", strand(goal(), [2, 3]))}
    ${part("turn", meadow())}${part("bonus")}
    ${part(
      "move",
      strand(move(), [2, 3], {
        chairs: [
          { beach: 3, seat: 0, from: 9, to: 14, wet: false, points: 4 },
          { beach: 2, seat: 0, from: 6, to: 10, wet: false, points: 4 },
        ],
      }),
    )}
    ${part("order")}
    ${part("tide", strand(tide(), [0, 2]))}
    ${part("end")}
  </div>`;
}
