"""From a list of words to a criss-cross that keeps the law, whatever the list."""

import random
from pathlib import Path

import pytest

from crosswright.audit import audit
from crosswright.engines import LayingRules
from crosswright.errors import UsageError, WordListError
from crosswright.kinds import CrissCrossOrder, ListedWord, make_crisscross, profile_of
from crosswright.languages import language
from crosswright.lexicon import written_clued
from crosswright.model import Found, LetterCell, Limits, Metadata, PhraseMode, Puzzle, Size
from crosswright.pipeline.check import check
from crosswright.pipeline.crisscross import (
    CrissCrossWish,
    new_crisscross,
    new_versions,
    read_clued,
)
from crosswright.pipeline.files import load, save

WORDS = Path(__file__).parents[2] / "data" / "words"
STEPS = Limits(steps=30_000)


def wish_of(file: str, **more: object) -> CrissCrossWish:
    words, tag = read_clued(str(WORDS / file), None)
    return CrissCrossWish(metadata=Metadata(language=tag), words=words, **more)  # type: ignore[arg-type]


def made(wish: CrissCrossWish, *, seed: int = 1, limits: Limits = STEPS) -> Puzzle:
    outcome = new_crisscross(wish, seed=seed, limits=limits)
    assert isinstance(outcome, Found)
    assert check(outcome.result).errors == ()
    return outcome.result


@pytest.mark.parametrize(("file", "tag"), [("river-en.csv", "en"), ("space-ru.csv", "ru")])
def test_twenty_words_all_go_in(file: str, tag: str) -> None:
    puzzle = made(wish_of(file))
    assert puzzle.language == tag
    assert len(puzzle.entries) == 20
    assert puzzle.unplaced == ()
    assert all(entry.clue is not None and entry.own for entry in puzzle.entries)


def test_a_phrase_is_kept_as_written() -> None:
    phrases = {x.phrase: x.enumeration for x in made(wish_of("river-en.csv")).entries}
    assert phrases["water lily"] == "5,4"


def test_every_row_of_a_nasty_list_is_placed_or_has_its_reason() -> None:
    puzzle = made(wish_of("nasty-en.csv"))
    reasons = {missing.word: missing.reason for missing in puzzle.unplaced}
    assert reasons["BBB"] == "shares no letter with any other word"
    assert reasons["I"].startswith("one letter")
    assert reasons["мир"].startswith("'М' in 'мир' is no letter of English")
    assert reasons["line 17"] == "no word beside the clue 'no word'"
    assert len(puzzle.entries) + len(puzzle.unplaced) == 17
    assert len({*reasons.values()}) == len(reasons)


def test_the_order_of_a_list_does_not_matter_and_a_seed_is_kept() -> None:
    words = [
        f"{word}=clue of {word}"
        for word in ["river", "otter", "heron", "reed", "pike", "newt", "frog"]
    ]
    mixed = list(words)
    random.Random(5).shuffle(mixed)
    made_of = [
        new_crisscross(
            CrissCrossWish(
                metadata=Metadata(language="en"),
                words=written_clued(each, language=language("en")),
            ),
            seed=7,
            limits=STEPS,
        ).unwrap()
        for each in (words, mixed, words)
    ]
    assert made_of[0] == made_of[1] == made_of[2]


def test_a_saved_criss_cross_is_read_back_equal(tmp_path: Path) -> None:
    puzzle = made(wish_of("nasty-en.csv"))
    save(puzzle, tmp_path / "a.ipuz")
    assert load(tmp_path / "a.ipuz").puzzle == puzzle


def test_versions_lay_most_words_elsewhere() -> None:
    versions = [x.unwrap() for x in new_versions(wish_of("river-en.csv"), 4, seed=1, limits=STEPS)]
    assert [x.title for x in versions] == ["A", "B", "C", "D"]
    for i, one in enumerate(versions):
        for other in versions[:i]:
            places = {entry.answer: entry.slot for entry in other.entries}
            moved = sum(places[entry.answer] != entry.slot for entry in one.entries)
            assert moved >= 10


def test_version_a_is_what_one_puzzle_of_the_seed_is() -> None:
    (first, _) = new_versions(wish_of("river-en.csv"), 2, seed=9, limits=STEPS)
    assert first.unwrap().entries == made(wish_of("river-en.csv"), seed=9).entries


def test_a_keyword_is_tinted_and_runs_down() -> None:
    puzzle = made(wish_of("river-en.csv", keyword="bridge"))
    phrase = puzzle.hidden_phrase
    assert phrase is not None
    assert (phrase.text, phrase.mode) == ("bridge", PhraseMode.SLOTS)
    assert len({square.col for square in phrase.squares}) == 1


def test_a_keyword_may_be_new_if_it_brings_its_clue() -> None:
    puzzle = made(wish_of("river-en.csv", keyword="nature=All that lives outside"))
    assert "nature" in {entry.phrase for entry in puzzle.entries}
    with pytest.raises(UsageError, match="give its clue: 'nature=clue'"):
        made(wish_of("river-en.csv", keyword="nature"))


def test_a_pin_counts_from_one() -> None:
    puzzle = made(wish_of("river-en.csv", pins=("otter@3,2,down",)))
    (otter,) = (entry for entry in puzzle.entries if entry.phrase == "otter")
    assert (tuple(otter.slot.start), otter.direction.value) == ((2, 1), "down")


@pytest.mark.parametrize("pin", ["otter", "otter@0,1,down", "otter@1,1,up", "whale@1,1,down"])
def test_a_pin_that_is_none_is_refused(pin: str) -> None:
    with pytest.raises(UsageError, match="pin"):
        made(wish_of("river-en.csv", pins=(pin,)))


