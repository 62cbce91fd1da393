"""Ukrainian: 33 letters, Ґ Є І Ї among them; the apostrophe takes no cell (М'ЯТА is МЯТА)."""

from crosswright.languages.base import Labels, Language

LANGUAGE = Language(
    tag="uk",
    name="Ukrainian",
    own_name="українська",
    alphabet=tuple("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"),
    vowels=frozenset("АЕЄИІЇОУЮЯ"),
    words_of_one_letter=tuple("АВЄЗІЙОУЯ"),
    # Unicode calls this apostrophe a letter.
    folds=(("ʼ", ""),),
    labels=Labels(
        across="По горизонталі",
        down="По вертикалі",
        key="Відповіді",
        no_clue="(запитання ще не написане)",
        name="Ім'я",
        date="Дата",
        words="Слова",
        contents="Зміст",
        picture="(малюнок)",
    ),
)
