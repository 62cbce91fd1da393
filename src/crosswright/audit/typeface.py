"""How wide type runs: the judge's own measure of a clue's lines, rather more than less."""

SLIM = frozenset(" .,:;!|'’()[]ijlftrIJ-‐–")
BROAD = frozenset("mwMWшщжюфыШЩЖЮФЫѲ@%—…ЪШ")


def lines_needed(text: str, *, width: float) -> int:
    """The lines a text takes in a column so many type sizes wide; long words are broken."""
    lines, used = 1, 0.0
    for word in text.split():
        own = _width(word)
        gap = SPACE if used else 0.0
        if used + gap + own <= width:
            used += gap + own
            continue
        if used:
            lines += 1
        while own > width:
            own -= width - HYPHEN
            lines += 1
        used = own
    return lines


SPACE, HYPHEN = 0.25, 0.9


def _width(word: str) -> float:
    return sum(
        0.32 if sign in SLIM else 0.82 if sign in BROAD else 0.72 if sign.isupper() else 0.53
        for sign in word
    )
