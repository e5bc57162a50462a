"""What the house serves besides its API: one shell for every page, files, the API's own document."""

import re

import httpx
import pytest

from tests.app.conftest import Newcomer, OpenHouse, Visit
from tests.app.guests import caller, problem
from tests.app.house import House

ACCEPT = "text/html,application/xhtml+xml"


@pytest.mark.parametrize("path", ["/", "/me", "/rules/high_tide", "/verify", "/play/high_tide"])
async def test_every_page_is_the_shell_in_the_readers_language(house: House, path: str) -> None:
    async with caller(house, accept=ACCEPT, accept_language="fr-CH, de;q=0.5") as http:
        answer = await http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-language"] == "fr"
        assert '<html lang="fr"' in answer.text
        assert "%" + "TITLE%" not in answer.text


async def test_an_invite_link_unfurls_with_the_hosts_name_and_no_markup(
    house: House, newcomer: Newcomer
) -> None:
    name = '"><b>Ada</b>&amp;'
    ada = await newcomer(name)
    code = (await ada.lay())["code"]
    async with caller(house, accept=ACCEPT, accept_language="en") as http:
        text = (await http.get(f"/t/{code}")).text
    assert "<b>Ada" not in text
    title = re.search(r'property="og:title" content="([^"]*)"', text)
    assert title is not None
    assert "&lt;b&gt;Ada&lt;/b&gt;&amp;amp;" in title[1]
    assert "Pearls" in title[1]
    picture = re.search(r'property="og:image" content="([^"]*)"', text)
    assert picture is not None
    assert picture[1].startswith(house.url)


async def test_the_policy_lets_in_nothing_foreign_and_nothing_inline_but_the_import_map(
    house: House,
) -> None:
    async with caller(house, accept=ACCEPT) as http:
        policy = (await http.get("/")).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http:" not in policy
    assert policy.count("'sha256-") == 1
    assert "default-src 'none'" in policy


async def test_an_address_that_leads_nowhere_is_a_page_and_below_the_api_a_problem(
    house: House,
) -> None:
    async with caller(house, accept=ACCEPT) as http:
        lost = await http.get("/nowhere/at/all")
        assert (lost.status_code, "<html" in lost.text) == (404, True)
        for path in ("/api/nowhere", "/static/nowhere.js", "/static/../app/settings.py"):
            assert (await http.get(path)).status_code == 404
        assert problem(await http.get("/api/nowhere")) == (404, "not_found")
        assert (await http.post("/nowhere")).status_code == 404


async def test_the_clients_files_are_served_and_nothing_beside_them(house: House) -> None:
    async with caller(house) as http:
        script = await http.get("/static/js/main.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "no-cache"
        again = await http.get(
            "/static/js/main.js", headers={"if-none-match": script.headers["etag"]}
        )
        assert again.status_code == 304
        for path in ("/static/%2e%2e/pyproject.toml", "/static//etc/passwd"):
            assert (await http.get(path)).status_code == 404


async def test_the_document_of_the_api_names_every_call_and_every_refusal(house: House) -> None:
    async with caller(house) as http:
        document = (await http.get("/api/openapi.json")).json()
        page = await http.get("/api/docs")
    assert page.status_code == 200
    paths = document["paths"]
    for path in (
        "/api/guests", "/api/me", "/api/me/pass", "/api/me/devices", "/api/session", "/api/games",
        "/api/tables", "/api/tables/{code}", "/api/tables/{code}/seats",
        "/api/tables/{code}/seats/me/salt", "/api/tables/{code}/start",
        "/api/tables/{code}/answers", "/api/tables/{code}/undo", "/api/tables/{code}/view",
        "/api/tables/{code}/talk", "/api/tables/{code}/record", "/api/tables/{code}/rematch",
    ):  # fmt: skip
        assert path in paths, path
    for path, calls in paths.items():
        for verb, call in calls.items():
            if verb in {"post", "put", "patch"} and call.get("requestBody"):
                assert {"403", "413", "422", "429"} <= set(call["responses"]), (verb, path)
            for status, answer in call["responses"].items():
                if status in {"403", "404", "409", "422", "429"}:
                    assert "application/problem+json" in answer["content"], (verb, path, status)
    assert "Problem" in document["components"]["schemas"]
    assert any(name.startswith("high_tide.") for name in document["components"]["schemas"])


async def test_watchdogs_are_told_how_the_house_is(house: House) -> None:
    async with caller(house) as http:
        assert (await http.get("/healthz")).status_code == 200
        ready = await http.get("/readyz")
        assert ready.status_code == 200
        assert ready.json() == {"bus": True, "database": True, "migrations": True}
        assert (await http.get("/metrics")).status_code == 404, "not on the public address"


async def test_what_the_house_counts_is_told_on_a_port_of_its_own(
    open_house: OpenHouse, visit: Visit, free_port: int
) -> None:
    house = open_house(metrics_port=free_port)
    ada = await visit(house, "Ada")
    code = (await ada.lay())["code"]
    async with ada.watch(code) as eye:
        await eye.next("table")
        async with httpx.AsyncClient() as http:
            told = (await http.get(f"http://127.0.0.1:{free_port}/metrics")).text
    assert "tidetable_sockets 1.0" in told
    assert 'tidetable_http_requests_total{status="201"} 2.0' in told
    assert "tidetable_moves_total 0.0" in told
    assert "process_resident_memory_bytes" in told
