"""What an improvement promises: never worse, always a fill, what was given stays, goals are met."""

import random
import threading
import time
from itertools import combinations

import pytest

from crosswright.engines import CancelFlag, Fill, Goals, Improvement, fill, improve
from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.model import Found, Limits, Mask, parse_mask
from tests.unit.engines.words import Row, SmallLexicon, lexicon_of_rows, tongue_of

OPEN_4 = "....\n....\n....\n...."
STEPS = Limits(steps=1_500)


def _lexicon(*, seed: int = 1, words: int = 700, length: int = 4) -> SmallLexicon:
    """Random words of six letters with scores from 1 to 80."""
    chance = random.Random(seed)
    made = dict.fromkeys("".join(chance.choices("ABCDEF", k=length)) for _ in range(words))
    rows = [
        Row(written=word, score=chance.randint(1, 80), group=number)
        for number, word in enumerate(made)
    ]
    return lexicon_of_rows(rows, tongue_of("ABCDEF"))


def _first(mask: Mask, lexicon: SmallLexicon, *, seed: int = 1) -> Fill:
    outcome = fill(mask, lexicon, seed=seed, roots=False, limits=Limits(steps=50_000))
    assert isinstance(outcome, Found), outcome
    return outcome.result


def _score_sum(made: Fill, lexicon: SmallLexicon) -> int:
    return sum(
        lexicon_score(lexicon, answer.word) for answer in made.answers if answer.word is not None
    )


def lexicon_score(lexicon: SmallLexicon, word: int) -> int:
    """The highest floor that still finds the word."""
    masks = [1 << glyph for glyph in lexicon.index.glyphs_of(word)]
    return max(s for s in range(101) if word in lexicon.index.match(masks, min_score=s))


def _check_is_fill(made: Fill, lexicon: SmallLexicon) -> None:
    assert made.is_full
    for answer in made.answers:
        assert tuple(made.letters[square] for square in answer.slot.squares) == answer.cells
        if answer.word is not None:
            glyphs = lexicon.index.glyphs_of(answer.word)
            assert lexicon.language.glyphs(answer.cells) == glyphs
    words = [answer.cells for answer in made.answers]
    assert len(set(words)) == len(words)


def _better(made: Fill, lexicon: SmallLexicon, *, seed: int = 0, min_score: int = 0) -> Improvement:
    return improve(made, lexicon, limits=STEPS, roots=False, seed=seed, min_score=min_score)


@pytest.mark.parametrize("seed", range(4))
def test_what_comes_back_is_a_fill_and_hurts_less(seed: int) -> None:
    lexicon = _lexicon(seed=seed)
    first = _first(parse_mask(OPEN_4), lexicon, seed=seed)
    improvement = _better(first, lexicon, seed=seed)
    _check_is_fill(improvement.fill, lexicon)
    assert improvement.ended == "steps"
    pain, before = improvement.statistics["pain"], improvement.statistics["pain_before"]
    assert isinstance(pain, int)
    assert isinstance(before, int)
    assert pain < before
    assert _score_sum(improvement.fill, lexicon) > _score_sum(first, lexicon)


def test_the_same_seed_and_steps_give_the_same_fill_and_another_seed_another_way() -> None:
    lexicon = _lexicon()
    first = _first(parse_mask(OPEN_4), lexicon)
    one, two = (_better(first, lexicon, seed=7) for _ in range(2))
    assert one.fill == two.fill
    facts = [{k: v for k, v in x.statistics.items() if k != "seconds"} for x in (one, two)]
    assert facts[0] == facts[1]
    other = _better(first, lexicon, seed=8)
    assert other.statistics["rounds"] != one.statistics["rounds"]


def test_letters_the_mask_gives_stay_and_so_do_answers_given_whole() -> None:
    lexicon = _lexicon()
    word = "".join(lexicon.language.alphabet[glyph] for glyph in lexicon.index.glyphs_of(11))
    mask = parse_mask(f"{word}\n....\n....\n....")
    improvement = _better(_first(mask, lexicon), lexicon)
    _check_is_fill(improvement.fill, lexicon)
    assert "".join(improvement.fill.answers[0].cells) == word
    assert improvement.fill.answers[0].word is None


