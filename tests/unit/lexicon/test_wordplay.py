"""What wordplay says of an answer, which words it uses, and how each language spells them."""

import pytest

from crosswright.errors import LanguageError, UsageError
from crosswright.languages import LANGUAGES, SPELLINGS, language
from crosswright.lexicon import Lexicon, lexicon_of_words, own_words
from crosswright.lexicon.builder import build
from crosswright.lexicon.wordplay import OPERATIONS, find_plays, operation, play_words
from crosswright.lexicon.wordplay.play import Play
from tests.unit.lexicon.our_words import candidate, lexicon_of, recipe_of

WORDS = (
    "pots spot dirty room unstoppable stone moist opera most arts cage ran car pet act or stable "
    "brand march cold salt color sweat tops flutter by some tired old people"
)


def _book(words: str, tag: str = "en") -> Lexicon:
    tongue = language(tag)
    return lexicon_of_words(tongue, own_words(words.split(), language=tongue).words)


def _plays(lexicon: Lexicon, answer: str, name: str, min_score: int = 0) -> tuple[Play, ...]:
    words = play_words(lexicon)
    return find_plays(words, answer, [operation(name)], limit=50, min_score=min_score).plays


def _told(lexicon: Lexicon, answer: str, name: str) -> list[str]:
    return [play.explanation for play in _plays(lexicon, answer, name)]


@pytest.mark.parametrize(
    ("answer", "name", "explanation"),
    [
        ("rotor", "palindrome", "the same backwards"),
        ("stop", "reversal", "POTS reversed"),
        ("stop", "anagram", "anagram of SPOT"),
        ("dormitory", "anagram-two", "anagram of ROOM DIRTY"),
        ("stops", "anagram-plus", "anagram of SPOT + S"),
        ("stop", "hidden", "hidden in unSTOPpable"),
        ("not", "hidden-back", "hidden backwards in sTONe"),
        ("stop", "hidden-across", "hidden in moiST OPera"),
        ("rats", "hidden-across-back", "hidden backwards in moST ARts"),
        ("cranage", "container", "RAN in CAGE: C(RAN)AGE"),
        ("carpet", "charade", "CAR + PET"),
        ("cara", "charade", "CAR + A"),
        ("actora", "charade-three", "ACT + OR + A"),
        ("table", "beheading", "(S)TABLE beheaded"),
        ("bran", "curtailment", "BRAN(D) curtailed"),
        ("mach", "heart", "MA(R)CH without its heart"),
        ("band", "lost-letter", "B(R)AND less a letter"),
        ("gold", "change", "COLD with G for C"),
        ("slat", "swap", "SALT with A and L exchanged"),
        ("clr", "alternate", "odd letters of CoLoR"),
        ("oo", "alternate", "even letters of cOlOr"),
        ("setos", "alternate-two", "odd letters of SwEaT tOpS"),
        ("butterfly", "spoonerism", "spoonerism of FLUTTER BY"),
        ("stop", "acrostic", "first letters of Some Tired Old Pots"),
    ],
)
def test_how_a_play_is_explained(answer: str, name: str, explanation: str) -> None:
    assert explanation in _told(_book(WORDS), answer, name)


def test_the_letters_of_an_acrostic_are_the_answer() -> None:
    plays = _plays(_book(WORDS), "stop", "acrostic")
    assert plays
    for play in plays:
        assert "".join(part.cells[0] for part in play.parts) == "STOP"


@pytest.mark.parametrize(
    ("tag", "words", "answer", "name", "explanation"),
    [
        ("ru", "семь", "семья", "charade", "СЕМЬ + Я"),
        ("ru", "нёс село", "сен", "reversal", "НЕС reversed"),  # Ё is Е
        ("ru", "ёлка", "елк", "curtailment", "ЕЛК(А) curtailed"),
        ("uk", "мак сім", "сімя", "charade", "СІМ + Я"),
        ("de", "nöte", "eteon", "reversal", "NOETE reversed"),
        ("cs", "duch", "chud", "reversal", "DUCH reversed"),  # CH is one cell
        ("cs", "duch", "hcud", "reversal", None),
        ("cs-x-noch", "duch", "hcud", "reversal", "DUCH reversed"),
        ("sk", "chata", "hata", "beheading", None),
        ("sk", "chata", "ata", "beheading", "(CH)ATA beheaded"),
    ],
)
def test_letters_are_what_the_language_puts_into_a_cell(
    tag: str, words: str, answer: str, name: str, explanation: str | None
) -> None:
    told = _told(_book(words, tag), answer, name)
    assert told == ([] if explanation is None else [explanation])


def test_a_form_of_the_answer_is_no_part() -> None:
    lexicon = lexicon_of(
        candidate("stop", 5.0),
        candidate("stops", 4.0, lemma="stop"),
        candidate("stope", 2.0),
        candidate("north", 5.0),
        candidate("sea", 5.0),
        candidate("seanorth", 1.0),
    )
    assert _told(lexicon, "stop", "curtailment") == ["STOP(E) curtailed"]
    assert _told(lexicon, "northsea", "charade") == ["NORTH + SEA"]
    assert _told(lexicon, "north sea", "charade") == []


