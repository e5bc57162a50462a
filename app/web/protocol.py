"""uvicorn's WebSocket protocol with shorter ways in and out for text; it knows nothing of tables.

Frames pushed in one turn of the event loop leave in one write. A read that is exactly one whole text
frame is taken as it is; from the first one that is not, uvicorn's own parser reads this connection.
"""

from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

MOST_WAITING = 8  # messages nobody has taken yet; then the socket is not read any further


class Frames(WebSocketsSansIOProtocol):
    """What `uvicorn.Config(ws=…)` is given."""

    _pushed: list[bytes] | None = None
    _whole = True  # every read so far was one frame, so the parser stands between two

    def data_received(self, data: bytes) -> None:
        if self._whole and self.handshake_complete:
            size = _text_in(data)
            if size and not self.close_sent and size <= self.config.ws_max_size:
                text = apply_mask(data[-size:], data[-size - 4 : -size])
                with suppress(UnicodeDecodeError):  # the parser says what is wrong with it
                    self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                    if not self.read_paused and self.queue.qsize() > MOST_WAITING:
                        self.read_paused = True
                        self.transport.pause_reading()
                    return
            self._whole = False
        elif self.handshake_initiated and not self.handshake_complete:
            self._whole = False  # frames before they could be wanted
        super().data_received(data)

    def push(self, text: bytes) -> bool:
        """Send a text frame with what else is pushed this turn; False when the socket is closing."""
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if self._pushed is None:
            self._pushed = [head, text]
            self.loop.call_soon(self._flush)
        else:
            self._pushed += (head, text)
        return True

    def _flush(self) -> None:
        pushed, self._pushed = self._pushed, None
        if pushed is not None and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(pushed))

    def abort(self) -> None:
        """End the connection now; what it has not taken yet is dropped."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()  # closing waits for what is unsent, and who is silent may not read either

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)


def _text_in(data: bytes) -> int:
    """Bytes of text in one whole, final, masked frame without extensions; 0 if it is not that."""
    if len(data) < 7 or data[0] != 0x81:
        return 0
    size = data[1] - 0x80
    if 0 < size < 126:
        return size if len(data) == size + 6 else 0
    if size == 126:
        size = data[2] << 8 | data[3]
        return size if len(data) == size + 8 and size > 125 else 0
    return 0
