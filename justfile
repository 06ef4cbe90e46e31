# What a developer runs. `./install` brings `just` itself, with everything else.

set positional-arguments
export PATH := justfile_directory() / ".venv/bin" + ":" + env("PATH")
export PYTHONDONTWRITEBYTECODE := ""
quick := "-n 2 -m 'not slow and not cluster and not ops'"

# list what can be run
default:
    @just --list --unsorted

# install or update all packages and the hooks of git
install:
    ./install

# two minutes: all of what you touched, and a quick selection of the rest
fast *options:
    @python scripts/fast.py "$@"

# one room: its rules, its pages, linters
room NAME:
    @python scripts/fast.py --room {{ NAME }}

# rules, kit and golden files of all rooms
rooms:
    pytest {{ quick }} tests/core tests/games tests/table

# the server on SQLite, or the tests that are named
server *tests:
    pytest {{ quick }} ${@:-tests/server}

# the pages: layers, types, linters, formatting, unit tests
web:
    npm run --silent check --prefix web

# short versions of the trials: failures, attacks, load (PostgreSQL and NATS are needed)
trials:
    pytest -n 2 -m ops tests/server

# how many planted mistakes `fast` finds
planted *options:
    python -m trials.planted_mistakes "$@"

# the server on port 8700, started again after each change, and pages with hot reload on port 5173
[parallel]
serve: serve-server serve-pages

[private]
serve-server:
    watchfiles "shoal serve" src/shoal

[private]
serve-pages:
    npm run dev --prefix web

# everything that must hold before a change lands
all:
    .ci/run
