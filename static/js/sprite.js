/** The artwork every page shares, once, as symbols for `<use>`; it knows no game. */
import { html, svg } from "lit-html";

const CLOTH = "M9.6 3.4H22.4L26.2 24.2Q16 27.4 5.8 24.2Z";

/** What is woven into each colour's cloth. @type {Record<string, unknown>} */
const WOVEN = {
  red: svg`<path d="M8.6 2v26M14 2v28M19.4 2v26" stroke="var(--pc2)" stroke-width="2.5"/>`,
  green: svg`<path d="M9.3 7v.01M18.7 7v.01M14 11.2v.01M8.6 15.4v.01M19.4 15.4v.01M14 22.6v.01M7.6 22.6v.01M20.4 22.6v.01" stroke="var(--pc2)" stroke-width="3.5" stroke-linecap="round"/>`,
  brown: svg`<path d="M4 3h5v4.5H4zM14 3h5v4.5h-5zM9 7.5h5V12H9zM19 7.5h5V12h-5zM4 12h5v4.5H4zM14 12h5v4.5h-5zM9 16.5h5V21H9zM19 16.5h5V21h-5zM4 21h5v6H4zM14 21h5v6h-5z" fill="var(--pc2)"/>`,
  teal: svg`<path d="M3 7.4q2.75-3.6 5.5 0t5.5 0 5.5 0 5.5 0M3 13.4q2.75-3.6 5.5 0t5.5 0 5.5 0 5.5 0M3 22.9q2.75-3.6 5.5 0t5.5 0 5.5 0 5.5 0" fill="none" stroke="var(--pc2)" stroke-width="2.1"/>`,
  pink: svg`<path d="M14 5.2l1.9 3.7 4.1.6-3 2.9.7 4.1-3.7-2-3.7 2 .7-4.1-3-2.9 4.1-.6z" fill="var(--pc2)"/>`,
  cream: null,
};

/** @type {Record<string, string>} */
const SYMBOLS = {
  red: "M8 2 15 14H1z",
  green: "M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6z",
  brown: "M2 2h12v12H2z",
  teal: "M1 7q3.5-5 7 0t7 0v3q-3.5 5-7 0t-7 0z",
  pink: "M8 .8l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.2l-4.5 2.4.9-5L.8 6.1l5-.7z",
  cream: "M8 .8 15.2 8 8 15.2.8 8z",
};

/** Where the pips lie, as zero-length strokes with round ends. @type {Record<number, string>} */
const PIPS = {
  1: "M18 17v.01",
  2: "M10.5 24.5v.01M25.5 9.5v.01",
  3: "M10.5 24.5v.01M18 17v.01M25.5 9.5v.01",
  4: "M10.5 9.5v.01M25.5 9.5v.01M10.5 24.5v.01M25.5 24.5v.01",
  5: "M10.5 9.5v.01M25.5 9.5v.01M18 17v.01M10.5 24.5v.01M25.5 24.5v.01",
  6: "M10.5 8.5v.01M25.5 8.5v.01M10.5 17v.01M25.5 17v.01M10.5 25.5v.01M25.5 25.5v.01",
};

