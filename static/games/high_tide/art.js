/** The pieces only High Tide has, drawn for this project: towels, huts, turtle, buoys, awnings, the horizon. */
import { html, svg } from "lit-html";

/** @type {Record<string, () => import("lit-html").TemplateResult>} */
const TERRY = {
  red: () =>
    svg`<path d="M20 3v30M36 3v30M52 3v30M68 3v30M84 3v30M100 3v30M116 3v30" stroke="var(--pc2)" stroke-width="6"/>`,
  green: () =>
    svg`<path d="M16 26v.01M29 10v.01M42 26v.01M55 10v.01M68 26v.01M81 10v.01M94 26v.01M107 10v.01M120 26v.01" stroke="var(--pc2)" stroke-width="6.8" stroke-linecap="round"/>`,
  brown: () =>
    svg`<path d="M10 18h12v14H10zM22 4h12v14H22zM34 18h12v14H34zM46 4h12v14H46zM58 18h12v14H58zM70 4h12v14H70zM82 18h12v14H82zM94 4h12v14H94zM106 18h12v14h-12zM118 4h9v14h-9z" fill="var(--pc2)"/>`,
  teal: () =>
    svg`<path d="M9 12q7.5-8 15 0t15 0 15 0 15 0 15 0 15 0 15 0 13-2M9 20q7.5-8 15 0t15 0 15 0 15 0 15 0 15 0 15 0 13-2M9 28q7.5-8 15 0t15 0 15 0 15 0 15 0 15 0 15 0 13-2" fill="none" stroke="var(--pc2)" stroke-width="3.2"/>`,
  pink: () =>
    svg`${[10, 32, 54, 76, 98].map((x) => svg`<path transform="translate(${x} 6)" d="M14 4.2l2.4 4.8 5.3.7-3.9 3.7 1 5.3-4.8-2.6-4.8 2.6 1-5.3-3.9-3.7 5.3-.7z" fill="var(--pc2)"/>`)}`,
  cream: () => svg`<path d="M22 4v28M114 4v28" stroke="var(--pc2)" stroke-width="2"/>`,
};

/** @param {string} colour a player's */
export function towel(colour) {
  return html`<svg class="ht-towel p-${colour}" viewBox="0 0 136 36" aria-hidden="true">
    <path d="M8 5H1M8 10H1M8 15H1M8 20H1M8 25H1M8 30H1M128 5h7M128 10h7M128 15h7M128 20h7M128 25h7M128 30h7" stroke="var(--pc)" stroke-width="2.2"/>
    <rect x="8" y="3" width="120" height="30" rx="3" fill="var(--pc)"/>
    ${TERRY[colour]?.() ?? null}
    <rect x="8" y="3" width="120" height="30" rx="3" fill="none" stroke="#1C2B33" stroke-width="1.2"/>
  </svg>`;
}

/**
 * The deckchair rental. Shut: the shutter is down. Open: it is up, and a chair waits outside.
 * @param {boolean} open
 */
export function hut(open) {
  const counter = open
    ? svg`<path d="M32 36h56v17H32z" fill="#0B3C49"/><path d="M40 53v-9h7v9M73 53v-7h8v7" fill="#7CC4C8"/><path d="M31 31h58v5H31z" fill="#C58F55" stroke="#1C2B33" stroke-width="1"/><g stroke="#1C2B33" stroke-width="1.1"><path d="m104 46-5 18M110 46l6 18" stroke="#8A5A33" stroke-width="2.4"/><path d="M103 45h8l4 14H99z" fill="#E4572E"/><path d="m106 45-2 14M109 45l3 14" stroke="#FFE9DC" stroke-width="1.8"/></g>`
    : svg`<path d="M32 36h56v17H32z" fill="#C58F55" stroke="#1C2B33" stroke-width="1"/><path d="M32 40.2h56M32 44.4h56M32 48.6h56" stroke="#8A5A33" stroke-width="1.2"/><circle cx="60" cy="50.8" r="1.4" fill="#1C2B33"/>`;
  return html`<svg class="ht-hut" viewBox="0 0 120 66" aria-hidden="true">
    <path d="M20 26h80v38H20z" fill="#F3E3BF" stroke="#1C2B33" stroke-width="1.4"/>
    <path d="M20 34h80M20 44h80M20 54h80" stroke="#D9C08C" stroke-width="1"/>
    ${counter}
    <path d="M30 53h60v4H30z" fill="#8A5A33"/>
    <path d="M14 28 22 8h76l8 20z" fill="#FFFDF8" stroke="#1C2B33" stroke-width="1.4" stroke-linejoin="round"/>
    <path d="m14 28 8-20h13l-4 20zM48 28l2-20h12v20zM79 28 76 8h12l7 20z" fill="#0F6E84"/>
    <path d="M14 28q5.8 8 11.5 0 5.8 8 11.5 0 5.8 8 11.5 0 5.8 8 11.5 0 5.8 8 11.5 0 5.8 8 11.5 0 5.8 8 11.5 0 5.8 8 11.5 0z" fill="#E8F5F4" stroke="#1C2B33" stroke-width="1.2"/>
    <path d="M60 8V1.5l12 3.2-12 3.3" fill="#E4572E" stroke="#1C2B33" stroke-width="1"/>
  </svg>`;
}

