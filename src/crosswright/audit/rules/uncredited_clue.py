"""The notes credit the source of every clue."""

from collections import defaultdict
from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.lexicon import is_share_alike
from crosswright.model import Entry


def _check(case: Case) -> Iterator[Finding]:
    notes = case.puzzle.metadata.notes
    taken: defaultdict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in case.puzzle.entries:
        if entry.clue is not None and entry.clue.source:
            taken[entry.clue.source, entry.clue.licence].append(entry)
    for (source, licence), entries in sorted(taken.items()):
        lacks = _lacks(notes, source, licence)
        if lacks:
            first = case.told(entries[0])
            more = f" and {len(entries) - 1} more" if len(entries) > 1 else ""
            yield RULE.finding(
                f"the notes {lacks}; the clue of {first}{more} is from there", entries=entries
            )


def _lacks(notes: str, source: str, licence: str) -> str:
    """What the notes should say of a source and do not."""
    if source not in notes:
        return f"do not credit {source!r}"
    after = notes.split(source)[1:]
    if licence and not any(text.lstrip(" (:,").startswith(licence) for text in after):
        return f"do not say that {source!r} is under {licence!r}"
    if is_share_alike(licence) and "share-alike" not in notes:
        return f"do not mark {source!r} as share-alike"
    return ""


RULE = Rule(
    code="CW411",
    name="uncredited-clue",
    summary="the notes credit the source of every clue",
    severity=Severity.ERROR,
    checks="For every clue that is somebody's work the notes of the puzzle name the source and, behind "
    "it, its licence; what must be passed on under its own licence is marked as share-alike.",
    why="Most dictionaries may be printed by anybody who names them, and by nobody who does not.",
    example="The notes were overwritten by a dedication, and forty clues of Wiktionary stand there "
    "without a word about it.",
    remedy="Put the line of credits back beside your own notes: `Clues: Wiktionary (CC BY-SA 4.0, "
    "share-alike)`.",
    check=_check,
)
