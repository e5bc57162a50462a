/** What lies around the board of one visitor: which tab is open, where the focus was, what was announced, notices. */
import { render as draw, html } from "lit-html";
import { icon } from "./pieces.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {typeof import("./stage.js").createStage} CreateStage */
/** @typedef {ReturnType<CreateStage>} Stage */
/** @typedef {import("./drawer.js").Tab} Tab */

/** A line that is lost for less than this is not worth a word. */
const BLINK = 1500;

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {import("./types.js").Board} board
 * @param {HTMLElement} host
 */
export function createDesk(ctx, room, board, host) {
  const { t } = ctx;
  /** @type {Tab} */
  let tab = "all";
  let open = false;
  let looking = false;
  let mouse = false;
  /** @type {string|null} where the focus was last: the bar or the board */
  let zone = null;
  /** @type {string|null} the offer or field that had it */
  let held = null;
  /** @type {HTMLElement|null} whoever had the focus last */
  let holder = null;
  let atEnd = true;
  /** @type {number|null} */
  let lostSince = null;
  /** @type {{from: number, count: number}|null} moves made while this person was away */
  let missed = null;
  const place = `tidetable.shown.${room.code}`;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let later;

  const query = (/** @type {string} */ selector) =>
    /** @type {HTMLElement|null} */ (document.querySelector(selector));
  const narrow = () => matchMedia("(max-width: 1099px)").matches;

  /** The words of some events, as one text for those who listen. @param {Seen} seen */
  function spoken(seen) {
    const box = document.createElement("p");
    return seen.events
      .filter((event) => event.name !== "advanced" || event.data?.seat === room.seat)
      .map((event) => textOf(board.line(event, room.seats), box))
      .filter(Boolean)
      .join(" ");
  }

  return {
    get tab() {
      return narrow() && tab === "all" ? "log" : tab;
    },
    get open() {
      return open;
    },
    get looking() {
      return looking;
    },
    get mouse() {
      return mouse;
    },

    /** @param {Tab} next */
    pick(next) {
      open = !(open && tab === next && narrow());
      tab = next;
      atEnd = true;
      ctx.redraw();
      if (open && narrow()) setTimeout(() => query(`#tab-${next}`)?.focus());
    },
    shut() {
      open = false;
      ctx.redraw();
    },
    /** Put the cursor into the chat. */
    write() {
      if (tab === "log") tab = "all";
      if (narrow()) tab = "chat";
      open = true;
      ctx.redraw();
      setTimeout(() => query(".drawer .chatbox input")?.focus());
    },
    focusPrompt: () => (query(".prompt .act") ?? query(".prompt .words"))?.focus(),
    focusBoard: () =>
      /** @type {HTMLElement|null} */ (
        host.querySelector("button:not([disabled]), [tabindex='0']")
      )?.focus(),

    /** Narrow screens: show the slider instead of the bar's buttons. @param {Stage} stage */
    lookBack(stage) {
      if (stage.back !== null) {
        looking = false;
        stage.now();
      } else stage.look((stage.latest?.revision ?? 1) - 1);
    },
    replay() {
      looking = true;
    },

    /** Something new stands on the board. @param {Seen} seen @param {Seen|null} was */
    drawn(seen, was) {
      if (!document.hidden) localStorage.setItem(place, String(seen.revision));
      if (was === null || was === seen) return;
      const asked = seen.question && seen.question.ticket !== was.question?.ticket;
      const words = was.revision === seen.revision ? "" : spoken(seen);
      const question = asked ? board.prompt(seen).title : "";
      if (words || question) ctx.say(`${words} ${question}`.trim());
      if (asked && !was.question) ctx.sound.turn();
    },

    /** The first truth after opening: what happened since I last looked. @param {Seen} seen */
    welcome(seen) {
      const last = Number(localStorage.getItem(place) ?? -1);
      const others = room.log
        .events()
        .filter((event) => event.n > last && event.data?.seat !== room.seat);
      if (
        last > 0 &&
        room.seat !== null &&
        seen.revision - last > 1 &&
        others.length &&
        !seen.outcome
      ) {
        missed = { from: last, count: seen.revision - last };
      }
    },

    /** Focus inside the page: remembered, to give it back when its button is gone. @param {FocusEvent} event */
    focused(event) {
      const target = /** @type {HTMLElement} */ (event.target);
      zone = target.closest(".prompt") ? "prompt" : target.closest(".board") ? "board" : null;
      held = target.dataset.offer ?? null;
      holder = target;
    },
    /** @param {PointerEvent} event */
    touched(event) {
      mouse = event.pointerType === "mouse";
      if (zone && event.pointerType) zone = null;
    },

    /** After each drawing: scroll, focus, what was read. */
    after() {
      const list = query("#told");
      if (list) {
        if (!list.onscroll) {
          list.onscroll = () => {
            atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
          };
        }
        if (atEnd) list.scrollTop = list.scrollHeight;
        const visible = list.offsetParent !== null && (!narrow() || open);
        if (visible && tab !== "log" && !document.hidden && !(tab === "all" && room.talk.muted))
          room.talk.seen();
      }
      // Only what is gone loses the focus: between two elements it is nowhere for an instant.
      const gone = holder !== null && (!holder.isConnected || holder.matches(":disabled"));
      if (zone && gone && document.activeElement === document.body && !ctx.dialogs.any) {
        const again = held === null ? null : query(`.prompt [data-offer="${held}"]`);
        (again ?? query(".prompt .confirm") ?? query(".prompt .words"))?.focus({
          preventScroll: true,
        });
      }
    },

    /** What must be said before anything else. @param {Stage} stage */
    notices(stage) {
      const state = room.wire.state;
      if (state === "lost") {
        if (lostSince === null) {
          lostSince = Date.now();
          clearTimeout(later);
          later = setTimeout(ctx.redraw, BLINK);
        }
      } else lostSince = null;
      const lost = lostSince !== null && Date.now() - lostSince >= BLINK - 50;
      const kept = lost && room.wire.waiting().length > 0;
      return html`<div class="notices" role="status">
        ${room.table.rested ? html`<p class="notice bad">${icon("info")}<span>${t("table-rests")}</span></p>` : ""}
        ${lost ? html`<p class="notice bad">${icon("info")}<span>${t(kept ? "table-lost-kept" : "table-lost")}</span></p>` : ""}
        ${
          missed && stage.back === null
            ? html`<p class="notice"><span>${t("table-missed", { count: missed.count })}</span>
                <button type="button" class="btn plain" @click=${() => replayMissed(stage)}>${icon("play")} ${t("table-missed-show")}</button>
                <button type="button" class="btn quiet round" aria-label=${t("app-close")} @click=${dismiss}>${icon("x")}</button></p>`
            : ""
        }
      </div>`;
    },

    close() {
      clearTimeout(later);
    },
  };

  function dismiss() {
    missed = null;
    ctx.redraw();
  }

  /** @param {Stage} stage */
  async function replayMissed(stage) {
    const from = missed?.from ?? 0;
    missed = null;
    await stage.look(from);
    stage.walk();
  }
}

/**
 * The plain text of what a game gave as a line.
 * @param {unknown} line
 * @param {HTMLElement} box
 */
function textOf(line, box) {
  if (line === null || line === undefined) return "";
  if (typeof line === "string") return line;
  draw(html`${line}`, box);
  return readOut(box).replace(/\s+/g, " ").trim();
}

/** What a screen reader would say: the names of pictures, the words of everything else. @param {Node} node @returns {string} */
function readOut(node) {
  const label = node instanceof Element ? node.getAttribute("aria-label") : null;
  if (label) return label;
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  return [...node.childNodes].map(readOut).join("");
}
