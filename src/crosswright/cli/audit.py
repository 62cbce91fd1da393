"""`crosswright audit`: prove the rules on finished puzzles."""

import click

from crosswright.cli.app import Console, Exit, common, console, finish


@click.command()
@click.argument("files", nargs=-1, metavar="FILE ...")
@click.option("--preset", metavar="NAME", help="The law to apply; else the one the file names.")
@click.option("--list-rules", is_flag=True, help="Print every rule with its code.")
@common
def audit(*, files: tuple[str, ...], preset: str | None, list_rules: bool) -> None:
    """Audit each FILE; exit code 1 when there are findings."""
    out = console()
    if list_rules:
        _list_rules(out)
        return
    if not files:
        raise click.UsageError("name a file to audit, or ask for --list-rules")
    from crosswright.cli.findings import faults, report_object, verdict
    from crosswright.pipeline.check import check
    from crosswright.pipeline.files import load

    reports = []
    for file in files:
        loaded = load(file)
        for warning in loaded.warnings:
            out.warn(f"crosswright: {file}: {warning}")
        report = check(loaded.puzzle, preset=preset, on_note=out.note)
        out.data(f"{file}: {verdict(report)}")
        for finding in report.findings:
            out.data(f"  {finding}")
        for skipped in report.skipped:
            out.note(f"{file}: rule {skipped.code} {skipped.rule} not run: {skipped.reason}")
        reports.append((file, report))
    clean = not any(faults(report) for _, report in reports)
    out.object(
        {"clean": clean, "files": [{"file": x, **report_object(report)} for x, report in reports]}
    )
    if not clean:
        finish(Exit.INCOMPLETE)


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
