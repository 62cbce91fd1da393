"""From a language, a size and a phrase to a finished, audited arrowword."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from crosswright.engines import CancelFlag, Moment
from crosswright.errors import UsageError
from crosswright.kinds import (
    PLACED,
    STANDARD_SIZE,
    ArrowOrder,
    WishedWord,
    arrow_style,
    make_arrow_puzzle,
)
from crosswright.languages import language
from crosswright.lexicon import (
    CluedList,
    CluedWord,
    Difficulty,
    OwnList,
    Punchline,
    Rude,
    Saying,
    ends_of,
    sayings,
)
from crosswright.model import Facts, Limits, Metadata, Outcome, PhraseMode, Puzzle, Size, Square
from crosswright.pipeline.files import write_bytes
from crosswright.pipeline.sources import Note, lexicon_for
from crosswright.render import trace_svg

AUTO = "auto"

FEWEST_LETTERS, LETTERS_A_SAYING = 6, 6
"""The fewest letters of a hidden saying; and the most, as so many squares for each."""

_PICTURE = re.compile(r"(?P<rows>\d+)x(?P<cols>\d+)(?:@(?P<row>\d+),(?P<col>\d+))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowWish:
    """An arrowword as a person asks for it.

    A `phrase` may complete a `setup` that is printed. The `phrase` "auto" is a saying of the language, or with `sayings` one of those, that is not in
    `used_sayings`. `used_answers` counts how often answers, as their cells, stand in the puzzles of a
    set before this one: fresh words come first. `picture` is a block kept free, ROWSxCOLS, or with its upper left corner, counted from 1,
    ROWSxCOLS@ROW,COL. Without a phrase mode the style's own is taken. `require_clues` uses no word
    that nothing can ask for. As many of the `wished` words stand in the grid as can be had soon; they are
    to be in a list of `clued` too. `clues` is how hard they should be. `clued`, `permissive`, `rude` and `used` are as in `CrosswordWish`.
    """

    metadata: Metadata
    style: str = "magazine"
    size: Size | None = None
    phrase: str | None = None
    setup: str = ""
    phrase_mode: PhraseMode | None = None
    sayings: tuple[str, ...] = ()
    used_sayings: frozenset[str] = frozenset()
    used_answers: Facts[tuple[str, ...], int] = Facts()
    framed: bool = False
    picture: str = ""
    words: tuple[OwnList, ...] = ()
    clued: tuple[CluedList, ...] = ()
    wished: tuple[CluedWord, ...] = ()
    only_words: bool = False
    min_score: int | None = None
    clue_share: float | None = None
    require_clues: bool = False
    clues: Difficulty | None = None
    permissive: bool = False
    rude: Rude = "none"
    used: tuple[str, ...] = ()


def new_arrowword(
    wish: ArrowWish,
    *,
    seed: int = 0,
    limits: Limits = Limits(),
    cancel: CancelFlag | None = None,
    trace: str | None = None,
    on_note: Note | None = None,
) -> Outcome[Puzzle]:
    """Make an arrowword; what comes back has passed the audit.

    `trace` is a path: how the search for the mask went is drawn there as SVG.

    Raises:
        UsageError: for a wish that breaks the style's law, or cannot be spelled.
        OutputError: when the trace cannot be written.
    """
    order = order_of(wish, seed=seed)
    if trace is not None and not trace.endswith(".svg"):
        raise UsageError(f"the trace {trace!r} is drawn as SVG; let its name end in .svg")
    lexicon = lexicon_for(
        language(wish.metadata.language),
        wish.words,
        only_words=wish.only_words,
        permissive=wish.permissive,
        rude=wish.rude,
        used=wish.used,
        clued=wish.clued,
        on_note=on_note,
    )

    if wish.used_answers:
        found = ((lexicon.find(cells), count) for cells, count in wish.used_answers.items())
        uses = Facts({id: count for id, count in found if id is not None})
        order = replace(order, uses=uses)

    def watch(size: Size, moments: tuple[Moment, ...]) -> None:
        if trace is not None:
            shots = [(x.changes, x.price, x.clue_cells) for x in moments]
            write_bytes(trace, trace_svg(size, shots).encode())

    return make_arrow_puzzle(
        order,
        lexicon,
        seed=seed,
        limits=limits,
        cancel=cancel,
        watcher=None if trace is None else watch,
    )


def order_of(wish: ArrowWish, *, seed: int = 0) -> ArrowOrder:
    """The wish with its style looked up, its letters spelled and its picture placed.

    Raises:
        UsageError: for whatever in it breaks the style's law, or cannot be spelled.
    """
    style = arrow_style(wish.style)
    size = wish.size or STANDARD_SIZE
    mode = wish.phrase_mode or style.phrase_mode
    phrase, setup = wish.phrase, wish.setup
    lines: tuple[Punchline, ...] = ()
    if phrase == AUTO:
        lines = _sayings(wish, size)
        if mode in PLACED:
            line = Random(seed).choice(lines)
            phrase, setup, lines = line.text, line.setup, ()
        else:
            phrase = None
    return ArrowOrder(
        style=style,
        size=size,
        metadata=wish.metadata,
        phrase=phrase,
        setup=setup,
        sayings=lines,
        phrase_mode=mode,
        framed=wish.framed,
        picture=picture_squares(wish.picture, size) if wish.picture else frozenset(),
        clue_share=wish.clue_share,
        min_score=wish.min_score,
        clued_only=wish.require_clues,
        clues=wish.clues,
        wished=tuple(WishedWord(cells=x.cells, written=x.written) for x in wish.wished),
    )


def _sayings(wish: ArrowWish, size: Size) -> tuple[Punchline, ...]:
    """The ends of sayings that may be hidden: neither tiny nor too long for the grid."""
    tongue = language(wish.metadata.language)
    most = size.area // LETTERS_A_SAYING
    fewest = min(FEWEST_LETTERS, most)
    own = tuple(Saying(text=text) for text in wish.sayings)
    given = own or sayings(tongue)
    ends = (end for saying in given for end in ends_of(saying, tongue, fewest=fewest, most=most))
    fresh = tuple(
        x for x in ends if x.text not in wish.used_sayings and x.saying not in wish.used_sayings
    )
    if not fresh:
        raise UsageError(
            f"no saying of {tongue.name} ends in {fewest} to {most} letters that is not used yet; "
            "give the phrase yourself"
        )
    return fresh


def used_answers(puzzles: Iterable[Puzzle]) -> Facts[tuple[str, ...], int]:
    """How often each answer stands in the puzzles of a set."""
    return Facts(Counter(entry.answer for puzzle in puzzles for entry in puzzle.entries))


def used_sayings(puzzles: Iterable[Puzzle]) -> frozenset[str]:
    """The phrases that the puzzles of a set hide."""
    hidden = (puzzle.hidden_phrase for puzzle in puzzles)
    return frozenset(phrase.text for phrase in hidden if phrase is not None)


def picture_squares(text: str, size: Size) -> frozenset[Square]:
    """The squares of a picture block; without a corner it stands in the middle of the right side.

    Raises:
        UsageError: for a text that is no block, or one that does not fit into the grid.
    """
    found = _PICTURE.fullmatch(text.strip().lower().replace("×", "x"))
    if found is None or "0" in (found["rows"], found["cols"], found["row"], found["col"]):
        raise UsageError(f"{text!r} is no picture block; write it as 5x4 or 5x4@3,6")
    rows, cols = int(found["rows"]), int(found["cols"])
    if rows > size.rows - 2 or cols > size.cols - 2:
        raise UsageError(
            f"a picture of {rows}x{cols} leaves no letters in a grid of {size}; make it smaller"
        )
    if found["row"] is None:
        row, col = (size.rows - rows) // 2, size.cols - cols
    else:
        row, col = int(found["row"]) - 1, int(found["col"]) - 1
    if row + rows > size.rows or col + cols > size.cols:
        raise UsageError(f"the picture {text!r} sticks out of a grid of {size}; move it")
    return frozenset(Square(r, c) for r in range(row, row + rows) for c in range(col, col + cols))
