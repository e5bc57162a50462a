/** One line of the log for every event of High Tide, in words; knows no view and keeps no memory. */
import { html } from "lit-html";
import { withDice } from "./dice.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {(words: Words, data: any, who: {name: string, me: string}) => unknown} Line */

/** @type {Record<string, Line>} */
export const LINES = {
  round_started: (words, { round, order }) =>
    mark(
      words.say("log-round", {
        round,
        me: words.me(order?.[0]),
        name: words.name(order?.[0] ?? 0),
      }),
    ),
  rolled: (words, { pair }, who) => withDice(words, "log-rolled", who, pair),
  accepted: (words, { forced }, who) => words.say(forced ? "log-forced" : "log-accepted", who),
  rejected: (words, { pair, slot }, who) => withDice(words, "log-rejected", { ...who, slot }, pair),
  took: (words, { pair, slot }, who) => withDice(words, "log-took", { ...who, slot }, pair),
  rerolled: (words, { dice, pair }, who) =>
    dice === "none" ? words.say("log-kept", who) : withDice(words, "log-rerolled", who, pair),
  advanced: (words, { beach, by, to, wet }) =>
    words.say(wet ? "log-advanced-wet" : "log-advanced", { beach: words.beach(beach), by, to }),
  towel_laid: (words, { slot }, who) => words.say("log-towel", { ...who, slot }),
  tide_rolled: (words, { pair }, who) => withDice(words, "log-tide-rolled", who, pair),
  waves: (words, { large, small }) => mark(waves(words, large, small)),
  order_set: (words, { order }) => mark(words.say("log-order", { names: words.people(order) })),
  game_over: (words, { reason }) => mark(words.say(`log-over-${ENDS[reason] ?? "rounds"}`)),
  took_back: (words, { moves }, who) =>
    words.say("log-took-back", { ...who, moves: Array.isArray(moves) ? moves.length : moves }),
};

/** @type {Record<string, string>} */
const ENDS = { own_move: "own", wave: "wave", rounds: "rounds" };

/**
 * @param {Words} words
 * @param {{beach: number, from: number, to: number}} large
 * @param {{beach: number, from: number, to: number}} small
 */
function waves(words, large, small) {
  const first = large.from - large.to;
  const second = small.from - small.to;
  const names = { large: words.beach(large.beach), small: words.beach(small.beach) };
  if (large.beach === small.beach) {
    return words.say("log-waves-same", { large: names.large, sum: first + second });
  }
  return words.say("log-waves", { ...names, first, second });
}

/** A line that belongs to the table, not to a seat. @param {string} text */
function mark(text) {
  return html`<span class="ht-log-mark">${text}</span>`;
}

/**
 * @param {Words} words
 * @param {import("./types.js").Event} event
 */
export function line(words, event) {
  const made = LINES[event.name];
  if (!made) return null;
  const seat = event.data?.seat;
  const who =
    seat === undefined || seat === null
      ? { name: "", me: "no" }
      : { name: words.name(seat), me: words.me(seat) };
  return made(words, event.data, who);
}
