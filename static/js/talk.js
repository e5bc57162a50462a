/** The chat of one table: lines said, lines on their way, what has not been read, and the field to write in. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon, symbol } from "./pieces.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./types.js").Line} Line */

/**
 * @param {Ctx} ctx
 * @param {string} code
 * @param {() => void} told
 */
export function createTalk(ctx, code, told) {
  let version = 0;
  function changed() {
    version += 1;
    told();
  }

  /** @type {Map<number, Line>} */
  const lines = new Map();
  /** @type {Map<string, {text: string, n: number}>} by key: on its way, or there but not shown yet */
  const leaving = new Map();
  const place = `tidetable.read.${code}`;
  let read = Number(localStorage.getItem(place) ?? -1);
  let muted = localStorage.getItem(`tidetable.muted.${code}`) === "yes";
  /** @type {number|null} */
  let older = null;

  /** @param {{lines: Line[], cursor: number|null}} page */
  function take(page) {
    for (const line of page.lines) lines.set(line.n, line);
    older = page.cursor;
    changed();
  }

  function last() {
    return Math.max(0, ...lines.keys());
  }

  return {
    async load() {
      take(await ctx.api.get(`/tables/${code}/talk`).catch(() => ({ lines: [], cursor: null })));
      if (read < 0) read = last();
    },
    async loadOlder() {
      if (older !== null) take(await ctx.api.get(`/tables/${code}/talk?before=${older}`));
    },
    /** Rises with every change. */
    get version() {
      return version;
    },
    get older() {
      return older !== null;
    },
    /** @param {Line} line */
    hear(line) {
      lines.set(line.n, line);
      changed();
    },
    /** @param {number} n */
    forget(n) {
      lines.delete(n);
      changed();
    },
    /** @param {string} key @param {string} text */
    sent(key, text) {
      leaving.set(key, { text, n: -1 });
      changed();
    },
    /** It is line `n` now. @param {string} key @param {number} n */
    done(key, n) {
      const line = leaving.get(key);
      if (!line) return;
      line.n = n;
      changed();
    },
    /** It was refused. @param {string} key */
    lost(key) {
      if (leaving.delete(key)) changed();
    },
    /** Lines in order. */
    get lines() {
      return [...lines.values()].sort((a, b) => a.n - b.n);
    },
    get leaving() {
      return [...leaving.entries()].filter(([, line]) => !lines.has(line.n));
    },
    get muted() {
      return muted;
    },
    /** @param {boolean} yes */
    mute(yes) {
      muted = yes;
      localStorage.setItem(`tidetable.muted.${code}`, yes ? "yes" : "no");
      changed();
    },
    /** @param {number|null} mine the seat whose lines are no news */
    unread: (mine) =>
      muted
        ? 0
        : [...lines.values()].filter(
            (line) => line.n > read && (mine === null || line.seat !== mine),
          ).length,
    /** Everything is read now. */
    seen() {
      const now = last();
      if (now === read) return;
      read = now;
      localStorage.setItem(place, String(read));
      changed();
    },
  };
}

/** @typedef {ReturnType<typeof createTalk>} Talk */
/** @typedef {{talk: Talk, code: string, seat: number|null, host: boolean, table: import("./types.js").Table, seats: import("./types.js").Seat[], send: (message: any) => string}} Room */

/**
 * One line of the chat.
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {Line} line
 */
export function said(ctx, room, line) {
  const mine = line.seat !== null && line.seat === room.seat;
  const colour = room.seats.find((seat) => seat.seat === line.seat)?.colour;
  const name = mine ? ctx.t("people-you") : line.name;
  return html`<li class="say ${mine ? "me" : ""}">
    ${mine ? "" : colour ? symbol(colour) : icon("eye")}
    <p><span class=${colour ? "sr" : "who"}>${name}${colour ? ": " : ""}</span>${line.text}</p>
    ${
      room.host
        ? html`<button type="button" class="btn quiet round unsay" title=${ctx.t("talk-remove")}
            aria-label=${ctx.t("talk-remove-line", { name, text: line.text })} @click=${() => remove(ctx, room, line)}>${icon("x")}</button>`
        : ""
    }
  </li>`;
}

/** A line on its way. @param {[string, {text: string}]} entry */
export function leaving([key, { text }]) {
  return html`<li class="say me leaving" data-key=${key}><p>${text}</p></li>`;
}

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {Line} line
 */
async function remove(ctx, room, line) {
  const sure = await ctx.ask({
    title: ctx.t("talk-remove-ask"),
    text: `${line.name}: ${line.text}`,
    yes: ctx.t("talk-remove"),
    final: true,
  });
  if (!sure) return;
  try {
    await ctx.api.del(`/tables/${room.code}/talk/${line.n}`);
    room.talk.forget(line.n);
  } catch (error) {
    ctx.toast(ctx.why(error));
  }
}

/**
 * The field to write in.
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function chatbox(ctx, room) {
  const { t } = ctx;
  if (!ctx.me) return door(ctx);
  /** @param {SubmitEvent} event */
  const send = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text");
    const text = /** @type {HTMLInputElement} */ (field).value.trim();
    if (!text) return;
    /** @type {HTMLInputElement} */ (field).value = "";
    room.talk.sent(room.send({ type: "say", text }), text);
  };
  return html`<form class="chatbox" @submit=${send}>
    <input name="text" maxlength="1000" autocomplete="off" enterkeyhint="send" aria-label=${t("talk-write")} placeholder=${t("talk-write")}>
    <button class="btn plain round" aria-label=${t("talk-send")} title=${t("talk-send")}>${icon("send")}</button>
  </form>`;
}

/** Who has no name yet gives one here. @param {Ctx} ctx */
function door(ctx) {
  /** @param {SubmitEvent} event */
  const enter = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("guest");
    try {
      await ctx.signIn(/** @type {HTMLInputElement} */ (field).value);
    } catch (error) {
      ctx.toast(ctx.why(error));
    }
  };
  return html`<form class="chatbox" @submit=${enter}>
    <input name="guest" required maxlength="64" autocomplete="nickname" enterkeyhint="go" aria-label=${ctx.t("talk-guest")} placeholder=${ctx.t("talk-guest")}>
    <button class="btn plain round" aria-label=${ctx.t("talk-enter")} title=${ctx.t("talk-enter")}>${icon("check")}</button>
  </form>`;
}

/**
 * Lines and field together, for pages without a drawer.
 * @param {Ctx} ctx
 * @param {Room} room
 */
export function talkBox(ctx, room) {
  const { talk } = room;
  return html`<section class="talk" aria-label=${ctx.t("talk-title")}>
    <div class="lines" tabindex="0" role="log" aria-label=${ctx.t("talk-lines")}><ol>
      ${repeat(
        talk.lines,
        (line) => line.n,
        (line) => said(ctx, room, line),
      )}
      ${talk.leaving.map(leaving)}
      ${talk.lines.length + talk.leaving.length === 0 ? html`<li class="none soft">${ctx.t("talk-none")}</li>` : ""}
    </ol></div>
    ${chatbox(ctx, room)}
  </section>`;
}
