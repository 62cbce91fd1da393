"""A person before the player: what they press, and what they then see."""

from pathlib import Path

from playwright.sync_api import Page

KEPT = "() => Object.keys(localStorage).sort()"
AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"


class Sitting:
    """One page of the player, driven as a person drives it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.requests: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(address)

    def reload(self) -> None:
        """Load the page anew, and wait until it is drawn.

        A browser hands what was written to its next process in its own time; on a busy machine a
        page loaded in the same instant does not see it yet, and one loaded a moment later does.
        """
        kept = self.page.evaluate(KEPT)
        for _ in range(5):
            self.page.reload()
            self.page.locator(".square").first.wait_for()
            if self.page.evaluate(KEPT) == kept:
                return
            self.page.wait_for_timeout(200)
        raise AssertionError(f"the browser forgot {kept}")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, named as Playwright names them."""
        for key in keys:
            self.page.keyboard.press(key)

    def write(self, text: str) -> None:
        """Type text sign by sign; signs no key has come as a keyboard layout brings them."""
        for sign in text:
            self.page.keyboard.type(sign)

    def click(self, row: int, col: int, **how: object) -> None:
        """Click a square."""
        x, y = self.middle(row, col)
        held = ["Shift"] if how.get("shift") else []
        for key in held:
            self.page.keyboard.down(key)
        if how.get("touch"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        for key in held:
            self.page.keyboard.up(key)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a line with the mouse."""
        self.page.mouse.move(*self.middle(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(*end), steps=4)
        self.page.mouse.up()

    def middle(self, row: int, col: int) -> tuple[float, float]:
        """Where the middle of a square is on the screen."""
        box = self.page.locator(".row").nth(row).locator(".square").nth(col).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def grid(self) -> str:
        """The letters, a row a line; `.` for an empty square, `#` for one that takes no letter."""
        rows: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll('.row')].map((row) =>
                [...row.children].map((x) =>
                    x.classList.contains('letter') ? x.textContent || '.' : '#'))"""
        )
        return "\n".join("".join(row) for row in rows)

    def cursor(self) -> tuple[int, int]:
        """Row and column of the cursor."""
        at: int = self.page.evaluate(
            "() => Number(document.querySelector('.cursor').dataset.square)"
        )
        cols: int = self.page.evaluate("() => document.querySelector('.row').children.length")
        return divmod(at, cols)

    def clue(self) -> str:
        """The name of the current entry, such as "1 Across"."""
        return self.page.locator(".clue-name").inner_text()

    def classes(self, row: int, col: int) -> set[str]:
        """What a square shows itself as: wrong, pencilled, given…"""
        square = self.page.locator(".row").nth(row).locator(".square").nth(col)
        return set((square.get_attribute("class") or "").split())

    def label(self, row: int, col: int) -> str:
        """What a screen reader says of a square."""
        square = self.page.locator(".row").nth(row).locator(".square").nth(col)
        return square.get_attribute("aria-label") or ""

    def message(self) -> str:
        """What the page says in passing."""
        return self.page.locator(".message").inner_text()

    def seconds(self) -> int:
        """What the timer shows."""
        minutes, seconds = self.page.locator(".time").inner_text().split(":")
        return 60 * int(minutes) + int(seconds)

    def dialog(self) -> str:
        """The title of the open dialog; "" where none is open."""
        titles = self.page.locator("dialog[open] h2").first
        return titles.inner_text() if titles.count() else ""

    def menu(self, action: str) -> None:
        """Choose from the menu, by the name the page knows the action by."""
        self.page.locator(".top [data-do='menu']").click()
        self.page.locator(f"dialog [data-do='{action}']").click()

    def leave(self) -> None:
        """Leave the dialog with Esc, and wait until it has gone."""
        self.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def yes(self) -> None:
        """Answer the question that was asked."""
        self.page.locator("dialog .main").click()

    def focused(self) -> str:
        """The id or the class of what has the keyboard."""
        has: str = self.page.evaluate(
            "() => document.activeElement.id || document.activeElement.className || 'body'"
        )
        return has

    def can_audit(self) -> bool:
        """Whether axe-core is installed."""
        return AXE.is_file()

    def violations(self) -> list[str]:
        """What axe-core finds that is serious or critical, a line each."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(
            """async () => (await axe.run()).violations
                .filter((x) => ['serious', 'critical'].includes(x.impact))
                .map((x) => `${x.id}: ${x.nodes.map((node) => node.html).join(' | ')}`)"""
        )
        return found
