"""What calls itself a pangram holds the whole alphabet."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if case.language is None or not case.puzzle.recipe.get("pangram"):
        return
    held = {case.puzzle.grid.letter(square) for square in case.reading.letters}
    missing = [letter for letter in case.language.alphabet if letter not in held]
    if missing:
        yield RULE.finding(
            f"the puzzle was ordered as a pangram, and the grid lacks {' '.join(missing)}"
        )


RULE = Rule(
    code="CW320",
    name="pangram-letters",
    summary="what calls itself a pangram holds the whole alphabet",
    severity=Severity.ERROR,
    checks="Where the recipe of a puzzle says that it is a pangram, each letter of the alphabet of "
    "its language stands somewhere in the grid.",
    why="Solvers who know that a grid is a pangram use it: a letter they have not met must come.",
    example="A grid said to be a pangram in which no answer has a Q.",
    remedy="Fill the grid anew with the pangram asked for, or do not call it one.",
    check=_check,
    needs_language=True,
)
