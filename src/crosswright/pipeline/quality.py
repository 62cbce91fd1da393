"""What a person wants of the words of a fill, from their files to a wish, and what came of it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crosswright.engines import Answer, CancelFlag, Fill
from crosswright.errors import UsageError
from crosswright.kinds import FillRules, Quality, QualityWish, better, quality_of
from crosswright.languages import Language
from crosswright.lexicon import Lexicon, OwnList
from crosswright.model import Facts, Found, Limits, Outcome, Puzzle
from crosswright.pipeline.files import load
from crosswright.pipeline.sources import read_words


def wish_of(
    *,
    improve: float | None = None,
    improve_steps: int | None = None,
    pangram: bool = False,
    wished: Iterable[OwnList] = (),
    wanted: int | None = None,
    earlier: Iterable[Puzzle] = (),
    longest_shared: int | None = None,
) -> QualityWish:
    """A wish as commands and Python calls spell it: `improve` in seconds, `earlier` puzzles.

    Without a number all of the `wished` words are wanted.

    Raises:
        UsageError: for a number of words without words, or more than there are; for a number of
            shared letters out of range.
    """
    words = tuple(dict.fromkeys(word.cells for own in wished for word in own.words))
    if wanted is not None and not words:
        raise UsageError("a number of wished words needs the words; name their list")
    bounded = improve is not None or improve_steps is not None
    return QualityWish(
        limits=Limits(seconds=improve, steps=improve_steps) if bounded else None,
        pangram=pangram,
        wished=words,
        wanted=len(words) if wanted is None else wanted,
        used=Facts(Counter(entry.answer for puzzle in earlier for entry in puzzle.entries)),
        longest_shared=longest_shared,
    )


def read_wish(
    tongue: Language,
    *,
    improve: float | None,
    improve_steps: int | None,
    pangram: bool,
    wish_files: Sequence[str],
    wanted: int | None,
    earlier: Sequence[str],
    longest_shared: int | None,
) -> tuple[QualityWish, tuple[OwnList, ...]]:
    """A wish whose words and earlier puzzles stand in files, and the lists of its words.

    Raises:
        UsageError: for a file that cannot be read, or what `wish_of` refuses.
    """
    wished = read_words(wish_files, tongue)
    wish = wish_of(
        improve=improve,
        improve_steps=improve_steps,
        pangram=pangram,
        wished=wished,
        wanted=wanted,
        earlier=[load(path, language=tongue.tag).puzzle for path in earlier],
        longest_shared=longest_shared,
    )
    return wish, wished


def bettered(
    first: Outcome[Fill],
    words: Lexicon,
    wish: QualityWish,
    *,
    rules: FillRules,
    cancel: CancelFlag | None,
) -> Outcome[Fill]:
    """A fill that was found, bettered as the wish asks; any other outcome as it is."""
    if wish.limits is None or not isinstance(first, Found):
        return first
    improvement = better(first.result, words, wish, rules=rules, cancel=cancel or CancelFlag())
    told = {f"improve_{name}": value for name, value in improvement.statistics.items()}
    return Found(
        result=improvement.fill,
        statistics=Facts({**first.statistics, **told, "ended": improvement.ended}),
    )


def quality_of_puzzle(puzzle: Puzzle, lexicon: Lexicon) -> Quality:
    """Measure the answers of a puzzle by a lexicon; those it does not know are left out."""
    return quality_of(
        (
            Answer(slot=entry.slot, cells=entry.answer, word=lexicon.find(entry.answer))
            for entry in puzzle.entries
        ),
        lexicon,
    )


def quality_object(quality: Quality, first_mean: float | None = None) -> dict[str, Any]:
    """A measure as JSON; `first_mean` is that of the fill before it was bettered."""
    return {
        "mean_score": quality.mean,
        "first_mean_score": quality.mean if first_mean is None else first_mean,
        "lowest_score": quality.lowest,
        "three_letter_share": quality.short_share,
        "obscure": quality.obscure,
        "obscure_crossings": quality.obscure_crossings,
        "weakest": [{"answer": answer, "score": score} for answer, score in quality.weakest],
    }


def quality_line(quality: Quality, first_mean: float | None = None) -> str:
    """A measure in one line: the mean score, the lowest one, and the weakest answers."""
    before = "" if first_mean is None else f" (first fill {first_mean:.1f})"
    weakest = ", ".join(f"{answer} {score}" for answer, score in quality.weakest)
    return f"mean score {quality.mean:.1f}{before}, lowest {quality.lowest}; weakest: {weakest}"


def first_mean_of(puzzle: Puzzle) -> float | None:
    """The mean score of a puzzle's first fill, where it was bettered."""
    first = puzzle.statistics.get("first_mean_score")
    return float(first) if isinstance(first, int | float) else None


def was_interrupted(statistics: Mapping[str, object]) -> bool:
    """Whether Ctrl-C ended the bettering."""
    return "interrupted" in (statistics.get("ended"), statistics.get("improve_ended"))
