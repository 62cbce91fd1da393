"""`crosswright audit`: prove the rules on finished puzzles."""

from typing import Any

import click

from crosswright.cli.app import Console, Exit, common, console, finish
from crosswright.errors import FormatError, UsageError


@click.command()
@click.argument("files", nargs=-1, metavar="FILE ...")
@click.option("--preset", metavar="NAME", help="The law to apply; else the one the file names.")
@click.option("--list-rules", is_flag=True, help="Print every rule with its code.")
@common
def audit(*, files: tuple[str, ...], preset: str | None, list_rules: bool) -> None:
    """Audit each FILE; exit code 1 when there are findings, 2 when one could not be read."""
    out = console()
    if list_rules:
        _list_rules(out)
        return
    if not files:
        raise click.UsageError("name a file to audit, or ask for --list-rules")
    told = []
    unread = 0
    clean = True
    for file in files:
        try:
            report = _audit_one(file, preset, out)
        except (UsageError, FormatError) as error:
            if len(files) == 1:
                raise
            # The other files are still held against the law; this one is not forgotten.
            out.warn(f"crosswright: {error}")
            told.append({"file": file, "error": str(error)})
            unread += 1
            continue
        clean = clean and report["clean"]
        told.append({"file": file, **report})
    out.object({"clean": clean and not unread, "files": told})
    if unread:
        finish(Exit.USAGE)
    if not clean:
        finish(Exit.INCOMPLETE)


def _audit_one(file: str, preset: str | None, out: Console) -> dict[str, Any]:
    from crosswright.cli.findings import report_object, verdict
    from crosswright.pipeline.check import check
    from crosswright.pipeline.files import load

    loaded = load(file)
    for warning in loaded.warnings:
        out.warn(f"crosswright: {file}: {warning}")
    report = check(loaded.puzzle, preset=preset, on_note=out.note)
    out.data(f"{file}: {verdict(report)}")
    for finding in report.findings:
        out.data(f"  {finding}")
    for skipped in report.skipped:
        out.note(f"{file}: rule {skipped.code} {skipped.rule} not run: {skipped.reason}")
    return report_object(report)


def _list_rules(out: Console) -> None:
    from crosswright.pipeline.check import rules

    for rule in rules():
        out.data(f"{rule.code}  {rule.severity.value:8} {rule.name}: {rule.summary}")
    out.object(
        {
            "rules": [
                {"code": r.code, "severity": r.severity.value, "name": r.name, "summary": r.summary}
                for r in rules()
            ]
        }
    )
