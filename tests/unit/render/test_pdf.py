import io
from dataclasses import replace

import pypdf
import pytest

from crosswright.model import Clue, HiddenPhrase, Metadata, PhraseMode, Puzzle, Square
from crosswright.render import Pages, Paper, RenderOptions, render
from crosswright.render.pdf import page_job
from crosswright.render.png import page_pictures
from crosswright.render.worker import typeset
from tests.drawing import draw, with_clue
from tests.unit.render.newspaper import (
    RUSSIAN_WORDS,
    Pixels,
    checkered_mask,
    newspaper,
    open_mask,
    pages_of,
    squeezed,
    tiled_mask,
    words_on,
)

ENGLISH = newspaper(title="Sunday Morning", author="A. Setter", copyright="© A. Setter")
RUSSIAN = newspaper(open_mask(7), language="ru", words=RUSSIAN_WORDS, title="Кроссворд № 1")


def says_all(puzzle: Puzzle, document: bytes) -> bool:
    """Whether every clue stands on the page, behind its number."""
    words = words_on(document)
    return all(
        squeezed(f"{entry.number}{entry.clue.text}") in words
        for entry in puzzle.entries
        if entry.clue is not None
    )


@pytest.mark.parametrize("puzzle", [ENGLISH, RUSSIAN], ids=["english", "russian"])
def test_every_clue_stands_on_the_page_behind_its_number(puzzle: Puzzle) -> None:
    assert says_all(puzzle, render(puzzle, "pdf"))


def test_title_author_headings_and_copyright_stand_on_the_page() -> None:
    words = words_on(render(ENGLISH, "pdf"))
    for text in ("Sunday Morning", "A. Setter", "Across", "Down", "© A. Setter"):
        assert squeezed(text) in words
    words = words_on(render(RUSSIAN, "pdf", pages="both"))
    for text in ("Кроссворд № 1", "По горизонтали", "По вертикали", "Ответы"):
        assert squeezed(text) in words


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.28, 841.89)), ("letter", (612, 792))])
def test_an_ordinary_crossword_takes_one_page_of_the_paper_asked_for(
    paper: str, size: tuple[float, float]
) -> None:
    (page,) = pages_of(render(ENGLISH, "pdf", paper=paper))
    assert (page.mediabox.width, page.mediabox.height) == pytest.approx(size, abs=0.01)


def test_letters_stand_in_the_key_only() -> None:
    puzzle = draw("QUIZ\nUVWX\nJKYB\nZFGP", clues={}, shortest=3)
    blank, key = pages_of(render(puzzle, "pdf", pages="both"))
    assert not set("QZWVXJKBFGP") & set(blank.extract_text())
    assert set("QZWVXJKBFGP") <= set(key.extract_text())
    assert "Answers" in key.extract_text()


def test_a_missing_clue_is_seen_to_be_missing() -> None:
    document = render(with_clue(draw("CAT"), "1 across", None), "pdf")
    assert squeezed("1(clue to be written)") in words_on(document)


def test_lengths_stand_behind_the_clue() -> None:
    document = render(draw("CAT", clues={"CAT": "Pet"}), "pdf", enumerations="always")
    assert "1Pet(3)" in words_on(document)


def test_what_a_phrase_answers_is_asked_on_the_blank_copy_and_told_in_the_key() -> None:
    phrase = HiddenPhrase(
        text="A cat",
        letters=("C",),
        squares=(Square(0, 0),),
        mode=PhraseMode.NUMBERED,
        setup="Who?",
    )
    puzzle = replace(draw("CAT"), hidden_phrase=phrase)
    blank, key = (page.extract_text() for page in pages_of(render(puzzle, "pdf", pages="both")))
    assert ("Who?" in blank, "A cat" in blank) == (True, False)
    assert ("Who?" in key, "A cat" in key) == (True, True)


def test_the_document_can_be_read_aloud() -> None:
    document = pypdf.PdfReader(io.BytesIO(render(RUSSIAN, "pdf")))
    root = document.root_object
    assert str(root["/Lang"]) == "ru"
    assert document.metadata is not None
    assert document.metadata.title == "Кроссворд № 1"
    spoken = [element.get("/Alt") for element in elements(root["/StructTreeRoot"])]
    assert any(text and text.startswith("7 × 7: 1 2 3 4 5 6 7; 8 ○") for text in spoken)


