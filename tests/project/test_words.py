"""Plain English: docstrings say "Return", players are "they", and nobody has to decode old-fashioned words.

Programmers read the words of their field: a mechanism with a name stands under it in the first line of its module.
"""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("*.py", "*.md", "*.ts", "*.svelte", "*.toml")
RULEBOOK = "RULES.md"
EXCEPTIONS = {"tests/project/test_words.py"}
"""Files that may contain these words: this one, which lists them."""

REPLACED = {
    r'"""Give ': 'begin the docstring with "Return"',
    r"\bwhoever\b": 'say who: "the player who", "anybody who"',
    r"\b(he|his|him|himself)\b": 'players and people are "they"',
}

TERMS = {
    "rate limit": "src/shoal/server/platform/rate_limits/fixed_window.py",
    "token bucket": "src/shoal/server/platform/rate_limits/token_buckets.py",
    "CSRF": "src/shoal/server/app/csrf_guard.py",
    "Content-Security-Policy": "src/shoal/server/platform/http/security_headers.py",
    "compression": "src/shoal/server/platform/http/compression.py",
    "request timeout": "src/shoal/server/platform/http/request_timeout.py",
    "circuit breaker": "src/shoal/server/platform/db/circuit_breaker.py",
    "bulkhead": "src/shoal/server/platform/db/turn_queue.py",
    "connection pool": "src/shoal/server/platform/db/connection_pool.py",
    "database errors": "src/shoal/server/platform/db/error_kinds.py",
    "latency probe": "src/shoal/server/platform/bus/latency_probe.py",
    "event-loop lag": "src/shoal/server/platform/observability/event_loop_lag.py",
    "garbage collection": "src/shoal/server/platform/observability/gc_tuning.py",
    "heartbeat": "src/shoal/server/app/uvicorn_config.py",
    "confusables": "src/shoal/server/platform/base/confusables.py",
    "optimistic locking": "src/shoal/server/play/tables/optimistic_update.py",
    "idempotency key": "src/shoal/server/play/tables/commands.py",
    "group commit": "src/shoal/server/play/tables/group_commit.py",
    "LRU cache": "src/shoal/server/play/tables/cache.py",
    "fair queue": "src/shoal/server/play/job_workers/fair_queue.py",
    "lease": "src/shoal/server/play/job_workers/store.py",
    "exponential backoff": "src/shoal/server/play/job_workers/retry.py",
    "presence": "src/shoal/server/play/presence/__init__.py",
    "retention": "src/shoal/server/play/retention/__init__.py",
    "keyset pagination": "src/shoal/server/play/game_exports/store.py",
    "link previews": "src/shoal/server/play/link_previews/__init__.py",
    "Open Graph": "src/shoal/server/play/link_previews/open_graph.py",
    "transactional outbox": "src/shoal/server/accounts/notification_outbox/__init__.py",
    "email": "src/shoal/server/platform/email/__init__.py",
    "notifications": "src/shoal/server/community/notifications/__init__.py",
    "SSRF": "src/shoal/server/community/notifications/ssrf_guard.py",
    "Web Push encryption": "src/shoal/server/community/notifications/web_push_encryption.py",
    "authentication": "src/shoal/server/accounts/identity/authentication.py",
    "authorization scopes": "src/shoal/server/accounts/identity/access_tokens/scopes.py",
    "session lifetime": "src/shoal/server/accounts/identity/sessions.py",
    "login throttle": "src/shoal/server/accounts/identity/login_throttle.py",
    "password reset": "src/shoal/server/accounts/identity/password_reset.py",
    "WebAuthn": "src/shoal/server/accounts/identity/passkeys/webauthn.py",
    "matchmaking": "src/shoal/server/community/matchmaking/queue/matching_rule.py",
    "Swiss pairing": "src/shoal/server/community/tournaments/pairing/swiss_pairs.py",
    "round robin": "src/shoal/server/community/tournaments/pairing/round_robin.py",
    "pseudo-random generator": "src/shoal/core/rng.py",
    "commit-reveal": "src/shoal/core/chance.py",
    "perft": "src/shoal/core/perft.py",
    "replay": "src/shoal/core/replay.py",
    "undo": "src/shoal/table/undo_rule.py",
    "determinisation": "src/shoal/games/fleet/determinisation.py",
    "Monte Carlo tree search": "src/shoal/bots/mcts.py",
    "AMAF": "src/shoal/bots/amaf.py",
    "move ordering": "src/shoal/bots/mind.py",
    "playout policy": "src/shoal/bots/minds/fleet/playout_policy.py",
    "neural net": "src/shoal/bots/neural_net.py",
    "endgame solver": "src/shoal/bots/minds/fishery/solver.py",
    "transposition table": "src/shoal/bots/minds/fishery/solver.py",
    "sequential test": "src/shoal/sequential_testing.py",
    "Wilson interval": "src/shoal/sequential_testing.py",
    "successive halving": "src/shoal/puzzles/successive_halving.py",
    "self-play": "src/shoal/net_training/self_play.py",
    "training": "src/shoal/net_training/training.py",
    "parameter sweep": "src/shoal/lab/sweeps.py",
    "variance by chance": "src/shoal/lab/report/luck.py",
    "AEC": "src/shoal/rl/aec.py",
    "vectorised environment": "src/shoal/rl/vector.py",
    "OpenSpiel": "src/shoal/rl/open_spiel.py",
    "MCP server": "src/shoal/client/mcp_server.py",
}
"""The first line of the docstring of the module has the term. Where a mechanism moves, its term moves with it."""


def texts() -> list[str]:
    """Return the paths of all committed texts, without the rulebooks."""
    command = ["git", "ls-files", *KINDS]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path for path in listed if Path(path).name != RULEBOOK and (ROOT / path).is_file()]


@pytest.mark.parametrize("words", REPLACED)
def test_a_word_that_was_replaced_is_not_used(words: str) -> None:
    pattern = re.compile(words, re.IGNORECASE)
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in texts()
        if path not in EXCEPTIONS
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == [], REPLACED[words]


def first_line(path: str) -> str:
    """Return the first line of the docstring of a module."""
    docstring = ast.get_docstring(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    assert docstring, f"{path} has no docstring"
    return docstring.splitlines()[0]


@pytest.mark.parametrize("term", TERMS)
def test_a_term_of_the_field_stands_in_the_first_line_of_its_module(term: str) -> None:
    assert term.lower() in first_line(TERMS[term]).lower(), TERMS[term]
