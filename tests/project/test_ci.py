"""`.ci/run` with small jobs of its own: what it shows, what stops it, and what its last line says."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from ci_report import collected, strays

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bash, flock and process groups")

ROOT = Path(__file__).resolve().parents[2]
JOBS = {path.name for path in (ROOT / ".ci" / "jobs").iterdir()}
PASSING = "#!/bin/bash\necho begun; sleep 0.1; echo done\n"
CASES = "<testsuites><testsuite>{}</testsuite></testsuites>"
GOOD = '<testcase classname="tests.a" name="test_good" time="2.5"/>'
BAD = '<testcase classname="tests.a" name="test_bad" time="0.5"><failure>no</failure></testcase>'
Done = subprocess.CompletedProcess[str]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with the real `.ci/run`, whose jobs only say that they ran."""
    (tmp_path / ".ci" / "jobs").mkdir(parents=True)
    (tmp_path / "scripts").mkdir()
    for file in (".ci/run", ".ci/parts", "scripts/ci_report.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    for name in JOBS:
        write_job(tmp_path, name, PASSING)
    return tmp_path


def write_job(checkout: Path, name: str, program: str) -> None:
    file = checkout / ".ci" / "jobs" / name
    file.write_text(program)
    file.chmod(0o755)


def report(*cases: str) -> str:
    """Return a job whose test runner writes these cases into its JUnit file."""
    return f"#!/bin/bash\nset -e\n. .ci/parts\ncat >$work/tests/$job.xml <<'E'\n{CASES.format(''.join(cases))}\nE\n"


def run(checkout: Path, *jobs: str) -> Done:
    environment = os.environ | {"PYTHON": sys.executable}
    command = [str(checkout / ".ci" / "run"), *jobs]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, env=environment)