/** Line icons on a 24 grid. @type {Record<string, string>} */
export const ICONS = {
  back: "M20 12H5M11 5.5 4.5 12l6.5 6.5",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.6 2H4.4zM10 21h4",
  bot: "M8 8h8a3.5 3.5 0 0 1 3.5 3.500v4.5A3.5 3.5 0 0 1 16 19.500H8A3.5 3.5 0 0 1 4.5 16v-4.5A3.5 3.5 0 0 1 8 8zM12 8V4.2M9.2 13v.4M14.8 13v.4M9.5 16.6h5",
  chat: "M4 5.5h16v11H11l-4.5 4v-4H4z",
  check: "m4.5 12.5 5 5 10-11",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.2l3.4 2",
  copy: "M11 8.500h7a2.5 2.5 0 0 1 2.5 2.500v7a2.5 2.5 0 0 1-2.5 2.500h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.500zM15.5 5.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2",
  device:
    "M8.5 3h7A1.5 1.5 0 0 1 17 4.500v15a1.5 1.5 0 0 1-1.5 1.500h-7A1.5 1.5 0 0 1 7 19.500v-15A1.5 1.5 0 0 1 8.5 3zM11 18.200h2",
  die: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM8.7 8.700v.1M15.3 8.700v.1M12 12v.1M8.7 15.300v.1M15.3 15.300v.1",
  drop: "M12 3.5c3.6 4.4 5.6 7.3 5.6 10.2a5.6 5.6 0 0 1-11.2 0c0-2.9 2-5.8 5.6-10.2z",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500S5 16.5 2.5 12zM12 9.200a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.600z",
  first: "m17 5-7 7 7 7M6.5 5v14",
  globe:
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3.5 9.500h17M3.5 14.500h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18",
  help: "M12 2.800a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.400zM9.4 9.400a2.7 2.7 0 1 1 3.9 2.500c-.9.5-1.3 1-1.3 2M12 17.200v.1",
  home: "M4 11.5 12 4.500l8 7M6.5 10v9.500h11V10",
  info: "M12 2.800a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.400zM12 11v5.5M12 7.600v.1",
  last: "m7 5 7 7-7 7M17.5 5v14",
  link: "M10 14a4.5 4.5 0 0 0 6.6.4l3-3a4.6 4.6 0 0 0-6.5-6.500l-1.5 1.500M14 10a4.5 4.5 0 0 0-6.6-.4l-3 3a4.6 4.6 0 0 0 6.5 6.500l1.5-1.5",
  list: "M8.5 6.500H20M8.5 12H20M8.5 17.500H20M4 6.500v.1M4 12v.1M4 17.500v.1",
  menu: "M4 7h16M4 12h16M4 17h16",
  moon: "M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z",
  mute: "M4 9.500v5h3.500l5 4v-13l-5 4zM16 9.500l5 5M21 9.500l-5 5",
  next: "M9 5l7 7-7 7",
  out: "M10 4.500H5.500v15H10M14 8l4.5 4-4.5 4M18 12H9.5",
  people:
    "M9 4.900a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.200zM2.8 20c.4-4 2.9-6 6.2-6s5.8 2 6.2 6M15.5 5.200a3.5 3.5 0 0 1 0 6.600M18 14.600c2 .8 3.1 2.7 3.3 5.4",
  play: "M7 4.500v15l12-7.500z",
  plus: "M12 5v14M5 12h14",
  prev: "m15 5-7 7 7 7",
  redo: "M19.5 12a7.5 7.5 0 1 1-2.3-5.400L20 9M20 4v5h-5",
  send: "M4 12h14M12.5 6l6 6-6 6",
  share:
    "M12 15V3.500M7.5 7.5 12 3l4.5 4.500M5 12v7a1.6 1.6 0 0 0 1.6 1.600h10.800A1.6 1.6 0 0 0 19 19v-7",
  shield: "M12 3 4.5 6v6c0 4.5 3.2 7.6 7.5 9 4.3-1.4 7.5-4.5 7.5-9V6zM8.6 12l2.4 2.4 4.4-4.6",
  sound: "M4 9.500v5h3.500l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6M18.6 6.400a8 8 0 0 1 0 11.2",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 17l1.7 1.700M5.3 18.7 7 17M17 7l1.7-1.7",
  undo: "M8 5 3.5 9.5 8 14M4 9.500h10a6 6 0 0 1 0 12h-4",
  up: "M12 20V4.500M6 10.500l6-6 6 6",
  x: "M6 6l12 12M18 6 6 18",
};

