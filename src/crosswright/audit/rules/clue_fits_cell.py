"""Each clue fits into its cell in type that can be read."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.audit.typeface import lines_needed
from crosswright.model import Entry, Square

PITCH = 1.12
"""From line to line, in type sizes."""

MARGIN = 0.03
"""White space between the lines of a cell and its text, in cells."""


def _check(case: Case) -> Iterator[Finding]:
    size = case.profile.smallest_clue_type
    if size is None:
        return
    cells: dict[Square, list[Entry]] = {}
    for entry in case.puzzle.entries:
        if entry.arrow is not None and entry.clue is not None:
            cells.setdefault(entry.arrow.clue_square, []).append(entry)
    for square, entries in sorted(cells.items()):
        texts = [entry.clue.text for entry in entries if entry.clue is not None]
        lines = sum(lines_needed(text, width=(1 - 2 * MARGIN) / size) for text in texts)
        room = 1 - 2 * MARGIN * len(entries)
        # A hundredth of a cell is less than the page shows.
        if lines * PITCH * size > room + 0.01:
            yield RULE.finding(
                f"the clues at {tuple(square)} need {lines} lines, more than their cell has",
                squares=(square,),
                entries=entries,
            )


RULE = Rule(
    code="CW408",
    name="clue-fits-cell",
    summary="each clue fits into its cell in type that can be read",
    severity=Severity.ERROR,
    checks="The clues of each clue cell, broken into lines, fit into it in the smallest type the style allows.",
    why="Clues too small to read are what solvers complain of first.",
    example="Two dictionary definitions of eighty letters in one cell.",
    remedy="Choose a shorter clue, or give the entry a cell of its own.",
    check=_check,
)
