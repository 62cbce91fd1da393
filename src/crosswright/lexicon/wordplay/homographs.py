"""One spelling, several meanings: what a double definition sets side by side."""

from collections.abc import Iterator
from itertools import combinations

from crosswright.lexicon.lexicon import Lexicon
from crosswright.lexicon.roots import Told, leaks, tokens
from crosswright.lexicon.word import ClueText
from crosswright.lexicon.wordplay.play import Cells, Operation, Play

LONGEST = 60
"""Signs of a meaning; two of them must fit one clue."""


def _two_meanings(play: Play) -> str:
    return " / ".join(clue.text for clue in play.clues)


def _meanings(lexicon: Lexicon, answer: Cells) -> Iterator[tuple[ClueText, ...]]:
    """Pairs of definitions that have no root in common, early meanings first."""
    id = lexicon.find(answer)
    if id is None:
        return
    brief = [x for x in lexicon.clues(id) if x.kind == "straight" and len(x.text) <= LONGEST]
    told = {clue: Told.of(tokens(clue.text, lexicon.language)) for clue in brief}
    pairs = sorted(combinations(range(len(brief)), 2), key=lambda pair: (sum(pair), pair))
    for one, other in pairs:
        if not leaks(told[brief[one]].words, told[brief[other]]):
            yield brief[one], brief[other]


HOMOGRAPH = Operation(
    name="homograph",
    title="Two meanings",
    summary="two definitions the lexicon has for it that share no root",
    explain=_two_meanings,
    find=_meanings,
)
