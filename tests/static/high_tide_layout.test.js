/** Where chairs, waves, ghosts and towels of High Tide stand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ghosts, lawn, nextOrder, stands, tiles } from "../../static/games/high_tide/layout.js";
import { opening, stand } from "./high_tide_fixtures.js";

test("chairs of one row keep its order, chairs at the bar that of the seats", () => {
  const view = stand(opening(), 2, 8, [3, 1]);
  const beach = stands(view, 2);
  assert.deepEqual([beach[3].slot, beach[1].slot, beach[3].count], [0, 1, 2]);
  assert.deepEqual(
    [0, 2, 4].map((seat) => [beach[seat].at, beach[seat].slot, beach[seat].count]),
    [
      [0, 0, 3],
      [0, 1, 3],
      [0, 2, 3],
    ],
  );
});

test("the badge in front is the one with most points on the sand", () => {
  const view = stand(stand(opening(), 0, 9, [0]), 0, 12, [1]);
  view.points[1][0] = 4;
  view.points[0][0] = 2;
  const beach = stands(view, 0);
  assert.equal(beach[1].first, true);
  assert.equal(beach[0].first, false);
  assert.equal(beach[2].points, 0, "a chair at the bar wears no badge");
});

test("a chair on or behind the first water space is wet", () => {
  const view = stand(stand(opening(), 1, 16, [0]), 1, 15, [1]);
  view.water[1] = 16;
  assert.deepEqual(
    stands(view, 1).map((s) => s.wet),
    [true, false, false, false, false],
  );
});

test("waves lie against the sea, then against each other, and never on the bar", () => {
  const view = opening();
  view.waves[4] = [3, 2];
  assert.deepEqual(
    tiles(view, 4).map(({ at, size, edge }) => [at, size, edge]),
    [
      [18, 3, false],
      [16, 2, true],
    ],
  );
  view.waves[4] = [3, 2, 3, 2, 3, 2, 3, 2, 3];
  const all = tiles(view, 4);
  assert.equal(
    all.reduce((sum, tile) => sum + tile.size, 0),
    20,
  );
  assert.ok(all.every((tile) => tile.at >= 1 && tile.size > 0));
});

test("a preview becomes ghosts at the right end of the row they join", () => {
  const view = stand(stand(opening(), 3, 9, [0]), 3, 14, [2, 4]);
  const made = ghosts(view, {
    chairs: [
      { beach: 3, seat: 0, from: 9, to: 14, wet: false, points: 4 },
      { beach: 2, seat: 0, from: 0, to: 19, wet: true, points: 0 },
    ],
    towel: 1,
    certain: true,
  });
  assert.deepEqual(
    made.map(({ beach, from, at, slot, count, wet, points, below }) => [
      beach,
      from,
      at,
      slot,
      count,
      wet,
      points,
      below,
    ]),
    [
      [3, 9, 14, 2, 3, false, 4, false],
      [2, 0, 19, 0, 1, true, 0, true],
    ],
  );
  assert.deepEqual(ghosts(view, null), []);
});

test("a chair that stays in its row is no neighbour of its own ghost", () => {
  const view = stand(opening(), 0, 21, [1, 0]);
  const [ghost] = ghosts(view, {
    chairs: [{ beach: 0, seat: 0, from: 21, to: 21, wet: true, points: 0 }],
  });
  assert.deepEqual([ghost.slot, ghost.count], [1, 2]);
});

test("the lawn shows every printed space: open, rental, shut, turtle", () => {
  const view = opening(5);
  assert.deepEqual(
    lawn(view).map((spot) => spot.kind),
    ["empty", "empty", "empty", "rental", "shut", "shut", "turtle"],
  );
  assert.deepEqual(
    lawn(view).map((spot) => spot.bonus),
    [2, 1, 0, 0, 0, 0, 0],
  );
  assert.equal(lawn(opening(6)).filter((spot) => spot.kind === "turtle").length, 0);
});

test("next round's order reads from the lowest towel up", () => {
  const view = opening(4);
  view.rack = [
    { kind: "towel", seat: 1 },
    { kind: "empty" },
    { kind: "towel", seat: 0 },
    { kind: "towel", seat: 3 },
    { kind: "towel", seat: 2 },
  ];
  assert.deepEqual(nextOrder(view), [2, 3, 0, 1]);
});
