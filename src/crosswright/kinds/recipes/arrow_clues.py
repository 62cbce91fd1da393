"""Clues for the entries of an arrowword: the best ones that fit their cells together."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from crosswright.engines import ArrowAnswer
from crosswright.kinds.recipes.clue_room import LINES
from crosswright.kinds.recipes.clueing import clue_of, definitions_of, nearest
from crosswright.lexicon import ClueText, Difficulty, Lexicon, graded, lines_of
from crosswright.model import Clue, Direction, Entry, Slot, Square

Choice = tuple[ClueText, int]
"""A clue and the lines it takes."""


def arrow_entries(
    answers: Iterable[ArrowAnswer],
    lexicon: Lexicon,
    given: Mapping[Slot, tuple[str, str]],
    *,
    wanted: Difficulty | None = None,
) -> tuple[Entry, ...]:
    """The entries of an arrowword with clues that fit their cells, across and then down.

    `given` says of slots that were given whole how they are written and what asks for them. Where
    no clue fits that no other entry has taken, the entry has none. With `wanted` the clues nearest to
    that difficulty come first.
    """
    listed = sorted(answers, key=lambda x: (x.slot.direction is Direction.DOWN, x.slot.start))
    cells: dict[Square, list[ArrowAnswer]] = {}
    for answer in listed:
        cells.setdefault(answer.arrow.clue_square, []).append(answer)
    written = {x.slot: _written(x, lexicon, given) for x in listed}
    taken = {part for phrase in written.values() for part in definitions_of(phrase)}
    clues: dict[Slot, Clue | None] = {}
    for sharing in cells.values():
        choices = [_choices(x, lexicon, given, taken, wanted) for x in sharing]
        chosen = _choose(choices)
        for answer, clue in zip(sharing, chosen, strict=True):
            clues[answer.slot] = clue
            if clue is not None:
                taken |= definitions_of(clue.text)
    return tuple(
        Entry(
            slot=x.slot,
            answer=x.cells,
            phrase=written[x.slot],
            clue=clues[x.slot],
            arrow=x.arrow,
            own=x.word is None or lexicon.is_own(x.word),
        )
        for x in listed
    )


def _written(answer: ArrowAnswer, lexicon: Lexicon, given: Mapping[Slot, tuple[str, str]]) -> str:
    if answer.slot in given:
        return given[answer.slot][0]
    return "".join(answer.cells) if answer.word is None else lexicon.word(answer.word).written


def _choose(choices: Sequence[Sequence[Choice]]) -> list[Clue | None]:
    """The clues of one cell: of all that fit together, those that stand first."""
    ranked = [_ranked(options) for options in choices]
    best: tuple[int, tuple[ClueText | None, ...]] | None = None
    for picks in product(*ranked):
        lines = sum(choice[1] for _, choice in picks if choice is not None)
        told = [definitions_of(x[0].text) for _, x in picks if x is not None]
        rank = sum(number for number, _ in picks)
        fits = lines <= LINES and len(frozenset().union(*told)) == sum(map(len, told))
        if fits and (best is None or rank < best[0]):
            best = (rank, tuple(None if x is None else x[0] for _, x in picks))
    if best is None:
        return [None] * len(choices)
    return [None if text is None else clue_of(text) for text in best[1]]


def _ranked(options: Sequence[Choice]) -> list[tuple[int, Choice | None]]:
    return [*enumerate(options)] if options else [(0, None)]


def _choices(
    answer: ArrowAnswer,
    lexicon: Lexicon,
    given: Mapping[Slot, tuple[str, str]],
    taken: set[str],
    wanted: Difficulty | None,
) -> list[Choice]:
    if answer.slot in given and given[answer.slot][1]:
        text = given[answer.slot][1]
        return [(ClueText(text=text, kind="straight"), lines_of(text))]
    word = answer.word if answer.word is not None else lexicon.find(answer.cells)
    if word is None:
        return []
    texts = lexicon.clues(word)
    if wanted is not None:
        texts = nearest(graded(lexicon, texts), wanted)
    fresh = [x for x in texts if taken.isdisjoint(definitions_of(x.text))]
    measured = [(text, lines_of(text.text)) for text in fresh]
    return [(text, lines) for text, lines in measured if lines <= LINES]
