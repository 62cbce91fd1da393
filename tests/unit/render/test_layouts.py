import pytest

from crosswright.model import Clue, Metadata, Placement, Puzzle, Square
from crosswright.render import options_of, render
from crosswright.render.png import page_pictures
from tests.drawing import draw, draw_grid, with_clue
from tests.unit.render.newspaper import Pixels, newspaper, pages_of, squeezed, words_on

PUZZLE = newspaper(title="Sunday", notes="Set by hand")


def texts_of(**choices: object) -> list[str]:
    """The text of each page."""
    document = render(PUZZLE, "pdf", **choices)  # type: ignore[arg-type]
    return [page.extract_text() for page in pages_of(document)]


def test_apart_the_clues_follow_the_grid_on_a_page_of_their_own() -> None:
    grid, clues = texts_of(layout="apart")
    assert ("Sunday" in grid, "Across" in grid) == (True, False)
    assert ("Across" in clues, "Down" in clues) == (True, True)


def test_large_print_is_seventeen_points() -> None:
    document = render(PUZZLE, "pdf", layout="large")
    assert len(pages_of(document)) >= 3
    sizes: set[float] = set()

    def seen(text: str, _: object, matrix: list[float], font: object, size: float) -> None:
        if text.strip() and font is not None:
            sizes.add(round(size, 1))

    for page in pages_of(document)[1:]:
        page.extract_text(visitor_text=seen)
    assert {size for size in sizes if size > 8} >= {17.0}
    assert not {size for size in sizes if 8 < size < 17}
    for entry in PUZZLE.entries:
        assert entry.clue is not None
        assert squeezed(entry.clue.text) in words_on(document)


def test_the_key_at_the_foot_leaves_one_page() -> None:
    (page,) = texts_of(pages="foot")
    assert "Answers" in page


def test_a_line_for_name_and_date_stands_on_the_copy_to_solve_only() -> None:
    blank, key = texts_of(name_line=True, pages="both")
    assert ("Name:" in blank, "Date:" in blank) == (True, True)
    assert "Name:" not in key


def test_words_to_find_are_listed_as_asked() -> None:
    puzzle = Puzzle(
        kind="wordsearch",
        metadata=Metadata(language="en"),
        grid=draw_grid("ZEBRA\nEMUXX\nCATXX"),
        placements=tuple(
            Placement(
                word=tuple(word.upper()),
                phrase=word,
                squares=tuple(Square(row, col) for col in range(len(word))),
            )
            for row, word in enumerate(("zebra", "emu", "cat"))
        ),
    )
    phrases = [x.phrase for x in puzzle.placements]
    shown = {
        order: render(puzzle, "txt", word_order=order).decode()
        for order in ("puzzle", "alphabet", "length", "hidden")
    }
    assert all(all(phrase in shown[order] for phrase in phrases) for order in list(shown)[:3])
    lines = [line.strip() for line in shown["alphabet"].splitlines()]
    assert [line for line in lines if line in phrases] == sorted(phrases)
    lines = [line.strip() for line in shown["length"].splitlines()]
    lengths = [len(line) for line in lines if line in phrases]
    assert lengths == sorted(lengths)
    assert str(len(phrases)) in shown["hidden"]
    assert not any(f"  {phrase}\n" in shown["hidden"] for phrase in phrases)


HUGE = {
    "a clue of 400 letters": with_clue(PUZZLE, "1 across", Clue(text="Verbose " * 50)),
    "three by three": draw("CAT\nO#O\nDEN"),
}


@pytest.mark.parametrize("puzzle", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("layout", ["newspaper", "apart", "large"])
@pytest.mark.parametrize("paper", ["a4", "a5", "6x9"])
def test_every_layout_keeps_within_the_margins_of_every_paper(
    puzzle: Puzzle, layout: str, paper: str
) -> None:
    options = options_of(layout=layout, paper=paper, pages="foot", name_line=True, ppi=36)
    for picture in page_pictures(puzzle, options):
        pixels = Pixels(picture)
        left, top, right, _ = pixels.ink_box()
        margin = 14 / 25.4 * 36 - 1.5
        assert min(left, top, pixels.width - 1 - right) >= margin
