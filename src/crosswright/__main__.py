"""`python -m crosswright` is the command line, and so is the console script."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still being imported ends it as quietly as later."""
    try:
        from crosswright.cli import main as command_line
    except KeyboardInterrupt:
        sys.exit(130)
    command_line()


if __name__ == "__main__":
    main()
