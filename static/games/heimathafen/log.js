/** One line of the log for every event of Heimathafen, in words; knows no view and keeps no memory. */
import { html } from "lit-html";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {(words: Words, data: any, who: {name: string, me: string}) => unknown} Line */

/** @type {Record<string, Line>} */
export const LINES = {
  game_started: (words, { board }) => mark(words.say("log-started", { board })),
  start_token_laid: (words, { wind, space }, who) =>
    words.say("log-start", { ...who, wind: words.wind(wind), space: space.split("_")[0] }),
  holder_arranged: (words, _data, who) => words.say("log-holder", who),
  turn_started: (words, { round, loss, on_danger }, who) =>
    mark(
      words.say("log-turn", {
        ...who,
        round,
        trouble: on_danger ? "danger" : loss ? "loss" : "none",
      }),
    ),
  sail_set: (words, { budget }, who) => words.say("log-sail", { ...who, count: budget }),
  rolled: (words, { face, forced, budget }, who) =>
    words.say("log-rolled", {
      ...who,
      face: String(face),
      forced: forced ? "yes" : "no",
      count: budget,
    }),
  danger_moved: (words, { who: danger, wind, hit }) =>
    words.say("log-danger", {
      danger: words.danger(danger),
      to: words.to(wind),
      hit: hit === null ? "none" : words.me(hit) === "yes" ? "me" : "other",
      name: hit === null ? "" : words.name(hit),
    }),
  ship_chosen: (words, { ship, wind }, who) =>
    words.say("log-chosen", { ...who, ...owner(words, ship), to: words.to(wind) }),
  flagged: (words, _data, who) => words.say("log-flagged", who),
  moved: (words, { seat, ship, wind, takes, hit }, who) =>
    words.say(seat === ship ? "log-moved" : "log-pushed", {
      ...who,
      ...owner(words, ship),
      to: words.to(wind),
      takes: words.wind(takes),
      hit: hit ? "yes" : "no",
    }),
  rotated: (words, { wind }, who) => words.say("log-rotated", { ...who, wind: words.wind(wind) }),
  game_over: (words, { reason }) => mark(words.say(`log-over-${reason}`)),
  took_back: (words, { moves }, who) =>
    words.say("log-took-back", { ...who, moves: Array.isArray(moves) ? moves.length : moves }),
};

/** Whose ship. @param {Words} words @param {number} ship */
function owner(words, ship) {
  return { mine: words.me(ship), owner: words.name(ship) };
}

/** A line that belongs to the table, not to a seat. @param {string} text */
function mark(text) {
  return html`<span class="hh-log-mark">${text}</span>`;
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
