"""What every preset must do: keep its own law, at every size it allows, in every language."""

from collections.abc import Callable

import pytest

from crosswright.audit import audit
from crosswright.errors import UsageError
from crosswright.kinds import PRESETS, CrosswordOrder, make_crossword, profile_of
from crosswright.lexicon import Lexicon
from crosswright.model import Found, Limits, Metadata, Size

NAMES = list(PRESETS)


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_is_known_by_one_name(name: str) -> None:
    preset = PRESETS[name]
    assert preset.name == preset.profile.name == name
    assert profile_of(name, kind="crossword") is preset.profile
    preset.check_size(preset.standard_size)


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_refuses_sizes_outside_its_law(name: str) -> None:
    law = PRESETS[name].profile
    for side in (law.smallest - 1, law.largest + 1):
        with pytest.raises(UsageError, match=f"{name} allows"):
            PRESETS[name].check_size(Size(side, side))
    if law.odd_sizes:
        with pytest.raises(UsageError, match="odd sizes"):
            PRESETS[name].check_size(Size(law.smallest + 1, law.smallest + 1))


@pytest.mark.words
@pytest.mark.parametrize("tag", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_what_a_preset_makes_keeps_its_law(
    real: Callable[[str], Lexicon], name: str, tag: str
) -> None:
    preset, lexicon = PRESETS[name], real(tag)
    order = CrosswordOrder(
        preset=preset, size=preset.standard_size, metadata=Metadata(language=tag)
    )
    for seed in (1, 2):
        made = make_crossword(order, lexicon, seed=seed, limits=Limits(seconds=60))
        assert isinstance(made, Found), made
        report = audit(made.result, preset.profile, lexicon=lexicon)
        assert report.errors + report.warnings == ()
        assert report.skipped == ()
        assert made.result == make_crossword(order, lexicon, seed=seed).puzzle
