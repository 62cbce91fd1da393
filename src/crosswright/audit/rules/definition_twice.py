"""No two entries have a definition in common."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import definitions, plain
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Entry


def _check(case: Case) -> Iterator[Finding]:
    told: dict[str, list[tuple[Entry, str]]] = {}
    for entry, clue in case.clued_entries:
        for said in definitions(clue):
            told.setdefault(said, []).append((entry, plain(clue)))
    for said, clues in told.items():
        # Clues that are the same altogether are another rule's.
        if len({clue for _, clue in clues}) > 1:
            entries = [entry for entry, _ in clues]
            names = " and ".join(case.told(entry) for entry in entries)
            yield RULE.finding(
                f"{said!r} is a definition of {names}",
                entries=entries,
                severity=Severity.NOTE if case.profile.words_are_given else None,
            )


RULE = Rule(
    code="CW409",
    name="definition-twice",
    summary="no two entries have a definition in common",
    severity=Severity.WARNING,
    checks="Where clues have several definitions, which semicolons part, none of them stands in the "
    "clues of two entries; case and punctuation aside. It is a note where words and clues are the "
    "person's own.",
    why="A solver who has found the one answer writes it into the other slot as well.",
    example='"Shore; slope" for BANK and "Shore; beach" for COAST.',
    remedy="Leave the definition out of one of the clues.",
    check=_check,
)
