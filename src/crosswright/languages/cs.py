"""Czech: letters keep their signs (A and Á differ), CH is a letter and takes one cell.

`cs-x-noch` writes CH in two cells.
"""

from crosswright.languages.base import Labels, Language, variant

LANGUAGE = Language(
    tag="cs",
    name="Czech",
    own_name="čeština",
    alphabet=(
        *"AÁBCČDĎEÉĚFGH",
        "CH",
        *"IÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ",
    ),
    vowels=frozenset("AÁEÉĚIÍOÓUÚŮYÝ"),
    words_of_one_letter=tuple("AIKOSUVZ"),
    syllabic=frozenset("LR"),
    strips_accents=True,
    labels=Labels(
        across="Vodorovně",
        down="Svisle",
        key="Řešení",
        no_clue="(legenda zatím chybí)",
        name="Jméno",
        date="Datum",
        words="Slova",
        contents="Obsah",
        picture="(obrázek)",
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
