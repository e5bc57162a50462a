/** The board of Heimathafen told whole games by the engine itself: words for all of it, theatre that arrives. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { distances } from "../../static/games/heimathafen/compass.js";
import { LINES, line } from "../../static/games/heimathafen/log.js";
import { HEX, SQUARE } from "../../static/games/heimathafen/seas.js";
import { story, tally } from "../../static/games/heimathafen/sheet.js";
import { after } from "../../static/games/heimathafen/theatre.js";
import { EVENTS, LANGUAGES, offersOf, speaking, text } from "./heimathafen_fixtures.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
/** Kinds answered on the board, where each has its words as its name. */
const ON_BOARD = ["start_token", "danger", "ship"];

/** @type {any[]} */
const told = execFileSync(python, ["-m", "tests.engines.heimathafen_seen"], {
  cwd: root,
  maxBuffer: 256 * 1024 * 1024,
})
  .toString()
  .trim()
  .split("\n")
  .map((one) => JSON.parse(one));

for (const language of LANGUAGES) {
  test(`every question, offer and event of whole games has words (${language})`, () => {
    const asked = new Set();
    const said = new Set();
    for (const seen of told) {
      const { question, view } = seen;
      const all = offersOf(question);
      const { words } = speaking(language, all, view, question?.about?.winds);
      const prompt = words.prompt(seen);
      assert.ok(prompt.title, `no title at revision ${seen.revision}`);
      for (const offer of all) {
        const words_ = words.describe(offer);
        assert.ok(words_, JSON.stringify(offer.action));
        assert.doesNotMatch(words_, /undefined|null|heimathafen-/);
        const { kind } = offer.action;
        const button = prompt.buttons.some((/** @type {any} */ b) => b.offer.index === offer.index);
        assert.ok(button || ON_BOARD.includes(kind) || kind === "holder", `no button for ${kind}`);
      }
      if (question?.prompt === "holder") assert.equal(prompt.buttons.length, 1);
      if (question) asked.add(question.prompt);
      for (const event of seen.events) {
        assert.ok(line(words, event), event.name);
        said.add(event.name);
      }
      const { text: round, step, steps } = words.status(view);
      assert.ok(round && step <= steps);
      for (let seat = 0; seat < view.seats; seat += 1) {
        assert.equal(Boolean(words.person(view, seat).note), view.distances[seat] !== null);
      }
    }
    assert.deepEqual([...asked].sort(), [
      "danger",
      "danger_mode",
      "flag",
      "holder",
      "sail",
      "ship",
      "start_token",
      "timing",
    ]);
    assert.ok(said.has("flagged") && said.has("rotated") && said.has("sail_set"));
  });

  test(`every event has a line, for me and for others (${language})`, () => {
    const { words } = speaking(language);
    for (const event of EVENTS) {
      for (const seat of [0, 1]) {
        const data = "seat" in event.data ? { ...event.data, seat } : event.data;
        const said = text(line(words, { name: event.name, data })).trim();
        assert.ok(said.length > 4, `${event.name}: ${said}`);
        assert.doesNotMatch(said, /undefined|\{|\bheimathafen-/, event.name);
      }
    }
    assert.deepEqual(new Set(EVENTS.map(({ name }) => name)), new Set(Object.keys(LINES)));
  });
}

const TRUE =
  "ships under holders sails flags hit dangers sailing on_danger loss budget used rolled early banned trying ended round";

test("the events of a move lead from its view to the next: theatre arrives at the truth", () => {
  let followed = 0;
  for (const [index, seen] of told.entries()) {
    if (seen.since < 0) continue;
    const view = seen.events.reduce(after, told[index - 1].view);
    const where = `revision ${seen.revision} of ${seen.view.seats} on ${seen.view.chart.id}`;
    for (const key of TRUE.split(" ")) {
      assert.deepEqual(/** @type {any} */ (view)[key], seen.view[key], `${key}, ${where}`);
    }
    followed += 1;
  }
  assert.ok(followed > 500, `${followed} moves`);
});

test("a finished game has a story from the start row to the harbour, and a tally of its moves", () => {
  const last = told.filter((seen) => seen.outcome);
  assert.ok(last.length >= 3, `${last.length} games got home`);
  for (const seen of last) {
    const start = told.slice(0, told.indexOf(seen) + 1).findLastIndex((one) => one.since < 0);
    const game = told.slice(start, told.indexOf(seen) + 1);
    const first = game.find(({ view }) => view.stage === "holder");
    const records = game.map((one) => ({ events: one.events, view: one.view }));
    const { words } = speaking("en", [], seen.view);
    const made = story(records, words);
    assert.equal(made.steps.length, seen.view.round + 1);
    assert.equal(made.series.length, seen.view.seats);
    for (const { seat, values } of made.series) {
      assert.equal(values[0], first.view.distances[seat]);
      assert.equal(values.at(-1), seen.view.distances[seat]);
    }
    const moved = game.flatMap((one) => one.events).filter(({ name }) => name === "moved").length;
    const sum = tally(records, seen.view.seats).reduce((n, { own, pushed }) => n + own + pushed, 0);
    assert.equal(sum, moved);
  }
});

test("the seas of the rules page are the engine's, and the way home is reckoned like it", () => {
  for (const chart of [SQUARE, HEX]) {
    const seen = told.find((one) => one.view.chart.id === chart.id);
    assert.deepEqual(seen.view.chart, chart);
    const ways = distances(chart);
    for (const one of told.filter(({ view }) => view.chart.id === chart.id)) {
      for (const [seat, place] of one.view.ships.entries()) {
        if (place) assert.equal(one.view.distances[seat], ways.get(place.join()));
      }
    }
  }
});
