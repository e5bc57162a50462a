/** A mouth for the tests of Heimathafen's board, and hand-made events of every name. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { position } from "../../static/games/heimathafen/rules.js";
import { createWords } from "../../static/games/heimathafen/words.js";

export const LANGUAGES = ["de", "en", "fr"];
const NAMES = ["Mara", "Jonas", "Helga", "Tariq", "Lou"];
const COLOURS = ["red", "green", "brown", "teal", "pink"];

/** The offers of a question, as the shell makes them. @param {any} question @returns {any[]} */
export const offersOf = (question) =>
  (question?.actions ?? []).map((/** @type {any} */ action, /** @type {number} */ index) => ({
    index,
    action,
    preview: question.previews[index] ?? null,
    final: question.final.includes(index),
  }));

/**
 * @param {string} language
 * @param {any[]} [all] offers
 * @param {any} [view]
 * @param {any[]} [order] how my winds lie
 */
export function speaking(language, all = [], view = position({}), order = []) {
  const file = new URL(`../../static/games/heimathafen/${language}.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  assert.deepEqual(bundle.addResource(new FluentResource(readFileSync(file, "utf8"))), []);
  /** @type {any} */
  const house = {
    t: (/** @type {string} */ id, /** @type {any} */ args) => {
      const value = bundle.getMessage(id)?.value;
      assert.ok(value, `${language}: ${id} is missing`);
      /** @type {Error[]} */
      const errors = [];
      const text = bundle.formatPattern(value, args, errors);
      assert.deepEqual(errors, [], `${language}: ${id}`);
      return text;
    },
    seat: 0,
    seats: NAMES.map((name, seat) => ({ name, colour: COLOURS[seat], me: seat === 0 })),
    offers: {
      all,
      can: (/** @type {string} */ kind, /** @type {any} */ match = {}) =>
        all.find(
          ({ action }) =>
            action.kind === kind && Object.entries(match).every(([k, v]) => action[k] === v),
        ) ?? null,
      list: (/** @type {string} */ kind) => all.filter(({ action }) => action.kind === kind),
    },
    act: () => {},
    hover: () => {},
    motion: () => false,
    language,
  };
  return {
    house,
    words: createWords(
      house,
      () => view,
      () => order,
    ),
  };
}

/** The words of a lit template, pictures left out. @param {any} made @returns {string} */
export function text(made) {
  if (made === null || made === undefined) return "";
  if (Array.isArray(made)) return made.map(text).join("");
  if (typeof made !== "object") return String(made);
  if (!("strings" in made)) return "";
  return made.strings
    .map((/** @type {string} */ part, /** @type {number} */ i) => part + text(made.values[i]))
    .join("");
}

const way = { wind: "NE", from: [0, 4], to: [1, 3] };

/** One event of every name the engine knows, and the house's own. */
export const EVENTS = [
  { name: "game_started", data: { board: "sea-hex", seats: 5 } },
  { name: "start_token_laid", data: { seat: 1, wind: "NE", space: "V_left", at: [-3, 9] } },
  { name: "holder_arranged", data: { seat: 1 } },
  { name: "turn_started", data: { round: 2, seat: 1, loss: 0, on_danger: false } },
  { name: "turn_started", data: { round: 2, seat: 1, loss: 1, on_danger: false } },
  { name: "turn_started", data: { round: 2, seat: 1, loss: 0, on_danger: true } },
  { name: "sail_set", data: { seat: 1, budget: 5 } },
  { name: "rolled", data: { seat: 1, face: 2, early: true, forced: false, budget: 3 } },
  { name: "rolled", data: { seat: 1, face: "X", early: true, forced: true, budget: 2 } },
  { name: "rolled", data: { seat: 1, face: "X", early: false, forced: false, budget: 3 } },
  { name: "danger_moved", data: { seat: 1, who: "storm", ...way, hit: null } },
  { name: "danger_moved", data: { seat: 1, who: "pirates", ...way, hit: 0 } },
  { name: "danger_moved", data: { seat: 1, who: "sea_dragon", ...way, hit: 2 } },
  { name: "ship_chosen", data: { seat: 1, ship: 0, ...way } },
  { name: "ship_chosen", data: { seat: 1, ship: 2, ...way } },
  { name: "flagged", data: { seat: 1, by: 2, ship: 1, ...way } },
  { name: "moved", data: { seat: 1, ship: 1, ...way, takes: "E", hit: true } },
  { name: "moved", data: { seat: 1, ship: 0, ...way, takes: "E", hit: false } },
  { name: "moved", data: { seat: 1, ship: 2, ...way, takes: "E", hit: true } },
  { name: "rotated", data: { seat: 1, wind: "S" } },
  { name: "game_over", data: { reason: "harbour", distances: [0, 2, 4, 4], ranks: [1, 2, 3, 3] } },
  { name: "game_over", data: { reason: "limit", distances: [1, 2, 4, 4], ranks: [1, 2, 3, 3] } },
  { name: "took_back", data: { seat: 1, moves: 2 } },
];
