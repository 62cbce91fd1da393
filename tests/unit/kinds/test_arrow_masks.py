"""Masks of arrowwords, as they are after many mendings, keep the law of their style before the judge."""

from dataclasses import replace

import pytest

from crosswright.audit import audit
from crosswright.engines import ArrowFill, Given, make_arrowword
from crosswright.kinds import STYLES
from crosswright.kinds.recipes.arrow_clues import arrow_entries
from crosswright.kinds.recipes.arrow_phrase import grid_of
from crosswright.kinds.recipes.arrow_style import ArrowStyle
from crosswright.kinds.recipes.arrow_words import rungs
from crosswright.kinds.recipes.clueing import with_credits
from crosswright.kinds.recipes.phrase_places import Ground, given_of, place_phrase
from crosswright.languages import language
from crosswright.lexicon import Lexicon, load
from crosswright.model import Found, Metadata, PhraseMode, Puzzle, Size, Square
from crosswright.pipeline.arrowword import picture_squares

pytestmark = pytest.mark.words

SIZE = Size(12, 12)
PICTURES = {"none": frozenset[Square](), "block": picture_squares("3x4", SIZE)}
MODES = (None, PhraseMode.SLOTS, PhraseMode.ROW)

RULES = ("magazine", "bent", "classic", "french", "swedish")
"""Styles whose rules differ; the other national ones stand on these."""

MENDINGS = 12

MISSING_CLUE = "CW401"


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load("en")


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("style", RULES)
def test_a_mended_mask_keeps_the_law_with_every_phrase_and_picture(
    style: str, picture: str, lexicon: Lexicon
) -> None:
    mended, made = 0, 0
    for number, mode in enumerate(MODES):
        outcome, mendings = mended_grid(
            STYLES[style], mode, PICTURES[picture], lexicon, seed=number
        )
        mended += mendings
        if outcome is not None:
            made += 1
            assert faults(STYLES[style], outcome, lexicon) == []
    assert made >= 2
    assert mended > 0


def mended_grid(
    style: ArrowStyle,
    mode: PhraseMode | None,
    voids: frozenset[Square],
    lexicon: Lexicon,
    *,
    seed: int,
) -> tuple[ArrowFill | None, int]:
    """A grid whose first words are far too few, so that its mask is mended again and again."""
    english = language("en")
    given = Given(voids=voids)
    if mode is not None:
        rules = style.rules
        ground = Ground(size=SIZE, border=rules.border, shortest=rules.shortest, voids=voids)
        parts = place_phrase("Know rules", mode, ground, english, seed=seed)
        assert parts is not None
        given = given_of(parts, ground)
    scarce = rungs(lexicon, style, SIZE, min_score=44, clued_only=True)
    ample = rungs(lexicon, style, SIZE, min_score=15, clued_only=False)
    outcome = make_arrowword(
        SIZE,
        style.rules,
        (replace(scarce[0], mendings=MENDINGS), *ample),
        clue_cells=style.clue_cells(SIZE, len(voids)),
        given=given,
        masks=2,
        seed=seed,
    )
    mendings = outcome.statistics["mendings"]
    assert isinstance(mendings, int)
    return (outcome.result if isinstance(outcome, Found) else None), mendings


def faults(style: ArrowStyle, full: ArrowFill, lexicon: Lexicon) -> list[str]:
    """What the judge holds against a grid, clues still to be written aside."""
    entries = arrow_entries(full.answers, lexicon, {})
    puzzle = Puzzle(
        kind="arrowword",
        preset=style.name,
        metadata=Metadata(language="en", notes=with_credits("", entries)),
        grid=grid_of(full),
        entries=entries,
    )
    report = audit(puzzle, style.profile, lexicon=lexicon)
    return [str(finding) for finding in report.errors if finding.code != MISSING_CLUE]
