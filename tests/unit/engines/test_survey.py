"""What is told of a grid that somebody fills by hand, against an oracle that strikes out words."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from crosswright.engines import survey
from crosswright.engines.survey import DeadEnd
from crosswright.model import Facts, Mask, Slot, Square, parse_mask
from tests.oracles.survey_oracle import letters_on, still_possible
from tests.strategies import masks
from tests.unit.engines.words import Row, lexicon_of_rows, lexicon_of_words, tongue_of

LETTERS = "ABC"


@st.composite
def cases(draw: st.DrawFn) -> tuple[Mask, tuple[str, ...]]:
    """Small masks with a few letters, and too few words for many of them."""
    mask = draw(masks(smallest=2, largest=4, letters=False))
    given_letters = {
        square: draw(st.sampled_from(LETTERS))
        for square in mask.open_squares()
        if draw(st.integers(0, 3)) == 0
    }
    words = draw(
        st.lists(st.text(LETTERS, min_size=2, max_size=4), min_size=1, max_size=14, unique=True)
    )
    return replace(mask, letters=Facts(given_letters)), tuple(words)


@settings(max_examples=150)
@given(cases())
def test_letters_counts_and_dead_ends_are_those_of_the_oracle(
    case: tuple[Mask, tuple[str, ...]],
) -> None:
    mask, words = case
    rows = (Row(written=word, group=number) for number, word in enumerate(words))
    seen = survey(mask, lexicon_of_rows(rows, tongue_of(LETTERS)), unique=False, roots=False)
    left = still_possible(mask, words, LETTERS)
    assert bool(seen.dead_ends) == any(not found for found in left.values())
    if not seen.dead_ends:
        assert {x.squares: n for x, n in seen.ahead.counts.items()} == {
            run: len(found) for run, found in left.items()
        }
        for square, letters in seen.ahead.letters.items():
            assert set(letters) == letters_on(square, left, mask, LETTERS)
    for dead in seen.dead_ends:
        assert_reason_holds(dead, mask, words)
    # What is left when dead ends are left out is told as well.
    alive = still_possible(mask, words, LETTERS, frozenset(x.squares for x in seen.ahead.counts))
    assert {x.squares: n for x, n in seen.ahead.counts.items()} == {
        run: len(found) for run, found in alive.items()
    }


def assert_reason_holds(dead: DeadEnd, mask: Mask, words: tuple[str, ...]) -> None:
    """The slots that are named leave none a word; a letter that is named is guilty."""
    named = frozenset(x.squares for x in (dead.slot, *dead.others))
    if dead.others or dead.squares:
        left = still_possible(mask, words, LETTERS, named)
        assert not all(left.values())
    if dead.others and dead.squares:
        (other,), (square,) = dead.others, dead.squares
        assert square in other.squares
        alone = still_possible(mask, words, LETTERS, frozenset({other.squares}))
        at = other.squares.index(square)
        assert set(dead.letters) == {word[at] for word in alone[other.squares]}
    elif len(dead.squares) == 1:
        (square,) = dead.squares
        without = {x: y for x, y in mask.letters.items() if x != square}
        opened = replace(mask, letters=Facts(without))
        if sum(x in mask.letters for x in dead.slot.squares) > 1:
            assert still_possible(opened, words, LETTERS, frozenset({dead.slot.squares}))[
                dead.slot.squares
            ]


def only(dead: tuple[DeadEnd, ...]) -> DeadEnd:
    """The one dead end."""
    (one,) = dead
    return one


def test_a_letter_that_no_word_has_there_is_named() -> None:
    seen = survey(parse_mask("Q.."), lexicon_of_words("CAT", "COT"))
    assert only(seen.dead_ends).squares == (Square(0, 0),)
    assert not seen.ahead.counts


def test_a_crossing_that_leaves_nothing_is_named_with_what_it_leaves() -> None:
    lexicon = lexicon_of_words("CAT", "COT", "XIN", "YEN")
    dead = only(survey(parse_mask("...\n##.\n##N"), lexicon).dead_ends)
    across = Slot((Square(0, 0), Square(0, 1), Square(0, 2)), dead.slot.direction)
    assert (dead.slot == across) == (dead.letters == ("X", "Y"))
    assert dead.squares == (Square(0, 2),)
    assert len(dead.others) == 1


def test_words_whose_like_stands_already_are_no_help() -> None:
    lexicon = lexicon_of_words("CAT", "DOG")
    seen = survey(parse_mask("CAT\n###\n#.#\n###\nC.."), lexicon)
    assert only(seen.dead_ends).is_repeat


def test_nothing_about_a_grid_in_the_making_is_refused() -> None:
    lexicon = lexicon_of_words("CAT", "COT")
    assert survey(parse_mask("###"), lexicon).dead_ends == ()
    assert survey(parse_mask("#.#"), lexicon).dead_ends == ()
    assert survey(parse_mask("." * 40), lexicon).too_long
    strange = survey(parse_mask("CЖT"), lexicon)
    assert strange.dead_ends == ()
    assert only(survey(parse_mask("Ж.."), lexicon).dead_ends).slot.start == Square(0, 0)
