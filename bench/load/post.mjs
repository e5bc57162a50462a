// A POST of JSON over a few kept connections.
import http from "node:http";

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

export function post({ host, port }, path, body, token) {
  return new Promise((resolve, reject) => {
    const data = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(data),
    };
    if (token) headers.authorization = `Bearer ${token}`;
    const request = http.request({ host, port, path, method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (more) => {
        text += more;
      });
      answer.on("end", () => {
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        else resolve(text ? JSON.parse(text) : {});
      });
    });
    request.on("error", reject);
    request.end(data);
  });
}
