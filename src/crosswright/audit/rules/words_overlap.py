"""Two hidden words share at most one square."""

from collections.abc import Iterator
from itertools import combinations

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    laid = [(placement, set(placement.squares)) for placement in case.puzzle.placements]
    for (one, squares), (other, others) in combinations(laid, 2):
        shared = squares & others
        within = squares <= others or others <= squares
        if len(shared) > 1 and not within:
            yield RULE.finding(
                f"{one.phrase!r} and {other.phrase!r} share {len(shared)} squares", squares=shared
            )


RULE = Rule(
    code="CW213",
    name="words-overlap",
    summary="two hidden words share at most one square",
    severity=Severity.ERROR,
    checks="No two words of a word search have more than one square in common. A word that lies within another one's squares is the business of rule CW214.",
    why="Words that lie on each other are one find, not two.",
    example="CATCH and CHAIR on one row, both through C and H.",
    remedy="Lay one of them elsewhere; a word within a word must be asked for.",
    check=_check,
)
