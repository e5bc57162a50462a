/** Draws what lies and moves on the chart: ships on their winds, dangers, and what each offer would do. */
import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { move } from "./chart.js";
import { angle, centre, outline, reach, round, same, scaleOf } from "./compass.js";
import { DANGERS } from "./types.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Chart} Chart */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ship: number, from: Place, to: Place, by: number, stopped?: boolean}} Push */

/**
 * @typedef {object} Means what the layer needs besides the view
 * @property {import("./types.js").House} house
 * @property {Words} words
 * @property {number} unit one pixel in the chart's measure
 * @property {Offer[]} offers open ones that are answered on the chart
 * @property {Offer|null} lit pointed at, picked or armed
 * @property {import("./types.js").Danger|null} held the danger that was picked
 * @property {Record<string, Place>} drifted where each danger came from last
 * @property {(offer: Offer) => void} act
 * @property {(offer: Offer) => void} pick
 * @property {(offer: Offer) => void} berth
 * @property {(who: import("./types.js").Danger) => void} hold
 * @property {(offer: Offer|null) => void} look
 */

/** @param {import("./types.js").House} house @param {number} seat */
export function colourOf(house, seat) {
  return house.seats[seat]?.colour ?? "cream";
}

/**
 * @param {View} view
 * @param {Means} means
 */
export function fleet(view, means) {
  const { offers } = means;
  const moves = offers.filter(({ action }) => action.kind === "ship");
  const drifts = offers.filter(({ action }) => action.kind === "danger");
  const { held } = means;
  const shown = held ? drifts.filter(({ action }) => action.who === held) : [];
  const token = offers.filter(({ action }) => action.kind === "start_token");
  /** @param {import("./types.js").Danger[]} some */
  const perils = (some) =>
    repeat(
      some,
      (who) => who,
      (who) => peril(view, who, means, drifts),
    );
  return svg`
    ${perils(DANGERS.filter((who) => !aboard(view, who)))}
    ${moves.map((offer) => target(view, offer, means))}
    ${token.length ? berths(view, token, means) : nothing}
    ${repeat(
      view.ships.flatMap((place, seat) => (place ? [seat] : [])),
      (seat) => seat,
      (seat) => vessel(view, seat, means, moves.find(({ action }) => action.ship === seat) ?? null),
    )}
    ${perils(DANGERS.filter((who) => aboard(view, who)))}
    ${shown.map((offer) => target(view, offer, means))}
    ${[...moves, ...shown].map((offer) => arrow(view.chart, offer.preview, colour(offer, means), offer, means))}
    ${view.trying ? threat(view, means) : nothing}
    ${note(view, means)}`;
}

/** @param {Offer} offer @param {Means} means */
function colour({ action }, { house }) {
  return action.kind === "ship" ? `p-${colourOf(house, action.ship ?? 0)}` : "hh-red";
}

/** @param {Means} means @param {Offer} offer */
const over = ({ look }, offer) => ({ in: () => look(offer), out: () => look(null) });

/** Enter and space press what is drawn as a button. @param {() => void} act */
const pressed = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** Half of what a finger needs, in the chart's measure. @param {Chart} chart @param {number} unit */
function touch(chart, unit) {
  return Math.max(reach(chart).x, 22.5 * unit);
}

/**
 * A ship on its wind.
 * @param {View} view @param {number} seat @param {Means} means @param {Offer|null} offer
 */