def test_all_jobs_run_and_what_they_say_is_not_mixed(checkout: Path) -> None:
    write_job(checkout, "server", report(GOOD))
    write_job(checkout, "engine-pure", report(GOOD))
    done = run(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert set(re.findall(r"^#### (\S+) ended with 0", done.stdout, re.MULTILINE)) == JOBS
    assert done.stdout.count("begun\ndone\n") == len(JOBS) - 2
    assert "Slowest of server:\n      2.5 s  tests.a.test_good\n" in done.stdout
    *_, rows, last = done.stdout.rpartition("job  ")[2].splitlines()
    assert rows
    assert re.fullmatch(r"2 passed, 0 failed in \d+s", last)


@pytest.mark.parametrize("name", ["build", "lint", "engine-pure", "trials"])
def test_a_failed_job_is_shown_and_ends_the_run(name: str, checkout: Path) -> None:
    write_job(checkout, name, "#!/bin/bash\necho the reason; exit 3\n")
    done = run(checkout)
    assert done.returncode == 1
    assert f"#### {name} ended with 3" in done.stdout
    assert "the reason\n" in done.stdout
    assert "#### complete" not in done.stdout
    assert re.fullmatch(r"0 passed, 1 failed in \d+s", done.stdout.splitlines()[-1])


@pytest.mark.parametrize(("slow", "failing"), [("build", "lint"), ("lint", "build")])
def test_a_failure_in_one_lane_ends_the_other_and_all_that_it_started(
    slow: str, failing: str, checkout: Path, tmp_path: Path
) -> None:
    child = tmp_path / "child"
    write_job(checkout, slow, f"#!/bin/bash\necho halfway; bash -c 'echo $$ >{child}; sleep 300' & wait\n")
    write_job(checkout, failing, f"#!/bin/bash\nuntil [ -s {child} ]; do sleep 0.05; done; exit 1\n")
    begun = time.monotonic()
    done = run(checkout)
    assert (done.returncode, time.monotonic() - begun < 30) == (1, True)
    assert f"#### {slow} was stopped" in done.stdout
    assert "halfway\n" in done.stdout
    assert not Path(f"/proc/{child.read_text().strip()}").exists()


def test_failed_tests_are_counted(checkout: Path) -> None:
    write_job(checkout, "engine", report(GOOD, BAD, BAD) + "exit 1\n")
    done = run(checkout, "engine", "server")
    assert done.returncode == 1
    assert "#### server" not in done.stdout
    assert re.fullmatch(r"1 passed, 2 failed in \d+s", done.stdout.splitlines()[-1])


FLAKY = """
from pathlib import Path
def test_flaky():
    seen = Path("{seen}")
    again = seen.exists()
    seen.touch()
    assert again
"""


def write_test_job(checkout: Path, tests: str) -> None:
    """Write a job that runs these tests as the real jobs do, with this Python."""
    (checkout / "test_it.py").write_text(tests)
    python = checkout / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    head = f"#!/bin/bash\n. .ci/parts\nneed() {{ mkdir -p $work/venv/bin; ln -sf {python} $work/venv/bin/python; }}\n"
    write_job(checkout, "engine-pure", f"{head}tests interpreted -n 2 test_it.py\n")


def test_a_test_that_passes_when_it_is_run_again_is_named(checkout: Path) -> None:
    write_test_job(checkout, FLAKY.format(seen=checkout / "seen") + "def test_good(): pass\n")
    done = run(checkout, "engine-pure")
    assert done.returncode == 0, done.stdout + done.stderr
    flaky, last = done.stdout.splitlines()[-2:]
    assert flaky == "flaky: test_it.test_flaky failed, and passed when it was run again"
    assert re.fullmatch(r"2 passed, 0 failed in \d+s", last)


@pytest.mark.parametrize(("failing", "counted"), [(1, "1 passed, 1 failed"), (4, "1 passed, 4 failed")])
def test_a_test_that_fails_again_fails_the_run(failing: int, counted: str, checkout: Path) -> None:
    broken = "".join(f"def test_broken_{number}(): assert False\n" for number in range(failing))
    write_test_job(checkout, broken + "def test_good(): pass\n")
    done = run(checkout, "engine-pure")
    assert done.returncode == 1
    assert ("once more, alone" in done.stdout) == (failing == 1)
    assert re.fullmatch(rf"{counted} in \d+s", done.stdout.splitlines()[-1])


def test_many_flaky_tests_are_too_many(checkout: Path) -> None:
    tests = [FLAKY.format(seen=checkout / f"seen{n}").replace("test_flaky", f"test_flaky_{n}") for n in range(4)]
    write_test_job(checkout, "".join(tests))
    assert run(checkout, "engine-pure").returncode == 1


def test_a_step_that_fails_ends_its_job(checkout: Path) -> None:
    program = "#!/bin/bash\nset -e\n. .ci/parts\nbroken() {\n  false\n  echo went on\n}\nstep first broken\n"
    write_job(checkout, "lint", program)
    done = run(checkout, "lint")
    assert done.returncode == 1
    assert "== lint: first" in done.stdout
    assert "went on" not in done.stdout


def test_a_part_that_two_jobs_need_is_made_once(checkout: Path) -> None:
    program = "#!/bin/bash\nset -e\n. .ci/parts\nmake_tool() { echo making; sleep 0.5; }\nneed tool\necho has it\n"
    write_job(checkout, "build", program)
    write_job(checkout, "lint", program)
    done = run(checkout)
    assert done.returncode == 0
    assert (done.stdout.count("making\n"), done.stdout.count("has it\n")) == (1, 2)


def test_a_test_that_ran_in_no_job_or_in_two_is_found() -> None:
    listed = ["tests/a/test_b.py::test_c[x::y/z.py]", "tests/a/test_b.py::TestD::test_e", "tests/t.py::test_f", "", "3"]
    names = list(collected(listed))
    assert names == ["tests.a.test_b.test_c[x::y/z.py]", "tests.a.test_b.TestD.test_e", "tests.t.test_f"]
    assert list(strays(names, names)) == list(strays(names * 2, names * 2)) == []
    wrong = [f"{names[0]} ran 2 times, not 1", f"{names[2]} ran 0 times, not 1"]
    assert list(strays(names, [names[0], *names[:2]])) == wrong


def test_the_workflow_runs_every_job_and_one_job_needs_them_all() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))["jobs"]
    named = [name for job in jobs.values() for name in job.get("strategy", {}).get("matrix", {}).get("job", [])]
    assert sorted(named) == sorted(JOBS - {"complete"})
    gate = jobs.pop("gate")
    assert set(gate["needs"]) == jobs.keys()
    assert gate["if"] == "always()"


@pytest.mark.parametrize("result", ["success", "failure", "skipped", "cancelled"])
def test_the_gate_opens_only_if_all_jobs_succeeded(result: str) -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    (step,) = workflow["jobs"]["gate"]["steps"]
    environment = os.environ | {"RESULTS": f"success {result} success"}
    done = subprocess.run(["bash", "-ec", step["run"]], env=environment, check=False)
    assert (done.returncode == 0) == (result == "success")
