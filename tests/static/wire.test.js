/** What is sent over the wire arrives once, whatever happens to the line. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createKeep, createWire, pause } from "../../static/js/wire.js";

/** A Storage of its own. */
function storage() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return /** @type {Storage} */ ({
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  });
}

/** A house that can be reached, lost and reached again. */
function house(memory = storage()) {
  /** @type {any[]} */
  const lines = [];
  /** @type {any[]} */
  const frames = [];
  /** @type {string[]} */
  const states = [];
  const wire = createWire({
    connect() {
      const line = {
        readyState: 0,
        /** @type {any[]} */
        sent: [],
        /** @param {string} text */
        send(text) {
          line.sent.push(JSON.parse(text));
        },
        close() {
          line.readyState = 3;
          line.onclose?.({ code: 1000 });
        },
        /** @type {any} */
        onopen: null,
        /** @type {any} */
        onmessage: null,
        /** @type {any} */
        onclose: null,
        open() {
          line.readyState = 1;
          line.onopen();
        },
        /** @param {any} frame */
        says(frame) {
          line.onmessage({ data: JSON.stringify(frame) });
        },
        /** @param {number} code */
        breaks(code = 1006) {
          line.readyState = 3;
          line.onclose({ code });
        },
      };
      lines.push(line);
      return line;
    },
    keep: createKeep(memory, "TABLE"),
    told: (frame) => frames.push(frame),
    changed: (state) => states.push(state),
  });
  return { wire, lines, frames, states, memory, last: () => lines.at(-1) };
}

const ROLL = { type: "answer", ticket: "t1", action: { kind: "roll" } };

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
});

test("an answer is kept until it is done", () => {
  const { wire, last } = house();
  last().open();
  const key = wire.send(ROLL);
  assert.deepEqual(last().sent, [{ ...ROLL, key }]);
  assert.deepEqual(wire.waiting(), [{ ...ROLL, key }]);
  last().says({ type: "done", key, revision: 3 });
  assert.deepEqual(wire.waiting(), []);
});

test("a refusal is told and forgets the answer", () => {
  const { wire, last, frames } = house();
  last().open();
  const key = wire.send(ROLL);
  last().says({ type: "refused", key, code: "stale", why: "" });
  assert.deepEqual(wire.waiting(), []);
  assert.equal(frames.at(-1).code, "stale");
});

test("an answer given without a line goes out with the same key when there is one", () => {
  const { wire, lines, last } = house();
  last().open();
  last().breaks();
  const key = wire.send(ROLL);
  mock.timers.tick(1000);
  assert.equal(lines.length, 2);
  last().open();
  assert.deepEqual(last().sent, [{ ...ROLL, key }]);
});

test("an answer whose acknowledgement was lost is sent again with the same key, also after a reload", () => {
  const first = house();
  first.last().open();
  const key = first.wire.send(ROLL);
  first.last().breaks();
  const again = house(first.memory);
  again.last().open();
  assert.deepEqual(again.last().sent, [{ ...ROLL, key }]);
});

test("answers of another table stay where they are", () => {
  const memory = storage();
  createKeep(memory, "OTHER").put({ ...ROLL, key: "k" });
  const { last } = house(memory);
  last().open();
  assert.deepEqual(last().sent, []);
  assert.equal(memory.length, 1);
});

test("kept messages go out in the order they were made", () => {
  const { wire, last } = house();
  const one = wire.send({ type: "say", text: "one" });
  mock.timers.tick(5);
  const two = wire.send({ type: "say", text: "two" });
  last().open();
  assert.deepEqual(
    last().sent.map((/** @type {any} */ m) => m.key),
    [one, two],
  );
});

test("too fast: the same message again after a while, and nobody is troubled", () => {
  const { wire, last, frames } = house();
  last().open();
  const key = wire.send(ROLL);
  last().says({ type: "refused", key, code: "too_fast", why: "" });
  assert.deepEqual(frames, []);
  mock.timers.tick(2500);
  assert.deepEqual(
    last().sent.map((/** @type {any} */ m) => m.key),
    [key, key],
  );
});

test("a house that does not answer a ping is a lost line", () => {
  const { lines, last, states } = house();
  last().open();
  mock.timers.tick(25_000);
  assert.deepEqual(last().sent, [{ type: "ping" }]);
  mock.timers.tick(9_000);
  assert.equal(states.at(-1), "lost");
  mock.timers.tick(1_000);
  assert.equal(lines.length, 2);
});

test("a pong keeps the line", () => {
  const { lines, last, states } = house();
  last().open();
  for (let i = 0; i < 5; i++) {
    mock.timers.tick(25_000);
    last().says({ type: "pong" });
  }
  assert.deepEqual(states, ["open"]);
  assert.equal(lines.length, 1);
});

test("attempts grow apart, and never further than some seconds", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => pause(n, 0.5)),
    [400, 800, 1600, 3200],
  );
  assert.equal(pause(30, 0.5), 6_000);
  assert.ok(pause(4, 0) < pause(4, 0.99));
});

test("nudged, a lost line is tried at once", () => {
  const { wire, lines, last } = house();
  for (let i = 0; i < 6; i++) {
    last().breaks();
    mock.timers.tick(30_000);
  }
  last().breaks();
  const before = lines.length;
  wire.nudge();
  assert.equal(lines.length, before + 1);
});

test("signed out: it waits longer before it tries again", () => {
  const { lines, last } = house();
  last().open();
  last().breaks(1008);
  mock.timers.tick(2_500);
  assert.equal(lines.length, 1);
  mock.timers.tick(10_000);
  assert.equal(lines.length, 2);
});

test("renewed, the old line says nothing any more", () => {
  const { wire, lines, last, frames } = house();
  last().open();
  const old = last();
  wire.renew();
  assert.equal(lines.length, 2);
  old.says({ type: "said", n: 1 });
  assert.deepEqual(frames, []);
});

test("closed, it stays closed", () => {
  const { wire, lines, last } = house();
  last().open();
  wire.close();
  mock.timers.tick(60_000);
  wire.nudge();
  assert.equal(lines.length, 1);
});
