/** The two seas as the engine hands them out, for the pictures of the rules page; a test holds them against it. */

/** @type {import("./types.js").Chart} */
export const SQUARE = {
  id: "sea-1",
  version: "proposal-1",
  topology: "square",
  rose: { N: [0, -1], NE: [1, -1], E: [1, 0], S: [0, 1], W: [-1, 0], NW: [-1, -1] },
  rows: [
    { y: 0, first: -2, last: 2 },
    { y: 1, first: -3, last: 3 },
    { y: 2, first: -4, last: 4 },
    { y: 3, first: -4, last: 4 },
    { y: 4, first: -4, last: 4 },
    { y: 5, first: -4, last: 4 },
    { y: 6, first: -4, last: 4 },
    { y: 7, first: -4, last: 4 },
    { y: 8, first: -3, last: 3 },
    { y: 9, first: -3, last: 3 },
  ],
  harbour: [0, 0],
  islands: [
    [-2, 2],
    [2, 2],
    [-3, 5],
    [-1, 5],
    [1, 5],
    [3, 5],
    [0, 7],
  ],
  starts: { I: [-2, 9], II: [1, 9], III: [-1, 9], IV: [2, 9], V_left: [-3, 9], V_right: [3, 9] },
  dangers: { pirates: [-2, 4], storm: [0, 5], sea_dragon: [2, 4] },
  die: ["X", "X", 1, 1, 2, 3],
  limit: 60,
  long: false,
};

/** @type {import("./types.js").Chart} */
export const HEX = {
  id: "sea-hex",
  version: "proposal-1",
  topology: "hex",
  rose: { NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1] },
  rows: [
    { y: 0, first: -1, last: 1 },
    { y: 1, first: -2, last: 1 },
    { y: 2, first: -3, last: 1 },
    { y: 3, first: -4, last: 1 },
    { y: 4, first: -5, last: 1 },
    { y: 5, first: -5, last: 0 },
  ],
  harbour: [0, 0],
  islands: [
    [-3, 2],
    [1, 2],
    [-2, 3],
    [-1, 3],
    [-5, 4],
    [-4, 4],
    [0, 4],
    [1, 4],
  ],
  starts: { I: [-3, 5], II: [-2, 5], III: [-4, 5], IV: [-1, 5], V_left: [-5, 5], V_right: [0, 5] },
  dangers: { pirates: [-4, 3], storm: [-1, 2], sea_dragon: [1, 3] },
  die: ["X", "X", 1, 1, 2, 3],
  limit: 200,
  long: true,
};
