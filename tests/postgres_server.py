"""A real PostgreSQL server of Debian's package, in a folder of its own, reached by a socket."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

PATIENCE = 120
"""Seconds a server on a busy machine may take to answer; nothing is measured by it."""


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`; None where the package is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    other = shutil.which("initdb")
    return None if other is None else Path(other).resolve().parent


class Server:
    """A server that can be stopped and started again, and that does not outlive these tests."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="crosswright-pg-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        if os.geteuid() == 0:
            # The server refuses to run as root.
            shutil.chown(self._folder, "postgres", pwd.getpwnam("postgres").pw_gid)
        self._run("initdb", "-D", self._data, "-U", "tester", "-A", "trust", "-N", "-E", "UTF8")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = ("listen_addresses=", f"unix_socket_directories={self._folder}", "fsync=off")
        # The system ends it should these tests be killed.
        command = ["setpriv", "--pdeathsig", "SIGQUIT", *self._as_owner()]
        command += [str(self._programs / "postgres"), "-D", self._data]
        for setting in settings:
            command += ["-c", setting]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self._address("postgres")).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def stop(self, *, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server; by default it cuts off whoever is connected."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def new_database(self) -> str:
        """The URL of a database that is empty."""
        self._made += 1
        name = f"library_{self._made}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return f"postgresql://tester@/{name}?host={self._folder}"

    def remove(self) -> None:
        """Stop the server and forget everything."""
        self.stop()
        shutil.rmtree(self._folder)

    def _address(self, database: str) -> str:
        return f"host={self._folder} user=tester dbname={database}"

    def _as_owner(self) -> list[str]:
        if os.geteuid() != 0:
            return []
        return ["--reuid", "postgres", "--regid", "postgres", "--clear-groups"]

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", *self._as_owner(), *command]
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=self._folder
        )
        assert done.returncode == 0, done.stderr
