"""Of the answers that were wished for, as many are used as were promised."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    recipe = case.puzzle.recipe
    least, named = recipe.get("wished_at_least"), recipe.get("wished")
    if not isinstance(least, int) or not isinstance(named, str):
        return
    wished = set(named.split())
    used = sum(entry.text in wished for entry in case.puzzle.entries)
    if used < least:
        yield RULE.finding(
            f"{used} of the {len(wished)} answers wished for are used, fewer than {least}"
        )


RULE = Rule(
    code="CW321",
    name="wished-answers",
    summary="of the answers that were wished for, as many are used as were promised",
    severity=Severity.ERROR,
    checks="Where the recipe of a puzzle names answers of which at least so many should be used, "
    "they are.",
    why="A theme of which half is missing is none.",
    example="Five of ten rivers were asked for, and the grid has four.",
    remedy="Fill the grid anew with more time, or ask for fewer of them.",
    check=_check,
)
