/** What is told after the race: how far each ship still was, what befell it, and the distances round by round. */
import { html, nothing } from "lit-html";
import { symbol } from "../../js/pieces.js";
import { boat, wind } from "./art.js";
import { angle, distances } from "./compass.js";
import { colourOf } from "./fleet.js";
import { sprite } from "./sprite.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").House} House */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{events?: import("./types.js").Event[], view?: View}} Record_ one move as the shell keeps it */
/** @typedef {{own: number, pushed: number, hits: number}} Tally */

/** Seats from the nearest to the furthest, with their ranks; equal distances share one. @param {View} view */
export function ranking(view) {
  const far = view.distances.map((distance) => distance ?? 0);
  return far
    .map((distance, seat) => ({
      seat,
      distance,
      rank: 1 + far.filter((other) => other < distance).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/**
 * What befell each ship, out of the events of a whole game.
 * @param {Record_[]} records
 * @param {number} seats
 * @returns {Tally[]}
 */
export function tally(records, seats) {
  const all = Array.from({ length: seats }, () => ({ own: 0, pushed: 0, hits: 0 }));
  for (const { name, data } of records.flatMap((record) => record.events ?? [])) {
    if (name === "moved") {
      const ship = all[data.ship];
      if (data.seat === data.ship) ship.own += 1;
      else ship.pushed += 1;
      if (data.hit) ship.hits += 1;
    }
    if (name === "danger_moved" && data.hit !== null) all[data.hit].hits += 1;
  }
  return all;
}

/**
 * @param {import("./types.js").Seen} seen
 * @param {House} house
 * @param {Words} words
 * @param {Record_[]} records
 */
export function sheet({ view }, house, words, records) {
  const { say } = words;
  const counts = tally(records, view.seats);
  const told = records.length > 0;
  return html`<div class="hh-result">${sprite()}
    <h2 class="display">${say("sheet")}</h2>
    <table class="hh-sheet">
      <thead><tr>
        <th scope="col">${say("sheet-rank")}</th><th scope="col">${say("sheet-who")}</th><th scope="col">${say("sheet-far")}</th>
        ${told ? html`<th scope="col">${say("sheet-own")}</th><th scope="col">${say("sheet-pushed")}</th><th scope="col">${say("sheet-hits")}</th>` : nothing}
        <th scope="col">${say("sheet-flags")}</th><th scope="col">${say("sheet-sails")}</th>
      </tr></thead>
      <tbody>
        ${ranking(view).map(
          ({ seat, rank, distance }) => html`<tr class=${rank === 1 ? "win" : ""}>
            <td>${rank}.</td>
            <th scope="row"><span>${boat(colourOf(house, seat))}${symbol(colourOf(house, seat))} <span class="hh-name-cell">${words.you(seat)}</span></span></th>
            <td><b>${distance === 0 ? say("sheet-home") : distance}</b></td>
            ${told ? html`<td>${counts[seat].own}</td><td>${counts[seat].pushed}</td><td>${counts[seat].hits}</td>` : nothing}
            <td>${view.flags[seat]}</td><td>${view.sails[seat]}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <h3>${say("sheet-winds")}</h3>
    <ul class="hh-ends">${ranking(view).map(
      ({ seat }) =>
        html`<li>${symbol(colourOf(house, seat))}<b>${words.you(seat)}</b><span>${view.holders[seat].winds.map((one) => (one ? html`<i role="img" aria-label=${words.wind(one)}>${wind(words.short(one), angle(view.chart, one))}</i>` : nothing))}</span></li>`,
    )}</ul>
  </div>`;
}

/**
 * How far each ship was from home when each round began, and at the end.
 * @param {Record_[]} records
 * @param {Words} words
 */
export function story(records, words) {
  const chart = records.findLast((record) => record.view)?.view?.chart;
  const ways = chart ? distances(chart) : new Map();
  /** @type {number[]} */
  const far = [];
  /** @type {number[][]} */
  const rounds = [];
  let round = 0;
  for (const { name, data } of records.flatMap((record) => record.events ?? [])) {
    if (name === "start_token_laid") far[data.seat] = ways.get(data.at.join()) ?? 0;
    if (name === "moved") far[data.ship] = ways.get(data.to.join()) ?? 0;
    if (name === "turn_started" && data.round > round) {
      round = data.round;
      rounds.push([...far]);
    }
    if (name === "game_over") rounds.push([...data.distances]);
  }
  return {
    label: words.say("story"),
    steps: rounds.map((_, index) => index + 1),
    series: (rounds[0] ?? []).map((_, seat) => ({ seat, values: rounds.map((one) => one[seat]) })),
  };
}
