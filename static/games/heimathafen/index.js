/** Heimathafen at the table: draws views, shows what offers would do, plays events; it knows no rules. */
import { render as draw, html, nothing, svg } from "lit-html";
import { frame, rim, sea } from "./chart.js";
import { course, sight } from "./compass.js";
import { createDrag } from "./drag.js";
import { colourOf, fleet, plan } from "./fleet.js";
import { crews, dock } from "./holder.js";
import { line } from "./log.js";
import { createMotion } from "./motion.js";
import { play } from "./play.js";
import { hero, poster } from "./poster.js";
import { rules } from "./rules.js";
import { sheet, story } from "./sheet.js";
import { sprite } from "./sprite.js";
import { after } from "./theatre.js";
import { told } from "./told.js";
import { createWords } from "./words.js";

/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Danger} Danger */

export const game = { key: "heimathafen", minutes: 35, art: { card: poster, hero }, rules };

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
  /** @type {Offer|null} the ship or wind that was clicked first */
  let picked = null;
  /** @type {Danger|null} */
  let held = null;
  /** @type {Record<string, import("./types.js").Place>} where the dangers came from last */
  let drifted = {};
  /** @type {import("./types.js").Face|null} */
  let rolling = null;
  let size = { width: 760, height: 560 };
  let playing = 0;

  const drag = createDrag(root, () => {
    paint();
    house.hover(laid());
  });
  const words = createWords(
    house,
    () => shown,
    () => drag.order,
  );
  const motion = createMotion(root, () => sighted().unit);
  const watch =
    typeof ResizeObserver === "undefined"
      ? null
      : new ResizeObserver(([{ contentRect: box }]) => {
          if (box.width < 10 || box.height < 10) return;
          size = { width: box.width, height: box.height };
          motion.stop();
          paint();
        });

  const sighted = () => sight(/** @type {View} */ (shown).chart, size.width, size.height);

  /** The offer whose outcome is shown: what is pointed at, armed or picked. */
  const lit = () => looked ?? armed ?? picked;

  /** The offer that sends my winds as they lie now; pointing at it lets the bar tell the order. */
  function laid() {
    const order = drag.order.join();
    return house.offers.list("holder").find(({ action }) => action.order?.join() === order) ?? null;
  }

  /** Which danger's fields are open: the picked one, or the only one that may go. @param {Offer[]} offers */
  function holding(offers) {
    const who = new Set(offers.flatMap(({ action }) => (action.who ? [action.who] : [])));
    if (held && who.has(held)) return held;
    return who.size === 1 ? /** @type {Danger} */ ([...who][0]) : null;
  }

  function paint() {
    if (!shown) return;
    const view = shown;
    const offers = playing ? [] : house.offers.all;
    const around = sighted();
    const { unit } = around;
    const open = offers.length > 0 ? lit() : null;
    const arranging = offers.some(({ action }) => action.kind === "holder") ? drag.now : null;
    const wind = view.holders[view.turn ?? -1]?.winds[0] ?? null;
    const seat = house.seat;
    const home = seat === null ? null : view.ships[seat];
    const way = arranging && home ? course(view.chart, home, arranging.order) : [];
    const mine = view.trying && view.trying.ship === seat;
    const content = svg`${sea(view.chart, around, words, wind)}
      ${mine ? svg`<rect class="hh-veil" x=${around.box.x} y=${around.box.y} width=${around.box.width} height=${around.box.height}/>` : nothing}
      ${way.length && home && seat !== null ? plan(view.chart, home, way, colourOf(house, seat)) : nothing}
      ${fleet(view, { house, words, unit, offers, lit: open, held: holding(offers), drifted, act, pick, berth, hold, look })}
      ${rim(around)}`;
    draw(
      html`<div class="hh-stage"><div class="hh-board ${view.ended ? "over" : ""} ${view.chart.topology}" role="group" aria-label=${words.say("board")}>
        ${sprite()}
        <div class="hh-map">${frame(around, content)}</div>
        ${crews(view, { house, words, offers, lit: open, arranging, rolling, act, look, tap: drag.tap, key: drag.key, grab: drag.grab })}
        ${dock(view, { house, words, offers, lit: open, arranging, rolling, act, look, tap: drag.tap, key: drag.key, grab: drag.grab })}
        ${told(view, words)}
      </div></div>`,
      root,
    );
    watched();
  }

  let watching = false;
  function watched() {
    const map = root.querySelector(".hh-map");
    if (watching || !watch || !map) return;
    watching = true;
    watch.observe(map);
  }

  /** @param {Offer|null} offer */
  function look(offer) {
    if (looked?.index === offer?.index) return;
    looked = offer;
    house.hover(offer ?? picked);
    paint();
  }

  /** @param {Offer} offer */
  function act(offer) {
    picked = offer.final ? picked : null;
    house.act(offer);
  }

  /**
   * A berth is chosen: it is only looked at until a wind is, then that wind goes there.
   * @param {Offer} offer
   */
  function berth(offer) {
    const { side } = offer.action;
    const other = armed && house.offers.can("start_token", { side, dir: armed.action.dir });
    if (other) act(other);
    else picked = offer;
    paint();
  }

  /**
   * A ship is clicked: the first click shows where it leads, unless the shell asks twice anyway.
   * @param {Offer} offer
   */
  function pick(offer) {
    if (offer.final || picked?.index === offer.index) {
      act(offer);
      return;
    }
    picked = offer;
    house.hover(offer);
    paint();
  }

  /** @param {Danger} who */
  function hold(who) {
    held = who;
    paint();
    /** @type {HTMLElement|null} */ (root.querySelector('.hh-target[role="button"]'))?.focus();
  }

  /** @param {import("./types.js").Event} event */
  function drifting({ name, data }) {
    if (name === "rolled") drifted = {};
    else if (name === "danger_moved") drifted = { ...drifted, [data.who]: data.from };
  }

  return {
    /** @param {Seen} seen */
    render(seen) {
      const before = motion.where();
      motion.stop();
      playing = 0;
      rolling = null;
      if (last?.question?.ticket !== seen.question?.ticket) {
        looked = null;
        armed = null;
        picked = null;
        held = seen.view.drift?.only ?? null;
        drag.begin(seen.question);
      }
      if (last?.revision !== seen.revision) for (const event of seen.events ?? []) drifting(event);
      last = seen;
      shown = seen.view;
      paint();
      if (house.motion()) motion.glide(before);
    },

    /**
     * @param {import("./types.js").Event} event
     * @param {Seen} _seen
     * @returns {Promise<unknown>|undefined}
     */
    animate(event, _seen) {
      if (!shown || !house.motion() || document.hidden) return undefined;
      const before = motion.where();
      motion.stop();
      playing += 1;
      const turn = playing;
      looked = null;
      picked = null;
      drifting(event);
      shown = after(shown, event);
      paint();
      return play(root, motion, event, before, {
        chart: shown.chart,
        face(face) {
          if (turn !== playing) return;
          rolling = face;
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
    sheet: (seen, _seats, records) => {
      shown = shown ?? seen.view;
      return sheet(seen, house, words, records ?? []);
    },

    /** @param {import("./sheet.js").Record_[]} records */
    story: (records) => story(records, words),

    close() {
      motion.stop();
      watch?.disconnect();
      drag.close();
      draw(html``, root);
    },
  };
}
