"""What a person keeps for a language: imported lists in an order, and edits apart from them.

    <home>/own/<language>/lists.json     the names of the lists, the one that counts most first
    <home>/own/<language>/<name>.jsonl   a list: what it is, then a word a line
    <home>/own/<language>/edits.tsv      bans, scores and clues given by hand: the last word on a word

A list that is imported again under its name replaces the old one; the edits are never touched.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from hashlib import file_digest, sha256
from itertools import chain, islice
from pathlib import Path
from typing import Any, Literal, TextIO, get_args

from crosswright.errors import WordListError
from crosswright.languages import Language
from crosswright.lexicon.home import file_name, home, write_whole
from crosswright.lexicon.imports import ImportedWord
from crosswright.lexicon.own import OwnWord
from crosswright.lexicon.word import ClueKind, ClueText

EditKind = Literal["ban", "score", "clue"]
EDIT_KINDS: tuple[EditKind, ...] = get_args(EditKind)


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptList:
    """An imported list. Its words join the language's, unless it is kept for its `clues_only`.

    A person's own clues have no `source`; those of a published dictionary name it and its licence.
    """

    name: str
    kind: ClueKind = "straight"
    source: str = ""
    licence: str = ""
    clues_only: bool = False
    default_score: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """What a person decided on one word: a ban, a score, or a clue."""

    kind: EditKind
    written: str
    value: str = ""


KeptRows = tuple[KeptList, Iterator[list[Any]]]
"""A list and its rows: how a word is written, its score or None, its clues."""

AT_A_TIME = 10_000
"""Rows of a list that are parsed in one go."""


class Shelf:
    """The lists and edits a person keeps for one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._folder = home() / "own" / language.plain_tag

    def lists(self) -> tuple[KeptList, ...]:
        """The lists, the one that counts most first."""
        return tuple(kept for kept, _ in self.opened())

    def put(self, kept: KeptList, words: Iterable[ImportedWord], *, first: bool = False) -> None:
        """Keep a list, in the place of one with its name, or else after (before) all others.

        Raises:
            OutputError: when the folder cannot be written.
        """
        head = json.dumps(asdict(kept), ensure_ascii=False)
        names = [x.name for x in self.lists()]
        if kept.name not in names:
            names.insert(0 if first else len(names), kept.name)
        self._write(f"{file_name(kept.name)}.jsonl", chain([head], map(_line, words)))
        self._write("lists.json", [json.dumps(names, ensure_ascii=False)])

    def remove(self, name: str) -> None:
        """Keep a list no longer.

        Raises:
            WordListError: when there is none of this name.
        """
        names = [x.name for x in self.lists()]
        if name not in names:
            raise WordListError(f"there is no list {name!r}; kept are {', '.join(names) or 'none'}")
        left = [x for x in names if x != name]
        self._write("lists.json", [json.dumps(left, ensure_ascii=False)])
        (self._folder / f"{file_name(name)}.jsonl").unlink(missing_ok=True)

    def edits(self) -> tuple[Edit, ...]:
        """The edits in the order they were made."""
        found = []
        for line in self._read("edits.tsv").splitlines():
            kind, _, rest = line.partition("\t")
            written, _, value = rest.partition("\t")
            known = next((x for x in EDIT_KINDS if x == kind), None)
            if known is not None and written:
                found.append(Edit(kind=known, written=written, value=value))
        return tuple(found)

    def edit(self, *edits: Edit) -> None:
        """Add edits; a ban and a score overrule what was said of the word before.

        Raises:
            LanguageError: for a word the language cannot spell.
            WordListError: for a score that is no number from 0 to 100.
            OutputError: when the folder cannot be written.
        """
        for edit in edits:
            self._language.cells(edit.written)
            if edit.kind == "score" and not (edit.value.isdecimal() and int(edit.value) <= 100):
                raise WordListError(f"the score {edit.value!r} is no number from 0 to 100")
        rows = (*self.edits(), *edits)
        lines = [
            f"{x.kind}\t{' '.join(x.written.split())}\t{' '.join(x.value.split())}" for x in rows
        ]
        self._write("edits.tsv", dict.fromkeys(lines))

    def edited_words(self) -> tuple[OwnWord, ...]:
        """The words of bans and scores once each; a banned one has the score 0."""
        words: dict[tuple[str, ...], OwnWord] = {}
        for edit in self.edits():
            if edit.kind != "clue":
                cells = self._language.cells(edit.written)
                score = int(edit.value) if edit.kind == "score" else 0
                words[cells] = OwnWord(written=edit.written, cells=cells, score=score)
        return tuple(words.values())

    def edited_clues(self) -> dict[bytes, tuple[ClueText, ...]]:
        """The clues given by hand, by the glyphs of their answers."""
        found: dict[bytes, list[ClueText]] = {}
        for edit in self.edits():
            if edit.kind == "clue":
                glyphs = self._language.glyphs(self._language.cells(edit.written))
                found.setdefault(glyphs, []).append(ClueText(text=edit.value, kind="straight"))
        return {glyphs: tuple(dict.fromkeys(texts)) for glyphs, texts in found.items()}

    def opened(self) -> Iterator[KeptRows]:
        """The lists with their rows, the one that counts most first."""
        for path in self._paths():
            with path.open(encoding="utf-8", newline="\n") as file:
                yield KeptList(**json.loads(file.readline())), _rows(file)

    def content(self) -> str | None:
        """A sum over all that stands in the lists, and their order; None when there is no list."""
        paths = self._paths()
        if not paths:
            return None
        whole = sha256()
        for path in paths:
            with path.open("rb") as file:
                whole.update(file_digest(file, "sha256").digest())
        return whole.hexdigest()

    def size(self) -> int:
        """How many bytes the lists take."""
        return sum(path.stat().st_size for path in self._paths())

    def _paths(self) -> tuple[Path, ...]:
        """The files of the lists, the one that counts most first."""
        named = json.loads(self._read("lists.json") or "[]")
        paths = (self._folder / f"{file_name(name)}.jsonl" for name in named)
        return tuple(path for path in paths if path.is_file())

    def _read(self, name: str) -> str:
        try:
            return (self._folder / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def _write(self, name: str, lines: Iterable[str]) -> None:
        write_whole(self._folder / name, lines)


def _rows(file: TextIO) -> Iterator[list[Any]]:
    """The words of a list; many are parsed at a time, for lists have millions."""
    while lines := list(islice(file, AT_A_TIME)):
        yield from json.loads(f"[{','.join(lines)}]")


def _line(word: ImportedWord) -> str:
    """A word as a line of JSON; most need no encoder."""
    if word.clues or not word.written.isalpha():
        return json.dumps([word.written, word.score, *word.clues], ensure_ascii=False)
    return f'["{word.written}", {"null" if word.score is None else word.score}]'
