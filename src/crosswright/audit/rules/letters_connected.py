"""All letters hang together."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Square


def _check(case: Case) -> Iterator[Finding]:
    if not case.reads_by_entries:
        return
    parts = sorted(_parts(case.reading.letters), key=lambda part: (-len(part), min(part)))
    if not parts:
        yield RULE.finding("the grid has no letters")
    for part in parts[1:]:
        letters = "a letter is" if len(part) == 1 else f"{len(part)} letters are"
        yield RULE.finding(
            f"{letters} cut off from the rest of the grid, from {tuple(min(part))} on", squares=part
        )


def _parts(letters: tuple[Square, ...]) -> list[set[Square]]:
    """The letters, parted where no two of them touch by an edge; a bar does not part them."""
    parts: list[set[Square]] = []
    unseen = set(letters)
    while unseen:
        part: set[Square] = set()
        rim = {unseen.pop()}
        while rim:
            part |= rim
            around = {
                Square(row + down, col + right)
                for row, col in rim
                for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
            }
            rim = around & unseen
            unseen -= rim
        parts.append(part)
    return parts


RULE = Rule(
    code="CW101",
    name="letters-connected",
    summary="all letters hang together",
    severity=Severity.ERROR,
    checks="Every letter can be reached from every other by steps from letter to letter, up, down, "
    "left or right. Bars do not hinder the steps.",
    why="A grid in two parts is two puzzles: what is solved in the one helps nowhere in the other.",
    example="```text\nCAT##\nARE##\n#####\n##SIT\n##TEA\n```\nThe lower right corner is cut off.",
    remedy="Turn a block between the parts into a letter, or leave the smaller part out.",
    check=_check,
)
