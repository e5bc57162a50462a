"""Every page, in both themes and all widths: nothing for axe to complain of, nothing wider than the screen."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_lines import call

WIDTHS = (360, 768, 1440, 2560)
PAGES = (
    "/",
    "/me",
    "/rules/high_tide",
    "/rules/heimathafen",
    "/verify",
    "/nowhere",
    "before",
    "playing",
    "over",
    "verify",
)


def table(page: Page, state: str) -> str:
    """The address of a table that is so far."""
    laid = call(page, "POST", "/tables", {"game": "high_tide", "seats": 3})
    code = str(laid["code"])
    if state == "before":
        return f"/t/{code}"
    for _ in range(2):
        call(page, "POST", f"/tables/{code}/seats", {"bot": "random"})
    call(page, "POST", f"/tables/{code}/start")
    if state == "playing":
        return f"/t/{code}"
    for _ in range(3000):
        seen = call(page, "GET", f"/tables/{code}/view")
        question = seen["question"]
        if seen["outcome"] is not None:
            return f"/verify/{code}" if state == "verify" else f"/t/{code}"
        if isinstance(question, dict):
            answer = {"ticket": question["ticket"], "action": question["default"]}
            key = page.evaluate("crypto.randomUUID()")
            call(page, "POST", f"/tables/{code}/answers", {**answer, "key": key})
        else:
            page.wait_for_timeout(30)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("where", PAGES)
def test_a_page_is_accessible_in_both_themes_and_fits_every_width(where: str, visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    page = visitor.go("/")
    call(page, "POST", "/guests", {"name": "Annegret von der Waterkant", "language": "en"})
    path = where if where.startswith("/") else table(page, where)
    visitor.forgiven = where == "/nowhere"
    for theme in ("light", "dark"):
        page.emulate_media(
            color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce"
        )
        visitor.go(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(300)
        visitor.forgiven = True  # axe reads the sheets in its own way, against the page's policy
        found = Axe().run(page).response["violations"]
        page.wait_for_timeout(100)
        visitor.forgiven = where == "/nowhere"
        told = [(v["id"], v["help"], [node["target"] for node in v["nodes"]][:4]) for v in found]
        assert not told, f"{where}, {theme}: {json.dumps(told, indent=1)}"
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(120)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{where} is {wide} px too wide at {width}"


@pytest.mark.parametrize("width", [360, 390])
def test_what_can_be_tapped_at_a_table_is_large_enough(width: int, visit: Visit) -> None:
    visitor = visit(viewport={"width": width, "height": 800}, touch=True)
    page = visitor.go("/")
    call(page, "POST", "/guests", {"name": "Ada", "language": "de"})
    visitor.go(table(page, "playing"))
    page.wait_for_selector("section.prompt")
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input, [role=switch]")]
            .filter((one) => one.checkVisibility() && !one.closest(".sr, .skip, [aria-hidden=true]"))
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .filter(([one]) => !one.matches("input[type=range], .skip"))
            .map(([one, box]) => `${one.className || one.tagName} ${box.width}×${box.height}`)"""
    )
    assert small == []
