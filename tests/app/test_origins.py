"""Origins and headers: a cookie counts only from the house's own pages; every answer bears its armour."""

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from tests.app.conftest import Newcomer, OpenHouse
from tests.app.guests import caller, problem, watch
from tests.app.house import House

FORBIDDEN = (403, "forbidden_origin")


@pytest_asyncio.fixture
async def browser(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """A browser with a session, which sends no origin unless told."""
    async with caller(house) as http:
        me = await http.post("/api/guests", json={"name": "Ada"}, headers={"origin": house.url})
        assert me.status_code == 201
        yield http


def foreign(house: House) -> list[str]:
    port = house.host.split(":")[1]
    return [
        "https://evil.example",
        "http://127.0.0.1",
        f"http://127.0.0.1:{int(port) + 1}",
        f"http://127.0.0.2:{port}",
        f"http://localhost:{port}",
        f"http://127.0.0.1.evil.example:{port}",
        f"http://x@127.0.0.1:{port}",
        f"ftp://{house.host}",
        "null",
        "",
        house.host,
    ]


async def test_a_cookie_changes_nothing_without_the_right_origin(
    house: House, browser: httpx.AsyncClient
) -> None:
    change = {"json": {"name": "Eve"}}
    assert problem(await browser.patch("/api/me", **change)) == FORBIDDEN  # type: ignore[arg-type]
    for origin in foreign(house):
        answer = await browser.patch("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert problem(answer) == FORBIDDEN, origin
    assert (await browser.get("/api/me")).json()["name"] == "Ada", "reading needs no origin"
    right = await browser.patch("/api/me", json={"name": "Adele"}, headers={"origin": house.url})
    assert right.json()["name"] == "Adele"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/guests"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/session"),
        ("PUT", "/api/tables/AAAAAAAAAA/seats/me/salt"),
        ("POST", "/api/nowhere"),
        ("POST", "/"),
    ],
)
async def test_every_unsafe_method_wants_the_origin(
    browser: httpx.AsyncClient, method: str, path: str
) -> None:
    assert problem(await browser.request(method, path, json={})) == FORBIDDEN


async def test_another_site_cannot_even_make_a_guest(house: House) -> None:
    async with caller(house) as http:
        for mark in (
            {"origin": "https://evil.example"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            answer = await http.post("/api/guests", json={"name": "Eve"}, headers=mark)
            assert problem(answer) == FORBIDDEN, mark


async def test_a_socket_with_a_cookie_wants_the_right_origin(
    house: House, browser: httpx.AsyncClient, newcomer: Newcomer
) -> None:
    code = (await (await newcomer()).lay())["code"]
    cookie = f"tidetable={browser.cookies['tidetable']}"
    for origin in [None, *foreign(house)]:
        headers = {"Cookie": cookie} | ({} if origin is None else {"Origin": origin})
        with pytest.raises(InvalidStatus) as refused:
            async with watch(house, code, None, **headers):
                pass
        assert refused.value.response.status_code == 403, origin
        assert b'"forbidden_origin"' in (refused.value.response.body or b""), origin
    async with watch(house, code, Cookie=cookie, Origin=house.url) as eye:
        assert (await eye.next("table"))["code"] == code


async def test_a_socket_with_a_token_needs_no_origin(house: House, newcomer: Newcomer) -> None:
    ada = await newcomer()
    code = (await ada.lay())["code"]
    bearer = f"Bearer {ada.token}"
    async with watch(house, code, Authorization=bearer, Origin="https://evil.example") as eye:
        assert (await eye.next("table"))["you"]["host"] is True


async def test_nobody_may_watch_without_a_cookie_but_not_for_another_site(
    house: House, newcomer: Newcomer
) -> None:
    code = (await (await newcomer()).lay())["code"]
    async with watch(house, code) as eye:
        assert (await eye.next("table"))["you"] == {"seat": None, "host": False, "has_salt": False}
    with pytest.raises(InvalidStatus) as refused:
        async with watch(house, code, Origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403


async def test_a_public_address_is_the_only_right_origin(open_house: OpenHouse) -> None:
    house = open_house(public_url="https://play.example:8443/")
    async with caller(house) as http:
        for origin in (
            house.url,
            "https://play.example",
            "http://play.example:8443",
            "https://play.example:8443.evil.example",
            "https://xplay.example:8443",
            "https://play.example:8443/",
        ):
            answer = await http.post(
                "/api/guests", json={"name": "Ada"}, headers={"origin": origin}
            )
            assert problem(answer) == FORBIDDEN, origin
        right = {"origin": "https://play.example:8443"}
        answer = await http.post("/api/guests", json={"name": "Ada"}, headers=right)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"].split(";")[0]
        made = await http.post("/api/me/pass", headers={**right, "cookie": cookie})
        assert made.json()["url"].startswith("https://play.example:8443/p/")


async def test_without_a_public_address_only_localhost_and_addresses_are_right(
    house: House,
) -> None:
    port = house.host.split(":")[1]
    async with caller(house) as http:
        for name, right in [
            (f"localhost:{port}", True),
            (f"192.168.1.7:{port}", True),
            (f"[fd00::7]:{port}", True),
            (f"rebound.example:{port}", False),
            ("rebound.example", False),
            (f"127.0.0.1.nip.example:{port}", False),
        ]:
            headers = {"host": name, "origin": f"http://{name}"}
            answer = await http.post("/api/guests", json={"name": "Ada"}, headers=headers)
            assert answer.is_success is right, name


async def test_links_lead_to_the_host_the_page_was_opened_with(
    house: House, newcomer: Newcomer
) -> None:
    ada = await newcomer()
    answer = await ada.http.post("/api/me/pass", headers={"host": "192.168.1.7:8000"})
    assert answer.json()["url"].startswith("http://192.168.1.7:8000/p/")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/AAAAAAAAAA",
        "/api/games",
        "/api/me",
        "/api/nowhere",
        "/nowhere",
        "/healthz",
        "/api/docs",
        "/static/css/base.css",
        "/static/nowhere.js",
    ],
)
async def test_every_answer_bears_the_same_armour(house: House, path: str) -> None:
    async with caller(house) as http:
        answer = await http.get(path)
    headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "*" not in policy
    assert "http:" not in policy


async def test_a_refusal_at_the_door_bears_it_too(house: House) -> None:
    async with caller(house, origin="https://evil.example") as http:
        answer = await http.post("/api/guests", json={"name": "Eve"})
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in answer.headers
