"""Arrowwords: the styles, each as data: a law for the judge, and the same law with prices.

`magazine`, `bent` and `classic` say how a grid is built. The national presets stand on one of them
and add what their readers expect: how the phrase is hidden and which words are left out.
"""

from dataclasses import replace

from crosswright.audit import Profile
from crosswright.engines import ArrowPrices, ArrowRules, Border, Unchecked
from crosswright.errors import UsageError
from crosswright.kinds.recipes.arrow_style import ArrowStyle
from crosswright.lexicon import Flag
from crosswright.model import ArrowPath, PhraseMode, Size

STRAIGHT = (ArrowPath.RIGHT, ArrowPath.DOWN)
TURNING = (*STRAIGHT, ArrowPath.RIGHT_DOWN, ArrowPath.DOWN_RIGHT)
ALL_WAYS = (*TURNING, ArrowPath.LEFT_DOWN, ArrowPath.UP_RIGHT)

STANDARD_SIZE = Size(12, 12)

SMALLEST_CLUE_TYPE = 0.13
"""The smallest type of a clue, in cells: 5.6 points in a grid of 12 columns on A4 paper."""


MAGAZINE = ArrowStyle(
    name="magazine",
    summary="bent arrows, some letters in one entry only, no two-letter entries",
    profile=Profile(
        name="magazine",
        smallest=5,
        largest=40,
        shortest_slot=3,
        longest_unchecked_run=2,
        arrows=ALL_WAYS,
        clue_cells_apart=True,
        most_unchecked=0.2,
        most_clue_cells=0.25,
        smallest_clue_type=SMALLEST_CLUE_TYPE,
    ),
    rules=ArrowRules(
        arrows=TURNING,
        border=Border.ALTERNATE,
        unchecked=Unchecked.ANY,
        most_unchecked=0.2,
        may_touch=False,
        shortest=3,
        prices=ArrowPrices(
            lengths=(0, 0, 650, 250, 20, 0, 40, 120, 240, 400, 600, 800, 1000),
            unchecked=280,
            unchecked_pair=100,
            touching=250,
            corner=10,
            idle=200,
            share=40,
        ),
    ),
    shares=((5, 0.24), (8, 0.21), (10, 0.205), (12, 0.213), (15, 0.197), (18, 0.19), (40, 0.175)),
)

BENT = ArrowStyle(
    name="bent",
    summary="bent arrows, inner letters all checked",
    profile=replace(
        MAGAZINE.profile,
        name="bent",
        shortest_slot=2,
        clue_cells_apart=False,
        most_unchecked=None,
        unchecked_at_edge=True,
    ),
    rules=replace(
        MAGAZINE.rules,
        unchecked=Unchecked.EDGE,
        most_unchecked=1.0,
        may_touch=True,
        shortest=2,
        prices=ArrowPrices(
            lengths=(0, 0, 450, 60, 10, 0, 40, 120, 240, 400, 600, 800, 1000),
            unchecked=120,
            unchecked_pair=100,
            touching=150,
            corner=20,
            idle=200,
            share=40,
        ),
    ),
    shares=((5, 0.26), (8, 0.20), (10, 0.21), (12, 0.21), (15, 0.21), (18, 0.205), (40, 0.20)),
)

CLASSIC = ArrowStyle(
    name="classic",
    summary="every letter checked, arrows right and down, clue cells along the top and the left",
    profile=replace(
        BENT.profile,
        name="classic",
        arrows=STRAIGHT,
        border_of_clue_cells=True,
        idle_on_border=True,
        fully_checked=True,
        unchecked_at_edge=False,
        most_clue_cells=0.36,
    ),
    rules=replace(
        BENT.rules,
        arrows=STRAIGHT,
        border=Border.CLUES,
        unchecked=Unchecked.NONE,
        prices=replace(
            BENT.rules.prices,
            lengths=(0, 0, 450, 50, 10, 0, 50, 120, 200, 350, 700, 1000, 1200),
            touching=250,
            corner=60,
            idle=2500,
        ),
        # A longer one would have the second row to itself: no crossing would have words left.
        longest=10,
    ),
    shares=((5, 0.40), (8, 0.31), (10, 0.30), (12, 0.285), (15, 0.275), (18, 0.27), (40, 0.25)),
    appetite=2.0,
)

NAMES_TOO = Flag.PROFANE | Flag.PHRASE
NO_FORMS = MAGAZINE.without | Flag.INFLECTED | Flag.NAME


def _national(
    name: str, summary: str, base: ArrowStyle, mode: PhraseMode, flag: Flag
) -> ArrowStyle:
    profile = replace(base.profile, name=name)
    return replace(
        base, name=name, summary=summary, profile=profile, phrase_mode=mode, without=flag
    )


GERMAN = _national(
    "german",
    "Schwedenrätsel: names and abbreviations too, a solution word in numbered cells",
    MAGAZINE,
    PhraseMode.NUMBERED,
    NAMES_TOO,
)
FRENCH = _national(
    "french",
    "mots fléchés: inflected forms, two-letter entries",
    replace(
        MAGAZINE,
        profile=replace(MAGAZINE.profile, shortest_slot=2),
        rules=replace(MAGAZINE.rules, shortest=2),
    ),
    PhraseMode.NUMBERED,
    MAGAZINE.without,
)
SWEDISH = _national(
    "swedish",
    "bildkryss: arrows in all six ways",
    replace(MAGAZINE, rules=replace(MAGAZINE.rules, arrows=ALL_WAYS)),
    PhraseMode.ROW,
    MAGAZINE.without,
)
CZECH = _national(
    "czech",
    "švédská křížovka: the phrase (tajenka) fills whole slots",
    BENT,
    PhraseMode.SLOTS,
    MAGAZINE.without,
)
POLISH = _national(
    "polish",
    "panoramiczna: no inflected forms, the phrase (hasło) in numbered cells",
    MAGAZINE,
    PhraseMode.NUMBERED,
    NO_FORMS,
)
SLOVAK = replace(CZECH, name="slovak", profile=replace(CZECH.profile, name="slovak"))
RUSSIAN = _national(
    "russian",
    "сканворд: no inflected forms, the key phrase in numbered cells",
    MAGAZINE,
    PhraseMode.NUMBERED,
    NO_FORMS,
)

UKRAINIAN = replace(RUSSIAN, name="ukrainian", profile=replace(RUSSIAN.profile, name="ukrainian"))

ALL = (MAGAZINE, BENT, CLASSIC, GERMAN, FRENCH, SWEDISH, CZECH, SLOVAK, POLISH, RUSSIAN, UKRAINIAN)

STYLES: dict[str, ArrowStyle] = {x.name: x for x in ALL}


def arrow_style(name: str) -> ArrowStyle:
    """The style with this name.

    Raises:
        UsageError: for a name that is not in the table.
    """
    try:
        return STYLES[name]
    except KeyError:
        raise UsageError(f"unknown style {name!r}; known are {', '.join(STYLES)}") from None
