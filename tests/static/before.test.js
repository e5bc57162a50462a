/** What a table is laid with: options out of a JSON Schema, and sentences whose words can be chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { optionsOf } from "../../static/js/options.js";
import { gap, woven } from "../../static/js/sentence.js";

test("options are switches and choices, in the schema's order", () => {
  const schema = {
    type: "object",
    properties: {
      peek: { type: "boolean", default: true },
      rounds: { enum: [1, 2], default: 1 },
      size: { type: "integer", minimum: 3, maximum: 5, default: 4 },
    },
  };
  assert.deepEqual(optionsOf(schema), [
    { name: "peek", kind: "yes", values: [], preset: true },
    { name: "rounds", kind: "choice", values: [1, 2], preset: 1 },
    { name: "size", kind: "choice", values: [3, 4, 5], preset: 4 },
  ]);
});

test("what cannot be a switch or a short choice is left to the house", () => {
  const wide = { type: "integer", minimum: 0, maximum: 1000 };
  assert.deepEqual(optionsOf({ properties: { wide, word: { type: "string" } } }), []);
  assert.deepEqual(optionsOf({}), []);
  assert.deepEqual(optionsOf(undefined), []);
});

test("a sentence is woven around its words wherever a language puts them", () => {
  const parts = { seats: ["four"], pace: ["live"] };
  const sentence = `We are ${gap("seats")} and play ${gap("pace")}.`;
  assert.deepEqual(woven(sentence, parts), ["We are ", parts.seats, " and play ", parts.pace, "."]);
  assert.deepEqual(woven(`${gap("pace")} ${gap("seats")}`, parts), [
    "",
    parts.pace,
    " ",
    parts.seats,
    "",
  ]);
  assert.deepEqual(woven("Nothing to choose.", parts), ["Nothing to choose."]);
});
