"""Russian: 32 letters in the grid, for Ё is written Е there (ЁЛКА is ЕЛКА); Й is its own letter.

`ru-x-yo` keeps Ё as a letter of its own, for school sheets.
"""

from crosswright.languages.base import Labels, Language, variant

LANGUAGE = Language(
    tag="ru",
    name="Russian",
    own_name="русский",
    alphabet=tuple("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    vowels=frozenset("АЕИОУЫЭЮЯ"),
    words_of_one_letter=tuple("АВИКОСУЯ"),
    folds=(("Ё", "Е"),),
    labels=Labels(
        across="По горизонтали",
        down="По вертикали",
        key="Ответы",
        no_clue="(вопрос ещё не написан)",
        name="Имя",
        date="Дата",
        words="Слова",
        contents="Содержание",
        picture="(картинка)",
    ),
)

VARIANTS = (
    variant(
        LANGUAGE,
        "yo",
        note="Ё kept",
        alphabet=tuple("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
        vowels=LANGUAGE.vowels | {"Ё"},
        folds=(),
    ),
)
