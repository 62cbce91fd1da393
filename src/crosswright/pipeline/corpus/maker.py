"""Make one puzzle of a corpus, in whatever process: nothing here remembers but the lexicons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from statistics import median
from time import process_time
from typing import Any

from crosswright.corpus import Draft, draft_of
from crosswright.errors import CrosswrightError
from crosswright.kinds import make_arrow_puzzle, make_crossword, make_wordsearch, profile_of
from crosswright.languages import language
from crosswright.lexicon import Lexicon, OwnWord, Punchline
from crosswright.model import Found, Limits, Outcome, Puzzle
from crosswright.pipeline.arrowword import ArrowWish
from crosswright.pipeline.arrowword import order_of as arrow_order
from crosswright.pipeline.check import Severity, check
from crosswright.pipeline.construct import CrosswordWish
from crosswright.pipeline.construct import order_of as crossword_order
from crosswright.pipeline.corpus.figures import figures_of
from crosswright.pipeline.corpus.lexicons import lexicon_of
from crosswright.pipeline.corpus.plan import Spec
from crosswright.pipeline.corpus.wear import Wear, uses_of
from crosswright.pipeline.wordsearch import WordSearchWish
from crosswright.pipeline.wordsearch import order_of as search_order

SEARCH_STEPS = 200_000
"""A bound in steps, for one in seconds would not give the same puzzle everywhere."""

MISSING_CLUE = "CW401"
"""A clue still to be written is counted; it is a fault only where clues are required."""


WEARY = (25, 48)
"""Of a thousand puzzles: from the first number on an answer is left out of some arrowwords, at the
second of all."""

TIRED = 3
"""A word search does not draw words that stand in so many times as many puzzles as the usual one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """One attempt at a job; `wear` says what is used up, `bans` are answers it must do without.

    With `finds` one of the `phrases` is found in the full grid, else there is one, to be put in.
    """

    number: int
    attempt: int
    seed: int
    spec: Spec
    phrases: tuple[Punchline, ...]
    finds: bool
    wear: Wear
    bans: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What came of an attempt: a draft with its (answer, clue) pairs and figures, or a reason.

    `seconds` are of processor time.
    """

    number: int
    attempt: int
    seconds: float
    reason: str = ""
    draft: Draft | None = None
    answers: tuple[tuple[str, str], ...] = ()
    figures: dict[str, Any] | None = None


def make_tasks(tasks: Sequence[Task]) -> tuple[Made, ...]:
    """Make several puzzles one after the other."""
    return tuple(map(make_task, tasks))


def make_task(task: Task) -> Made:
    """Make one puzzle and judge it."""
    started = process_time()
    try:
        made = _puzzle(task)
        fault = made if isinstance(made, str) else _fault(made, task.spec)
        if isinstance(made, str) or fault is not None:
            return _refused(task, str(fault), started)
        draft = draft_of(made)
    except CrosswrightError as error:
        return _refused(task, str(error), started)
    pairs = [
        *((entry.text, entry.clue.text if entry.clue else "") for entry in made.entries),
        *(("".join(placed.word), "") for placed in made.placements),
    ]
    figures = figures_of(made, lexicon_of(task.spec.language))
    return Made(
        number=task.number,
        attempt=task.attempt,
        seconds=process_time() - started,
        draft=draft,
        answers=tuple(pairs),
        figures=figures,
    )


def _refused(task: Task, reason: str, started: float) -> Made:
    return Made(
        number=task.number,
        attempt=task.attempt,
        seconds=process_time() - started,
        reason=reason,
    )


def _puzzle(task: Task) -> Puzzle | str:
    """The puzzle, or why there is none."""
    outcome = _outcome(task)
    if not isinstance(outcome, Found):
        return outcome.reason
    puzzle = outcome.result
    hidden = puzzle.hidden_phrase
    if hidden is None:
        return puzzle
    phrase = next(x for x in task.phrases if x.text == hidden.text)
    notes = [puzzle.metadata.notes] if puzzle.metadata.notes else []
    credit = f"Saying: {phrase.credit}"
    if phrase.credit and credit not in notes:
        notes.append(credit)
    return replace(
        puzzle,
        hidden_phrase=replace(hidden, setup=phrase.setup),
        metadata=replace(puzzle.metadata, notes="; ".join(notes)),
    )


def _outcome(task: Task) -> Outcome[Puzzle]:
    tongue, lexicon = language(task.spec.language), lexicon_of(task.spec.language)
    finds = task.finds
    match task.spec.wish(task.phrases[0].text if task.phrases and not finds else None):
        case ArrowWish() as wish:
            order = replace(
                arrow_order(wish),
                sayings=task.phrases if finds else (),
                uses=uses_of(lexicon, task.wear.uses),
                barred=barred_of(task, lexicon),
            )
            return make_arrow_puzzle(order, lexicon, seed=task.seed)
        case CrosswordWish() as wish:
            bans = tuple(sorted({*task.wear.spent, *task.bans}))
            fresh = _without(lexicon, bans)
            return make_crossword(crossword_order(wish), fresh, seed=task.seed)
        case WordSearchWish() as wish:
            return make_wordsearch(
                replace(
                    search_order(wish, tongue, seed=task.seed),
                    resting=_resting(lexicon, task.wear, task.bans),
                ),
                profile_of("", kind="wordsearch"),
                tongue,
                lexicon=lexicon,
                seed=task.seed,
                limits=Limits(steps=SEARCH_STEPS),
            )


def barred_of(task: Task, lexicon: Lexicon) -> tuple[tuple[str, ...], ...]:
    """The answers that an arrowword does without: those it must, and by chance some used often.

    The more puzzles have an answer, the more of the next ones do without it. A bound that all kept
    to at once would let it stand in every fifth puzzle until it is passed, and then in none.
    """
    must = [lexicon.language.cells(x) for x in sorted({*task.bans, *task.wear.spent})]
    chance = Random(task.seed)
    low, high = WEARY
    may = [
        cells
        for cells, share in _weary(lexicon, task.wear.uses)
        if chance.random() < (share - low) / (high - low)
    ]
    return (*must, *may)


@lru_cache(maxsize=16)
def _weary(lexicon: Lexicon, uses: bytes) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The answers used so often that some puzzles do without them, each with its share."""
    often = ((id, share) for id, share in uses_of(lexicon, uses).items() if share > WEARY[0])
    return tuple((lexicon.word(id).cells, share) for id, share in often)


