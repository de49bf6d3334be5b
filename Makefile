# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NODE := $(BIN)/python tools/node.py
# Locks hold hashes of everything; the package itself comes from this folder.
INSTALL = $(PIP) --require-hashes --no-deps -r $(1) && $(PIP) --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.PHONY: help play test lint bench docs lock clean

help:  ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(VENV)/.play  ## set up and play MetroX in the terminal
	@$(BIN)/kippu play metrox $(ARGS)

test: $(VENV)/.test  ## set up and run all tests
	$(BIN)/python -m pytest -n auto --cov --cov-report=term $(ARGS)

lint: $(VENV)/.test $(VENV)/.node  ## ruff, mypy, import-linter, pyright
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) node node_modules/pyright/index.js

bench: $(VENV)/.test  ## measure, as ratios of things run together
	$(BIN)/python -m bench $(ARGS)

docs: $(VENV)/.play  ## write docs/rules/ and the data schemas anew from their sources
	$(BIN)/python tools/write_docs.py

lock:  ## pin every dependency anew, with hashes and without addresses (needs uv)
	for lock in play:"pyproject.toml --group build" test:"pyproject.toml --group build --group dev" node:"--group node"; do \
	  uv pip compile $${lock#*:} --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
	    --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	    --output-file requirements/$${lock%%:*}.txt || exit 1; done

clean:  ## remove everything that was installed or cached here
	rm -rf $(VENV) node_modules .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Kippu needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "This Python cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@echo "Setting up (once) ..."
	@$(call INSTALL,requirements/play.txt)
	@touch $@

$(VENV)/.test: requirements/test.txt pyproject.toml | $(BIN)/python
	@echo "Setting up for tests (once) ..."
	@$(call INSTALL,requirements/test.txt)
	@touch $@ $(VENV)/.play

# Node only for pyright: the machine's own, or the one from the wheel.
$(VENV)/.node: package-lock.json requirements/node.txt | $(BIN)/python
	@command -v node >/dev/null && command -v npm >/dev/null || $(PIP) --require-hashes --no-deps -r requirements/node.txt
	@$(NODE) npm ci --silent
	@touch $@
