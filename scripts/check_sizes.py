"""One idea a file: no module of ours is longer than 500 lines."""

import subprocess
import sys
from pathlib import Path

LIMIT = 500
OURS = (".py", ".rs", ".js", ".typ")


def main() -> int:
    """Print every tracked source file over the limit; 1 when there is one."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    long = []
    for name in listed:
        path = Path(name)
        if name.endswith(OURS) and path.is_file():
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > LIMIT:
                long.append(f"{name}: {lines} lines, more than {LIMIT}")
    print("\n".join(long) if long else f"every file has at most {LIMIT} lines")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())
