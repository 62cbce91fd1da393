"""A studio that is killed in the middle of its work has kept all that it called saved."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from crosswright.lexicon.home import HOME_VARIABLE
from crosswright.pipeline.library import URL_VARIABLE, document_of
from tests.clean_puzzles import ENGLISH
from tests.postgres_server import Server

TEXT = document_of(ENGLISH).text
TOKEN = "a program, no page"
PROGRAM = {"Authorization": f"Bearer {TOKEN}"}


@contextmanager
def studio(environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    """A server in a process of its own, and somebody who asks it; it is killed at the end."""
    command = [sys.executable, "-m", "crosswright", "serve", "--port", "0", "--json", "--quiet"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env=os.environ | environment, text=True
    ) as process:
        try:
            assert process.stdout is not None
            address = json.loads(process.stdout.readline())["address"]
            with httpx.Client(base_url=address, headers=PROGRAM, timeout=120) as client:
                yield process, client
        finally:
            process.kill()


def saved_as(number: int) -> str:
    return TEXT.replace("Very fast", f"Very fast {number}")


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_killed_server_loses_nothing_it_called_saved(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    environment = {
        HOME_VARIABLE: str(tmp_path),
        URL_VARIABLE: "",
        "CROSSWRIGHT_TOKEN": TOKEN,
    }
    if database == "postgres":
        server: Server = request.getfixturevalue("server")
        environment[URL_VARIABLE] = server.new_database()
    with studio(environment) as (process, client):
        id = client.post("/api/puzzles", json={"document": TEXT}).json()["id"]
        path = f"/api/puzzles/{id}"
        said = 1
        while True:
            if said == 20:
                # The next save is on its way when the server dies.
                process.kill()
            try:
                answer = client.put(
                    path,
                    json={"document": saved_as(said)},
                    headers={"If-Match": f'"{said}"'},
                )
            except httpx.TransportError:
                break
            assert answer.status_code == 200, answer.text
            said = answer.json()["revision"]
    with studio(environment) as (_, client):
        kept = client.get(path).json()
        assert kept["revision"] in (said, said + 1)
        assert kept["document"] == saved_as(kept["revision"] - 1)
        numbers = [x["number"] for x in client.get(f"{path}/revisions").json()]
        assert numbers == list(range(kept["revision"], 0, -1))
        # The page that was cut off sends its last save again; it is done, once.
        again = client.put(
            path, json={"document": saved_as(said)}, headers={"If-Match": f'"{said}"'}
        )
        assert (again.status_code, again.json()["revision"]) == (200, said + 1)
