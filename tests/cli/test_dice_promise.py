"""shoal verify with the proof that a page has kept: it agrees with the page."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from shoal.core.catalogue import load
from shoal.core.chance import ChanceCommitment, CommittedChance, hash_of, seal_of
from shoal.core.record import Record, encode
from shoal.core.rng import Rng
from shoal.table.match import begin
from support.cli_runs import refused, run

SECRET = bytes(range(32))
WORDS = ("0123456789abcdef" * 2, "")
SEALS = (seal_of(WORDS[0]), "")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def played() -> Record:
    """Return the record of a game of chance with a sealed word."""
    game = load("fishery_boom")
    match, rng = begin(game, 2, {}), Rng(1)
    chance = CommittedChance(SECRET, "table1234567", WORDS)
    match.settle(chance)
    while turn := match.turn():
        seat = turn[0]
        legal = match.state.legal(seat)
        match.act(seat, match.due[seat], [game.actions.format(legal[rng.below(len(legal))])])
        match.settle(chance)
    entries = tuple(remembered.entry for remembered in match.remembered)
    commitment = ChanceCommitment("table1234567", hash_of(SECRET), WORDS, SECRET.hex(), SEALS)
    options = game.settle(2, {})
    return Record(game.name, game.meta.rules_version, game.edition.digest, 2, options, entries, commitment)


def files(folder: Path, record: Record, **promised: object) -> tuple[str, str]:
    statement = json.dumps({"table": "table1234567", "hash": hash_of(SECRET), "seals": list(SEALS), **promised})
    signature = KEY.sign(statement.encode()).hex()
    promise = {"statement": statement, "signature": signature, "key": KEY.public_key().public_bytes_raw().hex()}
    game, proof = folder / "game.json", folder / "dice.json"
    game.write_text(encode(record))
    proof.write_text(json.dumps({"shoal_dice": 1, "kept": {"promise": promise}}))
    return str(game), str(proof)


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


def test_a_record_that_was_promised_verifies(record: Record, tmp_path: Path) -> None:
    game, proof = files(tmp_path, record)
    told = run("verify", game, "--promise", proof)
    assert "outcomes are the committed ones" in told
    assert told.endswith(f"with key {KEY.public_key().public_bytes_raw().hex()}\n")


@pytest.mark.parametrize(
    ("promised", "said"),
    [
        ({"hash": "0" * 64}, "the server had promised other"),
        ({"seals": ["", ""]}, "the server had promised other"),
        ({"table": "another"}, "the promise is of another table"),
    ],
)
def test_another_promise_is_found(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], promised: dict[str, object], said: str
) -> None:
    game, proof = files(tmp_path, record, **promised)
    assert refused(capsys, "verify", game, "--promise", proof).startswith(said)


def test_a_forged_promise_is_found(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, proof = files(tmp_path, record)
    text = Path(proof).read_text().replace("table1234567", "table1234568")
    Path(proof).write_text(text)
    assert refused(capsys, "verify", game, "--promise", proof).startswith("the promise was not signed")
    Path(proof).write_text("{}")
    assert refused(capsys, "verify", game, "--promise", proof).startswith("not a proof")


def test_a_word_that_was_exchanged_is_found(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert record.commitment is not None
    for words in (("another", ""), (WORDS[0], "ground"), (WORDS[0],)):
        changed = replace(record, commitment=replace(record.commitment, words=words))
        game, _ = files(tmp_path, changed)
        assert "is not the one that was sealed" in refused(capsys, "verify", game)
