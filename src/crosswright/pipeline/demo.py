"""One puzzle of each family, audited and written as document, pages and picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from crosswright.errors import OutputError
from crosswright.languages import language
from crosswright.lexicon import written_clued
from crosswright.model import Limits, Metadata, Outcome, Puzzle, Size
from crosswright.pipeline.arrowword import ArrowWish, new_arrowword
from crosswright.pipeline.check import Report, check
from crosswright.pipeline.construct import CrosswordWish, new_crossword
from crosswright.pipeline.crisscross import CrissCrossWish, new_crisscross
from crosswright.pipeline.publish import publish
from crosswright.pipeline.wordsearch import WordSearchWish, new_wordsearch

ENDINGS = (".ipuz", ".pdf", ".key.pdf", ".svg", ".html")
"""What is written of each puzzle: the document, the blank page, the key, the grid as a picture."""

Maker = Callable[[], Outcome[Puzzle]]


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoRow:
    """One puzzle of the demo: what was made, in how many seconds, and what the judge says."""

    name: str
    puzzle: Puzzle
    seconds: float
    report: Report
    files: tuple[str, ...]


def _crossword(title: str, tag: str, preset: str, size: Size) -> Maker:
    wish = CrosswordWish(
        metadata=Metadata(language=tag, title=title, author="crosswright"),
        preset=preset,
        size=size,
    )
    return lambda: new_crossword(wish, seed=1, limits=Limits(seconds=60))


GARDEN = (
    ("spade", "It turns the earth"),
    ("rake", "It gathers leaves"),
    ("hedge", "A wall that must be cut"),
    ("compost", "Peelings on their way to earth"),
    ("greenhouse", "Where summer lasts longer"),
    ("watering can", "Rain with a handle"),
    ("seed", "A plant in waiting"),
    ("weed", "A plant nobody asked for"),
    ("orchard", "Where apples hang in rows"),
    ("pumpkin", "It may become a lantern"),
    ("radish", "Red, round and sharp"),
    ("beehive", "House of many workers"),
    ("robin", "Red-breasted guest"),
    ("snail", "It carries its house"),
    ("gate", "Way in and way out"),
    ("forget-me-not", "Small, blue, and full of hope"),
)


def _crisscross(title: str, tag: str, words: Sequence[tuple[str, str]]) -> Maker:
    wish = CrissCrossWish(
        metadata=Metadata(language=tag, title=title, author="crosswright"),
        words=written_clued(words, language=language(tag)),
    )
    return lambda: new_crisscross(wish, seed=1)


def _arrowword(title: str, tag: str, phrase: str) -> Maker:
    wish = ArrowWish(
        metadata=Metadata(language=tag, title=title, author="crosswright"), phrase=phrase
    )
    return lambda: new_arrowword(wish, seed=1, limits=Limits(seconds=60))


def _wordsearch(title: str, tag: str, size: Size) -> Maker:
    wish = WordSearchWish(
        metadata=Metadata(language=tag, title=title, author="crosswright"),
        size=size,
        message="auto",
    )
    return lambda: new_wordsearch(wish, seed=1, limits=Limits(seconds=60))


DEMOS: dict[str, Maker] = {
    "american-en": _crossword("American crossword", "en", "american", Size(15, 15)),
    "canadian-ru": _crossword("Канадский кроссворд", "ru", "canadian", Size(13, 13)),
    "arrowword-en": _arrowword("Arrowword", "en", "Better late than never"),
    "arrowword-ru": _arrowword("Сканворд", "ru", "Век живи, век учись"),
    "crisscross-en": _crisscross("In the garden", "en", GARDEN),
    "wordsearch-en": _wordsearch("A proverb to find", "en", Size(12, 12)),
    "wordsearch-ru": _wordsearch("Найдите пословицу", "ru", Size(12, 12)),
}


def make_demo(folder: str) -> Iterator[DemoRow]:
    """Make each puzzle of the demo and write it into a folder, which is made if need be.

    Raises:
        OutputError: when the folder or a file cannot be written.
        NoPuzzle: when a puzzle could not be made.
    """
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(
            f"cannot make the folder {folder!r}: {str(error.strerror).lower()}"
        ) from None
    for name, make in DEMOS.items():
        started = perf_counter()
        outcome = make()
        seconds = perf_counter() - started
        puzzle = outcome.unwrap()
        files = publish(puzzle, [str(place / f"{name}{ending}") for ending in ENDINGS])
        yield DemoRow(name=name, puzzle=puzzle, seconds=seconds, report=check(puzzle), files=files)
