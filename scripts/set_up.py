"""Install into this environment what pyproject.toml asks for: run time, word packages, tools."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def wanted() -> list[str]:
    """Every requirement: ours, those of each extra, and the developers' tools."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs: list[str] = list(project["project"]["dependencies"])
    for extra in project["project"]["optional-dependencies"].values():
        needs += extra
    return [*needs, *project["dependency-groups"]["dev"]]


def main() -> int:
    """Install; pip's own message is the error, if there is one."""
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run(install + wanted(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
