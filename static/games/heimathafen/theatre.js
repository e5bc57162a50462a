/** Plays events onto a copy of a view, for motion between two true views; it decides nothing. */

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").Holder} Holder */
/** @typedef {import("./types.js").Wind} Wind */

/**
 * What the board shows once `event` has happened to `view`. The next true view replaces it.
 * @param {View} view
 * @param {Event} event
 * @returns {View}
 */
export function after(view, { name, data }) {
  switch (name) {
    case "start_token_laid":
      return {
        ...view,
        ships: put(view.ships, data.seat, data.at),
        under: put(view.under, data.seat, data.wind),
        holders: put(view.holders, data.seat, laid(view.holders[data.seat], data.wind)),
      };
    case "holder_arranged":
      return { ...view, holders: put(view.holders, data.seat, arranged(view, data)) };
    case "turn_started":
      return {
        ...view,
        turn: data.seat,
        round: data.round,
        loss: data.loss,
        on_danger: data.on_danger,
        hit: put(view.hit, data.seat, false),
        budget: 3 - data.loss,
        used: 0,
        sailing: false,
        rolled: null,
        early: false,
        banned: [],
        trying: null,
      };
    case "sail_set":
      return {
        ...view,
        sailing: true,
        budget: data.budget,
        sails: put(view.sails, data.seat, view.sails[data.seat] - 1),
      };
    case "rolled":
      return {
        ...view,
        rolled: data.face,
        early: data.early,
        budget: data.budget,
        banned: [],
        trying: null,
      };
    case "danger_moved":
      return {
        ...view,
        dangers: { ...view.dangers, [data.who]: data.to },
        hit: data.hit === null ? view.hit : put(view.hit, data.hit, true),
      };
    case "ship_chosen":
      return {
        ...view,
        trying: { by: data.seat, ship: data.ship, wind: data.wind, from: data.from, to: data.to },
        holders: put(view.holders, data.seat, shown(view.holders[data.seat], data.wind)),
      };
    case "flagged":
      return {
        ...view,
        trying: null,
        banned: [...view.banned, data.ship],
        flags: put(view.flags, data.ship, view.flags[data.ship] - 1),
      };
    case "moved":
      return {
        ...view,
        trying: null,
        banned: [],
        used: view.used + 1,
        ships: put(view.ships, data.ship, data.to),
        under: put(view.under, data.ship, data.wind),
        holders: put(
          view.holders,
          data.seat,
          passed(view.holders[data.seat], data.wind, data.takes),
        ),
        hit: data.hit ? put(view.hit, data.ship, true) : view.hit,
      };
    case "rotated":
      return {
        ...view,
        banned: [],
        used: view.used + 1,
        holders: put(
          view.holders,
          data.seat,
          passed(view.holders[data.seat], data.wind, data.wind),
        ),
      };
    case "game_over":
      return {
        ...view,
        turn: null,
        ended: data.reason,
        distances: data.distances,
        holders: view.holders.map((holder, seat) => ({
          ...holder,
          winds: data.holders?.[seat] ?? holder.winds,
        })),
      };
    default:
      return view;
  }
}

/** The open start token leaves the five that stay in hand. @param {Holder} holder @param {Wind} wind @returns {Holder} */
function laid(holder, wind) {
  return { ...holder, secret: holder.secret?.filter((one) => one !== wind) ?? null };
}

/**
 * Only the owner is told the order; for the others five tiles lie face down.
 * @param {View} view
 * @param {{seat: number, order?: Wind[]}} data
 * @returns {Holder}
 */
function arranged(view, { seat, order }) {
  const blank = /** @type {(Wind|null)[]} */ ([null, null, null, null, null]);
  return { ...view.holders[seat], winds: order ?? blank };
}

/**
 * Everybody sees the next wind; the last hidden one is known by its absence.
 * @param {Holder} holder
 * @param {Wind} wind
 * @returns {Holder}
 */
function shown({ winds, secret }, wind) {
  if (!secret) return { winds, secret };
  const rest = secret.filter((one) => one !== wind);
  const seen = winds[0] === null ? put(winds, 0, wind) : winds;
  if (rest.length !== 1) return { winds: seen, secret: rest };
  return { winds: seen.map((one) => one ?? rest[0]), secret: [] };
}

/**
 * The left wind leaves, another comes in at the right.
 * @param {Holder} holder
 * @param {Wind} wind
 * @param {Wind} comes
 * @returns {Holder}
 */
function passed(holder, wind, comes) {
  const known = shown(holder, wind);
  const forgotten = known.secret === null && holder.winds.every((one) => one === null);
  return { ...known, winds: [...known.winds.slice(1), forgotten ? null : comes] };
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} index
 * @param {T} value
 */
function put(list, index, value) {
  return list.map((old, i) => (i === index ? value : old));
}
