"""Rude words: what is blocked, what is mild, what a list gets wrong."""

from collections.abc import Callable

import pytest

from crosswright.languages import language
from crosswright.lexicon import Flag, Level, Lexicon, Profanity, Rude, profanity_of
from crosswright.lexicon.reviewed import REVIEWS, Review
from tests.unit.lexicon.our_words import candidate, lexicon_of

REVIEW = Review(
    listed="xx", roots=r"\bdarn", mild=frozenset({"heck"}), innocent=frozenset({"darning", "quay"})
)
JUDGE = Profanity(language=language("en"), review=REVIEW, listed=("quay", "blast", "heck", "ay"))


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("river", Level.INNOCENT),
        ("darn", Level.BLOCKED),
        ("Darned", Level.BLOCKED),
        ("darning", Level.INNOCENT),
        ("heck", Level.MILD),
        ("blast", Level.BLOCKED),
        ("quay", Level.INNOCENT),
        ("what the heck", Level.MILD),
        ("a darn good quay", Level.BLOCKED),
        ("", Level.INNOCENT),
    ],
)
def test_reviews_overrule_the_list(text: str, level: Level) -> None:
    assert JUDGE.level(text) is level


def test_what_must_not_be_read_by_accident_is_given_as_cells_of_three_or_more() -> None:
    assert JUDGE.blocked() == (tuple("BLAST"),)


@pytest.mark.parametrize(
    ("tag", "blocked", "innocent"),
    [
        ("en", "shit fuckers asshole whores", "bloody balls hell mishit niggard shiitake class"),
        ("de", "Arschloch verarschen Schlampe", "Nachbarschaft Haarschnitt Marsch Tischlampe"),
        ("fr", "salope fiotte", "salopette pédale tremper"),
        ("nl", "kut klootzak", "ezel paal ballen"),
        ("ru", "пидор хуйня сука жопа говно", "взрыв петух скипидар педикюр барсучонок дамба хлеб"),
    ],
)
def test_known_words_are_judged_as_reviewed(tag: str, blocked: str, innocent: str) -> None:
    judge = profanity_of(language(tag))
    assert {word: judge.level(word) for word in blocked.split()} == dict.fromkeys(
        blocked.split(), Level.BLOCKED
    )
    assert {word: judge.level(word) for word in innocent.split()} == dict.fromkeys(
        innocent.split(), Level.INNOCENT
    )


@pytest.mark.parametrize("tag", REVIEWS)
def test_no_review_contradicts_itself(tag: str) -> None:
    review = REVIEWS[tag]
    assert review.mild & review.innocent == frozenset()


def test_a_built_lexicon_flags_the_word_its_forms_and_drops_rude_clues() -> None:
    lexicon = lexicon_of(
        candidate("shit", 5.0, clues=("Dirt",)),
        candidate("shat", 3.0, lemma="shit"),
        candidate("mud", 4.0, clues=("Wet shit", "Wet earth")),
    )
    flags = {lexicon.word(id).written: lexicon.word(id).flags for id in range(len(lexicon))}
    obscene = Flag.PROFANE | Flag.OBSCENE
    assert flags == {"shit": obscene, "shat": obscene, "mud": Flag(0)}
    assert lexicon.for_filling().counts == {3: 1}
    mud = lexicon.find(tuple("MUD"))
    assert mud is not None
    assert [clue.text for clue in lexicon.clues(mud)] == ["Wet earth"]


@pytest.mark.parametrize(
    ("rude", "words"), [("none", "mud"), ("mild", "buttocks mud"), ("all", "buttocks mud shit")]
)
def test_a_person_says_which_rude_words_may_be_chosen(rude: Rude, words: str) -> None:
    given = lexicon_of(candidate("shit", 5.0), candidate("buttocks", 4.0), candidate("mud", 4.0))
    lexicon = given.with_rude_words(rude)
    chosen = lexicon.select(without=Flag.PROFANE).ids
    assert sorted(lexicon.word(id).written for id in chosen) == words.split()
    assert sum(lexicon.for_filling().counts.values()) == len(chosen)


@pytest.mark.parametrize("word", ["buttocks", "fetish", "brothels", "farting"])
def test_what_a_teacher_would_not_hand_out_is_mild(word: str) -> None:
    assert profanity_of(language("en")).level(word) is Level.MILD


@pytest.mark.words
@pytest.mark.parametrize(
    ("tag", "rude"), [("en", "FUCK SHIT CUNT DICK ASS"), ("ru", "ПИДОР ЖОПА СУКА ГОВНО")]
)
def test_no_puzzle_can_be_filled_with_rude_words(
    real: Callable[[str], Lexicon], tag: str, rude: str
) -> None:
    lexicon = real(tag)
    words = lexicon.for_filling()
    spelled = [tuple(word) for word in rude.split()]
    assert None not in map(lexicon.find, spelled)
    masks = [[1 << glyph for glyph in lexicon.language.glyphs(cells)] for cells in spelled]
    assert [words.index.match(mask, min_score=words.floor, limit=1) for mask in masks] == (
        [[]] * len(masks)
    )
