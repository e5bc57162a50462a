/** The drawer: the log in words and the chat, told in one go or each by itself. */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./pieces.js";
import { chatbox, leaving, said } from "./talk.js";

/** @typedef {"all"|"log"|"chat"} Tab */
/** @typedef {import("./room.js").Room} Room */

/** @type {Tab[]} */
const TABS = ["all", "log", "chat"];

/**
 * @param {import("./context.js").Ctx} ctx
 * @param {Room} room
 * @param {import("./types.js").Board} board
 * @param {{tab: Tab, open: boolean, unread: number, pick: (tab: Tab) => void, shut: () => void, show: (n: number) => void}} state
 */
export function drawer(ctx, room, board, state) {
  const { t } = ctx;
  const { tab } = state;
  const faces = room.seats.map((seat) => `${seat.name} ${seat.colour} ${seat.me}`).join();
  return html`<aside class="drawer ${state.open ? "open" : ""}" aria-label=${t("log-drawer")}>
    <div class="head">
      <div class="segments tabs" role="tablist" aria-label=${t("log-drawer")} @keydown=${walk}>
        ${TABS.map(
          (
            name,
          ) => html`<button type="button" role="tab" id="tab-${name}" aria-controls="told" aria-selected=${name === tab ? "true" : "false"}
            tabindex=${name === tab ? 0 : -1} @click=${() => state.pick(name)}>${t(`log-tab-${name}`)}${
              name === "chat" && state.unread
                ? html`<b class="badge" aria-hidden="true">${state.unread}</b><span class="sr">${t("talk-unread", { count: state.unread })}</span>`
                : ""
            }</button>`,
        )}
      </div>
      <button type="button" class="btn quiet round mute" aria-pressed=${room.talk.muted ? "true" : "false"}
        aria-label=${t("talk-mute")} title=${t("talk-mute")} @click=${() => room.talk.mute(!room.talk.muted)}>${icon(room.talk.muted ? "mute" : "bell")}</button>
      <button type="button" class="btn quiet round shut" aria-label=${t("app-close")} @click=${state.shut}>${icon("x")}</button>
    </div>
    <div class="log" id="told" role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0"><ol>
      ${guard([tab, ctx.language, room.log.version, room.talk.version, faces], () =>
        repeat(
          entries(ctx, room, board, state),
          (entry) => entry.key,
          (entry) => entry.made,
        ),
      )}
    </ol></div>
    ${tab === "log" ? "" : chatbox(ctx, room)}
  </aside>`;
}

/** Arrow keys move between tabs. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [.../** @type {Element} */ (event.currentTarget).querySelectorAll("[role=tab]")];
  const at = tabs.indexOf(/** @type {Element} */ (event.target));
  const next = /** @type {HTMLElement} */ (tabs[(at + step + tabs.length) % tabs.length]);
  next.focus();
  next.click();
}

/**
 * @param {import("./context.js").Ctx} ctx
 * @param {Room} room
 * @param {import("./types.js").Board} board
 * @param {{tab: Tab, show: (n: number) => void}} state
 * @returns {{key: string, made: unknown}[]}
 */
function entries(ctx, room, board, { tab, show }) {
  /** @type {{key: string, at: string, made: unknown}[]} */
  const all = [];
  const seats = room.seats;
  if (tab !== "chat") {
    for (const row of room.log.rows()) {
      const made = told(ctx.t, seats, board, row, show);
      if (made) all.push({ key: row.key, at: row.at ?? "", made });
    }
  }
  if (tab !== "log" && !(tab === "all" && room.talk.muted)) {
    for (const line of room.talk.lines)
      all.push({ key: `t${line.n}`, at: line.at, made: said(ctx, room, line) });
    if (tab === "all") merge(all);
    for (const entry of room.talk.leaving)
      all.push({ key: entry[0], at: "~", made: leaving(entry) });
  }
  if (all.length === 0) {
    const none = ctx.t(tab === "chat" ? "talk-none" : "log-none");
    all.push({ key: "none", at: "", made: html`<li class="none soft">${none}</li>` });
  }
  return all;
}

/** Sort by time, moves of one moment kept in their order. @param {{at: string}[]} all */
function merge(all) {
  all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/**
 * A row of the log, or null if the game has no words for it.
 * @param {import("./types.js").Say} t
 * @param {import("./types.js").Seat[]} seats
 * @param {import("./types.js").Board} board
 * @param {import("./log.js").Row} row
 * @param {(n: number) => void} show
 */
function told(t, seats, board, row, show) {
  const lines = row.events.map((event) => board.line(event, seats)).filter((line) => line);
  if (lines.length === 0) return null;
  const seat = seats.find((one) => one.seat === row.seat);
  const gone = row.gone && row.events[0].name !== "took_back";
  return html`<li class="${seat ? "move" : "mark"} ${gone ? "gone" : ""}">
    ${seat ? seat.symbol : ""}
    <p>${gone ? html`<span class="sr">${t("log-gone")} </span>` : ""}${lines.map((line) => html`${line} `)}</p>
    <button type="button" class="btn quiet round look" title=${t("log-look")} aria-label=${t("log-look-move", { n: row.n })}
      @click=${() => show(row.n)}>${icon("clock")}</button>
  </li>`;
}
