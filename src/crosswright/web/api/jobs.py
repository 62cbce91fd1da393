"""Orders that take a while: begin, watch, stop."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Body, HTTPException, Path, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from crosswright.web.api.answers import Problem
from crosswright.web.api.lexicon_texts import texts_of
from crosswright.web.api.orders import FillOrder, JobOrder
from crosswright.web.jobs import Job, Jobs
from crosswright.web.told import tell
from crosswright.web.told_findings import tell_finding
from crosswright.web.words import catalogue_of

router = APIRouter(tags=["jobs"])

JobId = Annotated[str, Path(max_length=40)]
GONE: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem, "description": "There is no such order, or it was forgotten."}
}


class JobTold(BaseModel):
    """An order: `state` is waiting, running, done, failed or stopped.

    `before` counts the orders that come first, `seconds` runs from its beginning.
    """

    id: str
    task: str
    state: str
    before: int
    seconds: float
    progress: dict[str, Any]
    error: str


class JobWithResult(JobTold):
    """An order with what came of it, once it is done."""

    result: dict[str, Any]


@router.post("/jobs", status_code=202, summary="Order something")
async def begin(request: Request, order: Annotated[JobOrder, Body()]) -> JobTold:
    """Put an order into the queue; its id is what to ask for next."""
    jobs: Jobs = request.app.state.jobs
    values = order.model_dump()["request"]
    if isinstance(order, FillOrder):
        values["texts"] = await asyncio.to_thread(texts_of, request, order.request.lists)
    job = jobs.begin(order.task, values)
    return JobTold.model_validate(jobs.told(job))


@router.get("/jobs/{id}", responses=GONE, summary="See what became of an order")
async def look(request: Request, id: JobId) -> JobWithResult:
    """The order, and its result once it is done; files are told by their length."""
    jobs: Jobs = request.app.state.jobs
    job = find(request, id)
    result = {
        name: len(value) if isinstance(value, bytes) else value
        for name, value in job.result.items()
    }
    said = _said(request, result)
    return JobWithResult.model_validate(
        jobs.told(job) | _error(request, jobs.told(job)) | {"result": said}
    )


@router.delete("/jobs/{id}", responses=GONE, summary="Stop an order")
async def stop(request: Request, id: JobId) -> JobTold:
    """Ask for an order to be stopped; one that is over stays as it is."""
    jobs: Jobs = request.app.state.jobs
    job = find(request, id)
    jobs.stop(job)
    return JobTold.model_validate(jobs.told(job))


@router.get(
    "/jobs/{id}/events",
    responses=GONE | {200: {"content": {"text/event-stream": {}}}},
    response_class=StreamingResponse,
    summary="Watch an order",
)
async def events(request: Request, id: JobId) -> StreamingResponse:
    """Server-sent events `news`, each an order as JSON, until it is over."""
    jobs: Jobs = request.app.state.jobs
    job = find(request, id)

    async def lines() -> AsyncIterator[str]:
        async for told in jobs.events(job):
            data = json.dumps({**told, **_error(request, told)})
            yield f"event: news\ndata: {data}\n\n" if told else ": still here\n\n"

    return StreamingResponse(lines(), media_type="text/event-stream")


def _said(request: Request, result: dict[str, Any]) -> dict[str, Any]:
    """A result, its reasons and messages in the language of who asks."""
    words = catalogue_of(request)
    said = dict(result)
    if said.get("message"):
        said["message"] = tell_finding(words, tell(words, said["message"]))
    if "left_out" in said:
        said["left_out"] = [x | {"reason": tell(words, x["reason"])} for x in said["left_out"]]
    return said


def _error(request: Request, told: Mapping[str, object]) -> dict[str, str]:
    """What went wrong, in the language of who watches; {} where nothing did."""
    line = str(told.get("error", ""))
    return {"error": tell(catalogue_of(request), line)} if line else {}


def find(request: Request, id: str) -> Job:
    """The order with this id.

    Raises:
        HTTPException: 404 where there is none.
    """
    jobs: Jobs = request.app.state.jobs
    job = jobs.find(id)
    if job is None:
        raise HTTPException(404, "there is no such order, or it was forgotten; order it again")
    return job
