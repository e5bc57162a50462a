/** Events of High Tide played onto a view, and what the score sheet finds in them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hops } from "../../static/games/high_tide/motion.js";
import { cell, moments, race, ranking, story } from "../../static/games/high_tide/sheet.js";
import { after } from "../../static/games/high_tide/theatre.js";
import { EVENTS, opening, PAIR, stand } from "./high_tide_fixtures.js";

/** @param {import("../../static/games/high_tide/types.js").View} view @param {any[]} events */
const played = (view, events) => events.reduce(after, view);

test("no event changes the view it is given", () => {
  const view = opening();
  const before = structuredClone(view);
  for (const event of EVENTS) after(view, event);
  assert.deepEqual(view, before);
});

test("a rejected roll lies on its space, a taken one in the hand, a towel in its place", () => {
  let view = played(opening(), [
    { name: "rolled", data: { seat: 0, pair: PAIR } },
    { name: "rejected", data: { seat: 0, pair: PAIR, slot: 1 } },
  ]);
  assert.equal(view.pair, null);
  assert.deepEqual(view.rack[0], { kind: "pair", ...PAIR });
  view = after(view, { name: "took", data: { seat: 1, slot: 1, pair: PAIR } });
  assert.deepEqual(view.rack[0], { kind: "empty" });
  assert.deepEqual([view.pair?.slot, view.active], [1, 1]);
  view = after(view, { name: "towel_laid", data: { seat: 1, slot: 1 } });
  assert.deepEqual(view.rack[0], { kind: "towel", seat: 1 });
  assert.equal(view.pair, null);
});

test("a chair leaves its row and joins the right end of the next", () => {
  const view = stand(stand(opening(), 3, 4, [0]), 3, 9, [2]);
  const moved = after(view, {
    name: "advanced",
    data: { seat: 0, beach: 3, from: 4, to: 9, by: 5, wet: false },
  });
  assert.deepEqual(moved.rows[3], [{ pos: 9, seats: [2, 0] }]);
  assert.equal(moved.chairs[0][3], 9);
  assert.equal(moved.chairs[1][3], 0);
});

test("waves lower the water and lie down in order", () => {
  const view = after(opening(), EVENTS.filter((event) => event.name === "waves")[1]);
  assert.deepEqual(view.waves[3], [3, 2]);
  assert.equal(view.water[3], 16);
});

test("a walk hops once for every field and ends at rest", () => {
  const frames = hops(10, 100, 4);
  assert.equal(frames.length, 9);
  assert.equal(frames[0].transform, "translate(10px, 100px) scale(1)");
  assert.equal(frames.at(-1)?.transform, "translate(0px, 0px) scale(1)");
});

test("a cell of the sheet says why there are points or none", () => {
  const view = stand(stand(opening(), 0, 9, [0]), 0, 17, [1]);
  view.water[0] = 17;
  view.points[0][0] = 4;
  view.points[1][0] = 0;
  assert.deepEqual(
    [0, 1, 2].map((seat) => cell(view, seat, 0).kind),
    ["first", "wet", "bar"],
  );
  view.scores = [3, 9, 4, 9, 1];
  assert.deepEqual(ranking(view), [1, 3, 2, 0, 4]);
});

test("the longest walk and the tide that wet most are found with their rounds", () => {
  const waves = (/** @type {number} */ to) => ({
    name: "waves",
    data: {
      pair: PAIR,
      large: { beach: 3, from: to + 3, to },
      small: { beach: 2, from: 21, to: 19 },
    },
  });
  const found = moments(
    [
      { events: [{ name: "round_started", data: { round: 1, order: [0, 1, 2, 3, 4] } }] },
      { events: [{ name: "rolled", data: { seat: 0, pair: PAIR } }] },
      {
        events: [
          { name: "advanced", data: { seat: 0, beach: 3, from: 0, to: 16, by: 9, wet: false } },
          { name: "advanced", data: { seat: 0, beach: 2, from: 0, to: 4, by: 4, wet: false } },
          waves(18),
          { name: "round_started", data: { round: 2, order: [0, 1, 2, 3, 4] } },
          waves(15),
        ],
      },
    ],
    opening(),
  );
  assert.deepEqual(
    [found.far?.beach, found.far?.by, found.far?.round, found.far?.pair?.left],
    [3, 9, 1, PAIR.left],
  );
  assert.deepEqual([found.flood?.round, found.flood?.hit, found.flood?.same], [2, 1, false]);
});

test("the closest race is the beach where the row decided", () => {
  const view = stand(stand(stand(opening(), 0, 9, [0]), 0, 7, [1]), 4, 11, [2, 3]);
  view.points[0][0] = 4;
  view.points[1][0] = 2;
  view.points[3][4] = 4;
  view.points[2][4] = 2;
  assert.deepEqual(race(view), { beach: 4, at: 11, gap: 0, winner: 3, loser: 2 });
  assert.equal(race(opening()), null);
});

test("the story has one point per round and ends with the final score", () => {
  const words = /** @type {any} */ ({ say: (/** @type {string} */ key) => key });
  const view = opening(2);
  const told = story(
    [
      { events: [{ name: "waves", data: {} }], view: { ...view, scores: [4, 7] } },
      { events: [{ name: "rolled", data: {} }], view: { ...view, scores: [5, 5] } },
      {
        events: [
          { name: "waves", data: {} },
          { name: "game_over", data: { scores: [9, 8] } },
        ],
      },
    ],
    words,
  );
  assert.deepEqual(told.steps, [1, 2]);
  assert.deepEqual(told.series, [
    { seat: 0, values: [4, 9] },
    { seat: 1, values: [7, 8] },
  ]);
});
