"""Write the tables of docs/reference/wordplay.md anew, from what `crosswright wordplay` prints.

Not part of write_docs.py, for it needs the word packages of four languages.
"""

import json
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "docs/reference/wordplay.md"

ANSWERS = {
    "en": "stop rotor carpet listen butterfly stressed dormitory planet notice orchestra",
    "ru": "семья ротор ёлка кабан апельсин весна замок картина сторож каникулы",
    "uk": "сім'я потоп весна літак капуста ракета зошит калина сонце вітрило",
    "de": "rentner regal nebel ampel haustür blumentopf leiter angel tischler märchen",
}
"""Ten answers a language."""

OPENING = """\
# Wordplay, by example

<!-- Written by scripts/write_wordplay.py; do not edit. -->

What `crosswright wordplay ANSWER --language L --limit 1` finds: the best play of each kind, with the
zipf of its parts. `crosswright wordplay --list-operations` says what each kind is; the
[how-to](../how-to/wordplay.md) says how to use them. Acrostics are left out here.
"""


def main() -> int:
    """Run the command for every answer and write the page."""
    parts = [OPENING, "## Kinds\n", _kinds()]
    for tag, answers in ANSWERS.items():
        rows = [_row(answer, tag) for answer in answers.split()]
        parts += [f"## {tag}\n", "| answer | wordplay |\n| --- | --- |\n" + "".join(rows)]
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    return 0


def _kinds() -> str:
    told = _run("--list-operations")["operations"]
    rows = [f"| {x['name']} | {x['summary']} |\n" for x in told]
    return "| kind | what it finds |\n| --- | --- |\n" + "".join(rows)


def _row(answer: str, tag: str) -> str:
    plays = _run(answer, "--language", tag, "--limit", "1")["plays"]
    told = []
    for name, found in groupby(plays, lambda play: play["operation"]):
        if name != "acrostic":
            play = next(found)
            zipfs = ", ".join("-" if x["zipf"] is None else str(x["zipf"]) for x in play["parts"])
            told.append(f"*{name}* {play['explanation']}{f' [{zipfs}]' if zipfs else ''}")
    return f"| {answer.upper()} | {'; '.join(told)} |\n"


def _run(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "crosswright", "wordplay", *arguments, "--json", "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    sys.exit(main())
