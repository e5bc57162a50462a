/** The slider through the whole game, with its buttons; what it shows is the stage's business. */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { at } from "./at.js";
import { icon } from "./pieces.js";

/**
 * @param {import("./types.js").Say} t
 * @param {{now: number, back: number|null, walking: boolean, over: boolean, rounds: {n: number, round: number}[]}} state
 * @param {{look: (n: number) => void, now: () => void, walk: () => void, halt: () => void}} acts
 */
export function slider(t, { now, back, walking, over, rounds }, acts) {
  const n = back ?? now;
  const label = t("log-move", { n });
  return html`<nav class="slider" aria-label=${t("log-past")}>
    <button type="button" class="btn quiet round wide-only" aria-label=${t("log-first")} title=${t("log-first")} ?disabled=${n === 0} @click=${() => acts.look(0)}>${icon("first")}</button>
    <button type="button" class="btn quiet round" aria-label=${t("log-prev")} title=${t("log-prev")} ?disabled=${n === 0} @click=${() => acts.look(n - 1)}>${icon("prev")}</button>
    <div class="line" ${at({ "--at": now ? n / now : 0 })}>
      <input type="range" min="0" max=${now} step="1" .value=${live(String(n))} aria-label=${t("log-past")} aria-valuetext=${back === null ? t("log-now") : label}
        @input=${(/** @type {Event} */ event) => acts.look(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
      ${rounds.map(
        ({ n: start, round }, i) =>
          html`<span class="tick" aria-hidden="true" ${at({ "--at": now ? start / now : 0 })}>${i === 0 ? t("log-round", { round }) : round}</span>`,
      )}
    </div>
    <button type="button" class="btn quiet round" aria-label=${t("log-next")} title=${t("log-next")} ?disabled=${n === now} @click=${() => acts.look(n + 1)}>${icon("next")}</button>
    ${
      back === null
        ? ""
        : html`<button type="button" class="btn plain round" aria-label=${t(walking ? "log-halt" : "log-walk")} title=${t(walking ? "log-halt" : "log-walk")}
            ?disabled=${n === now && !walking} @click=${walking ? acts.halt : acts.walk}>${walking ? html`<span class="halt" aria-hidden="true"></span>` : icon("play")}</button>`
    }
    <p class="where num">${back === null ? html`<b>${t("log-now")}</b> ` : ""}<span class="soft">${label}</span></p>
    ${back === null || over ? "" : html`<button type="button" class="btn act now" @click=${acts.now}>${t("log-now")}</button>`}
  </nav>`;
}
