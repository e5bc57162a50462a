/** Where things stand on the beaches: pure arithmetic on a view; it draws nothing and knows no words. */

/** @typedef {import("./types.js").View} View */
/** @typedef {{seat: number, at: number, slot: number, count: number, wet: boolean, points: number, first: boolean}} Stand */
/** @typedef {{at: number, size: number, nth: number, large: boolean, edge: boolean}} Tile */
/** @typedef {{beach: number, seat: number, from: number, at: number, slot: number, count: number, fromSlot: number, fromCount: number, wet: boolean, points: number, below: boolean}} Ghost */

/**
 * Every chair of one beach with its place in its row; at the bar they stand in the order of seats.
 * @param {View} view
 * @param {number} beach
 * @returns {Stand[]}
 */
export function stands(view, beach) {
  const bar = view.chairs.flatMap((chairs, seat) => (chairs[beach] === 0 ? [seat] : []));
  return view.chairs.map((chairs, seat) => {
    const at = chairs[beach];
    const row = at === 0 ? bar : rowAt(view, beach, at);
    const points = at === 0 ? 0 : (view.points[seat]?.[beach] ?? 0);
    return {
      seat,
      at,
      slot: Math.max(0, row.indexOf(seat)),
      count: Math.max(1, row.length),
      wet: at >= view.water[beach],
      points,
      first: points > 0 && points === best(view, beach),
    };
  });
}

/**
 * @param {View} view
 * @param {number} beach
 * @param {number} at
 * @returns {number[]} seats from left to right
 */
export function rowAt(view, beach, at) {
  return view.rows[beach].find((row) => row.pos === at)?.seats ?? [];
}

/**
 * @param {View} view
 * @param {number} beach
 */
function best(view, beach) {
  return Math.max(
    0,
    ...view.points.map((points, seat) => (view.chairs[seat][beach] > 0 ? points[beach] : 0)),
  );
}

/**
 * The wave tiles of one beach from the sea down. What a tile would cover of the bar is cut off.
 * @param {View} view
 * @param {number} beach
 * @returns {Tile[]}
 */
export function tiles(view, beach) {
  let top = view.sand + 1;
  const laid = view.waves[beach];
  return laid.flatMap((whole, nth) => {
    const at = Math.max(1, top - whole);
    const size = top - at;
    top = at;
    if (size <= 0) return [];
    return [{ at, size, nth, large: whole > 2, edge: nth === laid.length - 1 }];
  });
}

/**
 * The chairs a preview would move, as ghosts standing where they would land.
 * @param {View} view
 * @param {import("./types.js").Preview|null|undefined} preview
 * @returns {Ghost[]}
 */
export function ghosts(view, preview) {
  return (preview?.chairs ?? []).map((chair) => {
    const there = rowAt(view, chair.beach, chair.to).filter((seat) => seat !== chair.seat);
    const from = stands(view, chair.beach)[chair.seat];
    return {
      beach: chair.beach,
      seat: chair.seat,
      from: chair.from,
      at: chair.to,
      slot: there.length,
      count: there.length + 1,
      fromSlot: from.slot,
      fromCount: from.count,
      wet: chair.wet,
      points: chair.points,
      below: chair.to > view.sand - 3,
    };
  });
}

/**
 * @typedef {object} Spot one printed space of the lawn
 * @property {number} n 1 at the top
 * @property {"empty"|"shut"|"rental"|"turtle"|"towel"|"pair"} kind
 * @property {import("./types.js").Slot|null} slot
 * @property {number} bonus dice that may be thrown again when a pair is taken from here
 */

/**
 * The lawn from the top: what lies there, what is still shut, what is never used.
 * @param {View} view
 * @returns {Spot[]}
 */
export function lawn(view) {
  return Array.from({ length: view.printed }, (_, index) => {
    const n = index + 1;
    const slot = view.rack[index] ?? null;
    const bonus = n === 1 ? 2 : n === 2 ? 1 : 0;
    /** @type {Spot["kind"]} */
    let kind = "turtle";
    if (slot && slot.kind !== "empty") kind = slot.kind;
    else if (slot) kind = view.rental === n ? "rental" : n > view.open ? "shut" : "empty";
    return { n, kind, slot, bonus };
  });
}

/**
 * Seats in the order of next round as far as the towels tell: the lowest towel first.
 * @param {View} view
 * @returns {number[]}
 */
export function nextOrder(view) {
  return view.rack.flatMap((slot) => (slot.kind === "towel" ? [slot.seat] : [])).reverse();
}
