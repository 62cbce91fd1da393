"""What the audit finds in a puzzle of the library."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel

from crosswright.web.api.puzzles import GONE
from crosswright.web.api.told import Id
from crosswright.web.faults import findings_of
from crosswright.web.keeping import Library

router = APIRouter(tags=["puzzles"])


class FindingTold(BaseModel):
    """One thing the audit found: `grave` breaks a rule, `unfinished` is still to be done."""

    code: str
    grave: bool
    unfinished: bool
    text: str


class AuditTold(BaseModel):
    """What the audit found; it was not `checked` where the words of the language were not at hand."""

    checked: bool
    findings: list[FindingTold]


@router.get("/puzzles/{id}/audit", responses=GONE, summary="Audit a puzzle")
async def audit(request: Request, library: Library, id: Id) -> AuditTold:
    """The findings, gravest first, in the language of the interface."""
    text = await run_in_threadpool(lambda: library.puzzles.read(id).text)
    found: list[dict[str, Any]] | None = await findings_of(request, text)
    told = [FindingTold.model_validate(x) for x in found or ()]
    return AuditTold(checked=found is not None, findings=told)
