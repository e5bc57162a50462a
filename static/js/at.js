/** Puts numbers where a sheet can use them: `${at({ "--at": 0.4 })}` in a tag; the policy allows no style attribute. */
import { Directive, directive, PartType } from "lit-html/directive.js";

class At extends Directive {
  /** @param {import("lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("`at` stands in a tag");
  }

  /** @param {Record<string, string|number>} _numbers */
  render(_numbers) {
    return undefined;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[Record<string, string|number>]} numbers
   */
  update(part, [numbers]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(numbers)) style.setProperty(name, String(value));
  }
}

export const at = directive(At);
