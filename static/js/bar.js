/** What the prompt bar says in each state of the stage; it draws nothing. */

/** @typedef {import("./prompt.js").Bar} Bar */
/** @typedef {import("./types.js").Seen} Seen */

/** Seconds after which it is worth saying how long we have been waiting. */
const LONG = 60;

/**
 * How long the table has been waiting, in words; null as long as it is not worth a word.
 * @param {import("./types.js").Say} t
 * @param {string|null} at
 * @param {number} now
 */
export function waitingFor(t, at, now) {
  const seconds = at ? Math.floor((now - Date.parse(at)) / 1000) : 0;
  if (!(seconds >= LONG)) return null;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t("people-since-minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t("people-since-hours", { count: hours });
  return t("people-since-days", { count: Math.floor(hours / 24) });
}

/**
 * @param {{
 *   t: import("./types.js").Say,
 *   has: (id: string) => boolean,
 *   language: string,
 *   stage: {shown: Seen|null, latest: Seen|null, back: number|null, armed: any, hovered: any, playing: boolean, asked: boolean, offers: import("./types.js").Offers},
 *   board: Pick<import("./types.js").Board, "prompt"|"describe">,
 *   room: {seat: number|null, seats: import("./types.js").Seat[], table: {game: string}},
 *   before: Bar|null,
 *   busy: boolean,
 *   since: string|null,
 * }} facts
 * @returns {Bar}
 */
export function barOf({ t, has, language, stage, board, room, before, busy, since }) {
  const { shown, armed, hovered } = stage;
  /** @type {Bar} */
  const bar = {
    mood: "wait",
    title: "",
    hint: "",
    buttons: [],
    armed: null,
    label: null,
    busy,
    still: stage.playing,
    undo: false,
    seated: room.seat !== null,
    help: false,
  };
  if (!shown) return { ...bar, title: t("prompt-loading") };
  if (stage.back !== null) {
    const at = { n: stage.back, last: stage.latest?.revision ?? stage.back };
    return {
      ...bar,
      mood: "past",
      title: t("prompt-past", at),
      hint: t("prompt-past-hint"),
      busy: false,
    };
  }
  // While things still move the bar keeps its words: they would give away what the dice are about to show.
  if (stage.playing && before && before.mood !== "past")
    return { ...before, still: true, armed: null };
  const prompt = board.prompt(shown);
  bar.title = prompt.title;
  bar.hint = prompt.hint;
  bar.undo = shown.undo !== null && shown.undo !== undefined;
  if (shown.outcome) return { ...bar, mood: "over", hint: t("prompt-over") };
  if (!shown.question) return { ...bar, ...waits(t, language, shown, room, since, prompt) };
  bar.mood = armed ? "armed" : "ask";
  bar.buttons = prompt.buttons;
  bar.help = has(`${room.table.game.replaceAll("_", "-")}-help-${shown.question.prompt}`);
  if (armed) {
    bar.armed = armed;
    bar.title = board.describe(armed);
    bar.hint = t("prompt-armed");
    bar.label = t("prompt-confirm");
  } else if (hovered && !busy) bar.hint = board.describe(hovered);
  return bar;
}

/**
 * @param {import("./types.js").Say} t
 * @param {string} language
 * @param {Seen} seen
 * @param {{seat: number|null, seats: import("./types.js").Seat[]}} room
 * @param {string|null} since
 * @param {{title: string, hint: string}} prompt
 */
function waits(t, language, seen, room, since, prompt) {
  const people = seen.waiting
    .map(({ seat }) => room.seats.find((one) => one.seat === seat))
    .filter((seat) => seat !== undefined);
  const title =
    people.length > 1
      ? t("prompt-wait-many", {
          names: new Intl.ListFormat(language, { type: "conjunction" }).format(
            people.map((one) => one.name),
          ),
        })
      : prompt.title;
  const gone = people.find((one) => !one.connected && !one.bot);
  if (gone) return { title, hint: t("prompt-away", { name: gone.name }) };
  if (room.seat === null) return { title, hint: t("prompt-watching") };
  return { title, hint: since ? t("prompt-since", { since }) : prompt.hint };
}
