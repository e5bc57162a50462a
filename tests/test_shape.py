"""The shape of the house: every game has its homes, and the checks of `make check` bite."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import check_catalogues, check_client, check_imports, check_text
from tools.tree import ROOT

Look = Callable[[Path], list[str]]

HOMES = (
    "engines/{game}/__init__.py",
    "static/games/{game}/index.js",
    "static/games/{game}/style.css",
    "static/games/{game}/de.ftl",
    "static/games/{game}/en.ftl",
    "static/games/{game}/fr.ftl",
    "tests/engines/test_{game}.py",
    "tests/static/{game}.test.js",
)


@pytest.mark.parametrize("game", check_imports.games())
def test_every_game_has_its_homes(game: str) -> None:
    missing = [h for home in HOMES if not (ROOT / (h := home.format(game=game))).is_file()]
    assert not missing


def test_no_board_is_drawn_for_a_game_that_is_not_there() -> None:
    drawn = {f.parent.name for f in ROOT.glob("static/games/*/index.js")}
    assert drawn <= set(check_imports.games())


@pytest.mark.parametrize(
    "look",
    [
        check_text.lines,
        check_text.hosts,
        check_client.client,
        check_catalogues.catalogues,
        check_imports.imports,
    ],
)
def test_the_house_keeps_its_own_rules(look: Look) -> None:
    assert look(ROOT) == []


def grow(root: Path, file: str, text: str) -> Path:
    """Put one file into a small house with two games."""
    for package in (
        "app",
        "engines",
        "engines/core",
        "engines/bots",
        "engines/chess",
        "engines/go",
    ):
        (root / package).mkdir(parents=True, exist_ok=True)
        (root / package / "__init__.py").write_text("")
    target = root / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return root


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("engines/chess/rules.py", "import random", "rules are pure: no random"),
        ("engines/chess/rules.py", "from time import time", "rules are pure: no time"),
        ("engines/chess/rules.py", "import sqlalchemy", "not sqlalchemy"),
        ("engines/chess/rules.py", "from app import settings", "know nothing of the house"),
        ("engines/chess/rules.py", "from engines.go import board", "not engines.go"),
        ("engines/chess/rules.py", "from engines.bots import greedy", "not engines.bots"),
        ("engines/chess/rules.py", "from engines import go", "not engines.go"),
        ("engines/core/play.py", "from engines.go.rules import Go", "knows no go"),
        ("engines/core/play.py", "from engines import catalog", "only core's programs"),
        ("engines/core/conformance.py", "import random", "no random"),
        ("engines/bots/greedy.py", "import engines.chess.rules", "contract only"),
        ("app/service.py", "def f() -> None:\n    import json", "inside a function"),
    ],
)
def test_an_import_against_the_storeys_is_found(
    tmp_path: Path, file: str, text: str, why: str
) -> None:
    (problem,) = check_imports.imports(grow(tmp_path, file, text))
    assert problem.startswith(f"{file}:")
    assert why in problem


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engines/chess/rules.py", "import msgspec\nfrom engines.core.types import Step\n"),
        (
            "engines/chess/rules.py",
            "from engines.chess.board import FILES\nfrom enum import Enum\n",
        ),
        ("engines/core/console.py", "import sys\nfrom engines.catalog import games\n"),
        ("engines/bots/search.py", "import time\nfrom engines.core.game import Game\n"),
        ("engines/catalog.py", "import pkgutil\nimport engines\n"),
    ],
)
def test_an_import_within_the_storeys_is_let_through(tmp_path: Path, file: str, text: str) -> None:
    assert check_imports.imports(grow(tmp_path, file, text)) == []


@pytest.mark.parametrize(
    "line",
    [
        'import { unsafeHTML } from "lit-html/directives/unsafe-html.js";',
        'import { styleMap } from "lit-html/directives/style-map.js";',
        "box.innerHTML = words;",
        "return html`<p style=${look}></p>`;",
        'return svg`<g style="fill: red"></g>`;',
        "const made = eval(words);",
    ],
)
def test_a_forbidden_word_in_client_code_is_found(tmp_path: Path, line: str) -> None:
    assert check_client.client(grow(tmp_path, "static/js/board.js", line))


def test_ordinary_client_code_is_let_through(tmp_path: Path) -> None:
    code = '// never innerHTML\nconst style = "x"; box.style.setProperty("--x", style);\n'
    assert check_client.client(grow(tmp_path, "static/js/board.js", code)) == []


def words(root: Path, **languages: str) -> list[str]:
    for language, text in languages.items():
        grow(root, f"static/i18n/{language}.ftl", text)
    return check_catalogues.catalogues(root)


def test_catalogues_that_say_the_same_are_let_through(tmp_path: Path) -> None:
    plural = "left = { $n ->\n    [one] one\n   *[other] { $n }\n }\n    .title = { $who }\n"
    assert words(tmp_path, en=plural, de=plural, fr="left = { $n }\n    .title = { $who }\n") == []


@pytest.mark.parametrize(
    ("de", "why"),
    [
        ("", "hello is missing"),
        ("hello = Hallo\n", "uses none; in en.ftl $name"),
        ("hello = Hallo { $name }\nextra = x\n", "extra is not in en.ftl"),
        ("hello = Hallo { $name\n", "not understood"),
        ("hello = Hallo { $name }\nhello = Hallo { $name }\n", "stands twice"),
        ("hello = Hallo { $name } { -house }\n", "-house, which nothing defines"),
    ],
)
def test_a_catalogue_that_differs_is_found(tmp_path: Path, de: str, why: str) -> None:
    model = "hello = Hello { $name }\n"
    assert any(why in problem for problem in words(tmp_path, en=model, de=de, fr=model))


def test_a_catalogue_that_is_not_there_is_found(tmp_path: Path) -> None:
    assert "this catalogue is missing" in words(tmp_path, en="a = a\n", de="a = a\n")[0]


def test_a_long_file_is_found(tmp_path: Path) -> None:
    assert check_text.lines(grow(tmp_path, "app/long.py", "\n" * 401))


def test_a_long_picture_is_let_through(tmp_path: Path) -> None:
    assert check_text.lines(grow(tmp_path, "static/art/board.svg", "\n" * 401)) == []


@pytest.mark.parametrize("host", check_text.HOSTS)
def test_a_registry_named_in_a_lock_is_found(tmp_path: Path, host: str) -> None:
    assert check_text.hosts(grow(tmp_path, "x.lock", f"url = https://{host}/x"))
