/** The game as it is told afterwards: which moves counted, who stands where, and the chart that shows it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gridOf, spread } from "../../static/js/chart.js";
import { places, podium, stood, withViews } from "../../static/js/tale.js";

/** @param {number} n @param {any} [more] */
const move = (n, more = {}) => ({ n, seat: 0, at: null, events: [], takes_back: null, ...more });

test("moves taken back are not told, and neither is the taking back", () => {
  const moves = [
    move(1),
    move(2),
    move(3, { takes_back: 2 }),
    move(4),
    move(5),
    move(6, { takes_back: [5, 4] }),
    move(7),
  ];
  assert.deepEqual(
    stood(moves).map((one) => one.n),
    [1, 7],
  );
});

test("the score is looked up where a round starts and where it ends, nowhere else", async () => {
  /** @type {number[]} */
  const looked = [];
  const moves = [
    move(1),
    move(2, { events: [{ name: "round_started", data: {} }] }),
    move(3, { events: [{ name: "game_over", data: {} }] }),
  ];
  const told = await withViews(moves, async (n) => {
    looked.push(n);
    if (n === 3) throw new Error("gone");
    return { view: `after ${n}` };
  });
  assert.deepEqual(looked, [2, 3]);
  assert.deepEqual(
    told.map((one) => one.view),
    [undefined, "after 2", undefined],
  );
});

test("places follow the ranks, and the podium has the first in its middle", () => {
  const placed = places({ scores: [9, 15, 6, 9], ranks: [2, 1, 4, 2] });
  assert.deepEqual(
    placed.map((one) => one.seat),
    [1, 0, 3, 2],
  );
  assert.deepEqual(
    podium(placed).map((one) => one.seat),
    [0, 1, 3],
  );
  assert.deepEqual(
    podium(placed.slice(0, 1)).map((one) => one.seat),
    [1],
  );
});

test("the grid is few round lines around all values", () => {
  assert.deepEqual(gridOf([3, 15, 8]), [0, 5, 10, 15]);
  assert.deepEqual(gridOf([0, 0]), [0, 1]);
  assert.deepEqual(gridOf([-7, -2]), [-8, -6, -4, -2, 0, ...gridOf([-7, -2]).slice(5)]);
  for (const values of [[1], [62, 3], [140, -20], [999]]) {
    const grid = gridOf(values);
    assert.ok(grid.length >= 2 && grid.length <= 6, `${values}: ${grid}`);
    assert.ok(grid[0] <= Math.min(0, ...values) && grid[grid.length - 1] >= Math.max(...values));
  }
});

test("signs at the ends of lines keep their order, apart and on the sheet", () => {
  const places_ = spread([100, 100, 100, 230, 20], 20, 236);
  const sorted = [...places_].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) assert.ok(sorted[i] - sorted[i - 1] >= 20);
  assert.ok(sorted[sorted.length - 1] <= 236);
  assert.equal(places_[4], 20);
  assert.ok(places_[0] < places_[1] && places_[1] < places_[2]);
});
