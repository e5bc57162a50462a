"""Who may import whom where import-linter cannot look: inside functions, and among games that no list names."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.tree import ROOT, told, under

PARTS = {"core", "bots"}  # folders of engines/ that are no games
# Not for rules: chance, clocks, the machine, and anything that goes on beside the caller.
IMPURE = {
    "asyncio", "concurrent", "ctypes", "datetime", "http", "io", "logging", "multiprocessing",
    "os", "pathlib", "pickle", "random", "secrets", "select", "selectors", "shutil", "signal",
    "socket", "socketserver", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading",
    "time", "urllib", "uuid",
}  # fmt: skip
# Where the machine may be touched, and why.
EXEMPT = {
    "engines/catalog.py": "looks for games on disk",
    "engines/core/console.py": "talks to a terminal",
    "engines/core/verify.py": "reads a record",
    "engines/core/conformance.py": "keeps a time budget",
    "engines/bots": "think in worker processes, against a clock",
}
FORBIDDEN_EVEN_THERE = {"asyncio", "random"}


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of every import; `from a import b` gives a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def inside_functions(tree: ast.AST) -> Iterator[int]:
    """Lines of imports that hide in a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Import | ast.ImportFrom):
                    yield inner.lineno


def games(root: Path = ROOT) -> list[str]:
    """The games of the house, found by looking."""
    return sorted(
        folder.name
        for folder in (root / "engines").glob("*/")
        if (folder / "__init__.py").is_file() and folder.name not in PARTS
    )


def impure(path: str, name: str) -> str | None:
    """Why a file of engines/ may not import a name from outside, if so."""
    top = name.split(".")[0]
    if top == "msgspec" or (top == "collections"):
        return None
    if top not in sys.stdlib_module_names:
        return f"engines need only the standard library and msgspec, not {top}"
    exempt = any(path == e or path.startswith(f"{e}/") for e in EXEMPT)
    if top in (FORBIDDEN_EVEN_THERE if exempt else IMPURE):
        return f"rules are pure: no {top}"
    return None


def among_engines(path: str, name: str, known: list[str]) -> str | None:
    """Why one part of engines/ may not import another, if so. `path` as in engines/high_tide/rules.py."""
    parts = path.split("/")
    mine = parts[1] if len(parts) > 2 else ""
    theirs = name.split(".")[1] if "." in name else ""
    match mine:
        case "":  # engines/catalog.py
            return None
        case "core" if theirs in known or theirs == "bots":
            return f"engines.core knows no {theirs}"
        case "core" if theirs == "catalog" and path not in EXEMPT:
            return "only core's programs look into the catalogue"
        case "bots" if theirs in known:
            return f"bots play over the contract only, not over {theirs}"
        case game if game in known and theirs not in {game, "core"}:
            return f"a game imports itself and engines.core, not engines.{theirs}"
        case _:
            return None


def imports(root: Path = ROOT) -> list[str]:
    """Imports inside functions of app/ and engines/, and what engines/ may not know."""
    problems = []
    known = games(root)
    for file in under(root, "app", "engines", suffixes=(".py",)):
        path = file.relative_to(root).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=path)
        for line in sorted(set(inside_functions(tree))):
            problems.append(told(root, file, line, "an import inside a function: redesign instead"))
        if not path.startswith("engines/"):
            continue
        for line, name in imported(tree):
            top = name.split(".")[0]
            if top == "app":
                why: str | None = "engines know nothing of the house"
            elif top == "engines":
                why = among_engines(path, name, known)
            else:
                why = impure(path, name)
            if why:
                problems.append(told(root, file, line, why))
    return problems
