/** Offers as the question tells them, and the two taps. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTaps, offersOf } from "../../static/js/offers.js";

const QUESTION = {
  ticket: "t",
  prompt: "source",
  about: {},
  actions: [{ kind: "roll" }, { kind: "take", slot: 1 }, { kind: "take", slot: 2 }],
  previews: [{}, { towel: 1 }, { towel: 2 }],
  final: [0, 2],
};

test("each action is an offer with its preview, and knows whether it is final", () => {
  const offers = offersOf(QUESTION);
  assert.deepEqual(
    offers.all.map(({ index, final }) => [index, final]),
    [
      [0, true],
      [1, false],
      [2, true],
    ],
  );
  assert.deepEqual(offers.can("take", { slot: 2 })?.preview, { towel: 2 });
  assert.equal(offers.can("take", { slot: 3 }), null);
  assert.equal(offers.list("take").length, 2);
});

test("without a question there is nothing to answer", () => {
  assert.deepEqual(offersOf(null).all, []);
  assert.equal(offersOf(undefined).can("roll"), null);
});

/** @param {boolean} [oneTap] */
function hands(oneTap = false) {
  /** @type {number[]} */
  const sent = [];
  /** @type {(number|null)[]} */
  const armed = [];
  const taps = createTaps({
    send: (offer) => sent.push(offer.index),
    oneTap: () => oneTap,
    changed: (offer) => armed.push(offer?.index ?? null),
  });
  return { taps, sent, armed, offers: offersOf(QUESTION).all };
}

test("a final offer takes two taps", () => {
  const { taps, sent, armed, offers } = hands();
  taps.tap(offers[0]);
  assert.deepEqual(sent, []);
  taps.tap(offersOf(QUESTION).all[0]);
  assert.deepEqual(sent, [0]);
  assert.deepEqual(armed, [0, null]);
});

test("another final offer is armed instead, it is not sent", () => {
  const { taps, sent, armed, offers } = hands();
  taps.tap(offers[0]);
  taps.tap(offers[2]);
  assert.deepEqual(sent, []);
  assert.deepEqual(armed, [0, 2]);
});

test("what can be taken back is sent at once, and disarms", () => {
  const { taps, sent, armed, offers } = hands();
  taps.tap(offers[0]);
  taps.tap(offers[1]);
  assert.deepEqual(sent, [1]);
  assert.deepEqual(armed, [0, null]);
});

test("one tap for those who want it so", () => {
  const { taps, sent, offers } = hands(true);
  taps.tap(offers[0]);
  assert.deepEqual(sent, [0]);
});
