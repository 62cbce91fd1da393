"""The same puzzle through every format is the same puzzle, in all that the format can carry."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import crosswright as cw
from crosswright.errors import OutputError
from crosswright.formats import FORMATS, Feature, Format, read, write
from crosswright.model import Clue, Entry, Puzzle
from tests.conformance.test_formats import BOTH_WAYS, OF_FILES, agree, cells, shape
from tests.strategies_exchange import CLUES, KINDS, exchanged
from tests.unit.formats.samples import SAMPLES

VITAL = {feature for feature in Feature if feature.is_vital}


def as_told(puzzle: Puzzle, format: Format) -> Puzzle:
    """The puzzle with its texts as this format gives them back."""
    about = puzzle.metadata

    def told(entry: Entry) -> Entry:
        text = format.line(entry.clue.text) if entry.clue else ""
        clue = replace(entry.clue, text=text) if entry.clue and text.strip() else None
        return replace(entry, clue=clue, phrase=format.line(entry.phrase))

    return replace(
        puzzle,
        metadata=replace(
            about,
            title=format.line(about.title),
            author=format.line(about.author),
            copyright=format.line(about.copyright),
            notes=format.passage(about.notes),
        ),
        entries=tuple(map(told, puzzle.entries)),
    )


def check_trip(puzzle: Puzzle, format: Format) -> bool:
    """Hold what comes back against what went in; False where the format refuses the puzzle."""
    try:
        saved = write(puzzle, format)
    except OutputError:
        return False
    lost = {loss.feature for loss in saved.losses}
    if lost & VITAL:
        return False
    found = read(saved.data, format, language=puzzle.language).puzzle
    wanted = as_told(puzzle, format)
    for feature in format.carries - OF_FILES - lost:
        assert agree(found, wanted, feature), (feature, saved.data[:3000])
    assert cells(found.grid, shape) == cells(puzzle.grid, shape)
    assert write(found, format).data == saved.data
    return True


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_a_puzzle_of_any_kind_comes_back_from_every_format(kind: str, data: st.DataObject) -> None:
    puzzle = data.draw(exchanged(kind))
    held = [format.name for format in BOTH_WAYS if check_trip(puzzle, format)]
    assert "ipuz" in held
    if kind == "arrowword":
        assert "jpz" in held


@pytest.mark.parametrize("format", BOTH_WAYS, ids=lambda x: x.name)
@pytest.mark.parametrize("text", CLUES, ids=lambda x: x[:12].encode("unicode_escape").decode())
def test_a_clue_of_any_signs_comes_back(format: Format, text: str) -> None:
    if Feature.CLUES not in format.carries:
        return
    puzzle = SAMPLES["american"]
    first, *rest = puzzle.entries
    changed = replace(puzzle, entries=(replace(first, clue=Clue(text=text)), *rest))
    saved = write(changed, format)
    found = read(saved.data, format, language="en").puzzle
    told = format.line(text)
    lost = {loss.feature for loss in saved.losses}
    if Feature.CLUES in lost:
        return
    assert found.entries[0].clue == Clue(text=told, kind=found.entries[0].clue.kind)  # type: ignore[union-attr]
    assert (told != text) == (Feature.SPACING in lost)
    assert agree(found, as_told(changed, format), Feature.CLUES)


@pytest.mark.parametrize("name", ["puz-rebus", "jpz", "xd", "exolve", "across", "csv", "xlsx"])
def test_cyrillic_passes_where_a_format_can_say_it(name: str) -> None:
    assert check_trip(SAMPLES["canadian"], FORMATS[name])


def test_texts_of_a_format_are_told_the_same_a_second_time() -> None:
    once: Callable[[Format, str], str] = lambda format, text: format.line(text)  # noqa: E731
    for format in FORMATS.values():
        for text in CLUES:
            assert once(format, once(format, text)) == once(format, text)


WORDS = {
    "en": ("river=Flows", "silver=Metal", "vine=Climbs", "ever=At any time", "ice-cream=Cold"),
    "ru": ("река=Течёт", "карта=План", "арка=Свод", "трактор=Машина", "ёж=Колется"),
    "uk": ("річка=Тече", "карта=План", "чайка=Птах", "їжак=Колючий", "качка=Птаха"),
    "de": ("Fluss=Fließt", "Silber=Metall", "Rebe=Klettert", "Straße=Weg", "Übel=Schlecht"),
    "sk": ("chlieb=Pečie sa", "ľad=Studený", "chata=V horách", "láska=Cit", "mucha=Bzučí"),
    "cs": ("chléb=Peče se", "řeka=Teče", "chata=V horách", "láska=Cit", "moucha=Bzučí"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_puzzle_that_was_made_comes_back_in_its_language(language: str) -> None:
    made = cw.new_crisscross(WORDS[language], language=language, seed=1, steps=20_000).unwrap()
    held = {format.name for format in BOTH_WAYS if check_trip(made, format)}
    assert {"ipuz", "jpz", "xd", "xlsx"} <= held