export const turtle = () => html`<svg class="ht-turtle" viewBox="0 0 72 50" aria-hidden="true">
    <g fill="#6FA04B" stroke="#1C2B33" stroke-width="1.4"><path d="M54 21q8-6 14-1t1 9q-7 4-14-2z"/><path d="M44 9q2-8 11-7 1 8-6 12zM44 41q2 8 11 7 1-8-6-12zM20 11q-5-6-12-3 2 8 10 8zM20 39q-5 6-12 3 2-8 10-8zM10 25l-8 1 8 3z"/></g>
    <ellipse cx="34" cy="25" rx="23" ry="18" fill="#4C7A3A" stroke="#1C2B33" stroke-width="1.4"/>
    <path d="m27 19 7-5 8 5v11l-8 6-7-6zM27 19l-9-6M42 19l7-6M42 30l7 7M27 30l-9 7M34 14V7M34 36v7M27 24H11M42 24h15" fill="none" stroke="#A9CE7F" stroke-width="1.6"/>
    <circle cx="64" cy="23" r="1.3" fill="#1C2B33"/>
  </svg>`;

export const buoy = () => html`<svg class="ht-buoy" viewBox="0 0 26 38" aria-hidden="true">
    <path d="M13 12V3" stroke="#1C2B33" stroke-width="1.6"/><circle cx="13" cy="3.4" r="2.6" fill="var(--face)" stroke="var(--die-edge)" stroke-width="1.1"/>
    <path d="M8.5 11h9l4 18h-17z" fill="var(--face)" stroke="var(--die-edge)" stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M7.2 17.5h11.6l1.2 5.5H6z" fill="var(--pip)" opacity=".85"/>
    <path d="M1 31q3-3 6 0t6 0 6 0 6 0" fill="none" stroke="var(--foam)" stroke-width="2" stroke-linecap="round"/>
  </svg>`;

/** The inside of a beach bar, behind and below its awning. */
export const bar =
  () => html`<svg class="ht-counter" viewBox="0 0 130 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d="M-60 0h250v60H-60z" fill="var(--ht-bar-dark)"/><path d="M-60 18h250" stroke="var(--ht-bar-shelf)" stroke-width="2"/>
    <g fill="var(--ht-lamp)"><circle cx="-22" cy="14" r="2"/><circle cx="22" cy="14" r="2"/><circle cx="65" cy="14" r="2"/><circle cx="108" cy="14" r="2"/><circle cx="152" cy="14" r="2"/></g>
    <path d="M-60 25h250v40H-60z" fill="var(--ht-bar-floor)"/>
    <path d="M-60 37h250M-60 49h250" stroke="var(--ht-bar-plank)" stroke-width="1.3"/>
    <path d="M-60 22h250v5H-60z" fill="var(--ht-bar-top)" stroke="#1C2B33" stroke-width="1"/>
  </svg>`;

