"""Make the words of a language ready in this process."""

from typing import Any

from crosswright.pipeline.live import lexicon_with
from crosswright.web.tools import Json, Tools


def run(request: Json, tools: Tools) -> dict[str, Any]:
    """Read the words of a `language`; they are built where they do not stand built."""
    return {"words": len(lexicon_with(request["language"]))}
