"""Links as QR codes: small SVG pictures made by the server."""

import io

import segno
from starlette.responses import Response


def picture(text: str, *, private: bool = False) -> Response:
    """The QR code of `text`; it scales to the box it is put in."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=2, dark="#0b3c49", light="#ffffff", omitsize=True, xmldecl=False
    )
    cache = "no-store" if private else "private, max-age=3600"
    return Response(drawn.getvalue(), headers={"cache-control": cache}, media_type="image/svg+xml")
