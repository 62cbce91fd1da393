"""What a lexicon costs: to build, to load, to keep in memory, to ask.

    python scripts/measure_lexicons.py --build en ru uk de sk cs fr es it pl nl
    python scripts/measure_lexicons.py en de

CPU seconds of one process, each figure from a process of its own. The lexicon `made` has 250,000
words of random letters with as many clues as English; the other rows are the languages, from your
cache (with `--build` built anew in a folder that is thrown away). A call is `cw.fill` of a grid of 3x3
with a loaded lexicon, `cw.Lexicon.search` one of a pattern: the median of fifty after the first.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from crosswright.languages import language
from crosswright.lexicon.columns import Entry, columns_of
from crosswright.lexicon.home import HOME_VARIABLE
from crosswright.lexicon.pack import Pack, write_pack
from crosswright.lexicon.sources import recipe_for
from crosswright.lexicon.word import ClueText, Flag, Source

WORDS = 250_000
RUNS = 3
CALLS = 50
LETTERS = "EEEEEEAAAAARRRRIIIIOOOOTTTTNNNNSSSLLLCCUUDDPPMMHHGGBBFFYYWKVXZJQ"
BOOK = Source(name="Made", licence="CC0", package="made")

BUILD = """
import time
started = time.process_time()
from crosswright.lexicon import rebuild
rebuild({tag!r})
print(time.process_time() - started)
"""
LOAD = """
import time
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096 / 1e6
from crosswright.lexicon import load
before, started = resident(), time.process_time()
lexicon = load({tag!r})
print(time.process_time() - started, resident() - before, resident(), len(lexicon))
"""
CALL = """
import time
from statistics import median
import crosswright as cw
from crosswright.lexicon import load
lexicon = load({tag!r})
def cost(call):
    call()
    spent = []
    for _ in range({calls}):
        started = time.process_time()
        call()
        spent.append(time.process_time() - started)
    return median(spent)
print(cost(lambda: cw.fill("...\\n...\\n...", lexicon)), cost(lambda: lexicon.search("@?#?@")))
"""


def main() -> int:
    """Print a row a lexicon."""
    tags = [x for x in sys.argv[1:] if not x.startswith("-")]
    builds = "--build" in sys.argv
    print("lexicon    words  build s  load ms  MB more  MB in all  fill ms  search ms")
    with TemporaryDirectory() as folder:
        if builds:
            os.environ[HOME_VARIABLE] = folder
        for tag in tags:
            built = _figures(BUILD, tag)[0] if builds else None
            _print(tag, tag, built)
        os.environ[HOME_VARIABLE] = folder
        _make(Path(folder) / "lexicons" / "en.lexicon")
        _print("made", "en", None)
    return 0


def _print(name: str, tag: str, built: float | None) -> None:
    runs = [_figures(LOAD, tag) for _ in range(RUNS)]
    load, more, resident, words = (median(column) for column in zip(*runs, strict=True))
    fill, search = _figures(CALL, tag)
    build = "      -" if built is None else f"{built:7.1f}"
    print(
        f"{name:8} {words:7.0f}  {build}  {1000 * load:7.1f}  {more:7.0f}  {resident:9.0f}"
        f"  {1000 * fill:7.2f}  {1000 * search:9.2f}",
        flush=True,
    )


def _figures(script: str, tag: str) -> list[float]:
    command = [sys.executable, "-c", script.format(tag=tag, calls=CALLS)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [float(x) for x in done.stdout.split()]


def _make(path: Path) -> None:
    """A lexicon of English that no package brought, in the place of the real one."""
    dice, english = Random(1), language("en")
    spelled: dict[str, Entry] = {}
    while len(spelled) < WORDS:
        word = "".join(dice.choices(LETTERS, k=dice.randint(4, 14)))
        clues = tuple(
            ClueText(
                text="".join(dice.choices("aeiou nrst", k=dice.randint(10, 60))),
                kind="straight",
                source=BOOK.name,
                licence=BOOK.licence,
            )
            for _ in range(dice.randint(0, 3))
        )
        spelled[word] = Entry(
            written=word.lower(),
            cells=tuple(word),
            zipf=dice.randint(100, 600) / 100,
            lemma=word.lower(),
            flags=Flag(0),
            sources=(BOOK,),
            clues=clues,
        )
    columns = columns_of(spelled.values(), english, (BOOK,))
    packages = recipe_for("en").packages()
    write_pack(Pack(tag="en", packages=packages, sources=(BOOK,), columns=columns), path)


if __name__ == "__main__":
    raise SystemExit(main())