def test_so_many_words_are_taken_and_the_others_kept_in_reserve() -> None:
    puzzle = made(wish_of("river-en.csv", count=12))
    assert len(puzzle.entries) == 12
    assert puzzle.unplaced == ()
    assert len(str(puzzle.recipe["reserve"]).split("\n")) == 8


@pytest.mark.parametrize(("given", "shown"), [("first", None), ("ae", {"A", "E"})])
def test_letters_are_given(given: str, shown: set[str] | None) -> None:
    puzzle = made(wish_of("river-en.csv", given=given))
    cells = [puzzle.grid[square] for square in puzzle.letter_squares]
    told = {x.letter for x in cells if isinstance(x, LetterCell) and x.given}
    if shown is None:
        starts = {entry.slot.start for entry in puzzle.entries}
        assert all(
            isinstance(cell := puzzle.grid[square], LetterCell) and cell.given == (square in starts)
            for square in puzzle.letter_squares
        )
    else:
        assert told == shown


def test_a_size_too_small_for_all_is_kept_and_said() -> None:
    words = [f"{a}{b}{c}ing" for a in "bcdf" for b in "aeiou" for c in "rt"]
    wish = CrissCrossWish(
        metadata=Metadata(language="en"),
        words=written_clued(words, language=language("en")),
        max_size=Size(6, 6),
    )
    puzzle = made(wish)
    assert max(puzzle.grid.size) <= 6
    assert {x.reason for x in puzzle.unplaced} == {"no legal place within 6x6"}
    assert len(puzzle.entries) + len(puzzle.unplaced) == 40


def test_words_that_only_five_rows_could_hold_end_in_one_clear_line() -> None:
    outcome = new_crisscross(wish_of("space-ru.csv", max_size=Size(3, 3)), limits=STEPS)
    assert outcome.puzzle is None
    assert not isinstance(outcome, Found)
    assert outcome.reason == "no word fits into 3x3; allow a larger grid"


@pytest.mark.parametrize(
    ("words", "placed", "reasons"),
    [
        (["lonely"], 1, []),
        (["cat", "dry"], 1, ["shares no letter with any other word"]),
        (["ab", "ba", "abba", "baab"], 4, []),
        (["x" * 60, "fox"], 1, ["60 letters; a word has 2 to 32"]),
        (["aaa", "bbb", "ccc", "dddd"], 1, ["shares no letter with any other word"] * 3),
        (["cat", "cats", "scatter", "scat", "cater", "scatters", "at"], 7, []),
        (["Mother-in-law", "New York", "É", "café"], 3, ["one letter; a word has 2 to 32"]),
    ],
)
def test_odd_lists_are_laid_as_far_as_they_go(
    words: list[str], placed: int, reasons: list[str]
) -> None:
    wish = CrissCrossWish(
        metadata=Metadata(language="en"), words=written_clued(words, language=language("en"))
    )
    puzzle = made(wish)
    assert len(puzzle.entries) == placed
    assert [missing.reason for missing in puzzle.unplaced] == reasons


def test_five_thousand_words_end_within_the_limit() -> None:
    source = random.Random(1)
    words = {"".join(source.choices("etaoinsrhld", k=source.randint(3, 9))) for _ in range(6_000)}
    wish = CrissCrossWish(
        metadata=Metadata(language="en"),
        words=written_clued(sorted(words)[:5_000], language=language("en")),
    )
    puzzle = made(wish, limits=Limits(seconds=1.0))
    assert len(puzzle.entries) + len(puzzle.unplaced) == 5_000
    assert len(puzzle.entries) > 300


def test_an_empty_list_is_refused() -> None:
    with pytest.raises(WordListError):
        written_clued([], language=language("en"))


@pytest.mark.parametrize("broken", [LayingRules(keeps_ends=False), LayingRules(keeps_sides=False)])
def test_with_either_rule_off_the_audit_fires(broken: LayingRules) -> None:
    listed = wish_of("river-en.csv").words.words
    order = CrissCrossOrder(
        metadata=Metadata(language="en"),
        words=tuple(ListedWord(written=x.written, cells=x.cells, clue=x.clue) for x in listed),
        rules=broken,
    )
    law = profile_of("", kind="crisscross")
    fired = 0
    for seed in range(40):
        outcome = make_crisscross(order, law, language("en"), seed=seed, limits=Limits(steps=400))
        assert isinstance(outcome, Found)
        fired += not audit(outcome.result, law).ok
    assert fired >= 38


def test_a_clue_that_is_somebodys_work_keeps_its_licence_and_is_credited() -> None:
    words = (
        ListedWord(
            written="otter",
            cells=tuple("OTTER"),
            clue="A swimming beast",
            source="Our Wiktionary",
            licence="CC BY-SA 4.0",
        ),
        ListedWord(written="river", cells=tuple("RIVER"), clue="It runs"),
    )
    order = CrissCrossOrder(metadata=Metadata(language="en", notes="For Ada"), words=words)
    law = profile_of("", kind="crisscross")
    puzzle = make_crisscross(order, law, language("en"), limits=Limits(steps=400)).unwrap()
    assert puzzle.metadata.notes == ("For Ada\nClues: Our Wiktionary (CC BY-SA 4.0, share-alike)")
    clues = {x.text: x.clue for x in puzzle.entries}
    assert clues["OTTER"] is not None
    assert clues["OTTER"].licence == "CC BY-SA 4.0"
