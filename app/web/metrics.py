"""What the house counts, for Prometheus: read from its parts when somebody asks, on a port of its own."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from app.web.deps import House


class Counts(Collector):
    """The figures of one house."""

    def __init__(self, house: House, answered: Counter[int]) -> None:
        self._house = house
        self._answered = answered

    def collect(self) -> Iterable[Metric]:
        hub, writer = self._house.hub, self._house.store.writer
        yield GaugeMetricFamily("tidetable_sockets", "open sockets", value=hub.sockets)
        yield GaugeMetricFamily(
            "tidetable_tables_watched", "tables with an open socket", value=hub.watched
        )
        yield CounterMetricFamily("tidetable_frames", "views sent to watchers", value=hub.frames)
        yield CounterMetricFamily(
            "tidetable_moves", "answers and undos taken", value=self._house.turns.taken
        )
        yield CounterMetricFamily("tidetable_writes", "writes committed", value=writer.writes)
        yield CounterMetricFamily("tidetable_commits", "commits they took", value=writer.commits)
        answers = CounterMetricFamily(
            "tidetable_http_requests", "HTTP requests answered", labels=["status"]
        )
        for status, count in sorted(self._answered.items()):
            answers.add_metric([str(status)], count)
        yield answers


@contextmanager
def served(house: House, answered: Counter[int], port: int) -> Iterator[None]:
    """/metrics on 127.0.0.1 while the house is open; nowhere when `port` is negative."""
    if port < 0:
        yield
        return
    registry = CollectorRegistry()
    for known in (ProcessCollector, PlatformCollector, GCCollector):
        known(registry=registry)
    registry.register(Counts(house, answered))
    server, thread = start_http_server(port, "127.0.0.1", registry)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
