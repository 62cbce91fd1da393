"""No two entries have the same clue."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import plain
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Entry, Picture


def _check(case: Case) -> Iterator[Finding]:
    told: dict[tuple[str, Picture | None], list[Entry]] = {}
    for entry, clue in case.clued_entries:
        picture = None if entry.clue is None else entry.clue.picture
        told.setdefault((plain(clue), picture), []).append(entry)
    for entries in told.values():
        if len(entries) > 1:
            names = " and ".join(case.told(entry) for entry in entries)
            clue = entries[0].clue.text if entries[0].clue is not None else ""
            yield RULE.finding(
                f"{clue!r} is the clue of {names}",
                entries=entries,
                severity=Severity.NOTE if case.profile.words_are_given else None,
            )


RULE = Rule(
    code="CW404",
    name="clue-twice",
    summary="no two entries have the same clue",
    severity=Severity.WARNING,
    checks="No two entries have the same clue, case, punctuation and enumeration aside. It is a note "
    "where words and clues are the person's own.",
    why="Mostly an oversight. Some setters do it on purpose, so it is for a person to decide.",
    example='"Bank" at 3 across and at 17 down.',
    remedy="Write another clue for one of them.",
    check=_check,
)
