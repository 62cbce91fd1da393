"""Another word that loses a letter, changes one, or exchanges two."""

from crosswright.lexicon.wordplay.play import Operation, Play, spelled


def _marked(play: Play) -> str:
    """The longer word with brackets about what it loses."""
    at, letters = play.at
    cells = play.parts[0].cells
    lost, rest = cells[at : at + letters], cells[at + letters :]
    return f"{spelled(cells[:at])}({spelled(lost)}){spelled(rest)}"


def _beheaded(play: Play) -> str:
    return f"{_marked(play)} beheaded"


def _curtailed(play: Play) -> str:
    return f"{_marked(play)} curtailed"


def _heartless(play: Play) -> str:
    return f"{_marked(play)} without its heart"


def _lost(play: Play) -> str:
    return f"{_marked(play)} less a letter"


def _changed(play: Play) -> str:
    (at,) = play.at
    return f"{play.parts[0]} with {play.answer[at]} for {play.parts[0].cells[at]}"


def _swapped(play: Play) -> str:
    one, other = (play.parts[0].cells[at] for at in play.at)
    return f"{play.parts[0]} with {one} and {other} exchanged"


BEHEADING = Operation(
    name="beheading",
    title="Beheadings",
    summary="a longer word without its first letter",
    explain=_beheaded,
)

CURTAILMENT = Operation(
    name="curtailment",
    title="Curtailments",
    summary="a longer word without its last letter",
    explain=_curtailed,
)

HEART = Operation(
    name="heart",
    title="Hearts taken out",
    summary="a longer word without its middle letter, or its middle two",
    explain=_heartless,
)

LOST_LETTER = Operation(
    name="lost-letter",
    title="Lost letters",
    summary="a longer word without another inner letter",
    explain=_lost,
)

CHANGE = Operation(
    name="change",
    title="Letter changes",
    summary="a word with one letter changed",
    explain=_changed,
)

SWAP = Operation(
    name="swap",
    title="Letter swaps",
    summary="a word in which two letters change places",
    explain=_swapped,
)
