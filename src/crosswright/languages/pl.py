"""Polish: letters keep their signs (L and Ł differ); Q, V and X for foreign words."""

from crosswright.languages.base import Labels, Language

LANGUAGE = Language(
    tag="pl",
    name="Polish",
    own_name="polski",
    alphabet=tuple("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"),
    vowels=frozenset("AĄEĘIOÓUY"),
    words_of_one_letter=tuple("AIOUWZ"),
    strips_accents=True,
    labels=Labels(
        across="Poziomo",
        down="Pionowo",
        key="Rozwiązanie",
        no_clue="(hasło jeszcze bez określenia)",
        name="Imię",
        date="Data",
        words="Słowa",
        contents="Spis treści",
        picture="(obrazek)",
    ),
)
