/** The nouns of the house as the protocol sends them; shapes only, no behaviour. */

/** @typedef {Record<string, string|number>} Args */
/** @typedef {(id: string, args?: Args) => string} Say */
/** @typedef {{id: string, name: string, language: string, zone: string, preferences: Record<string, any>}} Me */
/** @typedef {{key: string, title: string, seats: {min: number, max: number}, version: number, options: any, client: boolean}} GameInfo */

/**
 * @typedef {object} Seat somebody at the table; `symbol` is a template, `name` is ready to be read
 * @property {number} seat
 * @property {string} name
 * @property {string} colour
 * @property {unknown} symbol
 * @property {boolean} me
 * @property {string|null} bot
 * @property {boolean} connected
 * @property {boolean} away
 * @property {boolean} host
 * @property {number|null} mark
 * @property {boolean} has_salt
 */

/**
 * @typedef {object} Table the body of GET /api/tables/{code}
 * @property {string} code
 * @property {string} game
 * @property {string} title
 * @property {"open"|"playing"|"over"|"abandoned"} status
 * @property {string} pace
 * @property {string} visibility
 * @property {Record<string, any>} options
 * @property {number} seats_wanted
 * @property {number} min
 * @property {number} max
 * @property {{name: string, seat: number|null}} host
 * @property {string} commitment
 * @property {number} revision
 * @property {boolean} [rested]
 * @property {string|null} rematch
 * @property {any[]} seats
 * @property {{seat: number|null, host: boolean, has_salt: boolean}} you
 */

/** @typedef {Record<string, any> & {kind: string}} Action */
/** @typedef {{index: number, action: Action, preview: any, final: boolean}} Offer */
/** @typedef {{all: Offer[], can: (kind: string, match?: Record<string, any>) => Offer|null, list: (kind: string) => Offer[]}} Offers */
/** @typedef {{n: number, name: string, data: any}} Told */

/**
 * @typedef {object} Question
 * @property {string} ticket
 * @property {string} prompt
 * @property {any} about
 * @property {Action[]} actions
 * @property {any[]} previews
 * @property {number[]} final
 * @property {Action} [default]
 * @property {string|null} [due]
 */

/**
 * @typedef {object} Seen
 * @property {number} revision
 * @property {number} since
 * @property {any} view
 * @property {Told[]} events
 * @property {Question|null} question
 * @property {{seat: number, due: string|null}[]} waiting
 * @property {number|null} undo
 * @property {any} outcome
 */

/** @typedef {{n: number, seat: number|null, name: string, text: string, at: string, mine?: boolean}} Line a line of chat */
/** @typedef {{n: number, seat: number|null, at: string|null, events: {name: string, data: any}[], takes_back?: number|null}} Move */

/** @typedef {{offer: Offer, label: string, note?: string, icon?: string, primary?: boolean}} Button */
/** @typedef {{title: string, hint: string, buttons: Button[]}} Prompt */

/**
 * @typedef {object} Board what a game's `mount` gives
 * @property {(seen: Seen) => void} render
 * @property {(event: Told, seen: Seen) => Promise<void>|undefined} animate
 * @property {(seen: Seen) => Prompt} prompt
 * @property {(offer: Offer|null) => void} armed
 * @property {(event: any, seats?: any) => unknown} line
 * @property {(view: any) => {text: string, step: number, steps: number}} status
 * @property {(view: any, seat: number) => {score: number|string|null, note: string}} person
 * @property {(seen: Seen, seats: Seat[], records: any[]) => unknown} sheet
 * @property {(records: any[]) => any} [story]
 * @property {(offer: Offer) => string} describe
 * @property {() => void} close
 */

/** @typedef {{game: {key: string, minutes: number, art: any, rules?: any, thrownAgain?: (seats: number, rows: any[], rng: any) => {throws: any[], even: boolean}}, mount: (root: HTMLElement, house: any) => any}} Module */

export {};
