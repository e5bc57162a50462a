"""Tables before their game: laid, found, changed, filled, called off, started; by whom and in which order."""

import asyncio

import pytest

from tests.app.conftest import Newcomer


async def test_who_lays_a_table_hosts_it_and_sits(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    table = await ada.lay(seats=3, pace="async", visibility="open")
    assert len(table["code"]) == 10
    assert table["status"] == "open"
    assert table["options"] == {"rounds": 1, "peek": True}, "defaults are filled in"
    assert len(table["commitment"]) == 64
    assert table["you"] == {"seat": 0, "host": True, "has_salt": False}
    assert [seat["name"] for seat in table["seats"]] == ["Ada"]
    assert "seed" not in str(table)


async def test_a_code_is_forgiving_of_case_and_of_letters_that_look_like_digits(
    newcomer: Newcomer,
) -> None:
    ada = await newcomer("Ada")
    code = (await ada.lay())["code"]
    typed = code.lower().replace("0", "o").replace("1", "l")
    assert (await ada.call("GET", f"/tables/{typed}"))["code"] == code
    assert await ada.refused("GET", "/tables/AAAAAAAAAA") == (404, "not_found")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"rounds": 3}},
        {"options": {"rounds": "1"}},
        {"options": {"tides": True}},
        {"seats": 1},
        {"seats": 9},
    ],
)
async def test_a_table_that_the_game_does_not_allow_is_not_laid(
    newcomer: Newcomer, wrong: dict[str, object]
) -> None:
    ada = await newcomer()
    body = {"game": "pearls", "seats": 2, **wrong}
    assert await ada.refused("POST", "/tables", body) == (422, "option_invalid")


@pytest.mark.parametrize("wrong", [{"pace": "fast"}, {"seats": "2"}, {"more": 1}, {"seats": None}])
async def test_a_body_of_the_wrong_shape_is_malformed(
    newcomer: Newcomer, wrong: dict[str, object]
) -> None:
    ada = await newcomer()
    body = {"game": "pearls", "seats": 2, **wrong}
    assert await ada.refused("POST", "/tables", body) == (422, "malformed")


async def test_open_tables_are_listed_page_by_page_and_tables_by_link_are_not(
    newcomer: Newcomer,
) -> None:
    ada = await newcomer("Ada")
    laid = [(await ada.lay(visibility="open"))["code"] for _ in range(5)]
    hidden = (await ada.lay(visibility="link"))["code"]
    found: list[str] = []
    cursor = None
    while True:
        query = "/tables?status=open&limit=2" + (f"&cursor={cursor}" if cursor else "")
        page = await ada.call("GET", query)
        found += [table["code"] for table in page["tables"]]
        cursor = page["cursor"]
        if cursor is None or set(laid) <= set(found):
            break
    assert [code for code in found if code in laid] == laid[::-1], "the newest first"
    assert hidden not in found
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("cursor", ["x", "nan_1", "1_inf", "-1_0", "1e400_1", "_"])
async def test_a_cursor_of_another_house_is_malformed(newcomer: Newcomer, cursor: str) -> None:
    ada = await newcomer()
    for status in ("open", "mine"):
        path = f"/tables?status={status}&cursor={cursor}"
        assert await ada.refused("GET", path) == (422, "malformed")


async def test_my_tables_come_with_those_first_that_wait_for_me(newcomer: Newcomer) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    waiting = (await ada.lay(seats=2))["code"]
    await ben.sit(waiting)
    await ada.start(waiting)
    later = (await ada.lay(seats=2))["code"]
    mine = (await ada.call("GET", "/tables?status=mine"))["tables"]
    assert [table["code"] for table in mine] == [waiting, later]
    assert mine[0]["you"]["seat"] in mine[0]["waiting"]
    assert [t["code"] for t in (await ben.call("GET", "/tables?status=mine"))["tables"]] == [
        waiting
    ]


async def test_seats_are_taken_once_and_by_who_was_first(newcomer: Newcomer) -> None:
    ada, ben, cleo = await newcomer("Ada"), await newcomer("Ben"), await newcomer("Cleo")
    code = (await ada.lay(seats=2))["code"]
    taken = await ben.sit(code, seat=1)
    assert [seat["seat"] for seat in taken["seats"]] == [0, 1]
    assert len({seat["colour"] for seat in taken["seats"]}) == 2
    assert await cleo.refused("POST", f"/tables/{code}/seats", {"seat": 1}) == (409, "seat_taken")
    assert await cleo.refused("POST", f"/tables/{code}/seats", {}) == (409, "table_full")
    assert await cleo.refused("DELETE", f"/tables/{code}/seats/1") == (403, "not_host")
    await ada.call("DELETE", f"/tables/{code}/seats/1")
    assert (await cleo.sit(code))["you"]["seat"] == 1


