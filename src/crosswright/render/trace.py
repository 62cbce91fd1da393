"""Trace: how a search for a mask went, as one picture: its price over time, and masks on the way."""

from collections.abc import Sequence, Set
from xml.sax.saxutils import escape

from crosswright.model import Size, Square

Shot = tuple[int, int, Set[Square]]
"""One moment: changes tried, price, clue cells."""

CHART_WIDTH, CHART_HEIGHT = 900.0, 240.0
MARGIN = 46.0
SHOTS = 6
"""Masks drawn under the chart."""

GAP = 18.0
LINES = 4
"""Lines across the chart, each with its price."""


def trace_svg(size: Size, moments: Sequence[Shot]) -> str:
    """The price over the changes tried, and a few masks from the first to the last."""
    side = (CHART_WIDTH - (SHOTS - 1) * GAP) / SHOTS
    unit = side / max(size)
    height = CHART_HEIGHT + 2 * MARGIN + size.rows * unit + 40
    width = CHART_WIDTH + 2 * MARGIN
    box = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    shots = _chosen(moments)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" font-family="sans-serif">',
        "<title>search for a mask</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#ffffff"/>',
        *_chart(moments, shots),
    ]
    top = CHART_HEIGHT + 2 * MARGIN
    for number, shot in enumerate(shots):
        parts += _mask(size, shot, MARGIN + number * (side + GAP), top, unit)
    return "\n".join((*parts, "</svg>", ""))


def _chosen(moments: Sequence[Shot]) -> list[Shot]:
    """Moments from the first to the last; most of them early, when most changes."""
    if len(moments) <= SHOTS:
        return list(moments)
    last = len(moments) - 1
    places = sorted({round(last * (number / (SHOTS - 1)) ** 1.6) for number in range(SHOTS)})
    return [moments[place] for place in places]


def _chart(moments: Sequence[Shot], shots: Sequence[Shot]) -> list[str]:
    if not moments:
        return []
    # The first masks are all letters and so dear that the rest would be a flat line.
    prices = sorted(price for _, price, _ in moments)
    low = min(prices)
    high = max(low + 1, prices[int(0.9 * (len(prices) - 1))] * 1.3)
    end = max(1, moments[-1][0])

    def at(changes: int, price: float) -> tuple[float, float]:
        part = min(1.0, (price - low) / (high - low))
        return MARGIN + CHART_WIDTH * changes / end, MARGIN + CHART_HEIGHT * (1 - part)

    out = []
    for number in range(LINES + 1):
        price = low + (high - low) * number / LINES
        _, y = at(0, price)
        out.append(
            f'<path d="M{MARGIN} {y:.1f} H{MARGIN + CHART_WIDTH}" stroke="#dddddd"/>'
            f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" font-size="11" text-anchor="end">'
            f"{price:.0f}</text>"
        )
    points = " ".join("{:.1f},{:.1f}".format(*at(changes, price)) for changes, price, _ in moments)
    out.append(f'<polyline points="{points}" fill="none" stroke="#1f4e79" stroke-width="2"/>')
    for changes, price, _ in shots:
        x, y = at(changes, price)
        out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#c00000"/>')
    out.append(
        f'<text x="{MARGIN}" y="{MARGIN - 16}" font-size="14">{escape("price of the mask")}</text>'
        f'<text x="{MARGIN + CHART_WIDTH}" y="{MARGIN + CHART_HEIGHT + 20}" font-size="12" '
        f'text-anchor="end">{end} changes tried</text>'
    )
    return out


def _mask(size: Size, shot: Shot, left: float, top: float, unit: float) -> list[str]:
    changes, price, clue_cells = shot
    width, height = size.cols * unit, size.rows * unit
    cells = " ".join(
        f"M{left + square.col * unit:.1f} {top + square.row * unit:.1f}h{unit:.1f}v{unit:.1f}"
        f"h{-unit:.1f}z"
        for square in sorted(clue_cells)
    )
    frame = f'x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'
    label = f'x="{left:.1f}" y="{top + height + 16:.1f}" font-size="11"'
    return [
        f'<rect {frame} fill="none" stroke="#444444"/>',
        f'<path d="{cells or "M0 0"}" fill="#444444"/>',
        f"<text {label}>{changes}: {price}</text>",
    ]
