"""Guests: a name is all it takes; browsers get a cookie, scripts a token; bad names are refused."""

import pytest

from tests.app.conftest import Newcomer, OpenHouse
from tests.app.guests import caller, problem
from tests.app.house import House


async def test_a_script_gets_a_token_and_no_cookie(house: House) -> None:
    async with caller(house) as script:
        answer = await script.post("/api/guests", json={"name": "Ada", "language": "de"})
    assert answer.status_code == 201
    me = answer.json()
    assert (me["name"], me["guest"], me["language"]) == ("Ada", True, "de")
    assert me["token"]
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("mark", [{"origin": ""}, {"sec_fetch_site": "same-origin"}])
async def test_a_browser_gets_a_cookie_and_no_token(house: House, mark: dict[str, str]) -> None:
    said = {name: value or house.url for name, value in mark.items()}
    async with caller(house, **said) as browser:
        answer = await browser.post("/api/guests", json={"name": "Ada"})
        assert answer.status_code == 201
        assert "token" not in answer.json()
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("tidetable=")
        told = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/", f"max-age={400 * 86400}"} <= told
        assert "secure" not in told, "over plain http a browser would drop it"
        me = await browser.get("/api/me")
        assert me.json()["id"] == answer.json()["id"]
        assert "max-age" in me.headers["set-cookie"].lower(), "the cookie is renewed"


async def test_behind_https_the_cookie_is_secure_and_bound_to_the_host(
    open_house: OpenHouse,
) -> None:
    house = open_house(public_url="https://play.example")
    async with caller(house, origin="https://play.example") as browser:
        answer = await browser.post("/api/guests", json={"name": "Ada"})
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-tidetable=")
        told = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"secure", "httponly", "path=/"} <= told
        assert not any(part.startswith("domain") for part in told)
        token = cookie.split(";")[0].partition("=")[2]
        plain = {"cookie": f"tidetable={token}"}
        assert (await browser.get("/api/me", headers=plain)).status_code == 401
        bound = {"cookie": f"__Host-tidetable={token}"}
        assert (await browser.get("/api/me", headers=bound)).status_code == 200


async def test_who_is_somebody_already_stays_the_same_person(house: House) -> None:
    async with caller(house, origin=house.url) as browser:
        first = await browser.post("/api/guests", json={"name": "Ada"})
        again = await browser.post("/api/guests", json={"name": "Somebody else"})
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json()["id"] == first.json()["id"]
    assert again.json()["name"] == "Ada"


async def test_a_cookie_of_nobody_makes_a_new_person(house: House) -> None:
    async with caller(house, origin=house.url) as browser:
        browser.cookies.set("tidetable", "x" * 43)
        answer = await browser.post("/api/guests", json={"name": "Ada"})
    assert answer.status_code == 201
    assert "set-cookie" in answer.headers


async def test_a_token_counts_and_the_cookie_beside_it_does_not(
    house: House, newcomer: Newcomer
) -> None:
    ada, ben = await newcomer("Ada"), await newcomer("Ben")
    async with caller(house, cookie=f"tidetable={ben.token}") as http:
        bearer = {"authorization": f"Bearer {ada.token}"}
        both = await http.get("/api/me", headers=bearer)
        assert both.json()["name"] == "Ada"
        assert "set-cookie" not in both.headers
        wrong = await http.get("/api/me", headers={"authorization": "Bearer nobody"})
        assert problem(wrong) == (401, "unauthorized")
        away = await http.patch("/api/me", json={"name": "Adele"}, headers=bearer)
        assert away.json()["name"] == "Adele", "a token needs no origin"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada  ", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Jo\u200dão", "Jo\u200dão"),
        ("ندى", "ندى"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("x" * 32, "x" * 32),
        ("e\u0301" * 32, "é" * 32),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
async def test_a_name_is_trimmed_and_composed(house: House, given: str, kept: str) -> None:
    async with caller(house) as script:
        answer = await script.post("/api/guests", json={"name": given})
        assert answer.status_code == 201, answer.text
        assert answer.json()["name"] == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3000",
        "\u200d",
        "\u2800",
        "x" * 33,
        "x" * 300,
        "a\tb",
        "a\nb",
        "a\x00b",
        "a\x7fb",
        "a\u202eb",
        "a\u2066b\u2069",
        "\u200fAda",
        "a\u061cb",
        "a\u2028b",
        "a\ufeffb",
        "\ue000",
    ],
)
async def test_a_name_that_hides_or_turns_is_refused(house: House, name: str) -> None:
    async with caller(house) as script:
        answer = await script.post("/api/guests", json={"name": name})
        assert problem(answer) == (422, "name_invalid")


