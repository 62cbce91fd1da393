"""Worker: a process that sets documents, replaced before what Typst remembers grows large.

Typst keeps the parts of every document it has set and lets them go only after many others: some
20 MB a page. The first few documents of a process are set in it, for starting a worker takes longer
than a page; from then on a worker sets them, and a new one takes over after `JOBS_A_WORKER`.
"""

import atexit
import pickle
import struct
import subprocess
import sys
from threading import Lock
from typing import IO, Any

from crosswright.errors import CrosswrightError, OutputError
from crosswright.render.typeset import Job, Made, typeset_here

JOBS_HERE = 3
"""Documents set in the process that asks, before it starts a worker."""

JOBS_A_WORKER = 12

_LENGTH = struct.Struct("<Q")


def typeset(job: Job) -> Made:
    """The finished document, from whichever process is to set it.

    Raises:
        OutputError: where Typst gives up, or its process ended without a word.
    """
    return _OFFICE.typeset(job)


class _Office:
    """Counts the jobs of this process and keeps its one worker; safe to call from many threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._here = 0
        self._worker: subprocess.Popen[bytes] | None = None
        self._jobs = 0

    def typeset(self, job: Job) -> Made:
        with self._lock:
            if self._here < JOBS_HERE or not sys.executable:
                self._here += 1
                return typeset_here(job)
            return self._sent(job)

    def _sent(self, job: Job) -> Made:
        worker = self._worker
        if worker is None or worker.poll() is not None or self._jobs >= JOBS_A_WORKER:
            self.close()
            # Not multiprocessing: that would run the caller's own main module once more.
            worker = self._worker = subprocess.Popen(
                [sys.executable, "-c", f"from {__name__} import main; main()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        self._jobs += 1
        try:
            _send(worker.stdin, job)
            answer = _receive(worker.stdout)
        except BaseException as error:
            # Ctrl-C among them: an answer that comes later must not be taken for the next one's.
            worker.kill()
            if isinstance(error, OSError | EOFError):
                raise OutputError(
                    "typst's process ended while it set the page: out of memory perhaps"
                ) from error
            raise
        if isinstance(answer, CrosswrightError):
            raise answer
        if not isinstance(answer, Made):
            raise TypeError(f"the worker answered {answer!r:.60}")
        return answer

    def close(self) -> None:
        """End the worker, if there is one."""
        worker, self._worker, self._jobs = self._worker, None, 0
        if worker is None:
            return
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                pipe.close()
        worker.wait()


_OFFICE = _Office()


def close() -> None:
    """End the worker of this process, if there is one; it ends by itself when the process does."""
    _OFFICE.close()


atexit.register(close)


def _send(pipe: IO[bytes] | None, value: Any) -> None:
    if pipe is None:
        raise EOFError
    data = pickle.dumps(value)
    pipe.write(_LENGTH.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def _receive(pipe: IO[bytes] | None) -> Any:
    """The next value; the other end is this same program, so what it pickled can be trusted.

    Raises:
        EOFError: where the other end is gone.
    """
    head = pipe.read(_LENGTH.size) if pipe is not None else b""
    if pipe is None or len(head) < _LENGTH.size:
        raise EOFError
    (length,) = _LENGTH.unpack(head)
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return pickle.loads(data)


def main() -> None:
    """Set documents until standard input ends."""
    import signal

    # Ctrl-C is for the process that asked: it closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            job = _receive(jobs)
        except EOFError:
            return
        try:
            answer: Made | CrosswrightError = typeset_here(job)
        except CrosswrightError as error:
            answer = error
        _send(answers, answer)
