"""A studio that a browser visits: a server of its own in a thread, and a person before its pages."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Page

from crosswright.pipeline.library import open_library
from crosswright.web.app import create_app
from crosswright.web.settings import Settings

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
PATIENCE = 60_000
"""Milliseconds that a page may take on a busy machine."""


DROP = """([name, text]) => {
  const held = new DataTransfer();
  held.items.add(new File([text], name));
  for (const type of ["dragover", "drop"]) {
    document.dispatchEvent(
      new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }));
  }
}"""
"""Drops a file, its name and text, on the page."""


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[str]:
    """A studio with an empty library in a folder, on any free port; its address."""
    with socket.socket() as listening, open_library(folder / "library.sqlite") as library:
        listening.bind(("127.0.0.1", 0))
        listening.listen(64)
        app = create_app(Settings(**settings), library)
        config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


class Guest:
    """A person in the studio, who sees when a script of a page fails or asks for what it may not."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )

    def go(self, path: str) -> None:
        """Open a page of the studio."""
        self.page.goto(self.address + path)

    def write(self, label: str, text: str) -> None:
        """Write into the field with this label."""
        self.page.get_by_label(label, exact=True).fill(text)

    def press(self, name: str) -> None:
        """Press the button with this name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def make(self, button: str = "Make the puzzle") -> None:
        """Have the puzzle made, and wait until it is shown."""
        self.press(button)
        self.page.locator("#made").wait_for()

    def can_audit(self) -> bool:
        """Whether axe-core is installed."""
        return AXE.is_file()

    def violations(self) -> list[str]:
        """What axe-core finds that is serious or critical, a line each."""
        # A page of the studio runs no script but its own, and the debugger's is none.
        session = self.page.context.new_cdp_session(self.page)
        session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        found: list[str] = self.page.evaluate(
            """async () => (await axe.run()).violations
                .filter((x) => ['serious', 'critical'].includes(x.impact))
                .map((x) => `${x.id}: ${x.nodes.map((node) => node.html).join(' | ')}`)"""
        )
        session.detach()
        return found

    def is_too_wide(self) -> bool:
        """Whether the page has to be moved sideways to be read."""
        wide: bool = self.page.evaluate(
            "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide
