"""How people play in a browser: with the mouse, with a thumb, with the keyboard alone; they know no rules."""

import random
import re
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor

READY = "section.prompt.ask:not(.busy):not(.moving)"
OFFERS = f"{READY} [data-offer], button.ht-spot"
OVER = "main.over, section.prompt.over"
CODE = re.compile(r"/t/([0-9A-Z]{10})")


def asked(page: Page) -> bool:
    """Does the prompt bar ask this person something right now?"""
    return page.locator(READY).count() > 0


def over(page: Page) -> bool:
    """Does the page say that the game is over?"""
    return page.locator(OVER).count() > 0


class Player:
    """One person at a table; `hand` is how they answer."""

    def __init__(self, visitor: Visitor, hand: Callable[[Page, random.Random], None]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hand = hand

    def answer(self, chance: random.Random) -> None:
        """Answer the question with any of its offers, and wait until the house has taken it."""
        before = self.page.locator(READY).inner_text()
        self.hand(self.page, chance)
        self.page.wait_for_function(
            """([ready, before]) => {
                const bar = document.querySelector(ready);
                return !bar || bar.innerText !== before || !document.querySelector('.armed');
            }""",
            arg=[READY, before],
        )


def mouse(page: Page, chance: random.Random) -> None:
    """Point, click; where there is no way back, click again."""
    offer = page.locator(OFFERS).nth(chance.randrange(page.locator(OFFERS).count()))
    offer.hover()
    offer.click()
    confirm(page, lambda button: page.locator(button).click())


def thumb(page: Page, chance: random.Random) -> None:
    """Tap; where there is no way back, tap again."""
    page.locator(OFFERS).nth(chance.randrange(page.locator(OFFERS).count())).tap()
    confirm(page, lambda button: page.locator(button).tap())


def keyboard(page: Page, chance: random.Random) -> None:
    """Tab to an offer, Enter; where there is no way back, Enter again."""
    wanted = chance.randrange(page.locator(OFFERS).count())
    reach(page, wanted)
    page.keyboard.press("Enter")
    if page.locator(".prompt.armed").count():
        reach_selector(page, ".prompt.armed .armed")
        page.keyboard.press("Enter")


def reach(page: Page, wanted: int) -> None:
    """Press Tab until the offer with this number has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        at = page.evaluate(
            "(offers) => [...document.querySelectorAll(offers)].indexOf(document.activeElement)",
            OFFERS,
        )
        if at == wanted:
            return
    raise AssertionError(f"offer {wanted} cannot be reached by Tab")


def reach_selector(page: Page, selector: str) -> None:
    """Press Tab until an element that fits has the focus; it may have it already."""
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def confirm(page: Page, press: Callable[[str], None]) -> None:
    """The second tap of an answer that cannot be taken back."""
    if page.locator(".prompt.armed").count():
        expect(page.locator(".prompt.armed .sub")).not_to_be_empty()
        press(".prompt.armed .armed")


def code_of(page: Page) -> str:
    """The table this page is at."""
    page.wait_for_url(CODE)
    found = CODE.search(page.url)
    assert found is not None
    return found[1]


def play(players: Sequence[Player], chance: random.Random, seconds: float = 240) -> int:
    """Everybody answers whenever asked, until the game is over for all; how many answers that took."""
    answers = 0
    until = time.monotonic() + seconds
    while not all(over(player.page) for player in players):
        assert time.monotonic() < until, "the game did not end"
        turn = next((player for player in players if asked(player.page)), None)
        if turn is None:
            players[0].page.wait_for_timeout(40)
            continue
        others = [player.page for player in players if player is not turn]
        for page in others:
            assert not page.locator(f"{READY} [data-offer]").count(), "two people are asked at once"
        turn.answer(chance)
        answers += 1
    return answers
