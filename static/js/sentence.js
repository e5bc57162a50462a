/** A sentence of a catalogue with templates for some of its words. */

/**
 * What to give Fluent in a word's place: a mark that no text contains.
 * @param {string} name
 */
export const gap = (name) => `\u{E000}${name}\u{E001}`;

/**
 * The sentence with its gaps filled.
 * @param {string} text
 * @param {Record<string, unknown>} parts
 * @returns {unknown[]}
 */
export function woven(text, parts) {
  return text.split(/\u{E000}(\w+)\u{E001}/u).map((piece, i) => (i % 2 ? parts[piece] : piece));
}
