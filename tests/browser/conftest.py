"""A running house and people with browsers of their own; a complaint of any page fails the test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.server import Server
from tools import chromium

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process with a SQLite file of its own, for all tests here."""
    folder = tmp_path_factory.mktemp("house")
    running = Server(folder, f"sqlite:///{folder / 'house.sqlite3'}", bot_pause=0)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.path()
    assert path, chromium.HELP
    running = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
    yield running
    running.close()


class Visitor:
    """One person: a browser with cookies of its own, and what its pages complained about."""

    def __init__(self, context: BrowserContext, house: Server) -> None:
        self.context = context
        self.house = house
        self.complaints: list[str] = []
        self.forgiven = False  # while the network is cut on purpose
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._complain(f"page error: {error}"))
        page.on(
            "console",
            lambda said: self._complain(f"console: {said.text}") if said.type == "error" else None,
        )
        page.on("requestfailed", lambda r: self._complain(f"failed: {r.url} {r.failure}"))
        page.on(
            "response",
            lambda r: self._complain(f"{r.status}: {r.url}") if r.status >= 400 else None,
        )

    def _complain(self, what: str) -> None:
        if not self.forgiven and "net::ERR_ABORTED" not in what:
            self.complaints.append(what)

    def go(self, path: str) -> Page:
        self.page.goto(self.house.url + path)
        return self.page


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visit]:
    """Somebody comes in: visit(viewport=…, locale=…, theme=…)."""
    visitors: list[Visitor] = []

    def come(
        viewport: dict[str, int] = LAPTOP,
        locale: str = "en-GB",
        theme: str = "light",
        touch: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": viewport["width"], "height": viewport["height"]},
            locale=locale,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(10_000)
        visitors.append(Visitor(context, house))
        return visitors[-1]

    yield come
    complaints = [c for v in visitors for c in v.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)
