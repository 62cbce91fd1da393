"""The audit: a finished puzzle in, a report out."""

from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.audit.case import open_case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.profile import Profile
from crosswright.audit.rule import Rule
from crosswright.audit.rules import RULES
from crosswright.audit.words import Words
from crosswright.model import Puzzle


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """A rule that could not run, and why."""

    code: str
    rule: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What the judge says of a puzzle.

    Findings stand errors first, then warnings, then notes, each by code and then by place.
    """

    profile: str
    findings: tuple[Finding, ...]
    skipped: tuple[Skipped, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the puzzle keeps the law: no error. Warnings and notes do not stain it."""
        return not self.errors

    @property
    def errors(self) -> tuple[Finding, ...]:
        """What breaks the law."""
        return self.of(Severity.ERROR)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """What a person should decide."""
        return self.of(Severity.WARNING)

    @property
    def notes(self) -> tuple[Finding, ...]:
        """Figures."""
        return self.of(Severity.NOTE)

    def of(self, severity: Severity) -> tuple[Finding, ...]:
        """The findings of one severity."""
        return tuple(finding for finding in self.findings if finding.severity is severity)


def rules() -> tuple[Rule, ...]:
    """Every rule there is, in the order of their codes."""
    return RULES


def audit(
    puzzle: Puzzle,
    profile: Profile,
    *,
    lexicon: Words | None = None,
    blocked: Iterable[tuple[str, ...]] = (),
) -> Report:
    """Hold a finished puzzle against the law of a preset.

    Without a lexicon the rules that need one are reported as skipped, and roots are compared by
    their letters only. `blocked` words must not be readable in a word search. The same puzzle, profile and lexicon always give the same report.
    """
    case = open_case(puzzle, profile, lexicon, frozenset(blocked))
    findings: list[Finding] = []
    skipped: list[Skipped] = []
    for rule in RULES:
        obstacle = rule.obstacle(case)
        if obstacle is None:
            findings += rule.check(case)
        else:
            skipped.append(Skipped(code=rule.code, rule=rule.name, reason=obstacle))
    findings.sort(key=lambda x: (x.severity.rank, x.code, x.squares, x.entries, x.message))
    return Report(profile=profile.name, findings=tuple(findings), skipped=tuple(skipped))
