/** The proof that a table's dice were fair, computed again from its record; it knows no game and trusts no server. */
import { digest, hmac } from "./sha256.js";

/** @typedef {{n: number, seat: number, action: any, takes_back: number|number[]|null, draws: number|null, events: {name: string, data: any}[]}} Row */
/** @typedef {{format: number, code: string, game: string, version: number, options: any, commitment: string, salts: string[], seed: string|null, order: number[]|null, moves: Row[], outcome: any}} Record_ */
/** @typedef {{name: "seed"|"promise"|"salt"|"seats"|"draws", found: "right"|"wrong"|"unknown"}} Finding */

const SPAN = 2 ** 48;
const text = new TextEncoder();

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
}

/** @param {Uint8Array[]} parts */
function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The one JSON text of a value: sorted keys, no spaces. @param {unknown} value @returns {string} */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`);
  return `{${parts.join(",")}}`;
}

/** What the house published before anyone gave a salt. @param {string} code @param {Uint8Array} seed */
export function commitment(code, seed) {
  return hex(digest(joined(text.encode(`tidetable seed 1${code}`), seed)));
}

/** Row 0 of the log: all that the dice are bound to besides the seed. @param {Record_} record */
export function rowZero({ code, game, version, options, commitment, salts }) {
  return { code, game, version, options, seats: salts.length, commitment, salts };
}

/** The key all of a table's dice come from. @param {Record_} record */
export function tableKey(record) {
  return hmac(bytesOf(record.seed ?? ""), digest(text.encode(canonical(rowZero(record)))));
}

/**
 * The stream of the dice, from block `draws` on.
 * @param {Uint8Array} key
 * @param {number} [draws]
 */
export function createRng(key, draws = 0) {
  let used = draws;
  const rng = {
    /** How many blocks have been used. */
    get draws() {
      return used;
    },
    /** A fair whole number in 0 … n-1. @param {number} n */
    below(n) {
      const limit = SPAN - (SPAN % n);
      for (;;) {
        const x = block(key, used++);
        if (x < limit) return x % n;
      }
    },
    /** One throw of a die. */
    die: () => 1 + rng.below(6),
    /** The items in a fair random order. @template T @param {T[]} items */
    shuffled(items) {
      const deck = [...items];
      for (let i = deck.length - 1; i > 0; i--) {
        const j = rng.below(i + 1);
        [deck[i], deck[j]] = [deck[j], deck[i]];
      }
      return deck;
    },
  };
  return rng;
}

/** The first six bytes of a block as a number. @param {Uint8Array} key @param {number} i */
function block(key, i) {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(i));
  return hmac(key, counter)
    .subarray(0, 6)
    .reduce((sum, byte) => sum * 256 + byte, 0);
}

/**
 * Everything that can be checked without the rules, in the order it is told.
 * @param {Record_} record of a game that is over
 * @param {import("./keepsake.js").Keepsake|null} kept what this browser kept from before the start
 * @returns {Finding[]}
 */
export function findings(record, kept) {
  const right = (/** @type {boolean} */ yes) => (yes ? "right" : "wrong");
  const seed = bytesOf(record.seed ?? "");
  return [
    { name: "seed", found: right(commitment(record.code, seed) === record.commitment) },
    { name: "promise", found: kept ? right(kept.commitment === record.commitment) : "unknown" },
    { name: "salt", found: saltFound(record, kept) },
    { name: "seats", found: record.order ? right(seatsFit(record, record.order)) : "unknown" },
    { name: "draws", found: right(drawsRise(record.moves)) },
  ];
}

/**
 * A salt that was acknowledged has to be there; one that came too late, or was never sent, need not.
 * @param {Record_} record
 * @param {import("./keepsake.js").Keepsake|null} kept
 */
function saltFound(record, kept) {
  if (kept && record.salts.includes(kept.salt)) return "right";
  return kept?.given ? "wrong" : "unknown";
}

/** Seats are as the dice shuffle them, or as people sat. @param {Record_} record @param {number[]} order */
function seatsFit(record, order) {
  const places = record.salts.map((_, place) => place);
  const shuffled = createRng(tableKey(record)).shuffled(places);
  return [shuffled, places].some((one) => one.join() === order.join());
}

/** Blocks are used one after the other and never twice. @param {Row[]} moves */
function drawsRise(moves) {
  let before = 0;
  return moves.every(({ draws }) => {
    const fits = draws !== null && draws >= before;
    before = draws ?? before;
    return fits;
  });
}

/** Were the seats shuffled at the start? @param {Record_} record */
export function wereShuffled(record) {
  const places = record.salts.map((_, place) => place);
  const shuffled = createRng(tableKey(record)).shuffled(places);
  return record.order === null || record.order.join() === shuffled.join();
}
