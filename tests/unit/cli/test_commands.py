"""The table of commands, their help and their page tell the same."""

from pathlib import Path

import click
import pytest

from crosswright.cli import COMMANDS, crosswright
from crosswright.cli.app import LazyGroup, run
from crosswright.cli.manual import command_pages, commands
from crosswright.cli.new import FAMILIES, new

ROOT = Path(__file__).parents[3]
EVERY = list(commands())


def test_the_page_of_commands_is_fresh() -> None:
    page = (ROOT / "docs/reference/cli.md").read_text(encoding="utf-8")
    assert page == command_pages(), "run python scripts/write_docs.py"


@pytest.mark.parametrize("name", [name for name, _, _ in EVERY])
def test_every_command_says_what_it_does(name: str) -> None:
    (command,) = (x for n, x, _ in EVERY if n == name)
    assert command.help
    for parameter in command.params:
        if isinstance(parameter, click.Option) and parameter.name not in ("limit", "min_score"):
            assert parameter.help, parameter.name


@pytest.mark.parametrize(("group", "table"), [(crosswright, COMMANDS), (new, FAMILIES)])
def test_the_line_in_the_table_is_the_first_sentence_or_a_promise_of_it(
    group: LazyGroup, table: dict[str, object]
) -> None:
    ctx = click.Context(group)
    assert group.list_commands(ctx) == list(table)
    for name in table:
        assert group.get_command(ctx, name) is not None
    assert group.get_command(ctx, "nothing") is None


def test_the_readme_names_every_family() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for family in FAMILIES:
        assert f"`new {family}`" in readme


def test_help_comes_without_importing_engines(capsys: pytest.CaptureFixture[str]) -> None:
    import subprocess
    import sys

    code = (
        "import sys; from crosswright.cli import crosswright; from crosswright.cli.app import run;"
        "run(crosswright, ['--help']);"
        "print([x for x in sys.modules if x.startswith(('typst', 'crosswright.engines'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith("[]")


def test_the_version_is_the_package_s(capsys: pytest.CaptureFixture[str]) -> None:
    from importlib.metadata import version

    assert run(crosswright, ["--version"]) == 0
    assert capsys.readouterr().out == f"crosswright {version('crosswright')}\n"
