"""What workers can do: one file a task, one line in a table.

A task is a function of a request (plain values) and its tools; it returns plain values, and raises
`CrosswrightError` for what is wrong with the request. It runs in a process of its own.
"""

WARM: dict[str, str] = {"warm": "crosswright.web.tasks.warm:run"}
"""Words made ready before anybody asks for anything; who orders cannot order it."""

TASKS: dict[str, str] = {
    **WARM,
    "audit": "crosswright.web.tasks.kept:audit",
    "fill": "crosswright.web.tasks.fill:run",
    "repack": "crosswright.web.tasks.fill:lay_anew",
    "make": "crosswright.web.tasks.make:run",
}
"""Work that people order and wait for."""

LIVE: dict[str, str] = {
    **WARM,
    "faults": "crosswright.web.tasks.kept:audit",
    "read-list": "crosswright.web.tasks.lists:read",
    "sayings": "crosswright.web.tasks.lists:sayings",
    "live": "crosswright.web.tasks.live:look",
    "blank": "crosswright.web.tasks.blank:run",
    "candidates": "crosswright.web.tasks.live:offer",
    "clues": "crosswright.web.tasks.live:clue",
    "theme": "crosswright.web.tasks.live:theme",
    "search": "crosswright.web.tasks.live:search",
}
"""Help while somebody types: answers within a few hundredths of a second."""

DESK: dict[str, str] = {
    "list-text": "crosswright.web.tasks.lists:text",
    "look": "crosswright.web.tasks.kept:look",
    "play": "crosswright.web.tasks.kept:play",
    "read": "crosswright.web.tasks.kept:read",
    "write": "crosswright.web.tasks.kept:write",
}
"""Files read and written, pictures drawn: a second at most, and nobody's typing waits for it."""
