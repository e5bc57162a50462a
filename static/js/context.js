/** What every page is given: words, the person, the house's calls, news and dialogs. */
import { api, Refused } from "./api.js";
import { createDialogs } from "./dialogs.js";
import { createWords, fetchCatalogue, LANGUAGES } from "./i18n.js";
import { createSound } from "./sound.js";
import { createLikes } from "./theme.js";
import { createToasts } from "./toasts.js";
import { settings, top } from "./topbar.js";

/** @typedef {ReturnType<typeof createContext>} Ctx */

const LANGUAGE = "tidetable.language";

/**
 * @param {{redraw: () => void, go: (path: string, how?: {replace?: boolean}) => void}} main
 */
export function createContext({ redraw, go }) {
  const given = document.documentElement.lang;
  const known = document.documentElement.dataset.known !== "no";
  const chosen = localStorage.getItem(LANGUAGE) ?? given;
  const words = createWords(LANGUAGES.includes(chosen) ? chosen : "en", fetchCatalogue);
  const likes = createLikes();
  const sound = createSound(() => likes.now.sound);
  const element = (/** @type {string} */ id) =>
    /** @type {HTMLElement} */ (document.getElementById(id));
  const toasts = createToasts(element("toasts"));
  const dialogs = createDialogs(element("dialogs"), words.t);
  /** @type {import("./types.js").Me|null} */
  let me = null;
  /** @type {import("./types.js").GameInfo[]} */
  let games = [];
  /** @type {Map<string, Promise<import("./types.js").Module>>} */
  const modules = new Map();
  /** @type {Set<() => void>} told when somebody signs in or out */
  const arrivals = new Set();

  function everything() {
    document.documentElement.lang = words.language;
    dialogs.redraw();
    redraw();
  }

  /** @param {import("./types.js").Me|null} person */
  async function become(person) {
    const before = me?.id;
    me = person;
    if (person) {
      likes.adopt(person.preferences);
      await words.use(person.language).catch(() => {});
      localStorage.setItem(LANGUAGE, words.language);
    }
    everything();
    if (before !== person?.id) for (const told of arrivals) told();
  }

  /** @param {string} key */
  async function fetchGame(key) {
    const [module] = await Promise.all([
      import(`/static/games/${key}/index.js`),
      words.load(`games/${key}`),
      addSheet(`/static/games/${key}/style.css`),
    ]);
    return module;
  }

  const ctx = {
    t: words.t,
    has: words.has,
    api,
    go,
    redraw,
    likes,
    sound,
    dialogs,
    get language() {
      return words.language;
    },
    get me() {
      return me;
    },
    get games() {
      return games;
    },

    /** Before the first page: the words, who I am, which games there are. */
    async begin() {
      likes.apply();
      const [person, list] = await Promise.all([
        known ? api.get("/me").catch(() => null) : null,
        api.get("/games").catch(() => []),
        words.load("i18n"),
        words.load("i18n/table"),
      ]);
      games = list;
      document.documentElement.lang = words.language;
      if (person) await become(person);
    },

    /** Become somebody by a name. @param {string} name */
    async signIn(name) {
      await become(await api.post("/guests", { name, language: words.language }));
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (zone) await ctx.changeMe({ zone }).catch(() => {});
      return me;
    },

    /** Who I am now, after something else signed this browser in. */
    refresh: async () => become(await api.get("/me").catch(() => null)),

    async signOut() {
      await api.del("/session");
      await become(null);
    },

    /** @param {{name?: string, language?: string, zone?: string, preferences?: Record<string, any>}} changes */
    async changeMe(changes) {
      if (me) await become(await api.patch("/me", changes));
      else if (changes.language) await ctx.speak(changes.language);
    },

    /** Speak another language, and remember it. @param {string} language */
    async speak(language) {
      try {
        await words.use(language);
      } catch {
        toasts.show(words.t("error-offline"));
        return;
      }
      localStorage.setItem(LANGUAGE, language);
      everything();
      if (me && me.language !== language) await ctx.changeMe({ language }).catch(() => {});
    },

    /** Prefer something, here and on my other devices. @param {Partial<import("./theme.js").Likes>} some */
    like(some) {
      likes.change(some);
      everything();
      if (me) api.patch("/me", { preferences: { likes: likes.now } }).catch(() => {});
    },

    /** A game's module, with its words and its sheet. @param {string} key */
    game(key) {
      let module = modules.get(key);
      if (!module) {
        module = fetchGame(key);
        modules.set(key, module);
        module.catch(() => modules.delete(key));
      }
      return module;
    },

    /** Whatever went wrong, in words. @param {unknown} error */
    why(error) {
      const code = error instanceof Refused ? error.code : "broken";
      return words.t(`error-${code.replaceAll("_", "-")}`);
    },

    /** @param {Date|string} when @param {Intl.DateTimeFormatOptions} [how] */
    date: (when, how = { dateStyle: "medium", timeStyle: "short" }) =>
      new Intl.DateTimeFormat(words.language, how).format(new Date(when)),
    /** @param {number} number */
    number: (number) => new Intl.NumberFormat(words.language).format(number),

    toast: toasts.show,
    ask: dialogs.ask,
    dialog: dialogs.open,

    /** Tell those who listen instead of looking. @param {string} text */
    say(text) {
      const said = element("said");
      said.textContent = said.textContent === text ? `${text} ` : text;
    },

    /** @param {"tables"|"rules"|null} [active] @returns {unknown} */
    top: (active = null) => top(ctx, active),
    /** @returns {void} */
    settings: () => settings(ctx),

    /** Be told when somebody signs in or out here. @param {() => void} told */
    onArrival(told) {
      arrivals.add(told);
      return () => arrivals.delete(told);
    },
  };
  return ctx;
}

/**
 * One more sheet, there before what it dresses.
 * @param {string} href
 * @returns {Promise<void>}
 */
export function addSheet(href) {
  const known = [...document.querySelectorAll("link[rel=stylesheet]")];
  if (known.some((link) => link.getAttribute("href") === href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Refused("offline", href, 0));
    };
    document.head.append(link);
  });
}
