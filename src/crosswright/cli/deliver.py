"""Hand a made puzzle over: audit it once more, write the files asked for, say what is lacking."""

from typing import Any

from crosswright.cli.app import Console, Exit, finish
from crosswright.cli.outcome import exit_code, explain
from crosswright.model import Found, Outcome, Puzzle


def deliver(outcome: Outcome[Puzzle], outputs: tuple[str, ...], out: Console) -> None:
    """Write and print what was made, or say why nothing was; ends with the right exit code."""
    if not isinstance(outcome, Found):
        out.object(explain(outcome, out))
        finish(exit_code(outcome))
        return
    from crosswright.cli.findings import faults, report_object, verdict
    from crosswright.pipeline.check import check
    from crosswright.pipeline.publish import publish, show_object, to_text

    puzzle = outcome.result
    report = check(puzzle)
    written = [str(path) for path in publish(puzzle, outputs, on_loss=out.warn)]
    out.note(summary(puzzle, verdict(report)))
    for finding in faults(report):
        out.warn(str(finding))
    for missing in puzzle.unplaced:
        out.warn(f"not placed: {missing.word} ({missing.reason})")
    if not outputs:
        out.data(to_text(puzzle))
    out.object(
        {
            "status": "found",
            "files": written,
            "audit": report_object(report),
            "puzzle": show_object(puzzle),
        }
    )
    if faults(report) or puzzle.unplaced:
        finish(Exit.INCOMPLETE)


def summary(puzzle: Puzzle, verdict: str) -> str:
    """One line on what was made."""
    facts: list[Any] = [
        puzzle.preset or puzzle.kind,
        puzzle.language,
        puzzle.grid.size,
        f"{len(puzzle.entries)} entries",
    ]
    unclued = sum(entry.clue is None for entry in puzzle.entries)
    if unclued:
        facts.append(f"{unclued} clues to be written")
    if "seed" in puzzle.recipe:
        facts.append(f"seed {puzzle.recipe['seed']}")
    facts.append(f"audit: {verdict}")
    return ", ".join(str(fact) for fact in facts)
