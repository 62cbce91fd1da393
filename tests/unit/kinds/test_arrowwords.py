"""Arrowwords: every style keeps its law, phrases are spelled, bad orders end in one clear error."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from crosswright.audit import audit
from crosswright.engines import Border, Given, make_arrowword
from crosswright.errors import CrosswrightError, LanguageError, UsageError
from crosswright.kinds import STYLES, ArrowOrder, arrow_style, make_arrow_puzzle
from crosswright.kinds.recipes.arrow_words import rungs
from crosswright.kinds.recipes.clue_room import LINES
from crosswright.kinds.recipes.phrase_places import Ground, given_of, place_phrase
from crosswright.languages import language
from crosswright.lexicon import (
    Lexicon,
    OwnWord,
    Punchline,
    lexicon_of_words,
    lines_of,
    load,
)
from crosswright.model import (
    ClueCell,
    Found,
    LimitReached,
    Limits,
    Metadata,
    PhraseMode,
    Puzzle,
    Size,
    Square,
)
from crosswright.render import render

pytestmark = pytest.mark.words

PHRASES = {"en": "Better late than never", "ru": "Век живи, учись"}


@pytest.fixture(scope="module", params=["en", "ru"])
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return load(request.param)


def order_of(tag: str, style: str = "magazine", **changes: Any) -> ArrowOrder:
    values: dict[str, Any] = {"size": Size(10, 10), **changes}
    return ArrowOrder(style=arrow_style(style), metadata=Metadata(language=tag), **values)


def made(order: ArrowOrder, lexicon: Lexicon, seed: int = 1) -> Puzzle:
    outcome = make_arrow_puzzle(order, lexicon, seed=seed)
    assert isinstance(outcome, Found), outcome
    assert audit(outcome.result, order.style.profile, lexicon=lexicon).ok
    return outcome.result


@pytest.mark.parametrize("style", STYLES)
def test_every_style_makes_a_grid_that_keeps_its_law(style: str, lexicon: Lexicon) -> None:
    puzzle = made(order_of(lexicon.language.tag, style), lexicon)
    assert puzzle.preset == style
    cells = Counter(entry.arrow.clue_square for entry in puzzle.entries if entry.arrow)
    assert set(cells.values()) <= {1, 2}
    if style != "classic":
        grid = puzzle.grid
        assert set(cells) == {x for x in grid.squares() if isinstance(grid[x], ClueCell)}


@pytest.mark.parametrize("size", [Size(5, 5), Size(6, 9), Size(8, 8), Size(17, 11)], ids=str)
def test_rectangles_of_many_sizes_can_be_made(size: Size) -> None:
    assert made(order_of("en", size=size), load("en")).grid.size == size


@pytest.mark.parametrize("mode", ["numbered", "ordered", "slots", "row"])
def test_a_phrase_is_spelled_in_every_mode(mode: str, lexicon: Lexicon) -> None:
    tag = lexicon.language.tag
    order = order_of(tag, size=Size(12, 12), phrase=PHRASES[tag], phrase_mode=PhraseMode(mode))
    phrase = made(order, lexicon).hidden_phrase
    assert phrase is not None
    assert phrase.letters == lexicon.language.cells(PHRASES[tag])
    if mode == "ordered":
        assert list(phrase.squares) == sorted(phrase.squares)


@pytest.mark.parametrize("text", ["vexing", "quiet"])
def test_a_grid_that_nearly_spells_a_saying_is_mended_for_it(text: str) -> None:
    line = Punchline(saying=text, setup="", text=text, letters=tuple(text.upper()))
    outcome = make_arrow_puzzle(order_of("en", sayings=(line,)), load("en"), seed=3)
    assert isinstance(outcome, Found)
    phrase = outcome.result.hidden_phrase
    assert phrase is not None
    assert phrase.letters == line.letters


def test_no_barred_answer_is_grafted_in() -> None:
    order = order_of("en", phrase="quick jinx")
    rare = {x.answer for x in made(order, load("en")).entries if set("QJX") & set(x.answer)}
    assert rare
    again = made(replace(order, barred=tuple(sorted(rare))), load("en"))
    assert rare.isdisjoint(x.answer for x in again.entries)


def test_a_framed_phrase_stands_in_one_row() -> None:
    order = order_of("en", size=Size(12, 12), phrase="Know rules", phrase_mode=PhraseMode.ROW)
    framed = made(replace(order, framed=True), load("en")).hidden_phrase
    assert framed is not None
    assert len({square.row for square in framed.squares}) == 1


def test_a_picture_leaves_its_squares_empty() -> None:
    picture = frozenset(Square(row, col) for row in range(4, 8) for col in range(8, 12))
    puzzle = made(order_of("en", size=Size(12, 12), picture=picture), load("en"))
    assert not any(puzzle.grid.is_open(square) for square in picture)


def test_the_same_seed_makes_the_same_puzzle(lexicon: Lexicon) -> None:
    order = order_of(lexicon.language.tag)
    assert made(order, lexicon, 7) == made(order, lexicon, 7)
    assert made(order, lexicon, 7) != made(order, lexicon, 8)


def test_every_clue_fits_its_cell_with_the_one_beside_it(lexicon: Lexicon) -> None:
    puzzle = made(order_of(lexicon.language.tag), lexicon)
    lines: Counter[Square] = Counter()
    for entry in puzzle.entries:
        if entry.arrow is not None and entry.clue is not None:
            lines[entry.arrow.clue_square] += lines_of(entry.clue.text)
    assert max(lines.values()) <= LINES


def test_clues_of_a_picture_are_set_no_smaller_than_the_law_allows(lexicon: Lexicon) -> None:
    puzzle = made(order_of(lexicon.language.tag, clued_only=True), lexicon)
    drawn = render(puzzle, "svg").decode()
    clues = drawn[drawn.index('<g class="clue"') :].split("</g>")[0]
    sizes = [float(x.split('"')[0]) for x in clues.split('font-size="')[1:]]
    assert len(sizes) == len(puzzle.entries)
    # 36 units a cell; what the recipe counts in lines, the picture measures in type.
    assert min(sizes) >= 0.12 * 36


def _order(**changes: Any) -> Callable[[], object]:
    return lambda: order_of("en", **changes)


BAD = {
    "letters the language lacks": (_order(phrase="Привет"), LanguageError, "no letter of English"),
    "no letters": (_order(phrase="?!"), UsageError, "has no letters to hide"),
    "longer than the grid": (_order(phrase="abc" * 60), UsageError, "make it larger"),
    "3x3": (_order(size=Size(3, 3)), UsageError, "5x5 to 40x40"),
    "41 rows": (_order(size=Size(41, 9)), UsageError, "5x5 to 40x40"),
    "a picture outside": (_order(picture=frozenset({Square(9, 10)})), UsageError, "does not fit"),
    "a share of clue cells": (_order(clue_share=0.9), UsageError, "is not possible"),
    "left over": (_order(phrase_mode=PhraseMode.LEFTOVER), UsageError, "no letters left over"),
    "a word twice": (
        _order(phrase="so and so", phrase_mode=PhraseMode.ROW),
        UsageError,
        "has a word twice",
    ),
    "an unknown style": (lambda: arrow_style("baroque"), UsageError, "known are magazine"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_order_ends_in_one_clear_error(name: str) -> None:
    make, error, words = BAD[name]
    with pytest.raises(error, match=words) as caught:
        make()
    assert isinstance(caught.value, CrosswrightError)
    assert "\n" not in str(caught.value)


def test_fifty_words_make_no_grid_and_the_search_ends() -> None:
    english = language("en")
    letters = "abcdefghij"
    words = [f"{a}{b}x{b}{a}" for a in letters for b in letters[:5]]
    own = [OwnWord(written=x, cells=english.cells(x), score=50) for x in words]
    outcome = make_arrow_puzzle(order_of("en"), lexicon_of_words(english, own), seed=1)
    assert isinstance(outcome, LimitReached)


def test_a_language_without_clues_gets_entries_without_any() -> None:
    english = load("en")
    own = [
        OwnWord(written="".join(word), cells=word, score=40)
        for word in (english.word(id).cells for id in range(len(english)) if english.score(id) > 20)
    ]
    bare = lexicon_of_words(language("en"), own)
    puzzle = made(order_of("en", size=Size(8, 8)), bare)
    assert all(entry.clue is None for entry in puzzle.entries)
    outcome = make_arrow_puzzle(order_of("en", size=Size(8, 8), clued_only=True), bare, seed=1)
    assert isinstance(outcome, LimitReached)


def test_a_time_limit_is_kept() -> None:
    order = order_of("en", size=Size(40, 40), min_score=50)
    outcome = make_arrow_puzzle(order, load("en"), seed=1, limits=Limits(seconds=0.2))
    assert isinstance(outcome, LimitReached)


def test_a_placed_phrase_leaves_a_mask_possible() -> None:
    english, style = language("en"), STYLES["magazine"]
    size = Size(12, 12)
    ground = Ground(size=size, border=Border.ALTERNATE, shortest=3)
    words = rungs(load("en"), style, size, min_score=20, clued_only=True)
    for seed in range(6):
        parts = place_phrase("Know all rules", PhraseMode.SLOTS, ground, english, seed=seed)
        assert parts is not None
        given = given_of(parts, ground)
        assert isinstance(given, Given)
        outcome = make_arrowword(size, style.rules, words, clue_cells=29, given=given, seed=seed)
        assert "no mask" not in getattr(outcome, "reason", ""), seed
