import io
from dataclasses import replace

import pypdf
import pytest

from crosswright.errors import UsageError
from crosswright.model import Metadata, Puzzle
from crosswright.pipeline.booklet import Repeat, apart, bind, repeats
from crosswright.render.sheet import Paper, book_sheet
from tests.drawing import draw
from tests.unit.render.newspaper import (
    RUSSIAN_WORDS,
    newspaper,
    open_mask,
    pages_of,
    squeezed,
    words_on,
)


def titled(grid: str, title: str) -> Puzzle:
    """A crossword with a title."""
    return replace(draw(grid), metadata=Metadata(language="en", title=title))


ONE = titled("CAT\nO#O\nDEN", "One")
TWO = titled("CAT\nA#A\nBED", "Two")
THREE = titled("FOX\nI#E\nNUN", "Three")
RUSSIAN = newspaper(open_mask(5), language="ru", words=RUSSIAN_WORDS, title="Четыре")


def test_a_book_has_a_cover_a_contents_its_puzzles_and_all_keys_on_one_page() -> None:
    book = bind([ONE, TWO, RUSSIAN], title="A Book", author="A. Setter", notes="For you")
    pages = [page.extract_text() for page in pages_of(book)]
    assert len(pages) == 6
    for text in ("A Book", "A. Setter", "For you"):
        assert text in pages[0]
    assert "Contents" in pages[1]
    assert [title in pages[1] for title in ("1 · One", "2 · Two", "3 · Четыре")] == [True] * 3
    assert ["1 · One" in pages[2], "2 · Two" in pages[3], "По горизонтали" in pages[4]] == [
        True
    ] * 3
    assert "Answers" in pages[5]
    assert ["One" in pages[5], "Четыре" in pages[5]] == [True] * 2


def test_no_letter_of_an_answer_stands_before_the_keys() -> None:
    quiz = replace(
        draw("QUIZ\nUVWX\nJKYB\nZFGP", clues={}, shortest=3), metadata=Metadata(language="en")
    )
    *blank, keys = (page.extract_text() for page in pages_of(bind([quiz], contents=False)))
    assert not set("QZXJK") & set("".join(blank))
    assert set("QZXJK") <= set(keys)


def test_every_clue_of_every_puzzle_stands_in_the_book() -> None:
    puzzles = [newspaper(seed=seed, title=f"No. {seed}") for seed in range(2)]
    words = words_on(bind(puzzles))
    for puzzle in puzzles:
        for entry in puzzle.entries:
            assert entry.clue is not None
            assert squeezed(f"{entry.number}{entry.clue.text}") in words


@pytest.mark.parametrize(("a_page", "pages"), [(1, 3), (2, 2), (4, 1), (12, 1)])
def test_keys_stand_so_many_to_a_page(a_page: int, pages: int) -> None:
    book = bind([ONE, TWO, THREE], contents=False, keys_a_page=a_page)
    assert len(pages_of(book)) == 3 + pages


def test_a_book_has_the_size_asked_for_and_the_same_bytes_each_time() -> None:
    book = bind([ONE, TWO], paper="6x9")
    assert {(page.mediabox.width, page.mediabox.height) for page in pages_of(book)} == {(432, 648)}
    assert book == bind([ONE, TWO], paper="6x9")


def test_a_book_can_be_read_aloud_in_the_languages_of_its_puzzles() -> None:
    document = pypdf.PdfReader(io.BytesIO(bind([ONE, RUSSIAN])))
    assert str(document.root_object["/Lang"]) == "en"
    assert "/StructTreeRoot" in document.root_object
    assert "По вертикали" in "".join(page.extract_text() for page in document.pages)


@pytest.mark.parametrize(
    ("pages", "inches"), [(24, 0.375), (151, 0.5), (301, 0.625), (501, 0.75), (800, 0.875)]
)
def test_the_margin_at_the_spine_grows_with_the_pages(pages: int, inches: float) -> None:
    sheet = book_sheet(Paper.BOOK_6X9, pages=pages)
    assert sheet.inside >= inches * 25.4
    assert sheet.outside >= 0.375 * 25.4


def test_repeated_answers_of_neighbours_are_told_and_kept_apart() -> None:
    assert repeats([ONE, TWO, THREE]) == (Repeat(first=1, second=2, answers=("CAT",)),)
    assert str(repeats([ONE, TWO])[0]) == "puzzles 1 and 2 share CAT"
    assert repeats(apart([ONE, TWO, THREE])) == ()
    assert apart([ONE, TWO, THREE])[0] == ONE
    assert sorted(x.title for x in apart([ONE, TWO, THREE])) == ["One", "Three", "Two"]
    assert (apart([]), apart([ONE])) == ((), (ONE,))


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        ({"keys_a_page": 5}, "5 keys a page cannot be set"),
        ({"pages": "both"}, "a booklet has its keys at the back"),
        ({"paper": "a9"}, "unknown paper 'a9'"),
        ({"given": "dog"}, "'dog' cannot be given"),
    ],
)
def test_what_a_booklet_cannot_be_is_said(choices: dict[str, object], says: str) -> None:
    with pytest.raises(UsageError, match=says):
        bind([ONE], **choices)  # type: ignore[arg-type]


def test_a_booklet_of_nothing_is_none() -> None:
    with pytest.raises(UsageError, match="needs a puzzle"):
        bind([])
