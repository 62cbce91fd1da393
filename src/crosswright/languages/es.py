"""Spanish: 27 letters, Ñ among them; accents dropped, CH and LL in two cells."""

from crosswright.languages.base import Labels, Language

LANGUAGE = Language(
    tag="es",
    name="Spanish",
    own_name="español",
    alphabet=tuple("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
    vowels=frozenset("AEIOU"),
    words_of_one_letter=tuple("AEOUY"),
    folds=(("Æ", "AE"), ("Œ", "OE"), ("ß", "SS")),
    strips_accents=True,
    labels=Labels(
        across="Horizontales",
        down="Verticales",
        key="Solución",
        no_clue="(pista por escribir)",
        name="Nombre",
        date="Fecha",
        words="Palabras",
        contents="Índice",
        picture="(imagen)",
    ),
)
