/** High Tide at the table: draws views, shows what offers would do, plays events; it knows no rules. */
import { render as draw, html } from "lit-html";
import { horizon } from "./art.js";
import { beaches } from "./beaches.js";
import { lawn } from "./lawn.js";
import { line } from "./log.js";
import { createMotion } from "./motion.js";
import { play } from "./play.js";
import { hero, poster } from "./poster.js";
import { thrownAgain } from "./proof.js";
import { rules } from "./rules.js";
import { sheet, story } from "./sheet.js";
import { after } from "./theatre.js";
import { told } from "./told.js";
import { createWords } from "./words.js";

/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").View} View */

export const game = {
  key: "high_tide",
  minutes: 45,
  art: { card: poster, hero },
  rules,
  thrownAgain,
};

/**
 * @param {HTMLElement} root
 * @param {import("./types.js").House} house
 */
export function mount(root, house) {
  /** @type {View|null} what is drawn: the last true view, or that plus the events played since */
  let shown = null;
  /** @type {Seen|null} */
  let last = null;
  /** @type {Offer|null} */
  let looked = null;
  /** @type {Offer|null} */
  let armed = null;
  let playing = 0;

  const words = createWords(house, () => shown);
  const motion = createMotion(root);

  /** The offer whose ghosts stand on the beaches: what is pointed at, armed, or the plain yes. */
  function lit() {
    if (looked || armed) return looked ?? armed;
    const question = last?.question;
    if (!question || playing) return null;
    if (question.prompt === "accept") return house.offers.can("accept");
    if (question.prompt === "reroll") return house.offers.can("reroll", { dice: "none" });
    return null;
  }

  function paint() {
    if (!shown) return;
    const offer = lit();
    const preview = offer?.preview ?? null;
    draw(
      html`<div class="ht-stage"><div class="ht-board ${shown.ended ? "over" : ""}" role="group" aria-label=${words.say("board")}>
        ${horizon()}${lawn(shown, { house, words, lit: offer, look })}${beaches(shown, { house, words, preview })}${told(shown, words)}
      </div></div>`,
      root,
    );
  }

  /** @param {Offer|null} offer */
  function look(offer) {
    if (looked?.index === offer?.index) return;
    looked = offer;
    house.hover(offer);
    paint();
  }

  return {
    /** @param {Seen} seen */
    render(seen) {
      const before = motion.where();
      motion.stop();
      playing = 0;
      if (last?.question?.ticket !== seen.question?.ticket) {
        looked = null;
        armed = null;
      }
      last = seen;
      shown = seen.view;
      paint();
      if (house.motion()) motion.glide(before);
    },

    /**
     * @param {import("./types.js").Event} event
     * @param {Seen} _seen
     * @returns {Promise<void>|undefined}
     */
    animate(event, _seen) {
      if (!shown || !house.motion() || document.hidden) return undefined;
      const before = { keys: motion.where(), dice: diceAt(root) };
      motion.stop();
      playing += 1;
      const turn = playing;
      looked = null;
      shown = after(shown, event);
      paint();
      return play(root, motion, event, before, {
        /** @param {View["pair"]} pair */
        show: (pair) => {
          if (turn !== playing || !shown) return;
          shown = { ...shown, pair };
          paint();
        },
      });
    },

    prompt: words.prompt,

    /** @param {Offer|null} offer */
    armed(offer) {
      armed = offer;
      paint();
    },

    /** @param {import("./types.js").Event} event */
    line: (event) => line(words, event),
    status: words.status,
    person: words.person,
    describe: words.describe,

    /**
     * @param {Seen} seen
     * @param {unknown} [_seats]
     * @param {import("./sheet.js").Record_[]} [records] the whole game, if the shell has it
     */
    sheet: (seen, _seats, records) => sheet(seen, house, words, records ?? []),

    /** @param {import("./sheet.js").Record_[]} records */
    story: (records) => story(records, words),

    close() {
      motion.stop();
      draw(html``, root);
    },
  };
}

/**
 * Where dice lie now: in hand, and on each space of the lawn.
 * @param {HTMLElement} root
 */
function diceAt(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  const hand = root.querySelector(".ht-thrown");
  if (hand) found.set("hand", hand.getBoundingClientRect());
  for (const slot of root.querySelectorAll(".ht-slot")) {
    const dice = slot.querySelector("[data-dice]");
    if (dice)
      found.set(/** @type {HTMLElement} */ (slot).dataset.slot ?? "", dice.getBoundingClientRect());
  }
  return found;
}
