"""How much room a clue takes in its cell, in lines of the smallest type the law allows."""

from functools import lru_cache

LINES = 6
"""Lines of the smallest type that a clue cell has room for; two clues share them."""

LINES_OF_TWO = 3
"""Lines that a clue may take beside any other."""

EMS = 6.9
"""The width of such a line in its type size."""

NARROW = frozenset(" .,:;'’!|ijlI()[]-‐–")
WIDE = frozenset("mwMWшщжюфыШЩЖЮФЫ@%—…")


@lru_cache(maxsize=400_000)
def lines_of(text: str) -> int:
    """Lines a clue takes, a word that is wider than a line broken by a hyphen."""
    lines, room = 1, EMS
    for word in text.split():
        need = width_of(word)
        if need <= room - (0.0 if room == EMS else SPACE):
            room -= need + (0.0 if room == EMS else SPACE)
            continue
        if room < EMS:
            lines, room = lines + 1, EMS
        while need > EMS:
            # What stands before a break leaves room for the hyphen, and for a break at a syllable.
            need -= EMS - BREAK
            lines += 1
        room = EMS - need
    return lines


SPACE = 0.28
BREAK = 1.2


def width_of(word: str) -> float:
    """The width of a word in its type size, rather more than less."""
    return sum(
        0.34 if sign in NARROW else 0.8 if sign in WIDE or sign.isupper() else 0.55 for sign in word
    )
