"""The JSON API: one file a subject, one line in the table."""

from typing import Any

from fastapi import APIRouter

from crosswright.web.api import archive, audits, boards, editing, jobs, lists, makers, puzzles
from crosswright.web.api.answers import Problem

ROUTERS: tuple[APIRouter, ...] = (
    jobs.router,
    makers.router,
    puzzles.router,
    audits.router,
    lists.router,
    archive.router,
    boards.router,
    editing.router,
)

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": told}
    for status, told in {
        400: "Something is wrong with the request.",
        401: "The token of this server is missing.",
        403: "The request comes from another site, or lacks the token of its page.",
        413: "The request is too large.",
        422: "A value is missing, of the wrong type or out of range.",
        429: "Too much is asked of this server just now; `Retry-After` says when to try again.",
    }.items()
}
"""What any call may answer."""
