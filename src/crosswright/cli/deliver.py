"""Hand a made puzzle over: audit it once more, write the files asked for, say what is lacking."""

from collections.abc import Iterable, Mapping
from typing import Any

from crosswright.cli.app import Console, Exit, finish
from crosswright.cli.options import version_path
from crosswright.cli.outcome import exit_code, explain
from crosswright.model import Found, Outcome, Puzzle


def deliver(
    outcome: Outcome[Puzzle],
    outputs: tuple[str, ...],
    out: Console,
    *,
    more: Mapping[str, Any] = {},
    code: Exit = Exit.DONE,
) -> None:
    """Write and print what was made, or say why nothing was; ends with the right exit code.

    `more` is told as JSON too; `code` is how the command ends unless what was made is graver.
    """
    told, found = hand_over(outcome, outputs, out)
    out.object({**told, **more})
    if max(found, code) is not Exit.DONE:
        finish(max(found, code))


def hand_over_versions(
    made: Iterable[Outcome[Puzzle]],
    versions: int,
    outputs: tuple[str, ...],
    out: Console,
    *,
    word_bank: bool = False,
    lower_case: bool = False,
) -> None:
    """Write versions A, B, C of one list as each is made; ends with the gravest exit code."""
    told, codes = [], []
    for number, outcome in enumerate(made):
        paths = tuple(version_path(path, number) for path in outputs) if versions > 1 else outputs
        one, code = hand_over(outcome, paths, out, word_bank=word_bank, lower_case=lower_case)
        told.append(one)
        codes.append(code)
    out.object(told[0] if versions == 1 else {"status": told[-1]["status"], "versions": told})
    if max(codes) is not Exit.DONE:
        finish(max(codes))


def hand_over(
    outcome: Outcome[Puzzle],
    outputs: tuple[str, ...],
    out: Console,
    *,
    word_bank: bool = False,
    lower_case: bool = False,
) -> tuple[dict[str, Any], Exit]:
    """Write what was made, or say why nothing was; what to tell as JSON and the exit code."""
    if not isinstance(outcome, Found):
        return explain(outcome, out), exit_code(outcome)
    from crosswright.cli.findings import faults, report_object, verdict
    from crosswright.pipeline.check import check
    from crosswright.pipeline.publish import publish, show_object, to_text

    puzzle = outcome.result
    report = check(puzzle)
    written = list(
        publish(puzzle, outputs, word_bank=word_bank, lower_case=lower_case, on_loss=out.warn)
    )
    out.note(summary(puzzle, verdict(report)))
    for finding in faults(report):
        out.warn(str(finding))
    for missing in puzzle.unplaced:
        out.warn(f"not placed: {missing.word} ({missing.reason})")
    if not outputs:
        out.data(to_text(puzzle, lower_case=lower_case))
    told = {
        "status": "found",
        "files": written,
        "audit": report_object(report),
        "puzzle": show_object(puzzle),
    }
    return told, Exit.INCOMPLETE if faults(report) or puzzle.unplaced else Exit.DONE


def summary(puzzle: Puzzle, verdict: str) -> str:
    """One line on what was made."""
    facts: list[Any] = [
        puzzle.preset or puzzle.kind,
        puzzle.language,
        puzzle.grid.size,
        _counted(len(puzzle.entries), "entry", "entries")
        if puzzle.entries
        else _counted(len(puzzle.placements), "word", "words"),
    ]
    unclued = sum(entry.clue is None for entry in puzzle.entries)
    if unclued:
        facts.append(f"{unclued} clue{'' if unclued == 1 else 's'} to be written")
    if "seed" in puzzle.recipe:
        facts.append(f"seed {puzzle.recipe['seed']}")
    facts.append(f"audit: {verdict}")
    return ", ".join(str(fact) for fact in facts)


def _counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
