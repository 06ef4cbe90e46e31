"""Files that run a server elsewhere: one table decides their values, and nothing runs as root or holds a secret."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import deployment_settings
from shoal.server.platform.config.settings import BadSettings, read_settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
TABLE = deployment_settings.table()
SETTINGS, SIZES = TABLE["settings"], TABLE["sizes"]
BASE = DEPLOY / "kubernetes" / "base"


def documents() -> list[dict[str, Any]]:
    """Return every object of the manifests."""
    return [one for file in sorted(BASE.glob("*.yaml")) for one in yaml.safe_load_all(file.read_text(encoding="utf-8"))]


def pods() -> dict[str, Any]:
    """Return the specification of each pod, by the name of what starts it."""
    found = [one for one in documents() if "template" in one.get("spec", {})]
    return {one["metadata"]["name"]: one["spec"]["template"]["spec"] for one in found}


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose/compose.yaml").read_text(encoding="utf-8"))["services"]
    return found


def environment(file: str) -> dict[str, str]:
    lines = (DEPLOY / file).read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if not line.startswith("#"))


def test_the_page_lists_all_limits() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "limits_table.py"), "--check"]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_file_has_the_values_of_the_table() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "deployment_settings.py"), "--check"]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run scripts/deployment_settings.py: {done.stderr}"


def test_a_value_that_was_changed_by_hand_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deployment_settings, "DEPLOY", tmp_path)
    (tmp_path / "kubernetes").mkdir()
    file = tmp_path / "kubernetes" / "one.yaml"
    file.write_text('memory: 5Mi # = node.memory\n- "7" # = node.most\nreplicas: 3\n')
    made = deployment_settings.filled(file, {"node": {"memory": 64, "most": 9}})
    assert made == 'memory: 64Mi # = node.memory\n- "9" # = node.most\nreplicas: 3\n'


def test_the_table_has_every_setting_that_the_code_reads() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src/shoal/server").rglob("*.py")]
    read = set(re.findall(r'"(SHOAL_[A-Z_]+)"', "\n".join(sources)))
    assert read | {"FORWARDED_ALLOW_IPS"} == set(SETTINGS)


@pytest.mark.parametrize("kind", deployment_settings.PLACES)
def test_a_node_accepts_the_settings(kind: str) -> None:
    filled_in = {"SHOAL_DATABASE": "postgresql://shoal:x@postgres/shoal", "SHOAL_SECRET": "s" * 32}
    settings = read_settings({**environment(deployment_settings.PLACES[kind]), **filled_in})
    assert settings.nats.startswith("nats://")
    assert settings.connections == int(SETTINGS["SHOAL_CONNECTIONS"]["cluster"])


def test_no_file_holds_a_secret() -> None:
    secret = {name for name, one in SETTINGS.items() if one.get("secret")}
    assert {"SHOAL_ARCHIVE", "SHOAL_DATABASE", "SHOAL_SECRET", "SHOAL_SMTP"} == secret
    assert environment("secrets.example.env").keys() == secret
    with pytest.raises(BadSettings, match="SHOAL_SECRET"):
        read_settings(environment("secrets.example.env"))
    for file in DEPLOY.rglob("*"):
        if file.is_file() and file.name not in {"settings.toml", "secrets.example.env"}:
            assert not [name for name in secret if f"{name}=" in file.read_text(encoding="utf-8")], file


def test_postgresql_has_room_for_all_processes() -> None:
    most = SIZES["node"]["most"] + SIZES["worker"]["most"]
    assert int(SETTINGS["SHOAL_CONNECTIONS"]["cluster"]) * most < SIZES["postgres"]["connections"]


@pytest.mark.parametrize("name", pods())
def test_a_pod_has_no_rights_it_does_not_need(name: str) -> None:
    pod = pods()[name]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["runAsUser"] > 0
    for one in pod["containers"]:
        assert one["securityContext"]["readOnlyRootFilesystem"] is True
        assert one["securityContext"]["allowPrivilegeEscalation"] is False
        assert one["securityContext"]["capabilities"] == {"drop": ["ALL"]}
        assert "memory" in one["resources"]["limits"]


def test_metrics_and_bus_are_open_to_those_who_need_them_only() -> None:
    rules = {one["metadata"]["name"]: one["spec"] for one in documents() if one["kind"] == "NetworkPolicy"}
    assert rules["closed"]["podSelector"] == {}
    assert "ingress" not in rules["closed"]
    (metrics,) = rules["metrics"]["ingress"]
    (prometheus,) = metrics["from"]
    assert prometheus.keys() == {"namespaceSelector", "podSelector"}, "both must hold: one element, not two"
    (bus,) = rules["bus"]["ingress"]
    assert bus["from"] == [{"podSelector": {"matchLabels": {"shoal/bus": "yes"}}}]
    assert [port for rule in rules.values() for one in rule.get("ingress", []) for port in one["ports"]] == [
        {"port": "http"},
        {"port": "metrics"},
        {"port": "nats"},
    ]


@pytest.mark.parametrize("name", ["migrate", "node", "worker"])
def test_a_service_of_the_compose_file_has_no_rights_it_does_not_need(name: str) -> None:
    service = services()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "ports" not in service, "only Caddy is open to the world"


def test_the_databases_of_the_compose_file_have_no_way_out() -> None:
    compose = yaml.safe_load((DEPLOY / "compose/compose.yaml").read_text(encoding="utf-8"))
    assert compose["networks"]["inside"] == {"internal": True}
    assert services()["postgres"]["networks"] == services()["nats"]["networks"] == ["inside"]
    assert services()["caddy"]["networks"] == ["outside"]
    (network,) = compose["networks"]["outside"]["ipam"]["config"]
    assert network["subnet"] == SETTINGS["FORWARDED_ALLOW_IPS"]["compose"]


def test_the_image_runs_as_nobody_in_particular() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM")) :]
    (user,) = [line for line in last if line.startswith("USER ")]
    assert user.split() == ["USER", str(pods()["shoal-node"]["securityContext"]["runAsUser"])]
    assert [line for line in last if line.startswith("HEALTHCHECK")]


@pytest.mark.parametrize("file", sorted((DEPLOY / "systemd").glob("*@.service")), ids=lambda file: file.name)
def test_a_unit_has_limits(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for wanted in ("MemoryMax=", "LimitNOFILE=", "TasksMax=", "DynamicUser=yes", "ProtectSystem=strict"):
        assert f"\n{wanted}" in text
