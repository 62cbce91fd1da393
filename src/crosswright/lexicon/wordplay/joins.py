"""Words put together: side by side, one in another, their openings exchanged."""

from crosswright.lexicon.wordplay.play import Operation, Play, joined, spelled


def _side_by_side(play: Play) -> str:
    return joined(play, " + ")


def _inside(play: Play) -> str:
    outer, inner = play.parts
    start = spelled(outer.cells[: play.at[0]])
    return f"{inner} in {outer}: {start}({inner}){spelled(outer.cells[play.at[0] :])}"


def _exchanged(play: Play) -> str:
    return f"spoonerism of {joined(play)}"


CHARADE = Operation(
    name="charade",
    title="Charades",
    summary="two words side by side, one of them perhaps a single letter",
    explain=_side_by_side,
)

CHARADE_OF_THREE = Operation(
    name="charade-three",
    title="Charades of three",
    summary="three words side by side",
    explain=_side_by_side,
)

CONTAINER = Operation(
    name="container",
    title="Containers",
    summary="a word, or a letter that is one, inside another word",
    explain=_inside,
)

SPOONERISM = Operation(
    name="spoonerism",
    title="Spoonerisms",
    summary="two words that exchange the consonants they open with",
    explain=_exchanged,
)
