// The load: K tables of two players, who answer as soon as the other's move has come in.
//
//   node load.mjs load|idle|age '{"proto": …, "port": …, "pids": […], …}'   prints one JSON object
//
// load: {k, secs, warm}; idle: {idle}; age: {k, young, old, span}. `tables` are those of a house.
import { readFileSync } from "node:fs";
import { adapters, tally } from "./adapters.mjs";
import { busy, cpu, memory, scheduled, tree } from "./machine.mjs";

const [mode, given] = process.argv.slice(2);
const asked = { host: "127.0.0.1", pids: [], ...JSON.parse(given) };
if (asked.tables) asked.tables = JSON.parse(readFileSync(asked.tables, "utf8"));
const adapter = adapters[asked.proto](asked);
const sleep = (seconds) => new Promise((r) => setTimeout(r, seconds * 1000));
const server = () => tree(asked.pids);
const round = (x, digits = 0) => (x === null ? null : Number(x.toFixed(digits)));

/** Seats two players at `count` tables, from number `first` on. */
async function seat(first, count, onUpdate) {
  const tables = [];
  async function one(i) {
    const table = { at: 0, seen: [0, 0], players: [], n: 0, named: await adapter.table(first + i) };
    for (let p = 0; p < 2; p++) {
      table.players[p] = await adapter.connect(table.named, p, (n) => onUpdate(table, p, n));
      table.n = table.players[p].n;
    }
    table.seen = [table.n, table.n];
    tables[i] = table;
  }
  let next = 0;
  async function some() {
    while (next < count) await one(next++);
  }
  await Promise.all(Array.from({ length: Math.min(16, count) }, some));
  return tables;
}

/** Plays on at some tables until `stop`; every receipt by the opponent is told to `received(ms)`. */
class Play {
  constructor(received) {
    this.received = received;
    this.running = true;
  }

  async seat(first, count) {
    this.tables = await seat(first, count, (table, p, n) => this.update(table, p, n));
    await sleep(0.3);
  }

  begin() {
    for (const table of this.tables) {
      table.named.live = true;
      table.at = performance.now();
      table.players[table.n & 1].send(3, table.n);
    }
  }

  update(table, p, n) {
    if (n <= table.seen[p]) return;
    table.seen[p] = n;
    if ((n & 1) !== p) return; // the mover hears of the own move
    this.received(performance.now() - table.at, n - table.n);
    if (!this.running) return;
    table.at = performance.now();
    table.players[p].send(n % 10, n);
  }

  async stop() {
    this.running = false;
    await sleep(0.4);
    return this.tables.filter((t) => t.seen[0] !== t.seen[1]).length;
  }
}

async function load() {
  const took = new Float64Array(2_000_000);
  let moves = 0;
  let measuring = false;
  const play = new Play((ms) => {
    if (measuring) took[moves++] = ms;
  });
  await play.seat(0, asked.k);
  play.begin();
  await sleep(asked.warm);
  const pids = server();
  const own = process.cpuUsage();
  const before = [cpu(pids), scheduled(pids)[1], busy(), { ...tally }, performance.now()];
  measuring = true;
  await sleep(asked.secs);
  measuring = false;
  const secs = (performance.now() - before[4]) / 1000;
  const used = cpu(pids) - before[0];
  const waited = scheduled(pids)[1] - before[1];
  const spent = process.cpuUsage(own);
  const mine = (spent.user + spent.system) / 1e6;
  const others = busy() - before[2] - used - mine;
  const frames = tally.rx - before[3].rx;
  const bytes = tally.bytes - before[3].bytes;
  const acks = tally.acks - before[3].acks;
  const peak = memory(server(), "VmHWM");
  const stuck = await play.stop();
  const sorted = took.subarray(0, moves).sort();
  const part = (f) => (moves ? sorted[Math.min(moves - 1, Math.floor(moves * f))] : null);
  return {
    k: asked.k,
    secs: round(secs, 2),
    moves,
    moves_s: Math.round(moves / secs),
    p50: round(part(0.5), 3),
    p95: round(part(0.95), 3),
    p99: round(part(0.99), 3),
    us_per_move: moves ? Math.round((used / moves) * 1e6) : null,
    server_pct: Math.round((used / secs) * 100),
    client_pct: Math.round((mine / secs) * 100),
    wait_pct: Math.round((waited / secs) * 100),
    other_pct: Math.round((others / secs) * 100),
    peak_mb: round(peak / 1024, 1),
    frames_per_move: round(frames / Math.max(moves, 1), 2),
    acks_per_move: round(acks / Math.max(moves, 1), 2),
    bytes_per_frame: Math.round(bytes / Math.max(frames, 1)),
    checks: tally.checks,
    bad: tally.bad,
    stuck,
  };
}

async function idle() {
  const few = 10;
  const still = () => {};
  const all = await seat(0, few, still);
  await sleep(1.5);
  const before = memory(server(), "VmRSS");
  const begun = performance.now();
  all.push(...(await seat(few, asked.idle / 2, still)));
  const secs = (performance.now() - begun) / 1000;
  await sleep(3);
  const after = memory(server(), "VmRSS");
  const open = all.flatMap((t) => t.players).filter((p) => p.socket.open).length;
  return {
    idle: asked.idle,
    open: open - 2 * few,
    before_kb: before,
    after_kb: after,
    kb_per_connection: round((after - before) / asked.idle, 1),
    connects_s: Math.round(asked.idle / secs),
    bad: tally.bad,
  };
}

/** What a move costs when its table is young, and when it is old; other tables warm the server up. */
async function age() {
  const { k, young, old, span } = asked;
  const warm = new Play(() => {});
  await warm.seat(k, k);
  warm.begin();
  await sleep(1);
  await warm.stop();
  const marks = new Map();
  const wanted = new Set([young, young + span, old, old + span].map((m) => m * k));
  const pids = server();
  let moves = 0;
  let reached = () => {};
  const end = new Promise((resolve) => {
    reached = resolve;
  });
  const play = new Play(() => {
    moves++;
    if (wanted.has(moves)) marks.set(moves / k, [scheduled(pids)[0], performance.now()]);
    if (moves === (old + span) * k) reached();
  });
  await play.seat(0, k);
  play.begin();
  await Promise.race([end, sleep(60)]);
  const stuck = await play.stop();
  const cost = (from) => {
    const [cpu0, at0] = marks.get(from);
    const [cpu1, at1] = marks.get(from + span);
    return {
      us: round(((cpu1 - cpu0) / (span * k)) * 1e6),
      moves_s: round((span * k * 1000) / (at1 - at0)),
    };
  };
  return { k, young, old, span, at_young: cost(young), at_old: cost(old), bad: tally.bad, stuck };
}

const result = await { load, idle, age }[mode]();
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(result.bad ? 1 : 0));
