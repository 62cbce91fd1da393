"""A rule: one law, its code, its manual page and its check."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.model import Entry, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """One law a puzzle is held to.

    A code is never given to another rule, and a rule never gets another code. `summary` is the law
    in half a line; `checks`, `why`, `example` and `remedy` are its page in the manual, in Markdown.
    `needs_language` and `needs_words` say without what the rule cannot run.
    """

    code: str
    name: str
    summary: str
    severity: Severity
    checks: str
    why: str
    example: str
    remedy: str
    check: Callable[[Case], Iterable[Finding]]
    needs_language: bool = False
    needs_words: bool = False

    def finding(
        self,
        message: str,
        *,
        squares: Iterable[Square] = (),
        entries: Iterable[Entry] = (),
        severity: Severity | None = None,
    ) -> Finding:
        """A finding of this rule; entries without squares are found on all their squares."""
        named = tuple(entries)
        where = set(squares) or {square for entry in named for square in entry.squares}
        return Finding(
            code=self.code,
            rule=self.name,
            severity=severity or self.severity,
            message=message,
            squares=tuple(sorted(where)),
            entries=tuple(entry.name for entry in named),
        )

    def obstacle(self, case: Case) -> str | None:
        """Why the rule cannot run on this case; None when it can."""
        if self.needs_language and case.language is None:
            return f"the language {case.puzzle.language!r} is unknown"
        if self.needs_words and case.words is None and not case.is_vouched_for:
            return "no lexicon was given"
        return None
