/**
 * What a table shows and when: truths that arrive, their theatre, the past, and the answers I give.
 * It draws through the board it is given, sends through `send`, and knows neither words nor pages.
 */
import { createTaps, offersOf } from "./offers.js";

/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Told} Told */

/** More events than this on the way are not played, only shown as done. */
const MOST = 40;
/** The longest one event's theatre may take. */
const LONGEST = 2500;
/** Between two steps when the past is played. */
const STEP = 700;

const NOTHING = offersOf(null);

/**
 * @param {{
 *   board: Pick<import("./types.js").Board, "render"|"animate"|"armed">,
 *   motion: () => boolean,
 *   oneTap: () => boolean,
 *   view: (n: number) => Promise<Seen>,
 *   eventsOf: (n: number) => Told[],
 *   send: (message: any) => void,
 *   sending: (ticket: string|null) => boolean,
 *   drawn: (seen: Seen, was: Seen|null) => void,
 *   changed: () => void,
 * }} tools
 */
export function createStage(tools) {
  const { board, changed } = tools;
  /** @type {Seen[]} */
  let queue = [];
  /** @type {Seen|null} the newest truth */
  let latest = null;
  /** @type {Seen|null} what stands on the board */
  let shown = null;
  let playing = false;
  /** Counts the plays begun and cut short: a play whose number is not the last says nothing any more. */
  let runs = 0;
  let hurry = () => {};
  /** @type {number|null} the revision looked back at */
  let back = null;
  let walking = false;
  let looking = 0;
  /** @type {Offer|null} */
  let hovered = null;

  const taps = createTaps({
    oneTap: tools.oneTap,
    send: (offer) => {
      if (!shown?.question || tools.sending(shown.question.ticket)) return;
      tools.send({ type: "answer", ticket: shown.question.ticket, action: offer.action });
      changed();
    },
    changed: (armed) => {
      board.armed(armed);
      changed();
    },
  });

  /** May I answer what stands on the board? */
  function open() {
    return back === null && shown !== null && shown === latest && !playing;
  }

  function offers() {
    return open() ? offersOf(shown?.question) : NOTHING;
  }

  /** @param {Seen} seen */
  function draw(seen) {
    const was = shown;
    shown = seen;
    if (was?.question?.ticket !== seen.question?.ticket) {
      taps.disarm();
      hovered = null;
    }
    board.render(seen);
    if (back === null) tools.drawn(seen, was);
    changed();
  }

  /** @param {Told} event @param {Seen} seen */
  async function theatre(event, seen) {
    const played = board.animate(event, seen);
    if (!played) return;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let timer;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST);
      hurry = () => resolve(undefined);
    });
    await Promise.race([played, enough]);
    clearTimeout(timer);
    hurry = () => {};
  }

  /** @param {Told[]} events @param {Seen} seen @param {() => boolean} wanted */
  async function perform(events, seen, wanted) {
    for (const event of events) {
      if (!wanted()) return;
      await theatre(event, seen);
    }
  }

  async function run() {
    if (playing || back !== null) return;
    playing = true;
    const mine = ++runs;
    const wanted = () => mine === runs && back === null && tools.motion();
    while (queue.length > 0 && back === null) {
      const next = /** @type {Seen} */ (queue.shift());
      const follows = shown !== null && next.since === shown.revision;
      if (follows && wanted()) await perform(next.events, next, wanted);
      if (mine !== runs) return;
      if (back !== null) break;
      const last = queue.length === 0;
      if (last) playing = false;
      draw(last ? next : { ...next, question: null, undo: null });
    }
    playing = false;
    changed();
  }

  /** Show at once what is true now. */
  function jump() {
    queue = [];
    runs += 1;
    const moving = playing;
    playing = false;
    hurry();
    if (latest && (shown !== latest || moving)) draw(latest);
  }

  async function walk() {
    walking = true;
    changed();
    while (walking && back !== null && latest && back < latest.revision) {
      const from = back;
      const next = await tools.view(from + 1).catch(() => null);
      if (!next || back !== from || !walking) break;
      const wanted = () => walking && back === from && tools.motion();
      await perform(tools.eventsOf(from + 1), next, wanted);
      if (!walking || back !== from) break;
      back = from + 1;
      draw({ ...next, question: null, undo: null });
      if (back === latest.revision) break;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, STEP);
        hurry = () => {
          clearTimeout(timer);
          resolve(undefined);
        };
      });
    }
    const through = walking && back !== null && back === latest?.revision;
    walking = false;
    if (through && !latest?.outcome) stage.now();
    changed();
  }

  const stage = {
    get latest() {
      return latest;
    },
    get shown() {
      return shown;
    },
    get playing() {
      return playing;
    },
    /** The revision looked back at, null now. */
    get back() {
      return back;
    },
    get walking() {
      return walking;
    },
    get offers() {
      return offers();
    },
    get armed() {
      return taps.armed;
    },
    get hovered() {
      return hovered;
    },
    /** Am I asked, as far as the board shows? */
    get asked() {
      return open() && Boolean(shown?.question);
    },

    /** A new truth. @param {Seen} seen */
    take(seen) {
      latest = seen;
      queue.push(seen);
      const many = queue.reduce((sum, frame) => sum + frame.events.length, 0) > MOST;
      if (shown === null || many) {
        if (back === null) jump();
        return;
      }
      run();
      changed();
    },

    /** Somebody clicks while things still move: the truth at once. */
    skip() {
      if (playing) jump();
    },

    /** @param {Offer} offer */
    act(offer) {
      if (!open() || !shown?.question || tools.sending(shown.question.ticket)) return;
      taps.tap(offer);
    },
    disarm: taps.disarm,

    /** @param {Offer|null} offer */
    hover(offer) {
      if (hovered?.index === offer?.index) return;
      hovered = offer;
      changed();
    },

    /** Take back my last answer. */
    undo() {
      if (!open() || shown?.undo === null || shown?.undo === undefined || tools.sending(null))
        return;
      tools.send({ type: "undo", move: shown.undo });
      changed();
    },

    /** Look at the table as it was. @param {number} n */
    async look(n) {
      if (!latest) return;
      const wanted = Math.max(0, Math.min(n, latest.revision));
      if (wanted === latest.revision && !latest.outcome) {
        stage.now();
        return;
      }
      const mine = ++looking;
      walking = false;
      back = wanted;
      hurry();
      taps.disarm();
      changed();
      const seen = await tools.view(wanted).catch(() => null);
      if (mine !== looking || back !== wanted) return;
      if (seen) draw({ ...seen, question: null, undo: null });
      else stage.now();
    },

    /** Let the past run on from where one looks. */
    walk() {
      if (back !== null && !walking) walk();
    },
    halt() {
      walking = false;
      hurry();
      changed();
    },

    /** Back to what is true now. */
    now() {
      looking += 1;
      walking = false;
      if (back === null) return;
      back = null;
      shown = null;
      jump();
    },
  };
  return stage;
}
