/** Every question, offer and event of High Tide has words in all three languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LINES, line } from "../../static/games/high_tide/log.js";
import { standing } from "../../static/games/high_tide/told.js";
import { createWords } from "../../static/games/high_tide/words.js";
import { EVENTS, opening, PAIR, stand } from "./high_tide_fixtures.js";

/** @typedef {import("../../static/games/high_tide/types.js").Offer} Offer */

const LANGUAGES = ["de", "en", "fr"];

/**
 * @param {string} language
 * @param {Offer[]} [all]
 * @param {import("../../static/games/high_tide/types.js").View} [view]
 */
function speaking(language, all = [], view = opening()) {
  const file = new URL(`../../static/games/high_tide/${language}.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  assert.deepEqual(bundle.addResource(new FluentResource(readFileSync(file, "utf8"))), []);
  const names = ["Mara", "Jonas", "Helga", "Tariq", "Lou"];
  /** @type {import("../../static/games/high_tide/types.js").House} */
  const house = {
    t: (id, args) => {
      const value = bundle.getMessage(id)?.value;
      assert.ok(value, `${language}: ${id} is missing`);
      /** @type {Error[]} */
      const errors = [];
      const text = bundle.formatPattern(value, args, errors);
      assert.deepEqual(errors, [], `${language}: ${id}`);
      return text;
    },
    seat: 0,
    seats: names.map((name, seat) => ({ name, colour: "red", me: seat === 0 })),
    offers: {
      all,
      can: (kind, match = {}) =>
        all.find(
          ({ action }) =>
            action.kind === kind &&
            Object.entries(match).every(
              ([key, value]) => /** @type {any} */ (action)[key] === value,
            ),
        ) ?? null,
      list: (kind) => all.filter(({ action }) => action.kind === kind),
    },
    act: () => {},
    hover: () => {},
    motion: () => false,
    language,
  };
  return createWords(house, () => view);
}

/** The words of a lit template, pictures left out. @param {any} made @returns {string} */
function text(made) {
  if (made === null || made === undefined) return "";
  if (Array.isArray(made)) return made.map(text).join("");
  if (typeof made !== "object") return String(made);
  if (!("strings" in made)) return "";
  return made.strings
    .map((/** @type {string} */ part, /** @type {number} */ i) => part + text(made.values[i]))
    .join("");
}

/** @param {import("../../static/games/high_tide/types.js").Action[]} actions @returns {Offer[]} */
const offered = (...actions) =>
  actions.map((action, index) => ({
    index,
    action,
    final: false,
    preview: {
      chairs: [
        { beach: 3, seat: 0, from: 9, to: 14, wet: false, points: 4 },
        { beach: 2, seat: 0, from: 9, to: 13, wet: true, points: 0 },
      ],
      towel: 1,
      certain: true,
    },
  }));

for (const language of LANGUAGES) {
  test(`${language}: every event has a line, for me and for others`, () => {
    const words = speaking(language);
    for (const event of EVENTS) {
      for (const seat of [0, 1]) {
        const data = "seat" in event.data ? { ...event.data, seat } : event.data;
        const said = text(line(words, { name: event.name, data })).trim();
        assert.ok(said.length > 5, `${event.name}: ${said}`);
        assert.doesNotMatch(said, /\uE000|undefined|\{|\bhigh-tide/, event.name);
      }
    }
    assert.deepEqual(
      new Set(EVENTS.map((event) => event.name)),
      new Set(Object.keys(LINES)),
      "a line for each event, an event for each line",
    );
  });

  test(`${language}: every question has a title, a hint and a button for each offer off the board`, () => {
    const pair = { ...PAIR, slot: 1 };
    const cases = [
      { prompt: "source", offers: offered({ kind: "roll" }), buttons: 1 },
      {
        prompt: "source",
        offers: offered({ kind: "roll" }, { kind: "take", slot: 1 }),
        buttons: 1,
      },
      { prompt: "source", offers: offered({ kind: "take", slot: 1 }), buttons: 0 },
      { prompt: "accept", offers: offered({ kind: "accept" }, { kind: "reject" }), buttons: 2 },
      { prompt: "accept", offers: offered({ kind: "accept" }), buttons: 1 },
      {
        prompt: "reroll",
        offers: offered(
          ...["none", "left", "right", "both"].map((dice) => ({ kind: "reroll", dice })),
        ),
        buttons: 4,
      },
    ];
    const titles = new Set();
    for (const { prompt, offers, buttons } of cases) {
      for (const forced of [false, true]) {
        const view = { ...opening(), pair };
        const made = speaking(language, offers, view).prompt({
          view,
          question: { prompt, about: { pair, slot: 1, forced, free: forced ? 1 : 2 } },
        });
        assert.ok(made.title.length > 5 && made.hint.length > 5, prompt);
        assert.equal(made.buttons.length, buttons, prompt);
        assert.ok(made.buttons.every((button) => button.label.length > 3));
        titles.add(made.title);
      }
    }
    assert.equal(titles.size, 6, "each kind of question has its own title");
  });

  test(`${language}: every offer says in full words what it will do`, () => {
    const view = { ...opening(), pair: { ...PAIR, slot: 1 } };
    view.rack[0] = { kind: "pair", ...PAIR };
    view.rack[2] = { kind: "pair", ...PAIR };
    const offers = offered(
      { kind: "roll" },
      { kind: "take", slot: 1 },
      { kind: "take", slot: 3 },
      { kind: "accept" },
      { kind: "reject" },
      ...["none", "left", "right", "both"].map((dice) => ({ kind: "reroll", dice })),
    );
    const words = speaking(language, offers, view);
    const said = offers.map(words.describe);
    assert.equal(new Set(said).size, offers.length, said.join("\n"));
  });
}

test("a pair on the lawn names its dice, its space, and each landing", () => {
  const view = opening();
  view.rack[2] = { kind: "pair", ...PAIR };
  const offers = offered({ kind: "take", slot: 3 });
  assert.equal(
    speaking("de", offers, view).describe(offers[0]),
    "Orange 5 und Blau 4 von Platz 3 nehmen: Orange auf 14, trocken, 4 Punkte; Blau auf 13, nass",
  );
});

test("who waits and who has played is said in the strip", () => {
  const view = { ...opening(), turn: 1, active: 3, order: [2, 3, 0, 1, 4] };
  const words = speaking("de", [], view);
  assert.deepEqual(
    [2, 3, 0, 1, 4].map((seat) => words.person(view, seat).note),
    ["hat gezogen", "ist dran", "danach", "4. in der Reihe", "zuletzt"],
  );
  assert.equal(words.person(view, 3).score, 6);
  assert.deepEqual(words.status(view), { text: "Runde 1 von 6", step: 1, steps: 6 });
});

test("a beach is told from the water down to the bar", () => {
  const view = stand(stand(opening(), 2, 18, [1]), 2, 9, [3, 0]);
  view.water[2] = 18;
  view.points[0][2] = 4;
  view.points[3][2] = 2;
  assert.deepEqual(standing(view, 2, speaking("de", [], view)), [
    "Feld 18, im Wasser: Jonas",
    "Feld 9: Tariq (2 Punkte), Du (4 Punkte)",
    "an der Bar: Helga, Lou",
  ]);
});
