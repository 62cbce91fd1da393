"""The player's modules as files, for pages that are no player and move their cursor like one."""

from crosswright.render.player import module_names, web_text


def player_scripts() -> dict[str, bytes]:
    """Each module by its name; they import each other as neighbours."""
    return {name: web_text(name).encode() for name in module_names()}
