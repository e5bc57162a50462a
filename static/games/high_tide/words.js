/** Puts views, questions and offers of High Tide into words; draws nothing and never decides. */
import { BEACHES } from "./types.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Pair} Pair */
/** @typedef {{offer: Offer, label: string, note?: string, icon?: string, primary?: boolean}} Button */
/** @typedef {{title: string, hint: string, buttons: Button[]}} Prompt */

/**
 * @param {import("./types.js").House} house
 * @param {() => View|null} shown the view on the board right now
 */
export function createWords(house, shown) {
  const t = house.t;
  /** @param {string} key */
  const say = (key, args = {}) => t(`high-tide-${key}`, args);

  /** @param {import("./types.js").Colour} colour */
  const colour = (colour) => say(colour);
  /** @param {number} index */
  const beach = (index) => say(BEACHES[index]);
  /** @param {import("./types.js").Die} die */
  const die = (die) => say("die", { colour: colour(die.colour), value: die.value });
  /** @param {number} seat */
  const name = (seat) => house.seats[seat]?.name ?? String(seat + 1);
  /** @param {number|null|undefined} seat */
  const me = (seat) => (seat !== null && seat !== undefined && seat === house.seat ? "yes" : "no");
  /** A name by itself: my own is "You". @param {number} seat */
  const you = (seat) => (me(seat) === "yes" ? say("you") : name(seat));
  /** Names in a sentence, mine as "you". @param {number[]} seats */
  const people = (seats) =>
    new Intl.ListFormat(house.language, { type: "conjunction" }).format(
      seats.map((seat) => (me(seat) === "yes" ? say("you-within") : name(seat))),
    );
  /** @param {Pair} pair */
  const dice = (pair) => ({ left: die(pair.left), right: die(pair.right) });

  /** @param {Offer} offer */
  function landings(offer) {
    return (offer.preview?.chairs ?? [])
      .map((chair) =>
        say("landing", {
          beach: beach(chair.beach),
          to: chair.to,
          wet: chair.wet ? "yes" : "no",
          points: chair.points,
        }),
      )
      .join("; ");
  }

  /** @param {Offer|null} offer */
  function short(offer) {
    return (offer?.preview?.chairs ?? [])
      .map((chair) => say("short-landing", { beach: beach(chair.beach), to: chair.to }))
      .join(", ");
  }

  /**
   * The pair a `take` would take, or the one in hand.
   * @param {Offer} offer
   * @returns {Pair|null}
   */
  function pairOf({ action }) {
    const view = shown();
    if (!view) return null;
    if (action.kind !== "take") return view.pair;
    const slot = view.rack[(action.slot ?? 0) - 1];
    return slot?.kind === "pair" ? slot : null;
  }

  /**
   * What an offer will do, in full words.
   * @param {Offer} offer
   * @returns {string}
   */
  function describe(offer) {
    const pair = pairOf(offer);
    const { kind, slot, dice: which } = offer.action;
    if (kind === "roll" || !pair) return say("say-roll");
    const args = { ...dice(pair), landings: landings(offer) };
    if (kind === "take") {
      const again = (slot ?? 9) <= 2;
      return say(again ? "say-take-again" : "say-take", { ...args, slot: slot ?? 0 });
    }
    if (kind === "accept") return say("say-accept", args);
    if (kind === "reject") return say("say-reject", dice(pair));
    if (which === "none") return say("say-keep", args);
    if (which === "both") return say("say-both");
    return say("say-again", { die: which === "left" ? args.left : args.right });
  }

  /** @returns {Button[]} */
  function sourceButtons() {
    const roll = house.offers.can("roll");
    return roll ? [{ offer: roll, label: say("do-roll"), icon: "die", primary: true }] : [];
  }

  /**
   * @param {View} view
   * @returns {Button[]}
   */
  function acceptButtons(view) {
    const free = view.rack.findIndex((slot) => slot.kind === "empty") + 1;
    return house.offers.all.map((offer) =>
      offer.action.kind === "accept"
        ? { offer, label: say("do-accept"), note: short(offer), icon: "check", primary: true }
        : {
            offer,
            label: say("do-reject"),
            note: say("do-reject-note", { slot: free }),
            icon: "redo",
          },
    );
  }

  /**
   * @param {Pair|null|undefined} pair
   * @returns {Button[]}
   */
  function rerollButtons(pair) {
    return house.offers.all.map((offer) => {
      const which = offer.action.dice;
      if (which === "none" || !pair) {
        return {
          offer,
          label: say("do-keep"),
          note: short(offer),
          icon: "check",
          primary: true,
        };
      }
      const label =
        which === "both"
          ? say("do-both")
          : say("do-again", { die: die(which === "left" ? pair.left : pair.right) });
      return { offer, label, icon: "redo" };
    });
  }

  /**
   * @param {View} view
   * @param {import("./types.js").About} about
   * @returns {Prompt}
   */
  function source(view, about) {
    const roll = house.offers.can("roll");
    const takes = house.offers.list("take").length > 0;
    const title = say(roll && takes ? "source" : roll ? "source-roll" : "source-take");
    const taken = view.rack.filter((slot) => slot.kind !== "empty").length;
    const free = about.free ?? view.open - taken;
    let hint = say("source-full");
    if (roll) {
      hint =
        free <= 1 || about.forced ? say("source-binds") : say("source-free", { again: free - 1 });
    }
    return { title, hint, buttons: sourceButtons() };
  }

  /**
   * The words of the prompt bar for whatever is asked now.
   * @param {import("./types.js").Seen} seen
   * @returns {Prompt}
   */
  function prompt(seen) {
    const { view, question } = seen;
    if (!question) {
      if (view.ended) return { title: say("over"), hint: "", buttons: [] };
      const seat = seen.waiting?.[0]?.seat ?? view.active;
      if (seat === null || seat === undefined) return { title: "", hint: "", buttons: [] };
      return { title: say("wait", { name: name(seat) }), hint: say("wait-hint"), buttons: [] };
    }
    const about = question.about ?? {};
    const pair = about.pair ?? view.pair;
    if (question.prompt === "accept" && pair) {
      const only = house.offers.all.length === 1;
      return {
        title: say(only ? "accept-forced" : "accept", dice(pair)),
        hint: say(only ? "accept-forced-hint" : about.forced ? "accept-last" : "accept-free"),
        buttons: acceptButtons(view),
      };
    }
    if (question.prompt === "reroll") {
      const slot = about.slot ?? view.pair?.slot ?? 1;
      return {
        title: say("reroll"),
        hint: say(slot === 1 ? "reroll-two" : "reroll-one"),
        buttons: rerollButtons(pair),
      };
    }
    return source(view, about);
  }

  /** @param {View} view */
  function status(view) {
    return {
      text: say("round", { round: view.round, rounds: view.rounds }),
      step: view.round,
      steps: view.rounds,
    };
  }

  /**
   * The line under a name in the people strip.
   * @param {View} view
   * @param {number} seat
   */
  function person(view, seat) {
    const at = view.order.indexOf(seat);
    let note = say("note-place", { place: at + 1 });
    if (view.ended) note = "";
    else if (seat === view.active) note = say("note-now");
    else if (at < view.turn) note = say("note-done");
    else if (at === view.turn + 1) note = say("note-next");
    else if (at === view.order.length - 1) note = say("note-last");
    return { score: view.scores[seat], note };
  }

  return {
    say,
    colour,
    beach,
    die,
    dice,
    name,
    me,
    you,
    people,
    short,
    describe,
    prompt,
    status,
    person,
  };
}

/** @typedef {ReturnType<typeof createWords>} Words */
