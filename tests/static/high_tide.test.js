/** The board of High Tide told whole games by the engine itself: nothing in them is without words. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { line } from "../../static/games/high_tide/log.js";
import { story } from "../../static/games/high_tide/sheet.js";
import { after } from "../../static/games/high_tide/theatre.js";
import { createWords } from "../../static/games/high_tide/words.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const SILENT = ["towel_laid", "order_set"]; // said by the line before or after them

/** @type {any[]} */
const told = execFileSync(python, ["-m", "tests.engines.high_tide_seen"], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
})
  .toString()
  .trim()
  .split("\n")
  .map((text) => JSON.parse(text));

/** @param {string} language @param {any} seen */
function speaking(language, seen) {
  const file = new URL(`../../static/games/high_tide/${language}.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  assert.deepEqual(bundle.addResource(new FluentResource(readFileSync(file, "utf8"))), []);
  const question = seen.question;
  const all = (question?.actions ?? []).map(
    (/** @type {any} */ action, /** @type {number} */ i) => ({
      index: i,
      action,
      preview: question.previews[i] ?? null,
      final: question.final.includes(i),
    }),
  );
  const names = ["Mara", "Jonas", "Helga", "Tariq", "Lou", "Ida"];
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
    seats: names.map((name, seat) => ({
      name,
      colour: "red",
      symbol: "▲",
      me: seat === 0,
      bot: null,
    })),
    offers: {
      all,
      can: (/** @type {string} */ kind, /** @type {any} */ match = {}) =>
        all.find(
          (/** @type {any} */ { action }) =>
            action.kind === kind && Object.entries(match).every(([k, v]) => action[k] === v),
        ) ?? null,
      list: (/** @type {string} */ kind) =>
        all.filter((/** @type {any} */ { action }) => action.kind === kind),
    },
    act: () => {},
    hover: () => {},
    motion: () => false,
    language,
  };
  return { all, words: createWords(house, () => seen.view) };
}

for (const language of ["de", "en", "fr"]) {
  test(`every question, offer and event of whole games has words (${language})`, () => {
    const asked = new Set();
    for (const seen of told) {
      const { all, words } = speaking(language, seen);
      const prompt = words.prompt(seen);
      assert.ok(prompt.title, `no title at revision ${seen.revision}`);
      for (const offer of all) {
        assert.ok(words.describe(offer), JSON.stringify(offer.action));
        const button = prompt.buttons.some((/** @type {any} */ b) => b.offer.index === offer.index);
        assert.ok(button || offer.action.kind === "take", `no button for ${offer.action.kind}`);
      }
      if (seen.question) asked.add(seen.question.prompt);
      for (const event of seen.events) {
        if (!SILENT.includes(event.name)) assert.ok(line(words, event), event.name);
      }
      assert.ok(words.status(seen.view).text);
      for (let seat = 0; seat < seen.view.seats; seat += 1) {
        assert.equal(words.person(seen.view, seat).score, seen.view.scores[seat]);
      }
    }
    assert.deepEqual([...asked].sort(), ["accept", "reroll", "source"]);
  });
}

test("the events of a move lead from its view to the next: theatre arrives at the truth", () => {
  for (const [index, seen] of told.entries()) {
    if (seen.since < 0) continue;
    const view = seen.events.reduce(after, told[index - 1].view);
    const where = `revision ${seen.revision} of ${seen.view.seats}`;
    assert.deepEqual(view.chairs, seen.view.chairs, where);
    assert.deepEqual(view.water, seen.view.water, where);
    assert.deepEqual(view.waves, seen.view.waves, where);
    assert.deepEqual(view.pair, seen.view.pair, where);
    assert.deepEqual(view.rack, seen.view.rack, where);
    const rows = view.rows.map((/** @type {any[]} */ beach) =>
      beach.filter((row) => row.seats.length).sort((a, b) => a.pos - b.pos),
    );
    assert.deepEqual(
      rows,
      seen.view.rows.map((/** @type {any[]} */ b) => b.filter((r) => r.seats.length)),
      where,
    );
  }
});

test("a finished game has a story with a point for every round", () => {
  const last = told.filter((seen) => seen.outcome);
  assert.equal(last.length, 4);
  for (const seen of last) {
    const from = told.indexOf(seen);
    const game = told.slice(0, from + 1).filter((one) => one.view.seats === seen.view.seats);
    const records = game.map((one) => ({ n: one.revision, events: one.events, view: one.view }));
    const { words } = speaking("en", seen);
    const made = story(/** @type {any} */ (records), words);
    assert.ok(made.steps.length >= seen.view.round, `${made.steps.length} of ${seen.view.round}`);
    assert.equal(made.series.length, seen.view.seats);
  }
});
