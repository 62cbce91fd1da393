"""Pages of the player in a real browser: one for the session, offline, a fresh profile a test."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from crosswright.model import Puzzle
from crosswright.render import render
from tests.browser.sitting import Sitting

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
PHONE = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

Seat = Callable[..., Sitting]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it; the tests skip where it has none, CI installs it."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        assert not os.environ.get("CI"), "CI installs chromium, and these tests must run there"
        pytest.skip("needs chromium: apt-get install chromium")
    with sync_playwright() as player:
        opened = player.chromium.launch(
            executable_path=program,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--renderer-process-limit=1",
            ],
        )
        yield opened
        opened.close()


@pytest.fixture
def seat(browser: Browser, tmp_path: Path) -> Iterator[Seat]:
    """Sit down before a puzzle: `seat(puzzle, phone=…, settings=…, prize=…)`.

    When the test is over no script may have failed, and nothing may have asked for the network.
    """
    sittings: list[Sitting] = []

    def open_page(
        puzzle: Puzzle,
        *,
        phone: bool = False,
        settings: dict[str, object] | None = None,
        prize: bool = False,
        **context: object,
    ) -> Sitting:
        path = tmp_path / f"puzzle{len(sittings)}.html"
        path.write_bytes(render(puzzle, "html", prize=prize))
        device = dict(PHONE) if phone else {"viewport": {"width": 1000, "height": 700}}
        opened = browser.new_context(**(device | context))  # type: ignore[arg-type]
        opened.set_offline(True)
        if settings is not None:
            kept = json.dumps(json.dumps(settings))
            opened.add_init_script(f"localStorage['crosswright:settings'] ??= {kept}")
        sitting = Sitting(opened.new_page(), path.as_uri())
        sittings.append(sitting)
        return sitting

    yield open_page
    for sitting in sittings:
        sitting.page.context.close()
        assert sitting.faults == []
        assert set(sitting.requests) <= {sitting.address}
