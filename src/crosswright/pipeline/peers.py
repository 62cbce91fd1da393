"""Other makers of criss-crosses, run as programs where they are installed, for the bench alone."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

Cells = tuple[str, ...]
Rows = tuple[str, ...]
"""A grid as text, one row a line, "-" where no letter stands."""

PATIENCE = 120.0
"""Seconds a peer may take for one grid."""

_LAYOUT_SCRIPT = """
const generator = require("crossword-layout-generator");
const words = JSON.parse(require("fs").readFileSync(0, "utf8"));
const made = generator.generateLayout(words.map(answer => ({clue: "x", answer})));
const laid = made.result.filter(word => word.orientation !== "none");
console.log(JSON.stringify({table: made.table, placed: laid.length}));
"""

Peer = Callable[[Sequence[Cells]], tuple[Rows, int] | None]
"""From words to a grid and the number of words in it; None when there was no grid."""


def installed_peers() -> dict[str, Peer]:
    """The peers that can be run here: `genxword`, and for `node` crossword-layout-generator."""
    peers: dict[str, Peer] = {}
    if shutil.which("genxword") is not None:
        peers["genxword"] = genxword
    if shutil.which("node") is not None and layout_generator((("C", "A", "T"), ("T", "E", "A"))):
        peers["crossword-layout-generator"] = layout_generator
    return peers


def genxword(words: Sequence[Cells]) -> tuple[Rows, int] | None:
    """What `genxword --auto` makes of all the words."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "words.txt"
        listed.write_text("\n".join(f"{''.join(word)} x" for word in words), encoding="utf-8")
        command = ["genxword", "--auto", "-n", str(len(words)), "-o", "made", str(listed), "z"]
        if _run(command, "", folder) is None:
            return None
        (document,) = Path(folder).glob("*.ipuz")
        made = json.loads(document.read_text(encoding="utf-8"))
    rows = tuple("".join("-" if x == "#" else x for x in row) for row in made["solution"])
    return rows, sum(len(clues) for clues in made["clues"].values())


def layout_generator(words: Sequence[Cells]) -> tuple[Rows, int] | None:
    """What crossword-layout-generator makes of the words."""
    out = _run(["node", "-e", _LAYOUT_SCRIPT], json.dumps(["".join(word) for word in words]))
    if not out:
        return None
    # What the module itself prints on the way comes before.
    made = json.loads(out.splitlines()[-1])
    return tuple("".join(row) for row in made["table"]), made["placed"]


def _run(command: Sequence[str], given: str, folder: str | None = None) -> str | None:
    """The output of a program; None when it failed or took too long."""
    try:
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
            cwd=folder,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout
