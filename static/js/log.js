/** What has happened at a table, move by move, as rows to be told; the words come from the game. */

/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Told} Told */
/** @typedef {{key: string, seat: number|null, at: string|null, n: number, events: Told[], gone: boolean}} Row */

export function createLog() {
  /** @type {Map<number, Move>} */
  const moves = new Map();
  /** @type {Set<number>} */
  const gone = new Set();
  let version = 0;

  /** @param {Move} move */
  function add(move) {
    version += 1;
    moves.set(move.n, move);
    const back = move.takes_back;
    if (Array.isArray(back)) for (const n of back) gone.add(n);
    else if (typeof back === "number") gone.add(back);
    for (const event of move.events) {
      if (event.name === "took_back" && Array.isArray(event.data?.moves)) {
        for (const n of event.data.moves) gone.add(n);
      }
    }
  }

  /** All events in order, the opening's first. @returns {Told[]} */
  function events() {
    return inOrder().flatMap((move) => move.events.map((event) => ({ n: move.n, ...event })));
  }

  function inOrder() {
    return [...moves.values()].sort((a, b) => a.n - b.n);
  }

  return {
    add,
    events,

    /** The rows of a record. @param {Move[]} rows */
    fill(rows) {
      for (const row of rows) add(row);
    },

    /**
     * Events that were just told, put to their moves.
     * @param {Told[]} told
     * @param {string|null} at
     */
    hear(told, at) {
      for (const n of new Set(told.map((event) => event.n))) {
        if (moves.has(n)) continue;
        const own = told.filter((event) => event.n === n);
        const seat = own.find((event) => typeof event.data?.seat === "number")?.data.seat ?? null;
        add({ n, seat, at, events: own.map(({ name, data }) => ({ name, data })) });
      }
    },

    /** Rises with everything that is added. */
    get version() {
      return version;
    },

    /** The number of the last move known, -1 if none is. */
    get last() {
      return Math.max(-1, ...moves.keys());
    },

    /** Is every move up to the last one here? @param {number} revision */
    whole: (revision) => moves.size > revision,

    /** When the last move was made. @returns {string|null} */
    get lastAt() {
      return inOrder().at(-1)?.at ?? null;
    },

    /** The events of one move. @param {number} n */
    of: (n) => (moves.get(n)?.events ?? []).map((event) => ({ n, ...event })),

    /** Where rounds began, for the ticks of the slider. */
    rounds: () =>
      events()
        .filter((event) => event.name === "round_started")
        .map((event) => ({ n: event.n, round: event.data.round })),

    /** Rows for telling: what one seat did in one go is one row (the same thing once more is a new one), what befell the table stands alone. */
    rows() {
      /** @type {Row[]} */
      const rows = [];
      for (const move of inOrder()) {
        move.events.forEach((event, i) => {
          const seat = typeof event.data?.seat === "number" ? event.data.seat : null;
          const told = { n: move.n, ...event };
          const last = rows.at(-1);
          const lost = gone.has(move.n);
          const again = last?.events.some((one) => one.name === event.name && one.n !== move.n);
          const joins = last && seat !== null && last.seat === seat && last.gone === lost && !again;
          if (joins) {
            last.events.push(told);
            last.at = move.at;
          } else {
            rows.push({
              key: `${move.n}.${i}`,
              seat,
              at: move.at,
              n: move.n,
              events: [told],
              gone: lost,
            });
          }
        });
      }
      return rows;
    },
  };
}
