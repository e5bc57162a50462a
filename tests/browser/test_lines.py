"""Lines that break: reload, no network, a second tab, somebody who only watches; nothing is lost or doubled."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.people import OFFERS, READY, mouse


def call(page: Page, method: str, path: str, body: object = None) -> dict[str, object]:
    """A call to the house as this browser, with its cookie."""
    told: dict[str, object] = page.evaluate(
        """async ([method, path, body]) => {
            const answer = await fetch(`/api${path}`, {
                method, headers: {"content-type": "application/json"},
                body: body === null ? undefined : JSON.stringify(body),
            });
            return answer.status === 204 ? {} : await answer.json();
        }""",
        [method, path, body],
    )
    return told


@pytest.fixture
def ada(visit: Visit) -> Visitor:
    """Somebody at a table with two bots, whose turn it is."""
    visitor = visit()
    page = visitor.go("/")
    call(page, "POST", "/guests", {"name": "Ada", "language": "en"})
    table = call(page, "POST", "/tables", {"game": "high_tide", "seats": 3})
    for _ in range(2):
        call(page, "POST", f"/tables/{table['code']}/seats", {"bot": "random"})
    call(page, "POST", f"/tables/{table['code']}/start")
    visitor.go(f"/t/{table['code']}")
    page.wait_for_selector(READY, timeout=30_000)
    return visitor


def revision(page: Page) -> int:
    code = page.url.rsplit("/", 1)[1]
    told = call(page, "GET", f"/tables/{code}")
    assert isinstance(told["revision"], int)
    return told["revision"]


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_question(ada: Visitor) -> None:
    bar = ada.page.locator(READY)
    question, offers = bar.locator("h2").inner_text(), ada.page.locator(OFFERS).count()
    ada.page.reload()
    expect(bar.locator("h2")).to_have_text(question)
    assert ada.page.locator(OFFERS).count() == offers


def test_ten_seconds_without_a_network_lose_no_answer_and_double_none(ada: Visitor) -> None:
    ada.forgiven = True
    before = revision(ada.page)
    ada.context.set_offline(True)
    ada.page.wait_for_timeout(1500)
    mouse(ada.page, random.Random(4))
    expect(ada.page.locator(".prompt.busy")).to_be_visible()
    ada.page.wait_for_timeout(8500)
    ada.context.set_offline(False)
    expect(ada.page.locator(".prompt.busy")).to_have_count(0, timeout=30_000)
    ada.forgiven = False
    code = ada.page.url.rsplit("/", 1)[1]
    record = call(ada.page, "GET", f"/tables/{code}/record")
    moves = record["moves"]
    assert isinstance(moves, list)
    mine = [move for move in moves if move["cause"] == "player" and move["n"] > before]
    assert len(mine) == 1


def test_two_tabs_of_one_person_show_the_same_and_either_may_answer(ada: Visitor) -> None:
    second = ada.context.new_page()
    second.goto(ada.page.url)
    second.wait_for_selector(READY)
    question = ada.page.locator(READY).locator("h2").inner_text()
    expect(second.locator(READY).locator("h2")).to_have_text(question)
    before = revision(second)
    mouse(second, random.Random(2))
    expect(second.locator(".prompt.busy")).to_have_count(0)
    second.wait_for_timeout(300)
    after = revision(second)
    assert after > before
    expect(ada.page.locator(".slider .where")).to_have_text(
        second.locator(".slider .where").inner_text(), timeout=15_000
    )


def test_who_only_watches_sees_the_board_and_no_offers(ada: Visitor, visit: Visit) -> None:
    guest = visit(locale="de-DE")
    guest.go(ada.page.url.removeprefix(guest.house.url))
    expect(guest.page.locator(".board .ht-board")).to_be_visible()
    expect(guest.page.locator("section.prompt h2")).not_to_be_empty()
    expect(guest.page.locator("[data-offer], button.ht-spot")).to_have_count(0)


def test_a_restart_of_the_house_is_a_blink(ada: Visitor) -> None:
    ada.forgiven = True
    question = ada.page.locator(READY).locator("h2").inner_text()
    ada.house.kill()
    ada.house.start()
    mouse(ada.page, random.Random(3))
    expect(ada.page.locator(".prompt.busy")).to_have_count(0, timeout=30_000)
    ada.page.wait_for_timeout(500)
    ada.forgiven = False
    assert ada.page.locator(READY).locator("h2").all_inner_texts() != [question]
