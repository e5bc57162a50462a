/** The log: moves from the record and from what was just told, put into rows. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "../../static/js/log.js";
import { placeOf } from "../../static/js/router.js";

/** @param {string} name @param {object} [data] */
const event = (name, data = {}) => ({ name, data });

test("what one seat does in one go is one row, what befalls the table stands alone", () => {
  const log = createLog();
  log.fill([
    { n: 0, seat: null, at: "a", events: [event("round_started", { round: 1 })] },
    { n: 1, seat: 2, at: "b", events: [event("rolled", { seat: 2 })] },
    {
      n: 2,
      seat: 2,
      at: "c",
      events: [
        event("accepted", { seat: 2 }),
        event("advanced", { seat: 2 }),
        event("advanced", { seat: 2 }),
      ],
    },
    { n: 3, seat: 0, at: "d", events: [event("rolled", { seat: 0 })] },
    {
      n: 4,
      seat: 0,
      at: "e",
      events: [event("rejected", { seat: 0 }), event("rolled", { seat: 0 })],
    },
  ]);
  assert.deepEqual(
    log.rows().map((row) => [row.seat, row.events.map((one) => one.name).join(" ")]),
    [
      [null, "round_started"],
      [2, "rolled accepted advanced advanced"],
      [0, "rolled rejected"],
      [0, "rolled"],
    ],
  );
  assert.deepEqual(log.rounds(), [{ n: 0, round: 1 }]);
  assert.equal(log.last, 4);
  assert.equal(log.whole(4), true);
  assert.equal(log.whole(5), false);
});

test("a move that is told and read is there once", () => {
  const log = createLog();
  log.hear([{ n: 1, name: "rolled", data: { seat: 1 } }], "now");
  log.fill([{ n: 1, seat: 1, at: "then", events: [event("rolled", { seat: 1 })] }]);
  log.hear([{ n: 1, name: "rolled", data: { seat: 1 } }], "later");
  assert.equal(log.events().length, 1);
  assert.equal(log.lastAt, "then");
});

test("moves taken back are marked", () => {
  const log = createLog();
  log.fill([
    { n: 1, seat: 1, at: null, events: [event("took", { seat: 1 })] },
    {
      n: 2,
      seat: 1,
      at: null,
      takes_back: 1,
      events: [event("took_back", { seat: 1, moves: [1] })],
    },
    { n: 3, seat: 1, at: null, events: [event("took", { seat: 1 })] },
  ]);
  assert.deepEqual(
    log.rows().map((row) => row.gone),
    [true, false],
  );
});

test("every address of the house is a page, and no other is", () => {
  assert.deepEqual(placeOf("/"), { page: "home", params: {} });
  assert.deepEqual(placeOf("/t/AB12CD34EF"), { page: "table", params: { code: "AB12CD34EF" } });
  assert.deepEqual(placeOf("/t/AB12CD34EF/replay/"), {
    page: "table",
    params: { code: "AB12CD34EF", part: "replay" },
  });
  assert.deepEqual(placeOf("/rules/high_tide"), { page: "rules", params: { game: "high_tide" } });
  assert.deepEqual(placeOf("/verify/AB12CD34EF"), {
    page: "verify",
    params: { code: "AB12CD34EF" },
  });
  assert.deepEqual(placeOf("/p/0123abcd"), { page: "pass", params: { secret: "0123abcd" } });
  assert.equal(placeOf("/api/docs"), null);
  assert.equal(placeOf("/t/"), null);
});
