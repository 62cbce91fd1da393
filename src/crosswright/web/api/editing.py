"""Help while somebody edits: all of it is a look, and nothing is kept."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from crosswright.web.api.lexicon_texts import ListIds, texts_of
from crosswright.web.told import tell
from crosswright.web.told_findings import tell_finding
from crosswright.web.tools import Json
from crosswright.web.words import catalogue_of
from crosswright.web.workers import Pool

router = APIRouter(tags=["editing"])

SECONDS = 180.0
"""The first question in a language waits until its words are read, and may be until they are built."""

BoardValue = Annotated[
    dict[str, Any], Field(description="The board, as the page about the studio describes it.")
]
PageId = Annotated[
    str,
    Field(max_length=60, description="Who asks: a newer question of a page replaces an older one."),
]
Score = Annotated[int, Field(ge=1, le=100)]
LanguageTag = Annotated[str, Field(min_length=1, max_length=20)]


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")
    page: PageId = ""
    lists: ListIds = ()
    min_score: Score = 1


class LiveAsked(_Asked):
    """A board to look at."""

    board: BoardValue


class CandidatesAsked(LiveAsked):
    """An entry of a board, by its key, such as "0,4,down"."""

    entry: Annotated[str, Field(max_length=40)]


class CluesAsked(_Asked):
    """An answer, cell by cell."""

    language: LanguageTag
    answer: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=100)]
    wordplay: bool = False
    besides: Annotated[str, Field(max_length=64)] = ""


class PatternAsked(_Asked):
    """A pattern such as `?A??E`."""

    language: LanguageTag
    pattern: Annotated[str, Field(min_length=1, max_length=200)]
    most: Annotated[int, Field(ge=1, le=500)] = 100


class ThemeAsked(LiveAsked):
    """Theme entries, a line each: `ANSWER` or `ANSWER=clue`."""

    lines: Annotated[list[Annotated[str, Field(max_length=300)]], Field(max_length=40)]


@router.post("/live", summary="What can still stand on a board")
async def live(request: Request, asked: LiveAsked) -> dict[str, Any]:
    """Letters, counts, forced letters, dead ends with their reasons, figures, findings."""
    told = await _answer(request, "live", asked)
    words = catalogue_of(request)
    findings = [x | {"message": tell_finding(words, x["message"])} for x in told["findings"]]
    return told | {"findings": findings}


@router.post("/candidates", summary="Words for one entry, best first")
async def candidates(request: Request, asked: CandidatesAsked) -> dict[str, Any]:
    """The words that fit, those first that leave most to the entries around."""
    return await _answer(request, "candidates", asked)


@router.post("/clues", summary="Clues for one answer")
async def clues(request: Request, asked: CluesAsked) -> dict[str, Any]:
    """The ladder of clues with source and licence, wordplay, and where it was clued before."""
    told = await _answer(request, "clues", asked)
    words = catalogue_of(request)
    plays = [x | {"title": tell(words, x["title"])} for x in told["plays"]]
    return told | {"plays": plays} | {"used": await asyncio.to_thread(_used, request, asked)}


@router.post("/pattern", summary="Words that fit a pattern")
async def pattern(request: Request, asked: PatternAsked) -> dict[str, Any]:
    """The words that fit, best first."""
    return await _answer(request, "search", asked)


@router.post("/theme", summary="Places for theme entries")
async def theme(request: Request, asked: ThemeAsked) -> dict[str, Any]:
    """Boards with the theme in them, in symmetric pairs, the best first."""
    return await _answer(request, "theme", asked)


async def _answer(request: Request, task: str, asked: _Asked) -> dict[str, Any]:
    values = asked.model_dump()
    values["texts"] = await asyncio.to_thread(texts_of, request, asked.lists)
    pool: Pool = request.app.state.live
    key = f"{task} {asked.page}" if asked.page else ""
    ticket = pool.submit(task, values, seconds=SECONDS, key=key)
    result: asyncio.Future[Json] = asyncio.wrap_future(ticket.result)
    return dict(await result)


def _used(request: Request, asked: CluesAsked) -> list[dict[str, str]]:
    store = request.app.state.store
    answer = "".join(asked.answer)
    if store is None or not answer:
        return []
    uses = store.clues.of(answer, language=asked.language, besides=asked.besides)
    return [
        {
            "text": use.clue.text,
            "puzzle": use.puzzle,
            "title": use.title,
            "changed": use.changed.isoformat(),
        }
        for use in uses[:20]
    ]
