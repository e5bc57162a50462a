/** What stands on the board and when: theatre in order, the truth in the end, the past only to be looked at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStage } from "../../static/js/stage.js";

/** @typedef {import("../../static/js/types.js").Seen} Seen */

/** @param {number} revision @param {Partial<Seen>} [more] @returns {Seen} */
function seen(revision, more = {}) {
  return {
    revision,
    since: revision - 1,
    view: { at: revision },
    events: [{ n: revision, name: `e${revision}`, data: {} }],
    question: null,
    waiting: [],
    undo: null,
    outcome: null,
    ...more,
  };
}

/** @param {string} ticket @returns {import("../../static/js/types.js").Question} */
function question(ticket) {
  return {
    ticket,
    prompt: "source",
    about: {},
    actions: [{ kind: "roll" }, { kind: "keep" }],
    previews: [{}, {}],
    final: [0],
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

function theatre({ motion = true } = {}) {
  /** @type {string[]} what the board was told */
  const told = [];
  /** @type {any[]} */
  const sent = [];
  /** @type {(() => void)[]} ends the theatre of one event each */
  const ends = [];
  const facts = { sending: false };
  const stage = createStage({
    board: {
      render: (/** @type {Seen} */ one) =>
        void told.push(`draw ${one.revision}${one.question ? "?" : ""}`),
      animate: (event) => {
        told.push(event.name);
        return new Promise((resolve) => ends.push(() => resolve(undefined)));
      },
      armed: (offer) => void told.push(`armed ${offer?.index ?? "-"}`),
    },
    motion: () => motion,
    oneTap: () => false,
    view: async (n) => seen(n, { since: n - 1 }),
    eventsOf: (n) => [{ n, name: `e${n}`, data: {} }],
    send: (message) => sent.push(message),
    sending: () => facts.sending,
    drawn() {},
    changed() {},
  });
  return { stage, told, sent, ends, facts };
}

test("the first truth is drawn at once, without theatre", () => {
  const { stage, told } = theatre();
  stage.take(seen(4));
  assert.deepEqual(told, ["draw 4"]);
});

test("what follows is played first, then drawn", async () => {
  const { stage, told, ends } = theatre();
  stage.take(seen(4));
  stage.take(seen(5));
  await soon();
  assert.deepEqual(told, ["draw 4", "e5"]);
  ends[0]();
  await soon();
  assert.deepEqual(told, ["draw 4", "e5", "draw 5"]);
});

test("events after a gap are not played", async () => {
  const { stage, told } = theatre();
  stage.take(seen(4));
  stage.take(seen(9, { since: 6 }));
  await soon();
  assert.deepEqual(told, ["draw 4", "draw 9"]);
});

test("with motion off everything just stands there", async () => {
  const { stage, told } = theatre({ motion: false });
  stage.take(seen(4));
  stage.take(seen(5));
  stage.take(seen(6));
  await soon();
  assert.deepEqual(told, ["draw 4", "draw 5", "draw 6"]);
});

test("nothing can be answered while things move; a click shows the truth at once", async () => {
  const { stage, told, sent, ends } = theatre();
  stage.take(seen(4));
  stage.take(seen(5, { question: question("t5") }));
  await soon();
  assert.equal(stage.asked, false);
  assert.deepEqual(stage.offers.all, []);
  stage.skip();
  assert.equal(told.at(-1), "draw 5?");
  assert.equal(stage.asked, true);
  stage.act(stage.offers.all[1]);
  assert.deepEqual(sent, [{ type: "answer", ticket: "t5", action: { kind: "keep" } }]);
  ends[0]();
  await soon();
  assert.equal(told.filter((line) => line.startsWith("draw 5")).length, 1);
});

test("truths that come while one is played wait their turn, without their questions", async () => {
  const { stage, told, ends } = theatre();
  stage.take(seen(4));
  stage.take(seen(5, { question: question("t5") }));
  stage.take(seen(6, { question: question("t6") }));
  await soon();
  ends[0]();
  await soon();
  ends[1]();
  await soon();
  assert.deepEqual(told, ["draw 4", "e5", "draw 5", "e6", "draw 6?"]);
});

test("a final offer takes two taps, and a new question disarms", async () => {
  const { stage, told, sent } = theatre({ motion: false });
  stage.take(seen(4, { question: question("t4") }));
  stage.act(stage.offers.all[0]);
  assert.equal(stage.armed?.index, 0);
  assert.deepEqual(sent, []);
  stage.take(seen(5, { question: question("t5") }));
  await soon();
  assert.equal(stage.armed, null);
  assert.ok(told.includes("armed -"));
});

test("an answer on its way cannot be given twice", () => {
  const { stage, sent, facts } = theatre();
  stage.take(seen(4, { question: question("t4") }));
  stage.act(stage.offers.all[1]);
  facts.sending = true;
  stage.act(stage.offers.all[1]);
  stage.undo();
  assert.equal(sent.length, 1);
});

test("my last move is taken back by its number", () => {
  const { stage, sent } = theatre();
  stage.take(seen(4, { question: question("t4") }));
  stage.undo();
  assert.deepEqual(sent, []);
  stage.take(seen(4, { since: 4, events: [], question: question("t4"), undo: 3 }));
  stage.skip();
  stage.undo();
  assert.deepEqual(sent, [{ type: "undo", move: 3 }]);
});

test("the past is only looked at; news waits until one is back", async () => {
  const { stage, told } = theatre();
  stage.take(seen(4, { question: question("t4") }));
  await stage.look(2);
  assert.equal(stage.back, 2);
  assert.equal(told.at(-1), "draw 2");
  assert.deepEqual(stage.offers.all, []);
  stage.take(seen(5, { question: question("t5") }));
  await soon();
  assert.equal(told.at(-1), "draw 2");
  stage.now();
  assert.equal(told.at(-1), "draw 5?");
  assert.equal(stage.asked, true);
});

test("looking as far as now is being back", async () => {
  const { stage } = theatre();
  stage.take(seen(4));
  await stage.look(2);
  await stage.look(4);
  assert.equal(stage.back, null);
});

test("the past runs on by itself until now", async () => {
  const { stage, told, ends } = theatre();
  stage.take(seen(4));
  await stage.look(3);
  stage.walk();
  await soon();
  assert.equal(told.at(-1), "e4");
  ends[0]();
  await soon();
  assert.deepEqual(told.slice(-2), ["draw 4", "draw 4"]);
  assert.equal(stage.back, null);
  assert.equal(stage.walking, false);
});

test("more events than anybody wants to watch are not played", async () => {
  const { stage, told } = theatre();
  stage.take(seen(4));
  const events = Array.from({ length: 60 }, () => ({ n: 5, name: "step", data: {} }));
  stage.take(seen(5, { events }));
  await soon();
  assert.deepEqual(told, ["draw 4", "draw 5"]);
});
