/** Chairs, dice, symbols and icons as templates; the drawings themselves lie in the sprite. */
import { html } from "lit-html";

/** The player colours, in the order seats get them. */
export const COLOURS = ["red", "green", "brown", "teal", "pink", "cream"];

/** A deckchair in a player's colour and pattern. @param {string} colour */
export function chair(colour) {
  return html`<svg class="chair p-${colour}" viewBox="0 0 32 34" aria-hidden="true"><use href="#chair-${colour}"></use></svg>`;
}

/** A chair nobody sits in yet. */
export function blank() {
  return html`<svg class="chair blank" viewBox="0 0 32 34" aria-hidden="true"><use href="#chair-blank"></use></svg>`;
}

/**
 * A die lying on the table.
 * @param {string} colour one of black purple blue orange yellow white
 * @param {number} value 1 to 6
 */
export function die(colour, value) {
  return html`<svg class="die d-${colour}" viewBox="0 0 36 38" aria-hidden="true"><use href="#die-${value}"></use></svg>`;
}

/** A player's sign in running text: colour and shape. @param {string} colour */
export function symbol(colour) {
  return html`<i class="sym p-${colour}" aria-hidden="true"><svg viewBox="0 0 16 16"><use href="#sym-${colour}"></use></svg></i>`;
}

/** A line icon; it never stands alone without words for a screen reader. @param {string} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}

/** The house's sign. */
export function mark() {
  return html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true"><use href="#mark"></use></svg>`;
}
