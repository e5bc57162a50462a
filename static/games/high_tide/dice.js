/** Dice within words and on the lawn: the shell's drawing, with a name for those who do not see it. */
import { html } from "lit-html";
import { die as drawn } from "../../js/pieces.js";

/**
 * One die as a picture with a name.
 * @param {import("./words.js").Words} words
 * @param {import("./types.js").Die} die
 */
export function die(words, die) {
  return html`<span class="ht-die" role="img" aria-label=${words.die(die)}>${drawn(die.colour, die.value)}</span>`;
}

/**
 * @param {import("./words.js").Words} words
 * @param {import("./types.js").Pair} pair
 */
export function pair(words, pair) {
  return html`${die(words, pair.left)} ${die(words, pair.right)}`;
}

const MARK = "\uE000";

/**
 * A message with one picture in it: the words around `$dice` stay the translator's.
 * @param {import("./words.js").Words} words
 * @param {string} key
 * @param {Record<string, string|number>} args
 * @param {import("./types.js").Pair} shown
 */
export function withDice(words, key, args, shown) {
  const [before, ...rest] = words
    .say(key, { ...args, dice: MARK })
    .replace(/[\u2068\u2069]/g, "")
    .split(MARK);
  return html`${before}${pair(words, shown)}${rest.join("")}`;
}
