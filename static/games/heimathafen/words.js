/** Puts views, questions and offers of Heimathafen into words; draws nothing and never decides. */
import { angle } from "./compass.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Wind} Wind */
/** @typedef {{offer: Offer, label: string, note?: string, icon?: string, primary?: boolean}} Button */
/** @typedef {{title: string, hint: string, buttons: Button[]}} Prompt */

/**
 * @param {import("./types.js").House} house
 * @param {() => View|null} shown the view on the board right now
 * @param {() => Wind[]} order how my holder is laid out on the table right now
 */
export function createWords(house, shown, order = () => []) {
  /** @param {string} key @param {Record<string, string|number>} [args] */
  const say = (key, args = {}) => house.t(`heimathafen-${key}`, args);
  /** The letters on a wind tile. @param {Wind} wind */
  const short = (wind) => say(`short-${wind.toLowerCase()}`);
  /** @param {Wind} wind */
  const wind = (wind) => say(`wind-${wind.toLowerCase()}`);
  /** Where it blows to, within a sentence. @param {Wind} wind */
  const to = (wind) => say(`to-${wind.toLowerCase()}`);
  /** @param {string} who */
  const danger = (who) => say(`danger-${who.replace("_", "-")}`);
  /** @param {number} seat */
  const name = (seat) => house.seats[seat]?.name ?? String(seat + 1);
  /** @param {number|null|undefined} seat */
  const me = (seat) => (seat !== null && seat !== undefined && seat === house.seat ? "yes" : "no");
  /** A name by itself: my own is "You". @param {number} seat */
  const you = (seat) => (me(seat) === "yes" ? say("you") : name(seat));
  /** Degrees from north, for tiles and arrows. @param {Wind} wind */
  const turn = (wind) => {
    const view = shown();
    return view ? angle(view.chart, wind) : 0;
  };

  /** What a move brings its ship, in a few words. @param {import("./types.js").Preview} preview */
  function gain(preview) {
    if (preview.harbour) return say("gain-harbour");
    if (preview.meets_danger) return say("gain-danger", { danger: danger(met(preview.to)) });
    return say("gain-far", { count: preview.distance_after });
  }

  /** The danger that lies on a field. @param {import("./types.js").Place} place */
  function met(place) {
    const found = Object.entries(shown()?.dangers ?? {}).find(
      ([, at]) => at[0] === place[0] && at[1] === place[1],
    );
    return found?.[0] ?? "storm";
  }

  /** @param {Offer} offer */
  function ofShip({ preview }) {
    if (!preview) return "";
    const { ship, takes } = preview;
    const args = { me: me(ship), name: name(ship), to: to(preview.wind), gain: gain(preview) };
    const text = say("say-ship", { ...args, takes: wind(takes) });
    const asks = preview.asks;
    return asks === null || asks === undefined
      ? text
      : `${text} ${say("say-asks", { name: name(asks) })}`;
  }

  /**
   * What an offer will do, in full words.
   * @param {Offer} offer
   * @returns {string}
   */
  function describe(offer) {
    const { action, preview } = offer;
    const view = shown();
    switch (action.kind) {
      case "start_token":
        return say("say-start", {
          wind: wind(/** @type {Wind} */ (action.dir)),
          space: (preview?.space ?? "").split("_")[0],
          side: action.side ?? "none",
        });
      case "holder":
        return say("say-holder", { winds: (action.order ?? []).map(short).join(" · ") });
      case "sail":
        return say(action.use ? "say-sail" : "say-no-sail", { count: preview?.budget ?? 3 });
      case "timing":
        return say(action.now ? "say-now" : "say-later");
      case "danger_mode":
        return say(action.mode === "many" ? "say-many" : "say-one", {
          count: Number(view?.rolled) || 2,
        });
      case "danger":
        return say("say-danger", {
          danger: danger(action.who ?? "storm"),
          to: to(/** @type {Wind} */ (action.dir)),
          hit: hitWord(preview?.hit),
          name: preview?.hit === null || preview?.hit === undefined ? "" : name(preview.hit),
        });
      case "danger_stop":
        return say("say-stop");
      case "rotate":
        return say("say-rotate", { wind: wind(preview?.rotates ?? "N") });
      case "flag":
        return action.use
          ? say("say-flag")
          : say("say-accept", { gain: preview ? gain(preview) : "" });
      default:
        return ofShip(offer);
    }
  }

  /** @param {number|null|undefined} seat */
  function hitWord(seat) {
    if (seat === null || seat === undefined) return "none";
    return me(seat) === "yes" ? "me" : "other";
  }

  /** @param {string} kind @param {(offer: Offer) => Omit<Button, "offer">} word @returns {Button[]} */
  const buttons = (kind, word) =>
    house.offers.list(kind).map((offer) => ({ offer, ...word(offer) }));

  /** @param {import("./types.js").Wind[]} mine @returns {Button[]} */
  function holderButton(mine) {
    const offer = house.offers
      .list("holder")
      .find((one) => one.action.order?.join() === mine.join());
    return offer ? [{ offer, label: say("do-holder"), icon: "check", primary: true }] : [];
  }

  /** @returns {Button[]} */
  function shipButtons() {
    const own = buttons("ship", ({ preview }) => ({
      label: say("do-mine", { to: to(preview?.wind ?? "N") }),
      note: preview ? gain(preview) : "",
      icon: "check",
      primary: true,
    })).filter(({ offer }) => offer.action.ship === house.seat);
    const rotate = buttons("rotate", ({ preview }) => ({
      label: say("do-rotate", { wind: wind(preview?.rotates ?? "N") }),
      icon: "redo",
      primary: own.length === 0 && house.offers.all.length === 1,
    }));
    return [...own, ...rotate];
  }

  /**
   * @param {string} asked
   * @param {Record<string, any>} about
   * @param {View} view
   * @returns {Prompt}
   */
  function question(asked, about, view) {
    const off = house.offers;
    switch (asked) {
      case "start_token":
        return {
          title: say("ask-start"),
          hint: say(about.sides ? "ask-start-sides" : "ask-start-hint"),
          buttons: [],
        };
      case "holder":
        return {
          title: say("ask-holder"),
          hint: say("ask-holder-hint"),
          buttons: holderButton(order()),
        };
      case "sail":
        return {
          title: say("ask-sail"),
          hint: say(about.on_danger ? "ask-sail-danger" : "ask-sail-hint", {
            count: about.sails ?? 0,
          }),
          buttons: buttons("sail", ({ action, preview }) => ({
            label: say(action.use ? "do-sail" : "do-no-sail"),
            note: say("moves", { count: preview?.budget ?? 3 }),
            primary: !action.use,
          })),
        };
      case "timing":
        return {
          title: say("ask-timing"),
          hint: say("ask-timing-hint"),
          buttons: buttons("timing", ({ action }) => ({
            label: say(action.now ? "do-now" : "do-later"),
            icon: action.now ? "die" : "clock",
            primary: !action.now,
          })),
        };
      case "danger_mode":
        return {
          title: say("ask-mode", { count: Number(about.rolled) || 2 }),
          hint: say("ask-mode-hint"),
          buttons: buttons("danger_mode", ({ action }) => ({
            label: say(action.mode === "many" ? "do-many" : "do-one", {
              count: Number(about.rolled) || 2,
            }),
            primary: action.mode === "many",
          })),
        };
      case "danger":
        return {
          title: say(about.mode === "one" && view.drift?.only ? "ask-on" : "ask-danger", {
            danger: danger(view.drift?.only ?? "storm"),
            count: about.steps ?? 1,
          }),
          hint: say("ask-danger-hint", { count: about.steps ?? 1 }),
          buttons: buttons("danger_stop", () => ({ label: say("do-stop"), icon: "check" })),
        };
      case "flag": {
        const args = { name: name(about.by ?? 0), to: to(about.wind ?? "N") };
        return {
          title: say(about.harbour ? "ask-flag-home" : "ask-flag", args),
          hint: say("ask-flag-hint", { ...args, count: about.flags ?? 0 }),
          buttons: buttons("flag", ({ action, preview }) => ({
            label: say(action.use ? "do-flag" : "do-accept"),
            note: action.use
              ? say("do-flag-note", { count: about.distance_before ?? 0 })
              : preview
                ? gain(preview)
                : "",
            icon: action.use ? "shield" : "check",
            primary: Boolean(action.use) === Boolean(about.loses_ground || about.meets_danger),
          })),
        };
      }
      default: {
        const ships = off.list("ship").length;
        const args = { wind: wind(about.wind ?? "N") };
        const hint = about.forced === false && ships ? "ask-ship-free" : "ask-ship-hint";
        return {
          title: say(ships ? "ask-ship" : "ask-nobody", args),
          hint: say(ships ? hint : "ask-nobody-hint", args),
          buttons: shipButtons(),
        };
      }
    }
  }

  /**
   * The words of the prompt bar for whatever is asked now.
   * @param {import("./types.js").Seen} seen
   * @returns {Prompt}
   */
  function prompt(seen) {
    const { view } = seen;
    if (seen.question) return question(seen.question.prompt, seen.question.about ?? {}, view);
    if (view.ended) return { title: say("over"), hint: "", buttons: [] };
    const seat = seen.waiting?.[0]?.seat ?? view.turn;
    if (seat === null || seat === undefined) return { title: "", hint: "", buttons: [] };
    const key = { flag: "wait-flag", holder: "wait-holder", start_token: "wait-start" }[
      /** @type {string} */ (view.stage)
    ];
    return { title: say(key ?? "wait", { name: name(seat) }), hint: say("wait-hint"), buttons: [] };
  }

  /** @param {View} view */
  function status(view) {
    const racing = !["start_token", "holder", "over"].includes(view.stage);
    return {
      text: say(racing ? "round" : view.ended ? "over-short" : "before", { round: view.round }),
      step: racing ? Math.min(view.used + 1, view.budget) : 0,
      steps: racing ? view.budget : 0,
    };
  }

  /**
   * The line under a name in the people strip.
   * @param {View} view
   * @param {number} seat
   */
  function person(view, seat) {
    const far = view.distances[seat];
    let note = "";
    if (far === 0) note = say("note-home");
    else if (far !== null) note = say(view.hit[seat] ? "note-hit" : "note-far", { count: far });
    return { score: null, note };
  }

  return {
    say,
    short,
    wind,
    to,
    danger,
    name,
    me,
    you,
    turn,
    gain,
    describe,
    prompt,
    status,
    person,
  };
}

/** @typedef {ReturnType<typeof createWords>} Words */
