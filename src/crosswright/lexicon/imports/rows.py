"""From rows as a file gives them to words: spelled, merged, or rejected with the reason."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import Language
from crosswright.lexicon.collector import no_collector
from crosswright.lexicon.own import RejectedLine
from crosswright.lexicon.word import MOST_SCORE, SHORTEST, ClueKind

MOST_CELLS = 21
"""No slot of a standard grid is longer."""

MOST_SHOWN = 80
"""Signs of a rejected row that are shown."""

_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")


class Row(NamedTuple):
    """What one row of a file says; `line` counts from 1. `lacks` says why there is no word, if so.

    A named tuple, for lists have millions of rows and each row is made and dropped at once.
    """

    line: int
    word: str
    clue: str = ""
    score: str = ""
    tags: tuple[str, ...] = ()
    lacks: str = "the word is empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows:
    """The rows of one file, what it turned out to be, and what was noticed on the way.

    `kind` is the kind of its clues."""

    format: str
    rows: Iterable[Row]
    kind: ClueKind = "straight"
    encoding: str = ""
    notes: tuple[str, ...] = ()


class ImportedWord(NamedTuple):
    """A word of an imported file; `score` is None where the list's default counts.

    A named tuple, for lists have millions of words.
    """

    written: str
    cells: tuple[str, ...]
    score: int | None = None
    clues: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """A file as read: `read` rows gave `words` and `rejected`, `merged` rows joined an earlier one."""

    name: str
    format: str
    encoding: str
    kind: ClueKind
    read: int
    merged: int
    words: tuple[ImportedWord, ...]
    rejected: tuple[RejectedLine, ...]
    notes: tuple[str, ...]


@dataclass(slots=True)
class _Tally:
    language: Language
    words: dict[tuple[str, ...], ImportedWord] = field(default_factory=dict)
    rejected: list[RejectedLine] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    read: int = 0
    merged: int = 0
    scores: dict[str, int] = field(default_factory=dict)

    def take(self, row: Row) -> None:
        self.read += 1
        try:
            word = self._word(row)
        except (LanguageError, WordListError) as error:
            shown = row.word or row.clue or row.score
            self.rejected.append(
                RejectedLine(line=row.line, text=shown[:MOST_SHOWN], reason=str(error))
            )
            return
        known = self.words.setdefault(word.cells, word)
        if known is not word:
            self.merged += 1
            self.words[word.cells] = _joined(known, word)

    def _word(self, row: Row) -> ImportedWord:
        written = row.word if row.word.isalpha() and row.word.isascii() else _composed(row.word)
        if not written:
            raise WordListError(row.lacks)
        cells = self.language.cells(written[: 10 * MOST_CELLS])
        if not SHORTEST <= len(cells) <= MOST_CELLS:
            limit = f"shorter than {SHORTEST}" if len(cells) < SHORTEST else f"over {MOST_CELLS}"
            raise WordListError(f"{len(cells)} cell{'' if len(cells) == 1 else 's'}, {limit}")
        clue = row.clue and _composed(row.clue)
        score = self._score(row) if row.score else None
        return ImportedWord(written, cells, score, (clue,) if clue else (), row.tags)

    def _score(self, row: Row) -> int:
        score = self.scores.get(row.score)
        return self._new_score(row) if score is None else score

    def _new_score(self, row: Row) -> int:
        if not _NUMBER.fullmatch(row.score):
            raise WordListError(f"the score {row.score[:20]!r} is no number")
        given = round(float(row.score.replace(",", ".")))
        score = max(0, min(MOST_SCORE, given))
        if score == given:
            self.scores[row.score] = score
        else:
            self.notes.append(f"line {row.line}: the score {given} of {row.word!r} became {score}")
        return score


def collect(rows: Rows, *, name: str, language: Language) -> Imported:
    """The words of the rows.

    The first score of a word stays; further clues are added.

    Raises:
        WordListError: when there is no row at all.
    """
    tally = _Tally(language)
    with no_collector():
        for row in rows.rows:
            tally.take(row)
    if not tally.read:
        raise WordListError(f"the word list {name!r} is empty; write one word a line")
    return Imported(
        name=name,
        format=rows.format,
        encoding=rows.encoding,
        kind=rows.kind,
        read=tally.read,
        merged=tally.merged,
        words=tuple(tally.words.values()),
        rejected=tuple(tally.rejected),
        notes=(*rows.notes, *tally.notes),
    )


def _composed(text: str) -> str:
    """A text on one line, each letter with its accent as one sign."""
    return " ".join((text if text.isascii() else unicodedata.normalize("NFC", text)).split())


def numbered(text: str, *, comment: str = "#") -> Iterator[tuple[int, str]]:
    """The lines of a text that say something, with their numbers from 1."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith(comment):
            yield number, line


def _joined(known: ImportedWord, more: ImportedWord) -> ImportedWord:
    if not (more.clues or more.tags) and (known.score is not None or more.score is None):
        return known
    return ImportedWord(
        written=known.written,
        cells=known.cells,
        score=more.score if known.score is None else known.score,
        clues=tuple(dict.fromkeys((*known.clues, *more.clues))),
        tags=tuple(dict.fromkeys((*known.tags, *more.tags))),
    )
