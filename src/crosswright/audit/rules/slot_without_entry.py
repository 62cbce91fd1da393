"""Every slot has its entry."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    filled = {entry.slot for entry in case.puzzle.entries}
    for slot in case.slots:
        if slot not in filled:
            letters = "".join(case.puzzle.grid.letter(square) or "?" for square in slot.squares)
            yield RULE.finding(
                f"{letters!r}, {slot.direction.value} from {tuple(slot.start)}, is no entry",
                squares=slot.squares,
            )


RULE = Rule(
    code="CW201",
    name="slot-without-entry",
    summary="every slot has its entry",
    severity=Severity.ERROR,
    checks="Every run of letters of the minimum length or more is an entry.",
    why="Letters in a row look like a word to a solver, who then seeks the clue in vain.",
    example="The grid reads TEA from left to right, but no across entry starts there.",
    remedy="Add the entry and its clue, or part the run with a block.",
    check=_check,
)
