"""What client code may not use: ways around escaping, and styles that the security policy refuses."""

import re
from pathlib import Path

from tools.tree import ROOT, told, under

FORBIDDEN = {
    r"unsafe-?(html|svg|mathml)": "never put unescaped text into a page",
    r"\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write\b": "render with lit-html instead",
    r"\bstyleMap\b|style-map": "refused by the CSP: use style.setProperty or an attribute of the SVG",
    r"""[\s"'`]style=["'$\\]|setAttribute\(\s*["']style["']""": (
        "a style attribute is refused by the CSP: use a class, style.setProperty or an SVG attribute"
    ),
    r"\beval\(|new Function\(": "refused by the CSP",
}
PATTERNS = {re.compile(p, re.IGNORECASE): why for p, why in FORBIDDEN.items()}
COMMENT = re.compile(r"^\s*(//|/?\*|<!--)")


def client(root: Path = ROOT) -> list[str]:
    """Forbidden words in the client's modules, pages and art."""
    problems = []
    for file in under(root, "static", suffixes=(".js", ".html", ".svg")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if COMMENT.match(line):
                continue
            for pattern, why in PATTERNS.items():
                if found := pattern.search(line):
                    problems.append(told(root, file, number, f"{found[0].strip()}: {why}"))
    return problems
