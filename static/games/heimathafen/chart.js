/** Draws what never moves on the sea chart: land and harbour, depth lines, fields, islands, rose; asks nothing. */
import { html, nothing, svg } from "lit-html";
import {
  angle,
  centre,
  coast,
  fields,
  grid,
  hexagonal,
  island,
  outline,
  round,
  same,
  scaleOf,
} from "./compass.js";
import { KINDS } from "./sprite.js";

/** @typedef {import("./types.js").Chart} Chart */
/** @typedef {import("./types.js").Wind} Wind */
/** @typedef {import("./compass.js").Sight} Sight */
/** @typedef {import("./words.js").Words} Words */

/** Houses on the land: across and down from the harbour, size, colour of the roof. @type {[number, number, number, string][]} */
const HOUSES = [
  [-331, 18, 1.15, "coral"],
  [-295, 6, 1, "coral-d"],
  [-265, 20, 1.1, "sea3"],
  [-227, -6, 1.05, "coral"],
  [-359, 42, 1, "sun-d"],
  [-197, -24, 0.95, "coral-d"],
  [243, -16, 1.05, "coral"],
  [277, 6, 1, "sea3"],
  [211, -32, 0.9, "coral-d"],
];
/** @type {[number, number][]} */
const TREES = [
  [-491, -28],
  [-469, -6],
  [-437, -32],
  [-487, 30],
  [-453, 42],
  [-409, 0],
  [-377, -38],
  [203, -58],
  [441, -22],
  [463, 12],
  [423, -46],
  [520, -30],
  [-540, 8],
];
/** Depths in fathoms, out at sea. @type {[number, number, number][]} */
const DEPTHS = [
  [-467, 252, 12],
  [-331, 222, 9],
  [-297, 392, 14],
  [-467, 562, 21],
  [-291, 562, 17],
  [323, 252, 8],
  [441, 222, 11],
  [313, 392, 15],
  [458, 532, 23],
  [323, 562, 19],
  [-560, 420, 26],
  [570, 400, 31],
];
const ANCHOR =
  "M0-17a4.5 4.5 0 1 1 0 .1M0-8V17M-9-3H9M-15 6q2 11 15 11T15 6M-15 6l-3 4M-15 6l5 3M15 6l3 4M15 6l-5 3";
const WHALE =
  "M-52 0q8-34 52-34 46 0 52 30 8-2 12-14 6 6 14 4-2 22-24 24-10 14-40 14-50 0-66-24ZM-30-10q3 3 6 0M0-34v-10m0 0q-8-8-12-2m12 2q8-8 12-2M-34 8q14 8 34 6";

/**
 * @param {Chart} chart
 * @param {Sight} sight
 * @param {Words} words
 * @param {Wind|null} wind the one that blows next, on the rose
 */
export function sea(chart, sight, words, wind) {
  const { box } = sight;
  const line = coast(chart, box);
  const core = grid(chart);
  const lamp = lighthouse(chart, sight);
  const far = box.x + box.width - lamp.x + 40;
  return svg`<rect class="hh-sea" x=${box.x} y=${box.y} width=${box.width} height=${box.height}/>
    <path class="hh-graticule" d=${graticule(core, box)}/>
    <g class="hh-coast">
      <path class="hh-shoal two" d=${line}/><path class="hh-shoal one" d=${line}/><path class="hh-shoal" d=${line}/>
      <path class="hh-beach" d=${line}/><path class="hh-land" d=${line}/>
    </g>
    ${["two", "one", "near"].map((depth, nth) => depths(chart, depth, [63, 51.7, 41.6][nth]))}
    <g class="hh-soundings">${DEPTHS.filter(([x, y]) => out(chart, box, x, y)).map(([x, y, n]) => svg`<text x=${x} y=${y}>${n}</text>`)}</g>
    <g class="hh-cells">${fields(chart)
      .filter((place) => !island(chart, place) && !same(place, chart.harbour))
      .map((place) => svg`<path d=${outline(chart, 2.6)} transform=${move(chart, place)}/>`)}</g>
    <g class="hh-starts">${Object.entries(chart.starts).map(([space, place]) => start(chart, space, place))}</g>
    <path class="hh-beam" d="M${lamp.x} ${lamp.y}L${box.x - 60} ${lamp.y + 300}V${lamp.y + 490}Z"/>
    <path class="hh-beam back" d="M${lamp.x} ${lamp.y}L${lamp.x + far} ${round(lamp.y + far * 0.42)}V${round(lamp.y + far * 0.84)}Z"/>
    ${harbour(chart)}
    <g class="hh-islands">${chart.islands.map((place, nth) => isle(chart, place, nth))}</g>
    <g class="hh-trees">${TREES.filter(([x, y]) => land(chart, box, x, y)).map(([x, y]) => svg`<path class="a" d="M${x} ${y}l9 20h-18Z"/><path class="b" d="M${x} ${y}l9 20h-9Z"/>`)}</g>
    ${HOUSES.filter(([x, y]) => land(chart, box, x, y) && Math.abs(x - lamp.x) > 62).map(house)}
    <use href="#hh-lighthouse" x=${lamp.x - 42.7} y=${lamp.y - 30} width="85.3" height="128"></use>
    <circle class="hh-glow" cx=${lamp.x} cy=${lamp.y} r="17"/>
    <text class="hh-name" x="0" y=${box.y + Math.max(sight.framed ? 40 : 22 * Math.max(1, sight.unit * 0.8), core.y - box.y - 17)}>${words.say("title")}</text>
    ${rose(chart, sight, words, wind)}
    ${box.width > core.width + 300 && out(chart, box, 372, 470) ? svg`<path class="hh-deco" transform="translate(${hexagonal(chart) ? 430 : 378} ${hexagonal(chart) ? 250 : 474})" d=${WHALE}/>` : nothing}
    <path class="hh-deco" d=${ripples(chart, box)}/>`;
}

