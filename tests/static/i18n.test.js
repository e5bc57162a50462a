/** The house's words: loaded per folder, switched as a whole, complete for every refusal. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createWords, LANGUAGES } from "../../static/js/i18n.js";

/** @type {Record<string, string>} */
const BOOKS = {
  "i18n/de": "hello = Hallo { $name }\ncount = { $n ->\n    [one] eins\n   *[other] viele\n}",
  "i18n/en": "hello = Hello { $name }\ncount = { $n ->\n    [one] one\n   *[other] many\n}",
  "games/x/de": "x-title = Spiel",
  "games/x/en": "x-title = Game",
};

/** @param {string} folder @param {string} language */
async function read(folder, language) {
  const text = BOOKS[`${folder}/${language}`];
  if (text === undefined) throw new Error("no such book");
  return text;
}

test("words come filled in and in the right number", async () => {
  const words = createWords("de", read);
  await words.load("i18n");
  assert.equal(words.t("hello", { name: "Ada" }), "Hallo Ada");
  assert.equal(words.t("count", { n: 1 }), "eins");
  assert.equal(words.t("count", { n: 2 }), "viele");
  assert.equal(words.t("nothing"), "nothing");
  assert.equal(words.has("hello"), true);
  assert.equal(words.has("nothing"), false);
});

test("another language is spoken as soon as all of its words are there", async () => {
  const words = createWords("de", read);
  await words.load("i18n");
  await words.load("games/x");
  await words.use("en");
  assert.equal(words.language, "en");
  assert.equal(words.t("hello", { name: "Ada" }), "Hello Ada");
  assert.equal(words.t("x-title"), "Game");
});

test("a language that cannot be loaded changes nothing", async () => {
  const words = createWords("de", read);
  await words.load("i18n");
  await assert.rejects(words.use("fr"));
  assert.equal(words.language, "de");
  assert.equal(words.t("hello", { name: "Ada" }), "Hallo Ada");
});

test("a folder that could not be loaded may be loaded later", async () => {
  const words = createWords("de", read);
  await assert.rejects(words.load("games/y"));
  BOOKS["games/y/de"] = "y-title = Y";
  await words.load("games/y");
  assert.equal(words.t("y-title"), "Y");
});

const CODES =
  "stale not_asked not_offered over sealed nothing_to_undo key_reused malformed too_large too_fast not_saved not_found seat_taken table_full too_few_players not_host playing name_invalid option_invalid unauthorized forbidden_origin offline broken";

for (const language of LANGUAGES) {
  test(`every refusal has warm words (${language})`, async () => {
    const words = createWords(language, async (folder, tongue) =>
      readFileSync(new URL(`../../static/${folder}/${tongue}.ftl`, import.meta.url), "utf8"),
    );
    await words.load("i18n");
    for (const code of CODES.split(" ")) {
      const text = words.t(`error-${code.replaceAll("_", "-")}`);
      assert.notEqual(text, `error-${code.replaceAll("_", "-")}`);
      assert.doesNotMatch(text, /!/);
      assert.match(text, /\.$/);
    }
  });
}
