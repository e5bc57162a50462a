// How each server is spoken to: `table(i)` makes or names one, `connect` seats a player at it.
//
// connect(table, player, onN) resolves with {socket, n, send(v, n)} once the first position is
// there; onN(n) is called with the number of moves in each update after it. `tally` counts.
import { randomUUID } from "node:crypto";
import { post } from "./post.mjs";
import { open } from "./socket.mjs";

const CHECK_EVERY = 64;
const MADE_UP = 64; // moves in a new table's state

export const tally = { rx: 0, bytes: 0, acks: 0, checks: 0, bad: 0 };

function bad(text) {
  tally.bad++;
  if (tally.bad < 10) console.error(text.slice(0, 400));
}

function numAfter(s, key, from = 0) {
  let i = s.indexOf(key, from);
  if (i < 0) return -1;
  i += key.length;
  let n = 0;
  for (let c = s.charCodeAt(i); c >= 48 && c <= 57; c = s.charCodeAt(++i)) n = n * 10 + c - 48;
  return n;
}

/** Is this the view of the bench game, whole, with what this player may not know left out? */
function check(view, player) {
  tally.checks++;
  const hist = view.hist;
  const size = hist.length;
  const hidden = ({ p, v }) => (p === player ? Number.isInteger(v) : v === null);
  const fine =
    size === MADE_UP &&
    view.turn === view.n % 2 &&
    hist.slice(size - 2).every(hidden) &&
    hist.slice(size - 4, size - 2).every(({ v }) => Number.isInteger(v));
  if (!fine) bad(`wrong view for player ${player}: ${JSON.stringify(view)}`);
}

const due = () => tally.rx % CHECK_EVERY === 0;

/** Counts a frame, and gives its text. */
function received(data) {
  tally.rx++;
  tally.bytes += data.length;
  return data.toString("latin1");
}

function tidetable({ host, port, tables }) {
  const QUESTION = '"question":{"ticket":"';
  const AFTER_VIEW = 700; // characters, at least: the question comes after the view
  return {
    async table(i) {
      const [code, ...tokens] = tables[i];
      return { code, tokens };
    },
    async connect({ code, tokens }, player, onN) {
      const path = `/api/tables/${code}/socket`;
      const socket = await open(host, port, path, { Authorization: `Bearer ${tokens[player]}` });
      let ticket = "";
      const send = (v) =>
        socket.text(
          `{"type":"answer","ticket":"${ticket}","action":{"kind":"play","v":${v}},` +
            `"key":"${randomUUID()}"}`,
        );
      return new Promise((resolve) => {
        let first = true;
        socket.onmessage = (data) => {
          const kind = data.toString("latin1", 9, 13);
          if (kind === "done") {
            tally.acks++;
            return;
          }
          if (kind === "tabl") return;
          if (kind !== "seen") {
            bad(data.toString("latin1"));
            return;
          }
          const s = received(data);
          const n = numAfter(s, '"revision":') + MADE_UP;
          const at = s.indexOf(QUESTION, AFTER_VIEW);
          if (at > 0) ticket = s.slice(at + QUESTION.length, at + QUESTION.length + 16);
          if (due()) check(JSON.parse(s).view, player);
          if (first) {
            first = false;
            resolve({ socket, n, send });
          } else onN(n);
        };
      });
    },
  };
}

function bgio({ host, port }) {
  const SPACE = "/bench-game,";
  return {
    async table() {
      const { matchID } = await post({ host, port }, "/games/bench-game/create", { numPlayers: 2 });
      const cred = [];
      for (let p = 0; p < 2; p++) {
        const body = { playerID: String(p), playerName: `p${p}` };
        const seat = await post({ host, port }, `/games/bench-game/${matchID}/join`, body);
        cred.push(seat.playerCredentials);
      }
      return { id: matchID, cred };
    },
    async connect(table, player, onN) {
      const socket = await open(host, port, "/socket.io/?EIO=4&transport=websocket");
      const who = `"${table.id}","${player}"`;
      const send = (v, n) =>
        socket.text(
          `42${SPACE}["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[${v}],` +
            `"playerID":"${player}","credentials":"${table.cred[player]}"}},${n - MADE_UP},${who}]`,
        );
      return new Promise((resolve) => {
        let first = true;
        socket.onmessage = (data) => {
          const s = data.toString("latin1");
          if (s === "2") socket.text("3");
          else if (s[0] === "0") socket.text(`40${SPACE}`);
          else if (s.startsWith(`40${SPACE}`)) {
            const sync = JSON.stringify(["sync", table.id, String(player), table.cred[player], 2]);
            socket.text(`42${SPACE}${sync}`);
          }
          const update = s.startsWith(`42${SPACE}["update"`);
          if (!update && !s.startsWith(`42${SPACE}["sync"`)) return;
          received(data);
          const n = numAfter(s, '"G":{"n":');
          if (n < 0) bad(s);
          else if (update && due()) check(JSON.parse(s.slice(14))[2].G, player);
          if (first) {
            first = false;
            resolve({ socket, n, send });
          } else if (update) onN(n);
        };
      });
    },
  };
}

function rtt({ host, port }) {
  return {
    async table(i) {
      return { id: i + 1 };
    },
    async connect(table, player, onN) {
      const path = `/play-socket?title=bench-game&game=${table.id}&role=P${player}&seen=0`;
      const login = 1000000 + table.id * 2 + player;
      const socket = await open(host, port, path, { Cookie: `login=${login}` });
      let cookie = "0";
      const send = (v) => socket.text(`["action",["play",${v},${cookie}]]`);
      return new Promise((resolve) => {
        let first = true;
        socket.onmessage = (data) => {
          const s = data.toString("latin1");
          if (s.startsWith('["error"')) bad(s);
          if (!s.startsWith('["state"')) return;
          received(data);
          cookie = s.slice(s.lastIndexOf(",") + 1, -1);
          const n = numAfter(s, '"n":');
          if (due()) check(JSON.parse(s)[1], player);
          if (first) {
            first = false;
            resolve({ socket, n, send });
          } else onN(n);
        };
      });
    },
  };
}

/** Sends binary deltas, which are counted, one for each move; `live` says the joining is over. */
function colyseus({ host, port }) {
  const JOINED = 10;
  const STATE = 14;
  const PATCH = 15;
  return {
    async table() {
      return {};
    },
    async connect(table, player, onN) {
      const asked = player === 0 ? "create/bench" : `joinById/${table.room}`;
      const seat = await post({ host, port }, `/matchmake/${asked}`, {});
      table.room = seat.roomId ?? seat.room.roomId;
      const process = seat.processId ?? seat.room.processId;
      const path = `/${process}/${table.room}?sessionId=${seat.sessionId}`;
      const socket = await open(host, port, path);
      let n = MADE_UP;
      const send = (v) => socket.binary(Buffer.from([13, 0xa1, 0x70, v])); // message "p", a number
      return new Promise((resolve) => {
        socket.onmessage = (data) => {
          const code = data[0] & 0x1f;
          if (code === JOINED) socket.binary(Buffer.from([JOINED]));
          else if (code === STATE) resolve({ socket, n, send });
          else if (code === PATCH && table.live) {
            tally.rx++;
            tally.bytes += data.length;
            onN(++n);
          }
        };
      });
    },
  };
}

export const adapters = { tidetable, bgio, rtt, colyseus };
