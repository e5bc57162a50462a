/** The board as a table of words for those who listen to it; the picture is hidden from them. */
import { html } from "lit-html";
import { BEACHES } from "./types.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./words.js").Words} Words */

/**
 * What stands on one beach, from the water down to the bar, in words.
 * @param {View} view
 * @param {number} beach
 * @param {Words} words
 * @returns {string[]}
 */
export function standing(view, beach, words) {
  const rows = [...view.rows[beach]].filter((row) => row.pos > 0 && row.seats.length > 0);
  rows.sort((a, b) => b.pos - a.pos);
  const lines = rows.map((row) => {
    const wet = row.pos >= view.water[beach];
    const names = row.seats.map((seat) => {
      const points = wet ? 0 : view.points[seat][beach];
      return points ? words.say("told-points", { name: words.you(seat), points }) : words.you(seat);
    });
    return words.say(wet ? "told-wet" : "told-space", { at: row.pos, names: names.join(", ") });
  });
  const bar = view.chairs.flatMap((chairs, seat) => (chairs[beach] === 0 ? [words.you(seat)] : []));
  if (bar.length > 0) lines.push(words.say("told-bar", { names: bar.join(", ") }));
  return lines;
}

/**
 * @param {View} view
 * @param {Words} words
 */
export function told(view, words) {
  const { say } = words;
  return html`<table class="ht-sr">
    <caption>${say("told")}</caption>
    <thead><tr><th scope="col">${say("told-beach")}</th><th scope="col">${say("told-water")}</th><th scope="col">${say("told-chairs")}</th></tr></thead>
    <tbody>
      ${BEACHES.map((_, beach) => {
        const water = view.water[beach];
        const where =
          water > view.sand ? say("told-sea", { sand: view.sand }) : say("told-from", { water });
        return html`<tr><th scope="row">${words.beach(beach)}</th><td>${where}</td><td>${standing(view, beach, words).join("; ")}</td></tr>`;
      })}
    </tbody>
  </table>`;
}