def test_no_word_below_the_floor_enters() -> None:
    lexicon = _lexicon(words=1_000)
    outcome = fill(parse_mask(OPEN_4), lexicon, min_score=25, roots=False)
    assert isinstance(outcome, Found)
    improvement = _better(outcome.result, lexicon, min_score=25)
    scores = [
        lexicon_score(lexicon, x.word) for x in improvement.fill.answers if x.word is not None
    ]
    assert min(scores) >= 25


def test_goals_are_met_before_all_else() -> None:
    lexicon = _lexicon()
    first = _first(parse_mask(OPEN_4), lexicon)
    used = {answer.word for answer in first.answers}
    unused = frozenset(sorted(set(range(80)) - used))
    goals = Goals(letters=tuple("ABCDEF"), wished=unused, wanted=2)
    improvement = improve(
        first, lexicon, limits=Limits(steps=200_000), goals=goals, goals_only=True, roots=False
    )
    _check_is_fill(improvement.fill, lexicon)
    assert improvement.ended == "met"
    assert improvement.lacking == 0
    assert set(improvement.fill.letters.values()) == set("ABCDEF")
    assert sum(answer.word in unused for answer in improvement.fill.answers) >= 2


def test_what_cannot_be_met_is_counted() -> None:
    few = lexicon_of_rows(
        [Row(written=word, group=n) for n, word in enumerate(("BIT", "ICE", "TEN"))], language("en")
    )
    first = fill(parse_mask("...\n...\n..."), few, unique=False, roots=False)
    assert isinstance(first, Found)
    goals = Goals(letters=("B", "Q"))
    improvement = improve(first.result, few, limits=STEPS, goals=goals, unique=False, roots=False)
    assert improvement.lacking == 1
    assert improvement.fill == first.result


def test_stale_words_make_room_for_fresh_ones() -> None:
    lexicon = _lexicon()
    best = _better(_first(parse_mask(OPEN_4), lexicon), lexicon).fill
    uses = {answer.word: 5 for answer in best.answers if answer.word is not None}
    fresh = improve(best, lexicon, limits=STEPS, goals=Goals(uses=uses), roots=False).fill
    assert sum(answer.word in uses for answer in fresh.answers) < len(uses)


def test_a_flag_ends_it_and_the_best_comes_back() -> None:
    lexicon = _lexicon()
    first = _first(parse_mask(OPEN_4), lexicon)
    flag = CancelFlag()
    timer = threading.Timer(0.1, flag.set)
    timer.start()
    begun = time.monotonic()
    improvement = improve(first, lexicon, limits=Limits(seconds=60), roots=False, cancel=flag)
    assert time.monotonic() - begun < 5
    assert improvement.ended == "cancelled"
    _check_is_fill(improvement.fill, lexicon)


def test_a_limit_in_seconds_is_kept() -> None:
    lexicon = _lexicon()
    first = _first(parse_mask(OPEN_4), lexicon)
    improvement = improve(first, lexicon, limits=Limits(seconds=0.2), roots=False)
    assert improvement.ended == "seconds"
    seconds = improvement.statistics["seconds"]
    assert isinstance(seconds, float)
    assert 0.2 <= seconds < 2


def test_no_limit_is_misuse() -> None:
    lexicon = _lexicon()
    first = _first(parse_mask(OPEN_4), lexicon)
    with pytest.raises(UsageError, match="without a limit"):
        improve(first, lexicon, limits=Limits())


def test_a_bettered_fill_shares_no_longer_runs() -> None:
    lexicon = _lexicon(words=1_000)
    outcome = fill(
        parse_mask(OPEN_4), lexicon, roots=False, longest_shared=2, limits=Limits(steps=50_000)
    )
    assert isinstance(outcome, Found), outcome
    bettered = improve(outcome.result, lexicon, limits=STEPS, roots=False, longest_shared=2)
    assert bettered.fill != outcome.result
    answers = ["".join(answer.cells) for answer in bettered.fill.answers]
    for one, other in combinations(answers, 2):
        assert not any(one[at : at + 3] in other for at in range(2)), (one, other)
