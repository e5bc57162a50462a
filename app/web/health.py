"""For watchdogs: is the process up, is the house ready, what does it count."""

from fastapi import APIRouter
from prometheus_client import CollectorRegistry, Counter, Gauge
from starlette.responses import JSONResponse, Response

from app.web.deps import InHouse

router = APIRouter(tags=["operations"])

REGISTRY = CollectorRegistry()
REQUESTS = Counter(
    "tidetable_http_requests", "HTTP requests answered", ["status"], registry=REGISTRY
)
SOCKETS = Gauge("tidetable_sockets", "open sockets", registry=REGISTRY)
WATCHED = Gauge("tidetable_tables_watched", "tables with an open socket", registry=REGISTRY)
TOLD = Counter("tidetable_frames", "frames of news put into sockets", registry=REGISTRY)


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
