"""How a setter marks the fodder of an anagram in a text."""

import pytest

from crosswright.model import ClueKind, marked_clue


@pytest.mark.parametrize(
    ("text", "told", "fodder"),
    [
        ("Halts *post* in disarray", "Halts post in disarray", "post"),
        ("*Dirty room* for students", "Dirty room for students", "Dirty room"),
        ("Strange *post*", "Strange post", "post"),
        ("(*post*, mixed) halt", "(post, mixed) halt", "post"),
        ("Unit of M*A*S*H", "Unit of M*A*S*H", ""),
        ("Rated ** by some, * by others", "Rated ** by some, * by others", ""),
        ("*One* and *two*", "*One* and *two*", ""),
        ("* not marked *", "* not marked *", ""),
        ("**bold**", "**bold**", ""),
        ("No mark", "No mark", ""),
    ],
)
def test_one_pair_of_asterisks_about_words_marks_fodder(text: str, told: str, fodder: str) -> None:
    clue = marked_clue(text, source="a friend", licence="CC0")
    assert (clue.text, clue.fodder) == (told, fodder)
    assert (clue.source, clue.licence) == ("a friend", "CC0")
    assert clue.kind is (ClueKind.CRYPTIC if fodder else ClueKind.STRAIGHT)


def test_a_kind_that_was_given_stays() -> None:
    assert marked_clue("Is it *post*?", kind=ClueKind.INDIRECT).kind is ClueKind.INDIRECT
