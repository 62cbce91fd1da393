"""What a fill promises: validity, reasons, repeatability, and an end on demand."""

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from crosswright.engines import CancelFlag, Fill, Progress, Words, fill
from crosswright.errors import LanguageError, MaskError, UsageError
from crosswright.model import (
    Cancelled,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Outcome,
    Square,
    parse_mask,
)
from tests.unit.engines.words import letters_lexicon, lexicon_of_words

OPEN_8 = "\n".join(["........"] * 8)
"""No grid of random words fills this one: a search that only a limit ends."""


def _rows(made: Fill) -> list[str]:
    size = made.mask.size
    return [
        "".join(made.letters.get(Square(row, col), "#") for col in range(size.cols))
        for row in range(size.rows)
    ]


def _made(outcome: Outcome[Fill]) -> Fill:
    assert isinstance(outcome, Found), outcome
    return outcome.result


def test_a_square_is_filled_and_its_answers_name_their_words() -> None:
    lexicon = lexicon_of_words("BIT", "ICE", "TEN", "NOT")
    made = _made(fill(parse_mask("...\n...\nT.."), lexicon, unique=False, roots=False))
    assert _rows(made) == ["BIT", "ICE", "TEN"]
    assert [(a.slot.start, "".join(a.cells), a.word) for a in made.answers] == [
        ((0, 0), "BIT", 0),
        ((1, 0), "ICE", 1),
        ((2, 0), "TEN", 2),
        ((0, 0), "BIT", 0),
        ((0, 1), "ICE", 1),
        ((0, 2), "TEN", 2),
    ]
    assert made.is_full


def test_a_slot_given_whole_need_not_be_a_word_and_has_no_id() -> None:
    lexicon = lexicon_of_words("AX", "BY", "CZ")
    made = _made(fill(parse_mask("ABC\n.##"), lexicon, shortest=2))
    assert [("".join(a.cells), a.word) for a in made.answers] == [("ABC", None), ("AX", 0)]


def test_given_letters_are_spelled_as_the_language_spells_them() -> None:
    lexicon = lexicon_of_words("CAFE")
    made = _made(fill(parse_mask("c..é"), lexicon))
    assert _rows(made) == ["CAFE"]


def test_an_answer_given_whole_is_not_used_again() -> None:
    lexicon = lexicon_of_words("CAT", "DOG")
    mask = parse_mask("CAT\n###\n...")
    assert _rows(_made(fill(mask, lexicon)))[2] == "DOG"
    alone = fill(mask, lexicon_of_words("CAT"))
    assert isinstance(alone, Infeasible)
    assert _rows(_made(fill(mask, lexicon_of_words("CAT"), unique=False, roots=False)))[2] == "CAT"


def test_answers_of_one_root_do_not_meet() -> None:
    lexicon = lexicon_of_words("TEACHER", "TEACHES")
    mask = parse_mask(".......\n#######\n.......")
    clash = fill(mask, lexicon)
    assert isinstance(clash, Infeasible)
    assert clash.clash == ("1 across", "2 across")
    assert clash.reason == "no words fit 1 across and 2 across together"
    assert isinstance(fill(mask, lexicon, roots=False), Found)


def test_answers_share_no_more_letters_in_a_row_than_allowed() -> None:
    lexicon = lexicon_of_words("SHIPMENT", "HARDSHIP")
    mask = parse_mask("........\n########\n........")
    assert isinstance(fill(mask, lexicon, longest_shared=4), Found)
    assert isinstance(fill(mask, lexicon, longest_shared=3), Infeasible)
    given = parse_mask("HARDSHIP\n########\n........")
    assert isinstance(fill(given, lexicon, longest_shared=3), Infeasible)


@pytest.mark.parametrize(
    ("mask", "floor", "reason"),
    [
        (".....", 0, "no word of 5 letters fits 1 across"),
        ("C..\n###\nX..", 0, "no word of 3 letters fits 2 across with its given letters"),
        ("...", 60, "no word of 3 letters with a score of 60 or more fits 1 across"),
    ],
)
def test_a_slot_without_words_is_named(mask: str, floor: int, reason: str) -> None:
    outcome = fill(parse_mask(mask), lexicon_of_words("CAT", "DOG"), min_score=floor)
    assert isinstance(outcome, Infeasible)
    assert outcome.reason == reason
    assert len(outcome.clash) == 1


def test_a_clash_names_the_slots_that_clash_and_no_others() -> None:
    lexicon = lexicon_of_words("ABC", "DEF", "XYZ", "XQQ", "QRS")
    mask = parse_mask("...\n.##\n.##\n###\n...")
    outcome = fill(parse_mask("Z..\n.##\n.##\n###\n..."), lexicon)
    assert isinstance(outcome, Infeasible)
    assert isinstance(fill(mask, lexicon_of_words("ABC", "AYY", "XYZ")), Found)
    apart = fill(mask, lexicon_of_words("ABC", "DEF", "XYZ"))
    assert isinstance(apart, Infeasible)
    assert apart.clash == ("1 across", "1 down")
    assert apart.reason == "no words fit 1 across and 1 down together"


