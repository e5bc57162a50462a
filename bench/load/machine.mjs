// What /proc says of processes and of the whole machine.
import { readdirSync, readFileSync } from "node:fs";

const TICKS = 100; // a second

function read(file) {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return ""; // the process or thread is gone
  }
}

/** All live descendants of some processes, themselves included. */
export function tree(roots) {
  const out = [...roots];
  for (let i = 0; i < out.length; i++) {
    const children = read(`/proc/${out[i]}/task/${out[i]}/children`).trim();
    if (children) out.push(...children.split(" ").map(Number));
  }
  return out;
}

/** Seconds of CPU time used so far, user and system. */
export function cpu(pids) {
  let ticks = 0;
  for (const pid of pids) {
    const stat = read(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (stat) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS;
}

/** [seconds running, seconds runnable but not running] of all threads alive, to the nanosecond. */
export function scheduled(pids) {
  let ran = 0;
  let waited = 0;
  for (const pid of pids) {
    let threads = [];
    try {
      threads = readdirSync(`/proc/${pid}/task`);
    } catch {
      continue; // gone
    }
    for (const thread of threads) {
      const fields = read(`/proc/${pid}/task/${thread}/schedstat`).split(" ");
      ran += Number(fields[0] || 0);
      waited += Number(fields[1] || 0);
    }
  }
  return [ran / 1e9, waited / 1e9];
}

/** Kilobytes of one line of /proc/…/status, over all processes. */
export function memory(pids, line) {
  const pattern = new RegExp(`${line}:\\s+(\\d+)`);
  return pids.reduce(
    (sum, pid) => sum + Number(pattern.exec(read(`/proc/${pid}/status`))?.[1] ?? 0),
    0,
  );
}

/** Seconds of CPU time used by everything on this machine. */
export function busy() {
  const fields = read("/proc/stat").split("\n")[0].split(/\s+/);
  return [1, 2, 3, 6, 7].reduce((sum, i) => sum + Number(fields[i]), 0) / TICKS;
}
