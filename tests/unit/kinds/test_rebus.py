"""Rebus cells: several letters in one cell where the theme says so, and nowhere else."""

from collections import Counter
from collections.abc import Callable

import pytest

from crosswright.audit import audit
from crosswright.engines import fill
from crosswright.errors import LanguageError
from crosswright.formats import FORMATS, write
from crosswright.kinds import PRESETS, CrosswordOrder, ThemeEntry, make_crossword
from crosswright.languages import language, with_rebus
from crosswright.lexicon import Lexicon
from crosswright.lexicon.overlay import Rows
from crosswright.lexicon.rebus import rebus_rows
from crosswright.model import Facts, Found, Limits, Mask, Metadata, Size, Square
from crosswright.pipeline.sources import theme_of
from tests.unit.engines.words import SmallLexicon

ENGLISH = language("en")


def _rows(*words: str) -> Rows:
    spelled = [ENGLISH.glyphs(tuple(word)) for word in words]
    return Rows(
        glyphs=b"".join(spelled),
        lengths=bytes(map(len, spelled)),
        scores=bytes([50]) * len(spelled),
        groups=b"".join(n.to_bytes(4, "little") for n in range(len(spelled))),
        breaks=bytes(4 * len(spelled)),
    )


def test_letters_in_parentheses_share_a_cell() -> None:
    (entry,) = theme_of(["sweet(heart)=Darling"], ENGLISH)
    assert entry.cells == ("S", "W", "E", "E", "T", "HEART")
    assert entry.phrase == "sweetheart"
    assert entry.clue == "Darling"


def test_a_word_is_spelled_once_for_each_place_of_the_rebus() -> None:
    rows, origins = rebus_rows(_rows("HEARTH", "ARTART", "CAT"), [("A", "R", "T")], ENGLISH)
    ours = with_rebus(ENGLISH, ("ART",))
    words, start = [], 0
    for length in rows.lengths:
        words.append(".".join(ours.alphabet[x] for x in rows.glyphs[start : start + length]))
        start += length
    assert words[3:] == ["H.E.ART.H", "ART.A.R.T", "A.R.T.ART"]
    assert origins == (0, 1, 1)


def test_a_rebus_stands_only_where_the_mask_gives_it() -> None:
    rows, _ = rebus_rows(_rows("HEART", "HER", "TEA", "RAT"), [("A", "R", "T")], ENGLISH)
    tongue = with_rebus(ENGLISH, ("ART",))
    words = SmallLexicon(language=tongue, index=rows.index(tongue))
    given = Mask(size=Size(1, 3), letters=Facts({Square(0, 2): "ART"}))
    made = fill(given, words)
    assert isinstance(made, Found)
    assert made.result.answers[0].cells == ("H", "E", "ART")
    free = fill(Mask(size=Size(1, 3)), words)
    assert isinstance(free, Found)
    assert "ART" not in free.result.answers[0].cells


def test_one_letter_is_no_rebus() -> None:
    with pytest.raises(LanguageError, match="no rebus"):
        with_rebus(ENGLISH, ("A",))


@pytest.mark.words
def test_a_themed_crossword_has_its_rebus_in_both_directions(
    real: Callable[[str], Lexicon],
) -> None:
    lexicon, preset = real("en"), PRESETS["american"]
    order = CrosswordOrder(
        preset=preset,
        size=Size(11, 11),
        metadata=Metadata(language="en"),
        theme=(ThemeEntry(cells=("SUN", "D", "A", "Y"), phrase="Sunday"),),
    )
    made = make_crossword(order, lexicon, seed=1, limits=Limits(seconds=60))
    assert isinstance(made, Found), made
    puzzle = made.result
    assert audit(puzzle, preset.profile, lexicon=lexicon).ok
    holders = [entry for entry in puzzle.entries if "SUN" in entry.answer]
    assert Counter(entry.direction.value for entry in holders) == {"across": 1, "down": 1}
    assert all("sun" in entry.phrase.lower().replace(" ", "") for entry in holders)
    data = write(puzzle, FORMATS["ipuz"]).data
    read = FORMATS["ipuz"].read
    assert read is not None
    assert read(data).puzzle == puzzle
