"""The player in the terminal: a table one sits at, keys, and a screen that shows it.

`writing` and `hunting` are the two tables (letters to write, words to find); they know no screen but
text in styles. `app` brings keys and shows what they say.
"""

from crosswright.cli.terminal.app import Ending, run

__all__ = ["Ending", "run"]