export const awning =
  () => html`<svg class="ht-awning" viewBox="0 0 130 22" preserveAspectRatio="none" aria-hidden="true">
    <path d="M8 0h114l8 13H0z" fill="var(--alt, #FFFDF8)"/>
    <path d="M8 0h14.3L18.6 13H0zM36.5 0h14.2L55.7 13H37.1zM79.3 0h14.2l-.6 13H74.3zM107.7 0H122l8 13h-18.6z" fill="var(--face)"/>
    <g stroke="#1C2B33" stroke-width="1.1"><path d="M0 13h18.6q0 8-9.3 8T0 13zM37.1 13h18.6q0 8-9.3 8t-9.3-8zM74.3 13h18.6q0 8-9.3 8t-9.3-8zM111.4 13H130q0 8-9.3 8t-9.3-8z" fill="var(--face)"/><path d="M18.6 13h18.5q0 8-9.2 8t-9.3-8zM55.7 13h18.6q0 8-9.3 8t-9.3-8zM92.9 13h18.5q0 8-9.2 8t-9.3-8z" fill="var(--alt, #FFFDF8)"/><path d="M8 0h114l8 13H0z" fill="none"/></g>
  </svg>`;

export const swell = () =>
  html`<svg class="ht-swell" viewBox="0 0 140 80" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><path d="M12 20q6-5.5 12 0t12 0M92 16q6-5.5 12 0t12 0 12 0M52 36q6-5.5 12 0t12 0 12 0M16 55q6-5.5 12 0t12 0M100 54q6-5.5 12 0t12 0" fill="none" stroke="var(--foam)" stroke-width="2" stroke-linecap="round" opacity=".42"/></svg>`;

export const horizon =
  () => html`<svg class="ht-horizon" viewBox="0 0 1080 72" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path d="M0 0h1080v72H0z" fill="var(--water-0)"/><path d="M0 0h1080v15H0z" fill="var(--ht-sky)"/>
    <circle cx="392" cy="15" r="12" fill="var(--ht-orb)"/><path d="M0 15h1080v57H0z" fill="var(--water-0)"/>
    <path d="M380 19h24M384 24h16M388 29h8" stroke="var(--ht-glint)" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>
    <path d="M30 30q7-6 14 0t14 0M300 46q7-6 14 0t14 0M560 34q7-6 14 0t14 0 14 0M700 52q7-6 14 0t14 0M860 30q7-6 14 0t14 0M1000 50q7-6 14 0t14 0M120 40q7-6 14 0t14 0" stroke="var(--wave-a)" stroke-width="2.4" stroke-linecap="round" fill="none"/>
    <path d="M604 19h24l-4 6h-16z" fill="#8A5A33"/><path d="M615 18V2l11 14.5z" fill="var(--ht-sail)"/><path d="M613 18V5l-8 12z" fill="#E4572E"/>
    <path d="M196 17.5h15l-2.5 4h-10z" fill="#5F3B20"/><path d="M203 17V7l7 9z" fill="var(--ht-sail)"/>
    <path class="ht-stars" d="M90 5v.01M150 9v.01M250 4v.01M330 8v.01M470 5v.01M540 10v.01M700 4v.01M790 9v.01M880 5v.01M960 10v.01M1030 6v.01" stroke="var(--ht-star)" stroke-width="1.8" stroke-linecap="round"/>
  </svg>`;

/** The dashed outline that makes a chair a ghost. */
export const outline = () =>
  html`<svg class="ht-outline" viewBox="0 0 32 34" aria-hidden="true"><path d="M9.6 3.4H22.4L26.2 24.2Q16 27.4 5.8 24.2ZM8.6 5 2.8 32.4M23.4 5 29.2 32.4" fill="none" stroke="var(--act-ring)" stroke-width="1.8" stroke-dasharray="3.4 2.4" stroke-linejoin="round"/></svg>`;

/** Clockwise arrow: dice thrown again. */
export const again = () =>
  html`<svg class="ht-mini" viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4v5h-5"/></svg>`;

export const upward = () =>
  html`<svg class="ht-mini ht-upward" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20V4.5M6 10.5l6-6 6 6"/></svg>`;

export const drop = () =>
  html`<svg class="ht-mini" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5c4 5 6 7.8 6 10.8a6 6 0 0 1-12 0c0-3 2-5.8 6-10.8z"/></svg>`;
