"""What the engine tells a person who fills by hand: letters, words, and what they leave."""

import time
from pathlib import Path

import pytest

from crosswright.engines import look_ahead
from crosswright.errors import UsageError
from crosswright.model import Direction, Square, parse_mask, slots_of
from tests.unit.engines.words import letters_lexicon, lexicon_of_words

MASKS = Path(__file__).parents[2] / "data/masks"


def test_letters_and_counts_are_what_can_still_stand() -> None:
    lexicon = lexicon_of_words("CAT", "COT", "TOE", "TEN", "DOG")
    seen = look_ahead(parse_mask("C..\n##.\n##."), lexicon)
    assert seen.letters[Square(0, 1)] == ("A", "O")
    assert seen.letters[Square(0, 2)] == ("T",)
    assert {(slot.start, slot.direction): count for slot, count in seen.counts.items()} == {
        (Square(0, 0), Direction.ACROSS): 2,
        (Square(0, 2), Direction.DOWN): 2,
    }


def test_words_that_leave_most_come_first_and_dead_ends_are_left_out() -> None:
    lexicon = lexicon_of_words("CAT", "CAR", "CAB", "TOE", "TEN", "TIP", "ROW")
    mask = parse_mask("C..\n##.\n##.")
    (across,) = [x for x in slots_of(mask, shortest=3) if x.direction is Direction.ACROSS]
    seen = look_ahead(mask, lexicon, slot=across)
    assert ["".join(x.cells) for x in seen.candidates] == ["CAT", "CAR"]
    assert seen.candidates[0].leaves > seen.candidates[1].leaves
    assert [lexicon.index.find(lexicon.language.glyphs(x.cells)) for x in seen.candidates] == [
        x.word for x in seen.candidates
    ]


def test_a_slot_that_no_word_fits_is_named() -> None:
    seen = look_ahead(parse_mask("Q.."), lexicon_of_words("CAT"))
    assert seen.stuck is not None
    assert seen.stuck.start == Square(0, 0)
    assert not seen.letters


def test_a_slot_that_is_none_is_refused() -> None:
    mask = parse_mask("CAT\n...")
    given = slots_of(mask, shortest=3)[0]
    with pytest.raises(UsageError, match="no slot to fill"):
        look_ahead(mask, lexicon_of_words("CAT", "COT"), slot=given)


def test_help_comes_at_once_at_15x15() -> None:
    lexicon = letters_lexicon(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ", words=4_000, lengths=range(3, 16), seed=1
    )
    mask = parse_mask((MASKS / "british-15-32.txt").read_text(encoding="utf-8"))
    slot = slots_of(mask, shortest=3)[0]
    look_ahead(mask, lexicon)
    started = time.process_time()
    assert look_ahead(mask, lexicon, slot=slot).candidates
    assert time.process_time() - started < 0.15
