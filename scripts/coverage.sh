#!/usr/bin/env bash
# Measure which branches of the server its tests run, and fail below the share in pyproject.toml. About 20 minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p .ci/state
python=${PYTHON:-.venv/bin/python}
"$python" -m coverage run -m pytest -q -n 2 -m "not ops" tests/server
"$python" -m coverage combine --quiet
"$python" -m coverage report