/** @param {string} colour */
function chair(colour) {
  return svg`<symbol id=${`chair-${colour}`} viewBox="0 0 32 34">
    <path d="M4.2 11.5 9 32.400M27.8 11.5 23 32.4" stroke="var(--wood-3)" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M9.4 2.4 2.8 32.400M22.6 2.4 29.2 32.4" stroke="var(--chair-line)" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M9.4 2.4 2.8 32.400M22.6 2.4 29.2 32.4" stroke="var(--wood-1)" stroke-width="1.9" stroke-linecap="round"/>
    <path d=${CLOTH} fill="var(--pc)"/>
    <g clip-path="url(#cloth)"><g transform="translate(2 0)">${WOVEN[colour]}</g><path d="M7.6 15Q16 17.6 24.4 15L26.2 24.200Q16 27.4 5.8 24.200Z" fill="#000" opacity=".17"/></g>
    <path d=${CLOTH} fill="none" stroke="var(--chair-line)" stroke-width="1.2" stroke-linejoin="round"/>
    <rect x="7.4" y="1.2" width="17.2" height="3" rx="1.5" fill="var(--wood-1)" stroke="var(--chair-line)" stroke-width=".9"/>
  </symbol>`;
}

/** @param {number} value */
function die(value) {
  return svg`<symbol id=${`die-${value}`} viewBox="0 0 36 38">
    <rect x="1" y="3" width="34" height="34" rx="8" fill="var(--face)" stroke="var(--die-edge)" stroke-width="1.4"/>
    <path d="M1 27v2a8 8 0 0 0 8 8h18a8 8 0 0 0 8-8v-2a8 8 0 0 1-8 6H9a8 8 0 0 1-8-6z" fill="#000" opacity=".28"/>
    <rect x="1" y="1" width="34" height="33" rx="8" fill="var(--face)" stroke="var(--die-edge)" stroke-width="1.4"/>
    <path d=${PIPS[value]} stroke="var(--pip)" stroke-width="7" stroke-linecap="round"/>
  </symbol>`;
}

/** All symbols; put into the page once, before anything refers to them. */
export function sprite() {
  return html`<svg class="sprite" aria-hidden="true" focusable="false">
    <clipPath id="cloth"><path d=${CLOTH} /></clipPath>
    <symbol id="mark" viewBox="0 0 48 48">
      <path d="M11 25a13 13 0 0 1 26 0z" fill="var(--sun)"/>
      <path d="M24 3v4.500M9.2 9.200l3.2 3.200M38.8 9.200l-3.2 3.2" stroke="var(--sun)" stroke-width="3.2" stroke-linecap="round"/>
      <path d="M2 25.500q5.5-5 11 0t11 0 11 0 11 0V29q-5.5 5-11 0t-11 0-11 0-11 0z" fill="var(--mark-sea)"/>
      <path d="M12 33 8 45M36 33l4 12M24 33.500V45" stroke="var(--mark-post)" stroke-width="3.4" stroke-linecap="round"/>
    </symbol>
    ${Object.keys(WOVEN).map(chair)}
    <symbol id="chair-blank" viewBox="0 0 32 34"><path d=${CLOTH} fill="var(--surface)" fill-opacity=".6"/><path d="M9.6 3.400H22.400L26.2 24.200Q16 27.4 5.8 24.200ZM8.6 5 2.8 32.400M23.4 5 29.2 32.400M7.4 2.600h17.2" fill="none" stroke="var(--line-strong)" stroke-width="1" stroke-dasharray="2 1.4" stroke-linejoin="round" stroke-linecap="round"/></symbol>
    ${Object.entries(SYMBOLS).map(([colour, d]) => svg`<symbol id=${`sym-${colour}`} viewBox="0 0 16 16"><path d=${d} /></symbol>`)}
    ${[1, 2, 3, 4, 5, 6].map(die)}
    ${Object.entries(ICONS).map(([name, d]) => svg`<symbol id=${`i-${name}`} viewBox="0 0 24 24"><path d=${d} /></symbol>`)}
  </svg>`;
}
