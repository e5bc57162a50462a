# The verbs: run, test, check, bench. Each sets up what it needs; only git, make and python3 >= 3.11 must be there.
.DEFAULT_GOAL := run
.DELETE_ON_ERROR:
.PHONY: run test check bench

PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
  $(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))
PY := .venv/bin/python
# The environment's own programs first: its node serves biome, tsc and `node --test`.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export UV_PYTHON_DOWNLOADS := never
# A machine may trust more certificates than uv and node bring along.
export UV_SYSTEM_CERTS := true
export NODE_USE_SYSTEM_CA := 1
unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME

run: .venv/.project vendor
	@.venv/bin/tidetable serve

bench: .venv/.project vendor
	@$(PY) -m bench

# Set-up: each step is a stamp, so a second run does nothing.

.venv/.lock: requirements.lock
	@test -n "$(PYTHON)" || { echo "No python3 of version 3.11 or newer found: install one, or say make PYTHON=..."; exit 1; }
	@echo "Setting up .venv"
	@.tools/bin/uv --version >/dev/null 2>&1 || { rm -rf .tools && $(PYTHON) -m venv .tools \
	  && .tools/bin/python -m pip install -q --disable-pip-version-check 'uv>=0.9,<1'; } \
	  || echo "uv could not be installed; pip will do"
	@$(PY) -c '' 2>/dev/null || { rm -rf .venv && $(PYTHON) -m venv --without-pip .venv; }
	@if .tools/bin/uv --version >/dev/null 2>&1; \
	  then .tools/bin/uv pip sync -q --python $(PY) --require-hashes requirements.lock; \
	  else $(PY) -m ensurepip -q && $(PY) -m pip install -q --require-hashes -r requirements.lock; fi
	@touch $@

.venv/.project: .venv/.lock pyproject.toml
	@if .tools/bin/uv --version >/dev/null 2>&1; \
	  then .tools/bin/uv pip install -q --python $(PY) --no-deps --no-build-isolation -e .; \
	  else $(PY) -m pip install -q --no-deps --no-build-isolation -e .; fi
	@touch $@

.PHONY: vendor
vendor: .venv/.lock
	@$(PY) hatch_build.py

node_modules/.package-lock.json: package.json package-lock.json .npmrc .venv/.lock
	@echo "Setting up node_modules"
	@npm ci --silent
	@touch $@

# Checks and tests. The parts of `test` run one after the other; the first that fails ends it.

.NOTPARALLEL:
.PHONY: _pytest _node _chaos _browser
TOOLS := .venv/.project vendor node_modules/.package-lock.json
PYTEST := $(PY) -m pytest -q

check: $(TOOLS)
	@$(PY) -m tools.check

test: check _pytest _node _chaos _browser

_pytest: $(TOOLS)
	$(PYTEST) -n auto --dist worksteal --ignore tests/chaos --ignore tests/browser tests

_node: $(TOOLS)
	$(if $(wildcard tests/static/*.test.js),node --test --test-reporter=spec 'tests/static/**/*.test.js',@echo "tests/static has no tests yet")

_chaos: $(TOOLS)
	$(if $(wildcard tests/chaos/test_*.py),$(PYTEST) tests/chaos,@echo "tests/chaos has no tests yet")

# In a pytest of its own: Playwright's synchronous fixtures and asyncio's tests do not mix.
_browser: $(TOOLS)
	$(if $(wildcard tests/browser/test_*.py),CHROMIUM="$$($(PY) -m tools.chromium)" && export CHROMIUM \
	  && $(PYTEST) tests/browser,@echo "tests/browser has no tests yet")
