"""The sayings a person imported: a file a list, beside their words.

<home>/own/<language>/sayings/<name>.json    whose they are, and their texts
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from crosswright.errors import WordListError
from crosswright.languages import Language
from crosswright.lexicon.home import file_name, home, write_whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Saying:
    """A proverb, a quotation or a joke; one with a source is somebody's work."""

    text: str
    source: str = ""
    licence: str = ""

    @property
    def credit(self) -> str:
        """Whose it is and under which licence, "" for what is everybody's."""
        return f"{self.source} ({self.licence})" if self.licence else self.source


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptSayings:
    """An imported list of sayings, as it is named and credited."""

    name: str
    source: str = ""
    licence: str = ""
    texts: tuple[str, ...] = ()


class SayingShelf:
    """The lists of sayings a person keeps for one language."""

    def __init__(self, language: Language) -> None:
        self._folder = home() / "own" / language.plain_tag / "sayings"

    def lists(self) -> tuple[KeptSayings, ...]:
        """The lists in order of name."""
        found = []
        for path in sorted(self._folder.glob("*.json")):
            kept = json.loads(path.read_text(encoding="utf-8"))
            found.append(KeptSayings(**{**kept, "texts": tuple(kept["texts"])}))
        return tuple(sorted(found, key=lambda kept: kept.name))

    def sayings(self) -> Iterator[Saying]:
        """Every saying of every list."""
        for kept in self.lists():
            for text in kept.texts:
                yield Saying(text=text, source=kept.source, licence=kept.licence)

    def put(self, kept: KeptSayings) -> None:
        """Keep a list, in the place of one with its name.

        Raises:
            OutputError: when the folder cannot be written.
        """
        whole = {
            "name": kept.name,
            "source": kept.source,
            "licence": kept.licence,
            "texts": kept.texts,
        }
        write_whole(self._path(kept.name), [json.dumps(whole, ensure_ascii=False)])

    def remove(self, name: str) -> None:
        """Keep a list no longer.

        Raises:
            WordListError: when there is none of this name.
        """
        path = self._path(name)
        if not path.is_file():
            known = ", ".join(kept.name for kept in self.lists())
            raise WordListError(f"there are no sayings {name!r}; kept are {known or 'none'}")
        path.unlink()

    def _path(self, name: str) -> Path:
        return self._folder / f"{file_name(name)}.json"
