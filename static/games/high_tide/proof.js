/** Throws every die of a finished game again, in the order the rules throw them; all else it takes from the record. */
import { BEACHES } from "./types.js";

/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {{draws: number, below: (n: number) => number, die: () => number, shuffled: (items: number[]) => number[]}} Rng */
/** @typedef {{n: number, draws: number|null, events: {name: string, data: any}[]}} Row */
/** @typedef {{n: number, seat: number|null, name: string, pair: Pair, thrown: Pair, right: boolean}} Throw */

/** Dice of each colour in the bag, by seats. @type {Record<number, number>} */
const DICE = { 3: 2, 4: 2, 5: 3, 6: 3 };

/**
 * Every throw of the record beside what the dice say.
 * @param {number} seats
 * @param {Row[]} rows the opening's first
 * @param {Rng} rng at the point where the game begins
 * @returns {{throws: Throw[], even: boolean}} `even`: the order of the first round and the count of the dice are right too
 */
export function thrownAgain(seats, rows, rng) {
  /** @type {number[]} */
  let bag = [];
  /** @type {Throw[]} */
  const throws = [];
  const order = rng.shuffled(Array.from({ length: seats }, (_, seat) => seat));
  let even = true;

  function fromBag() {
    let nth = rng.below(Math.max(1, sum(bag)));
    const found = bag.findIndex((dice) => {
      if (nth < dice) return true;
      nth -= dice;
      return false;
    });
    const colour = Math.max(0, found);
    bag[colour] -= 1;
    return colour;
  }

  function two() {
    const colours = [fromBag(), fromBag()];
    const [one, other] = colours.map((colour) => ({ colour, value: rng.die() }));
    const first = other.value - one.value || one.colour - other.colour;
    const [left, right] = first <= 0 ? [one, other] : [other, one];
    return { left: named(left), right: named(right) };
  }

  /** @param {{dice: string, pair: Pair}} data */
  function again({ dice, pair: { left, right } }) {
    return {
      left: ["left", "both"].includes(dice) ? { ...left, value: rng.die() } : left,
      right: ["right", "both"].includes(dice) ? { ...right, value: rng.die() } : right,
    };
  }

  for (const { n, draws, events } of rows) {
    for (const { name, data } of events) {
      if (name === "round_started") {
        bag = BEACHES.map(() => DICE[seats]);
        if (data.round === 1) even &&= order.join() === data.order.join();
      }
      if (name !== "rolled" && name !== "tide_rolled" && name !== "rerolled") continue;
      const thrown = name === "rerolled" ? again(data) : two();
      const right = shown(thrown) === shown(data.pair);
      throws.push({ n, seat: data.seat ?? null, name, pair: data.pair, thrown, right });
    }
    even &&= draws === null || draws === rng.draws;
  }
  return { throws, even };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** @param {{colour: number, value: number}} die */
const named = ({ colour, value }) => ({ colour: BEACHES[colour], value });

/** @param {Pair} pair */
const shown = ({ left, right }) => [left, right].map((die) => `${die.colour} ${die.value}`).join();
