"""For every rule a clean puzzle in which exactly that fault is planted."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pytest

from crosswright.audit import Profile, Severity, Words, audit, rules
from crosswright.lexicon import ClueText
from crosswright.model import (
    Arrow,
    ArrowPath,
    Clue,
    ClueKind,
    Direction,
    Entry,
    Facts,
    HiddenPhrase,
    LetterCell,
    Metadata,
    PhraseMode,
    Puzzle,
    Scalar,
    Slot,
    Square,
    Symmetry,
)
from tests.arrow_drawing import draw_arrowword
from tests.clean_puzzles import (
    BRITISH,
    BRITISH_LAW,
    ENGLISH,
    ENGLISH_CLUES,
    FREE,
    MINI_LAW,
    RUSSIAN,
    FewWords,
    words_of,
)
from tests.drawing import draw, draw_search, with_clue, with_entry


@dataclass(frozen=True, kw_only=True)
class Fault:
    code: str
    puzzle: Puzzle
    law: Profile = MINI_LAW
    words: Words | None = None
    blocked: tuple[tuple[str, ...], ...] = ()


def _with_phrase(text: str, squares: list[tuple[int, int]], mode: PhraseMode) -> Puzzle:
    places = tuple(Square(row, col) for row, col in squares)
    letters = tuple(ENGLISH.grid.letter(square) or "" for square in places)
    return replace(
        ENGLISH,
        hidden_phrase=HiddenPhrase(text=text, letters=letters, squares=places, mode=mode),
    )


def _with_sources(puzzle: Puzzle, sources: Mapping[str, tuple[str, str]]) -> Puzzle:
    """The puzzle with some clues from these sources, by the names of their entries."""
    return replace(
        puzzle,
        entries=tuple(
            replace(x, clue=_from(x.clue.text, *sources[x.name]))
            if x.clue is not None and x.name in sources
            else x
            for x in puzzle.entries
        ),
    )


def _from(text: str, source: str, licence: str) -> Clue:
    return Clue(text=text, source=source, licence=licence)


class CluingFewWords(FewWords):
    """The answers of a puzzle with the clues they have there."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(*(entry.text for entry in puzzle.entries))
        self._clues = [() if x.clue is None else (_as_known(x.clue),) for x in puzzle.entries]

    def clues(self, word: int, /) -> tuple[ClueText, ...]:
        """The clues of a word."""
        return self._clues[word]


def _as_known(clue: Clue) -> ClueText:
    return ClueText(text=clue.text, kind="straight", source=clue.source, licence=clue.licence)


def _without_letter(puzzle: Puzzle, square: Square) -> Puzzle:
    return replace(
        puzzle,
        grid=puzzle.grid.map(lambda at, cell: LetterCell(letter=None) if at == square else cell),
    )


def _with_entry_within_paper() -> Puzzle:
    ape = Entry(
        slot=Slot((Square(1, 1), Square(1, 2), Square(1, 3)), Direction.ACROSS),
        answer=("A", "P", "E"),
        phrase="ape",
        clue=Clue(text="Gorilla, for one"),
    )
    rub, paper, *rest = ENGLISH.entries
    return replace(ENGLISH, entries=(rub, paper, ape, *rest))


def _with_paper_twice() -> Puzzle:
    rub, paper, *rest = ENGLISH.entries
    again = replace(paper, clue=Clue(text="The Times, for one"))
    return replace(ENGLISH, entries=(rub, paper, again, *rest))


def _swapped() -> Puzzle:
    rub, paper, *rest = ENGLISH.entries
    return replace(ENGLISH, entries=(paper, rub, *rest))


ELK = draw_search("ELK MAD", (("ELK", 0, 0, Direction.ACROSS),), phrase="Mad")


def _bent(puzzle: Puzzle, squares: list[tuple[int, int]]) -> Puzzle:
    """The word on squares that do not follow each other, with the letters changed to fit."""
    (placement,) = puzzle.placements
    places = tuple(Square(row, col) for row, col in squares)
    letters = dict(zip(places, placement.word, strict=True))
    grid = puzzle.grid.map(
        lambda at, cell: LetterCell(letter=letters[at]) if at in letters else cell
    )
    moved = replace(placement, squares=places)
    return replace(puzzle, grid=grid, placements=(moved,), hidden_phrase=None)


