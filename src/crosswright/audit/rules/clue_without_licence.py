"""A clue of somebody's work keeps its source and licence."""

import re
from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.roots import spelled
from crosswright.audit.rule import Rule
from crosswright.audit.words import CluingWords
from crosswright.model import Clue, Entry


def _check(case: Case) -> Iterator[Finding]:
    clues = [(entry, entry.clue) for entry in case.puzzle.entries if entry.clue is not None]
    licences = {clue.source: clue.licence for _, clue in clues if clue.source and clue.licence}
    for entry, clue in clues:
        if clue.source and clue.licence:
            continue
        source, licence = _known(case, entry, clue)
        if clue.source and not licence:
            licence = licences.get(clue.source) or _credited(
                case.puzzle.metadata.notes, clue.source
            )
        if not clue.source and source:
            yield RULE.finding(
                f"the clue of {case.told(entry)}, {clue.text!r}, is from {source!r} ({licence}) "
                "and does not say so",
                entries=(entry,),
            )
        elif clue.source and licence:
            yield RULE.finding(
                f"the clue of {case.told(entry)} is from {clue.source!r} and has lost its licence, "
                f"{licence!r}",
                entries=(entry,),
            )


def _known(case: Case, entry: Entry, clue: Clue) -> tuple[str, str]:
    """Source and licence of a clue as the lexicon has it; a person's own text has none."""
    words = case.words
    if case.language is None or not isinstance(words, CluingWords):
        return "", ""
    word = words.find(spelled(entry, case.language) or entry.answer)
    known = () if word is None else words.clues(word)
    return next(((x.source, x.licence) for x in known if x.text == clue.text), ("", ""))


def _credited(notes: str, source: str) -> str:
    """The licence the notes give for a source, in brackets behind its name."""
    found = re.search(rf"{re.escape(source)} \(([^()]+)\)", notes)
    return found[1].removesuffix(", share-alike") if found else ""


RULE = Rule(
    code="CW412",
    name="clue-without-licence",
    summary="a clue of somebody's work keeps its source and licence",
    severity=Severity.ERROR,
    checks="No clue names a source without its licence where another clue of that source, the notes or "
    "the lexicon know it; and no clue stands there as nobody's that the lexicon has from a source.",
    why="Whoever passes the puzzle on, or picks clues by licence, must be able to see what binds them.",
    example="Two clues are from Wiktionary; one says CC BY-SA 4.0, the other nothing.",
    remedy="Write source and licence beside the clue again, or put a clue of your own in its place.",
    check=_check,
)
