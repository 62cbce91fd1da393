"""Write the generated pages of docs/reference anew: commands, audit rules, formats."""

import sys
from pathlib import Path

from crosswright.audit import manual
from crosswright.cli.manual import command_pages
from crosswright.formats import matrix

REFERENCE = Path(__file__).resolve().parent.parent / "docs/reference"


def main() -> int:
    """Write every page; the tests say when one is stale."""
    (REFERENCE / "audit-rules.md").write_text(manual(), encoding="utf-8")
    (REFERENCE / "cli.md").write_text(command_pages(), encoding="utf-8")
    formats = REFERENCE / "formats.md"
    lines = formats.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(n for n, line in enumerate(lines) if line.startswith("| "))
    last = max(n for n, line in enumerate(lines) if line.startswith("| "))
    formats.write_text(
        "".join(lines[:first]) + matrix() + "".join(lines[last + 1 :]), encoding="utf-8"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