@pytest.mark.parametrize("name", [b"x" * 5000, rb"\ud800", rb"\ud800\udc00\udc00"])
async def test_what_cannot_be_a_name_at_all_is_refused_too(house: House, name: bytes) -> None:
    async with caller(house) as script:
        headers = {"content-type": "application/json"}
        body = b'{"name": "' + name + b'"}'
        status, code = problem(await script.post("/api/guests", content=body, headers=headers))
    assert status == 422
    assert code in {"name_invalid", "malformed"}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"Ada"',
        b'{"name": 1}',
        b'{"name": null}',
        b'{"name": "Ada", "language": "xx"}',
        b'{"name": "Ada", "admin": true}',
        b'\xff{"name": "Ada"}',
        b"[" * 30_000,
        b'{"name": ' + b"9" * 6000 + b"}",
    ],
)
async def test_a_body_that_is_none_is_malformed(house: House, body: bytes) -> None:
    async with caller(house) as script:
        headers = {"content-type": "application/json"}
        answer = await script.post("/api/guests", content=body, headers=headers)
    assert problem(answer) == (422, "malformed")


async def test_i_may_change_what_i_am(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    changes = {"name": " Adèle ", "language": "fr", "zone": "Europe/Paris"}
    me = await ada.call("PATCH", "/me", {**changes, "preferences": {"theme": "dark", "sound": 1}})
    assert (me["name"], me["language"], me["zone"]) == ("Adèle", "fr", "Europe/Paris")
    await ada.call("PATCH", "/me", {"preferences": {"sound": None, "motion": False}})
    me = await ada.call("GET", "/me")
    assert me["preferences"] == {"theme": "dark", "motion": False}
    assert me["name"] == "Adèle"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "\u202eAda"}, "name_invalid"),
        ({"name": ""}, "name_invalid"),
        ({"zone": "Europe/Atlantis"}, "malformed"),
        ({"zone": "../../etc/passwd"}, "malformed"),
        ({"zone": "Europe"}, "malformed"),
        ({"zone": "a\x00b"}, "malformed"),
        ({"language": "tlh"}, "malformed"),
        ({"preferences": {"x": "y" * 9000}}, "malformed"),
        ({"preferences": []}, "malformed"),
        ({"id": "somebody-else"}, "malformed"),
    ],
)
async def test_a_change_that_does_not_work_changes_nothing(
    newcomer: Newcomer, change: dict[str, object], code: str
) -> None:
    ada = await newcomer("Ada")
    before = await ada.call("GET", "/me")
    assert await ada.refused("PATCH", "/me", {"language": "de", **change}) == (422, code)
    assert await ada.call("GET", "/me") == before


async def test_nobody_is_refused_where_somebody_is_needed(house: House) -> None:
    async with caller(house) as nobody:
        for method, path in [
            ("GET", "/me"),
            ("PATCH", "/me"),
            ("POST", "/me/pass"),
            ("GET", "/me/devices"),
            ("DELETE", "/me/devices/x"),
            ("DELETE", "/session"),
            ("POST", "/tables"),
            ("GET", "/tables?status=mine"),
        ]:
            answer = await nobody.request(
                method, f"/api{path}", json={} if method in {"PATCH", "POST"} else None
            )
            assert problem(answer) == (401, "unauthorized"), f"{method} {path}"
