"""Three friends play a whole game of High Tide: with a mouse, with a thumb on a phone, by keyboard alone."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import Player, code_of, keyboard, mouse, over, play, reach_selector, thumb


def laid(page: Page, name: str, seats: int = 3) -> str:
    """From the front page to a table, by mouse; its code."""
    page.get_by_label("Your name").first.fill(name)
    page.locator("form.compose .segments").get_by_text("High Tide", exact=True).click()
    page.locator("form.compose .count-pick").get_by_text(str(seats), exact=True).click()
    page.get_by_role("button", name="Lay the table").click()
    return code_of(page)


def test_from_the_front_page_to_the_score_sheet(visit: Visit) -> None:
    ada = visit()
    code = laid(ada.go("/"), "Ada")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_disabled()

    # A phone: the link, a name, a chair.
    ben = visit(viewport=PHONE, locale="de-DE", touch=True)
    ben.go(f"/t/{code}")
    ben.page.locator("input[name=name]").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").first.tap()
    expect(ada.page.locator(".seatrow")).to_contain_text("Ben")

    # The keyboard alone.
    cleo = visit(locale="fr-FR", theme="dark")
    cleo.go(f"/t/{code}")
    reach_selector(cleo.page, "input[name=name]")
    cleo.page.keyboard.type("Cléo")
    cleo.page.keyboard.press("Enter")
    expect(ada.page.locator(".seatrow")).to_contain_text("Cléo")

    ada.page.get_by_role("button", name="Start the game").click()
    players = [Player(ada, mouse), Player(ben, thumb), Player(cleo, keyboard)]
    for player in players:
        expect(player.page.locator("section.prompt h2")).not_to_be_empty()
    asked = [p for p in players if p.page.locator("section.prompt.ask").count()]
    assert len(asked) == 1, "one person begins, the others wait"
    for player in players:
        if player not in asked:
            expect(player.page.locator("section.prompt [data-offer]")).to_have_count(0)

    answers = play(players, random.Random(1962))
    assert answers > 5
    for player, title in zip(
        players, ("win|won", "gewinn|gewonnen|Sieg|teilst", "gagn|[Vv]ictoire"), strict=True
    ):
        assert over(player.page)
        if player.page.locator("main.over").count() == 0:
            player.page.locator("section.prompt.over button.act").click()
        expect(player.page.locator("main h1")).to_have_text(re.compile(title))
        expect(player.page.locator(".ht-sheet tbody tr")).to_have_count(3)

    # The dice are worked out again in the browser.
    ada.go(f"/verify/{code}")
    expect(ada.page.locator("main .good, main .fits").first).to_be_visible()
    expect(ada.page.locator("main .bad, main .differs")).to_have_count(0)
