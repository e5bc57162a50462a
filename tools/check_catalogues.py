"""The words of the house and of its games: the same messages, with the same variables, in every language."""

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.tree import ROOT, told

LANGUAGES = ("en", "de", "fr")  # the first is what the others are held against


class References(Visitor):
    """Collects what one pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.ids: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.ids.add(f"-{node.id.name}")
        if node.arguments:
            self.visit(node.arguments)


@dataclass
class Catalogue:
    """One .ftl file: its messages' variables, the terms it defines, and where each message stands."""

    file: Path
    variables: dict[str, set[str]] = field(default_factory=dict)  # also "id.attribute"
    terms: set[str] = field(default_factory=set)
    references: dict[str, set[str]] = field(default_factory=dict)
    line: dict[str, int] = field(default_factory=dict)


def read(root: Path, file: Path, problems: list[str]) -> Catalogue:
    """Parse one file; what cannot be parsed or stands twice becomes a problem."""
    text = file.read_text(encoding="utf-8")
    catalogue = Catalogue(file)
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "not Fluent"
            problems.append(told(root, file, line, f"not understood: {why}"))
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in catalogue.line:
                problems.append(told(root, file, line, f"{name} stands twice"))
            catalogue.line[name] = line
            patterns = [(name, entry.value)] if entry.value else []
            patterns += [(f"{name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in patterns:
                seen = References()
                seen.visit(pattern)
                catalogue.line.setdefault(key, line)
                catalogue.references[key] = seen.ids
                if isinstance(entry, ast.Term):
                    catalogue.terms.add(name)
                else:
                    catalogue.variables[key] = seen.variables
    return catalogue


def listing(names: set[str]) -> str:
    return ", ".join(f"${n}" for n in sorted(names)) or "none"


def compare(root: Path, model: Catalogue, other: Catalogue) -> list[str]:
    """What one language lacks, has too much, or fills in differently."""
    problems = []
    for key, variables in model.variables.items():
        if key not in other.variables:
            problems.append(told(root, other.file, 1, f"{key} is missing"))
        elif other.variables[key] != variables:
            mine, theirs = listing(other.variables[key]), listing(variables)
            what = f"{key} uses {mine}; in {model.file.name} {theirs}"
            problems.append(told(root, other.file, other.line[key], what))
    for key in other.variables.keys() - model.variables.keys():
        what = f"{key} is not in {model.file.name}"
        problems.append(told(root, other.file, other.line[key], what))
    return sorted(problems)


def catalogues(root: Path = ROOT) -> list[str]:
    """Every folder of catalogues, the house's first."""
    problems: list[str] = []
    house: dict[str, set[str]] = {}
    words = root / "static/i18n"
    folders = [words, *sorted(words.glob("*/")), *sorted((root / "static/games").glob("*"))]
    for folder in folders:
        if not any(folder.glob("*.ftl")):
            continue
        read_here: list[Catalogue] = []
        for language in LANGUAGES:
            file = folder / f"{language}.ftl"
            if not file.is_file():
                problems.append(told(root, file, 1, "this catalogue is missing"))
                continue
            catalogue = read(root, file, problems)
            read_here.append(catalogue)
            defined = {k for k in catalogue.line if "." not in k}
            if folder == folders[0]:
                house[language] = defined
            for key, ids in catalogue.references.items():
                for name in sorted(ids - defined - house.get(language, set())):
                    what = f"{key} refers to {name}, which nothing defines"
                    problems.append(told(root, file, catalogue.line[key], what))
        for other in read_here[1:]:
            problems += compare(root, read_here[0], other)
    return problems
