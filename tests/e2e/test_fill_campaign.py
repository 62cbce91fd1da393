"""The long runs of the fill: the hardest masks within an hour, and a list of 300,000 words.

`CROSSWRIGHT_SECONDS=600` gives the masks ten minutes together.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosswright.engines import Fill, fill
from crosswright.lexicon import Lexicon, load
from crosswright.model import Found, Infeasible, LimitReached, Limits, Outcome
from crosswright.pipeline.bench_fill import masks_of, words_of

pytestmark = pytest.mark.campaign

SECONDS = float(os.environ.get("CROSSWRIGHT_SECONDS", "3600"))
HARDEST = ("23.06", "23.10", "sq7")
PLAIN = Path("/usr/share/dict/american-english")

MEMORY = """
import random, resource, sys
from crosswright.native import WordIndex, fill
chance = random.Random(1)
words = sorted({bytes(chance.choices(range(26), k=chance.randint(3, 21))) for _ in range(300_000)})
index = WordIndex(
    letters=26, glyphs=b"".join(words), lengths=bytes(map(len, words)), scores=bytes(len(words)),
    groups=b"".join(n.to_bytes(4, "little") for n in range(len(words))),
    breaks=b"\\1\\0\\0\\0" * len(words),
)
words = None
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
slots = [[21 * row + col for col in range(21)] for row in range(0, 21, 2)]
slots += [[21 * row + col for row in range(21)] for col in range(0, 21, 2)]
fill(index, cells=[2**26 - 1] * 441, slots=slots, min_scores=[0] * len(slots), standing=[],
     seconds=20.0)
print(len(index), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def _words(tmp_path: Path) -> Lexicon:
    """The plain list the benches use where it is installed, else our own lexicon."""
    if not PLAIN.is_file():
        return load("en")
    lines = PLAIN.read_text(encoding="utf-8").split()
    plain = [x for x in lines if len(x) > 2 and x.isascii() and x.isalpha() and x.islower()]
    file = tmp_path / "we.txt"
    file.write_text("\n".join(plain), encoding="utf-8")
    return words_of("en", [str(file)])


def test_the_hardest_masks(tmp_path: Path) -> None:
    lexicon = _words(tmp_path)
    masks = masks_of((), lexicon)
    told: list[str] = []
    for name in HARDEST:
        outcome: Outcome[Fill] | None = None
        end = time.monotonic() + SECONDS / len(HARDEST)
        seed = 0
        while time.monotonic() < end and not isinstance(outcome, Found | Infeasible):
            seed += 1
            seconds = max(0.1, min(300.0, end - time.monotonic()))
            limits = Limits(seconds=seconds)
            outcome = fill(masks[name], lexicon, seed=seed, limits=limits, roots=False, threads=2)
        assert isinstance(outcome, Found | Infeasible | LimitReached)
        told.append(f"{name}: {type(outcome).__name__}, {seed} seeds, {outcome.statistics}")
        sys.stdout.write(f"{told[-1]}\n")
        if isinstance(outcome, Found):
            filled = outcome.unwrap()
            words = {"".join(lexicon.word(x).cells) for x in range(len(lexicon))}
            answers = ["".join(answer.cells) for answer in filled.answers]
            assert set(answers) <= words
            assert len(set(answers)) == len(answers)


def test_three_hundred_thousand_words_at_21x21_take_less_than_500_mb() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True
    )
    words, peak = map(int, done.stdout.split())
    assert words > 290_000
    assert peak < 500
