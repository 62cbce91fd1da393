"""What a command says when a search ended without a result, and its exit code."""

from typing import Any

from crosswright.cli.app import Console, Exit
from crosswright.model import Cancelled, Found, Infeasible, LimitReached, Outcome

STATUS = {
    Found: ("found", Exit.DONE),
    Infeasible: ("infeasible", Exit.INFEASIBLE),
    LimitReached: ("limit", Exit.LIMIT),
    Cancelled: ("cancelled", Exit.INTERRUPTED),
}


def status(outcome: Outcome[Any]) -> str:
    """The outcome in one word, as JSON has it."""
    return STATUS[type(outcome)][0]


def exit_code(outcome: Outcome[Any]) -> Exit:
    """The exit code that tells a script how a search ended."""
    return STATUS[type(outcome)][1]


def explain(outcome: Outcome[Any], out: Console) -> dict[str, Any]:
    """Say on standard error why there is no result; the same as a JSON object comes back."""
    report: dict[str, Any] = {"status": status(outcome)}
    if isinstance(outcome, Found):
        return report
    report["reason"] = outcome.reason
    if isinstance(outcome, Infeasible):
        report["clash"] = list(outcome.clash)
    out.warn(f"crosswright: {outcome.reason}")
    return report
