"""`crosswright serve`: the studio in a browser, for one person or for those who know its token."""

import os
import socket
from typing import TYPE_CHECKING

import click

from crosswright.cli.app import Console, common, console
from crosswright.errors import UsageError

if TYPE_CHECKING:
    from crosswright.web.settings import Settings


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="NAME",
    help="The name or address to listen on.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    metavar="N",
    help="Where to listen; 0 takes any port that is free.",
)
@click.option("--public-demo", is_flag=True, help="Make and print for anybody, and keep nothing.")
@click.option("--open", "opens", is_flag=True, help="Open the studio in the browser.")
@common
def serve(*, host: str, port: int, public_demo: bool, opens: bool) -> None:
    """Open the studio: make, edit, check, print and play in the browser.

    Without --host nobody but this machine reaches it and nobody needs to log in. For another host
    set CROSSWRIGHT_TOKEN to a secret that visitors must know, or give --public-demo. Ctrl-C ends it.
    """
    try:
        from crosswright.web.serving import run, studio
        from crosswright.web.settings import settings_for
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("crosswright"):
            raise
        raise UsageError(
            f"the studio needs {error.name!r}: pip install 'crosswright[web]'"
        ) from None
    settings = settings_for(
        os.environ, host=host, port=port, public_demo=public_demo, cores=os.cpu_count() or 1
    )
    out = console()
    with studio(settings) as app, _listening(settings) as listening:
        address = _address(host, listening.getsockname()[1])
        store = app.state.store
        if store is not None and store.migrated_from is not None:
            out.warn(
                f"crosswright: {store.name} was brought up to date; "
                f"as it was before it is kept in {str(store.migrated_from)!r}"
            )
        _tell(out, address, settings)
        if opens:
            import webbrowser

            webbrowser.open(address)
        run(app, listening)


def _listening(settings: "Settings") -> socket.socket:
    """A socket that listens, so that a port that is taken is told before anything starts.

    Raises:
        UsageError: for a host or a port that cannot be had.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host.strip("[]"), settings.port))
        listening.listen(256)
    except OSError as error:
        listening.close()
        reason = (error.strerror or str(error)).lower()
        raise UsageError(
            f"cannot listen on {settings.host!r}, port {settings.port}: {reason}; "
            "choose another with --port"
        ) from None
    return listening


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _tell(out: Console, address: str, settings: "Settings") -> None:
    out.note(f"the studio is open at {address} (Ctrl-C ends it)")
    if settings.public_demo:
        out.note("public demo: everybody may come in, nothing is kept")
    out.object({"address": address, "keeps": settings.keeps})
