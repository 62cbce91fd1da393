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
    from crosswright.pipeline.check import check
    from crosswright.pipeline.files import load

    results = []
    faulty = False
    for file in files:
        loaded = load(file)
        for warning in loaded.warnings:
            out.warn(f"crosswright: {file}: {warning}")
        report = check(loaded.puzzle, preset=preset, on_note=out.note)
        faulty = faulty or bool(report.faults)
        out.data(f"{file}: {report.verdict}")
        for finding in report.findings:
            out.data(f"  {finding}")
        for skipped in report.skipped:
            out.note(f"{file}: rule {skipped.code} not run: {skipped.reason}")
        results.append(
            {
                "file": file,
                "ok": not report.faults,
                "findings": [finding.as_object() for finding in report.findings],
                "skipped": [{"code": x.code, "reason": x.reason} for x in report.skipped],
            }
        )
    out.object({"ok": not faulty, "files": results})
    if faulty:
        finish(Exit.INCOMPLETE)


def _list_rules(out: Console) -> None:
    from crosswright.pipeline.check import rules

    for rule in rules():
        out.data(f"{rule.code}  {rule.severity:8}{rule.name}: {rule.summary}")
    out.object(
        {
            "rules": [
                {"code": r.code, "severity": r.severity, "name": r.name, "summary": r.summary}
                for r in rules()
            ]
        }
    )
