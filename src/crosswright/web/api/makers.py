"""Before a puzzle is made: how a list is read, which sayings there are to hide."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, UploadFile
from pydantic import BaseModel, ConfigDict, Field
from starlette.datastructures import UploadFile as AnyFile

from crosswright.web.live import ask
from crosswright.web.told import tell
from crosswright.web.words import catalogue_of, language_of
from crosswright.web.workers import Refused

router = APIRouter(tags=["makers"])

Tag = Annotated[str, Query(max_length=20)]
MOST_FILE = 8 * 1024 * 1024
"""Bytes of a file of words; the longest list there is takes a fraction of it."""


class ListAsked(BaseModel):
    """A list to read; `page` names who asks, so that a newer question replaces an older one."""

    model_config = ConfigDict(extra="forbid")
    text: Annotated[str, Field(max_length=500_000)]
    language: Annotated[str, Field(max_length=20)] = ""
    page: Annotated[str, Field(max_length=40)] = ""


class LineTold(BaseModel):
    """How one line was read: `state` is word or rejected."""

    line: int
    state: str
    word: str
    clue: str
    letters: int
    reason: str


class ListTold(BaseModel):
    """How a list was read; `header` is the row that named its columns, "" where none did."""

    language: str
    header: str
    lines: list[LineTold]
    words: int
    rejected: int


class ListText(BaseModel):
    """The text of a file of words."""

    text: str


class SayingTold(BaseModel):
    """A saying cut in two: `setup` is printed, `text` hidden; `credit` names whose it is."""

    setup: str
    text: str
    letters: int
    credit: str


class SayingsTold(BaseModel):
    """The sayings that fit."""

    sayings: list[SayingTold]


@router.post("/read-list", summary="See how a list is read")
async def read_list(request: Request, asked: ListAsked) -> ListTold:
    """Each line of a list of words and clues: what it gave, or why nothing, in the asker's language."""
    values = {"text": asked.text, "language": asked.language, "prefer": language_of(request)}
    key = f"read-list {asked.page}" if asked.page else ""
    read = ListTold.model_validate(await ask(request, "read-list", values, key=key))
    words = catalogue_of(request)
    for line in read.lines:
        line.reason = tell(words, line.reason)
    return read


@router.post("/list-file", summary="Read a file of words")
async def list_file(request: Request, file: UploadFile, language: Tag = "") -> ListText:
    """A CSV, TSV, XLSX or text file as the text that one would have pasted."""
    return ListText(text=await text_of(request, file, language))


@router.get("/sayings", summary="Find sayings to hide")
async def sayings(
    request: Request,
    language: Tag,
    words: Annotated[str, Query(max_length=200)] = "",
    fewest: Annotated[int, Query(ge=1, le=100)] = 4,
    most: Annotated[int, Query(ge=1, le=100)] = 40,
) -> SayingsTold:
    """Sayings in which all the words stand and whose end, which is hidden, has so many letters."""
    values = {"language": language, "words": words, "fewest": fewest, "most": most}
    return SayingsTold.model_validate(await ask(request, "sayings", values))


async def text_of(request: Request, file: AnyFile, language: str) -> str:
    """The text of an uploaded file of words.

    Raises:
        Refused: for a file that is too large, damaged or no list.
    """
    data = await file.read(MOST_FILE + 1)
    name = (file.filename or "")[:80]
    if len(data) > MOST_FILE:
        raise Refused(f"the file {name!r} is larger than {MOST_FILE} bytes; give a part of it")
    values = {"data": data, "name": name, "language": language, "prefer": language_of(request)}
    answer = await ask(request, "list-text", values, desk=True)
    return str(answer["text"])
