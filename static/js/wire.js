/** The socket of one table: what I send is kept until it is acknowledged; a lost line is taken up again. */

import { newKey } from "./key.js";

/** @typedef {Record<string, any> & {type: string, key: string}} Message */
/** @typedef {{readyState: number, send: (text: string) => void, close: () => void, onopen: any, onmessage: any, onclose: any}} Line */
/** @typedef {{all: () => Message[], put: (message: Message) => void, drop: (key: string) => void}} Keep */

const FIRST = 400;
const LONGEST = 6_000;
const PING = 25_000;
const PATIENCE = 8_000;
const SLOWER = 2_000;
const OPEN = 1;

/** How long to wait before the nth attempt, in milliseconds. @param {number} n @param {number} chance */
export function pause(n, chance) {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(n, 10)) * (0.5 + chance);
}

/**
 * Messages waiting for their acknowledgement, shared by the tabs of this browser: one place for each key.
 * @param {Storage} storage
 * @param {string} name
 * @returns {Keep}
 */
export function createKeep(storage, name) {
  const prefix = `tidetable.sent.${name}.`;
  return {
    all() {
      /** @type {(Message & {kept: number})[]} */
      const found = [];
      for (let i = 0; i < storage.length; i++) {
        const place = storage.key(i);
        if (!place?.startsWith(prefix)) continue;
        try {
          found.push(JSON.parse(storage.getItem(place) ?? ""));
        } catch {
          // not ours: it stays where it is and is never sent
        }
      }
      found.sort((a, b) => a.kept - b.kept);
      return found.map(({ kept: _, ...message }) => /** @type {Message} */ (message));
    },
    put(message) {
      storage.setItem(prefix + message.key, JSON.stringify({ ...message, kept: Date.now() }));
    },
    drop(key) {
      storage.removeItem(prefix + key);
    },
  };
}

/**
 * @param {{
 *   connect: () => Line,
 *   keep: Keep,
 *   told: (frame: any) => void,
 *   changed: (state: "open"|"lost") => void,
 * }} tools
 */
export function createWire({ connect, keep, told, changed }) {
  /** @type {Line|null} */
  let line = null;
  /** @type {"opening"|"open"|"lost"|"closed"} */
  let state = "opening";
  let attempts = 0;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let retry;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let deadline;
  /** @type {ReturnType<typeof setInterval>|undefined} */
  let pinging;

  function open() {
    clearTimeout(retry);
    if (state === "closed") return;
    const mine = connect();
    line = mine;
    mine.onopen = () => {
      if (line !== mine) return;
      attempts = 0;
      state = "open";
      changed(state);
      for (const message of keep.all()) mine.send(JSON.stringify(message));
      clearInterval(pinging);
      pinging = setInterval(ping, PING, PATIENCE);
    };
    mine.onmessage = (/** @type {{data: string}} */ { data }) => {
      if (line !== mine) return;
      clearTimeout(deadline);
      deadline = undefined;
      heard(JSON.parse(data));
    };
    mine.onclose = (/** @type {{code?: number}} */ event) => {
      if (line === mine) drop(event?.code);
    };
  }

  /** @param {number} [code] */
  function drop(code) {
    const old = line;
    line = null;
    clearInterval(pinging);
    clearTimeout(deadline);
    deadline = undefined;
    if (old && old.readyState <= OPEN) old.close();
    if (state === "closed") return;
    state = "lost";
    changed(state);
    if (code === 1008) attempts = Math.max(attempts, 4);
    clearTimeout(retry);
    retry = setTimeout(open, pause(attempts++, Math.random()));
  }

  /** @param {number} patience */
  function ping(patience) {
    if (!line || line.readyState !== OPEN) return;
    line.send('{"type":"ping"}');
    deadline ??= setTimeout(drop, patience);
  }

  /** @param {any} frame */
  function heard(frame) {
    if (frame.type === "pong") return;
    if (frame.type === "refused" && frame.code === "too_fast" && frame.key) {
      setTimeout(again, SLOWER, frame.key);
      return;
    }
    if (frame.type === "done" || frame.type === "refused") keep.drop(frame.key);
    told(frame);
  }

  /** @param {string} key */
  function again(key) {
    const message = keep.all().find((kept) => kept.key === key);
    if (message && line?.readyState === OPEN) line.send(JSON.stringify(message));
  }

  open();
  return {
    get state() {
      return state;
    },
    /** Messages not acknowledged yet. */
    waiting: () => keep.all(),
    /**
     * Send a message now, or as soon as there is a line; it is never lost and counts once.
     * @param {Record<string, any> & {type: string}} message
     * @returns {string} its key
     */
    send(message) {
      const keyed = /** @type {Message} */ ({ ...message, key: newKey() });
      keep.put(keyed);
      if (line?.readyState === OPEN) line.send(JSON.stringify(keyed));
      return keyed.key;
    },
    /** The network may be back, or somebody looks again: find out now. */
    nudge() {
      if (state === "lost") {
        attempts = 0;
        open();
      } else ping(PATIENCE / 2);
    },
    /** Take a new line, because who I am has changed. */
    renew() {
      if (state === "closed") return;
      const old = line;
      line = null;
      old?.close();
      open();
    },
    close() {
      state = "closed";
      clearTimeout(retry);
      drop();
    },
  };
}
