"""German: 26 letters, Ä Ö Ü written AE OE UE and ß written SS, as newspapers do.

`de-x-umlaut` keeps Ä Ö Ü as letters of their own, for children who learn to write them.
"""

from crosswright.languages.base import Labels, Language, variant

LANGUAGE = Language(
    tag="de",
    name="German",
    own_name="Deutsch",
    alphabet=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    vowels=frozenset("AEIOUY"),
    folds=(
        ("Ä", "AE"),
        ("Ö", "OE"),
        ("Ü", "UE"),
        ("ß", "SS"),
        ("ẞ", "SS"),
        ("Æ", "AE"),
        ("Œ", "OE"),
    ),
    strips_accents=True,
    labels=Labels(
        across="Waagerecht",
        down="Senkrecht",
        key="Lösung",
        no_clue="(Hinweis fehlt noch)",
        name="Name",
        date="Datum",
        words="Wörter",
        contents="Inhalt",
        picture="(Bild)",
    ),
)

VARIANTS = (
    variant(
        LANGUAGE,
        "umlaut",
        note="Ä Ö Ü kept",
        alphabet=tuple("AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ"),
        vowels=frozenset("AÄEIOÖUÜY"),
        folds=(("ß", "SS"), ("ẞ", "SS"), ("Æ", "Ä"), ("Œ", "Ö")),
    ),
)
