/** The nouns of Heimathafen as its engine sends them; shapes only, no behaviour. */

/** @typedef {[number, number]} Place */
/** @typedef {"N"|"NE"|"E"|"SE"|"S"|"SW"|"W"|"NW"} Wind */
/** @typedef {"pirates"|"storm"|"sea_dragon"} Danger */
/** @typedef {"X"|1|2|3} Face */
/** @typedef {"start_token"|"holder"|"sail"|"timing"|"danger_mode"|"danger"|"ship"|"flag"|"over"} Stage */

/**
 * @typedef {object} Chart the sea as data
 * @property {string} id
 * @property {string} version
 * @property {"square"|"hex"} topology
 * @property {Partial<Record<Wind, Place>>} rose
 * @property {{y: number, first: number, last: number}[]} rows
 * @property {Place} harbour
 * @property {Place[]} islands
 * @property {Record<string, Place>} starts
 * @property {Record<Danger, Place>} dangers where they lie at the start
 * @property {Face[]} die
 * @property {number} limit
 * @property {boolean} long
 */

/** @typedef {{winds: (Wind|null)[], secret: Wind[]|null}} Holder */
/** @typedef {{by: number, ship: number, wind: Wind, from: Place, to: Place}} Trying */
/** @typedef {{steps: number, mode: "many"|"one"|null, only: Danger|null, gone: Danger[]}} Drift */

/**
 * @typedef {object} View
 * @property {Chart} chart
 * @property {boolean} memory_aid
 * @property {number} seats
 * @property {Stage} stage
 * @property {number} round
 * @property {number} rounds
 * @property {number|null} turn
 * @property {(Place|null)[]} ships
 * @property {(Wind|null)[]} under
 * @property {Holder[]} holders
 * @property {number[]} sails
 * @property {number[]} flags
 * @property {boolean[]} hit
 * @property {Record<Danger, Place>} dangers
 * @property {(number|null)[]} distances
 * @property {boolean} sailing
 * @property {boolean} on_danger
 * @property {number} loss
 * @property {number} budget
 * @property {number} used
 * @property {Face|null} rolled
 * @property {boolean} early
 * @property {number[]} banned
 * @property {Trying|null} trying
 * @property {Drift|null} drift
 * @property {"harbour"|"limit"|null} ended
 */

/** @typedef {{kind: string, dir?: Wind, side?: "left"|"right", order?: Wind[], use?: boolean, now?: boolean, mode?: "many"|"one", who?: Danger, ship?: number}} Action */
/** @typedef {Record<string, any>} Preview */
/** @typedef {{index: number, action: Action, preview: Preview|null, final: boolean}} Offer */
/** @typedef {{prompt: string, about?: Record<string, any>, ticket?: string}} Question */
/** @typedef {{n?: number, name: string, data: any}} Event */
/** @typedef {{view: View, question?: Question|null, events?: Event[], waiting?: {seat: number}[], revision?: number, since?: number}} Seen */
/** @typedef {{name: string, colour: string, symbol?: unknown, me?: boolean, bot?: unknown}} Person */
/** @typedef {(id: string, args?: Record<string, string|number>) => string} Say */

/**
 * @typedef {object} House what the shell gives a board
 * @property {Say} t
 * @property {number|null} seat
 * @property {Person[]} seats
 * @property {{all: Offer[], can: (kind: string, match?: any) => Offer|null, list: (kind: string) => Offer[]}} offers
 * @property {(offer: Offer) => void} act
 * @property {(offer: Offer|null) => void} hover
 * @property {() => boolean} motion
 * @property {string} language
 */

/** @type {readonly Danger[]} */
export const DANGERS = ["pirates", "storm", "sea_dragon"];
