"""A drawing in SVG, such as a chart, as pixels."""

from crosswright.render.typeset import Job
from crosswright.render.worker import typeset

SHARP = 192
"""Dots an inch: two for each unit of the drawing, of which an inch has 96."""


def svg_png(svg: bytes) -> bytes:
    """The PNG of a drawing; it must not name files.

    Raises:
        OutputError: for SVG that cannot be drawn.
    """
    job = Job(
        template="drawing.typ", data="{}", output="png", ppi=SHARP, files=(("drawing.svg", svg),)
    )
    return typeset(job).documents[0]
