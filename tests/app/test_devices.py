"""Devices: a pass opens one more, once and for ten minutes; signing out ends a session and its sockets."""

import httpx
import pytest

from app.service import accounts, instants
from tests.app.conftest import Newcomer
from tests.app.guests import Guest, caller, problem
from tests.app.house import House


async def use(house: House, url: str, **headers: str) -> httpx.Response:
    """Consume the pass of a link."""
    async with caller(house, **headers) as other:
        return await other.post("/api/pass", json={"pass": url.rsplit("/", 1)[1]})


async def test_a_pass_signs_another_browser_in_as_the_same_person(
    house: House, newcomer: Newcomer
) -> None:
    ada = await newcomer("Ada")
    made = await ada.call("POST", "/me/pass")
    assert made["url"].startswith(f"{house.url}/p/")
    answer = await use(house, made["url"], origin=house.url)
    assert answer.status_code == 200
    assert answer.json()["id"] == ada.id
    assert "token" not in answer.json()
    assert answer.headers["set-cookie"].startswith("tidetable=")


async def test_a_pass_gives_a_script_a_token_of_its_own(house: House, newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    made = await ada.call("POST", "/me/pass")
    token = (await use(house, made["url"])).json()["token"]
    assert token != ada.token
    async with caller(house, authorization=f"Bearer {token}") as other:
        assert (await other.get("/api/me")).json()["id"] == ada.id


async def test_a_pass_works_once(house: House, newcomer: Newcomer) -> None:
    made = await (await newcomer()).call("POST", "/me/pass")
    assert (await use(house, made["url"])).status_code == 200
    assert problem(await use(house, made["url"])) == (404, "not_found")
    assert problem(await use(house, "/p/" + "0" * 32)) == (404, "not_found")


async def test_a_pass_is_good_for_ten_minutes(
    house: House, newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await newcomer()
    early, late = [(await ada.call("POST", "/me/pass"))["url"] for _ in range(2)]
    real = instants.now
    with monkeypatch.context() as clock:
        clock.setattr(accounts, "now", lambda: real() + 9 * 60 + 50)
        assert (await use(house, early)).status_code == 200
        clock.setattr(accounts, "now", lambda: real() + 10 * 60 + 1)
        assert problem(await use(house, late)) == (404, "not_found")


async def test_a_pass_has_a_picture_for_its_owner_alone(house: House, newcomer: Newcomer) -> None:
    ada = await newcomer()
    made = await ada.call("POST", "/me/pass")
    picture = await ada.http.get(made["qr"])
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "no-store"
    assert b"<svg" in picture.content
    async with caller(house) as nobody:
        assert problem(await nobody.get(made["qr"])) == (401, "unauthorized")


async def second_device(house: House, ada: Guest) -> Guest:
    made = await ada.call("POST", "/me/pass")
    me = (await use(house, made["url"], user_agent="Mozilla (Windows NT) Firefox/140")).json()
    http = caller(house, authorization=f"Bearer {me['token']}")
    return Guest(house, http, me)


async def test_devices_are_listed_and_the_one_in_use_is_marked(
    house: House, newcomer: Newcomer
) -> None:
    ada = await newcomer()
    other = await second_device(house, ada)
    async with other.http:
        mine = (await ada.call("GET", "/me/devices"))["devices"]
        assert len(mine) == 2
        assert sorted(device["current"] for device in mine) == [False, True]
        (there,) = [device for device in mine if not device["current"]]
        assert there["label"] == "Firefox · Windows"
        theirs = (await other.call("GET", "/me/devices"))["devices"]
        assert [d["id"] for d in theirs if d["current"]] == [there["id"]]
        assert ada.token not in str(mine)


async def test_signing_a_device_out_ends_its_session_and_closes_its_sockets(
    house: House, newcomer: Newcomer
) -> None:
    ada = await newcomer()
    other = await second_device(house, ada)
    code = (await ada.lay())["code"]
    async with other.http, ada.watch(code) as mine, other.watch(code) as theirs:
        await mine.next("table")
        await theirs.next("table")
        (there,) = [
            d["id"] for d in (await ada.call("GET", "/me/devices"))["devices"] if not d["current"]
        ]
        await ada.call("DELETE", f"/me/devices/{there}")
        assert await theirs.closed() == 1008
        assert await other.refused("GET", "/me") == (401, "unauthorized")
        assert (await mine.ask_pong())["type"] == "pong", "this device goes on"
        assert await ada.refused("DELETE", f"/me/devices/{there}") == (404, "not_found")


async def test_nobody_signs_out_the_device_of_another(newcomer: Newcomer) -> None:
    ada, eve = await newcomer("Ada"), await newcomer("Eve")
    ((device,),) = [[d["id"] for d in (await ada.call("GET", "/me/devices"))["devices"]]]
    assert await eve.refused("DELETE", f"/me/devices/{device}") == (404, "not_found")
    await ada.call("GET", "/me")


@pytest.mark.parametrize("device", ["%00", "%ff", "x" * 5000, "%F0%9F%8E%B2", "..%2f..", "'--"])
async def test_a_device_that_cannot_be_is_not_found(newcomer: Newcomer, device: str) -> None:
    ada = await newcomer()
    status, _ = await ada.refused("DELETE", f"/me/devices/{device}")
    assert status == 404


async def test_signing_out_ends_the_session_and_takes_the_cookie_away(house: House) -> None:
    async with caller(house, origin=house.url) as browser:
        await browser.post("/api/guests", json={"name": "Ada"})
        token = browser.cookies["tidetable"]
        answer = await browser.delete("/api/session")
        assert answer.status_code == 204
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert "tidetable" not in browser.cookies
        browser.cookies.set("tidetable", token)
        assert problem(await browser.get("/api/me")) == (401, "unauthorized")


async def test_guests_who_never_sat_down_are_forgotten_after_thirty_days(
    house: House, newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = instants.now
    with monkeypatch.context() as clock:
        clock.setattr(accounts, "now", lambda: real() - 31 * 86400)
        idle, host, guest = [await newcomer(name) for name in ("Idle", "Host", "Guest")]
    with monkeypatch.context() as clock:
        clock.setattr(accounts, "SEEN_EVERY", 10**9)  # being asked for is not being seen
        code = (await host.lay())["code"]
        await guest.sit(code)
        house.do(house.inside.accounts.tidy())
        assert await idle.refused("GET", "/me") == (401, "unauthorized")
        for known in (host, guest):
            assert (await known.call("GET", "/me"))["id"] == known.id
