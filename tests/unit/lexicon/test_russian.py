"""Russian sources, read from rows and a dictionary of our own in the packages' formats."""

from dataclasses import dataclass
from typing import Any

import pytest

from crosswright.lexicon.sources.nouns import Nouns
from crosswright.lexicon.sources.ru import nouns_of
from crosswright.lexicon.sources.ru_glosses import drafts_of, meaning_of
from crosswright.lexicon.word import Flag


def _row(text: str) -> str:
    return f"слово~ru~слово~ru~{text}~12~34"


@pytest.mark.parametrize(
    ("wiki", "clues"),
    [
        ("[[дикий|дикое]] [[животное]] {{пример|Жило-было {{выдел|слово}}.}}", ["Дикое животное"]),
        ("{{зоол.|ru}} [[птица]] семейства утиных (''Anas'')", ["Птица семейства утиных"]),
        ("{{разг.}} крикун, тот, кто кричит {{итп}}", ["Крикун, тот, кто кричит"]),
        ("{{=|кот}} {{пример|}}", ["Кот"]),
        ("{{=|кот}}, домашний зверь", ["Кот", "Домашний зверь"]),
        ("то же, что [[большой дом]]", ["Большой дом"]),
        ("первое значение; второе значение", ["Первое значение", "Второе значение"]),
        ("{{свойство|устойчивый}} (1); способность стоять", ["Способность стоять"]),
        ("результат такого действия; [[ярлык]] на вещи", ["Ярлык на вещи"]),
        ("{{п.}} сбой в работе", ["Сбой в работе"]),
        ("напиток<ref>книга</ref> из мёда [1]", ["Напиток из мёда"]),
        ("рыба {{-}} хищник.\n#", ["Рыба — хищник"]),
        ("дом. ''Старый дом.''", ["Дом"]),
        ("уда&shy;рение сло́ва", ["Ударение слова"]),
        ("{{действие|бежать}}", []),
        ("{{уменьш.|дом}} {{пример|}}", []),
        ("{{обсц.}} дурной человек", []),
        ("язык этого народа", []),
        ("или подобное тому", []),
        ("рыба Anas platyrhynchos", []),
        ("{{пример|}} {{семантика|синонимы=-}}", []),
        ("{{?}}", []),
    ],
)
def test_wiki_text_becomes_clues_without_markup(wiki: str, clues: list[str]) -> None:
    drafts = drafts_of(meaning_of(_row(wiki)), place=0)
    assert [draft.text for draft in drafts] == clues


def test_what_follows_the_examples_does_not_spoil_a_meaning() -> None:
    meaning = meaning_of(_row("горячий обед {{пример|Он дал {{выдел|слово}}.}} {{сокр.|дом}}"))
    assert meaning.text == "горячий обед"


def test_a_long_meaning_is_cut_before_its_participle() -> None:
    meaning = meaning_of(_row(f"коричневый оттенок человеческой кожи, вызванный {'очень ' * 20}"))
    assert [x.text for x in drafts_of(meaning, place=0)] == ["Коричневый оттенок человеческой кожи"]


def test_slang_costs_more_than_plain_words() -> None:
    plain, slang = (meaning_of(_row(text)) for text in ("злой дух", "{{жарг.}} злой дух"))
    assert drafts_of(plain, place=0)[0].price < drafts_of(slang, place=0)[0].price


@dataclass(frozen=True)
class _Tag:
    POS: str
    grammemes: frozenset[str]


class _Forms(dict[str, list[tuple[int, int]]]):
    def iteritems(self) -> Any:
        return ((form, parse) for form, parses in self.items() for parse in parses)


NOUN = [_Tag("NOUN", frozenset({"NOUN", "nomn"})), _Tag("NOUN", frozenset({"NOUN", "gent"}))]
NAME = [_Tag("NOUN", frozenset({"NOUN", "nomn", "Name"}))]
ADJECTIVE = [_Tag("ADJF", frozenset({"ADJF", "nomn"}))]
INFINITIVE = [_Tag("INFN", frozenset({"INFN"}))]
PARTICIPLE = [_Tag("PRTF", frozenset({"PRTF"}))]


class OurDictionary:
    """Five paradigms and a handful of forms; a genitive is its noun with another last letter."""

    paradigms = (NOUN, NAME, ADJECTIVE, INFINITIVE, PARTICIPLE)
    words = _Forms(
        {
            "печь": [(0, 0), (3, 0)],
            "печи": [(0, 1)],
            "лось": [(0, 0)],
            "лоси": [(0, 1)],
            "сохатый": [(0, 0), (2, 0)],
            "зверь": [(0, 0)],
            "иван": [(1, 0)],
            "кафе-бар": [(0, 0)],
            "дикий": [(2, 0)],
            "варить": [(3, 0)],
            "имеющий": [(4, 0)],
            "рога": [(0, 1)],
        }
    )

    def build_tag_info(self, para_id: int, idx: int) -> _Tag:
        """The tag of a form."""
        return self.paradigms[para_id][idx]

    def build_normal_form(self, para_id: int, idx: int, fixed_word: str) -> str:
        """The nominative."""
        return fixed_word if idx == 0 else fixed_word[:-1] + "ь"


NOUNS = Nouns(OurDictionary())
ROWS = (
    (1, "лось", _row("дикий зверь")),
    (1, "сохатый", _row("{{=|лось}}")),
    (2, "печь", _row("варить обед")),
    (3, "Лось", _row("река в России")),
    (4, "сохатый", _row("имеющий рога")),
    (5, "зверь", _row("{{обсц.}} дурной человек")),
)


def test_common_nouns_are_listed_in_their_dictionary_form_once() -> None:
    assert list(NOUNS) == ["печь", "лось", "сохатый", "зверь"]


def test_a_nouns_frequency_is_the_sum_over_its_forms() -> None:
    zipfs = NOUNS.zipfs({"лось": 1e-6, "лоси": 9e-6, "дикий": 1e-3})
    assert zipfs == {"лось": 4.0}


@pytest.mark.parametrize(
    ("noun", "clue", "fits"),
    [
        ("лось", "Дикий зверь", True),
        ("лось", "Варить зверь", False),
        ("лось", "Дикий", False),
        ("сохатый", "Имеющий рога", False),
        ("сохатый", "Тот, кто", True),
        ("лось", "Неведомо что", True),
    ],
)
def test_a_clue_for_a_noun_leads_to_a_noun(noun: str, clue: str, fits: bool) -> None:
    assert NOUNS.explains_noun(noun, clue) is fits


def test_nouns_get_meanings_and_synonyms_of_their_own_kind() -> None:
    found = {x.written: x for x in nouns_of(NOUNS, {"лось": 1e-6, "сохатый": 1e-6}, ROWS)}
    assert {noun: [clue.text for clue in x.clues()] for noun, x in found.items()} == {
        "печь": [],
        "лось": ["Дикий зверь", "Сохатый"],
        "сохатый": ["Лось"],
        "зверь": [],
    }
    assert found["зверь"].flags == Flag.PROFANE
    assert [source.name for source in found["печь"].sources] == [
        "OpenCorpora",
        "Russian Wiktionary (wiki-ru-wordnet)",
    ]


def test_without_the_wordnet_there_are_nouns_without_clues() -> None:
    found = list(nouns_of(NOUNS, {}, ()))
    assert len(found) == 4
    assert not any(x.clues() or x.zipf for x in found)
