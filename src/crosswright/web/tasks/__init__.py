"""What workers can do: one file a task, one line in a table.

A task is a function of a request (plain values) and its tools; it returns plain values, and raises
`CrosswrightError` for what is wrong with the request. It runs in a process of its own.
"""

TASKS: dict[str, str] = {
    "audit": "crosswright.web.tasks.kept:audit",
    "make": "crosswright.web.tasks.make:run",
}
"""Work that people order and wait for."""

LIVE: dict[str, str] = {
    "look": "crosswright.web.tasks.kept:look",
    "read": "crosswright.web.tasks.kept:read",
    "write": "crosswright.web.tasks.kept:write",
}
"""Help while somebody types or looks at a page: answers within a few hundredths of a second."""