/** The rim of a printed chart. @param {Sight} sight */
export function rim({ box, framed }) {
  if (!framed) return nothing;
  /** @param {number} inset */
  const at = (inset) => ({
    x: box.x + inset,
    y: box.y + inset,
    w: box.width - 2 * inset,
    h: box.height - 2 * inset,
  });
  const [outer, scale, inner] = [at(1), at(5.5), at(10)];
  return svg`<path class="hh-paper" fill-rule="evenodd" d="M${box.x - 9} ${box.y - 9}h${box.width + 18}v${box.height + 18}h${-box.width - 18}ZM${inner.x} ${inner.y}v${inner.h}h${inner.w}v${-inner.h}Z"/>
    <rect class="hh-frame" x=${outer.x} y=${outer.y} width=${outer.w} height=${outer.h} rx="14"/>
    <rect class="hh-scale" x=${scale.x} y=${scale.y} width=${scale.w} height=${scale.h} rx="11"/>
    <rect class="hh-frame" x=${inner.x} y=${inner.y} width=${inner.w} height=${inner.h} rx="8"/>`;
}

/** @param {Chart} chart @param {import("./types.js").Place} place */
export function move(chart, place) {
  const { x, y } = centre(chart, place);
  return `translate(${round(x)} ${round(y)})`;
}

/** @param {import("./compass.js").Box} core @param {import("./compass.js").Box} box */
function graticule(core, box) {
  const across = [0.25, 0.55, 0.85].map(
    (n) => `M${box.x} ${round(core.y + core.height * n)}h${box.width}`,
  );
  const down = [-378, -189, 189, 378].map((x) => `M${x} ${box.y}v${box.height}`);
  return [...across, ...down].join("");
}

/** Is this point on the water, beside the fields, and in sight? @param {Chart} chart @param {import("./compass.js").Box} box @param {number} x @param {number} y */
function out(chart, box, x, y) {
  const core = grid(chart);
  const beside = x < core.x - 24 || x > core.x + core.width + 24;
  return (
    beside && x > box.x + 30 && x < box.x + box.width - 30 && y < box.y + box.height - 24 && y > 175
  );
}

/** Is this point on the land, clear of the fields? @param {Chart} chart @param {import("./compass.js").Box} box @param {number} x @param {number} y */
function land(chart, box, x, y) {
  if (x < 0 && roseSpot(chart, box).ashore) return false;
  if (box.width < 700 && Math.abs(x) > 200) return false;
  return x > box.x + 30 && x < box.x + box.width - 30 && y > box.y + 20 && Math.abs(x) > 190;
}

/** @param {Chart} chart @param {string} depth @param {number} r */
function depths(chart, depth, r) {
  const at = chart.islands.map((place) => centre(chart, place));
  const k = scaleOf(chart) * (hexagonal(chart) ? 0.94 : 1);
  /** @param {number} less */
  const rings = (less) =>
    at.map(
      ({ x, y }) =>
        svg`<ellipse cx=${x} cy=${y + 3} rx=${round(r * k - less)} ry=${round((r * k - less) * 0.9)}/>`,
    );
  return svg`<g class="hh-depth line ${depth}">${rings(0)}</g><g class="hh-depth ${depth}">${rings(1)}</g>`;
}

/** @param {Chart} chart @param {string} space @param {import("./types.js").Place} place */
function start(chart, space, place) {
  return svg`<g transform=${move(chart, place)}><circle r=${17.6 * scaleOf(chart) * 0.9}/><text y="6.6">${space.split("_")[0]}</text></g>`;
}

