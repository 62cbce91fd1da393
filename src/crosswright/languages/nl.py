"""Dutch: 26 letters and IJ, which takes one cell (IJS has two); accents dropped.

`nl-x-noij` writes IJ in two cells. Practice differs; schools and most papers write one.
"""

from crosswright.languages.base import Labels, Language, variant

LANGUAGE = Language(
    tag="nl",
    name="Dutch",
    own_name="Nederlands",
    alphabet=(*"ABCDEFGHI", "IJ", *"JKLMNOPQRSTUVWXYZ"),
    vowels=frozenset({*"AEIOUY", "IJ"}),
    words_of_one_letter=tuple("OU"),
    folds=(("Æ", "AE"), ("Œ", "OE"), ("ß", "SS"), ("Ĳ", "IJ")),
    strips_accents=True,
    labels=Labels(
        across="Horizontaal",
        down="Verticaal",
        key="Oplossing",
        no_clue="(omschrijving volgt)",
        name="Naam",
        date="Datum",
        words="Woorden",
        contents="Inhoud",
        picture="(afbeelding)",
    ),
)

VARIANTS = (
    variant(
        LANGUAGE,
        "noij",
        note="IJ in two cells",
        alphabet=tuple(letter for letter in LANGUAGE.alphabet if letter != "IJ"),
        vowels=frozenset("AEIOUY"),
    ),
)