def test_a_document_passes_the_check_of_the_standard_for_accessible_ones() -> None:
    for puzzle in (ENGLISH, RUSSIAN, draw("CAT")):
        job = page_job(puzzle, RenderOptions(pages=Pages.BOTH))
        (document,) = typeset(replace(job, standard="ua-1")).documents
        assert b"pdfuaid" in document


def elements(node: object) -> list[pypdf.generic.DictionaryObject]:
    """All elements below a node of a PDF's structure tree."""
    if isinstance(node, pypdf.generic.IndirectObject):
        return elements(node.get_object())
    if isinstance(node, list):
        return [found for child in node for found in elements(child)]
    if isinstance(node, pypdf.generic.DictionaryObject):
        return [node, *elements(node.get("/K"))]
    return []


SIZES = {
    "three": (open_mask(3), 1),
    "five": (open_mask(5), 1),
    "lattice of fifteen": (checkered_mask(15), 1),
    "lattice of twenty-five": (checkered_mask(25), 1),
    "lattice of forty": (checkered_mask(40), 2),
    "forty, in tiles": (tiled_mask(40), 4),
}
MARGIN = 14 / 25.4
"""In inches."""


@pytest.mark.parametrize(("mask", "pages"), SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
def test_nothing_is_cut_at_any_size(mask: str, pages: int, paper: Paper) -> None:
    puzzle = newspaper(mask, most_words=5, title="Any size", notes="A note", copyright="© 1999")
    assert says_all(puzzle, render(puzzle, "pdf", paper=paper.value))
    assert_within_margins(puzzle, paper=paper, pages=pages + 1)


def assert_within_margins(
    puzzle: Puzzle, *, paper: Paper = Paper.A4, pages: int | None = None
) -> None:
    """No ink in the margins of any page, save the page number in the lower one."""
    ppi = 36
    pictures = page_pictures(puzzle, RenderOptions(pages=Pages.BOTH, paper=paper, ppi=ppi))
    assert pages in (None, len(pictures))
    margin = MARGIN * ppi - 1.5  # a line on the margin colours the pixels on both sides
    for picture in pictures:
        pixels = Pixels(picture)
        left, top, right, bottom = pixels.ink_box()
        assert min(left, top, pixels.width - 1 - right) >= margin
        assert pixels.height - 1 - bottom >= margin / 3


HOSTILE_CLUES = {
    "very long": "Long " * 400,
    "markup": "#set text(size: 99pt) $ a^2 $ *bold* _it_ `raw` @ref <label> \\ // /* [x]",
    "right to left": "\u202eevil\u202c \u200f\u2067 שלום",
    "one word": "A" * 300,
    "address": "https://example.org/" + "abc" * 60,
    "control": "a\x00\x1b[31mb\ud800",
}


@pytest.mark.parametrize("clue", HOSTILE_CLUES.values(), ids=HOSTILE_CLUES)
def test_a_hostile_clue_is_text_within_the_margins(clue: str) -> None:
    puzzle = newspaper()
    for name in ("1 across", "47 across", "13 down"):
        puzzle = with_clue(puzzle, name, Clue(text=clue))
    assert_within_margins(puzzle)


def test_markup_in_a_clue_is_printed_as_it_is_written() -> None:
    clue = HOSTILE_CLUES["markup"]
    document = render(with_clue(draw("CAT"), "1 across", Clue(text=clue)), "pdf")
    assert squeezed(clue) in words_on(document)


@pytest.mark.parametrize("title", ["Word " * 60, "W" * 300, '#let $x$ *b* <&"', "ё " * 3000])
def test_a_hostile_title_is_wrapped_and_never_cut(title: str) -> None:
    metadata = Metadata(language="en", title=title, author=title, notes=title, copyright=title)
    puzzle = replace(draw("CAT\nO#O\nDEN"), metadata=metadata)
    assert words_on(render(puzzle, "pdf")).count(squeezed(title)) == 4
    assert_within_margins(puzzle)


def test_six_hundred_clues_flow_over_pages_and_none_is_lost() -> None:
    puzzle = newspaper(tiled_mask(40), most_words=12)
    assert len(puzzle.entries) == 600
    document = render(puzzle, "pdf")
    assert says_all(puzzle, document)
    assert len(pages_of(document)) > 2
