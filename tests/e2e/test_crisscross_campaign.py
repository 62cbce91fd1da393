"""Ten thousand criss-crosses without a finding, and a judge that sees when a rule is off.

`CROSSWRIGHT_GRIDS=500` runs the first 500 of them.
"""

import os
import random
from collections.abc import Iterator

import pytest
import wordfreq

from crosswright.audit import audit
from crosswright.engines import LayingRules
from crosswright.errors import LanguageError
from crosswright.kinds import CrissCrossOrder, ListedWord, make_crisscross, profile_of
from crosswright.languages import LANGUAGES, Language, language
from crosswright.lexicon import written_clued
from crosswright.model import Found, Limits, Metadata, Size
from crosswright.pipeline.crisscross import CrissCrossWish, new_crisscross

pytestmark = pytest.mark.campaign

GRIDS = int(os.environ.get("CROSSWRIGHT_GRIDS", "10000"))
LAW = profile_of("", kind="crisscross")

NASTY = (
    *("AAA", "BBB", "I", "cat", "cats", "scatter", "CAT", "ice-cream", "New York", "O'Clock"),
    *("naïve", "Straße", "мир", "12345", "", "ab", "ba", "at", "abba", "x" * 60, "tea for two"),
)


def common_words(tongue: Language) -> list[str]:
    """The 4,000 commonest words of a language that its alphabet spells, two letters or more."""

    def length(word: str) -> int:
        try:
            return len(tongue.cells(word))
        except LanguageError:
            return 0

    return [x for x in wordfreq.top_n_list(tongue.tag, 6_000) if 2 <= length(x) <= 20][:4_000]


def wishes() -> Iterator[CrissCrossWish]:
    """The lists of the campaign: every language, 10 to 150 words, one in five with nasty rows."""
    words = {tag: common_words(tongue) for tag, tongue in LANGUAGES.items()}
    tags = sorted(words)
    for number in range(GRIDS):
        chance = random.Random(number)
        tag = tags[number % len(tags)]
        listed = chance.sample(words[tag], chance.choice((10, 10, 20, 20, 40, 80, 150)))
        if number % 5 == 0:
            listed += chance.sample(NASTY, 12)
        yield CrissCrossWish(
            metadata=Metadata(language=tag),
            words=written_clued(
                [(word, f"clue {at}") for at, word in enumerate(listed)], language=language(tag)
            ),
            max_size=Size(chance.randint(6, 30), chance.randint(6, 30))
            if number % 7 == 0
            else None,
            tight=number % 11 == 0,
            count=8 if number % 13 == 0 else None,
        )


def test_no_grid_has_a_finding() -> None:
    for number, wish in enumerate(wishes()):
        outcome = new_crisscross(wish, seed=number, limits=Limits(steps=8_000))
        if wish.max_size is not None and not isinstance(outcome, Found):
            assert "allow a larger grid" in outcome.reason
            continue
        puzzle = outcome.unwrap()
        report = audit(puzzle, LAW)
        assert report.errors == report.warnings == (), f"grid {number}: {report.errors}"
        rows = len(wish.words.words) + len(wish.words.rejected)
        reserve = str(puzzle.recipe.get("reserve", "")).split("\n") if wish.count else []
        assert len(puzzle.entries) + len(puzzle.unplaced) + len([*filter(None, reserve)]) == rows


@pytest.mark.parametrize("broken", [LayingRules(keeps_ends=False), LayingRules(keeps_sides=False)])
def test_the_judge_fires_where_a_rule_is_off(broken: LayingRules) -> None:
    words = common_words(language("en"))
    fired = 0
    for number in range(300):
        listed = random.Random(number).sample(words, 20)
        order = CrissCrossOrder(
            metadata=Metadata(language="en"),
            words=tuple(
                ListedWord(written=x, cells=language("en").cells(x), clue="a clue") for x in listed
            ),
            rules=broken,
        )
        limits = Limits(steps=400)
        made = make_crisscross(order, LAW, language("en"), seed=number, limits=limits).unwrap()
        fired += not audit(made, LAW).ok
    assert fired >= 285, f"the audit fired on {fired} of 300 grids"
