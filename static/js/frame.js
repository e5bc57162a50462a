/** The one table frame for all games: people, prompt bar, board, drawer, history, put together around a stage. */
import { html } from "lit-html";
import { barOf, waitingFor } from "./bar.js";
import { createDesk } from "./desk.js";
import { drawer } from "./drawer.js";
import { listenToKeys } from "./keys.js";
import { menu, rule, shortcuts } from "./menu.js";
import { slider } from "./past.js";
import { icon, mark } from "./pieces.js";
import { promptBar } from "./prompt.js";
import { createStage } from "./stage.js";
import { strip } from "./strip.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {ReturnType<typeof playFrame>} Frame */

/** How often the clock in words is looked at. */
const MINUTE = 30_000;

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {{replay: boolean, result: () => void}} how `result` opens the page after the game
 */
export function playFrame(ctx, room, { replay, result }) {
  const { t } = ctx;
  const host = document.createElement("div");
  host.className = "board";
  const house = {
    t,
    get seat() {
      return room.seat;
    },
    get seats() {
      return room.seats;
    },
    get offers() {
      return stage.offers;
    },
    /** @param {Offer} offer */
    act: (offer) => stage.act(offer),
    /** @param {Offer|null} offer */
    hover: (offer) => stage.hover(offer),
    motion: ctx.likes.motion,
    get language() {
      return ctx.language;
    },
  };
  /** @type {import("./types.js").Board} */
  const board = room.module.mount(host, house);
  const desk = createDesk(ctx, room, board, host);
  /** @type {import("./prompt.js").Bar|null} */
  let before = null;
  let language = ctx.language;

  const stage = createStage({
    board,
    motion: () => ctx.likes.motion() && !document.hidden,
    oneTap: () => ctx.likes.now.one_click && desk.mouse,
    view: room.view,
    eventsOf: room.log.of,
    send: (message) => {
      ctx.sound.sent();
      room.send(message);
    },
    sending,
    drawn: desk.drawn,
    changed: ctx.redraw,
  });

  /** Is an answer to this question, or anything to do with the game, still on its way? @param {string|null} ticket */
  function sending(ticket) {
    return room.wire
      .waiting()
      .some(
        (m) =>
          m.type === "undo" || (m.type === "answer" && (ticket === null || m.ticket === ticket)),
      );
  }

  /** How long we have been waiting; the past and the end wait for nobody. */
  function waited() {
    if (stage.back !== null || stage.latest?.outcome) return null;
    return waitingFor(t, room.log.lastAt, Date.now());
  }

  function facts() {
    const busy = Boolean(stage.shown?.question) && sending(stage.shown?.question?.ticket ?? null);
    const since = waited();
    return {
      t,
      has: ctx.has,
      language: ctx.language,
      stage,
      board,
      room,
      before,
      busy,
      since,
    };
  }

  const acts = {
    act: stage.act,
    disarm: stage.disarm,
    undo: stage.undo,
    help: () => rule(ctx, room, stage.shown),
  };
  const past = {
    look: stage.look,
    now: stage.now,
    walk: stage.walk,
    halt: stage.halt,
  };

  function toggleTheme() {
    ctx.like({ theme: ctx.likes.night() ? "day" : "night" });
  }

  const unlisten = listenToKeys({
    wanted: () => ctx.likes.now.keys,
    keys: {
      escape() {
        if (stage.armed) stage.disarm();
        else if (desk.open) desk.shut();
        else if (stage.back !== null && !stage.latest?.outcome) stage.now();
      },
      digit(event) {
        const button = before?.armed ? null : before?.buttons[Number(event.key) - 1];
        if (button) stage.act(button.offer);
      },
      enter: (event) => confirm(event),
      u: stage.undo,
      h: acts.help,
      "?": () => shortcuts(ctx),
      c: () => desk.write(),
      l: () => desk.pick("log"),
      p: () => desk.focusPrompt(),
      b: () => desk.focusBoard(),
      ",": () => stage.look((stage.back ?? stage.latest?.revision ?? 0) - 1),
      ".": () => stage.back !== null && stage.look(stage.back + 1),
      n: stage.now,
    },
  });

  /** Enter confirms what is armed, unless it presses the button that has the focus. @param {KeyboardEvent} event */
  function confirm(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const armed = stage.armed;
    if (armed && target === document.body) stage.act(armed);
    else if (target !== document.body) target.click();
  }

  const clock = setInterval(ctx.redraw, MINUTE);
  const skip = () => stage.skip();
  host.addEventListener("pointerdown", skip);
  host.addEventListener("keydown", skip);
  if (replay) desk.replay();

  return {
    stage,
    title: () => (stage.asked ? `● ${t("app-your-turn")} · ${room.table.title}` : room.table.title),

    /** @param {Seen} seen */
    take(seen) {
      const first = stage.latest === null;
      if (first && !replay) desk.welcome(seen);
      stage.take(seen);
      if (first && replay) stage.look(0);
    },

    /** An answer was refused: the offers are open again. @param {string} _key */
    refused(_key) {
      stage.disarm();
    },

    render() {
      if (language !== ctx.language) {
        language = ctx.language;
        if (stage.shown)
          board.render(stage.back === null ? stage.shown : { ...stage.shown, question: null });
      }
      const bar = barOf(facts());
      before = bar;
      const { shown } = stage;
      const status = shown ? board.status(shown.view) : null;
      return html`<div class="frame ${desk.open ? "drawn" : ""} ${stage.back === null ? "" : "looking"}">
        <a class="skip btn" href="#prompt">${t("app-skip-table")}</a>
        <header class="tablebar">
          <a class="home" href="/" aria-label=${t("app-home")}>${mark()}</a>
          <div class="name"><h1>${room.table.title}</h1>${status ? pips(status) : ""}</div>
          ${strip(t, room.seats, shown, board, waited())}
          <div class="tools">
            <button type="button" class="btn quiet round wide-only" aria-pressed=${ctx.likes.now.sound ? "true" : "false"} aria-label=${t("app-sound")} title=${t("app-sound")}
              @click=${() => ctx.like({ sound: !ctx.likes.now.sound })}>${icon(ctx.likes.now.sound ? "sound" : "mute")}</button>
            <button type="button" class="btn quiet round wide-only" aria-label=${t(ctx.likes.night() ? "app-theme-day" : "app-theme-night")} title=${t(ctx.likes.night() ? "app-theme-day" : "app-theme-night")}
              @click=${toggleTheme}>${icon(ctx.likes.night() ? "sun" : "moon")}</button>
            ${bar.help ? html`<button type="button" class="btn quiet round phone-only" aria-label=${t("prompt-help")} @click=${acts.help}>${icon("help")}</button>` : ""}
            <button type="button" class="btn quiet round" aria-label=${t("app-menu")} title=${t("app-menu")} @click=${() => menu(ctx, room)}>${icon("menu")}</button>
          </div>
        </header>
        <main class="play" id="main" tabindex="-1" @focusin=${desk.focused} @pointerdown=${desk.touched}>
          ${desk.notices(stage)}
          <div class="asks" id="prompt" tabindex="-1">${promptBar(t, bar, acts, more(bar))}</div>
          ${host}
          ${slider(t, { now: stage.latest?.revision ?? 0, back: stage.back, walking: stage.walking, over: Boolean(stage.latest?.outcome), rounds: room.log.rounds() }, past)}
        </main>
        ${dock()}
        <button type="button" class="scrim" tabindex="-1" aria-hidden="true" @click=${desk.shut}></button>
        ${drawer(ctx, room, board, {
          tab: desk.tab,
          open: desk.open,
          unread: room.talk.unread(room.seat),
          pick: desk.pick,
          shut: desk.shut,
          show: (n) => {
            desk.shut();
            stage.look(n);
          },
        })}
      </div>`;
    },

    drawn: desk.after,

    close() {
      clearInterval(clock);
      unlisten();
      board.close();
      desk.close();
    },
  };

  /** Buttons of the shell's own in the bar. @param {import("./prompt.js").Bar} bar */
  function more(bar) {
    if (bar.mood === "over" || (bar.mood === "past" && stage.latest?.outcome)) {
      return html`<button type="button" class="btn act" @click=${() => (replay ? ctx.go(`/t/${room.code}`) : result())}>${icon("check")} ${t("prompt-result")}</button>`;
    }
    if (bar.mood === "past") {
      return html`<button type="button" class="btn act back" @click=${stage.now}>${icon("redo")} ${t("log-to-now")}</button>`;
    }
    return "";
  }

  /** @param {{text: string, step: number, steps: number}} status */
  function pips({ text, step, steps }) {
    return html`<p class="small soft">${text} <span class="rounds" aria-hidden="true">${Array.from({ length: steps }, (_, i) => html`<i class=${i + 1 < step ? "done" : i + 1 === step ? "now" : ""}></i>`)}</span></p>`;
  }

  /** Narrow screens: what the drawer and the slider hold, one tap away. */
  function dock() {
    const unread = room.talk.unread(room.seat);
    const looking = stage.back !== null || desk.looking;
    return html`<nav class="dock" aria-label=${t("log-drawer")}>
      <button type="button" class="btn" aria-expanded=${desk.open && desk.tab === "log" ? "true" : "false"} @click=${() => desk.pick("log")}>${icon("list")} ${t("log-tab-log")}</button>
      <button type="button" class="btn" aria-expanded=${desk.open && desk.tab === "chat" ? "true" : "false"} @click=${() => desk.pick("chat")}>${icon("chat")} ${t("log-tab-chat")}${unread ? html`<b class="badge">${unread}</b>` : ""}</button>
      <button type="button" class="btn" aria-pressed=${looking ? "true" : "false"} @click=${() => desk.lookBack(stage)}>${icon("clock")} ${t("log-past")}</button>
    </nav>`;
  }
}
