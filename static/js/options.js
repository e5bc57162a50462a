/** A game's options as fields, made from their JSON Schema; their words are the game's. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {{name: string, kind: "yes"|"choice", values: (string|number)[], preset: any}} Option */

/** More numbers than this are not a choice but a field. */
const MOST = 12;

/**
 * The options a schema names, those of the kinds that can be shown.
 * @param {any} schema
 * @returns {Option[]}
 */
export function optionsOf(schema) {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, shape]) => {
    const option = optionOf(name, shape);
    return option ? [option] : [];
  });
}

/** @param {string} name @param {any} shape @returns {Option|null} */
function optionOf(name, shape) {
  const preset = shape.default;
  if (shape.type === "boolean") return { name, kind: "yes", values: [], preset };
  const values = shape.enum ?? span(shape);
  return values.length ? { name, kind: "choice", values, preset } : null;
}

/** @param {{type?: string, minimum?: number, maximum?: number}} shape */
function span({ type, minimum, maximum }) {
  if (type !== "integer" || minimum === undefined || maximum === undefined) return [];
  const length = maximum - minimum + 1;
  return length > MOST ? [] : Array.from({ length }, (_, i) => minimum + i);
}

/**
 * The fields of a game's options.
 * @param {Ctx} ctx
 * @param {import("./types.js").GameInfo|undefined} game
 * @param {Record<string, any>} chosen
 * @param {((name: string, value: any) => void)|null} change null: only to be read
 */
export function optionFields(ctx, game, chosen, change) {
  const options = optionsOf(game?.options);
  if (!game || !options.length) return nothing;
  const prefix = `${game.key.replaceAll("_", "-")}-option`;
  return options.map(({ name, kind, values, preset }) => {
    const id = `${prefix}-${name.replaceAll("_", "-")}`;
    const value = chosen[name] ?? preset;
    const hint = ctx.has(`${id}-hint`) ? html`<small>${ctx.t(`${id}-hint`)}</small>` : nothing;
    const label = html`<span><b>${ctx.t(id)}</b>${hint}</span>`;
    if (kind === "yes") {
      return html`<li><label class="toggle">${label}<input type="checkbox" role="switch" name=${name} .checked=${live(Boolean(value))} ?disabled=${!change}
        @change=${(/** @type {Event} */ event) => change?.(name, /** @type {HTMLInputElement} */ (event.target).checked)}></label></li>`;
    }
    return html`<li><label class="toggle">${label}<select class="pick" name=${name} ?disabled=${!change}
      @change=${(/** @type {Event} */ event) => change?.(name, values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}>
      ${values.map((one) => html`<option value=${one} .selected=${live(one === value)}>${word(ctx, id, one)}</option>`)}
    </select></label></li>`;
  });
}

/** @param {Ctx} ctx @param {string} id @param {string|number} value */
function word(ctx, id, value) {
  const own = `${id}-${String(value).replaceAll("_", "-")}`;
  return ctx.has(own) ? ctx.t(own) : typeof value === "number" ? ctx.number(value) : value;
}
