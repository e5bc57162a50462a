/** The pieces of Heimathafen as symbols for `<use>`, drawn for this project; knows no position. */
import { html, svg } from "lit-html";

/** What is woven into each colour's sail. @type {Record<string, unknown>} */
const WOVEN = {
  red: svg`<path d="M26 8h7v56h-7zM40 8h7v56h-7zM54 8h7v56h-7zM68 8h7v56h-7z" fill="var(--pc2)"/>`,
  green: svg`<path d="M30 24v.01M44 22v.01M58 22v.01M72 24v.01M37 35v.01M51 34v.01M65 35v.01M29 47v.01M44 46v.01M58 46v.01M72 47v.01" stroke="var(--pc2)" stroke-width="7.4" stroke-linecap="round"/>`,
  brown: svg`<path d="M20 14h10v10H20zM40 12h10v12H40zM60 12h10v12H60zM30 24h10v10H30zM50 24h10v10H50zM70 24h10v10H70zM20 34h10v10H20zM40 34h10v10H40zM60 34h10v10H60zM30 44h10v9H30zM50 44h10v8H50zM70 44h10v10H70z" fill="var(--pc2)"/>`,
  teal: svg`<path d="M19 24q5-6 10 0t10 0 10 0 10 0 10 0 11 0M19 37q5-6 10 0t10 0 10 0 10 0 10 0 12 0M19 50q5-6 10 0t10 0 10 0 10 0 10 0 12 0" fill="none" stroke="var(--pc2)" stroke-width="4.4"/>`,
  pink: svg`<path d="m50 16 5.6 11.6 12.6 1.7-9.3 8.7 2.4 12.6L50 44.4l-11.3 6.2 2.4-12.6-9.3-8.7 12.6-1.7z" fill="var(--pc2)"/>`,
  cream: svg`<path d="M27 18q22-5 45 0M26 53q24-5 48 0" fill="none" stroke="var(--pc2)" stroke-width="2.4"/>`,
};

const SAIL = "M21 17q29-8 58 0 9 20 2 41-31-8-62 0-7-21 2-41Z";

/** @param {string} colour */
function ship(colour) {
  return svg`<symbol id="hh-ship-${colour}" viewBox="0 0 100 100">
    <path d="M11 62c8 2 14 3 20 3h40c7 0 14-3 20-8-1 18-8 33-22 33H34C20 90 13 78 11 62Z" fill="var(--hh-wood-d)" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M48 5h5v62h-5z" fill="var(--hh-wood-d)" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke"/>
    <path d="M11 62c8 2 14 3 20 3h40c7 0 14-3 20-8-1 5-1 9-3 13-5 3-10 5-16 5H31c-6 0-12-1-18-3-1-3-2-6-2-10Z" fill="var(--pc)"/>
    <path d=${SAIL} fill="var(--pc)" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    ${WOVEN[colour]}
    <path d="M79 17q9 20 2 41l-9-2q6-20-1-41Z" fill="#0B2A35" fill-opacity=".16"/>
    <path d=${SAIL} fill="none" stroke="#1C2B33" stroke-opacity=".55" stroke-width="1.8"/>
    <path d="M53 3h19l-5 5 5 5H53Z" fill="var(--pc)" stroke="#1C2B33" stroke-opacity=".4" stroke-width="1"/>
    <path d="M22 82h46M30 86h30" stroke="#5E4127" stroke-width="2.5" stroke-linecap="round" opacity=".6"/>
    <path d="M28 72v.01M42 73.5v.01M56 73.5v.01M70 72v.01" stroke="var(--pc2)" stroke-width="5.2" stroke-linecap="round"/>
  </symbol>`;
}

/** The sand every island lies on. */
const SAND = svg`<path d="M6 74c2-12 16-18 30-19 18-2 44-1 54 8 8 7 4 20-8 24-16 5-50 6-64 1C9 85 5 80 6 74Z" fill="var(--hh-shoal)" transform="translate(50 72) scale(1.16 1.26) translate(-50 -72)"/>
  <path d="M6 74c2-12 16-18 30-19 18-2 44-1 54 8 8 7 4 20-8 24-16 5-50 6-64 1C9 85 5 80 6 74Z" fill="var(--hh-sand-d)" transform="translate(0 3)"/>
  <path d="M6 74c2-12 16-18 30-19 18-2 44-1 54 8 8 7 4 20-8 24-16 5-50 6-64 1C9 85 5 80 6 74Z" fill="var(--hh-sand)"/>`;

