"""What a book of many crosswords takes: CPU, memory and size.

PYTHONPATH=. python benchmarks/booklet.py [COUNT]
"""

import resource
import sys

from crosswright.model import Puzzle
from crosswright.pipeline.booklet import bind
from crosswright.render.worker import close
from tests.unit.render.newspaper import RUSSIAN_WORDS, WORDS, newspaper


def puzzles(count: int) -> list[Puzzle]:
    """English and Russian crosswords by turns, with clues of 2 to 12 words."""
    return [
        newspaper(
            seed=seed,
            title=f"No. {seed + 1}",
            language="ru" if seed % 2 else "en",
            words=RUSSIAN_WORDS if seed % 2 else WORDS,
        )
        for seed in range(count)
    ]


def main() -> None:
    """Bind them and print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    made = puzzles(count)
    before = resource.getrusage(resource.RUSAGE_SELF)
    book = bind(made, title="A Book")
    close()
    here = resource.getrusage(resource.RUSAGE_SELF)
    there = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = [x.ru_utime + x.ru_stime for x in (here, there, before)]
    print(f"{count} puzzles, {len(book) / 1e6:.1f} MB")
    print(f"{spent[0] + spent[1] - spent[2]:.1f} s CPU")
    print(
        f"most memory: {here.ru_maxrss // 1024} MB here, {there.ru_maxrss // 1024} MB in a worker"
    )


if __name__ == "__main__":
    main()