def _leftover(text: str, squares: list[tuple[int, int]]) -> Puzzle:
    places = tuple(Square(row, col) for row, col in squares)
    letters = tuple(ELK.grid.letter(square) or "" for square in places)
    hidden = HiddenPhrase(text=text, letters=letters, squares=places, mode=PhraseMode.LEFTOVER)
    return replace(ELK, hidden_phrase=hidden)


FAULTS: tuple[Fault, ...] = (
    Fault(code="CW101", law=FREE, puzzle=draw("CAT## ##### ##DOG")),
    Fault(code="CW102", law=FREE, puzzle=draw("CAT #T#")),
    Fault(code="CW103", law=replace(FREE, fully_checked=True), puzzle=draw("CAT #G# #E#")),
    Fault(code="CW104", law=replace(FREE, least_checked=0.5), puzzle=draw("CANDLE A##O## T##G##")),
    Fault(
        code="CW105", law=replace(FREE, longest_unchecked_run=2), puzzle=draw("CANOE A###A T###T")
    ),
    Fault(code="CW106", law=replace(FREE, lattice=True), puzzle=draw("TEN ARE PEW")),
    Fault(code="CW107", law=replace(MINI_LAW, smallest=7), puzzle=ENGLISH),
    Fault(
        code="CW108",
        law=replace(BRITISH_LAW, symmetries=(Symmetry.MIRROR_LEFT_RIGHT, Symmetry.ROTATION_90)),
        puzzle=BRITISH,
    ),
    Fault(code="CW109", law=replace(MINI_LAW, most_entries=((25, 9),)), puzzle=ENGLISH),
    Fault(code="CW110", law=replace(MINI_LAW, most_blocks=0.15), puzzle=ENGLISH),
    Fault(code="CW201", puzzle=replace(ENGLISH, entries=ENGLISH.entries[1:])),
    Fault(code="CW202", puzzle=_with_entry_within_paper()),
    Fault(code="CW203", puzzle=_with_paper_twice()),
    Fault(code="CW204", puzzle=with_entry(ENGLISH, "2 down", number=3)),
    Fault(code="CW205", puzzle=_swapped()),
    Fault(code="CW206", puzzle=replace(ENGLISH, recipe=Facts({"words": "paper\nzebra"}))),
    Fault(code="CW211", law=FREE, puzzle=_bent(ELK, [(0, 2), (0, 1), (1, 0)])),
    Fault(code="CW212", law=FREE, puzzle=replace(ELK, recipe=Facts({"directions": "down"}))),
    Fault(
        code="CW213",
        law=FREE,
        puzzle=draw_search(
            "CATCHAIR",
            (("CATCH", 0, 0, Direction.ACROSS), ("CHAIR", 0, 3, Direction.ACROSS)),
        ),
    ),
    Fault(
        code="CW214",
        law=FREE,
        puzzle=draw_search(
            "DOGMA", (("DOGMA", 0, 0, Direction.ACROSS), ("DOG", 0, 0, Direction.ACROSS))
        ),
    ),
    Fault(
        code="CW215",
        law=FREE,
        puzzle=draw_search("ELK ELK", (("ELK", 0, 0, Direction.ACROSS),)),
    ),
    Fault(code="CW216", law=FREE, puzzle=replace(ELK, placements=ELK.placements * 2)),
    Fault(code="CW217", law=FREE, puzzle=draw_search("OXZ", (("OX", 0, 0, Direction.ACROSS),))),
    Fault(code="CW301", puzzle=_without_letter(ENGLISH, Square(2, 2))),
    Fault(
        code="CW302",  # the A of APPLE and RAPID is Cyrillic
        puzzle=draw("#RUB# PAPER АPPLE YIELD #DRY#", clues=ENGLISH_CLUES),
    ),
    Fault(code="CW303", puzzle=with_entry(ENGLISH, "4 across", phrase="Papier")),
    Fault(code="CW304", law=FREE, puzzle=draw("CAT A## T##")),
    Fault(code="CW305", law=FREE, puzzle=draw("STAR# T#### A#### R#### T####")),
    Fault(
        code="CW306",
        puzzle=RUSSIAN,
        words=FewWords(*(entry.text for entry in RUSSIAN.entries if entry.text != "ГАД")),
    ),
    Fault(code="CW307", law=FREE, puzzle=ELK, blocked=(("M", "A", "D"),)),
    Fault(code="CW401", puzzle=with_clue(ENGLISH, "4 across", None)),
    Fault(code="CW402", puzzle=with_clue(ENGLISH, "4 across", Clue(text="Wall paper"))),
    Fault(code="CW403", puzzle=with_clue(ENGLISH, "4 across", Clue(text="What paperboys bring"))),
    Fault(code="CW404", puzzle=with_clue(ENGLISH, "4 across", Clue(text="give  way (5)"))),
    Fault(code="CW405", puzzle=with_clue(ENGLISH, "4 across", Clue(text="Apple"))),
    Fault(
        code="CW406",
        puzzle=with_clue(ENGLISH, "4 across", Clue(text="Reads well", kind=ClueKind.INDIRECT)),
    ),
    Fault(
        code="CW409",
        puzzle=with_clue(
            with_clue(ENGLISH, "4 across", Clue(text="In sheets; wrapper")),
            "2 down",
            Clue(text="Wrapper; skin"),
        ),
    ),
    Fault(
        code="CW410",
        puzzle=with_clue(
            ENGLISH,
            "4 across",
            Clue(text="Rap poe, badly", kind=ClueKind.CRYPTIC, fodder="Rap poe"),
        ),
    ),
    Fault(code="CW407", puzzle=with_clue(ENGLISH, "4 across", Clue(text="In sheets (4)"))),
    Fault(code="CW501", puzzle=_with_phrase("Pad", [(1, 0), (1, 1), (1, 2)], PhraseMode.ORDERED)),
    Fault(code="CW502", puzzle=_with_phrase("Pap", [(1, 0), (1, 1), (1, 0)], PhraseMode.NUMBERED)),
    Fault(code="CW503", puzzle=_with_phrase("Pay", [(2, 1), (1, 1), (3, 0)], PhraseMode.ORDERED)),
    Fault(code="CW504", puzzle=_with_phrase("Rap", [(0, 1), (1, 1), (2, 1)], PhraseMode.SLOTS)),
    Fault(code="CW505", law=FREE, puzzle=_leftover("Kmad", [(0, 2), (1, 0), (1, 1), (1, 2)])),
    Fault(code="CW506", law=FREE, puzzle=_leftover("Ma", [(1, 0), (1, 1)])),
    Fault(code="CW601", puzzle=replace(ENGLISH, metadata=Metadata(language="xx"))),
    Fault(code="CW901", law=replace(MINI_LAW, reports_short_words=True), puzzle=ENGLISH),
)


