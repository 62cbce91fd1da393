"""Serve the studio on a socket until somebody ends it."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator

import uvicorn
from fastapi import FastAPI

from crosswright.pipeline.library import open_library
from crosswright.web.app import create_app
from crosswright.web.connections import PromptProtocol
from crosswright.web.settings import Settings

MOST_CONNECTIONS = 400
"""Connections at once, beyond which the answer is 503."""

LAST_SECONDS = 3
"""What requests may still take once the server was told to end."""


@contextlib.contextmanager
def studio(settings: Settings) -> Iterator[FastAPI]:
    """The studio with the person's library, which is closed when it is left.

    Raises:
        StoreError: for a library that cannot be opened.
    """
    if not settings.keeps:
        yield create_app(settings)
        return
    with open_library() as library:
        yield create_app(settings, library)


def run(app: FastAPI, listening: socket.socket) -> None:
    """Serve until Ctrl-C or a signal to end."""
    config = uvicorn.Config(
        app,
        http=PromptProtocol,
        ws="none",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=LAST_SECONDS,
        h11_max_incomplete_event_size=64 * 1024,
    )
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        uvicorn.Server(config).run(sockets=[listening])