/** @param {Chart} chart */
function harbour(chart) {
  const moles = hexagonal(chart)
    ? nothing
    : svg`<path class="hh-mole" d="M-39.1-37.8V21.4q0 12.6 12.6 12.6h6.3v-9.4h-5q-4.4 0-4.4-4.4V-37.8Z"/><path class="hh-mole" d="M39.1-37.8V21.4q0 12.6-12.6 12.6h-6.3v-9.4h5q4.4 0 4.4-4.4V-37.8Z"/>`;
  return svg`<g class="hh-harbour" transform=${move(chart, chart.harbour)}><path class="hh-water" d=${outline(chart, 1)}/>${moles}<path class="hh-anchor" transform="translate(0 -2) scale(${hexagonal(chart) ? 1.5 : 1})" d=${ANCHOR}/></g>`;
}

/** @param {Chart} chart @param {import("./types.js").Place} place @param {number} nth */
function isle(chart, place, nth) {
  const { x, y } = centre(chart, place);
  const size = 66.8 * scaleOf(chart);
  return svg`<use href="#hh-island-${KINDS[nth % KINDS.length]}" x=${round(x - size / 2)} y=${round(y - size * 0.65)} width=${size} height=${size}></use>`;
}

/** @param {[number, number, number, string]} house */
function house([x, y, k, roof]) {
  return svg`<g transform="translate(${x} ${y}) scale(${k})"><path fill="var(--hh-white)" d="M-11-15h22V0h-22Z"/><path fill="var(--hh-${roof})" d="M-14-14 0-27 14-14Z"/><path fill="var(--hh-line)" d="M-3-8h6V0h-6Z"/></g>`;
}

/** Where its lamp is: on the right shore, nearer when the view is narrow. @param {Chart} chart @param {Sight} sight */
function lighthouse(chart, { box }) {
  const right = box.x + box.width;
  const core = grid(chart);
  const wide = right > core.x + core.width + 60;
  if (hexagonal(chart)) return { x: Math.min(290, right - 60), y: -76 };
  return wide ? { x: Math.min(357, right - 62), y: -30 } : { x: Math.min(246, right - 44), y: -50 };
}

/**
 * Where the rose finds room: in the water beside the fields, else on the land in the corner.
 * @param {Chart} chart
 * @param {import("./compass.js").Box} box
 */
function roseSpot(chart, box) {
  const core = grid(chart);
  const side = core.x - box.x;
  const hex = hexagonal(chart);
  if (hex && side > 70) {
    const r = Math.min(62, 26 + side * 0.16);
    return { x: box.x + r + 44, y: core.y + core.height - r - 17, r, motto: false, ashore: false };
  }
  if (side > 130 && !hex) {
    const r = Math.min(74, side * 0.3);
    return {
      x: core.x - side / 2 - 4,
      y: core.y + core.height * 0.58,
      r,
      motto: side > 200,
      ashore: false,
    };
  }
  return { x: box.x + 84, y: box.y + 80, r: 44, motto: false, ashore: true };
}

/**
 * The compass rose: only the winds that blow here.
 * @param {Chart} chart @param {Sight} sight @param {Words} words @param {Wind|null} wind
 */
function rose(chart, { box }, words, wind) {
  const { x, y, r, motto } = roseSpot(chart, box);
  const winds = /** @type {Wind[]} */ (Object.keys(chart.rose));
  return svg`<g class="hh-rose" transform="translate(${round(x)} ${round(y)})">
    <circle class="ring" r=${r}/><circle class="ring thin" r=${r * 0.7}/>
    ${winds.map((one) => {
      const turn = angle(chart, one);
      const far = r + 15;
      const [dx, dy] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
      const now = one === wind ? "now" : "";
      return svg`<g class=${now} transform="rotate(${turn})"><path class="a" d="M0 ${-r}L${-r * 0.2} ${-r * 0.3}L0 0Z"/><path class="b" d="M0 ${-r}L${r * 0.2} ${-r * 0.3}L0 0Z"/></g>
        <text class=${now} x=${round(dx * far)} y=${round(dy * far + 6)}>${words.short(one)}</text>`;
    })}
    <circle class="hub" r=${r * 0.12}/>
  </g>
  ${motto ? svg`<text class="hh-motto" x=${round(x)} y=${round(y + r + 54)}>${words.say("motto")}</text>` : nothing}`;
}

/** @param {Chart} chart @param {import("./compass.js").Box} box */
function ripples(chart, box) {
  return [
    [-467, 176],
    [-431, 210],
    [373, 326],
    [413, 346],
    [-457, 522],
    [-327, 502],
    [560, 470],
    [-600, 300],
  ]
    .filter(([x, y]) => out(chart, box, x, y) || out(chart, box, x, y + 10))
    .map(([x, y]) => `M${x} ${y}q8-5 16 0t16 0`)
    .join("");
}

/**
 * A whole chart as one picture, without anything that moves.
 * @param {Sight} sight
 * @param {unknown} content
 * @param {string} [label]
 */
export function frame({ box }, content, label) {
  return html`<svg class="hh-chart" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="xMidYMid slice" role=${label ? "group" : "presentation"} aria-label=${label ?? nothing}>${content}</svg>`;
}
