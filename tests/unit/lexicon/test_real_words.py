"""The lexicons that the installed packages give; figures as the documentation states them."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import astuple

import pytest

from crosswright.languages import LANGUAGES
from crosswright.lexicon import Lexicon, Tiers, load
from crosswright.lexicon.clues import LONGEST_CLUE, SHORTEST_CLUE
from crosswright.lexicon.roots import Told, leaks, telling_parts, tokens

pytestmark = pytest.mark.words
Real = Callable[[str], Lexicon]

# Everyday, common and full, then the common words that have a clue and a definition, in percent.
FIGURES = {
    "en": ((22_043, 47_311, 77_055), (80, 77)),
    "ru": ((12_447, 26_434, 61_694), (43, 40)),
    "uk": ((10_690, 24_374, 126_540), (0, 0)),
    "de": ((18_040, 52_013, 148_375), (64, 63)),
    "sk": ((14_948, 14_948, 71_889), (0, 0)),
    "cs": ((16_803, 26_801, 35_082), (0, 0)),
    "fr": ((24_251, 58_062, 119_533), (81, 80)),
    "es": ((15_468, 31_043, 86_488), (0, 0)),
    "it": ((14_064, 22_895, 27_391), (0, 0)),
    "pl": ((18_051, 36_653, 176_259), (0, 0)),
    "nl": ((14_315, 35_606, 119_392), (0, 0)),
}
WITH_FORMS = ("sk", "cs")
CLUED = ("en", "ru", "de", "fr")
LENGTHS = {
    "en": {3: 654, 5: 5064, 7: 11451, 10: 9277, 15: 638},
    "ru": {3: 551, 5: 4076, 7: 7611, 10: 6609, 15: 1457},
    "uk": {3: 782, 5: 5738, 7: 13056, 10: 14522, 15: 4478},
    "de": {3: 625, 5: 3968, 7: 8254, 10: 17060, 15: 8396},
    "sk": {3: 587, 5: 4645, 7: 11274, 10: 10738, 15: 661},
}
TAGS = tuple(FIGURES)


def test_every_language_has_its_figures() -> None:
    assert tuple(LANGUAGES) == TAGS


@pytest.mark.parametrize("tag", TAGS)
def test_the_tiers_are_as_large_as_documented(real: Real, tag: str) -> None:
    assert counted_in(real(tag), tag) == pytest.approx(FIGURES[tag][0], rel=0.05)


def counted_in(lexicon: Lexicon, tag: str) -> tuple[int, ...]:
    """The words of each tier; where forms were added, those that a dictionary lists."""
    info = lexicon.info()
    forms = info.inflected if tag in WITH_FORMS else Tiers(everyday=0, common=0, full=0)
    pairs = zip(astuple(info.tiers), astuple(forms), strict=True)
    return tuple(words - more for words, more in pairs)


@pytest.mark.parametrize("tag", LENGTHS)
def test_each_length_has_its_words(real: Real, tag: str) -> None:
    lengths = dict(real(tag).info().lengths)
    assert {n: lengths[n] for n in LENGTHS[tag]} == pytest.approx(LENGTHS[tag], rel=0.05)


@pytest.mark.parametrize("tag", TAGS)
def test_the_documented_share_of_common_words_has_a_clue(real: Real, tag: str) -> None:
    info = real(tag).info()
    shares = {x.kind: 100 * x.words.common / info.tiers.common for x in info.clued}
    assert (shares["any"], shares["straight"]) == pytest.approx(FIGURES[tag][1], abs=2)


def _clues(lexicon: Lexicon, step: int) -> Iterator[tuple[int, str]]:
    for id in range(0, len(lexicon), step):
        for clue in lexicon.clues(id):
            yield id, clue.text


@pytest.mark.parametrize("tag", CLUED)
def test_clues_read_as_a_newspaper_prints_them(real: Real, tag: str) -> None:
    texts = [text for _, text in _clues(real(tag), 7)]
    assert len(texts) > 2000
    assert all(SHORTEST_CLUE <= len(text) <= LONGEST_CLUE for text in texts)
    assert [x for x in texts if x[0].islower() or x[-1] in ".;:,?" or x != x.strip()] == []
    assert [x for x in texts if any(sign in x for sign in "{}[]<>|=#*~_\n\t")] == []
    assert [x for x in texts if x.count("(") != x.count(")")] == []


@pytest.mark.parametrize("tag", CLUED)
def test_no_clue_tells_its_answer_its_root_or_its_lemma(real: Real, tag: str) -> None:
    lexicon = real(tag)
    tongue = lexicon.language
    told = []
    for id, text in _clues(lexicon, 11):
        said = tokens(text, tongue)
        found = (lexicon.find(tuple(word)) for word in said if len(word) > 2)
        same_lemma = any(x is not None and lexicon.group(x) == lexicon.group(id) for x in found)
        if same_lemma or leaks(telling_parts(lexicon.word(id).written, tongue), Told.of(said)):
            told.append((lexicon.word(id).written, text))
    assert told == []


@pytest.mark.parametrize("tag", CLUED)
def test_no_word_has_a_clue_twice(real: Real, tag: str) -> None:
    lexicon = real(tag)
    repeated = [
        lexicon.word(id).written
        for id in range(0, len(lexicon), 5)
        if max(Counter(x.text.casefold() for x in lexicon.clues(id)).values(), default=0) > 1
    ]
    assert repeated == []


@pytest.mark.parametrize(("tag", "pattern"), [("en", "?A??E"), ("en", "S*T*E"), ("ru", "к*т")])
def test_a_search_answers_as_one_types(real: Real, tag: str, pattern: str) -> None:
    lexicon = real(tag)
    lexicon.search("*")
    seconds = []
    for _ in range(9):
        start = time.process_time()
        found = lexicon.search(pattern)
        seconds.append(time.process_time() - start)
    assert len(found) > 40
    # Ten times the documented figure: a busy machine must not fail a right program.
    assert min(seconds) < 0.05


@pytest.mark.parametrize("tag", TAGS)
def test_a_built_lexicon_loads_at_once(real: Real, tag: str) -> None:
    real(tag)
    seconds = []
    for _ in range(5):
        start = time.process_time()
        load(tag)
        seconds.append(time.process_time() - start)
    assert min(seconds) < 0.1


def test_mice_are_mouse_and_ё_is_е(real: Real) -> None:
    english = real("en")
    mouse, mice = (english.find(tuple(word)) for word in ("MOUSE", "MICE"))
    assert mouse is not None
    assert mice is not None
    assert english.group(mouse) == english.group(mice)
    russian = real("ru")
    found = russian.find(tuple("ЕЛКА"))
    assert found is not None
    assert russian.word(found).written == "ёлка"


def test_russian_words_are_common_nouns(real: Real) -> None:
    russian = real("ru")
    absent = ("БЕЖАТЬ", "КРАСИВЫЙ", "МОСКВА", "ИВАНОВ", "СТОЛЫ", "БЫСТРО")
    assert [x for x in absent if russian.find(tuple(x)) is not None] == []
    present = ("СТОЛ", "НОЖНИЦЫ", "САНИ", "ОКНО", "ВРЕМЯ")
    assert [x for x in present if russian.find(tuple(x)) is None] == []
