/** The motion that belongs to each event, once its outcome is drawn; decides nothing and may be cut short. */
import { centre } from "./compass.js";

/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").Face} Face */
/** @typedef {ReturnType<typeof import("./motion.js").createMotion>} Motion */
/** @typedef {{chart: import("./types.js").Chart, face: (face: Face|null) => void}} Means */

const SAIL = 460;
const TUMBLE = 520;

/**
 * @param {HTMLElement} root
 * @param {Motion} motion
 * @param {Event} event
 * @param {import("./motion.js").Where} before
 * @param {Means} means
 * @returns {Promise<unknown>|undefined}
 */
export function play(root, motion, { name, data }, before, { chart, face }) {
  /** @param {string} key */
  const piece = (key) => root.querySelector(`[data-key="${key}"]`);
  /** @param {number} seat @param {number} place */
  const tile = (seat, place) =>
    root.querySelector(`[data-holder="${seat}"] [data-place="${place}"]`);

  switch (name) {
    case "moved": {
      const ship = piece(`ship-${data.ship}`);
      motion.glide(before, `ship-${data.ship}`);
      const wind = before.get(`holder-${data.seat}-0`);
      return Promise.all([
        motion.drift(ship, before.get(`ship-${data.ship}`), SAIL),
        motion.come(ship?.querySelector(".hh-under"), wind, SAIL, 1),
        pass(motion, tile, data.seat, before, before.get(`ship-${data.ship}`)),
      ]);
    }
    case "rotated":
      return pass(motion, tile, data.seat, before, before.get(`holder-${data.seat}-0`));
    case "danger_moved": {
      const key = `danger-${data.who}`;
      motion.glide(before, key);
      const going = motion.drift(piece(key), before.get(key), 560);
      if (data.hit === null) return going;
      return going.then(() => shake(motion, piece(`ship-${data.hit}`)));
    }
    case "flagged": {
      const [a, b] = [centre(chart, data.from), centre(chart, data.to)];
      const ship = piece(`ship-${data.ship}`);
      const [x, y] = [(b.x - a.x) * 0.42, (b.y - a.y) * 0.42];
      void motion.play(
        ship?.querySelector(".hh-shown"),
        [
          { opacity: 0, transform: "scale(2.2)" },
          { opacity: 1, transform: "none" },
        ],
        420,
        "ease-out",
        220,
      );
      return motion.play(
        ship?.querySelector(".hh-mover"),
        [
          { transform: "none" },
          { transform: `translate(${x}px, ${y}px)`, offset: 0.4 },
          { transform: `translate(${-x * 0.14}px, ${-y * 0.14}px)`, offset: 0.75 },
          { transform: "none" },
        ],
        560,
      );
    }
    case "ship_chosen":
      return motion.play(root.querySelector(".hh-threat"), [{ opacity: 0 }, { opacity: 1 }], 320);
    case "rolled":
      return tumble(root, motion, data.face, chart.die, face);
    case "start_token_laid":
      return motion.play(
        piece(`ship-${data.seat}`)?.querySelector(".hh-mover"),
        [
          { transform: "translateY(40px)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        380,
      );
    case "sail_set":
      return motion.play(
        piece(`ship-${data.seat}`)?.querySelector(".hh-mover"),
        [
          { transform: "none" },
          { transform: "translateY(-9px) rotate(-5deg)", offset: 0.4 },
          { transform: "none" },
        ],
        420,
      );
    case "turn_started":
      return motion.play(
        root.querySelector(`[data-crew="${data.seat}"]`) ?? root.querySelector(".hh-docklabel"),
        [{ opacity: 0.35 }, { opacity: 1 }],
        260,
      );
    case "game_over":
      return motion.play(
        root.querySelector(".hh-glow"),
        [{ opacity: 0.2 }, { opacity: 1 }, { opacity: 0.5 }],
        600,
      );
    default:
      return undefined;
  }
}

/**
 * The winds of a holder move up, and a new one comes in at the right.
 * @param {Motion} motion
 * @param {(seat: number, place: number) => Element|null} tile
 * @param {number} seat
 * @param {import("./motion.js").Where} before
 * @param {import("./motion.js").Spot|undefined} from where the new one comes from
 */
function pass(motion, tile, seat, before, from) {
  const moves = [0, 1, 2, 3].map((place) =>
    motion.come(tile(seat, place), before.get(`holder-${seat}-${place + 1}`), 380),
  );
  return Promise.all([...moves, motion.come(tile(seat, 4), from, SAIL, 1)]);
}

/** A ship that was hit. @param {Motion} motion @param {Element|null} ship */
function shake(motion, ship) {
  return motion.play(
    ship?.querySelector(".hh-mover"),
    [-6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x}deg)` })),
    300,
  );
}

/**
 * The die tumbles: other faces pass by before the true one lies on top.
 * @param {HTMLElement} root
 * @param {Motion} motion
 * @param {Face} up
 * @param {Face[]} faces
 * @param {(face: Face|null) => void} show
 */
function tumble(root, motion, up, faces, show) {
  const others = faces.filter((face) => face !== up);
  const timers = [90, 190, 290].map((at, i) =>
    setTimeout(() => show(others[(i * 2 + 1) % others.length]), at),
  );
  timers.push(setTimeout(() => show(up), 370));
  return motion
    .play(
      root.querySelector(".hh-thrown .hh-die"),
      [
        { transform: "translate(-60px, -70px) rotate(-320deg) scale(.7)", opacity: 0.3 },
        { transform: "translate(8px, 4px) rotate(24deg) scale(1.25)", opacity: 1, offset: 0.55 },
        { transform: "translate(-3px, -8px) rotate(-8deg) scale(1.1)", offset: 0.78 },
        { transform: "none" },
      ],
      TUMBLE,
      "ease-out",
    )
    .then(() => {
      for (const timer of timers) clearTimeout(timer);
      show(null);
    });
}