async def test_twenty_people_at_once_fill_the_free_seats_and_no_more(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    code = (await ada.lay(seats=3))["code"]
    crowd = [await newcomer(f"P{n}") for n in range(12)]
    answers = await asyncio.gather(
        *(one.http.post(f"/api/tables/{code}/seats", json={}) for one in crowd)
    )
    assert sorted(answer.status_code for answer in answers) == [201] * 2 + [409] * 10
    seats = (await ada.call("GET", f"/tables/{code}"))["seats"]
    assert [seat["seat"] for seat in seats] == [0, 1, 2]


async def test_people_of_one_name_get_a_mark(newcomer: Newcomer) -> None:
    ada, other = await newcomer("Ada"), await newcomer("ada")
    code = (await ada.lay(seats=2))["code"]
    seats = (await other.sit(code))["seats"]
    assert [seat["mark"] for seat in seats] == [None, 2]


async def test_a_salt_is_given_once_and_shown_to_nobody_before_the_start(
    newcomer: Newcomer,
) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    code = (await ada.lay(seats=2))["code"]
    mine, other = "ab" * 16, "cd" * 16
    await ada.call("PUT", f"/tables/{code}/seats/me/salt", {"salt": mine})
    await ada.call("PUT", f"/tables/{code}/seats/me/salt", {"salt": mine})
    path = f"/tables/{code}/seats/me/salt"
    assert await ada.refused("PUT", path, {"salt": other}) == (409, "key_reused")
    assert await ada.refused("PUT", path, {"salt": "xyz"}) == (422, "malformed")
    table = await ben.sit(code, salt=other)
    assert [seat["has_salt"] for seat in table["seats"]] == [True, True]
    assert mine not in str(table)
    assert other not in str(table)
    await ada.start(code)
    record = await ben.call("GET", f"/tables/{code}/record")
    assert record["salts"] == [mine, other]
    assert record["seed"] is None


async def test_colours_are_chosen_and_nobody_wears_the_same(newcomer: Newcomer) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    code = (await ada.lay(seats=2))["code"]
    await ben.sit(code)
    await ben.call("PATCH", f"/tables/{code}/seats/me", {"colour": "pink"})
    path = f"/tables/{code}/seats/me"
    assert await ada.refused("PATCH", path, {"colour": "pink"}) == (409, "seat_taken")
    assert await ada.refused("PATCH", path, {"colour": "mauve"}) == (422, "malformed")


async def test_the_host_alone_changes_the_table_and_people_keep_a_place(newcomer: Newcomer) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    code = (await ada.lay(seats=3))["code"]
    await ben.sit(code, seat=2)
    assert await ben.refused("PATCH", f"/tables/{code}", {"seats": 2}) == (403, "not_host")
    table = await ada.call("PATCH", f"/tables/{code}", {"seats": 2, "options": {"rounds": 2}})
    assert table["seats_wanted"] == 2
    assert [seat["seat"] for seat in table["seats"]] == [0, 1], "who sat beyond moves closer"
    assert table["options"]["rounds"] == 2
    await ada.call("DELETE", f"/tables/{code}")
    assert (await ben.call("GET", f"/tables/{code}"))["status"] == "abandoned"
    assert await ben.refused("POST", f"/tables/{code}/seats", {}) == (409, "over")
    assert await ada.refused("POST", f"/tables/{code}/start") == (409, "over")


async def test_a_game_starts_with_enough_people_by_the_host_and_once(newcomer: Newcomer) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    code = (await ada.lay(seats=3))["code"]
    assert await ada.refused("POST", f"/tables/{code}/start") == (409, "too_few_players")
    await ben.sit(code, seat=2)
    assert await ben.refused("POST", f"/tables/{code}/start") == (403, "not_host")
    table = await ada.start(code)
    assert table["status"] == "playing"
    assert [seat["seat"] for seat in table["seats"]] == [0, 1], "empty seats vanish"
    assert await ada.refused("POST", f"/tables/{code}/start") == (409, "playing")
    calls = [("DELETE", "/seats/0", None), ("PATCH", "", {"seats": 2}), ("DELETE", "", None)]
    for method, path, body in calls:
        assert await ada.refused(method, f"/tables/{code}{path}", body) == (409, "playing")


async def test_the_dice_seat_people_unless_the_order_is_kept(newcomer: Newcomer) -> None:
    ada, ben, cleo = await newcomer("Ada"), await newcomer("Ben"), await newcomer("Cleo")
    orders = set()
    for _ in range(12):
        code = (await ada.lay(seats=3))["code"]
        await ben.sit(code)
        await cleo.sit(code)
        table = await ada.start(code, keep_order=False)
        orders.add("".join(seat["name"][0] for seat in table["seats"]))
    assert len(orders) > 1
    assert set(map(len, orders)) == {3}


async def test_a_bot_is_seated_by_the_host_and_plays(newcomer: Newcomer) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    laid = await ada.lay(game="high_tide", seats=3)
    path = f"/tables/{laid['code']}/seats"
    assert await ben.refused("POST", path, {"bot": "greedy"}) == (403, "not_host")
    assert await ada.refused("POST", path, {"bot": "oracle"}) == (422, "option_invalid")
    for level in ("random", "greedy"):
        await ada.call("POST", path, {"bot": level})
    async with ada.watch(laid["code"]) as eye:
        await ada.start(laid["code"])
        while not eye.seen or eye.seen["outcome"] is None:
            if eye.seen and eye.seen["question"]:
                done = await eye.answer()
                assert done["type"] == "done"
                await eye.reach(done["revision"])
            else:
                await eye.next("seen", within=60)
        ended = await eye.until_table(lambda table: table["status"] == "over")
    assert [seat["bot"] for seat in ended["seats"] if seat["bot"]] != []
    assert min(eye.seen["outcome"]["ranks"]) == 1


async def test_a_rematch_is_one_table_for_all_who_ask(newcomer: Newcomer) -> None:
    ada, ben, eve = await newcomer("Ada"), await newcomer("Ben"), await newcomer("Eve")
    code = (await ada.lay(seats=2))["code"]
    await ben.sit(code)
    path = f"/tables/{code}/rematch"
    assert await ada.refused("POST", path) == (409, "playing")
    await ada.call("DELETE", f"/tables/{code}")
    assert await eve.refused("POST", path) == (403, "not_asked")
    asked = await asyncio.gather(*(one.call("POST", path) for one in (ada, ben, ada, ben)))
    assert len({table["code"] for table in asked}) == 1
    assert (await eve.call("GET", f"/tables/{code}"))["rematch"] == asked[0]["code"]
