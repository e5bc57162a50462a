/** The people at the table in turn order: who they are, who is asked, who is here, how they stand. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { chair, icon } from "./pieces.js";

/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Seat} Seat */

/**
 * @param {import("./types.js").Say} t
 * @param {Seat[]} seats
 * @param {Seen|null} seen
 * @param {import("./types.js").Board} board
 * @param {string|null} since how long the table has been waiting, in words
 */
export function strip(t, seats, seen, board, since) {
  /** @type {number[]} */
  const order = seen?.view?.order ?? seats.map((seat) => seat.seat);
  const asked = new Set((seen?.waiting ?? []).map((waiting) => waiting.seat));
  const here = order
    .map((n) => seats.find((seat) => seat.seat === n))
    .filter((seat) => seat !== undefined);
  return html`<ul class="people" aria-label=${t("people-title")} data-count=${here.length}>
    ${repeat(
      here,
      (seat) => seat.seat,
      (seat) =>
        person(
          t,
          seat,
          asked.has(seat.seat),
          seen ? board.person(seen.view, seat.seat) : null,
          since,
        ),
    )}
  </ul>`;
}

/**
 * @param {import("./types.js").Say} t
 * @param {Seat} seat
 * @param {boolean} asked
 * @param {{score: number|string|null, note: string}|null} state
 * @param {string|null} since
 */
function person(t, seat, asked, state, since) {
  const note = (asked && since && t("people-thinking", { since })) || state?.note || "";
  const presence = seat.bot ? "people-bot" : seat.connected ? "people-here" : "people-away";
  return html`<li class="person ${asked ? "now" : ""} ${seat.me ? "me" : ""} ${note ? "" : "bare"}" data-seat=${seat.seat} aria-current=${asked ? "true" : "false"}>
    ${chair(seat.colour)}
    <b><span class="name">${seat.me ? t("people-you") : seat.name}</span>${seat.symbol}</b>
    <small>${note}</small>
    ${
      state?.score === null || state?.score === undefined
        ? ""
        : html`<span class="score" title=${t("people-score-hint")}><span class="sr">${t("people-score")} </span>${state.score}</span>`
    }
    <span class="dot ${seat.bot ? "bot" : seat.connected ? "" : "off"}" title=${t(presence)}>${seat.bot ? icon("bot") : ""}<span class="sr">${t(presence)}</span></span>
  </li>`;
}
