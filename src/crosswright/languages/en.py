"""English: 26 letters, accents dropped (CAFÉ is CAFE)."""

from crosswright.languages.base import Labels, Language

LANGUAGE = Language(
    tag="en",
    name="English",
    own_name="English",
    alphabet=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    vowels=frozenset("AEIOUY"),
    words_of_one_letter=tuple("AIO"),
    folds=(("Æ", "AE"), ("Œ", "OE"), ("Ø", "O"), ("ß", "SS")),
    strips_accents=True,
    labels=Labels(
        across="Across",
        down="Down",
        key="Answers",
        no_clue="(clue to be written)",
        name="Name",
        date="Date",
        words="Words",
        contents="Contents",
        picture="(picture)",
    ),
)
