"""A house that closes: sockets are told so with 1012, and what was played is there when it opens again."""

from tests.app.conftest import OpenHouse, Visit
from tests.app.house import opened


async def test_a_closing_house_says_1012_and_opens_again_where_it_was(
    database_url: str, visit: Visit
) -> None:
    with opened(database_url) as house:
        ada, ben = await visit(house, "Ada"), await visit(house, "Ben")
        code = (await ada.lay(seats=2))["code"]
        await ben.sit(code)
        await ada.start(code)
        async with ada.watch(code) as eye, ben.watch(code) as other:
            await eye.reach(0)
            await other.reach(0)
            assert (await eye.answer())["revision"] == 1
            house.server.should_exit = True
            assert await eye.closed() == 1012
            assert await other.closed() == 1012
        before = house
        house.join(20)
        assert not before.is_alive()
    with opened(database_url) as again:
        ada.http.base_url = again.url
        seen = await ada.view(code)
        assert seen["revision"] == 1
        table = await ada.call("GET", f"/tables/{code}")
        assert not any(seat["connected"] for seat in table["seats"]), "nobody is connected yet"


async def test_a_closed_database_makes_a_house_unready_but_not_dead(
    open_house: OpenHouse, visit: Visit
) -> None:
    house = open_house()
    ada = await visit(house, "Ada")
    assert (await ada.http.get("/readyz")).status_code == 200
    house.do(house.inside.store.writer.close())
    status, code = await ada.refused("POST", "/tables", {"game": "pearls", "seats": 2})
    assert (status, code) == (503, "not_saved")
    assert (await ada.http.get("/healthz")).status_code == 200
