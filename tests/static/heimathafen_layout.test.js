/** Where things lie on Heimathafen's chart, and how my winds are put in order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, pressed, shifted, swapped } from "../../static/games/heimathafen/arrange.js";
import {
  angle,
  centre,
  coast,
  course,
  fields,
  grid,
  island,
  next,
  same,
  sight,
} from "../../static/games/heimathafen/compass.js";
import { HEX, SQUARE } from "../../static/games/heimathafen/seas.js";

/** @typedef {import("../../static/games/heimathafen/types.js").Wind} Wind */

/** @type {Wind[]} */
const WINDS = ["N", "E", "S", "W", "NW"];

test("arrows point where winds blow, on squares and on hexagons", () => {
  const square = Object.keys(SQUARE.rose).map((wind) => angle(SQUARE, /** @type {Wind} */ (wind)));
  assert.deepEqual(square, [0, 45, 90, 180, -90, -45]);
  const hex = Object.keys(HEX.rose).map((wind) => angle(HEX, /** @type {Wind} */ (wind)));
  assert.deepEqual(hex, [30, 90, 150, -150, -90, -30]);
});

test("a wind leads to the next field, and not onto islands or beyond the edge", () => {
  assert.deepEqual(next(SQUARE, [-2, 9], "N"), [-2, 8]);
  assert.equal(next(SQUARE, [-2, 3], "N"), null, "an island");
  assert.equal(next(SQUARE, [-3, 9], "W"), null, "the edge");
  assert.equal(next(SQUARE, [0, 0], "N"), null, "land");
  assert.equal(next(HEX, [0, 0], "N"), null, "no such wind");
  assert.deepEqual(course(SQUARE, [1, 2], ["N", "NW", "E"]), [
    [1, 1],
    [0, 0],
  ]);
});

test("no two fields lie on each other, and the start row lies south of the harbour", () => {
  for (const chart of [SQUARE, HEX]) {
    const all = fields(chart);
    assert.equal(all.length, chart === SQUARE ? 80 : 31);
    assert.equal(all.filter((place) => island(chart, place)).length, chart.islands.length);
    const middles = new Set(all.map((place) => Object.values(centre(chart, place)).join()));
    assert.equal(middles.size, all.length);
    assert.ok(centre(chart, chart.starts.I).y > centre(chart, chart.harbour).y);
    assert.ok(
      same(
        all.find((place) => same(place, chart.harbour)),
        chart.harbour,
      ),
    );
  }
});

test("every field is in sight in every frame, and the picture has the frame's shape", () => {
  for (const chart of [SQUARE, HEX]) {
    const core = grid(chart);
    for (const [width, height] of [
      [360, 400],
      [760, 560],
      [1900, 900],
      [500, 1200],
    ]) {
      const { box, unit } = sight(chart, width, height);
      assert.ok(box.x <= core.x && box.y <= core.y);
      assert.ok(box.x + box.width >= core.x + core.width - 0.2);
      assert.ok(box.y + box.height >= core.y + core.height - 0.2);
      assert.ok(Math.abs(box.width / box.height - width / height) < 0.01);
      assert.ok(Math.abs(box.width / width - unit) < 0.01);
      assert.doesNotMatch(coast(chart, box), /NaN|undefined/);
    }
  }
});

test("winds are swapped, shifted and walked through, and none is lost", () => {
  assert.deepEqual(swapped(WINDS, 0, 4), ["NW", "E", "S", "W", "N"]);
  assert.deepEqual(shifted(WINDS, 0, 2), ["E", "S", "N", "W", "NW"]);
  assert.deepEqual(shifted(WINDS, 4, 0), ["NW", "N", "E", "S", "W"]);
  assert.deepEqual(shifted(WINDS, 1, 9), ["N", "S", "W", "NW", "E"]);
  assert.equal(nearest([10, 50, 90], 66), 1);
  assert.equal(nearest([10, 50, 90], 999), 2);
});

test("arrows walk along the winds, and take along the one that is held", () => {
  const idle = { order: WINDS, held: null };
  assert.deepEqual(pressed(idle, 1, "ArrowRight"), { order: WINDS, held: null, focus: 2 });
  assert.deepEqual(pressed(idle, 4, "ArrowRight")?.focus, 4);
  const held = pressed({ order: WINDS, held: 1 }, 1, "ArrowLeft");
  assert.deepEqual(held, { order: ["E", "N", "S", "W", "NW"], held: 0, focus: 0 });
  assert.deepEqual(pressed({ order: WINDS, held: 1 }, 1, "End")?.order, ["N", "S", "W", "NW", "E"]);
  assert.equal(pressed({ order: WINDS, held: 1 }, 1, "Escape")?.held, null);
  assert.equal(pressed(idle, 1, "a"), null);
  assert.equal(pressed(idle, 1, "Enter"), null, "a click, and no key of ours");
});
