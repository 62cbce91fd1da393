"""A clue cell holds two clues at most."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Entry, Square

MOST = 2


def _check(case: Case) -> Iterator[Finding]:
    holds: dict[Square, list[Entry]] = {}
    for entry in case.puzzle.entries:
        if entry.arrow is not None:
            holds.setdefault(entry.arrow.clue_square, []).append(entry)
    for square, entries in sorted(holds.items()):
        if len(entries) > MOST:
            yield RULE.finding(
                f"the clue cell at {tuple(square)} holds {len(entries)} clues, more than {MOST}",
                squares=(square,),
                entries=entries,
            )


RULE = Rule(
    code="CW209",
    name="crowded-clue-cell",
    summary="a clue cell holds two clues at most",
    severity=Severity.ERROR,
    checks="At most two arrows leave a clue cell.",
    why="Three texts in one cell cannot be read.",
    example="A corner with arrows to three entries.",
    remedy="Let another clue cell ask for one of them.",
    check=_check,
)
