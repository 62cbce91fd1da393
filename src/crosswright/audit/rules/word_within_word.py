"""No hidden word lies inside another."""

from collections.abc import Iterator
from itertools import combinations

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if case.puzzle.recipe.get("allow_nested"):
        return
    for one, other in combinations(case.puzzle.placements, 2):
        part, whole = sorted((one, other), key=lambda placement: len(placement.word))
        if part.word != whole.word and _stands_in(part.word, whole.word):
            yield RULE.finding(
                f"{part.phrase!r} can be read inside {whole.phrase!r}", squares=whole.squares
            )


def _stands_in(part: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    lengths = len(whole) - len(part) + 1
    windows = [whole[at : at + len(part)] for at in range(lengths)]
    return part in windows or part[::-1] in windows


RULE = Rule(
    code="CW214",
    name="word-within-word",
    summary="no hidden word lies inside another",
    severity=Severity.ERROR,
    checks="No word of the list can be read, forwards or backwards, inside another word of the "
    "list, unless the recipe allows it.",
    why="Whoever rings CATALOGUE has also found CAT, and looks for it in vain elsewhere.",
    example="CAT beside CATALOGUE.",
    remedy="Leave one of them out, or ask for words within words.",
    check=_check,
)
