/** The chart as a table of words for those who listen to it. */
import { html } from "lit-html";
import { centre } from "./compass.js";
import { DANGERS } from "./types.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./words.js").Words} Words */

/**
 * A field in words, told from the harbour.
 * @param {View} view
 * @param {Place|null} place
 * @param {Words} words
 */
export function spoken(view, place, { say }) {
  if (!place) return say("told-none");
  const { chart } = view;
  const { x } = centre(chart, place);
  const step = centre(chart, [chart.harbour[0] + 1, chart.harbour[1]]).x;
  const count = Math.round((Math.abs(x) / step) * 10) / 10;
  const side = x === 0 ? "mid" : x < 0 ? "west" : "east";
  return say("told-place", { row: place[1] - chart.harbour[1], count, side });
}

/**
 * @param {View} view
 * @param {Words} words
 */
export function told(view, words) {
  const { say } = words;
  return html`<table class="sr">
    <caption>${say("told")}</caption>
    <thead><tr><th scope="col">${say("told-who")}</th><th scope="col">${say("told-where")}</th><th scope="col">${say("told-wind")}</th><th scope="col">${say("told-far")}</th></tr></thead>
    <tbody>
      ${view.ships.map((place, seat) => {
        const wind = view.under[seat];
        return html`<tr><th scope="row">${words.you(seat)}</th><td>${spoken(view, place, words)}</td><td>${wind ? words.wind(wind) : ""}</td><td>${view.distances[seat] ?? ""}</td></tr>`;
      })}
      ${DANGERS.map((who) => html`<tr><th scope="row">${words.danger(who)}</th><td>${spoken(view, view.dangers[who], words)}</td><td></td><td></td></tr>`)}
      <tr><th scope="row">${say("told-islands")}</th><td colspan="3">${view.chart.islands.map((place) => spoken(view, place, words)).join("; ")}</td></tr>
    </tbody>
  </table>`;
}
