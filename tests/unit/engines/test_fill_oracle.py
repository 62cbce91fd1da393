"""The fill engine against a slow and obvious one, on thousands of small problems."""

import random

import pytest

from crosswright.engines import Fill, fill
from crosswright.model import (
    Bar,
    Direction,
    Facts,
    Found,
    Infeasible,
    Mask,
    Size,
    Square,
)
from tests.oracles.fill_oracle import Case, Oracle, Word, runs
from tests.unit.engines.words import Row, lexicon_of_rows, tongue_of

CASES, BATCHES = 2_400, 12


def random_case(chance: random.Random) -> Case:
    """A mask of 2x2 to 5x5 and words of few letters; about half of the cases have a fill."""
    alphabet = "ABCD"[: chance.choice((2, 3, 3, 4))]
    rows, cols = chance.randint(2, 5), chance.randint(2, 5)
    words: dict[str, Word] = {}
    for _ in range(chance.choice((10, 25, 60, 120, 250))):
        spelled = "".join(chance.choices(alphabet, k=chance.randint(2, max(rows, cols))))
        at = chance.randint(1, len(spelled) - 1) if chance.random() < 0.1 else 0
        written = f"{spelled[:at]} {spelled[at:]}" if at else spelled
        group = chance.randint(0, 5) if chance.random() < 0.1 else 10 + len(words)
        words[written] = Word(written=written, score=chance.choice((0, 50, 100)), group=group)
    roots = chance.random() < 0.3
    return Case(
        mask=random_mask(chance, Size(rows, cols), alphabet),
        words=tuple(words.values()),
        alphabet=alphabet,
        min_score=chance.choice((0, 0, 50)),
        unique=chance.random() < 0.7,
        roots=roots,
        longest_shared=chance.choice((None, None, None, 2, 3)),
    )


def random_mask(chance: random.Random, size: Size, alphabet: str) -> Mask:
    """Blocks, bars and given letters at random; every open square lies in a slot."""
    share = chance.choice((0.0, 0.15, 0.35))
    blocks = {square for square in size.squares() if chance.random() < share}
    bars = {
        Bar(square, direction)
        for square in size.squares()
        for direction in (Direction.ACROSS, Direction.DOWN)
        if size.has(square.step(direction)) and chance.random() < 0.05
    }
    while True:
        mask = Mask(size=size, blocks=frozenset(blocks), bars=frozenset(bars))
        covered = {square for run in runs(mask, 2) for square in run}
        lonely = set(mask.open_squares()) - covered
        if not covered:
            blocks, bars = set(), set()
        elif lonely:
            blocks |= lonely
        else:
            break
    given = chance.choice((0.0, 0.0, 0.1, 0.3))
    letters = {
        square: chance.choice(alphabet) for square in mask.open_squares() if chance.random() < given
    }
    return Mask(size=size, blocks=mask.blocks, bars=mask.bars, letters=Facts(letters))


def faults_of(made: Fill, oracle: Oracle) -> list[str]:
    """What is wrong with a fill, judged from its letters alone."""
    letters: dict[Square, str] = dict(made.letters)
    faults = [fault for run in oracle.runs for fault in oracle.faults(letters, run)]
    faults += [
        f"{square} changed" for square, x in made.mask.letters.items() if letters[square] != x
    ]
    if set(letters) != set(made.mask.open_squares()):
        faults.append("some square has no letter")
    answers = {answer.slot.squares: answer.cells for answer in made.answers}
    if answers != {run: tuple(letters[square] for square in run) for run in oracle.runs}:
        faults.append("the answers are not what the letters say")
    return faults


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_verdict_is_the_oracles_and_every_fill_is_valid(batch: int) -> None:
    fillable = 0
    for number in range(CASES // BATCHES):
        case = random_case(random.Random(batch * CASES + number))
        oracle = Oracle(case)
        rows = [Row(written=x.written, score=x.score, group=x.group) for x in case.words]
        outcome = fill(
            case.mask,
            lexicon_of_rows(rows, tongue_of(case.alphabet)),
            seed=number,
            min_score=case.min_score,
            shortest=case.shortest,
            unique=case.unique,
            roots=case.roots,
            longest_shared=case.longest_shared,
        )
        where = f"batch {batch}, case {number}:\n{case.mask}"
        match outcome:
            case Found(result=made):
                assert faults_of(made, oracle) == [], where
                fillable += 1
            case Infeasible(clash=clash):
                assert clash, where
                assert not oracle.is_fillable(), where
            case _:
                pytest.fail(f"{where}\nended as {outcome}")
    assert 0.2 < fillable / (CASES / BATCHES) < 0.8
