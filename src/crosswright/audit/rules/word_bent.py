"""A hidden word runs straight."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Direction, Placement

_STEPS = frozenset((way.rows, way.cols) for way in Direction)


def _check(case: Case) -> Iterator[Finding]:
    for placement in case.puzzle.placements:
        if not _runs_straight(placement):
            yield RULE.finding(
                f"{placement.phrase!r} does not run straight from square to square",
                squares=placement.squares,
            )


def _runs_straight(placement: Placement) -> bool:
    (row, col), *others = placement.squares
    if not others:
        return True
    step = (others[0].row - row, others[0].col - col)
    return step in _STEPS and all(
        square == (row + count * step[0], col + count * step[1])
        for count, square in enumerate(others, start=1)
    )


RULE = Rule(
    code="CW211",
    name="word-bent",
    summary="a hidden word runs straight",
    severity=Severity.ERROR,
    checks="The squares of every word of a word search follow each other in one of the eight "
    "directions, without a gap.",
    why="A solver draws one line through a word; a bend or a gap cannot be ringed.",
    example="The last letter of OTTER stands a row below the others.",
    remedy="Lay the word on one line.",
    check=_check,
)
