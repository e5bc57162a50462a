/** Where things lie on the chart: fields, winds, coast and view, all out of the chart's data; draws nothing. */

/** @typedef {import("./types.js").Chart} Chart */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Wind} Wind */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Width of a square field, and half the width and the height of a row of hexagons. */
const CELL = 63;
const HALF = 54;
const ROW = 93.5;

/** @param {Chart} chart */
export const hexagonal = (chart) => chart.topology === "hex";

/** How large pieces are drawn on this chart, against the square one. @param {Chart} chart */
export const scaleOf = (chart) => (hexagonal(chart) ? 1.37 : 1);

/** The middle of a field; the harbour is the origin. @param {Chart} chart @param {Place} place @returns {Point} */
export function centre(chart, [a, b]) {
  const [ha, hb] = chart.harbour;
  if (hexagonal(chart)) return { x: (2 * (a - ha) + (b - hb)) * HALF, y: (b - hb) * ROW };
  return { x: (a - ha) * CELL, y: (b - hb) * CELL };
}

/** Degrees clockwise from north that a wind blows towards. @param {Chart} chart @param {Wind} wind */
export function angle(chart, wind) {
  const step = chart.rose[wind];
  if (!step) return 0;
  const [ha, hb] = chart.harbour;
  const { x, y } = centre(chart, [ha + step[0], hb + step[1]]);
  return Math.round((Math.atan2(x, -y) * 180) / Math.PI);
}

/** Every field of the chart, islands and harbour among them. @param {Chart} chart @returns {Place[]} */
export function fields(chart) {
  return chart.rows.flatMap(({ y, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, i) => /** @type {Place} */ ([first + i, y])),
  );
}

/** @param {Place|null|undefined} one @param {Place|null|undefined} other */
export function same(one, other) {
  return Boolean(one && other && one[0] === other[0] && one[1] === other[1]);
}

/** @param {Chart} chart @param {Place} place */
export function island(chart, place) {
  return chart.islands.some((other) => same(place, other));
}

/** The field a wind leads to, null at an island or beyond the edge. @param {Chart} chart @param {Place} place @param {Wind} wind @returns {Place|null} */
export function next(chart, place, wind) {
  const step = chart.rose[wind];
  if (!step) return null;
  /** @type {Place} */
  const to = [place[0] + step[0], place[1] + step[1]];
  const row = chart.rows.find((one) => one.y === to[1]);
  if (!row || to[0] < row.first || to[0] > row.last || island(chart, to)) return null;
  return to;
}

/**
 * The course of a ship that all these winds moved, until one of them is blocked.
 * @param {Chart} chart
 * @param {Place} from
 * @param {readonly Wind[]} winds
 * @returns {Place[]}
 */
export function course(chart, from, winds) {
  /** @type {Place[]} */
  const way = [];
  let at = from;
  for (const wind of winds) {
    const to = next(chart, at, wind);
    if (!to) break;
    way.push(to);
    at = to;
    if (same(to, chart.harbour)) break;
  }
  return way;
}

/** Fewest moves home from every field, by `"x,y"`. @param {Chart} chart @returns {Map<string, number>} */
export function distances(chart) {
  const found = new Map([[chart.harbour.join(), 0]]);
  const sea = fields(chart).filter((place) => !island(chart, place));
  const winds = /** @type {Wind[]} */ (Object.keys(chart.rose));
  for (let far = 1; ; far += 1) {
    const here = sea.filter(
      (place) =>
        !found.has(place.join()) &&
        winds.some((wind) => {
          const to = next(chart, place, wind);
          return to !== null && found.get(to.join()) === far - 1;
        }),
    );
    if (here.length === 0) return found;
    for (const place of here) found.set(place.join(), far);
  }
}

/** The outline of a field around the origin, `inset` smaller on each side. @param {Chart} chart @param {number} inset */
export function outline(chart, inset) {
  if (hexagonal(chart)) {
    const r = HALF / Math.cos(Math.PI / 6) - inset * 1.15;
    const w = round(r * Math.cos(Math.PI / 6));
    return `M0 ${round(-r)}L${w} ${round(-r / 2)}V${round(r / 2)}L0 ${round(r)}L${-w} ${round(r / 2)}V${round(-r / 2)}Z`;
  }
  const h = CELL / 2 - inset;
  const r = h * 0.4;
  const s = round(2 * (h - r));
  return `M${round(r - h)} ${-h}h${s}q${r} 0 ${r} ${r}v${s}q0 ${r} ${-r} ${r}h${-s}q${-r} 0 ${-r} ${-r}v${-s}q0 ${-r} ${r} ${-r}Z`;
}

/** Half of the space a field takes, across and down. @param {Chart} chart @returns {Point} */
export function reach(chart) {
  return hexagonal(chart)
    ? { x: HALF, y: HALF / Math.cos(Math.PI / 6) }
    : { x: CELL / 2, y: CELL / 2 };
}

