"""Lists of words and sayings, as people look at them before anything is made."""

from dataclasses import asdict
from typing import Any

from crosswright.pipeline.quick import find_sayings, read_list, text_of_file
from crosswright.web.tools import Json, Tools


def read(request: Json, tools: Tools) -> dict[str, Any]:
    """How each line of a list is read: its `text`, a `language` or "", and which to `prefer`."""
    return read_list(request["text"], tag=request["language"], prefer=request["prefer"]).plain()


def text(request: Json, tools: Tools) -> dict[str, Any]:
    """A file of words, its `data` and `name`, as the text a person would have pasted."""
    return {
        "text": text_of_file(
            request["data"], name=request["name"], tag=request["language"], prefer=request["prefer"]
        )
    }


def sayings(request: Json, tools: Tools) -> dict[str, Any]:
    """The sayings of a `language` with some `words`, their end `fewest` to `most` letters long."""
    found = find_sayings(
        request["language"],
        words=request["words"],
        fewest=request["fewest"],
        most=request["most"],
    )
    return {"sayings": [asdict(saying) for saying in found]}
