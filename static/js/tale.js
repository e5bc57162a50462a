/** A finished game as it is told afterwards: the moves that counted, who won, in which order; it knows no rules. */

/** @typedef {import("./types.js").Move & {view?: any}} Told */
/** @typedef {{scores: number[], ranks: number[], reason?: string}} Outcome */
/** @typedef {{seat: number, rank: number, score: number}} Placed */

/** Events after which the score is worth a look. */
const TURNING = ["round_started", "game_over"];

/**
 * The moves that stood in the end: none that was taken back, and none that took back.
 * @param {Told[]} moves
 */
export function stood(moves) {
  const gone = new Set(moves.flatMap((move) => move.takes_back ?? []));
  return moves.filter((move) => !gone.has(move.n) && backs(move).length === 0);
}

/** @param {Told} move @returns {number[]} */
function backs({ takes_back: back }) {
  return Array.isArray(back) ? back : typeof back === "number" ? [back] : [];
}

/**
 * The moves, those that start a round or end the game with the view after them.
 * @param {Told[]} moves
 * @param {(n: number) => Promise<{view: any}>} look
 * @returns {Promise<Told[]>}
 */
export function withViews(moves, look) {
  return Promise.all(
    moves.map(async (move) => {
      if (!move.events?.some((event) => TURNING.includes(event.name))) return move;
      const seen = await look(move.n).catch(() => null);
      return seen ? { ...move, view: seen.view } : move;
    }),
  );
}

/**
 * The seats from the first to the last.
 * @param {Outcome} outcome
 * @returns {Placed[]}
 */
export function places({ scores, ranks }) {
  return ranks
    .map((rank, seat) => ({ seat, rank, score: scores[seat] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/**
 * Who stands on the podium, from left to right: the second, the first, the third.
 * @param {Placed[]} placed
 */
export function podium(placed) {
  const [first, second, third] = placed;
  return [second, first, third].filter((one) => one !== undefined);
}
