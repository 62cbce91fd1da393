"""The tables that the records of a corpus share: clues, phrases, and what many puzzles have alike.

A row is numbered when it is first asked for, so puzzles added in the same order give the same
tables, whoever made them.
"""

import json
from typing import Any

from crosswright.errors import FormatError
from crosswright.model import Clue, ClueKind

ClueRow = tuple[str, str, str, str, str, bool]
"""How the answer is written, the clue ("" for none), its kind, its source, its licence, and whether
the word is a person's own."""

PhraseRow = tuple[str, str, str]
"""A hidden phrase, its setup, and how it is hidden."""

Added = tuple[str, str]
"""Which table, and the new row as JSON."""


def row_of(written: str, clue: Clue | None, *, own: bool) -> ClueRow:
    """The row of an answer as it is written and asked for.

    Raises:
        FormatError: for a clue that is a picture, or marks its fodder.
    """
    if clue is None:
        return (written, "", "", "", "", own)
    if clue.picture is not None or clue.fodder:
        raise FormatError(f"a record cannot hold the picture or the fodder of {clue.text!r}")
    return (written, clue.text, clue.kind.value, clue.source, clue.licence, own)


class Tables:
    """Rows by number; a number once given stands for the same row for ever.

    `added` lists the rows numbered since somebody last emptied it.
    """

    def __init__(self) -> None:
        self.added: list[Added] = []
        self._frames: dict[str, int] = {}
        self._frame_rows: list[str] = []
        self._phrase_rows: list[PhraseRow] = []
        self._phrases: dict[PhraseRow, int] = {}
        self._clues: dict[str, dict[str, list[ClueRow]]] = {}

    def frame(self, frame: str) -> int:
        """The number of what stands around a puzzle, as JSON: kind, law, language, size, notes."""
        if frame not in self._frames:
            self._frames[frame] = len(self._frames)
            self._frame_rows.append(frame)
            self.added.append(("frame", frame))
        return self._frames[frame]

    def frame_at(self, number: int) -> dict[str, Any]:
        """What stands around a puzzle.

        Raises:
            FormatError: for a number that no frame has.
        """
        found: dict[str, Any] = json.loads(_at(self._frame_rows, number, "frame"))
        return found

    def phrase(self, row: PhraseRow) -> int:
        """The number of a hidden phrase."""
        if row not in self._phrases:
            self._phrases[row] = len(self._phrases)
            self._phrase_rows.append(row)
            self.added.append(("phrase", json.dumps(row, ensure_ascii=False)))
        return self._phrases[row]

    def phrase_at(self, number: int) -> PhraseRow:
        """A hidden phrase.

        Raises:
            FormatError: for a number that no phrase has.
        """
        row: PhraseRow = _at(self._phrase_rows, number, "phrase")
        return row

    def clue(self, language: str, answer: str, row: ClueRow) -> int:
        """Which of the rows of an answer (its letters as signs) is this one."""
        rows = self._clues.setdefault(language, {}).setdefault(answer, [])
        if row not in rows:
            rows.append(row)
            listed = [language, answer, *row]
            self.added.append(("clue", json.dumps(listed, ensure_ascii=False)))
        return rows.index(row)

    def clue_at(self, language: str, answer: str, place: int) -> tuple[str, Clue | None, bool]:
        """How an answer is written, its clue, and whether it is a person's own.

        Raises:
            FormatError: for a row that is not there.
        """
        rows = self._clues.get(language, {}).get(answer, [])
        written, text, kind, source, licence, own = _at(rows, place, f"clue of {answer!r}")
        if not text:
            return written, None, own
        clue = Clue(text=text, kind=ClueKind(kind), source=source, licence=licence)
        return written, clue, own

    def has_room(self, language: str, answer: str, row: ClueRow, *, most: int) -> bool:
        """Whether an answer has this row, or still fewer than `most`."""
        rows = self._clues.get(language, {}).get(answer, [])
        return row in rows or len(rows) < most

    def add(self, added: Added) -> None:
        """Add a row that `added` once named; they come in the order in which they were numbered."""
        what, text = added
        if what == "frame":
            self.frame(text)
        elif what == "phrase":
            one, two, three = json.loads(text)
            self.phrase((one, two, three))
        else:
            language, answer, *row = json.loads(text)
            a, b, c, d, e, own = row
            self.clue(language, answer, (a, b, c, d, e, own))
        self.added.clear()

    def to_bytes(self) -> bytes:
        """The tables as one JSON document; the same tables give the same bytes."""
        document = {
            "frames": [json.loads(text) for text in self._frame_rows],
            "phrases": self._phrase_rows,
            "clues": self._clues,
        }
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> "Tables":
        """The tables `to_bytes` wrote.

        Raises:
            FormatError: for bytes that are no tables.
        """
        tables = cls()
        try:
            document = json.loads(data)
            for frame in document["frames"]:
                tables.frame(json.dumps(frame, ensure_ascii=False, sort_keys=True))
            for one, two, three in document["phrases"]:
                tables.phrase((one, two, three))
            for language, answers in document["clues"].items():
                for answer, rows in answers.items():
                    for a, b, c, d, e, own in rows:
                        tables.clue(language, answer, (a, b, c, d, e, own))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise FormatError("the shared tables of the corpus are spoiled") from None
        tables.added.clear()
        return tables


def _at(rows: list[Any], number: int, what: str) -> Any:
    if not 0 <= number < len(rows):
        raise FormatError(f"the shared tables have no {what} with the number {number}")
    return rows[number]
