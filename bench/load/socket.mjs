// A WebSocket client as small as can be, so that the servers measured are what saturates.
// It masks with zeros (a mask all the same, and no work), reads whole frames, answers pings.
import { randomBytes } from "node:crypto";
import net from "node:net";

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

function frame(opcode, payload) {
  const size = payload.length;
  const head = size < 126 ? 2 : 4;
  const out = Buffer.alloc(head + 4 + size);
  out[0] = 0x80 | opcode;
  out[1] = 0x80 | (size < 126 ? size : 126);
  if (head === 4) out.writeUInt16BE(size, 2);
  payload.copy(out, head + 4);
  return out;
}

/** Opens `path`; resolves with a socket whose `onmessage` is called with each frame's bytes. */
export function open(host, port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const stream = net.connect(port, host);
    stream.setNoDelay(true);
    const socket = new Socket(stream);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    stream.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n${lines.join("")}\r\n`,
    );
    let head = Buffer.alloc(0);
    const greet = (data) => {
      head = head.length ? Buffer.concat([head, data]) : data;
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      stream.off("data", greet);
      const status = head.toString("latin1", 0, head.indexOf("\r\n"));
      if (!status.includes(" 101 ")) {
        stream.destroy();
        reject(new Error(`${path}: ${head.toString("latin1").slice(0, 400)}`));
        return;
      }
      resolve(socket);
      // The caller sets onmessage in the same turn that the promise resolves in.
      setImmediate(() => {
        stream.on("data", (more) => socket.read(more));
        if (head.length > end + 4) socket.read(head.subarray(end + 4));
        stream.resume();
      });
      stream.pause();
    };
    stream.on("data", greet);
    stream.on("error", reject);
    stream.on("close", () => {
      socket.open = false;
      reject(new Error(`${path}: closed`));
    });
  });
}

class Socket {
  constructor(stream) {
    this.stream = stream;
    this.open = true;
    this.rest = null;
    this.onmessage = () => {};
  }

  text(words) {
    this.stream.write(frame(TEXT, Buffer.from(words, "latin1")));
  }

  binary(bytes) {
    this.stream.write(frame(BINARY, bytes));
  }

  read(data) {
    let bytes = this.rest ? Buffer.concat([this.rest, data]) : data;
    this.rest = null;
    while (bytes.length >= 2) {
      let size = bytes[1] & 0x7f;
      let at = 2;
      if (size === 126) {
        if (bytes.length < 4) break;
        size = bytes.readUInt16BE(2);
        at = 4;
      } else if (size === 127) {
        if (bytes.length < 10) break;
        size = Number(bytes.readBigUInt64BE(2));
        at = 10;
      }
      if (bytes.length < at + size) break;
      this.take(bytes[0] & 15, bytes.subarray(at, at + size));
      bytes = bytes.subarray(at + size);
    }
    if (bytes.length) this.rest = bytes;
  }

  take(opcode, payload) {
    if (opcode === TEXT || opcode === BINARY) this.onmessage(payload);
    else if (opcode === PING) this.stream.write(frame(PONG, payload));
    else if (opcode === CLOSE) {
      this.open = false;
      this.stream.end();
    }
  }
}
