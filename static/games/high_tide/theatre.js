/** Plays events onto a copy of a view, for motion between two true views; it decides nothing. */

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Event} Event */

/**
 * What the board shows once `event` has happened to `view`. The next true view replaces it.
 * @param {View} view
 * @param {Event} event
 * @returns {View}
 */
export function after(view, { name, data }) {
  switch (name) {
    case "round_started":
      return {
        ...view,
        round: data.round,
        order: data.order ?? view.order,
        turn: 0,
        active: (data.order ?? view.order)[0],
        rack: view.rack.map(() => ({ kind: "empty" })),
        pair: null,
        tide: null,
      };
    case "rolled":
      return { ...view, active: data.seat, pair: { ...data.pair, slot: null } };
    case "rejected":
      return { ...withSlot(view, data.slot, { kind: "pair", ...data.pair }), pair: null };
    case "took":
      return {
        ...withSlot(view, data.slot, { kind: "empty" }),
        active: data.seat,
        pair: { ...data.pair, slot: data.slot },
      };
    case "rerolled":
      return { ...view, pair: { ...data.pair, slot: view.pair?.slot ?? null } };
    case "advanced":
      return walked(view, data);
    case "towel_laid":
      return { ...withSlot(view, data.slot, { kind: "towel", seat: data.seat }), pair: null };
    case "tide_rolled":
      return { ...laid(view, data.pair), tide: data.pair };
    case "waves":
      return { ...flooded(flooded(view, data.large, 3), data.small, 2), tide: data.pair };
    default:
      return view;
  }
}

/**
 * @param {View} view
 * @param {number} slot 1 at the top
 * @param {import("./types.js").Slot} what
 */
function withSlot(view, slot, what) {
  return { ...view, rack: view.rack.map((old, index) => (index === slot - 1 ? what : old)) };
}

/**
 * @param {View} view
 * @param {import("./types.js").Pair} pair
 */
function laid(view, pair) {
  const free = view.rack.findIndex((slot) => slot.kind === "empty");
  return free < 0 ? view : withSlot(view, free + 1, { kind: "pair", ...pair });
}

/**
 * A chair leaves its row and joins the right end of another.
 * @param {View} view
 * @param {{seat: number, beach: number, to: number}} move
 * @returns {View}
 */
function walked(view, { seat, beach, to }) {
  const rows = view.rows[beach]
    .map((row) => ({ pos: row.pos, seats: row.seats.filter((other) => other !== seat) }))
    .filter((row) => row.seats.length > 0 || row.pos === to);
  const row = rows.find((other) => other.pos === to);
  if (row) row.seats.push(seat);
  else rows.push({ pos: to, seats: [seat] });
  return {
    ...view,
    chairs: view.chairs.map((chairs, s) => (s === seat ? put(chairs, beach, to) : chairs)),
    rows: put(view.rows, beach, rows),
    points: view.points.map((points, s) => (s === seat ? put(points, beach, 0) : points)),
  };
}

/**
 * @param {View} view
 * @param {{beach: number, to: number}} wave
 * @param {number} size
 * @returns {View}
 */
function flooded(view, { beach, to }, size) {
  return {
    ...view,
    water: put(view.water, beach, to),
    waves: put(view.waves, beach, [...view.waves[beach], size]),
  };
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} index
 * @param {T} value
 */
function put(list, index, value) {
  return list.map((old, i) => (i === index ? value : old));
}
