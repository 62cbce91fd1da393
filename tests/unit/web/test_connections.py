"""Visitors who begin to say something and never end: they are left, and nobody waits for them."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
import uvicorn

from crosswright.web import connections, security, serving
from crosswright.web.app import create_app
from crosswright.web.settings import Settings

WAIT = 120.0
"""Seconds that no test needs, however busy the machine is."""


@contextmanager
def served(patch: pytest.MonkeyPatch) -> Iterator[int]:
    """A studio as `serve` serves it, on any free port."""
    servers: list[uvicorn.Server] = []

    class Noted(uvicorn.Server):
        def __init__(self, config: uvicorn.Config) -> None:
            super().__init__(config)
            servers.append(self)

    patch.setattr(uvicorn, "Server", Noted)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(16)
        app = create_app(Settings())
        thread = threading.Thread(target=serving.run, args=(app, listening))
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            servers[0].should_exit = True
            thread.join(WAIT)
            assert not thread.is_alive()


def said(port: int, *pieces: bytes) -> bytes:
    """Send something and wait; what is answered until the connection is closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=WAIT) as line:
        answer = b""
        # Who is hung up on while still speaking may lose the answer too.
        with suppress(ConnectionError):
            for piece in pieces:
                line.sendall(piece)
            while more := line.recv(65536):
                answer += more
        return answer


WHOLE = b"GET /login HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
UPLOAD = (
    b"POST /new/crisscross HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    b"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n"
)


@pytest.mark.parametrize("begun", [b"", b"GET /login HT", WHOLE[:-2]])
def test_a_head_that_does_not_come_ends_its_connection(
    monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    with served(monkeypatch) as port:
        assert said(port, begun) == b""


def test_a_body_that_does_not_come_is_told_and_ends_its_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.1)
    with served(monkeypatch) as port:
        answer = said(port, UPLOAD)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"too slowly" in answer


def test_who_asks_in_time_is_answered_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with served(monkeypatch) as port:
        again = WHOLE.replace(b"Connection: close\r\n", b"")
        answer = said(port, again, WHOLE)
    assert answer.count(b"HTTP/1.1 200 OK") == 2


def test_a_head_without_end_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    with served(monkeypatch) as port:
        answer = said(port, WHOLE[:-2], b"X: " + b"a" * 200_000)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
