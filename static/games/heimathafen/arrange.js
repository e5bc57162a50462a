/** My five winds while I put them in order: picked up, moved, swapped; knows no rules and draws nothing. */

/** @typedef {import("./types.js").Wind} Wind */

/**
 * Takes one wind out and puts it back at another place; the others close up.
 * @param {readonly Wind[]} order
 * @param {number} from
 * @param {number} to
 * @returns {Wind[]}
 */
export function shifted(order, from, to) {
  const rest = order.filter((_, i) => i !== from);
  const goal = Math.max(0, Math.min(order.length - 1, to));
  return [...rest.slice(0, goal), order[from], ...rest.slice(goal)];
}

/**
 * @param {readonly Wind[]} order
 * @param {number} one
 * @param {number} other
 * @returns {Wind[]}
 */
export function swapped(order, one, other) {
  return order.map((wind, i) => (i === one ? order[other] : i === other ? order[one] : wind));
}

/**
 * What a key does to the winds: arrows walk, or shift what is held; Escape lays down. Enter and space click.
 * @param {{order: Wind[], held: number|null}} now
 * @param {number} at the place that has the focus
 * @param {string} key
 * @returns {{order: Wind[], held: number|null, focus: number}|null} null: not a key for us
 */
export function pressed({ order, held }, at, key) {
  const last = order.length - 1;
  if (key === "Escape" && held !== null) return { order, held: null, focus: at };
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  if (to === undefined) return null;
  const goal = Math.max(0, Math.min(last, to));
  if (held === null) return { order, held, focus: goal };
  return { order: shifted(order, held, goal), held: goal, focus: goal };
}

/**
 * The place a wind that is dragged would come to.
 * @param {number[]} middles where the places are, across
 * @param {number} x where it is held
 */
export function nearest(middles, x) {
  return middles.reduce(
    (best, middle, i) => (Math.abs(middle - x) < Math.abs(middles[best] - x) ? i : best),
    0,
  );
}