def test_the_play_whose_rarest_part_is_the_least_rare_comes_first() -> None:
    lexicon = lexicon_of(
        candidate("post", 5.4), candidate("pots", 3.8), candidate("spot", 4.9), candidate("stop", 5)
    )
    plays = _plays(lexicon, "tops", "anagram")
    assert [play.parts[0].zipf for play in plays] == [5.4, 5, 4.9, 3.8]
    assert [str(x.parts[0]) for x in _plays(lexicon, "tops", "anagram", 45)] == [
        "POST",
        "STOP",
        "SPOT",
    ]


def test_rude_and_banned_words_are_no_parts_unless_a_person_gives_them() -> None:
    lexicon = lexicon_of(candidate("shit", 4.0), candidate("hits", 4.2))
    assert _told(lexicon, "this", "anagram") == ["anagram of HITS"]
    own = own_words(["hits;0", "shit"], language=lexicon.language).words
    assert _told(lexicon.with_words(own), "this", "anagram") == ["anagram of SHIT"]


def test_two_meanings_share_no_root() -> None:
    lexicon = lexicon_of(
        candidate(
            "bank", 5.0, clues=("Sloping land", "Land beside a river", "Keeper of money", "Lender")
        )
    )
    (first, *rest) = _plays(lexicon, "bank", "homograph")
    assert first.explanation == "Sloping land / Keeper of money"
    assert [clue.source for clue in first.clues] == ["Our book", "Our book"]
    assert "Sloping land / Land beside a river" not in [play.explanation for play in rest]
    assert _plays(lexicon, "tank", "homograph") == ()


def test_words_of_other_parts_of_speech_may_be_parts() -> None:
    nouns = lexicon_of(candidate("семья", 5.0), candidate("село", 4.0), tag="ru")
    assert _told(nouns, "семья", "charade") == []
    others = build(recipe_of(candidate("семь", 5.1), candidate("село", 4.0)), language("ru"))
    words = play_words(nouns, others=others.columns)
    (play,) = find_plays(words, "семья", [operation("charade")], limit=5).plays
    assert [(x.written, x.zipf) for x in play.parts] == [("семь", 5.1), ("Я", None)]


def test_a_written_word_of_the_answer_is_no_part_though_no_noun() -> None:
    nouns = lexicon_of(
        candidate("полюс", 4.0), candidate("пол", 5.0), candidate("юс", 2.8), tag="ru"
    )
    others = build(recipe_of(candidate("северный", 5.2)), language("ru"))
    words = play_words(nouns, others=others.columns)

    def told(answer: str) -> list[str]:
        plays = find_plays(words, answer, [operation("charade-three")], limit=5).plays
        return [play.explanation for play in plays]

    assert told("северныйполюс") == ["СЕВЕРНЫЙ + ПОЛ + ЮС"]
    assert told("северный полюс") == []


def test_what_the_time_does_not_suffice_for_is_named() -> None:
    found = find_plays(play_words(_book(WORDS)), "stop", OPERATIONS, limit=1, seconds=1e-9)
    assert found.unfinished == tuple(x.name for x in OPERATIONS)
    assert found.plays == ()


@pytest.mark.parametrize("answer", ["", "a", "x" * 33])
def test_an_answer_has_2_to_32_letters(answer: str) -> None:
    with pytest.raises(UsageError, match="give 2 to 32"):
        find_plays(play_words(_book(WORDS)), answer, OPERATIONS, limit=1)


def test_an_answer_is_of_the_language() -> None:
    with pytest.raises(LanguageError, match="no letter of English"):
        find_plays(play_words(_book(WORDS)), "стоп", OPERATIONS, limit=1)
    with pytest.raises(UsageError, match="unknown operation 'pun'; known are palindrome"):
        operation("pun")


@pytest.mark.parametrize("answer", ["to", "incomprehensibilities", "z" * 32])
def test_answers_of_every_length_can_be_played_with(answer: str) -> None:
    assert find_plays(play_words(_book(WORDS)), answer, OPERATIONS, limit=3).unfinished == ()


def test_every_operation_has_a_name_a_title_and_a_summary_of_its_own() -> None:
    for facts in zip(*((x.name, x.title, x.summary) for x in OPERATIONS), strict=True):
        assert len(set(facts)) == len(OPERATIONS)


@pytest.mark.parametrize("tag", sorted(SPELLINGS))
def test_words_of_one_letter_are_letters_of_the_language(tag: str) -> None:
    spoken = SPELLINGS[tag]
    assert set(spoken.words_of_one_letter) <= set(spoken.alphabet)
    assert spoken.words_of_one_letter == LANGUAGES[spoken.plain_tag].words_of_one_letter
