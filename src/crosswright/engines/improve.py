"""Better a fill: other words where it is dull, until a limit; the best fill met is kept."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from crosswright.engines.fill import Answer, Fill
from crosswright.engines.problem import Words, cells_of, fill_problem
from crosswright.errors import UsageError
from crosswright.languages import Language
from crosswright.model import Facts, Limits, Scalar, Slot
from crosswright.native import CancelFlag, ImproveResult, Progress
from crosswright.native import improve as native_improve

POINTS_A_USE, MOST_POINTS = 4, 20
"""What a word loses for each earlier puzzle that used it, and at most: points of score."""

Ended = Literal["steps", "seconds", "met", "settled", "cancelled", "interrupted"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Goals:
    """What a fill should have beside good words.

    Attributes:
        uses: how often earlier puzzles used a word, by its id; the less a word was used the better.
        letters: letters the grid should hold, each at least once.
        wished: ids of words of which `wanted` should be answers.
        wanted: how many.
    """

    uses: Mapping[int, int] = Facts()
    letters: tuple[str, ...] = ()
    wished: frozenset[int] = frozenset()
    wanted: int = 0

    def __post_init__(self) -> None:
        if self.wanted < 0:
            raise UsageError(f"at least {self.wanted!r} words is no wish; give 0 or more")


NO_GOALS = Goals()


@dataclass(frozen=True, slots=True, kw_only=True)
class Improvement:
    """The best fill met, and how the search for it went.

    `lacking` counts the letters and wished words it still lacks; `ended` says why the search
    stopped: a limit, "met" where only the goals were to be met, "settled" where no slot can take
    another word, or a person ("cancelled" by a flag, "interrupted" by Ctrl-C).
    """

    fill: Fill
    goals: Goals
    ended: Ended
    lacking: int
    statistics: Facts[str, Scalar]


def improve(
    filled: Fill,
    lexicon: Words,
    *,
    limits: Limits,
    goals: Goals = NO_GOALS,
    goals_only: bool = False,
    seed: int = 0,
    min_score: int = 0,
    shortest: int = 3,
    unique: bool = True,
    roots: bool = True,
    longest_shared: int | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Improvement:
    """Fill parts of a full grid anew, the dull ones first, for as long as the limits allow.

    Letters the mask gives stay. Better is: higher scores, the lowest ones most of all; no two
    obscure answers crossing; fewer stale three-letter words; words that earlier puzzles did not
    use; and before all that, the goals. With `goals_only` the search stops as soon as these are
    met. Ctrl-C ends the search and is not raised: what was reached comes back. The same seed and
    limit in steps give the same fill on every machine.

    Raises:
        UsageError: without any limit.
        MaskError, LanguageError: as `fill`.
    """
    if limits.steps is None and limits.seconds is None:
        raise UsageError("an improvement without a limit has no end; give seconds or steps")
    problem = fill_problem(filled.mask, lexicon, shortest=shortest)
    by_slot = {answer.slot: answer for answer in filled.answers}
    words = [by_slot[slot].word for slot in problem.open_slots]
    result = native_improve(
        lexicon.index,
        cells=problem.allowed,
        slots=problem.slot_cells,
        words=[word for word in words if word is not None],
        min_score=min_score,
        standing=[(glyphs, 0) for glyphs in problem.standing],
        unique=unique,
        roots=roots,
        longest_shared=longest_shared,
        stale=[(word, min(POINTS_A_USE * n, MOST_POINTS)) for word, n in goals.uses.items()],
        letters=_letter_mask(goals.letters, lexicon.language),
        wished=sorted(goals.wished),
        wanted=goals.wanted,
        is_enough=goals_only,
        seed=seed % 2**64,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
        progress=progress,
    )
    found = dict(zip(problem.open_slots, result.words, strict=True))
    return Improvement(
        fill=_with_words(filled, found, lexicon),
        goals=goals,
        ended=result.status,
        lacking=result.lacking,
        statistics=_statistics(result),
    )


def _letter_mask(letters: Iterable[str], language: Language) -> int:
    return sum({1 << language.letter_id(letter) for letter in letters})


def _statistics(result: ImproveResult) -> Facts[str, Scalar]:
    return Facts(
        {
            "steps": result.steps,
            "rounds": result.rounds,
            "kept": result.kept,
            "pain_before": result.pain_before,
            "pain": result.pain,
            "seconds": result.seconds,
        }
    )


def _with_words(filled: Fill, words: Mapping[Slot, int], lexicon: Words) -> Fill:
    """The fill with other words in some slots."""
    letters = dict(filled.letters)
    answers = []
    for answer in filled.answers:
        word = words.get(answer.slot)
        if word is None or word == answer.word:
            answers.append(answer)
            continue
        cells = cells_of(lexicon, word)
        answers.append(Answer(slot=answer.slot, cells=cells, word=word))
        letters.update(zip(answer.slot.squares, cells, strict=True))
    return Fill(mask=filled.mask, answers=tuple(answers), letters=Facts(letters))
