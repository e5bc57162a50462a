"""For watchdogs: is the process up, is the house ready; what it counts stands in `metrics`."""

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from app.web.deps import InHouse

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def healthz() -> Response:
    """The process is up."""
    return JSONResponse({"up": True})


@router.get(
    "/readyz", responses={503: {"description": "not ready: the body says which part is missing"}}
)
async def readyz(house: InHouse) -> Response:
    """Database reachable, migrations at head, bus connected."""
    parts = {"bus": house.hub.connected, **await house.store.ready()}
    return JSONResponse(parts, 200 if all(parts.values()) else 503)