ARROWS_LAW = Profile(name="arrows", idle_on_border=True)

SQUARE = draw_arrowword("""
+++
+AT
+SO
""")

TOUCHING = draw_arrowword("""
~~~+
~+AT
~+SO
""")

ALONE = draw_arrowword("+AT")

INSIDE = draw_arrowword("""
~#~
+AT
~#~
""")

CROWDED = draw_arrowword("""
+AT
SO~
""")


def _with_arrow(puzzle: Puzzle, arrow: Arrow | None) -> Puzzle:
    """The puzzle with another arrow to its first entry."""
    first, *rest = puzzle.entries
    return replace(puzzle, entries=(replace(first, arrow=arrow), *rest))


def _with_long_clue(puzzle: Puzzle) -> Puzzle:
    first, *rest = puzzle.entries
    clue = Clue(text="What nobody could read in so small a cell, " * 4)
    return replace(puzzle, entries=(replace(first, clue=clue), *rest))


FAULTS += (
    Fault(code="CW111", puzzle=TOUCHING, law=replace(ARROWS_LAW, clue_cells_apart=True)),
    Fault(code="CW112", puzzle=ALONE, law=replace(ARROWS_LAW, most_unchecked=0.2)),
    Fault(code="CW113", puzzle=INSIDE, law=replace(ARROWS_LAW, unchecked_at_edge=True)),
    Fault(code="CW114", puzzle=ALONE, law=replace(ARROWS_LAW, border_of_clue_cells=True)),
    Fault(code="CW115", puzzle=SQUARE, law=replace(ARROWS_LAW, most_clue_cells=0.25)),
    Fault(
        code="CW207",
        puzzle=_with_arrow(SQUARE, Arrow(clue_square=Square(1, 0), path=ArrowPath.DOWN)),
        law=ARROWS_LAW,
    ),
    Fault(code="CW208", puzzle=SQUARE, law=replace(ARROWS_LAW, idle_on_border=False)),
    Fault(code="CW209", puzzle=CROWDED, law=ARROWS_LAW),
    Fault(code="CW210", puzzle=_with_arrow(SQUARE, None), law=ARROWS_LAW),
    Fault(
        code="CW408",
        puzzle=_with_long_clue(SQUARE),
        law=replace(ARROWS_LAW, smallest_clue_type=0.13),
    ),
)

