/** The beach behind the chairs of a table that waits for its people; a picture, no more. */
import { html } from "lit-html";

/** Waves from one side to the other, `width` wide and `height` high each, the land below them. */
function waves(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
  /** @type {number} */ height,
) {
  const more = Array.from({ length: Math.ceil(900 / width) }, () => `t${width} 0`).join("");
  return `M${x} ${y}q${width / 2}-${height} ${width} 0${more}V420H${x}z`;
}

export function beach() {
  return html`<svg class="backdrop" viewBox="0 0 880 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path d="M0 0h880v130H0z" fill="var(--sky)"/>
    <circle cx="690" cy="120" r="62" fill="var(--orb)"/>
    <path d="M0 120h880v120H0z" fill="var(--water-0)"/>
    <path d="M642 129h96M658 139h64M672 149h36" stroke="var(--glint)" stroke-width="4" stroke-linecap="round"/>
    <g transform="translate(536 0)"><path d="M34 118h44l-8 12H42z" fill="#5F3B20"/><path d="M58 114V62l30 46z" fill="#FFFDF8"/><path d="M54 114V70l-20 38z" fill="#E8F5F4"/></g>
    <path d=${waves(-10, 160, 44, 14)} fill="var(--water-1)"/>
    <path d=${waves(-26, 180, 44, 14)} fill="var(--water-2)"/>
    <path d=${waves(-8, 206, 32, 14)} fill="var(--foam)"/>
    <path d=${waves(-8, 214, 32, 14)} fill="var(--wet-sand)"/>
    <path d="M0 226q220-12 440 0t440-2v200H0z" fill="var(--sand-board)"/>
  </svg>`;
}
