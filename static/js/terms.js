/** How a table will be played, as a sentence: its host changes the words in it, others read it. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { optionFields, optionsOf } from "./options.js";
import { icon } from "./pieces.js";
import { gap, woven } from "./sentence.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./room.js").Room} Room */

/**
 * @param {Ctx} ctx
 * @param {Room} room
 * @param {(body: Record<string, unknown>) => Promise<boolean>} change
 */
export function terms(ctx, room, change) {
  const { t } = ctx;
  const place = `tidetable.order.${room.code}`;
  let keeps = localStorage.getItem(place) === "yes";

  /**
   * One word of the sentence.
   * @param {string} name
   * @param {{value: string|number, word: string, off?: boolean}[]} choices
   * @param {string|number} chosen
   * @param {(value: any) => Record<string, unknown>} body
   */
  function pick(name, choices, chosen, body) {
    const now = choices.find((one) => one.value === chosen);
    if (!room.host) return html`<span class="pick">${now?.word ?? chosen}</span>`;
    return html`<select class="pick" aria-label=${t(`before-terms-${name}`)}
      @change=${(/** @type {Event} */ event) => change(body(choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].value))}>
      ${choices.map(({ value, word, off }) => html`<option value=${value} ?disabled=${off} .selected=${live(value === chosen)}>${word}</option>`)}
    </select>`;
  }

  function sentence() {
    const { table } = room;
    const { min, max } = table;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => ({
      value: min + i,
      word: min + i === min ? ctx.number(min) : t("before-terms-range", { min, max: min + i }),
      off: min + i < table.seats.length,
    }));
    const paces = ["live", "async", ...(table.pace === "none" ? ["none"] : [])];
    return woven(
      t("before-terms-sentence", {
        seats: gap("seats"),
        pace: gap("pace"),
        visibility: gap("visibility"),
      }),
      {
        seats: pick("seats", counts, table.seats_wanted, (seats) => ({ seats })),
        pace: pick("pace", words("pace", paces), table.pace, (pace) => ({ pace })),
        visibility: pick(
          "visibility",
          words("visibility", ["link", "open"]),
          table.visibility,
          (visibility) => ({ visibility }),
        ),
      },
    );
  }

  /** @param {string} name @param {string[]} values */
  function words(name, values) {
    return values.map((value) => ({ value, word: t(`before-terms-${name}-${value}`) }));
  }

  function order() {
    return html`<li><label class="toggle"><span><b>${t("before-keep-order")}</b><small>${t("before-keep-order-hint")}</small></span>
      <input type="checkbox" role="switch" .checked=${live(keeps)}
        @change=${(/** @type {Event} */ event) => {
          keeps = /** @type {HTMLInputElement} */ (event.target).checked;
          localStorage.setItem(place, keeps ? "yes" : "no");
          ctx.redraw();
        }}></label></li>`;
  }

  return {
    /** Shall the seats stay as people took them? */
    keepsOrder: () => keeps,
    render() {
      const { table, host } = room;
      const game = ctx.games.find((one) => one.key === table.game);
      const fields = optionFields(
        ctx,
        game,
        table.options,
        host ? (name, value) => change({ options: { ...table.options, [name]: value } }) : null,
      );
      const any = optionsOf(game?.options).length > 0 || host;
      return html`<section class="card wordlist" aria-labelledby="terms">
        <h2 class="display h2" id="terms">${t("before-terms")}</h2>
        <p>${sentence()}</p>
        ${any ? html`<ul class="mods">${fields}${host ? order() : nothing}</ul>` : nothing}
        <p class="more"><a class="btn quiet" href=${`/rules/${table.game}`} target="_blank">${icon("info")} ${t("before-rules", { game: table.title })}</a></p>
      </section>`;
    },
  };
}
