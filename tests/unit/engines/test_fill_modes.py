"""The ways to fill: several searches at once, balanced, and with ideas left out."""

import random
import threading

import pytest

from crosswright.engines import CancelFlag, Progress, fill
from crosswright.model import Cancelled, Found, Infeasible, LimitReached, Limits, parse_mask
from crosswright.native import NativeError
from tests.oracles.fill_oracle import Oracle
from tests.unit.engines.test_fill_oracle import faults_of, random_case
from tests.unit.engines.words import (
    Row,
    letters_lexicon,
    lexicon_of_rows,
    lexicon_of_words,
    tongue_of,
)

OPEN_8 = "\n".join(["........"] * 8)
IDEAS = ("difficulty", "jumps", "restarts", "memory", "fragments")


@pytest.mark.parametrize("number", range(40))
def test_the_verdict_is_the_oracles_in_every_way(number: int) -> None:
    case = random_case(random.Random(90_000 + number))
    oracle = Oracle(case)
    rows = [Row(written=x.written, score=x.score, group=x.group) for x in case.words]
    lexicon = lexicon_of_rows(rows, tongue_of(case.alphabet))
    ways = [{"threads": 3}, {"climb": 50}, *({"without": (idea,)} for idea in IDEAS)]
    verdicts = set()
    for way in ways:
        outcome = fill(
            case.mask,
            lexicon,
            seed=number,
            min_score=case.min_score,
            shortest=case.shortest,
            unique=case.unique,
            roots=case.roots,
            **way,  # type: ignore[arg-type]
        )
        assert isinstance(outcome, Found | Infeasible), way
        verdicts.add(type(outcome))
        if isinstance(outcome, Found):
            assert faults_of(outcome.result, oracle) == [], way
    assert verdicts == {Found if oracle.is_fillable() else Infeasible}


def test_a_balanced_search_that_fails_says_that_it_proves_nothing() -> None:
    lexicon = lexicon_of_words("CAT", "DOG")
    mask = parse_mask("...\n##.\n##.")
    assert isinstance(fill(mask, lexicon), Infeasible)
    outcome = fill(mask, lexicon, balanced=True)
    assert isinstance(outcome, LimitReached)
    assert "incomplete" in outcome.reason


def test_a_balanced_search_fills() -> None:
    lexicon = letters_lexicon("ABCDE", words=200, lengths=range(3, 6), seed=2)
    made = fill(parse_mask("....\n....\n####\n...."), lexicon, roots=False, balanced=True).unwrap()
    assert made.is_full


def test_an_unknown_idea_is_refused() -> None:
    with pytest.raises(NativeError, match='no idea "luck"'):
        fill(parse_mask("..."), lexicon_of_words("CAT"), without=("luck",))


def test_several_searches_stop_together_and_progress_grows() -> None:
    lexicon = letters_lexicon("ABCDEFGHIJ", words=1_000, lengths=range(8, 9), seed=4)
    cancel, progress = CancelFlag(), Progress()
    threading.Timer(0.4, cancel.set).start()
    outcome = fill(
        parse_mask(OPEN_8), lexicon, threads=2, cancel=cancel, progress=progress, roots=False
    )
    assert isinstance(outcome, Cancelled)
    assert progress.steps > 0
    assert 0 <= progress.searched <= 1
    assert progress.seconds_left is None or progress.seconds_left >= 0


def test_each_search_of_several_keeps_the_limit() -> None:
    lexicon = letters_lexicon("ABCDEFGHIJ", words=1_000, lengths=range(8, 9), seed=4)
    outcome = fill(parse_mask(OPEN_8), lexicon, threads=2, limits=Limits(steps=50), roots=False)
    assert isinstance(outcome, LimitReached)
    assert outcome.statistics["steps"] == 100
