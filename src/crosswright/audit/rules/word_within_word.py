"""No hidden word lies inside another."""

from collections.abc import Iterator
from itertools import combinations

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule

_GAP = "\0"


def _check(case: Case) -> Iterator[Finding]:
    if case.puzzle.recipe.get("allow_nested"):
        return
    shortest_first = sorted(case.puzzle.placements, key=lambda placement: len(placement.word))
    written = [(x, _text(x.word), _text(x.word[::-1])) for x in shortest_first]
    for (part, forwards, backwards), (whole, text, _) in combinations(written, 2):
        if part.word != whole.word and (forwards in text or backwards in text):
            yield RULE.finding(
                f"{part.phrase!r} can be read inside {whole.phrase!r}", squares=whole.squares
            )


def _text(word: tuple[str, ...]) -> str:
    """A word as a text in which no cell is mistaken for a part of another: CH is no C and H."""
    return f"{_GAP}{_GAP.join(word)}{_GAP}"


RULE = Rule(
    code="CW214",
    name="word-within-word",
    summary="no hidden word lies inside another",
    severity=Severity.ERROR,
    checks="No word of the list can be read, forwards or backwards, inside another word of the "
    "list, unless the recipe allows it.",
    why="Whoever rings CATALOGUE has also found CAT, and looks for it in vain elsewhere.",
    example="CAT beside CATALOGUE.",
    remedy="Leave one of them out, or ask for words within words.",
    check=_check,
)
