/** Words by id in the language of the reader, from Fluent catalogues; it knows no page and no game. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "fr"];
/** What each language calls itself. @type {Record<string, string>} */
export const OWN_NAMES = { de: "Deutsch", en: "English", fr: "Français" };

/**
 * @param {string} language
 * @param {(folder: string, language: string) => Promise<string>} read the text of a folder's catalogue
 */
export function createWords(language, read) {
  let bundle = new FluentBundle(language, { useIsolating: false });
  /** @type {Set<string>} */
  const folders = new Set();
  let spoken = language;

  /** @param {FluentBundle} into @param {string} folder @param {string} tongue */
  async function add(into, folder, tongue) {
    into.addResource(new FluentResource(await read(folder, tongue)));
  }

  return {
    get language() {
      return spoken;
    },

    /** The words of one more folder. @param {string} folder */
    async load(folder) {
      if (folders.has(folder)) return;
      folders.add(folder);
      const into = bundle;
      try {
        await add(into, folder, spoken);
      } catch (error) {
        folders.delete(folder);
        throw error;
      }
    },

    /** Speak another language, as soon as all of its words are here. @param {string} next */
    async use(next) {
      if (next === spoken) return;
      const fresh = new FluentBundle(next, { useIsolating: false });
      await Promise.all([...folders].map((folder) => add(fresh, folder, next)));
      bundle = fresh;
      spoken = next;
    },

    /** Is there such a word? @param {string} id */
    has: (id) => bundle.hasMessage(id),

    /**
     * A word; its id if no catalogue has it.
     * @param {string} id
     * @param {import("./types.js").Args} [args]
     */
    t(id, args) {
      const value = bundle.getMessage(id)?.value;
      return value ? bundle.formatPattern(value, args, []) : id;
    },
  };
}

/** A catalogue as the server has it. @param {string} folder @param {string} language */
export async function fetchCatalogue(folder, language) {
  const response = await fetch(`/static/${folder}/${language}.ftl`);
  if (!response.ok) throw new Error(`no words in ${folder} for ${language}`);
  return response.text();
}
