"""Hold clues against the law: those of a puzzle, or of a list that is no puzzle yet."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import PurePath

from crosswright.audit import Finding, Profile, Severity, audit
from crosswright.errors import MissingData
from crosswright.lexicon import CluedList, CluedWord, Lexicon, RejectedLine, load
from crosswright.model import (
    VOID,
    Cell,
    Clue,
    ClueKind,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Slot,
    Square,
    marked_clue,
)
from crosswright.pipeline.check import check
from crosswright.pipeline.crisscross import read_clued
from crosswright.pipeline.files import load as load_puzzle

__all__ = ["ClueReport", "lint_clues"]

Note = Callable[[str], None]

LISTS = frozenset({"", ".csv", ".tsv", ".txt", ".list"})
"""Endings of files that are read as lists of words with clues; all others are puzzles."""

LIST_LAW = Profile(name="list of clues", is_list=True)

ABOUT_CLUES = "CW4"
"""What the codes of rules about clues start with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueReport:
    """What the rules say of a set of clues.

    `rejected` are lines of a list that could not be used, `unlike` those whose kind nobody knows.
    """

    file: str
    language: str
    clues: int
    findings: tuple[Finding, ...]
    rejected: tuple[RejectedLine, ...] = ()
    unlike: tuple[str, ...] = ()

    @property
    def is_clean(self) -> bool:
        """Whether nothing is to be mended; notes stain nothing."""
        faults = [x for x in self.findings if x.severity is not Severity.NOTE]
        return not (faults or self.rejected or self.unlike)


def lint_clues(file: str, *, tag: str | None = None, on_note: Note | None = None) -> ClueReport:
    """The faults of the clues in a file: a list by its ending (.csv, .tsv, .txt), or a puzzle.

    A list is in the language with this tag, or in the one its words fit best.

    Raises:
        UsageError: for a file that cannot be read.
        WordListError: for a list that gives no word.
        FormatError: for a file that is no puzzle.
    """
    if PurePath(file).suffix.lower() not in LISTS:
        puzzle = load_puzzle(file, language=tag).puzzle
        return _report(file, puzzle, check(puzzle, on_note=on_note).findings)
    listed, spoken = read_clued(file, tag)
    sheet, unlike = _sheet(listed, spoken)
    found = audit(sheet, LIST_LAW, lexicon=_lexicon(spoken, on_note)).findings
    report = _report(file, sheet, found)
    return replace(report, rejected=listed.rejected, unlike=unlike)


def _report(file: str, puzzle: Puzzle, findings: tuple[Finding, ...]) -> ClueReport:
    return ClueReport(
        file=file,
        language=puzzle.language,
        clues=sum(entry.clue is not None for entry in puzzle.entries),
        findings=tuple(x for x in findings if x.code.startswith(ABOUT_CLUES)),
    )


def _lexicon(tag: str, on_note: Note | None) -> Lexicon | None:
    try:
        return load(tag, on_note=on_note)
    except MissingData as error:
        if on_note is not None:
            on_note(str(error))
        return None


def _sheet(listed: CluedList, tag: str) -> tuple[Puzzle, tuple[str, ...]]:
    """A list laid on a sheet, one answer a row and numbered by its line, for the rules to read."""
    unlike: list[str] = []
    width = max(len(word.cells) for word in listed.words)
    rows: list[tuple[Cell, ...]] = []
    entries = []
    for row, word in enumerate(listed.words):
        letters = [LetterCell(letter=letter) for letter in word.cells]
        rows.append((*letters, *[VOID] * (width - len(letters))))
        squares = tuple(Square(row, col) for col in range(len(letters)))
        entries.append(
            Entry(
                slot=Slot(squares, Direction.ACROSS),
                answer=word.cells,
                phrase=word.written,
                clue=_clue(word, unlike),
                number=word.line,
            )
        )
    sheet = Puzzle(
        kind="crossword",
        metadata=Metadata(language=tag),
        grid=Grid(cells=tuple(rows)),
        entries=tuple(entries),
    )
    return sheet, tuple(unlike)


def _clue(word: CluedWord, unlike: list[str]) -> Clue | None:
    if not word.clue:
        return None
    kind = next((x for x in ClueKind if x.value == word.kind), ClueKind.STRAIGHT)
    if word.kind and kind.value != word.kind:
        known = ", ".join(x.value for x in ClueKind)
        unlike.append(f"line {word.line}: unknown kind of clue {word.kind!r}; known are {known}")
    return marked_clue(word.clue, kind=kind)
