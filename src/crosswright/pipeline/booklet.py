"""Bind many puzzles into one book, with puzzles that share answers kept apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Unpack

from crosswright.model import Puzzle
from crosswright.render import BookletOptions, Choices, as_shown, booklet, options_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    """An answer that two puzzles side by side share; numbers are places in the book, from 1."""

    first: int
    second: int
    answers: tuple[str, ...]

    def __str__(self) -> str:
        shown = ", ".join(self.answers[:5]) + (" …" if len(self.answers) > 5 else "")
        return f"puzzles {self.first} and {self.second} share {shown}"


def bind(
    puzzles: Sequence[Puzzle],
    *,
    title: str = "",
    author: str = "",
    notes: str = "",
    contents: bool = True,
    keys_a_page: int = 12,
    **choices: Unpack[Choices],
) -> bytes:
    """The book as one PDF; with a title it has a cover. The choices are those of its pages.

    Raises:
        UsageError: where there is no puzzle, or a value is not known.
        OutputError: where a page cannot be set, or the fonts lack a letter.
    """
    options = BookletOptions(
        title=title,
        author=author,
        notes=notes,
        contents=contents,
        keys_a_page=keys_a_page,
        look=options_of(**choices),
    )
    return booklet([as_shown(puzzle, options.look) for puzzle in puzzles], options)


def apart(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles in an order in which neighbours share few answers; the first stays first.

    Of those left, the next is the one that shares fewest answers with the one before, in the order
    given where several do; what then still repeats is moved to a gap where it repeats less.
    """
    answers = [_answers(puzzle) for puzzle in puzzles]
    shared = [[len(one & other) for other in answers] for one in answers]
    left = list(range(len(puzzles)))
    order = left[:1]
    del left[:1]
    while left:
        order.append(min(left, key=lambda number: shared[order[-1]][number]))
        left.remove(order[-1])
    for number in list(order[1:]):
        order = _moved(order, number, shared)
    return tuple(puzzles[number] for number in order)


def _moved(order: list[int], number: int, shared: Sequence[Sequence[int]]) -> list[int]:
    """The order with one puzzle where it repeats least: where it was, if no place is better."""
    was = order.index(number)
    rest = order[:was] + order[was + 1 :]

    def added(gap: int) -> int:
        before, after = rest[gap - 1], rest[gap] if gap < len(rest) else None
        with_it = shared[before][number] + (shared[number][after] if after is not None else 0)
        return with_it - (shared[before][after] if after is not None else 0)

    gap = min(range(1, len(rest) + 1), key=lambda gap: (added(gap), gap != was))
    return [*rest[:gap], number, *rest[gap:]]


def repeats(puzzles: Sequence[Puzzle]) -> tuple[Repeat, ...]:
    """Where puzzles side by side share answers."""
    found = []
    for place, (one, other) in enumerate(pairwise(puzzles), start=1):
        shared = _answers(one) & _answers(other)
        if shared:
            found.append(Repeat(first=place, second=place + 1, answers=tuple(sorted(shared))))
    return tuple(found)


def _answers(puzzle: Puzzle) -> frozenset[str]:
    words = [entry.text for entry in puzzle.entries]
    words += ["".join(placement.word) for placement in puzzle.placements]
    return frozenset(words)
