"""The house's own words in three languages, from the catalogues the client reads too; it knows no pages."""

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from app.settings import LANGUAGES


class Words:
    """`say(language, id, …)`: the message, or its id when a catalogue lacks it."""

    def __init__(self, static: Path) -> None:
        self._bundles: dict[str, Any] = {}
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for file in sorted((static / "i18n").glob(f"{language}*.ftl")):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles[language] = bundle

    def say(self, language: str, key: str, **values: str) -> str:
        """The message `key` in a language of the house."""
        bundle = self._bundles[language]
        if not bundle.has_message(key):
            return key
        text, _ = bundle.format_pattern(bundle.get_message(key).value, values)
        return str(text)