@lru_cache(maxsize=64)
def _resting(lexicon: Lexicon, wear: Wear, bans: tuple[str, ...]) -> frozenset[int]:
    """The words that a word search leaves to others: the spent ones and those used very often."""
    uses = uses_of(lexicon, wear.uses)
    usual = median(uses.values()) if uses else 0
    tired = {id for id, share in uses.items() if share > TIRED * usual}
    cells = lexicon.language.cells
    named = (lexicon.find(cells(answer)) for answer in (*wear.spent, *bans))
    return frozenset(tired | {id for id in named if id is not None})


def _fault(puzzle: Puzzle, spec: Spec) -> str | None:
    """What the judge holds against a puzzle of a corpus: warnings count as much as errors."""
    for finding in check(puzzle, lexicon=lexicon_of(spec.language)).findings:
        pardoned = finding.code == MISSING_CLUE and not spec.require_clues
        if finding.severity is not Severity.NOTE and not pardoned:
            return f"the audit refused it: {finding}"
    return None


@lru_cache(maxsize=8)
def _without(lexicon: Lexicon, bans: tuple[str, ...]) -> Lexicon:
    """A lexicon with some words banned: slow, and only crosswords ask for it."""
    if not bans:
        return lexicon
    cells = lexicon.language.cells
    return lexicon.with_words(OwnWord(written=x, cells=cells(x), score=0) for x in bans)
