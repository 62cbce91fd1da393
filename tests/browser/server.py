"""A studio as a process of its own, which can be killed, and a setter before its editor."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.sitting import AXE

PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine."""


class Server:
    """`crosswright serve` with a home of its own, on any free port."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "crosswright", "serve", "--port", "0"],
            env={**os.environ, "CROSSWRIGHT_HOME": str(self.home)},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        line = self._process.stderr.readline()
        assert "the studio is open at" in line, line
        self.address = line.split(" at ")[1].split(" ")[0].rstrip("/")

    def kill(self) -> None:
        """End it as `kill -9` does, in the middle of whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stderr is not None
            self._process.stderr.close()
            self._process = None

    def json(self, path: str) -> Any:
        """What the API says."""
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return json.load(answer)

    def bytes(self, path: str) -> bytes:
        """A file."""
        with urllib.request.urlopen(self.address + path, timeout=120) as answer:
            found: bytes = answer.read()
            return found


class Setter:
    """A person before the editor: what they press and what they then see."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def begin(self, rows: int, cols: int, **choices: str) -> str:
        """A new grid, open in the editor; the id of its puzzle."""
        self.page.goto(f"{self.server.address}/new/blank")
        self.page.locator("#rows").fill(str(rows))
        self.page.locator("#cols").fill(str(cols))
        for name in ("preset", "symmetry", "language"):
            if name in choices:
                self.page.locator(f"#{name}").select_option(choices[name])
        if choices.get("start") == "made":
            self.page.locator("input[value=made]").check()
        self.page.locator("form.blank-form button.main").click()
        self.page.wait_for_url("**/edit")
        self.page.locator(".square").first.wait_for()
        return self.page.url.split("/")[-2]

    def open(self, id: str) -> None:
        """The editor of a puzzle."""
        self.page.goto(f"{self.server.address}/puzzles/{id}/edit")
        self.page.locator(".square").first.wait_for()

    def press(self, *keys: str) -> None:
        """Press keys, named as Playwright names them."""
        for key in keys:
            self.page.keyboard.press(key)

    def click(self, row: int, col: int) -> None:
        """Click the middle of a square."""
        self.page.locator(".editor-row").nth(row).locator(".square").nth(col).click()

    def enter(self, row: int, col: int, way: str) -> None:
        """Go to the entry that runs across or down through a square."""
        self.click(row, col)
        if way not in self.page.locator("#entry-line").inner_text():
            self.press(" ")
        expect(self.page.locator("#entry-line")).to_contain_text(way)

    def tool(self, name: str) -> None:
        """Choose what a click does."""
        self.page.locator(f"[data-tool='{name}']").click()

    def tab(self, name: str) -> None:
        """Show a panel."""
        self.page.locator(f"#tab-{name}").click()

    def do(self, name: str) -> None:
        """Press a button, by the name the page knows it by."""
        self.page.locator(f"[data-do='{name}']").click()

    def grid(self) -> str:
        """The letters that stand, a row a word; `.` open, `#` block. Hints are no letters."""
        rows: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll('.editor-row')].map((row) =>
                [...row.children].map((x) => x.classList.contains('block') ? '#'
                    : x.matches('.forced, .proposed') ? '.'
                    : x.querySelector('.letter')?.textContent ?? '.'))"""
        )
        return " ".join("".join(row) for row in rows)

    def saved(self) -> None:
        """Wait until everything is shown as saved."""
        expect(self.page.locator("#standing")).to_have_attribute("data-standing", "saved")

    def standing(self) -> str:
        """What the page says of saving."""
        return self.page.locator("#standing").get_attribute("data-standing") or ""

    def helped(self) -> None:
        """Wait until help has come for the grid as it stands now."""
        expect(self.page.locator(".figures dt").first).to_be_attached()

    def violations(self) -> list[str]:
        """What axe-core finds that is serious or critical, a line each."""
        # The page runs no script but its own; the debugger's is none.
        session = self.page.context.new_cdp_session(self.page)
        session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        found: list[str] = self.page.evaluate(
            """async () => (await axe.run()).violations
                .filter((x) => ['serious', 'critical'].includes(x.impact))
                .map((x) => `${x.id}: ${x.nodes.map((node) => node.html).join(' | ')}`)"""
        )
        return found
