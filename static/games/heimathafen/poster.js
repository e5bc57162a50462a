/** The travel poster of Heimathafen, for the home card and for the head of the score sheet; words stay outside. */
import { html, svg } from "lit-html";
import { sprite } from "./sprite.js";

/** @param {string} colour @param {number} x @param {number} y @param {number} size */
const ship = (colour, x, y, size) =>
  svg`<use class="p-${colour}" href="#hh-ship-${colour}" x=${x} y=${y} width=${size} height=${size}></use>`;

/** @param {string} [label] what a screen reader says of the picture; without one it is decoration */
export function poster(label) {
  return html`<svg class="art hh-poster" viewBox="0 0 280 420" role="img" aria-label=${label ?? "Heimathafen"}>
    ${sprite()}
    <path d="M0 0h280v420H0z" fill="#F8D48A"/><circle cx="86" cy="166" r="58" fill="#FBE9BE"/><circle cx="86" cy="166" r="42" fill="#FFF6DF"/>
    <path d="M214 138 0 92v74z" fill="#FFF3C4" opacity=".75"/><path d="M214 138 280 116v44z" fill="#FFF3C4" opacity=".6"/>
    <path d="M120 232q30-46 74-42t86 2v60H116z" fill="#7E9E5C"/><path d="M176 236q32-34 60-30t44 4v40H170z" fill="#5F8650"/>
    <use href="#hh-lighthouse" x="171" y="110" width="86" height="129"></use>
    <path d="M128 226h20v14h-20z" fill="#FFFDF7"/><path d="m124 227 14-13 14 13z" fill="#E4572E"/><path d="M150 229h17v11h-17z" fill="#FFFDF7"/><path d="m147 230 11.5-11 11.5 11z" fill="#0F6E84"/>
    <path d="M-10 238q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V420H-10z" fill="#2D93A3"/>
    <path d="M70 252h34M80 262h22M60 244h20" stroke="#FBE9BE" stroke-width="3.5" stroke-linecap="round"/>
    ${ship("teal", 30, 212, 62)}
    <path d="M-24 282q20-11 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V420H-24z" fill="#0F6E84"/>
    ${ship("pink", 196, 240, 78)}
    <path d="M-6 322q24-14 48 0t48 0 48 0 48 0 48 0 48 0V420H-6z" fill="#0B5567"/>
    ${ship("red", 58, 234, 134)}
    <path d="M-30 366q26-14 52 0t52 0 52 0 52 0 52 0 52 0V420H-30z" fill="#0B3C49"/>
    <path d="M24 386q10-6 20 0t20 0M160 392q10-6 20 0t20 0 20 0M96 404q8-5 16 0t16 0" fill="none" stroke="#7CC4C8" stroke-width="3" stroke-linecap="round" opacity=".7"/>
    <g class="hh-poster-title" fill="#0B3C49" font-size="47" font-weight="720" letter-spacing="-1.5"><text x="20" y="54">Heimat-</text><text x="20" y="98">hafen</text></g>
  </svg>`;
}

/** The wide picture behind the winner's name. */
export function hero() {
  return html`<svg class="backdrop hh-hero" viewBox="0 0 1312 270" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    ${sprite()}
    <path d="M0 0h1312v270H0z" fill="#0F6E84"/><circle cx="930" cy="150" r="120" fill="#F2B134" opacity=".9"/>
    <path d="M1130 84-40-60v250z" fill="#FFE28A" opacity=".2"/>
    <path d="M960 214q90-60 180-52t200-10v100H950z" fill="#3D7A5A"/><use href="#hh-lighthouse" x="1086" y="54" width="96" height="144"></use>
    ${[
      [206, -10, "#0B5F73"],
      [228, -36, "#0B4F61"],
      [252, -10, "#0B3C49"],
    ].map(
      ([y, x, fill]) =>
        svg`<path d="M${x} ${y}q26-16 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0V280H${x}z" fill=${fill}/>`,
    )}
  </svg>`;
}
