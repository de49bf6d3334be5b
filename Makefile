# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
# Tests start many servers; without bytecode on disk each of them would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
# Tests that reach all of core and games by themselves; everything else runs without being traced, which is slow.
COVERING := $(addprefix tests/,$(addprefix unit/,core metrox tokyo_metro izakaya momotetsu) rules golden)
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NODE := $(CURDIR)/$(BIN)/python $(CURDIR)/tools/node.py
ENSURE_NODE := { command -v node && command -v npm; } >/dev/null || $(PIP) --require-hashes --no-deps -r requirements/node.txt
# Locks hold hashes of everything; the package itself comes from this folder.
INSTALL = $(PIP) --require-hashes --no-deps -r $(1) && $(PIP) --no-deps --no-build-isolation --editable .

# What numba compiles is kept on disk: done here, nobody waits for it later.
WARM = $(BIN)/python -m kippu.games.metrox.fast.warm

# The browser client, built from web/ into the package
STATIC := src/kippu/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play test nightly lint web bench bench-catan bench-server strength crash chaos event-day fuzz referee mutants docs lock clean

help:  ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(VENV)/.play $(STATIC)  ## set up, start the server and open the browser: you are two clicks from a game
	@$(BIN)/kippu serve --host 0.0.0.0 --browser $(ARGS) || [ $$? = 130 ]  # Ctrl-C is no failure

# What a file has made once, such as a server, a book of sheets or a coach, serves all its tests: files go to workers
# whole. Servers and browsers often wait for each other, so three workers keep two cores busy; the
# shortest files come last.
test: $(VENV)/.test $(VENV)/.browser $(STATIC)  ## set up and run all tests
	@cd web && $(NODE) npm test --silent
	$(BIN)/python -m pytest -n auto --dist loadfile --cov --cov-report=term $(COVERING) $(ARGS)
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder $(addprefix --ignore=,$(COVERING)) $(ARGS)

nightly: $(VENV)/.test  ## tests that take long: whole games by the thousand, a Ray cluster
	$(BIN)/python -m pytest -m nightly -n auto --dist loadfile $(ARGS)

lint: $(VENV)/.test $(VENV)/.node $(VENV)/.web  ## ruff, mypy, import-linter, pyright, svelte-check, ESLint, Prettier
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) node node_modules/pyright/index.js
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent lint

web: $(STATIC)  ## build the browser client

bench: $(VENV)/.test  ## measure, as ratios of things run together
	$(BIN)/python -m bench $(ARGS)

bench-catan: $(VENV)/.test $(VENV)/.catanatron  ## random play of TOKYO METRO beside Catanatron
	$(BIN)/python -m bench.catan $(ARGS)

strength: $(VENV)/.test  ## how well the master plays, over 10,000 games and 500 races on each map
	$(BIN)/python -m bench.strength $(ARGS)

bench-server: $(VENV)/.test $(VENV)/.node  ## the server beside boardgame.io, under the same load
	$(BIN)/python -m bench.server $(ARGS)

crash: $(VENV)/.test  ## kill the server 200 times under 100 games; nothing acknowledged may be lost
	$(BIN)/python -m tests.crash $(ARGS)

chaos: $(VENV)/.test  ## 100,000 moves over lines that drop, double and reorder
	$(BIN)/python -m tests.chaos $(ARGS)

event-day: $(VENV)/.test  ## four hours of a live event, 99 phones often without signal, in about five minutes
	$(BIN)/python -m tests.event_day $(ARGS)

fuzz: $(VENV)/.test  ## 100,000 hostile frames and bodies
	$(BIN)/python -m tests.fuzz $(ARGS)

referee: $(VENV)/.test  ## second engines, written from the clauses alone, watch 10,000 games of each game and version
	$(BIN)/python -m tests.referee $(ARGS)

mutants: $(VENV)/.test $(VENV)/.web  ## change the code in single places and see whether a test notices (half an hour)
	$(BIN)/python -m tools.mutants $(ARGS)

docs: $(VENV)/.play  ## write derived files again: docs/rules/ and docs/unknown/, data schemas, the browser's types
	$(BIN)/python -m tools.write_docs

lock:  ## pin every dependency again, with hashes and without addresses (needs uv)
	for lock in play:"pyproject.toml --extra fast --group build" test:"pyproject.toml --all-extras --group build --group dev" node:"--group node"; do \
	  uv pip compile $${lock#*:} --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
	    --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	    --output-file requirements/$${lock%%:*}.txt || exit 1; done

clean:  ## remove everything that was installed or cached here
	rm -rf $(VENV) node_modules web/node_modules src/kippu/server/static .coverage .hypothesis .mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Kippu needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "This Python cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@echo "Setting up (once) ..."
	@$(call INSTALL,requirements/play.txt)
	@$(WARM)
	@touch $@

$(VENV)/.test: requirements/test.txt pyproject.toml | $(BIN)/python
	@echo "Setting up for tests (once) ..."
	@$(call INSTALL,requirements/test.txt)
	@$(WARM)
	@touch $@ $(VENV)/.play

# Only measured beside, so in an environment of its own.
$(VENV)/.catanatron: requirements/catanatron.txt | $(BIN)/python
	@$(PYTHON) -m venv $(VENV)/catanatron
	@$(VENV)/catanatron/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $<
	@touch $@

# Node: the machine's own, or the one from the wheel.
$(VENV)/.node: package-lock.json requirements/node.txt | $(BIN)/python
	@$(ENSURE_NODE) && $(NODE) npm ci --silent
	@touch $@

$(VENV)/.web: web/package-lock.json requirements/node.txt | $(BIN)/python
	@echo "Setting up the browser client (once) ..."
	@$(ENSURE_NODE) && cd web && $(NODE) npm ci --silent
	@touch $@

$(STATIC): $(WEB) | $(VENV)/.web
	@cd web && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# A real browser for the end-to-end tests, and where there is one its shell without windows, which is twice as fast;
# KIPPU_CHROMIUM names another one.
$(VENV)/.browser: | $(BIN)/python
	@command -v chromium chromium-browser google-chrome >/dev/null || test -n "$$KIPPU_CHROMIUM" || { \
	  echo "Installing Chromium for the browser tests (once) ..."; \
	  SUDO=$$(test $$(id -u) = 0 || echo sudo); \
	  $$SUDO apt-get update -q >/dev/null && $$SUDO apt-get install -y -q --no-install-recommends chromium >/dev/null && \
	  { $$SUDO apt-get install -y -q --no-install-recommends chromium-headless-shell >/dev/null 2>&1 || true; }; }
	@touch $@