def test_fragments_are_filled_and_none_repeats_another() -> None:
    lexicon = lexicon_of_words("CAT", "DOG", "EMU")
    made = _made(fill(parse_mask("...\n###\n...\n###\n..."), lexicon))
    assert sorted(_rows(made)[::2]) == ["CAT", "DOG", "EMU"]
    outcome = fill(parse_mask("...\n###\n...\n###\n..."), lexicon_of_words("CAT", "DOG"))
    assert isinstance(outcome, Infeasible)
    assert outcome.clash == ("1 across", "2 across", "3 across")


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("##\n##", MaskError, "the mask has no slot of 3 cells or more; open more squares"),
        (
            "...#.",
            MaskError,
            (
                "the open square in row 1, column 5 lies in no slot of 3 cells or more; "
                "give it a letter or make it a block"
            ),
        ),
        ("." * 33, MaskError, "1 across has 33 cells; words have at most 32, add a block"),
        (
            "...\n#Ж#",
            LanguageError,
            "'Ж' in row 2, column 2 is no letter of English (en)",
        ),
    ],
)
def test_a_mask_that_cannot_be_asked_for_is_refused(
    text: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as refused:
        fill(parse_mask(text), lexicon_of_words("CAT"))
    assert str(refused.value) == message


def test_slots_of_one_cell_are_refused() -> None:
    with pytest.raises(UsageError, match="slots of 1 cells are not possible; give 2 or more"):
        fill(parse_mask("..."), lexicon_of_words("CAT"), shortest=1)


def test_a_lonely_square_with_a_letter_is_no_error() -> None:
    made = _made(fill(parse_mask("...#A"), lexicon_of_words("CAT")))
    assert _rows(made) == ["CAT#A"]


@pytest.fixture(scope="module")
def random_words() -> Words:
    """Random words of 3 to 8 letters: a thousand a length, of ten letters."""
    return letters_lexicon("ABCDEFGHIJ", words=1_000, lengths=range(3, 9), seed=5)


def test_the_same_seed_gives_the_same_fill_and_another_seed_another(random_words: Words) -> None:
    mask = parse_mask("....#\n.....\n.....\n.....\n#....")
    rows = [_rows(_made(fill(mask, random_words, roots=False, seed=s))) for s in range(8)]
    again = [_rows(_made(fill(mask, random_words, roots=False, seed=s))) for s in range(8)]
    assert rows == again
    assert len({tuple(x) for x in rows}) == 8


def test_a_limit_in_steps_is_kept_and_leaves_the_same_partial_fill(random_words: Words) -> None:
    ends = [
        fill(parse_mask(OPEN_8), random_words, seed=3, limits=Limits(steps=500)) for _ in range(2)
    ]
    first, second = ends
    assert isinstance(first, LimitReached)
    assert isinstance(second, LimitReached)
    assert first.reason == "no fill within 500 steps"
    assert first.statistics["steps"] == 500
    assert first.best == second.best
    assert first.best is not None
    assert not first.best.is_full
    assert 0 < len(first.best.answers) < 16
    assert all(
        random_words.index.glyphs_of(answer.word) == random_words.language.glyphs(answer.cells)
        for answer in first.best.answers
        if answer.word is not None
    )


def test_a_limit_in_seconds_is_kept(random_words: Words) -> None:
    before = time.monotonic()
    outcome = fill(parse_mask(OPEN_8), random_words, limits=Limits(seconds=0.2))
    assert isinstance(outcome, LimitReached)
    assert outcome.reason == "no fill within 0.2 seconds"
    assert 0.15 < time.monotonic() - before < 5


def test_another_thread_may_look_on_and_stop_it(random_words: Words) -> None:
    cancel, progress = CancelFlag(), Progress()
    outcomes: list[Outcome[Fill]] = []
    worker = threading.Thread(
        target=lambda: outcomes.append(
            fill(parse_mask(OPEN_8), random_words, cancel=cancel, progress=progress)
        )
    )
    worker.start()
    while progress.steps < 1_000:
        time.sleep(0.001)
    assert progress.most_filled > 0
    assert not cancel.is_set()
    cancel.set()
    worker.join(5)
    assert not worker.is_alive()
    assert isinstance(outcomes[0], Cancelled)


def test_a_flag_that_is_set_stops_the_next_fill_at_once(random_words: Words) -> None:
    cancel = CancelFlag()
    cancel.set()
    outcome = fill(parse_mask(OPEN_8), random_words, cancel=cancel)
    assert isinstance(outcome, Cancelled)
    assert outcome.statistics["steps"] == 0


INTERRUPTED = """
from crosswright.engines import fill
from crosswright.model import parse_mask
from tests.unit.engines.words import letters_lexicon

lexicon = letters_lexicon("ABCDEFGHIJ", words=1_000, lengths=range(3, 9), seed=5)
print("ready", flush=True)
try:
    fill(parse_mask({mask!r}), lexicon)
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")
def test_ctrl_c_ends_a_fill_within_a_second() -> None:
    root = Path(__file__).parents[3]
    child = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED.format(mask=OPEN_8)],
        cwd=root,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.3)
    before = time.monotonic()
    child.send_signal(signal.SIGINT)
    said, _ = child.communicate(timeout=20)
    assert said == "interrupted\n"
    assert time.monotonic() - before < 1
    assert child.returncode == 0
