"""How the command line speaks of an audit: a verdict, its findings, the same as JSON."""

from typing import Any

from crosswright.pipeline.check import Finding, Report, Severity


def faults(report: Report) -> tuple[Finding, ...]:
    """The findings that make a puzzle unclean: errors and warnings. Notes are figures."""
    return tuple(x for x in report.findings if x.severity is not Severity.NOTE)


def verdict(report: Report) -> str:
    """The audit in a few words."""
    counts = [
        f"{len(found)} {name}{'' if len(found) == 1 else 's'}"
        for name, found in (("error", report.errors), ("warning", report.warnings))
        if found
    ]
    return ", ".join(counts) or "clean"


def finding_object(finding: Finding) -> dict[str, Any]:
    """A finding as JSON: rows and columns count from 0."""
    return {
        "code": finding.code,
        "rule": finding.rule,
        "severity": finding.severity.value,
        "message": finding.message,
        "squares": [list(square) for square in finding.squares],
        "entries": list(finding.entries),
    }


def report_object(report: Report) -> dict[str, Any]:
    """A report as JSON: `clean` says that there are neither errors nor warnings."""
    return {
        "profile": report.profile,
        "clean": not faults(report),
        "findings": [finding_object(x) for x in report.findings],
        "skipped": [{"code": x.code, "rule": x.rule, "reason": x.reason} for x in report.skipped],
    }
