"""Filling a board by machine: the whole grid, a region of it, or only what is empty."""

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal

from crosswright.engines import Answer, CancelFlag, Fill, Progress, fill, improve
from crosswright.errors import UsageError
from crosswright.lexicon import FillWords, Lexicon
from crosswright.model import (
    Cancelled,
    Facts,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Square,
    slots_of,
)
from crosswright.pipeline.board import Board, grid_of_board
from crosswright.pipeline.live.masking import SHORTEST, mask_of_grid, words_for
from crosswright.pipeline.live.resuming import go_on

Scope = Literal["empty", "all", "region"]

CLIMB = 500
"""Steps spent on each higher floor of score before the person's own is used."""

FEW_STEPS = 300
"""Steps of a search that is to show something, a few tenths of a second."""

LOOKS = 0.4
"""Seconds between two looks at how far a fill has come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FillWish:
    """What is to be filled.

    `scope` "empty" keeps every letter, "all" only locked ones, "region" every letter but those on
    the squares of `region`, which alone get new ones; the rest of the grid can still be filled then.
    Another `seed` gives another fill. `start` has letters of an earlier fill that was stopped: this one
    goes on from them. With `improves` the letters that stand are bettered.
    """

    scope: Scope = "empty"
    region: frozenset[Square] = frozenset()
    min_score: int = 1
    seed: int = 0
    start: Facts[Square, str] = Facts()
    improves: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardFill:
    """How a fill ended: "found", "partial", "infeasible" or "limit", with new letters by square.

    `message` says in one line why it is not whole; `mean_score` is that of the words it chose.
    """

    ending: str
    letters: Facts[Square, str]
    message: str = ""
    mean_score: float | None = None

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "ending": self.ending,
            "letters": {f"{x.row},{x.col}": letter for x, letter in self.letters.items()},
            "message": self.message,
            "mean_score": None if self.mean_score is None else round(self.mean_score, 1),
        }


def fill_board(
    board: Board,
    lexicon: Lexicon,
    wish: FillWish,
    *,
    seconds: float,
    cancel: CancelFlag,
    tell: Callable[[Mapping[str, object]], None] = lambda _: None,
) -> BoardFill:
    """Fill a board; when it is cancelled, the fullest grid seen comes back.

    `tell` hears from time to time of {"filled", "slots", "searched", "seconds_left"}.

    Raises:
        UsageError: for a board without a slot, with a slot longer than any word, or letters that
            its language does not have.
    """
    standing = mask_of_grid(grid_of_board(board))
    mask = _covered(_opened(standing, board, wish))
    words = words_for(mask, lexicon, min_score=wish.min_score)
    limits = Limits(seconds=seconds)
    slots = len(slots_of(mask, shortest=SHORTEST))
    with _watched(tell, slots) as progress:
        if wish.improves:
            return _improved(standing, mask, words, wish, limits, cancel, progress, lexicon)
        if wish.start:
            outcome = go_on(
                mask,
                wish.start,
                words,
                seed=wish.seed,
                seconds=seconds,
                min_score=wish.min_score,
                cancel=cancel,
                progress=progress,
            )
        else:
            outcome = fill(
                mask,
                words,
                seed=wish.seed,
                limits=limits,
                min_score=wish.min_score,
                shortest=SHORTEST,
                climb=CLIMB,
                cancel=cancel,
                progress=progress,
            )
    if _has_nothing(outcome, mask):
        # Stopped while it still tried for higher scores, of which nothing is kept: a short search
        # for any words at all gives the person something to go on with.
        few = Limits(steps=FEW_STEPS)
        outcome = fill(
            mask, words, seed=wish.seed, limits=few, min_score=wish.min_score, shortest=SHORTEST
        )
    return _kept_start(_made(outcome, mask, words, wish, lexicon), wish)


def _kept_start(made: BoardFill, wish: FillWish) -> BoardFill:
    """What a fill began with, where it was stopped before it had as much."""
    has_less = made.ending in ("partial", "limit") and len(made.letters) < len(wish.start)
    return replace(made, ending="partial", letters=wish.start) if has_less else made


def _opened(mask: Mask, board: Board, wish: FillWish) -> Mask:
    """The mask with those letters alone that are to stay."""
    locked = {x for x in mask.letters if "locked" in board.marks[x.row][x.col]}
    if wish.scope == "all" or wish.improves:
        freed = set(mask.letters) - locked
        if wish.improves and wish.region:
            freed &= wish.region
    elif wish.scope == "region":
        freed = (set(mask.letters) & wish.region) - locked
    else:
        freed = set()
    kept = {square: letter for square, letter in mask.letters.items() if square not in freed}
    return replace(mask, letters=Facts(kept))


def _covered(mask: Mask) -> Mask:
    """The mask without open squares that lie in no slot, about which no word says anything."""
    slots = slots_of(mask, shortest=SHORTEST)
    if not slots:
        raise UsageError("the grid has no entry of two squares or more to fill")
    lone = frozenset(mask.open_squares()) - {x for slot in slots for x in slot.squares}
    letters = {x: y for x, y in mask.letters.items() if x not in lone}
    return replace(mask, blocks=mask.blocks | lone, letters=Facts(letters))


def _has_nothing(outcome: Outcome[Fill], mask: Mask) -> bool:
    """Whether a search was ended before it had a letter."""
    if not isinstance(outcome, LimitReached | Cancelled):
        return False
    best = outcome.best
    return not isinstance(best, Fill) or len(best.letters) == len(mask.letters)


def _made(
    outcome: Outcome[Fill], mask: Mask, words: FillWords, wish: FillWish, lexicon: Lexicon
) -> BoardFill:
    match outcome:
        case Found():
            return _told("found", outcome.result, mask, words, wish, lexicon, "")
        case Infeasible():
            return BoardFill(ending="infeasible", letters=Facts(), message=outcome.reason)
        case LimitReached():
            ending = "partial" if outcome.best is not None else "limit"
            return _told(ending, outcome.best, mask, words, wish, lexicon, outcome.reason)
        case Cancelled():
            best = outcome.best if isinstance(outcome.best, Fill) else None
            return _told("partial", best, mask, words, wish, lexicon, outcome.reason)


def _told(
    ending: str,
    filled: Fill | None,
    mask: Mask,
    words: FillWords,
    wish: FillWish,
    lexicon: Lexicon,
    message: str,
) -> BoardFill:
    if filled is None:
        return BoardFill(ending=ending, letters=Facts(), message=message)
    wanted = wish.region if wish.region and wish.scope == "region" else None
    letters = {
        square: letter
        for square, letter in filled.letters.items()
        if square not in mask.letters and (wanted is None or square in wanted)
    }
    scores = [lexicon.score(words.known(x.word)) for x in filled.answers if x.word is not None]
    return BoardFill(
        ending=ending,
        letters=Facts(letters),
        message=message,
        mean_score=sum(scores) / len(scores) if scores else None,
    )


def _improved(
    standing: Mask,
    mask: Mask,
    words: FillWords,
    wish: FillWish,
    limits: Limits,
    cancel: CancelFlag,
    progress: Progress,
    lexicon: Lexicon,
) -> BoardFill:
    """Better words in a grid that is full; what is no word of the lexicon stays as it is."""
    if len(_covered(standing).letters) < len(mask.open_squares()):
        raise UsageError("only a full grid can be improved; fill it first")
    slots = slots_of(mask, shortest=SHORTEST)
    letters = dict(standing.letters)
    answers, kept = [], dict(mask.letters)
    for slot in slots:
        cells = tuple(letters[square] for square in slot.squares)
        word = None
        if not all(square in mask.letters for square in slot.squares):
            word = words.index.find(words.language.glyphs(cells))
            if word is None:
                kept |= dict(zip(slot.squares, cells, strict=True))
        answers.append(Answer(slot=slot, cells=cells, word=word))
    # A word is free only where one of its squares still is, once strange words are held fast.
    mask = replace(mask, letters=Facts(kept))
    held = [
        replace(x, word=None) if all(square in kept for square in x.slot.squares) else x
        for x in answers
    ]
    full = Fill(mask=mask, answers=tuple(held), letters=Facts(letters))
    better = improve(
        full,
        words,
        limits=limits,
        seed=wish.seed,
        min_score=wish.min_score,
        shortest=SHORTEST,
        cancel=cancel,
        progress=progress,
    )
    made = _told("found", better.fill, mask, words, replace(wish, scope="all"), lexicon, "")
    changed = {x: y for x, y in made.letters.items() if standing.letters.get(x) != y}
    message = "" if changed else "no better words were found in this time"
    return replace(made, letters=Facts(changed), message=message)


@contextmanager
def _watched(tell: Callable[[Mapping[str, object]], None], slots: int) -> Iterator[Progress]:
    """A progress that is told of from time to time, until what it belongs to is over."""
    progress, over = Progress(), threading.Event()

    def watch() -> None:
        while not over.wait(LOOKS):
            tell(
                {
                    "filled": progress.most_filled,
                    "slots": slots,
                    "searched": progress.searched,
                    "seconds_left": progress.seconds_left,
                }
            )

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield progress
    finally:
        over.set()
        watcher.join()