function vessel(view, seat, means, offer) {
  const { house, words, lit, unit } = means;
  const { chart } = view;
  const place = /** @type {Place} */ (view.ships[seat]);
  const wind = view.under[seat];
  const k = scaleOf(chart);
  const half = 25.2 * k;
  const tilt = wind ? angle(chart, wind) : 0;
  const [dx, dy] = [Math.sin((tilt * Math.PI) / 180), -Math.cos((tilt * Math.PI) / 180)];
  const edge = half / Math.max(Math.abs(dx), Math.abs(dy));
  const size = 44 * k;
  const text = Math.max(13.2 * k, 10.5 * unit);
  const letters = wind ? words.short(wind) : "";
  const wide = text * (letters.length * 0.68 + 0.75);
  const left = dx > 0.3 && dy > 0.3;
  const picked = offer && lit?.index === offer.index;
  const hands = offer ? over(means, offer) : null;
  const press = () => offer && means.pick(offer);
  const far = view.distances[seat];
  const label = offer
    ? words.describe(offer)
    : words.say("card-ship", {
        name: words.you(seat),
        wind: wind ? words.wind(wind) : "",
        count: far ?? 0,
      });
  const banned = view.banned.includes(seat);
  return svg`<g class="hh-ship p-${colourOf(house, seat)} ${offer ? "offer" : ""} ${picked ? "picked" : ""} ${words.me(seat) === "yes" ? "mine" : ""}" data-key="ship-${seat}" data-seat=${seat} transform=${move(chart, place)}
      role=${offer ? "button" : "img"} tabindex=${offer ? "0" : nothing} aria-label=${label}
      @click=${press} @keydown=${pressed(press)} @pointerenter=${hands?.in} @pointerleave=${hands?.out} @focus=${hands?.in} @blur=${hands?.out}>
    <g class="hh-mover">
      ${offer ? svg`<rect class="hh-halo" x=${-half - 2.5} y=${-half - 2.5} width=${2 * half + 5} height=${2 * half + 5} rx=${13.9 * k}/>` : nothing}
      <g class="hh-under"><rect class="hh-windtile" x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx=${10.1 * k}/></g>
      <use href="#hh-ship-${colourOf(house, seat)}" x=${round(-size / 2 - dx * 3.5 * k)} y=${round(-size / 2 - dy * 3.5 * k - 1)} width=${size} height=${size}></use>
      ${
        wind
          ? svg`<path class="hh-windtab" transform="translate(${round(dx * edge * 0.94)} ${round(dy * edge * 0.94)}) rotate(${tilt}) scale(${k})" d="M-10.7 9L0-12L10.7 9L0 3.6Z"/>
            <g class="hh-windname" transform="translate(${round((left ? -1 : 1) * (half - wide * 0.36))} ${round(half - text * 0.3)})"><rect x=${-wide / 2} y=${-text * 0.62} width=${wide} height=${text * 1.24} rx=${text * 0.62}/><text y=${text * 0.36} font-size=${round(text)}>${letters}</text></g>`
          : nothing
      }
      ${view.hit[seat] ? svg`<g class="hh-hit" transform="translate(${-half + 3} ${-half + 3}) scale(${k})"><circle r="9.5"/><path d="M0-4.6v5M0 4.4v.1"/></g>` : nothing}
      ${banned ? svg`<use class="hh-shown" href="#hh-tile-flag" x=${-half - 9} y=${half - 20 * k} width=${24 * k} height=${24 * k}></use>` : nothing}
    </g>
    ${offer ? svg`<rect class="hh-touch" x=${-touch(chart, unit)} y=${-touch(chart, unit)} width=${2 * touch(chart, unit)} height=${2 * touch(chart, unit)}/>` : nothing}
  </g>`;
}

/** Does a ship lie in this danger? Then it shows over the ship's corner. @param {View} view @param {import("./types.js").Danger} who */
const aboard = (view, who) => view.ships.some((ship) => same(ship, view.dangers[who]));

/**
 * A danger, and the way it drifted last.
 * @param {View} view @param {import("./types.js").Danger} who @param {Means} means @param {Offer[]} drifts
 */
function peril(view, who, means, drifts) {
  const { chart } = view;
  const { words, held, unit } = means;
  const place = view.dangers[who];
  const k = scaleOf(chart);
  const open = drifts.some(({ action }) => action.who === who);
  const press = () => open && means.hold(who);
  const from = means.drifted[who];
  const over = aboard(view, who);
  const corner = over ? ` translate(${-17 * k} ${-17 * k}) scale(.6)` : "";
  return svg`${from && !same(from, place) ? wake(chart, from, place) : nothing}
  <g class="hh-danger ${who} ${open ? "offer" : ""} ${held === who ? "picked" : ""} ${over ? "aboard" : ""}" data-key="danger-${who}" transform="${move(chart, place)}${corner}"
      role=${open ? "button" : "img"} tabindex=${open ? "0" : nothing} aria-pressed=${open ? String(held === who) : nothing} aria-label=${words.danger(who)}
      @click=${press} @keydown=${pressed(press)}>
    <g class="hh-mover"><circle class="hh-spot" r=${27.1 * k}/>${open ? svg`<circle class="hh-halo" r=${28.5 * k}/>` : nothing}
      <use href="#hh-${who}" x=${-24.6 * k} y=${-24.6 * k} width=${49.1 * k} height=${49.1 * k}></use></g>
    ${open ? svg`<rect class="hh-touch" x=${-touch(chart, unit)} y=${-touch(chart, unit)} width=${2 * touch(chart, unit)} height=${2 * touch(chart, unit)}/>` : nothing}
  </g>`;
}

