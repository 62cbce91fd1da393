"""The pages: one file a page, one line in the table."""

from fastapi import APIRouter

from crosswright.web.pages import (
    edit,
    entrance,
    files,
    home,
    library,
    lists,
    made,
    new,
    puzzle,
    sharing,
)

ROUTERS: tuple[APIRouter, ...] = (
    files.router,
    entrance.router,
    home.router,
    library.router,
    puzzle.router,
    lists.router,
    edit.router,
    new.router,
    made.router,
    sharing.router,
)
