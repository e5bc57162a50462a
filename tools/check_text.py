"""What may not stand in a file, whatever its language: too many lines, a registry's host."""

from pathlib import Path

from tools.tree import ROOT, told, tracked

LIMIT = 400
LIMITED = {".py", ".js", ".css", ".ftl"}

# In parts, since this file is checked like any other. A lock that names no host works with any mirror.
HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
        ("rubygems", "org"),
    )
)


def lines(root: Path = ROOT) -> list[str]:
    """Source files longer than anyone reads in one go."""
    problems = []
    for file in tracked(root):
        if file.suffix in LIMITED:
            count = len(file.read_text(encoding="utf-8").splitlines())
            if count > LIMIT:
                problems.append(told(root, file, count, f"{count} lines; at most {LIMIT}"))
    return problems


def hosts(root: Path = ROOT) -> list[str]:
    """Tracked files that name a package registry's host."""
    problems = []
    for file in tracked(root):
        text = file.read_bytes().decode("utf-8", errors="replace").lower()
        if any(host in text for host in HOSTS):
            for number, line in enumerate(text.splitlines(), 1):
                problems += [
                    told(root, file, number, f"names the registry host {host}")
                    for host in HOSTS
                    if host in line
                ]
    return problems