/** What stands on them. @type {Record<string, unknown>} */
const ISLANDS = {
  palm: svg`<path d="M50 70c0-18 2-30 8-40l6 3c-6 10-7 22-7 37Z" fill="var(--hh-wood-d)"/>
    <g fill="var(--hh-leaf-d)"><path d="M62 32C52 20 38 18 28 26c12-1 24 2 34 6ZM62 32C60 18 66 8 78 6c-4 8-8 18-16 26Z"/></g>
    <g fill="var(--hh-leaf)"><path d="M62 32c10-10 24-10 32 0-10-2-22-2-32 0ZM62 32c12 2 20 12 20 24-6-8-14-18-20-24ZM62 32c-14 0-24 10-26 22 8-8 18-16 26-22Z"/></g>
    <circle cx="60" cy="37" r="4" fill="var(--hh-sun-d)"/><circle cx="66" cy="38" r="4" fill="var(--hh-sun-d)"/>
    <path d="M22 76q4-6 10-4" stroke="var(--hh-leaf-d)" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  volcano: svg`<path d="M18 72 40 26q10-4 20 0l24 46q-32 12-66 0Z" fill="#7B6A66"/><path d="M60 26l24 46q-14 5-30 6Z" fill="#5E4F4C"/>
    <path d="M38 30l2-4q10-4 20 0l3 6-5 10-5-6-5 12-4-10Z" fill="var(--hh-coral)"/>
    <path d="M46 20c-8-4-2-14 6-10 4-8 16-4 13 4 5 2 3 9-3 8-5 3-12 2-16-2Z" fill="var(--hh-white)" opacity=".9"/>`,
  mill: svg`<path d="M10 72c10-14 60-18 78-4-6 12-66 16-78 4Z" fill="var(--hh-leaf)"/>
    <path d="M40 34h18l5 38H35Z" fill="var(--hh-white)"/><path d="M52 34h6l5 38h-8Z" fill="#0B2A35" fill-opacity=".14"/><path d="M38 35q11-16 22 0Z" fill="var(--hh-coral)"/><path d="M45 72V62a4 4 0 0 1 8 0v10Z" fill="var(--hh-wood-d)"/>
    <g stroke="var(--hh-line)" stroke-width="3" stroke-linecap="round"><path d="M49 32 27 14M49 32l22 18M49 32l18-22M49 32 31 54"/></g>
    <g fill="var(--hh-sand-d)" stroke="var(--hh-line)" stroke-width="1.5"><path d="m27 14 14 11 4-5-14-11ZM71 50 57 39l-4 5 14 11ZM67 10 54 26l6 3 12-14ZM31 54l13-16-6-3-12 14Z"/></g>`,
  ruin: svg`<path d="M12 73c12-12 58-16 76-3-10 11-64 14-76 3Z" fill="var(--hh-leaf)"/>
    <path d="M28 72V28h6v5h6v-5h6v5h6v-5h6v20l6-6 6 8v22Z" fill="var(--hh-stone)"/><path d="M50 72V33h2v-5h6v20l6-6 6 8v22Z" fill="var(--hh-stone-d)"/>
    <path d="M38 72V60a6 6 0 0 1 12 0v12Z" fill="var(--hh-line)"/><path d="M40 42h6v9h-6z" fill="var(--hh-line)"/>
    <path d="M31 28V10h3v18Z" fill="var(--hh-wood-d)"/><path d="M34 10h14l-4 5 4 5H34Z" fill="var(--hh-sun)"/>`,
  pines: svg`<path d="M12 73c12-10 58-13 76-2-10 10-64 12-76 2Z" fill="var(--hh-leaf)"/>
    <g fill="var(--hh-leaf-d)"><path d="m32 20 12 20h-6l10 18h-8l8 14H16l8-14h-8l10-18h-6Z"/><path d="m66 8 13 22h-6l11 20h-8l9 22H48l9-22h-8l11-20h-6Z"/></g>
    <path d="m66 8 13 22h-6l11 20h-8l9 22H66Z" fill="#0B2A35" fill-opacity=".18"/><path d="M29 72h6v6h-6zM63 72h6v7h-6z" fill="var(--hh-wood-d)"/>`,
  village: svg`<path d="M10 73c12-11 60-14 80-2-12 10-68 13-80 2Z" fill="var(--hh-leaf)"/>
    <path d="M44 36h14v38H44z" fill="var(--hh-white)"/><path d="M42 37 51 10l9 27Z" fill="var(--hh-sea3)"/><path d="M48 48h6v8h-6z" fill="var(--hh-line)"/>
    <path d="M18 54h22v21H18z" fill="var(--hh-sun-l)"/><path d="M14 56 29 40l15 16Z" fill="var(--hh-coral)"/><path d="M26 64h6v11h-6z" fill="var(--hh-wood-d)"/>
    <path d="M60 56h24v19H60z" fill="var(--hh-white)"/><path d="M56 58 72 44l16 14Z" fill="var(--hh-coral-d)"/><path d="M64 63h5v5h-5zM75 63h5v5h-5z" fill="var(--hh-line)"/>`,
  seal: svg`<path d="M10 76c0-16 8-30 16-30s8 8 16 8 10-30 22-30 22 30 24 50c-16 10-66 12-78 2Z" fill="var(--hh-stone)"/><path d="M64 24c12 0 22 30 24 50-6 4-16 6-28 7 12-20 10-42 4-57Z" fill="var(--hh-stone-d)"/>
    <path d="M18 80c-4-14 2-28 10-28 8-1 12 8 10 14 10 2 20 2 28 12-12 6-36 8-48 2Z" fill="#4A5A63"/><circle cx="25" cy="60" r="2.5" fill="#FFFDF7"/><circle cx="33" cy="60" r="2.5" fill="#FFFDF7"/><ellipse cx="29" cy="65" rx="4" ry="3" fill="#22313A"/>
    <path d="M62 20c-2-6 2-9 6-8M70 22c0-5 4-8 8-6" stroke="var(--hh-leaf-d)" stroke-width="4" fill="none" stroke-linecap="round"/>`,
};

/** The kinds of islands there are to draw. */
export const KINDS = ["mill", "ruin", "palm", "village", "pines", "volcano", "seal"];

const OTHERS = svg`
  <symbol id="hh-pirates" viewBox="0 0 100 100">
    <path d="M8 60c10 4 18 5 26 5h34c9 0 18-3 25-9-1 20-9 34-24 34H33C18 90 10 78 8 60Z" fill="#22313A" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M47 4h6v62h-6z" fill="#22313A" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke"/>
    <path d="M18 15q32-7 64 0 7 18 3 38l-9 4-7-4-8 6-9-6-9 6-8-6-8 4-8-5q-5-18-1-37Z" fill="#22313A" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M36 46 64 52M64 46 36 52" stroke="#FFFDF7" stroke-width="4" stroke-linecap="round"/>
    <path d="M50 17c-9 0-15 6-15 13 0 5 2 8 6 10v5h18v-5c4-2 6-5 6-10 0-7-6-13-15-13Z" fill="#FFFDF7"/>
    <circle cx="44" cy="30" r="4" fill="#22313A"/><circle cx="56" cy="30" r="4" fill="#22313A"/><path d="m50 35-2 4h4Z" fill="#22313A"/>
    <path d="M8 60c10 4 18 5 26 5h34c9 0 18-3 25-9l-2 12c-7 4-14 6-22 6H32c-8 0-15-1-22-4Z" fill="var(--hh-coral)"/>
    <path d="M53 2h18l-6 5 6 5H53Z" fill="var(--hh-coral)"/>
  </symbol>
  <symbol id="hh-storm" viewBox="0 0 100 100">
    <path d="M26 60C12 60 5 51 5 42s7-17 17-17C25 13 36 6 48 6c14 0 24 8 27 19 12 0 20 8 20 18S87 60 75 60Z" fill="#5B7C8C" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M26 60C12 60 5 51 5 42c0-3 1-6 2-8 4 9 13 12 22 12h44c10 0 17-3 21-9 1 2 1 4 1 6 0 10-8 17-20 17Z" fill="#3D5A69"/>
    <path d="M37 33c0-8 6-13 13-13 6 0 10 4 10 9s-4 8-8 8-6-3-6-6 2-4 4-4" fill="none" stroke="#FFFDF7" stroke-width="5" stroke-linecap="round"/>
    <path d="M54 50 38 72h11l-7 22 24-28H54l8-16Z" fill="var(--hh-sun)" stroke="var(--hh-white)" stroke-width="4" paint-order="stroke" stroke-linejoin="round"/>
    <path d="m24 68-6 12M78 68l-6 12M20 86l-3 6M72 86l-3 6" stroke="#3D8FA8" stroke-width="5" stroke-linecap="round"/>
  </symbol>
  <symbol id="hh-sea_dragon" viewBox="0 0 100 100">
    <path d="M92 70c4-10-2-16-7-12 1 5-1 9-4 12Z" fill="var(--hh-dragon-d)" stroke="var(--hh-white)" stroke-width="4" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M58 82c0-14 5-22 13-22s13 8 13 22H74c0-6-1-10-3-10s-3 4-3 10Z" fill="var(--hh-dragon)" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M27 82c-1-16 3-22 1-30-4 0-12 3-19 0-6-3-6-11-1-15 6-5 9-14 17-20 4-3 9-4 13-3l4-9 4 11c8 5 11 13 11 22 0 18-7 26-7 44Z" fill="var(--hh-dragon)" stroke="var(--hh-white)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/>
    <path d="M46 16c8 5 11 13 11 22 0 18-7 26-7 44h-9c0-20 8-30 8-46 0-8-1-14-3-20Z" fill="var(--hh-dragon-d)"/>
    <path d="m56 26 9-3-7 10 9 1-10 8 8 3-11 7" fill="var(--hh-sun)" stroke="var(--hh-sun)" stroke-width="3" stroke-linejoin="round"/>
    <path d="m66 62 5-9 5 9Z" fill="var(--hh-sun)"/>
    <path d="M31 60q8 2 13-1M29 69q8 2 13-1" stroke="#FFFDF7" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" fill="none"/>
    <circle cx="32" cy="29" r="6" fill="#FFFDF7"/><circle cx="31" cy="30" r="3" fill="#1C2B33"/>
    <path d="M8 45q9 3 16 0" stroke="#0B3C49" stroke-width="3" stroke-linecap="round" fill="none"/><circle cx="12" cy="37" r="2" fill="#0B3C49"/>
    <path d="M4 84q8-7 16 0t16 0 16 0 16 0 16 0 12 0" fill="none" stroke="#FFFDF7" stroke-width="5" stroke-linecap="round"/>
    <path d="M10 93q8-6 16 0t16 0 16 0 16 0 14 0" fill="none" stroke="#3D9AA5" stroke-width="4" stroke-linecap="round"/>
  </symbol>
  <symbol id="hh-lighthouse" viewBox="0 0 100 150">
    <path d="M14 148c4-14 20-18 36-18s32 4 36 18Z" fill="var(--hh-stone-d)"/>
    <path d="M35 52h30l7 84H28Z" fill="var(--hh-white)"/>
    <path d="M34 66h32l1.3 16H32.7ZM31.4 98h37.2l1.4 16H30Z" fill="var(--hh-coral)"/>
    <path d="M58 52h7l7 84H60Z" fill="#0B2A35" fill-opacity=".14"/>
    <path d="M28 46h44v7H28z" fill="var(--hh-line)"/><path d="M38 24h24v22H38z" fill="var(--hh-light)"/><path d="M38 24h3v22h-3zM48.5 24h3v22h-3zM59 24h3v22h-3z" fill="var(--hh-line)"/>
    <path d="M33 25c2-11 9-15 17-15s15 4 17 15Z" fill="var(--hh-coral)"/><circle cx="50" cy="7" r="4" fill="var(--hh-line)"/>
    <path d="M44 136v-12a6 6 0 0 1 12 0v12Z" fill="var(--hh-line)"/><path d="M47 86h6v8h-6z" fill="var(--hh-line)"/>
  </symbol>
  <symbol id="hh-tile-sail" viewBox="0 0 100 100">
    <rect x="6" y="6" width="88" height="88" rx="18" fill="var(--hh-tile)" stroke="var(--hh-tile-d)" stroke-width="4"/>
    <path d="M49 16h4v54h-4z" fill="var(--hh-wood-d)"/><path d="M55 20q24 14 24 44H55Z" fill="var(--hh-sea3)"/><path d="M47 26Q28 40 24 64h23Z" fill="var(--hh-sea2)"/>
    <path d="M20 70h62q-4 14-16 14H36q-12 0-16-14Z" fill="var(--hh-wood-d)"/>
  </symbol>
  <symbol id="hh-tile-flag" viewBox="0 0 100 100">
    <rect x="6" y="6" width="88" height="88" rx="18" fill="var(--hh-tile)" stroke="var(--hh-tile-d)" stroke-width="4"/>
    <path d="M24 16h5v70h-5z" fill="var(--hh-wood-d)"/>
    <path d="M29 20c12-6 22 6 46 0-6 12 4 18 0 34-24 6-34-6-46 0Z" fill="var(--hh-coral)"/>
    <path d="M52 37q23-10 23-17c-6 12 4 18 0 34-9 2-16 2-23 1Z" fill="var(--hh-line)"/>
    <path d="M42 30q6 7 0 14" stroke="#FFFDF7" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M62 32l8 8m0-8-8 8" stroke="#FFFDF7" stroke-width="3.5" stroke-linecap="round"/>
  </symbol>
`;

/** Everything `<use>` needs, once for each page part that draws Heimathafen. */
export function sprite() {
  return html`<svg class="hh-sprite" width="0" height="0" aria-hidden="true"><defs>
    ${Object.keys(WOVEN).map(ship)}
    ${KINDS.map((kind) => svg`<symbol id="hh-island-${kind}" viewBox="0 0 100 100">${SAND}${ISLANDS[kind]}</symbol>`)}
    ${OTHERS}
  </defs></svg>`;
}
