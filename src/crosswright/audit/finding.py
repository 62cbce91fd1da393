"""A finding: one statement of the judge about a puzzle."""

from dataclasses import dataclass
from enum import Enum

from crosswright.model import Square


class Severity(Enum):
    """What a finding means for the puzzle.

    An error breaks the law of the puzzle. A warning is for a person to decide. A note is a figure,
    and stains nothing.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    @property
    def rank(self) -> int:
        """0 for what comes first in a report."""
        return list(Severity).index(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What an audit rule found, and where.

    `squares` and `entries` (by their names, "14 across") say where; both are empty for what
    concerns the whole puzzle. The message is one line, lower case, without a full stop.
    """

    code: str
    rule: str
    severity: Severity
    message: str
    squares: tuple[Square, ...] = ()
    entries: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.code} {self.severity.value}: {self.message} [{self.rule}]"

    def as_object(self) -> dict[str, object]:
        """The finding in JSON's terms: squares as [row, column], counted from 0."""
        return {
            "code": self.code,
            "rule": self.rule,
            "severity": self.severity.value,
            "message": self.message,
            "squares": [list(square) for square in self.squares],
            "entries": list(self.entries),
        }