PANGRAM: Facts[str, Scalar] = Facts({"pangram": True})
_TWO: dict[str, Scalar] = {"wished": "PAPER OAK", "wished_at_least": 2}
TWO_OF_TWO: Facts[str, Scalar] = Facts(_TWO)
PAPER_AND_UPPER: Facts[str, Scalar] = Facts({"longest_shared": 2})

FAULTS += (
    Fault(
        code="CW120",
        puzzle=BRITISH,
        law=replace(BRITISH_LAW, most_unchecked_by_length=((3, 1), (5, 1), (9, 4))),
    ),
    Fault(code="CW320", puzzle=replace(ENGLISH, recipe=PANGRAM)),
    Fault(
        code="CW321",
        puzzle=replace(ENGLISH, recipe=TWO_OF_TWO),
    ),
    Fault(code="CW322", puzzle=replace(ENGLISH, recipe=PAPER_AND_UPPER)),
)


_WIKTIONARY = ("Our Wiktionary", "CC BY-SA 4.0")
_UNLICENSED = ("Our Wiktionary", "")
_NOBODYS = ("", "")
CREDITED = replace(
    _with_sources(ENGLISH, {"1 across": _WIKTIONARY, "1 down": _WIKTIONARY}),
    metadata=replace(
        ENGLISH.metadata, notes="For Ada\nClues: Our Wiktionary (CC BY-SA 4.0, share-alike)"
    ),
)
"""A clean puzzle with two clues of a dictionary that must be passed on under its own licence."""

FAULTS += tuple(
    Fault(code="CW411", puzzle=replace(CREDITED, metadata=replace(CREDITED.metadata, notes=notes)))
    for notes in (
        "",
        "For Ada",
        "Clues: Our Wiktionary",
        "Clues: Our Wiktionary (CC BY 4.0)",
        "Clues: Our Wiktionary (CC BY-SA 4.0)",
    )
)
FAULTS += (
    Fault(code="CW412", puzzle=_with_sources(CREDITED, {"1 down": _UNLICENSED})),
    Fault(
        code="CW412",
        puzzle=_with_sources(CREDITED, {"1 across": _UNLICENSED, "1 down": _UNLICENSED}),
    ),
    Fault(
        code="CW412",
        puzzle=_with_sources(CREDITED, {"1 down": _NOBODYS}),
        words=CluingFewWords(CREDITED),
    ),
)


def test_every_rule_has_a_planted_fault() -> None:
    assert {fault.code for fault in FAULTS} == {rule.code for rule in rules()}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.code)
def test_a_planted_fault_is_found_and_no_other(fault: Fault) -> None:
    report = audit(fault.puzzle, fault.law, lexicon=fault.words, blocked=fault.blocked)
    assert {finding.code for finding in report.findings} == {fault.code}, report.findings
    severity = next(rule.severity for rule in rules() if rule.code == fault.code)
    assert {finding.severity for finding in report.findings} == {severity}
    assert report.ok is (severity is not Severity.ERROR)


@pytest.mark.parametrize(
    ("puzzle", "law"),
    [
        (ENGLISH, MINI_LAW),
        (RUSSIAN, MINI_LAW),
        (BRITISH, BRITISH_LAW),
        (SQUARE, ARROWS_LAW),
        (CREDITED, MINI_LAW),
    ],
    ids=["english", "russian", "british", "arrowword", "credited"],
)
def test_a_clean_puzzle_has_no_finding(puzzle: Puzzle, law: Profile) -> None:
    report = audit(puzzle, law, lexicon=words_of(puzzle))
    assert report.findings == ()
    assert report.skipped == ()
    assert report.ok