/** The way a danger drifted. @param {Chart} chart @param {Place} from @param {Place} to */
function wake(chart, from, to) {
  const [a, b] = [centre(chart, from), centre(chart, to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const end = far - 29 * scaleOf(chart);
  const turn = round((Math.atan2(ux, -uy) * 180) / Math.PI);
  return svg`<g class="hh-drift" transform="translate(${round(a.x)} ${round(a.y)})"><circle r="8.2"/>${
    end > 16
      ? svg`<path d="M${round(ux * 12)} ${round(uy * 12)}L${round(ux * (end - 4))} ${round(uy * (end - 4))}"/><path class="head" transform="translate(${round(ux * end)} ${round(uy * end)}) rotate(${turn})" d="M-7.6 7.6L0 0L7.6 7.6"/>`
      : nothing
  }</g>`;
}

/** The field an offer leads to. @param {View} view @param {Offer} offer @param {Means} means */
function target(view, offer, means) {
  const { preview, action } = offer;
  if (!preview) return nothing;
  const { chart } = view;
  const { house, words, lit, unit } = means;
  const picked = lit?.index === offer.index;
  const hands = over(means, offer);
  const press = () => means.act(offer);
  const bad = preview.meets_danger || (preview.hit !== null && preview.hit !== undefined);
  const k = scaleOf(chart);
  const r = touch(chart, unit);
  const ghost =
    action.kind === "ship" && !preview.meets_danger && (picked || !preview.harbour)
      ? svg`<use class="hh-ghost p-${colourOf(house, preview.ship)}" href="#hh-ship-${colourOf(house, preview.ship)}" x=${-21.4 * k} y=${-20 * k} width=${42.8 * k} height=${42.8 * k}></use>`
      : nothing;
  const button = action.kind === "danger";
  return svg`<g class="hh-target ${picked ? "picked" : ""} ${bad ? "bad" : ""}" transform=${move(chart, preview.to)} role=${button ? "button" : "presentation"} tabindex=${button ? "0" : nothing} aria-label=${button ? words.describe(offer) : nothing} data-offer=${offer.index}
      @click=${press} @keydown=${pressed(press)} @pointerenter=${hands.in} @pointerleave=${hands.out} @focus=${hands.in} @blur=${hands.out}>
    <path d=${outline(chart, 3.4)}/>${ghost}
    <rect class="hh-touch" x=${-r} y=${-r} width=${2 * r} height=${2 * r}/>
    ${bad ? svg`<g class="hh-alarm" transform="translate(${25 * k} ${-22 * k}) scale(${k})"><circle r="10.7"/><path d="M0-5v5.6M0 5v.1"/></g>` : nothing}
  </g>`;
}

/**
 * The arrow of a move, from the edge of one field into the next.
 * @param {Chart} chart
 * @param {import("./types.js").Preview|null} preview
 * @param {string} look
 * @param {Offer|null} [offer] what a click on it answers
 * @param {Means} [means]
 */
export function arrow(chart, preview, look, offer = null, means) {
  if (!preview?.from) return nothing;
  const [a, b] = [centre(chart, preview.from), centre(chart, preview.to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const k = scaleOf(chart);
  const [start, tip] = [far * 0.32, far * 0.74];
  const turn = round((Math.atan2(ux, -uy) * 180) / Math.PI);
  const lit = offer && means?.lit?.index === offer.index;
  const hands = offer && means ? over(means, offer) : null;
  return svg`<g class="hh-arrow ${look} ${lit ? "picked" : ""} ${offer ? "offer" : ""}" transform="translate(${round(a.x)} ${round(a.y)}) rotate(${turn})" @click=${offer && means ? () => means.act(offer) : null} @pointerenter=${hands?.in} @pointerleave=${hands?.out}>
    <path class="case" d="M0 ${round(-start)}V${round(-tip + 6 * k)}"/><path class="line" d="M0 ${round(-start)}V${round(-tip + 8 * k)}"/>
    <path class="head" transform="translate(0 ${round(-tip + 6 * k)}) scale(${k})" d="M-10.7 7.5L0-9.6L10.7 7.5Z"/>
  </g>`;
}

/** Where my ship would start. @param {View} view @param {Offer[]} offers @param {Means} means */
function berths(view, offers, means) {
  const { chart } = view;
  const { house, lit } = means;
  const places = new Map(offers.map((offer) => [(offer.preview?.at ?? []).join(), offer]));
  const colour = colourOf(house, house.seat ?? 0);
  const k = scaleOf(chart);
  return [...places.values()].map((first) => {
    const at = first.preview?.at;
    const on = lit && same(lit.preview?.at, at);
    const press = () => means.berth(first);
    const only = places.size === 1;
    return svg`<g class="hh-target ${on ? "picked" : ""}" transform=${move(chart, at)} role=${only ? "presentation" : "button"} tabindex=${only ? nothing : "0"} aria-label=${only ? nothing : means.words.say(first.action.side === "left" ? "berth-left" : "berth-right")} aria-pressed=${only ? nothing : String(Boolean(on))} @click=${press} @keydown=${pressed(press)}>
      <path d=${outline(chart, 3.4)}/>${on || only ? svg`<use class="hh-ghost p-${colour}" href="#hh-ship-${colour}" x=${-21.4 * k} y=${-22 * k} width=${42.8 * k} height=${42.8 * k}></use>` : nothing}
      ${on && lit ? svg`<path class="hh-windtab" transform="rotate(${angle(chart, /** @type {import("./types.js").Wind} */ (lit.action.dir))}) translate(0 ${-27 * k}) scale(${k})" d="M-10.7 9L0-12L10.7 9L0 3.6Z"/>` : nothing}
      <rect class="hh-touch" x=${-touch(chart, means.unit)} y=${-touch(chart, means.unit)} width=${2 * touch(chart, means.unit)} height=${2 * touch(chart, means.unit)}/></g>`;
  });
}

/** Somebody wants to move a ship whose owner may show a flag. @param {View} view @param {Means} means */
function threat(view, means) {
  const trying = /** @type {import("./types.js").Trying} */ (view.trying);
  const { chart } = view;
  const { house, words, unit } = means;
  const k = scaleOf(chart);
  const to = centre(chart, trying.to);
  const from = centre(chart, trying.from);
  const text = words.say("bubble", { name: words.name(trying.by), to: words.to(trying.wind) });
  const size = Math.max(16 * k * 0.9, 12.5 * unit);
  const wide = text.length * size * 0.53 + size * 2;
  const side = from.x > 0 ? -1 : 1;
  const bx = Math.max(
    -reachOf(chart) + wide / 2,
    Math.min(reachOf(chart) - wide / 2, from.x + side * (wide / 2 + 30 * k)),
  );
  const by = Math.min(from.y, to.y) - 66 * k;
  const mine = words.me(trying.ship) === "yes";
  return svg`<g class="hh-threat ${mine ? "mine" : ""}">
    <g class="hh-target picked" transform="translate(${to.x} ${to.y})"><path d=${outline(chart, 3.4)}/><use class="hh-ghost p-${colourOf(house, trying.ship)}" href="#hh-ship-${colourOf(house, trying.ship)}" x=${-21.4 * k} y=${-20 * k} width=${42.8 * k} height=${42.8 * k}></use></g>
    ${arrow(chart, trying, `p-${colourOf(house, trying.by)}`)}
    <g class="hh-bubble p-${colourOf(house, trying.by)}"><path d="M${round(bx - wide / 2 + size)} ${round(by - size * 1.2)}h${round(wide - 2 * size)}a${size * 1.2} ${size * 1.2} 0 0 1 0 ${size * 2.4}h${round(-(wide - 2 * size))}a${size * 1.2} ${size * 1.2} 0 0 1 0 ${-size * 2.4}Z"/><path d="M${round(bx - side * wide * 0.3)} ${round(by + size)}L${round(from.x + side * 22 * k)} ${round(from.y - 24 * k)}L${round(bx - side * wide * 0.18)} ${round(by + size)}Z"/><text x=${round(bx)} y=${round(by + size * 0.36)} font-size=${round(size)}>${text}</text></g>
  </g>`;
}

/** @param {Chart} chart */
function reachOf(chart) {
  const half = reach(chart).x;
  return Math.max(...chart.rows.map(({ y, last }) => centre(chart, [last, y]).x)) + half;
}

/** What the lit move would bring, said at its field. @param {View} view @param {Means} means */
function note(view, { lit, words, unit }) {
  const preview = lit?.preview;
  if (!preview || lit?.action.kind !== "ship") return nothing;
  const { chart } = view;
  const { x, y } = centre(chart, preview.to);
  const text = words.gain(preview);
  const size = Math.max(14, 12 * unit);
  const wide = text.length * size * 0.52 + size * 1.8;
  const at = Math.max(-reachOf(chart) + wide / 2, Math.min(reachOf(chart) - wide / 2, x));
  const up = y - reach(chart).y - size * 1.1;
  return svg`<g class="hh-note ${preview.meets_danger ? "bad" : ""}" transform="translate(${round(at)} ${round(up)})"><rect x=${-wide / 2} y=${-size} width=${wide} height=${size * 1.9} rx=${size * 0.95}/><text y=${size * 0.3} font-size=${round(size)}>${text}</text></g>`;
}

/** The way my ship would take if I used my winds in this order on it alone. @param {Chart} chart @param {Place} from @param {Place[]} way @param {string} colour */
export function plan(chart, from, way, colour) {
  if (way.length === 0) return nothing;
  const points = [from, ...way].map((place) => centre(chart, place));
  return svg`<g class="hh-plan p-${colour}"><path d="M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}"/>
    ${points.slice(1).map(({ x, y }, i) => svg`<g transform="translate(${round(x)} ${round(y)})"><circle r="13"/><text y="5">${i + 1}</text></g>`)}</g>`;
}
