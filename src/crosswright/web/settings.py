"""How a studio is to be served: where, to whom, and within which bounds; checked once."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address

from crosswright.errors import UsageError
from crosswright.languages import LANGUAGES

SECRET_VARIABLE = "CROSSWRIGHT_TOKEN"  # noqa: S105 - a name, no secret
HOSTS_VARIABLE = "CROSSWRIGHT_HOSTS"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
FALLBACK = "en"

LEAST_TOKEN = 12
"""Signs a token must have: a shorter one can be guessed."""

MEGABYTE = 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How to serve.

    - `token`: what visitors must know; "" asks nobody.
    - `public_demo`: make and print for anybody, keep nothing.
    - `language`: whose words are made ready at the start; with "" none are before they are needed.
    - `names`: host names the server answers to beside numeric addresses and localhost.
    - `makers`, `helpers`, `clerks`: processes that make puzzles, others that help while somebody
      types, and others that read and write files.
    - `queue`: orders that may wait for the makers; for the others some times as many.
    - `seconds`: the most that one order may take; `patience` is how long a page waits for it
      before it shows how far the work has come.
    - `most_body`, `most_upload`: bytes of a request, and of one that brings a file.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    token: str = ""
    public_demo: bool = False
    language: str = ""
    names: tuple[str, ...] = ()
    makers: int = 1
    helpers: int = 1
    clerks: int = 1
    queue: int = 16
    seconds: float = 60.0
    patience: float = 3.0
    most_body: int = 2 * MEGABYTE
    most_upload: int = 64 * MEGABYTE

    def __post_init__(self) -> None:
        if self.token and len(self.token) < LEAST_TOKEN:
            raise UsageError(f"the token is short; give {LEAST_TOKEN} signs or more")
        if not is_loopback(self.host) and not self.token and not self.public_demo:
            raise UsageError(
                f"{self.host!r} can be reached by others: set {SECRET_VARIABLE} to a secret that "
                "they must know, or give --public-demo"
            )

    @property
    def keeps(self) -> bool:
        """Whether anything is kept."""
        return not self.public_demo


def is_loopback(host: str) -> bool:
    """Whether only programs of this machine reach a host."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def language_of_machine(environment: Mapping[str, str]) -> str:
    """The language a machine is set to, English where we have no words of it."""
    said = next((x for name in LOCALE_VARIABLES if (x := environment.get(name))), "")
    tag = re.split(r"[_.@-]", said)[0].lower()
    return tag if tag in LANGUAGES else FALLBACK


def settings_for(
    environment: Mapping[str, str], *, host: str, port: int, public_demo: bool, cores: int
) -> Settings:
    """The settings of a command line and its environment, on a machine with so many cores.

    Raises:
        UsageError: for a host that others reach without anything that keeps them out.
    """
    names = environment.get(HOSTS_VARIABLE, "").split(",")
    return Settings(
        host=host,
        port=port,
        token=environment.get(SECRET_VARIABLE, ""),
        public_demo=public_demo,
        language=language_of_machine(environment),
        names=tuple(name.strip().lower() for name in (*names, host) if name.strip()),
        makers=max(1, cores - 1),
        helpers=max(1, cores),
    )