/** The box all fields lie in. @param {Chart} chart @returns {Box} */
export function grid(chart) {
  const half = reach(chart);
  const points = fields(chart).map((place) => centre(chart, place));
  const x = Math.min(...points.map((p) => p.x)) - half.x;
  const y = Math.min(...points.map((p) => p.y)) - half.y;
  const right = Math.max(...points.map((p) => p.x)) + half.x;
  const bottom = Math.max(...points.map((p) => p.y)) + half.y;
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * What is shown in a frame of this many pixels: all fields as large as they fit, and sea and land around them
 * to fill the rest. `unit` is one pixel in the chart's own measure, `framed` says whether there is room for a rim.
 * @param {Chart} chart
 * @param {number} width
 * @param {number} height
 */
export function sight(chart, width, height) {
  const framed = width >= 560;
  const rim = framed ? 22 : 5;
  const top = framed ? 46 : 40;
  const core = grid(chart);
  const [w, h] = [core.width + 2 * rim, core.height + top + rim];
  const zoom = Math.max(0.2, Math.min(width / w, height / h));
  const [fullW, fullH] = [width / zoom, height / zoom];
  const spare = fullH - h;
  return {
    framed,
    unit: 1 / zoom,
    box: {
      x: round(core.x + core.width / 2 - fullW / 2),
      y: round(core.y - top - spare * 0.45),
      width: round(fullW),
      height: round(fullH),
    },
  };
}

/** @typedef {ReturnType<typeof sight>} Sight */

/**
 * The line between land and sea, from the left edge of the view to the right.
 * @param {Chart} chart
 * @param {Box} box
 */
export function coast(chart, box) {
  const hex = hexagonal(chart);
  const right = box.x + box.width + 40;
  const left = box.x - 40;
  const deep = steps(chart);
  /** @param {"first"|"last"} end @param {1|-1} side */
  const corners = (end, side) =>
    deep.map((row, i) => {
      const { x } = centre(chart, [row[end], row.y]);
      const { y } = centre(chart, [row[end], row.y]);
      if (hex) return i === 0 ? { x: x + 37 * side, y: y - 56 } : { x: x + 92 * side, y: y - 2 };
      return { x: x + 10 * side, y: y - 35 };
    });
  const west = corners("first", -1);
  const east = corners("last", 1);
  const low = (deep.at(-1)?.y ?? 0) - (deep[0]?.y ?? 0);
  /** @param {Point} edge @param {number} far */
  const shore = (edge, far) => {
    const room = Math.abs(far - edge.x);
    const fall = Math.min(hex ? 84 : 50, room * 0.35);
    return { x: far, y: edge.y + fall, room };
  };
  const a = shore(west[low], left);
  const b = shore(east[low], right);
  let d = `M${left} ${box.y - 60}V${round(a.y)}`;
  d += swing({ x: left, y: a.y }, west[low]);
  for (let i = low; i > 0; i -= 1) d += bay(west[i], west[i - 1], false);
  d += `H${round(east[0].x)}`;
  for (let i = 0; i < low; i += 1) d += bay(east[i], east[i + 1], true);
  d += swing(east[low], { x: right, y: b.y });
  return `${d}V${box.y - 60}Z`;
}

/** The rows at the harbour that grow wider, where the coast runs down beside them. @param {Chart} chart */
function steps(chart) {
  const most = hexagonal(chart) ? 2 : 3;
  let count = 1;
  while (count < most && chart.rows[count] && chart.rows[count].first < chart.rows[count - 1].first)
    count += 1;
  return chart.rows.slice(0, count);
}

/** @param {Point} from @param {Point} to */
function swing(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const up = dy < 0;
  const one = { x: from.x + dx * 0.4, y: up ? from.y : from.y + dy * 0.6 };
  const two = { x: from.x + dx * 0.62, y: up ? from.y + dy * 0.4 : to.y };
  return curve(one, two, to);
}

/** One step of the bay, up to the harbour or down from it. @param {Point} from @param {Point} to @param {boolean} down */
function bay(from, to, down) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const one = { x: from.x + dx * (down ? 0.45 : 0.55), y: from.y + dy * (down ? 0.1 : 0.31) };
  const two = { x: from.x + dx * (down ? 0.35 : 0.52), y: from.y + dy * (down ? 0.82 : 0.9) };
  return curve(one, two, to);
}

/** @param {Point} a @param {Point} b @param {Point} to */
function curve(a, b, to) {
  return `C${round(a.x)} ${round(a.y)} ${round(b.x)} ${round(b.y)} ${round(to.x)} ${round(to.y)}`;
}

/** @param {number} number */
export function round(number) {
  return Math.round(number * 10) / 10;
}
