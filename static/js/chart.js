/** The small chart of how it came about: one line for each seat, told apart by colour, dashes and symbol. */
import { html, svg } from "lit-html";

/** @typedef {{label: string, steps: (number|string)[], series: {seat: number, values: number[]}[]}} Story */
/** @typedef {{seat: number, name: string, colour: string, me: boolean}} Person */

const LEFT = 34;
const RIGHT = 334;
const TOP = 22;
const BOTTOM = 232;
/** How far apart the signs at the ends of the lines stand. */
const APART = 20;
/** @type {Record<string, string>} */
const DASHES = { green: "1 7", brown: "11 6", teal: "14 6 1 6", pink: "5 6", cream: "20 7" };

/**
 * Where the lines of the grid lie: few, round numbers, zero among them.
 * @param {number[]} values
 */
export function gridOf(values) {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const unit = 10 ** Math.floor(Math.log10((high - low) / 3 || 1));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((f) => f * unit).find((s) => (high - low) / s <= 4) ?? unit,
  );
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}

/**
 * Places for signs that want to stand at `wanted`: in the same order, none over another, all on the sheet.
 * @param {number[]} wanted
 * @param {number} apart
 * @param {number} lowest
 */
export function spread(wanted, apart, lowest) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const places = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    places[i] = Math.max(wanted[i], above + apart);
    above = places[i];
  }
  let below = lowest + apart;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i], below - apart);
    below = places[i];
  }
  return places;
}

/**
 * @param {Story} story
 * @param {Person[]} people
 * @param {{number: (n: number) => string, step: string}} words
 */
export function chart({ label, steps, series }, people, { number, step }) {
  const grid = gridOf(series.flatMap(({ values }) => values));
  const [low, high] = [grid[0], grid[grid.length - 1]];
  const x = (/** @type {number} */ i) =>
    LEFT + ((RIGHT - LEFT) * i) / Math.max(1, steps.length - 1);
  const y = (/** @type {number} */ value) =>
    BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low);
  const person = (/** @type {number} */ seat) => people.find((one) => one.seat === seat);
  const lines = series.filter(({ seat, values }) => values.length && person(seat));
  const ends = spread(
    lines.map(({ values }) => y(values[values.length - 1])),
    APART,
    BOTTOM + 4,
  );
  const mineLast = lines
    .map((line, i) => ({ ...line, end: ends[i], who: /** @type {Person} */ (person(line.seat)) }))
    .sort((a, b) => Number(a.who.me) - Number(b.who.me));
  return html`<figure class="story">
    <svg class="chart" viewBox="0 0 400 262" aria-hidden="true">
      ${grid.map((value) => svg`<path class="grid" d=${`M${LEFT} ${y(value)}H${RIGHT}`} /><text class="tick" x="22" y=${y(value) + 4.5} text-anchor="end">${number(value)}</text>`)}
      ${steps.map((one, i) => svg`<text class="tick" x=${x(i)} y="254" text-anchor="middle">${one}</text>`)}
      ${mineLast.map(({ values, who }) => path(values, who, x, y))}
      ${mineLast.map(({ values, who, end }) => sign(values[values.length - 1], who, end, number))}
    </svg>
    <div class="sr"><table><caption>${label}</caption>
      <thead><tr><td></td>${steps.map((one) => html`<th scope="col">${step} ${one}</th>`)}</tr></thead>
      <tbody>${lines.map(({ seat, values }) => html`<tr><th scope="row">${person(seat)?.name}</th>${values.map((value) => html`<td>${number(value)}</td>`)}</tr>`)}</tbody>
    </table></div></div>
  </figure>`;
}

/**
 * @param {number[]} values
 * @param {Person} who
 * @param {(i: number) => number} x
 * @param {(value: number) => number} y
 */
function path(values, { colour, me }, x, y) {
  const d = `M${values.map((value, i) => `${x(i)} ${y(value)}`).join(" ")}`;
  const dashes = DASHES[colour] ?? "none";
  return svg`<g class=${`line p-${colour} ${me ? "me" : ""}`}>
    <path class="halo" d=${d} /><path class="edge" d=${d} stroke-dasharray=${dashes} /><path class="ink" d=${d} stroke-dasharray=${dashes} />
    ${values.map((value, i) => svg`<g transform=${`translate(${x(i)} ${y(value)})`}><circle class="dot" r="5.5" /><use href=${`#sym-${colour}`} x="-3" y="-3" width="6" height="6" /></g>`)}
  </g>`;
}

/**
 * @param {number} value
 * @param {Person} who
 * @param {number} at
 * @param {(n: number) => string} number
 */
function sign(value, { colour, me }, at, number) {
  return svg`<g class=${`end p-${colour} ${me ? "me" : ""}`} transform=${`translate(345 ${at - 9})`}>
    <path class="badge" d="M5 0h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z" /><use href=${`#sym-${colour}`} x="3.500" y="3.500" width="11" height="11" /><text x="25" y="14">${number(value)}</text>
  </g>`;
}
