"""Make a grid to begin with, as a document."""

from typing import Any

from crosswright.model import Size, Symmetry
from crosswright.pipeline.library import document_of
from crosswright.pipeline.live import BlankWish, blank_puzzle
from crosswright.web.tools import Json, Tools


def run(request: Json, tools: Tools) -> dict[str, Any]:
    """Make what the order says."""
    symmetry = request["symmetry"]
    wish = BlankWish(
        language=request["language"],
        size=Size(request["rows"], request["cols"]),
        preset=request["preset"],
        symmetry=Symmetry(symmetry) if symmetry else None,
        made=request["made"],
        title=request["title"],
        seed=request["seed"],
    )
    return {"document": document_of(blank_puzzle(wish)).text}
