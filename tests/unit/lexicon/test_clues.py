"""From text to clue: what is tidied, what is refused, what comes first."""

import re

import pytest

from crosswright.languages import language
from crosswright.lexicon.clues import (
    LONGEST_CLUE,
    MOST_CLUES,
    Draft,
    best_clues,
    draft_of,
    shortened,
    tidy,
)
from crosswright.lexicon.roots import Told
from crosswright.lexicon.word import Source

ENGLISH = language("en")
BOOK = Source(name="Our book", licence="CC0", package="book")


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  a dense   growth of bushes. ", "A dense growth of bushes"),
        ("fruit , yellow ; ", "Fruit, yellow"),
        ("что–нибудь новое", "Что-нибудь новое"),
        ("фланг - край строя", "Фланг — край строя"),
        ("made of gold etc.", "Made of gold etc"),
        ("20th letter", "20th letter"),
        ("«красная» книга", "«красная» книга"),
        ("ab", None),
        ("a bracket (left open", None),
        ("a quote «left open", None),
        ("wiki [[link]]", None),
        ("{{template}} text", None),
        ("<b>bold</b> text", None),
        ("it goes on...", None),
        ("is it so?", None),
        ("see https://example.org", None),
        ("a &nbsp; sign", None),
        ("1234567", None),
        ("x" * (LONGEST_CLUE + 1), None),
    ],
)
def test_a_clue_is_tidy_or_is_none(raw: str, clean: str | None) -> None:
    assert tidy(raw) == clean


def test_a_single_word_is_a_synonym() -> None:
    kinds = [draft_of(text, 0, language=ENGLISH) for text in ("thicket", "small wood")]
    assert [draft.kind for draft in kinds if draft is not None] == ["synonym", "straight"]


def _texts(*drafts: tuple[str, float], forms: tuple[str, ...] = ("cat",)) -> list[str]:
    made = [draft_of(text, price, language=ENGLISH) for text, price in drafts]
    kept = best_clues(
        [draft for draft in made if draft is not None],
        forms=forms,
        source=BOOK,
        language=ENGLISH,
        kin=frozenset({"KITTIES"}),
    )
    assert {(clue.source, clue.licence) for clue in kept} <= {("Our book", "CC0")}
    return [clue.text for clue in kept]


def test_the_cheapest_clue_comes_first_and_none_twice() -> None:
    assert _texts(("a pet", 2), ("feline", 0), ("Feline!", 1), ("mouser", 1)) == [
        "Feline",
        "Mouser",
        "A pet",
    ]


def test_no_clue_tells_its_answer_its_lemma_or_its_kin() -> None:
    drafts = (("a cat", 0), ("scattered cats", 0), ("the kitties", 0), ("pet", 0))
    assert _texts(*drafts, forms=("cats", "cat")) == ["Pet"]


def test_a_word_keeps_its_best_clues_only() -> None:
    many = _texts(*((f"{'x' * n} thing", n) for n in range(3, 30)))
    assert len(many) == MOST_CLUES
    assert many[0] == "Xxx thing"


def test_a_noted_draft_counts_the_words_of_its_note() -> None:
    draft = Draft("Small rodent", "straight", 0, Told.of(("SMALL", "RODENT")))
    noted = draft.noted("past tense")
    assert (noted.text, noted.told.words) == (
        "Small rodent (past tense)",
        ("SMALL", "RODENT", "PAST", "TENSE"),
    )


def test_a_long_text_is_cut_where_a_clause_starts() -> None:
    joints = re.compile(",? (?:which|used) ")
    head = "a hot drink made of wine and many a spice"
    text = f"{head}, which {'x' * 100}"
    assert shortened(text, joints=joints) == head
    assert shortened(f"{head} and, which {'x' * 100}", joints=joints) == head
    assert shortened("short, which is fine", joints=joints) == "short, which is fine"
    assert shortened("y" * 200, joints=joints) == "y" * 200
