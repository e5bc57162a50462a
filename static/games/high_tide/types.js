/** The nouns of High Tide as its engine sends them; shapes only, no behaviour. */

/** @typedef {"black"|"purple"|"blue"|"orange"|"yellow"|"white"} Colour */
/** @typedef {{colour: Colour, value: number}} Die */
/** @typedef {{left: Die, right: Die}} Pair */
/** @typedef {{kind: "empty"} | {kind: "towel", seat: number} | {kind: "pair", left: Die, right: Die}} Slot */
/** @typedef {{pos: number, seats: number[]}} Row */

/**
 * @typedef {object} View
 * @property {number} seats
 * @property {number} round
 * @property {number} rounds
 * @property {number} turn
 * @property {number[]} order
 * @property {number|null} active
 * @property {number[]} bag
 * @property {Slot[]} rack
 * @property {number} printed
 * @property {number} open
 * @property {number|null} rental
 * @property {number|null} turtle
 * @property {(Pair & {slot?: number|null})|null} pair
 * @property {number[][]} chairs position per seat and beach
 * @property {Row[][]} rows per beach
 * @property {number} sand
 * @property {number[]} water first water space per beach
 * @property {number[][]} waves sizes per beach, in the order laid
 * @property {Pair|null} tide
 * @property {number[]} scores
 * @property {number[][]} points per seat and beach, as if it ended now
 * @property {"own_move"|"wave"|"rounds"|null} ended
 */

/** @typedef {{beach: number, seat: number, from: number, to: number, wet: boolean, points: number}} Landing */
/** @typedef {{chairs?: Landing[], towel?: number|null, certain?: boolean}} Preview */
/** @typedef {{kind: string, slot?: number, dice?: string}} Action */
/** @typedef {{index: number, action: Action, preview: Preview|null, final: boolean}} Offer */
/** @typedef {{slot?: number|null, pair?: Pair|null, free?: number, forced?: boolean}} About */
/** @typedef {{prompt: string, about?: About, ticket?: string}} Question */
/** @typedef {{n?: number, name: string, data: any}} Event */
/** @typedef {{view: View, question?: Question|null, events?: Event[], waiting?: {seat: number}[], revision?: number}} Seen */
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

/** @type {readonly Colour[]} */
export const BEACHES = ["black", "purple", "blue", "orange", "yellow", "white"];
