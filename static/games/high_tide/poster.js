/** The travel poster of High Tide, for the home card and for the head of the score sheet; words stay outside. */
import { html, svg } from "lit-html";
import { chair } from "../../js/pieces.js";

/**
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
function placed(colour, x, y, width) {
  return svg`<svg x=${x} y=${y} width=${width} height=${(width * 34) / 32} viewBox="0 0 32 34">${chair(colour)}</svg>`;
}

/** @param {string} [label] what a screen reader says of the picture; without one it is decoration */
export function poster(label) {
  return html`<svg class="art ht-poster" viewBox="0 0 280 420" role="img" aria-label=${label ?? "High Tide"}>
    <path d="M0 0h280v420H0z" fill="#FBDDA0"/><circle cx="196" cy="176" r="66" fill="#E4572E"/>
    <path d="M0 128h88q8-12 22-8 10-14 26-4 14-2 16 12h40M208 112h72v4h-62z" fill="#FFF3D8" opacity=".9"/>
    <path d="M0 176h280v110H0z" fill="#0F6E84"/>
    <path d="M154 186h84M168 196h56M178 206h36M188 216h16" stroke="#F2B134" stroke-width="4" stroke-linecap="round"/>
    <g transform="translate(12 52) scale(.74)"><path d="M34 174h44l-8 12H42z" fill="#5F3B20"/><path d="M58 170v-52l30 46z" fill="#FFFDF8"/><path d="M54 170v-44l-20 38z" fill="#E8F5F4"/><path d="M58 118v-8l9 4z" fill="#E4572E"/></g>
    <path d="M-10 232q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V420H-10z" fill="#2D93A3"/>
    <path d="M-24 258q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V420H-24z" fill="#7CC4C8"/>
    <path d="M-6 296q14-13 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0V420H-6z" fill="#FFFFFF"/>
    <path d="M-6 304q14-13 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0V420H-6z" fill="#DDC392"/>
    <path d="M0 318q70-12 140 0t140-4v106H0z" fill="#F6E9CC"/>
    <path d="M16 382h76l26 16H30zM114 347h54l18 11h-60zM186 391h80l24 16h-90z" fill="#E3CFA6"/>
    ${placed("teal", 112, 288, 58)}${placed("red", 14, 296, 84)}${placed("pink", 184, 300, 88)}
    <g class="ht-poster-title" fill="#0B3C49" font-size="60" font-weight="720" letter-spacing="-2"><text x="22" y="62">High</text><text x="22" y="116">Tide</text></g>
  </svg>`;
}

/** The wide picture behind the winner's name. */
export function hero() {
  return html`<svg class="backdrop ht-hero" viewBox="0 0 1312 270" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d="M0 0h1312v270H0z" fill="#0F6E84"/><circle cx="1085" cy="128" r="150" fill="#F2B134"/><circle cx="1085" cy="128" r="112" fill="#E4572E"/>
    ${[
      [196, -10, "#0B5F73"],
      [222, -36, "#0B4F61"],
      [250, -10, "#0B3C49"],
    ].map(
      ([y, x, fill]) =>
        svg`<path d="M${x} ${y}q26-16 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0V280H${x}z" fill=${fill} />`,
    )}
  </svg>`;
}
