// Seeds a house for the bench: tables of two guests each, started, over the public protocol.
//
//   node tables.mjs PORT COUNT   prints [[code, token of seat 0, token of seat 1], …]
import { post } from "./post.mjs";

const [port, count] = process.argv.slice(2).map(Number);
const ORIGIN = { host: "127.0.0.1", port };
const ENOUGH = 100_000_000; // moves: no game ends while it is measured

async function table(i) {
  const guests = await Promise.all(
    [0, 1].map((p) => post(ORIGIN, "/api/guests", { name: `guest ${i} ${p}`, language: "en" })),
  );
  const tokens = guests.map((g) => g.token);
  const { code } = await post(
    ORIGIN,
    "/api/tables",
    { game: "bench", options: { moves: ENOUGH }, seats: 2, pace: "live", visibility: "link" },
    tokens[0],
  );
  await post(ORIGIN, `/api/tables/${code}/seats`, {}, tokens[1]);
  // The start shuffles the seats: the host's place says who is seat 0.
  const started = await post(ORIGIN, `/api/tables/${code}/start`, {}, tokens[0]);
  return [code, ...(started.you.seat === 0 ? tokens : tokens.reverse())];
}

const tables = new Array(count);
let next = 0;
async function lay() {
  while (next < count) {
    const i = next++;
    tables[i] = await table(i);
  }
}
await Promise.all(Array.from({ length: 16 }, lay));
process.stdout.write(`${JSON.stringify(tables)}\n`, () => process.exit(0));
