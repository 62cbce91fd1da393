"""What a quick maker gives back: puzzles with their pictures, and everything that must be told."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from crosswright.engines import CancelFlag
from crosswright.formats import FORMATS, write
from crosswright.lexicon import CluedList, CluedWord
from crosswright.model import Found, Limits, Outcome, Puzzle, Size
from crosswright.pipeline.arguments import whole_of
from crosswright.pipeline.check import Severity, check
from crosswright.pipeline.quick.reading import ReadList
from crosswright.render import svg

Step = Literal["read", "search", "draw"]
"""What a maker is at: it reads list and words, it searches, it checks and draws what it found."""

MOST_SEED = 2**63 - 1
MOST_SIDE = 100

TOLD_OTHERWISE = frozenset({"CW401"})
"""Findings that the other facts tell: clues still to be written."""

NO_ROOM = "no place for it in this grid"
"""Why a word that was only offered is not there."""


def size_in(rows: int, cols: int) -> Size | None:
    """A size as forms give it: none where both are 0, a square where one is.

    Raises:
        UsageError: for a size nobody can mean.
    """
    for name, side in (("rows", rows), ("cols", cols)):
        whole_of(name, side, least=0, most=MOST_SIDE)
    return Size(rows or cols, cols or rows) if rows or cols else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """What a maker works with: its time, its flag, and who hears how far it is."""

    seconds: float
    cancel: CancelFlag
    tell: Callable[[dict[str, Any]], None] = field(default=lambda _: None)

    @property
    def limits(self) -> Limits:
        """The time as the engines take it."""
        return Limits(seconds=self.seconds)

    def begin(self, step: Step, *, number: int = 1, count: int = 1) -> None:
        """Tell which step begins, and which of how many puzzles it is for."""
        self.tell({"step": step, "number": number, "count": count})


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """What every family works from: the list as it was read, its language, the seed.

    `note` hears what the person should know.
    """

    language: str
    words: CluedList
    seed: int
    note: Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class MadePuzzle:
    """One puzzle; `version` is "" where there is one, else A, B, C.

    `document` is our ipuz, `blank` and `key` are SVG. `missing` are the words that found no place,
    each with the reason; `findings` what the audit warns of; `unclued` counts clues to be written.
    """

    version: str
    title: str
    document: str
    blank: str
    key: str
    size: str
    words: int
    unclued: int
    phrase: str
    setup: str
    missing: tuple[tuple[str, str], ...]
    findings: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What came of an order: `ending` is found, infeasible, limit or cancelled.

    Where it is not found, `reason` says why, and `clash` what cannot go together.
    """

    family: str
    seed: int
    ending: str
    reason: str = ""
    clash: tuple[str, ...] = ()
    puzzles: tuple[MadePuzzle, ...] = ()
    notes: tuple[str, ...] = ()
    reading: ReadList | None = None

    def plain(self) -> dict[str, Any]:
        """As plain values."""
        reading = None if self.reading is None else self.reading.plain()
        return asdict(self) | {"reading": reading}


_ENDINGS = {
    "Found": "found",
    "Infeasible": "infeasible",
    "LimitReached": "limit",
    "Cancelled": "cancelled",
}


def made_of(
    family: str,
    outcomes: Sequence[Outcome[Puzzle]],
    *,
    seed: int,
    bench: Bench,
    notes: Iterable[str] = (),
    reading: ReadList | None = None,
    wanted: Iterable[CluedWord] = (),
) -> Made:
    """The outcomes of one order, in the order of their versions; the first failure ends it.

    `wanted` are words that were offered to a grid: those it did not take are told as missing.
    """
    offered = tuple(wanted)
    puzzles: list[Puzzle] = []
    ending, reason, clash = "found", "", ()
    for outcome in outcomes:
        if not isinstance(outcome, Found):
            ending, reason = _ENDINGS[type(outcome).__name__], outcome.reason
            clash = tuple(getattr(outcome, "clash", ()))
            break
        puzzles.append(outcome.result)
    count = len(puzzles)
    made = []
    for number, puzzle in enumerate(puzzles):
        bench.begin("draw", number=number + 1, count=count)
        version = chr(ord("A") + number) if count > 1 else ""
        made.append(shown(puzzle, version=version, wanted=offered))
    return Made(
        family=family,
        seed=seed,
        ending=ending,
        reason=reason,
        clash=clash,
        puzzles=tuple(made),
        notes=tuple(dict.fromkeys(notes)),
        reading=reading,
    )


def shown(puzzle: Puzzle, *, version: str = "", wanted: Iterable[CluedWord] = ()) -> MadePuzzle:
    """A puzzle with everything a page shows of it."""
    answers = {entry.answer for entry in puzzle.entries}
    told = {x.word for x in puzzle.unplaced}
    absent = [
        (word.written, NO_ROOM)
        for word in wanted
        if word.cells not in answers and word.written not in told
    ]
    hidden = puzzle.hidden_phrase
    report = check(puzzle)
    return MadePuzzle(
        version=version,
        title=puzzle.title,
        document=write(puzzle, FORMATS["ipuz"]).data.decode(),
        blank=svg(puzzle),
        key=svg(puzzle, key=True),
        size=str(puzzle.grid.size),
        words=len(puzzle.entries) or sum(not x.bonus for x in puzzle.placements),
        unclued=sum(entry.clue is None for entry in puzzle.entries),
        phrase="" if hidden is None else hidden.text,
        setup="" if hidden is None else hidden.setup,
        missing=(*((x.word, x.reason) for x in puzzle.unplaced), *absent),
        findings=tuple(
            str(x)
            for x in report.findings
            if x.severity is not Severity.NOTE and x.code not in TOLD_OTHERWISE
        ),
    )
