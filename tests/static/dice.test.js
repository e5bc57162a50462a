/** The dice of finished games, thrown again by the browser's own reckoning; what was changed afterwards is found. */
import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { thrownAgain } from "../../static/games/high_tide/proof.js";
import {
  bytesOf,
  canonical,
  commitment,
  createRng,
  findings,
  hex,
  tableKey,
  wereShuffled,
} from "../../static/js/dice.js";
import { gave, keep, kept } from "../../static/js/keepsake.js";
import { digest, hmac } from "../../static/js/sha256.js";

const FIXTURE = JSON.parse(readFileSync(new URL("./dice_fixture.json", import.meta.url), "utf8"));
const { pearls, high_tide: tide, dice } = FIXTURE;
const mine = { commitment: pearls.commitment, salt: pearls.salts[0], given: true };

/** @param {any} record @param {any} [keepsake] */
function found(record, keepsake = mine) {
  return Object.fromEntries(findings(record, keepsake).map((one) => [one.name, one.found]));
}

test("SHA-256 and HMAC are those of everybody else", () => {
  for (let length = 0; length < 200; length += 3) {
    const [key, message] = [randomBytes(length), randomBytes(length)];
    assert.equal(hex(digest(message)), createHash("sha256").update(message).digest("hex"));
    assert.equal(hex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
});

test("row 0 has one text, with sorted keys", () => {
  assert.equal(
    canonical({ b: [1, "é"], a: { d: null, c: true } }),
    '{"a":{"c":true,"d":null},"b":[1,"é"]}',
  );
});

test("the stream is the engines' own, rejected blocks included", () => {
  const { zero, seed, key, numbers, draws, shuffled } = dice;
  const record = { ...pearls, ...zero, seed };
  assert.equal(hex(tableKey(record)), key);
  const rng = createRng(bytesOf(key));
  for (const [n, number] of numbers) assert.equal(rng.below(n), number);
  assert.equal(rng.draws, draws);
  assert.deepEqual(createRng(bytesOf(key)).shuffled([0, 1, 2, 3, 4, 5]), shuffled);
});

test("every die of a game comes out again", () => {
  const key = tableKey(pearls);
  let before = 0;
  let dives = 0;
  for (const { draws, events } of pearls.moves) {
    const rng = createRng(key, before);
    for (const event of events) {
      if (event.name !== "dived") continue;
      assert.equal(rng.die(), event.data.die);
      dives += 1;
    }
    before = draws;
  }
  assert.ok(dives > 0);
});

test("a true record is found right, step by step", () => {
  assert.deepEqual(found(pearls), {
    seed: "right",
    promise: "right",
    salt: "right",
    seats: "right",
    draws: "right",
  });
  assert.equal(commitment(pearls.code, bytesOf(pearls.seed)), pearls.commitment);
});

test("who was not here before the start knows less, and nothing wrong", () => {
  assert.deepEqual(Object.values(found(pearls, null)), [
    "right",
    "unknown",
    "unknown",
    "right",
    "right",
  ]);
});

test("what was changed afterwards is found", () => {
  const seed = pearls.seed.replace(/^7/, "8");
  assert.equal(found({ ...pearls, seed }).seed, "wrong");
  assert.equal(found({ ...pearls, code: "7K3QH2ZM0B" }).seed, "wrong");
  const other = { ...mine, commitment: "0".repeat(64) };
  assert.equal(found(pearls, other).promise, "wrong");
  const left = { ...pearls, salts: pearls.salts.map(() => "") };
  assert.equal(found(left).salt, "wrong");
  assert.equal(found(left, { ...mine, given: false }).salt, "unknown");
  assert.equal(found({ ...pearls, order: [0, 2, 1] }).seats, seatsOf([0, 2, 1]));
  const moves = pearls.moves.map((/** @type {any} */ row, /** @type {number} */ i) =>
    i === 3 ? { ...row, draws: 99 } : row,
  );
  assert.equal(found({ ...pearls, moves }).draws, "wrong");
});

/** @param {number[]} order */
function seatsOf(order) {
  const shuffled = createRng(tableKey(pearls)).shuffled([0, 1, 2]);
  return shuffled.join() === order.join() ? "right" : "wrong";
}

test("a game of High Tide is thrown again to the last die", () => {
  const { record, rows } = tide;
  const { throws, even } = thrownAgain(record.salts.length, rows, createRng(tableKey(record)));
  assert.ok(even);
  assert.ok(throws.length > 10);
  assert.deepEqual([...new Set(throws.map((one) => one.name))].sort(), [
    "rerolled",
    "rolled",
    "tide_rolled",
  ]);
  assert.ok(throws.every((one) => one.right));
});

test("one face turned over in High Tide is found, and a count that was changed", () => {
  const { record, rows } = structuredClone(tide);
  const at = rows.findIndex((/** @type {any} */ row) =>
    row.events.some((/** @type {any} */ e) => e.name === "rolled"),
  );
  const die = rows[at].events.find((/** @type {any} */ e) => e.name === "rolled").data.pair.left;
  die.value = (die.value % 6) + 1;
  const key = tableKey(record);
  const again = thrownAgain(record.salts.length, rows, createRng(key));
  assert.equal(again.throws.filter((one) => !one.right).length, 1);
  const counted = structuredClone(tide.rows);
  counted.at(-1).draws += 1;
  assert.equal(thrownAgain(record.salts.length, counted, createRng(key)).even, false);
});

test("seats kept in order are told from shuffled ones", () => {
  const shuffled = createRng(tableKey(pearls)).shuffled([0, 1, 2]);
  assert.equal(wereShuffled({ ...pearls, order: shuffled }), true);
  assert.equal(wereShuffled({ ...pearls, order: [...shuffled].reverse() }), false);
});

/** @returns {Storage} */
function storage() {
  /** @type {Map<string, string>} */
  const places = new Map();
  return /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => places.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => places.set(key, value),
  });
}

test("a browser draws one salt a table, and keeps the first promise it was given", () => {
  const box = storage();
  assert.equal(kept(box, "A"), null);
  const first = keep(box, "A", "promise");
  assert.match(first.salt, /^[0-9a-f]{32}$/);
  assert.deepEqual(keep(box, "A", "another promise"), first);
  assert.deepEqual(kept(box, "A"), first);
  assert.notEqual(keep(box, "B", "promise").salt, first.salt);
  gave(box, "A");
  assert.deepEqual(kept(box, "A"), { ...first, given: true });
});

test("what cannot be read was not kept", () => {
  const box = storage();
  box.setItem("tidetable.dice.A", "{");
  assert.equal(kept(box, "A"), null);
});
