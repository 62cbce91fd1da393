"""Theme entries get slots that fit the symmetry and leave room for the rest."""

import pytest

from crosswright.kinds.recipes.theme import ThemeEntry, place_theme
from crosswright.model import Size, Symmetry


def entries(*phrases: str) -> tuple[ThemeEntry, ...]:
    return tuple(ThemeEntry(cells=tuple(phrase), phrase=phrase) for phrase in phrases)


@pytest.mark.parametrize("symmetry", [Symmetry.ROTATION_180, Symmetry.NONE])
@pytest.mark.parametrize("seed", range(10))
def test_every_theme_entry_gets_a_slot_of_its_length(symmetry: Symmetry, seed: int) -> None:
    theme = entries("GOLDENRETRIEVER", "SHEEPDOG", "DALMATIAN", "BEAGLE")
    placed = place_theme(theme, Size(15, 15), symmetry, shortest=3, seed=seed)
    assert placed is not None
    assert sorted(x.phrase for x in placed.values()) == sorted(x.phrase for x in theme)
    squares = [square for slot in placed for square in slot.squares]
    assert len(squares) == len(set(squares))
    assert all(len(slot) == len(entry.cells) for slot, entry in placed.items())


def test_equally_long_entries_stand_where_the_half_turn_takes_one_to_the_other() -> None:
    placed = place_theme(
        entries("SHEEPDOG", "MOUSEBOX"), Size(15, 15), Symmetry.ROTATION_180, shortest=3, seed=4
    )
    assert placed is not None
    first, second = placed
    assert {s for x in first.squares for s in Symmetry.ROTATION_180.orbit(x, Size(15, 15))} == {
        *first.squares,
        *second.squares,
    }


def test_the_same_seed_gives_the_same_places() -> None:
    theme = entries("SHEEPDOG", "BEAGLE")
    one, two = (
        place_theme(theme, Size(13, 13), Symmetry.ROTATION_180, shortest=3, seed=9)
        for _ in range(2)
    )
    assert one == two


@pytest.mark.parametrize("phrase", ["TOOLONGFORTHISGRID", "AB"])
def test_an_entry_too_long_or_too_short_has_no_place(phrase: str) -> None:
    placed = place_theme(entries(phrase), Size(9, 9), Symmetry.ROTATION_180, shortest=3, seed=0)
    assert placed is None
