/** The motion that belongs to each event, once its outcome is drawn; decides nothing and may be cut short. */

/** @typedef {import("./types.js").Event} Event */
/** @typedef {ReturnType<typeof import("./motion.js").createMotion>} Motion */
/** @typedef {{keys: Map<string, DOMRect>, dice: Map<string, DOMRect>}} Before */
/** @typedef {{show: (pair: import("./types.js").View["pair"]) => void}} Means */

const TUMBLE = 480;

/**
 * @param {HTMLElement} root
 * @param {Motion} motion
 * @param {Event} event
 * @param {Before} before
 * @param {Means} means
 * @returns {Promise<void>|undefined}
 */
export function play(root, motion, { name, data }, before, means) {
  const hand = () => root.querySelector(".ht-thrown");
  /** @param {number} n */
  const slot = (n) => root.querySelector(`.ht-slot[data-slot="${n}"]`);
  const key = name === "advanced" ? `chair-${data.seat}-${data.beach}` : undefined;
  motion.glide(before.keys, key);
  switch (name) {
    case "rolled":
      return tumble(motion, hand(), { ...data.pair, slot: null }, ["left", "right"], means);
    case "rerolled": {
      if (data.dice === "none") return undefined;
      const which = data.dice === "both" ? ["left", "right"] : [data.dice];
      return tumble(motion, hand(), { ...data.pair, slot: null }, which, means);
    }
    case "rejected":
      return motion.fly(
        slot(data.slot)?.querySelector("[data-dice]") ?? null,
        before.dice.get("hand"),
      );
    case "took":
      return motion.fly(hand(), before.dice.get(String(data.slot)));
    case "advanced":
      return motion.walk(
        root.querySelector(`[data-key="${key}"]`),
        before.keys.get(key ?? ""),
        Math.abs(data.to - data.from),
      );
    case "towel_laid":
      return motion.play(
        slot(data.slot)?.querySelector(".ht-towel") ?? null,
        [
          { transform: "translateY(-22px) scale(1.12, .5)", opacity: 0 },
          { transform: "translateY(2px) scale(1, 1.04)", opacity: 1, offset: 0.7 },
          { transform: "none" },
        ],
        260,
      );
    case "tide_rolled":
      return motion.play(
        [...root.querySelectorAll(".ht-slot.pair [data-dice]")].at(-1) ?? null,
        spin(1),
        TUMBLE,
      );
    case "waves":
      return Promise.all([
        roll(root, motion, data.large.beach, 0),
        data.small.beach === data.large.beach
          ? undefined
          : roll(root, motion, data.small.beach, 120),
      ]).then(() => undefined);
    case "round_started":
      return motion.play(root.querySelector(".ht-rack"), [{ opacity: 0.2 }, { opacity: 1 }], 300);
    default:
      return undefined;
  }
}

/**
 * Dice tumble: other faces pass by before the true one lies on top.
 * @param {Motion} motion
 * @param {Element|null} hand
 * @param {NonNullable<import("./types.js").View["pair"]>} pair
 * @param {string[]} which
 * @param {Means} means
 */
function tumble(motion, hand, pair, which, means) {
  const faces = [90, 190, 290].map((at) => setTimeout(() => means.show(blurred(pair, which)), at));
  faces.push(setTimeout(() => means.show(pair), 360));
  const dice = [...(hand?.children ?? [])];
  const moved = dice.filter((_, index) => which.includes(index === 0 ? "left" : "right"));
  return Promise.all(
    moved.map((die, index) =>
      motion.play(die, spin(index === 0 ? 1 : -1), TUMBLE, "ease-out", index * 40),
    ),
  ).then(() => {
    for (const timer of faces) clearTimeout(timer);
    means.show(pair);
  });
}

/**
 * @param {NonNullable<import("./types.js").View["pair"]>} pair
 * @param {string[]} which
 */
function blurred(pair, which) {
  /** @param {import("./types.js").Die} die @param {string} side */
  const other = (die, side) =>
    which.includes(side)
      ? { ...die, value: ((die.value + 1 + Math.floor(Math.random() * 4)) % 6) + 1 }
      : die;
  return { ...pair, left: other(pair.left, "left"), right: other(pair.right, "right") };
}

/** @param {number} side */
function spin(side) {
  return [
    {
      transform: `translate(${side * -46}px, -58px) rotate(${side * -320}deg) scale(.7)`,
      opacity: 0.4,
    },
    {
      transform: `translate(${side * 10}px, 4px) rotate(${side * 26}deg) scale(1.1)`,
      opacity: 1,
      offset: 0.55,
    },
    {
      transform: `translate(${side * -4}px, -9px) rotate(${side * -9}deg) scale(1.03)`,
      offset: 0.76,
    },
    { transform: "none" },
  ];
}

/**
 * The newest wave of a beach rolls in from the sea, from under the water that is there.
 * @param {HTMLElement} root
 * @param {Motion} motion
 * @param {number} beach
 * @param {number} delay
 */
function roll(root, motion, beach, delay) {
  const waves = [...root.querySelectorAll(`[data-wave^="${beach}-"]`)];
  const wave = waves.at(-1) ?? null;
  return motion.play(
    wave,
    [
      { transform: "translateY(-100%)", transformOrigin: "50% 0" },
      { transform: "scaleY(1.1)", transformOrigin: "50% 0", offset: 0.62 },
      { transform: "scaleY(.96)", transformOrigin: "50% 0", offset: 0.84 },
      { transform: "none", transformOrigin: "50% 0" },
    ],
    600,
    "ease-out",
    delay,
  );
}
