"""The figures of a corpus as one picture that a person can look at: SVG or PNG, bars by sort."""

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape

from crosswright.render import svg_png

CHARTS = (
    ("idle_clue_cells", "Clue cells without an arrow"),
    ("two_letter_share", "Share of answers of two letters"),
    ("three_letter_share", "Share of answers of three letters"),
    ("mean_zipf", "Mean zipf of the answers"),
    ("difficulty", "Difficulty of the clues: 0 all easy, 1 all hard"),
    ("most_used_share", "Share of puzzles with the most used answer"),
    ("top_100_share", "Share of answers that are among the 100 most used"),
    ("repeated_clues", "Share of repeated answers whose clue repeats too"),
    ("unclued_share", "Share of answers with a clue to be written"),
    ("phrase_spread", "Share of the rows that the phrase reaches"),
)
"""Each figure that is drawn, and what stands above its bars."""

_WIDTH, _LABEL, _BAR, _LINE, _HEAD = 720, 230, 400, 18, 34


ENDINGS = (".svg", ".png")


def report(figures: Mapping[str, Any], ending: str) -> bytes:
    """The picture in the format of an ending, one of `ENDINGS`."""
    drawn = report_svg(figures)
    return svg_png(drawn) if ending == ".png" else drawn


def report_svg(figures: Mapping[str, Any]) -> bytes:
    """A chart a figure, a bar a sort; what no puzzle of a sort has gets none."""
    parts, top = [], 48
    for name, title in CHARTS:
        rows = [
            (sort, float(found[name]))
            for sort, found in figures["sorts"].items()
            if found.get(name) is not None
        ]
        if rows:
            parts.append(_chart(title, rows, top))
            top += _HEAD + _LINE * len(rows) + 12
    whole = figures["all"]
    heading = (
        f"{whole['puzzles']} puzzles, {whole['failed']} failed, "
        f"{whole['bytes_a_puzzle']} bytes a puzzle"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {top}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{_WIDTH}" height="{top}" fill="white"/>\n'
        f'<text x="16" y="30" font-size="18">{escape(heading)}</text>\n'
        f"{''.join(parts)}</svg>\n"
    ).encode()


def _chart(title: str, rows: list[tuple[str, float]], top: int) -> str:
    most = max(value for _, value in rows) or 1.0
    lines = [f'<text x="16" y="{top + 16}" font-weight="bold">{escape(title)}</text>\n']
    for number, (sort, value) in enumerate(rows):
        y = top + _HEAD + number * _LINE
        width = round(_BAR * value / most, 1)
        lines.append(
            f'<text x="{_LABEL - 8}" y="{y}" text-anchor="end">{escape(sort)}</text>'
            f'<rect x="{_LABEL}" y="{y - 11}" width="{width}" height="13" fill="#37618e"/>'
            f'<text x="{_LABEL + width + 6}" y="{y}">{value:.3g}</text>\n'
        )
    return "".join(lines)
