"""Where a person begins."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from crosswright.web.drawing import draw

router = APIRouter()


@router.get("/")
async def home(request: Request) -> Response:
    """The families to choose from."""
    return draw(request, "home.html")
