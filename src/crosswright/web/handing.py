"""A document handed out: as a file, as a print, as a page to play."""

from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from crosswright.web.live import ask

UTTERLY_CLOSED = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""The policy of a file that is shown: nothing in it may run."""

Copy = Literal["blank", "words", "key", "both", "foot"]


class PrintChoices(BaseModel):
    """How to print; `copy` is what stands on the pages.

    The blank puzzle, the puzzle with its words listed, the key, the blank one and the key, or the
    blank one with the key small at its foot.
    """

    copies: Annotated[Copy, Field(alias="copy")] = "blank"
    paper: Literal["a4", "letter", "a5"] = "a4"
    layout: Literal["newspaper", "apart", "large"] = "newspaper"
    name_line: bool = False
    lower_case: bool = False
    ink_saving: bool = False

    def plain(self) -> dict[str, Any]:
        """The choices as pictures take them."""
        pages = "blank" if self.copies == "words" else self.copies
        return self.model_dump(exclude={"copies"}) | {
            "pages": pages,
            "word_bank": self.copies == "words",
        }


async def as_file(
    request: Request, document: str, ending: str, choices: dict[str, Any], *, shown: bool
) -> Response:
    """A document as a file with an ending; `shown` in the browser, or saved by it.

    Raises:
        Refused: for an ending there is none of, or a puzzle that no such file can hold.
    """
    values = {"document": document, "ending": ending, "choices": choices}
    made = await ask(request, "write", values, desk=True)
    how = "inline" if shown else "attachment"
    headers = {"Content-Disposition": f"{how}; filename*=UTF-8''{quote(made['name'])}"}
    # Browsers draw a PDF with pages of their own, which a stricter policy would forbid.
    drawn = shown and ending == "pdf"
    headers["Content-Security-Policy"] = "frame-ancestors 'none'" if drawn else UTTERLY_CLOSED
    return Response(made["data"], media_type=made["type"], headers=headers)


async def played(request: Request, document: str) -> Response:
    """A document as a page to play, under the policy that lets run exactly its own script."""
    made = await ask(request, "play", {"document": document}, desk=True)
    return Response(
        made["data"],
        media_type="text/html; charset=utf-8",
        headers={"Content-Security-Policy": made["policy"]},
    )
