"""No blocked word can be read in a word search."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.audit.searching import readable, readings


def _check(case: Case) -> Iterator[Finding]:
    index = case.index
    if index is None:
        return
    chosen = [frozenset(x.squares) for x in case.puzzle.placements if x.own]
    for word in readable(index, case.blocked):
        for squares in sorted(map(sorted, readings(index, word))):
            if any(own.issuperset(squares) for own in chosen):
                continue
            yield RULE.finding(
                f"the blocked word {''.join(word)!r} can be read from {tuple(squares[0])}",
                squares=squares,
            )


RULE = Rule(
    code="CW307",
    name="blocked-word",
    summary="no blocked word can be read in a word search",
    severity=Severity.ERROR,
    checks="No word that the language's list or the person's own list blocks can be read in the grid, "
    "in any of the eight directions, fillers and hidden phrase included. What stands inside one of the "
    "person's own words is their choice.",
    why="Among thousands of letters chance spells rude words, and children find them.",
    example="Five fillers in a column spell an insult.",
    remedy="Draw other fillers, or move a word beside it.",
    check=_check,
)
