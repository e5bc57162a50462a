/** Hand-made positions of High Tide for the tests of its board. */

/** @typedef {import("../../static/games/high_tide/types.js").View} View */

/** @returns {View} the first position of a game of `seats` */
export function opening(seats = 5) {
  const rack = seats + 1;
  const printed = seats > 4 ? 7 : 5;
  return {
    seats,
    round: 1,
    rounds: 6,
    turn: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    active: 0,
    bag: [3, 3, 3, 3, 3, 3],
    rack: Array.from({ length: rack }, () => ({ kind: "empty" })),
    printed,
    open: 3,
    rental: 4,
    turtle: rack < printed ? printed : null,
    pair: null,
    chairs: Array.from({ length: seats }, () => [0, 0, 0, 0, 0, 0]),
    rows: Array.from({ length: 6 }, () => []),
    sand: 20,
    water: [21, 21, 21, 21, 21, 21],
    waves: Array.from({ length: 6 }, () => []),
    tide: null,
    scores: Array.from({ length: seats }, () => 6),
    points: Array.from({ length: seats }, () => [1, 1, 1, 1, 1, 1]),
    ended: null,
  };
}

/**
 * @param {View} view
 * @param {number} beach
 * @param {number} pos
 * @param {number[]} seats from the left
 */
export function stand(view, beach, pos, seats) {
  view.rows[beach].push({ pos, seats });
  for (const seat of seats) view.chairs[seat][beach] = pos;
  return view;
}

/** @type {import("../../static/games/high_tide/types.js").Pair} */
export const PAIR = {
  left: { colour: "orange", value: 5 },
  right: { colour: "blue", value: 4 },
};

/** One event of every name the engine knows, and the house's own. */
export const EVENTS = [
  { name: "round_started", data: { round: 2, order: [1, 0, 2, 3, 4] } },
  { name: "rolled", data: { seat: 0, pair: PAIR } },
  { name: "accepted", data: { seat: 0, pair: PAIR, forced: false } },
  { name: "accepted", data: { seat: 1, pair: PAIR, forced: true } },
  { name: "rejected", data: { seat: 0, pair: PAIR, slot: 1 } },
  { name: "took", data: { seat: 1, slot: 1, pair: PAIR } },
  { name: "rerolled", data: { seat: 1, dice: "left", pair: PAIR } },
  { name: "rerolled", data: { seat: 1, dice: "none", pair: PAIR } },
  { name: "advanced", data: { seat: 1, beach: 3, from: 0, to: 5, by: 5, wet: false } },
  { name: "advanced", data: { seat: 0, beach: 3, from: 16, to: 21, by: 5, wet: true } },
  { name: "towel_laid", data: { seat: 1, slot: 1 } },
  { name: "tide_rolled", data: { seat: 4, pair: PAIR } },
  {
    name: "waves",
    data: {
      pair: PAIR,
      large: { beach: 3, from: 21, to: 18 },
      small: { beach: 2, from: 21, to: 19 },
    },
  },
  {
    name: "waves",
    data: {
      pair: { left: PAIR.left, right: { colour: "orange", value: 1 } },
      large: { beach: 3, from: 21, to: 18 },
      small: { beach: 3, from: 18, to: 16 },
    },
  },
  { name: "order_set", data: { order: [4, 3, 2, 1, 0] } },
  { name: "game_over", data: { reason: "own_move", scores: [6, 6], ranks: [1, 1] } },
  { name: "game_over", data: { reason: "wave", scores: [6, 6], ranks: [1, 1] } },
  { name: "game_over", data: { reason: "rounds", scores: [6, 6], ranks: [1, 1] } },
  { name: "took_back", data: { seat: 0, moves: 1 } },
];
