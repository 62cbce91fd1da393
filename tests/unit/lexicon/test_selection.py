"""A part of a lexicon has exactly the words that were asked for."""

import pytest

from crosswright.languages import language
from crosswright.lexicon import Flag, Lexicon, own_words
from tests.unit.lexicon.our_words import candidate, lexicon_of

ENGLISH = language("en")
BUILT = lexicon_of(
    candidate("cat", 4.5),
    candidate("ox", 3.5),
    candidate("mouse", 4.0),
    candidate("mice", 3.4, lemma="mouse"),
    candidate("shit", 5.0),
    candidate("north sea", 2.1),
)
LISTED = own_words(("lynx;20", "cat;90", "sea cow;70", "shit;60"), language=ENGLISH).words
LEXICONS = {
    "built": BUILT,
    "with own words": BUILT.with_words(LISTED),
    "own words only": BUILT.with_words(LISTED, only=True),
}


@pytest.mark.parametrize("lexicon", LEXICONS.values(), ids=LEXICONS.keys())
@pytest.mark.parametrize(
    "without", [Flag(0), Flag.PROFANE, Flag.PHRASE, Flag.PHRASE | Flag.PROFANE]
)
@pytest.mark.parametrize("lengths", [range(2, 33), range(3, 5), range(4, 9)])
@pytest.mark.parametrize("min_score", [0, 35, 65])
def test_a_selection_has_the_words_that_fit_and_no_other(
    lexicon: Lexicon, without: Flag, lengths: range, min_score: int
) -> None:
    chosen = lexicon.select(min_score=min_score, lengths=lengths, without=without)
    built = {BUILT.word(id).cells: BUILT.word(id).flags for id in range(len(BUILT))}
    fitting = [
        id
        for id in range(len(lexicon))
        if lexicon.score(id) >= min_score
        and len(lexicon.word(id).cells) in lengths
        and not built.get(lexicon.word(id).cells, Flag(0)) & without
    ]
    assert list(chosen.ids) == fitting
    assert [bytes(chosen.index.glyphs_of(place)) for place in range(len(chosen))] == [
        bytes(lexicon.index.glyphs_of(id)) for id in fitting
    ]
