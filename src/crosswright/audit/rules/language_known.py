"""The puzzle's language is one we know."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if case.language is None:
        yield RULE.finding(f"the language {case.puzzle.language!r} of the puzzle is unknown")


RULE = Rule(
    code="CW601",
    name="language-known",
    summary="the puzzle's language is one we know",
    severity=Severity.ERROR,
    checks="The language of the puzzle is in the table of languages.",
    why="Without it nobody knows which letters there are, and the rules that read letters, phrases "
    "and clues cannot run; the report names them as skipped.",
    example="A file that states no language, or `xx`.",
    remedy="Name the language of the answers by its tag, such as `en` or `ru`.",
    check=_check,
)
