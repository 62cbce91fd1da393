"""Fill a mask with words: every slot gets an answer, and crossing answers agree."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from crosswright.engines.problem import FillProblem, Words, fill_problem
from crosswright.model import (
    Cancelled,
    Facts,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Scalar,
    Slot,
    Square,
)
from crosswright.native import CancelFlag, FillResult, Progress
from crosswright.native import fill as native_fill

MOST_NAMED = 6
"""So many slots of a clash are named in a sentence; the rest are counted."""
MOST_LOCAL = 24
"""With more slots a clash is nowhere in particular, and none is named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What fills a slot: its cells, and the id of the word; None when the mask gave it whole."""

    slot: Slot
    cells: tuple[str, ...]
    word: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fill:
    """A mask with its answers, across then down, each in reading order.

    A partial fill, as a limit leaves it, has answers for some slots only; `letters` may then know
    a few squares more than they cover.
    """

    mask: Mask
    answers: tuple[Answer, ...]
    letters: Facts[Square, str]

    @property
    def is_full(self) -> bool:
        """Whether every open square has its letter."""
        return len(self.letters) == len(self.mask.open_squares())


def fill(
    mask: Mask,
    lexicon: Words,
    *,
    seed: int = 0,
    limits: Limits = Limits(),
    min_score: int = 0,
    shortest: int = 3,
    unique: bool = True,
    roots: bool = True,
    longest_shared: int | None = None,
    words: Mapping[Slot, Iterable[int]] | None = None,
    climb: int = 0,
    threads: int = 1,
    balanced: bool = False,
    without: Sequence[str] = (),
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Outcome[Fill]:
    """Fill the slots of a mask with words of a lexicon.

    Runs of fewer than `shortest` cells are no slots. Slots whose every letter is given need not be
    words; they count when answers are compared. `unique` allows no answer twice, `roots` no two
    answers of one root (and none twice), and `longest_shared` no two that share more letters in a
    row than so many (2 to 31). `words` names the only words (ids) that some slots may
    take. With `climb` higher floors of score are tried first, each for so many steps: the fill
    comes from the highest floor at which one is found soon. `threads` run as many searches at
    once. `balanced` drops rare letters where slots cross: faster, but a fill may be missed, and the
    outcome says so. `without` leaves out ideas of the search, to measure what they are worth. The same seed and limit in steps give the same fill on
    every machine.

    Raises:
        MaskError: for a mask without slots, with a slot of more than 32 cells, or with an open
            square in no slot that has no letter.
        LanguageError: for a given letter outside the alphabet.
        UsageError: for `shortest` below 2.
        KeyboardInterrupt: when Ctrl-C is pressed; `cancel` is then set.
    """
    problem = fill_problem(mask, lexicon, shortest=shortest)
    result = native_fill(
        lexicon.index,
        cells=problem.allowed,
        slots=problem.slot_cells,
        min_scores=[min_score] * len(problem.open_slots),
        standing=[(glyphs, 0) for glyphs in problem.standing],
        unique=unique,
        roots=roots,
        longest_shared=longest_shared,
        words=None if words is None else [_listed(words, slot) for slot in problem.open_slots],
        seed=seed % 2**64,
        climb=climb,
        threads=threads,
        balanced=balanced,
        without=without,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
        progress=progress,
    )
    statistics = _statistics(result)
    match result.status:
        case "found":
            return Found(result=_fill(mask, problem, result, lexicon), statistics=statistics)
        case "infeasible":
            clash = tuple(problem.open_slots[number] for number in result.clash)
            return Infeasible(
                reason=_reason(clash, mask, problem, min_score),
                clash=tuple(problem.names[slot] for slot in clash),
                statistics=statistics,
            )
        case "letters":
            return LimitReached(
                reason="no fill without rare letters at crossings; this search is incomplete, and "
                "with them there may be one",
                statistics=statistics,
            )
        case "steps" | "seconds":
            return LimitReached(
                reason=f"no fill within {getattr(limits, result.status):.6g} {result.status}",
                best=_fill(mask, problem, result, lexicon),
                statistics=statistics,
            )
        case "cancelled":
            best = _fill(mask, problem, result, lexicon)
            return Cancelled(best=best, statistics=statistics)
        case _:
            assert_never(result.status)


def _listed(words: Mapping[Slot, Iterable[int]], slot: Slot) -> list[int] | None:
    return list(words[slot]) if slot in words else None


def _statistics(result: FillResult) -> Facts[str, Scalar]:
    return Facts(
        {
            "steps": result.steps,
            "backtracks": result.backtracks,
            "restarts": result.restarts,
            "jumped": result.jumped,
            "seconds": result.seconds,
        }
    )


def _fill(mask: Mask, problem: FillProblem, result: FillResult, lexicon: Words) -> Fill:
    alphabet = lexicon.language.alphabet
    letters = {
        square: alphabet[glyph]
        for square, glyph in zip(problem.squares, result.letters, strict=True)
        if glyph is not None
    }
    words = dict(zip(problem.open_slots, result.words or (), strict=False))
    answers = []
    for slot in problem.names:
        cells = tuple(letters[square] for square in slot.squares if square in letters)
        if len(cells) == len(slot):
            word = words.get(slot)
            if word is None and slot not in problem.given_slots:
                word = lexicon.index.find(lexicon.language.glyphs(cells))
            answers.append(Answer(slot=slot, cells=cells, word=word))
    return Fill(mask=mask, answers=tuple(answers), letters=Facts(letters))


def _reason(clash: tuple[Slot, ...], mask: Mask, problem: FillProblem, min_score: int) -> str:
    """One line that names the slots which cannot be filled together."""
    floor = f" with a score of {min_score} or more" if min_score else ""
    if len(clash) == 1:
        (slot,) = clash
        given = " with its given letters" if any(x in mask.letters for x in slot.squares) else ""
        return f"no word of {len(slot)} letters{floor} fits {problem.names[slot]}{given}"
    names = [problem.names[slot] for slot in clash]
    if len(names) > MOST_LOCAL:
        return (
            f"no words{floor} fit {len(names)} slots together; nothing smaller was found to clash"
        )
    if len(names) > MOST_NAMED:
        names = [*names[:MOST_NAMED], f"{len(names) - MOST_NAMED} more"]
    return f"no words{floor} fit {', '.join(names[:-1])} and {names[-1]} together"
