"""A hidden word keeps to the directions asked for."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    asked = case.puzzle.recipe.get("directions")
    if not isinstance(asked, str):
        return
    allowed = set(asked.split())
    for placement in case.puzzle.placements:
        step = tuple(b - a for a, b in zip(*placement.squares[:2], strict=True))
        name = _NAMES.get(step)
        if name is not None and name not in allowed:
            yield RULE.finding(
                f"{placement.phrase!r} runs {name}, which was not asked for",
                squares=placement.squares,
            )


_NAMES = {
    (0, 1): "across",
    (1, 0): "down",
    (0, -1): "left",
    (-1, 0): "up",
    (1, 1): "down-right",
    (1, -1): "down-left",
    (-1, 1): "up-right",
    (-1, -1): "up-left",
}


RULE = Rule(
    code="CW212",
    name="word-direction",
    summary="a hidden word keeps to the directions asked for",
    severity=Severity.ERROR,
    checks="No word runs in a direction that the recipe of the puzzle does not name.",
    why="A puzzle for beginners has no word that reads backwards.",
    example="The recipe says 'across down', and OTTER runs up.",
    remedy="Lay the word in another direction, or allow this one.",
    check=_check,
)
