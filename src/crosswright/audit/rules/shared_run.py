"""No two answers share more letters in a row than were promised."""

from collections.abc import Iterator
from itertools import combinations

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    longest = case.puzzle.recipe.get("longest_shared")
    if not isinstance(longest, int):
        return
    runs = [(entry, _runs(entry.answer, longest + 1)) for entry in case.puzzle.entries]
    for (a, of_a), (b, of_b) in combinations(runs, 2):
        shared = of_a & of_b
        if not shared or a.answer == b.answer or a.slot == b.slot:
            continue
        yield RULE.finding(
            f"{a.phrase!r} ({a.name}) and {b.phrase!r} ({b.name}) share {''.join(min(shared))}, "
            f"more than {longest} letters in a row",
            entries=(a, b),
            severity=Severity.WARNING if a.own and b.own else None,
        )


def _runs(answer: tuple[str, ...], length: int) -> set[tuple[str, ...]]:
    return {answer[at : at + length] for at in range(len(answer) - length + 1)}


RULE = Rule(
    code="CW322",
    name="shared-run",
    summary="no two answers share more letters in a row than were promised",
    severity=Severity.ERROR,
    checks="Where the recipe of a puzzle says how many letters in a row two answers may share, no "
    "two share more, wherever in them they stand. It is a warning where both answers are the "
    "person's own.",
    why="A solver who has SHIPMENT fills half of HARDSHIP; editors reject such pairs even when "
    "the words have nothing to do with each other.",
    example="Three letters were allowed, and SHIPMENT and HARDSHIP share SHIP.",
    remedy="Fill one of the two places anew, or allow longer runs.",
    check=_check,
)
