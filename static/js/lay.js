/** Lay a table in two taps: which game, how many, how fast, who may come; a newcomer says a name with it. */
import { html, nothing } from "lit-html";
import { optionFields, optionsOf } from "./options.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("./types.js").GameInfo} GameInfo */

const PACES = ["live", "async"];
const DOORS = ["link", "open"];

/**
 * @param {Ctx} ctx
 * @param {GameInfo[]} games
 * @param {string} [wanted] the game chosen at first
 */
export function composer(ctx, games, wanted) {
  const { t } = ctx;
  const first = games.find((game) => game.key === wanted) ?? games[0];
  const chosen = { game: first?.key ?? "", seats: likely(first), pace: "live", visibility: "link" };
  /** @type {Record<string, any>} */
  let options = {};
  let busy = false;
  let wrong = "";

  /** @param {string} key */
  function choose(key) {
    const game = games.find((one) => one.key === key);
    if (!game) return;
    if (chosen.game !== key) options = {};
    chosen.game = key;
    chosen.seats = Math.min(Math.max(chosen.seats, game.seats.min), game.seats.max);
    ctx.redraw();
  }

  /** @param {SubmitEvent} event */
  async function lay(event) {
    event.preventDefault();
    if (busy) return;
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    busy = true;
    wrong = "";
    ctx.redraw();
    try {
      if (!ctx.me) await ctx.signIn(String(name));
      const table = await ctx.api.post("/tables", { ...chosen, options });
      ctx.go(`/t/${table.code}`);
    } catch (error) {
      wrong = ctx.why(error);
    }
    busy = false;
    ctx.redraw();
  }

  /**
   * One choice of a few.
   * @param {"game"|"pace"|"visibility"} name
   * @param {string[]} values
   * @param {(value: string) => string} word
   */
  function segments(name, values, word) {
    return html`<fieldset class="step"><legend>${t(`home-${name}`)}</legend><div class="segments">${values.map(
      (
        value,
      ) => html`<label><input type="radio" name=${name} value=${value} .checked=${chosen[name] === value}
        @change=${() => (name === "game" ? choose(value) : pick(name, value))}>${word(value)}</label>`,
    )}</div></fieldset>`;
  }

  /** @param {"pace"|"visibility"} name @param {string} value */
  function pick(name, value) {
    chosen[name] = value;
    ctx.redraw();
  }

  function counts() {
    const game = games.find((one) => one.key === chosen.game);
    const { min, max } = game?.seats ?? { min: 1, max: 1 };
    return html`<fieldset class="step"><legend>${t("home-count")}</legend><div class="count-pick">${Array.from(
      { length: max - min + 1 },
      (
        _,
        i,
      ) => html`<label><input type="radio" name="seats" value=${min + i} .checked=${chosen.seats === min + i}
        @change=${() => {
          chosen.seats = min + i;
          ctx.redraw();
        }}>${min + i}</label>`,
    )}</div></fieldset>`;
  }

  /** What else the game lets one choose, if anything. */
  function extras() {
    const game = games.find((one) => one.key === chosen.game);
    if (!optionsOf(game?.options).length) return nothing;
    return html`<details class="extras"><summary>${t("home-extras")}</summary><ul class="mods">${optionFields(
      ctx,
      game,
      options,
      (name, value) => {
        options = { ...options, [name]: value };
        ctx.redraw();
      },
    )}</ul></details>`;
  }

  return {
    choose,
    render:
      () => html`<form class="compose" id="lay" tabindex="-1" aria-labelledby="compose" @submit=${lay}>
      <h2 class="display" id="compose">${t("home-lay")}</h2>
      ${
        games.length > 1
          ? segments(
              "game",
              games.map((game) => game.key),
              (key) => t(`${key.replaceAll("_", "-")}-title`),
            )
          : nothing
      }
      ${counts()}
      ${segments("pace", PACES, (value) => t(`home-pace-${value}`))}
      ${segments("visibility", DOORS, (value) => t(`home-door-${value}`))}
      ${extras()}
      <div class="last">
        ${
          ctx.me
            ? nothing
            : html`<label class="field"><span>${t("before-name")}</span><input name="name" required maxlength="32" autocomplete="nickname" placeholder=${t("before-name-hint")}></label>`
        }
        <button class="btn act big" ?disabled=${busy || !chosen.game}>${t("home-lay-do")}</button>
      </div>
      ${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : nothing}
    </form>`,
  };
}

/** How many will probably play. @param {GameInfo|undefined} game */
function likely(game) {
  return game ? Math.min(Math.max(4, game.seats.min), game.seats.max) : 4;
}
