"""Slovak: letters keep their signs (A, Á and Ä differ), CH is a letter and takes one cell.

DZ and DŽ take two cells. `sk-x-noch` writes CH in two cells as well.
"""

from crosswright.languages.base import Labels, Language, variant

LANGUAGE = Language(
    tag="sk",
    name="Slovak",
    own_name="slovenčina",
    alphabet=(
        *"AÁÄBCČDĎEÉFGH",
        "CH",
        *"IÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽ",
    ),
    vowels=frozenset("AÁÄEÉIÍOÓÔUÚYÝ"),
    words_of_one_letter=tuple("AIKOSUVZ"),
    syllabic=frozenset("LĹRŔ"),
    strips_accents=True,
    labels=Labels(
        across="Vodorovne",
        down="Zvisle",
        key="Riešenie",
        no_clue="(legenda zatiaľ chýba)",
        name="Meno",
        date="Dátum",
        words="Slová",
        contents="Obsah",
        picture="(obrázok)",
    ),
)

VARIANTS = (
    variant(
        LANGUAGE,
        "noch",
        note="CH in two cells",
        alphabet=tuple(letter for letter in LANGUAGE.alphabet if letter != "CH"),
    ),
)
