"""An enumeration printed in a clue is that of its answer."""

import re
from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import split_enumeration
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Entry


def _check(case: Case) -> Iterator[Finding]:
    for entry, clue in case.clued_entries:
        printed = split_enumeration(clue)[1]
        if printed and not _fits(printed, entry):
            yield RULE.finding(
                f"the clue of {case.told(entry)}, {clue!r}, counts {','.join(map(str, printed))} where "
                f"the answer has {entry.enumeration}",
                entries=(entry,),
            )


def _fits(printed: tuple[int, ...], entry: Entry) -> bool:
    """Whether lengths can be those of an answer.

    A file may keep no word breaks in its answers, so that of a phrase of one word only the sum is
    known; and the letters of a rebus are more than its cells.
    """
    counted = tuple(int(number) for number in re.findall(r"\d+", entry.enumeration))
    if len(counted) > 1 and sum(counted) == sum(printed):
        return printed == counted
    return sum(printed) in (len(entry.answer), len(entry.text))


RULE = Rule(
    code="CW407",
    name="enumeration",
    summary="an enumeration printed in a clue is that of its answer",
    severity=Severity.ERROR,
    checks="Where a clue ends in an enumeration such as (5,3), its lengths add up to the answer's, "
    "and are those of its words where the answer is written in words.",
    why="A solver counts squares before anything else.",
    example='NORTH SEA clued as "Water east of Britain (5,4)".',
    remedy="Correct the enumeration, or leave it out: pages print the right one by themselves.",
    check=_check,
)
