/** One table as this browser knows it: its people, what was seen of the game, the log, the chat, the line to it. */
import { createLog } from "./log.js";
import { COLOURS, symbol } from "./pieces.js";
import { createTalk, talkBox } from "./talk.js";
import { createKeep, createWire } from "./wire.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {Awaited<ReturnType<typeof openRoom>>} Room */

/**
 * @param {Ctx} ctx
 * @param {string} given the code as somebody typed it
 * @param {{changed: (status?: string) => void, seen: (seen: Seen) => void, refused: (code: string, key: string) => void}} told
 */
export async function openRoom(ctx, given, told) {
  /** @type {Table} */
  let table = await ctx.api.get(`/tables/${encodeURIComponent(given)}`);
  const code = table.code;
  const module = await ctx.game(table.game);
  /** @type {Seen|null} */
  let seen = null;
  const log = createLog();
  const talk = createTalk(ctx, code, () => told.changed());
  /** @type {Promise<void>|null} */
  let filling = null;
  /** @type {Promise<any>|null} */
  let record = null;
  /** @type {Map<number, Promise<Seen>>} */
  const views = new Map();

  const wire = createWire({
    connect,
    keep: createKeep(localStorage, code),
    told: hear,
    changed: () => told.changed(),
  });

  function connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const since = seen ? `?since=${seen.revision}` : "";
    return /** @type {import("./wire.js").Line} */ (
      new WebSocket(`${scheme}//${location.host}/api/tables/${code}/socket${since}`)
    );
  }

  /** @param {any} frame */
  function hear(frame) {
    if (frame.type === "table") took(frame);
    else if (frame.type === "seen") see(frame);
    else if (frame.type === "said") talk.hear(frame);
    else if (frame.type === "unsaid") talk.forget(frame.n);
    else if (frame.type === "done") {
      talk.done(frame.key, frame.revision);
      told.changed();
    } else if (frame.type === "refused") {
      talk.lost(frame.key);
      told.refused(frame.code, frame.key);
    }
  }

  /** @param {Table} body */
  function took(body) {
    const before = table.status;
    table = body;
    told.changed(before === table.status ? undefined : table.status);
  }

  /** @param {Seen} next */
  function see(next) {
    if (seen && next.revision < seen.revision) return;
    seen = next;
    log.hear(next.events, new Date().toISOString());
    if (!log.whole(next.revision)) fill();
    if (next.outcome && table.status === "playing") refresh();
    told.seen(next);
    told.changed();
  }

  /** The table itself anew: who I am or whether the game is on has changed. */
  function refresh() {
    ctx.api.get(`/tables/${code}`).then(took, () => {});
  }

  /** The moves of before this browser looked. */
  function fill() {
    filling ??= Promise.all([ctx.api.get(`/tables/${code}/record`), view(0)])
      .then(([found, start]) => {
        log.hear(start.events, table.status === "open" ? null : (found.moves[0]?.at ?? null));
        log.fill(found.moves);
        told.changed();
      })
      .catch(() => {})
      .finally(() => {
        filling = null;
      });
    return filling;
  }

  /** What I saw at a revision. @param {number} n @returns {Promise<Seen>} */
  function view(n) {
    let found = views.get(n);
    if (!found) {
      found = /** @type {Promise<Seen>} */ (ctx.api.get(`/tables/${code}/view?at=${n}`));
      views.set(n, found);
      found.catch(() => views.delete(n));
    }
    return found;
  }

  function seats() {
    return table.seats.map((seat) => ({
      ...seat,
      name: nameOf(seat),
      symbol: symbol(seat.colour),
      me: seat.seat === table.you.seat,
    }));
  }

  /** @param {{name: string, mark: number|null, bot: string|null, colour: string}} seat */
  function nameOf(seat) {
    // Bots are animals of the beach, one for each colour.
    if (seat.bot) return ctx.t(`people-bot-${COLOURS.includes(seat.colour) ? seat.colour : "red"}`);
    return seat.mark ? ctx.t("people-twin", { name: seat.name, mark: seat.mark }) : seat.name;
  }

  const nudge = () => {
    if (!document.hidden) wire.nudge();
  };
  addEventListener("online", nudge);
  document.addEventListener("visibilitychange", nudge);
  const stopListening = ctx.onArrival(() => {
    wire.renew();
    refresh();
  });
  await talk.load();
  if (table.status === "playing" || table.status === "over") {
    see(await ctx.api.get(`/tables/${code}/view`));
    await fill();
  }

  const room = {
    code,
    module,
    log,
    talk,
    wire,
    view,
    took,
    get table() {
      return table;
    },
    get seen() {
      return seen;
    },
    get seat() {
      return table.you.seat;
    },
    get host() {
      return table.you.host;
    },
    get seats() {
      return seats();
    },
    get link() {
      return `${location.origin}/t/${code}`;
    },

    /** The game's board in an element, only to be looked at. @param {HTMLElement} root @returns {import("./types.js").Board} */
    mount: (root) => module.mount(root, still(ctx, room)),

    /** The record of the game, as far as I may know it. @returns {Promise<any>} */
    record() {
      record ??= ctx.api.get(`/tables/${code}/record`);
      record.catch(() => {
        record = null;
      });
      if (table.status === "over") return record;
      const running = record;
      record = null;
      return running;
    },

    /** The chat as a template. */
    chat: () => talkBox(ctx, room),

    /** @param {Record<string, any> & {type: string}} message */
    send: (message) => wire.send(message),

    close() {
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudge);
      stopListening();
      wire.close();
    },
  };
  return room;
}

/**
 * A board's house where nothing is asked.
 * @param {Ctx} ctx
 * @param {{seat: number|null, seats: unknown[]}} room
 */
function still(ctx, room) {
  return {
    t: ctx.t,
    get seat() {
      return room.seat;
    },
    get seats() {
      return room.seats;
    },
    offers: { all: [], can: () => null, list: () => [] },
    act() {},
    hover() {},
    motion: ctx.likes.motion,
    get language() {
      return ctx.language;
    },
  };
}
