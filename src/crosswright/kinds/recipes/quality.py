"""The quality of a fill: what a person wants of it, how it is bettered, and how it is measured."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean

from crosswright.engines import Answer, CancelFlag, Fill, Goals, Improvement, Words, improve
from crosswright.errors import UsageError
from crosswright.lexicon import Lexicon
from crosswright.model import Facts, Limits, Scalar, crossings_of

STEPS_FOR_GOALS = 40_000
"""Search steps granted to the letters and words a fill must have; then another mask is tried."""

MOST_WEAKEST = 8
"""So many of the weakest answers are named."""

SHARED = range(2, 32)
"""How many letters in a row answers can be allowed to share."""

OBSCURE = 25
"""Below this score (zipf 2.5) an answer is obscure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QualityWish:
    """What a person wants of a fill beside that there is one.

    Attributes:
        limits: how long to better it once it is there; None is not at all.
        pangram: whether the grid must hold every letter of the alphabet.
        wished: answers of which at least `wanted` must stand in the grid.
        wanted: how many.
        used: how often earlier puzzles used an answer.
        longest_shared: the most letters in a row that two answers may share; None is any number.
    """

    limits: Limits | None = None
    pangram: bool = False
    wished: tuple[tuple[str, ...], ...] = ()
    wanted: int = 0
    used: Facts[tuple[str, ...], int] = field(default_factory=Facts)
    longest_shared: int | None = None

    def __post_init__(self) -> None:
        if self.longest_shared is not None and self.longest_shared not in SHARED:
            raise UsageError(
                f"answers that share at most {self.longest_shared!r} letters in a row cannot be "
                f"asked for; give {SHARED[0]} to {SHARED[-1]}"
            )
        if not 0 <= self.wanted <= len(self.wished):
            raise UsageError(
                f"at least {self.wanted!r} of {len(self.wished)} words cannot be used; ask for fewer"
            )

    @property
    def has_goal(self) -> bool:
        """Whether there is something a fill must have."""
        return self.pangram or self.wanted > 0

    def claims(self) -> dict[str, Scalar]:
        """What the recipe of a puzzle says of it, for the audit to prove."""
        facts: dict[str, Scalar] = {}
        if self.pangram:
            facts["pangram"] = True
        if self.wanted:
            facts["wished"] = " ".join("".join(cells) for cells in self.wished)
            facts["wished_at_least"] = self.wanted
        if self.longest_shared is not None:
            facts["longest_shared"] = self.longest_shared
        return facts


NO_WISH = QualityWish()


@dataclass(frozen=True, slots=True, kw_only=True)
class Quality:
    """How good the words of a fill are, given ones left out; without any word all is 0.

    Scores run from 0 to 100, ten times zipf for words of a language. `weakest` names answers with
    their scores, the lowest first. `obscure_crossings` counts the crossings of two obscure ones.
    """

    mean: float
    lowest: int
    short_share: float
    obscure: int
    obscure_crossings: int
    weakest: tuple[tuple[str, int], ...]


def quality_of(answers: Iterable[Answer], lexicon: Lexicon) -> Quality:
    """Measure the answers of a fill."""
    scored = [(x, lexicon.score(x.word)) for x in answers if x.word is not None]
    if not scored:
        return Quality(
            mean=0.0, lowest=0, short_share=0.0, obscure=0, obscure_crossings=0, weakest=()
        )
    ranked = sorted(("".join(x.cells), score) for x, score in scored)
    ranked.sort(key=lambda pair: pair[1])
    dim = {x.slot for x, score in scored if score < OBSCURE}
    crossings = crossings_of(x.slot for x, _ in scored)
    return Quality(
        mean=round(fmean(score for _, score in scored), 2),
        lowest=ranked[0][1],
        short_share=round(sum(len(x.cells) == 3 for x, _ in scored) / len(scored), 3),
        obscure=len(dim),
        obscure_crossings=sum(x.across in dim and x.down in dim for x in crossings),
        weakest=tuple(ranked[:MOST_WEAKEST]),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class FillRules:
    """What a fill was made by, and what a better one must keep."""

    seed: int
    shortest: int
    min_score: int
    roots: bool = True


def meet_goals(
    filled: Fill,
    words: Words,
    wish: QualityWish,
    *,
    rules: FillRules,
    seconds: float | None,
    cancel: CancelFlag | None,
) -> Improvement:
    """Change a fill until it has what the wish demands; `lacking` of what comes back tells.

    Raises:
        KeyboardInterrupt: when Ctrl-C is pressed.
    """
    met = _improve(
        filled, words, wish, rules, Limits(steps=STEPS_FOR_GOALS, seconds=seconds), cancel, True
    )
    if met.ended == "interrupted":
        raise KeyboardInterrupt
    return met


def better(
    filled: Fill,
    words: Words,
    wish: QualityWish,
    *,
    rules: FillRules,
    cancel: CancelFlag | None,
) -> Improvement:
    """Better a fill for as long as the wish allows; Ctrl-C ends it.

    Raises:
        UsageError: when it allows nothing.
    """
    return _improve(filled, words, wish, rules, wish.limits or Limits(), cancel, False)


def _improve(
    filled: Fill,
    words: Words,
    wish: QualityWish,
    rules: FillRules,
    limits: Limits,
    cancel: CancelFlag | None,
    goals_only: bool,
) -> Improvement:
    return improve(
        filled,
        words,
        limits=limits,
        goals=_goals(wish, words),
        goals_only=goals_only,
        seed=rules.seed,
        min_score=rules.min_score,
        shortest=rules.shortest,
        roots=rules.roots,
        longest_shared=wish.longest_shared,
        cancel=cancel,
    )


def lacking_reason(wish: QualityWish, improvement: Improvement) -> str:
    """One line on a goal that was not met."""
    parts = []
    if wish.pangram:
        held = set(improvement.fill.letters.values())
        missing = [letter for letter in _alphabet(improvement) if letter not in held]
        if missing:
            parts.append(f"the grid lacks {' '.join(missing)}")
    wished = set(wish.wished)
    used = sum(answer.cells in wished for answer in improvement.fill.answers)
    if used < wish.wanted:
        parts.append(f"it uses {used} of the {wish.wanted} words wished for")
    return " and ".join(parts) or "the goals were not met"


def _alphabet(improvement: Improvement) -> tuple[str, ...]:
    return improvement.goals.letters


def _goals(wish: QualityWish, words: Words) -> Goals:
    wished = {id for cells in wish.wished for id in _ids(cells, words)}
    return Goals(
        uses={id: count for cells, count in wish.used.items() for id in _ids(cells, words)},
        letters=words.language.alphabet if wish.pangram else (),
        wished=frozenset(wished),
        wanted=wish.wanted,
    )


def _ids(cells: tuple[str, ...], words: Words) -> list[int]:
    """Every word that is spelled so."""
    language = words.language
    if not 2 <= len(cells) <= 32 or not set(cells) <= set(language.alphabet):
        return []
    return words.index.match([1 << language.letter_id(cell) for cell in cells])
