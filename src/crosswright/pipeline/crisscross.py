"""From a person's words and clues to a criss-cross, or to several versions of it."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from crosswright.engines import CancelFlag, LayingRules, Pin, Progress
from crosswright.errors import LanguageError, UsageError, WordListError
from crosswright.kinds import CrissCrossOrder, ListedWord, make_crisscross, profile_of
from crosswright.languages import LANGUAGES, Language, language
from crosswright.lexicon import CluedList, parse_clued
from crosswright.model import (
    Direction,
    Facts,
    Found,
    Limits,
    Metadata,
    Outcome,
    Picture,
    Puzzle,
    Size,
    Square,
    Unplaced,
)
from crosswright.pipeline.files import read_bytes
from crosswright.pipeline.pictures import caption

Note = Callable[[str], None]

MOST_VERSIONS = 26
DIFFERENT = 0.5
"""The share of words that must lie elsewhere for two versions to count as different."""
TRIES_A_VERSION = 8

_PIN = re.compile(r"(?P<word>.+)@(?P<row>\d+),(?P<col>\d+),(?P<way>across|down)")


@dataclass(frozen=True, slots=True, kw_only=True)
class CrissCrossWish:
    """A criss-cross as a person asks for it.

    `pins` are written WORD@ROW,COL,across or WORD@ROW,COL,down, counted from 1. `keyword` is a
    word of the list, or another one as WORD=clue: it runs down and the others cross it. `count`
    takes so many words of the list. `given` are letters to show: "first", or such as "AEI".
    `pictures` are the files of those clues that name one.
    """

    metadata: Metadata
    words: CluedList
    max_size: Size | None = None
    aspect: float = 1.5
    pins: tuple[str, ...] = ()
    keyword: str | None = None
    count: int | None = None
    tight: bool = False
    given: str = ""
    pictures: Facts[str, Picture] = Facts()


def read_clued(file: str, tag: str | None) -> tuple[CluedList, str]:
    """The words and clues in a file, and their language: the one named, or the one they fit best.

    Raises:
        WordListError: for a list that gives no word.
        LanguageError: for an unknown language.
        UsageError: for a file that cannot be read.
    """
    data = read_bytes(file)
    if tag is not None:
        return parse_clued(data, name=file, language=language(tag)), tag
    lists: list[tuple[CluedList, str]] = []
    trouble: WordListError | None = None
    for known, tongue in LANGUAGES.items():
        try:
            lists.append((parse_clued(data, name=file, language=tongue), known))
        except WordListError as error:
            trouble = trouble or error
    if not lists:
        raise trouble or WordListError(f"the word list {file!r} gives no word that can be used")
    return max(lists, key=lambda pair: len(pair[0].words))


def new_crisscross(
    wish: CrissCrossWish,
    *,
    seed: int = 0,
    limits: Limits | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Outcome[Puzzle]:
    """Make a criss-cross; what comes back has passed the audit.

    Without limits it takes about a second, counted in steps: the same words in any order and the
    same seed give the same grid.

    Raises:
        UsageError: for a wish that contradicts itself or its list.
    """
    return make_crisscross(
        order_of(wish),
        profile_of("", kind="crisscross"),
        language(wish.metadata.language),
        seed=seed,
        limits=limits,
        cancel=cancel,
        progress=progress,
    )


def new_versions(
    wish: CrissCrossWish,
    count: int,
    *,
    seed: int = 0,
    limits: Limits | None = None,
    cancel: CancelFlag | None = None,
    on_note: Note | None = None,
    on_version: Callable[[int], None] | None = None,
) -> tuple[Outcome[Puzzle], ...]:
    """Make versions A, B, C ... of one list, so that most words lie elsewhere in each.

    Version A is what `new_crisscross` makes. `on_version` hears the number of each, from 1, when its
    turn comes. Where a list is too short for versions that differ in
    half their words, `on_note` is told.

    Raises:
        UsageError: for fewer than 1 or more than 26 versions, or what `new_crisscross` refuses.
    """
    if not 1 <= count <= MOST_VERSIONS:
        raise UsageError(f"{count!r} versions are not possible; 1 to {MOST_VERSIONS} are")
    made: list[Outcome[Puzzle]] = []
    for number in range(count):
        if on_version is not None:
            on_version(number + 1)
        name = chr(ord("A") + number)
        titled = replace(wish, metadata=_titled(wish.metadata, name)) if count > 1 else wish
        best: tuple[float, Outcome[Puzzle]] | None = None
        for attempt in range(TRIES_A_VERSION if number else 1):
            own_seed = seed + (number * TRIES_A_VERSION + attempt) * 0x9E3779B97F4A7C15
            outcome = new_crisscross(titled, seed=own_seed % 2**63, limits=limits, cancel=cancel)
            if not isinstance(outcome, Found):
                return (*made, outcome)
            moved = min(
                (_moved(outcome.result, x.result) for x in made if isinstance(x, Found)),
                default=1.0,
            )
            if best is None or moved > best[0]:
                best = (moved, outcome)
            if moved >= DIFFERENT:
                break
        if best is not None:
            made.append(best[1])
            if best[0] < DIFFERENT and on_note is not None:
                on_note(f"version {name}: only {best[0]:.0%} of its words lie elsewhere")
    return tuple(made)


def order_of(wish: CrissCrossWish) -> CrissCrossOrder:
    """The wish with its words spelled and its places read.

    Raises:
        UsageError: for whatever in it contradicts the list.
    """
    tongue = language(wish.metadata.language)
    words = [
        ListedWord(
            written=word.written,
            cells=word.cells,
            clue=caption(word.clue, tongue) if word.clue in wish.pictures else word.clue,
            picture=wish.pictures.get(word.clue),
            source=word.source,
            licence=word.licence,
        )
        for word in wish.words.words
    ]
    keyword = None
    if wish.keyword is not None:
        keyword = _keyword(wish.keyword, words, tongue)
    rules = LayingRules(aspect=wish.aspect, keyword=keyword, count=wish.count, tight=wish.tight)
    if wish.max_size is not None:
        rules = replace(rules, most=wish.max_size)
    return CrissCrossOrder(
        metadata=wish.metadata,
        words=tuple(words),
        refused=tuple(
            Unplaced(word=line.text or f"line {line.line}", reason=line.reason)
            for line in wish.words.rejected
        ),
        rules=replace(rules, pins=Facts(_pin(text, tongue) for text in wish.pins)),
        given=wish.given,
    )


def _keyword(text: str, words: list[ListedWord], tongue: Language) -> tuple[str, ...]:
    """The cells of the keyword, which joins the list where it brings a clue."""
    written, _, clue = (part.strip() for part in text.partition("="))
    cells = tongue.cells(written)
    if all(word.cells != cells for word in words):
        if not clue:
            raise UsageError(
                f"the keyword {written!r} is not in the list; add it there, or give its clue: "
                f"'{written}=clue'"
            )
        words.append(ListedWord(written=written, cells=cells, clue=clue))
    return cells


def _pin(text: str, tongue: Language) -> tuple[tuple[str, ...], Pin]:
    found = _PIN.fullmatch(text.strip())
    if found is None or "0" in (found["row"], found["col"]):
        raise UsageError(f"{text!r} pins no word; write it as WORD@ROW,COL,across, counted from 1")
    try:
        cells = tongue.cells(found["word"])
    except LanguageError as error:
        raise UsageError(f"cannot pin {text!r}: {error}") from None
    square = Square(int(found["row"]) - 1, int(found["col"]) - 1)
    return cells, Pin(square=square, direction=Direction(found["way"]))


def _titled(metadata: Metadata, name: str) -> Metadata:
    return replace(metadata, title=f"{metadata.title} {name}".strip())


def _moved(one: Puzzle, other: Puzzle) -> float:
    """The share of the words of one version that lie elsewhere in another."""
    places = {entry.answer: entry.slot for entry in other.entries}
    moved: Sequence[bool] = [places.get(x.answer) != x.slot for x in one.entries]
    return sum(moved) / max(1, len(moved))
