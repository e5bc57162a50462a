/** The prompt bar: what the game waits for, in words, with what can be done about it as buttons. */
import { html, nothing } from "lit-html";
import { icon } from "./pieces.js";

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Button} Button */

/**
 * @typedef {object} Bar all that the bar says and offers
 * @property {"ask"|"wait"|"armed"|"past"|"over"} mood
 * @property {string} title
 * @property {string} hint
 * @property {Button[]} buttons
 * @property {Offer|null} armed
 * @property {string|null} label words of the armed offer's button, if it is not among the buttons
 * @property {boolean} busy an answer is on its way
 * @property {boolean} still things still move: nothing can be clicked yet
 * @property {boolean} undo is there anything to take back
 * @property {boolean} seated do I play
 * @property {boolean} help is there a rule for this question
 */

/**
 * @typedef {object} Acts
 * @property {(offer: Offer) => void} act
 * @property {() => void} disarm
 * @property {() => void} undo
 * @property {() => void} help
 */

/**
 * @param {import("./types.js").Say} t
 * @param {Bar} bar
 * @param {Acts} acts
 * @param {unknown} [more] buttons of the shell's own
 */
export function promptBar(t, bar, acts, more) {
  const { armed } = bar;
  const off = bar.busy || bar.still;
  const own = armed && !bar.buttons.some(({ offer }) => offer.index === armed.index);
  return html`<section class="prompt ${bar.mood} ${bar.busy ? "busy" : ""} ${bar.still ? "moving" : ""}" aria-label=${t("prompt-label")}>
    <div class="words" tabindex="-1">
      <h2>${bar.title}</h2>
      <p class="sub">${bar.hint}</p>
    </div>
    <div class="do">
      ${
        bar.help && !armed
          ? html`<button type="button" class="btn quiet help" @click=${acts.help}>${icon("help")}<span>${t("prompt-help")}</span></button>`
          : ""
      }
      ${
        armed
          ? html`<button type="button" class="btn plain undo" @click=${acts.disarm}>${icon("x")}<span>${t("prompt-disarm")}</span></button>`
          : bar.seated && (bar.undo || bar.mood === "ask")
            ? html`<button type="button" class="btn plain undo" ?disabled=${!bar.undo || off} title=${bar.undo ? nothing : t("prompt-undo-none")}
                @click=${acts.undo}>${icon("undo")}<span>${t("prompt-undo")}</span></button>`
            : ""
      }
      ${bar.buttons.map((button) => answer(t, button, bar, acts))}
      ${
        own && bar.label
          ? html`<button type="button" class="btn act final armed confirm" aria-disabled=${off ? "true" : "false"} @click=${() => acts.act(armed)}>
              ${icon("check")}<span class="two">${bar.label}<small>${t("prompt-again")}</small></span></button>`
          : ""
      }
      ${more ?? ""}
    </div>
  </section>`;
}

/**
 * @param {import("./types.js").Say} t
 * @param {Button} button
 * @param {Bar} bar
 * @param {Acts} acts
 */
function answer(t, { offer, label, note, icon: sign, primary }, bar, acts) {
  const armed = bar.armed?.index === offer.index;
  if (bar.armed && !armed) return "";
  const final = offer.final && primary;
  const small = armed ? t("prompt-again") : offer.final ? (note ?? t("prompt-final")) : note;
  return html`<button type="button" data-offer=${offer.index}
      class="btn ${primary || armed ? "act" : "plain"} ${final || armed ? "final" : ""} ${armed ? "armed" : ""}"
      aria-disabled=${bar.busy || bar.still ? "true" : "false"} title=${offer.final && !armed ? t("prompt-final") : nothing} @click=${() => acts.act(offer)}>
    ${sign ? icon(sign) : ""}<span class="two">${label}${small ? html`<small>${small}</small>` : ""}</span>
  </button>`;
}
