# The only entry point: people and CI call the same targets.
#   make demo      set up, then one audited puzzle of each family in demo/
#   make test      set up, then every test, Rust's and Python's
#   make check     format, lint, types, import contracts, clippy, file sizes
#   make bench     the benchmark tables of the README        make campaign   the long runs
#   make build     the extension and the tools, nothing else make clean      forget what was built

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SET_UP := $(VENV)/.set-up
NODE   := node_modules/.set-up
BUILT  := $(VENV)/.built
WEB    := src/crosswright/render/player/web src/crosswright/web/static tests/modules
RUST   := $(shell find crates -name '*.rs' -o -name Cargo.toml) Cargo.toml

.PHONY: demo test test-rust test-python check format bench campaign build clean

build: $(BUILT)

# Tools and word packages; again only when what we depend on changes.
$(SET_UP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python scripts/set_up.py
	touch $@

# The extension, in release mode, and the package itself as an editable install.
$(BUILT): $(SET_UP) $(RUST)
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# What checks and tests pages: their types, their form, how accessible they are.
$(NODE): package.json
	npm install --silent --no-audit --no-fund
	touch $@

demo: build
	$(BIN)/crosswright demo --output demo

test: test-rust test-python

test-rust:
	cargo test --quiet --package crosswright-core --all-features

test-python: build $(NODE)
	$(BIN)/python -m pytest -n auto -m "not campaign"

campaign: build
	$(BIN)/python -m pytest -m campaign
	cargo test --quiet --package crosswright-core --all-features -- --ignored

bench: build
	$(BIN)/crosswright bench

check: build $(NODE)
	$(BIN)/ruff format --check src tests scripts
	$(BIN)/ruff check src tests scripts
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest crosswright.native._native
	$(BIN)/lint-imports
	$(BIN)/typos src docs scripts crates README.md CONTRIBUTING.md
	$(BIN)/python scripts/check_sizes.py
	node_modules/.bin/prettier --check --log-level warn $(WEB)
	node_modules/.bin/tsc --project .
	cargo fmt --all --check
	cargo clippy --quiet --workspace --all-targets --all-features -- -D warnings

format: build $(NODE)
	$(BIN)/ruff format src tests scripts
	$(BIN)/ruff check --fix src tests scripts
	node_modules/.bin/prettier --write --log-level warn $(WEB)
	cargo fmt --all

clean:
	rm -rf $(VENV) node_modules target demo src/crosswright/native/*.so
