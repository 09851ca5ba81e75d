"""The launcher's own parts: stamps, settings, words, which checks run when, what a summary says."""

import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import checks, environment, launcher
from tools.checks import Bench, Check, Result
from tools.environment import ROOT, Trouble


def write(file: Path, text: str = "") -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def switch(tmp_path, monkeypatch):
    """A switch of its own, so that no test touches the builds of this checkout."""
    monkeypatch.setattr(launcher, "SWITCHED_OFF", tmp_path / "builds" / "plain")
    return launcher.SWITCHED_OFF


# Stamps


def test_a_fingerprint_changes_with_contents_names_and_words(tmp_path):
    lock = write(tmp_path / "a.lock", "one")
    first = environment.fingerprint([lock], "3.11")
    assert environment.fingerprint([lock], "3.11") == first
    assert environment.fingerprint([lock], "3.12") != first
    assert environment.fingerprint([lock.rename(tmp_path / "b.lock")], "3.11") != first
    write(tmp_path / "a.lock", "two")
    assert environment.fingerprint([tmp_path / "a.lock"], "3.11") != first


def test_a_stamp_holds_until_its_part_is_made_from_something_else(tmp_path, monkeypatch):
    monkeypatch.setattr(environment, "VENV", tmp_path)
    stamp = environment.Stamp("web", "first")
    assert not stamp.holds()
    stamp.set()
    assert environment.Stamp("web", "first").holds()
    assert not environment.Stamp("web", "second").holds()
    assert not environment.Stamp("dev", "first").holds()


def test_web_sources_are_the_client_and_the_shared_texts_without_what_was_built(tmp_path):
    kept = {
        write(tmp_path / "web" / "package.json"),
        write(tmp_path / "web" / "src" / "App.svelte"),
        write(tmp_path / "src" / "tatami" / "games" / "katana" / "text" / "fr.ftl"),
    }
    write(tmp_path / "web" / "node_modules" / "svelte" / "index.js")
    write(tmp_path / "web" / "dist" / "index.html")
    write(tmp_path / "web" / ".cache" / "junk")
    assert set(environment.web_sources(tmp_path)) == kept


def test_a_python_without_ensurepip_is_told_what_to_install(tmp_path, monkeypatch, capsys):
    def create(_builder: object, _folder: Path) -> None:
        raise subprocess.CalledProcessError(1, ["python", "-m", "ensurepip"])

    monkeypatch.setattr(environment.venv.EnvBuilder, "create", create)
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "python")
    assert launcher.main(["setup"]) == 1
    told = capsys.readouterr()
    assert told.out == "Making .venv … stopped\n"
    assert told.err.endswith("on Debian: apt-get install python3-venv.\n")


def test_a_step_that_fails_shows_its_words(capsys):
    with pytest.raises(Trouble) as trouble:
        environment.run([sys.executable, "-c", "print('no such package'); raise SystemExit(1)"])
    said, sentence = str(trouble.value).splitlines()[0], str(trouble.value).splitlines()[-1]
    assert said == "no such package"
    assert sentence.endswith("it says why above.")
    assert capsys.readouterr().out == ""


# The machine's pip settings


def test_pip_settings_are_said_in_uv_words():
    listed = "\n".join(
        [
            ":env:.default-timeout='180'",
            "global.cert='/certs/ca.pem'",
            "global.extra-index-url='file:///a file:///b'",
            "global.find-links='/wheels\\n/more-wheels'",
            "global.index-url='file:///mirror'",
            "install.user='no'",
        ]
    )
    assert environment.uv_settings(listed, {}) == {
        "UV_HTTP_TIMEOUT": "180",
        "SSL_CERT_FILE": "/certs/ca.pem",
        "UV_INDEX": "file:///a file:///b",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_FIND_LINKS": "/wheels,/more-wheels",
        "UV_DEFAULT_INDEX": "file:///mirror",
    }


def test_what_uv_was_told_itself_comes_first():
    assert environment.uv_settings("global.index-url='file:///mirror'", {"UV_DEFAULT_INDEX": "x"}) == {}


def test_a_machine_without_pip_settings_adds_none():
    assert environment.uv_settings("", {}) == {}


# Lock files


def test_one_package_is_cut_out_of_a_lock():
    uv = "uv==2 \\\n    --hash=sha256:bb \\\n    --hash=sha256:cc\n"
    lock = f"ruff==1 \\\n    --hash=sha256:aa\n{uv}uvicorn==3\n"
    assert environment.pinned("uv", lock) == uv
    with pytest.raises(Trouble, match="does not name pip"):
        environment.pinned("pip", lock)


def pins(lock: str) -> set[str]:
    lines = (ROOT / lock).read_text().splitlines()
    return {line.rstrip(" \\") for line in lines if not line.startswith((" ", "#"))}


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_hold_pins_and_hashes_and_no_address(lock):
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    assert all("==" in pin for pin in pins(lock))
    assert text.count("--hash=sha256:") > len(pins(lock))


def test_the_dev_lock_repeats_every_pin_of_the_plain_one():
    assert pins("requirements.lock") <= pins("requirements-dev.lock")


@pytest.mark.parametrize(
    ("lock", "groups"), [("requirements.lock", ["build"]), ("requirements-dev.lock", ["build", "dev"])]
)
def test_locks_fit_what_the_project_asks_for(lock, groups):
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [
        *asked["project"]["dependencies"],
        *(name for group in groups for name in asked["dependency-groups"][group]),
    ]
    locked: dict[str, list[Requirement]] = {}
    for pin in pins(lock):
        locked.setdefault(canonicalize_name(Requirement(pin).name), []).append(Requirement(pin))
    for requirement in map(Requirement, wanted):
        found = locked.get(canonicalize_name(requirement.name), [])
        versions = [specifier.version for pin in found for specifier in pin.specifier]
        assert versions, f"{lock} lacks {requirement.name}: run tools/lock.py"
        assert all(requirement.specifier.contains(version) for version in versions), f"{requirement}, but {versions}"


# Words


@pytest.mark.parametrize(
    ("args", "needed", "command"),
    [
        (["serve", "--port", "9000"], {"web": True}, ["serve", "--port", "9000"]),
        (["run", "katana", "--games", "3"], {}, ["run", "katana", "--games", "3"]),
        (["games"], {}, ["games"]),
        (["check", "katana"], {}, ["check", "katana"]),
    ],
)
def test_other_words_go_to_tatami_once_what_they_need_is_ready(args, needed, command, monkeypatch):
    happened = []
    monkeypatch.setattr(launcher, "ready", lambda **parts: happened.append(parts))
    monkeypatch.setattr(launcher, "tatami", lambda words: happened.append(words) or 7)
    assert launcher.main(args) == 7
    assert happened == [needed, command]


@pytest.mark.parametrize("options", [[], ["--port", "9000", "--no-browser"]])
def test_a_table_opens_at_once_and_the_engine_is_compiled_behind_it(options, monkeypatch):
    happened = []
    monkeypatch.setattr(launcher, "ready", lambda **parts: happened.append(parts))
    monkeypatch.setattr(launcher.subprocess, "run", lambda command, check: happened.append(command[1:]))
    monkeypatch.setattr(launcher, "tatami", lambda words: happened.append(words) or 7)
    assert launcher.main(options) == 7
    assert happened == [{"web": True}, ["-m", "tatami.build.behind"], ["serve", *options]]


def test_plain_switches_compiling_off_and_fast_on_again(switch, monkeypatch):
    happened = []
    monkeypatch.setattr(launcher, "ready", lambda **parts: None)
    monkeypatch.setattr(launcher, "tatami", lambda words: happened.append((words, switch.exists())) or 0)
    assert launcher.main(["plain"]) == launcher.main(["fast"]) == 0
    assert happened == [(["compile", "--remove"], True), (["compile"], False)]


@pytest.mark.parametrize(("game", "status"), [("katana", 7), ("dicium.shogun", 7), ("chess", 1), ("dicium", 1)])
def test_a_game_that_is_not_there_is_told_before_anything_runs(game, status, monkeypatch, capsys):
    happened = []
    monkeypatch.setattr(launcher, "ready", lambda **parts: None)
    monkeypatch.setattr(checks, "run_all", lambda name: happened.append(name) or 7)
    assert launcher.main(["test", "--game", game]) == status
    assert happened == ([game] if status == 7 else [])
    assert (capsys.readouterr().err == f"There is no game “{game}”; ./play games lists them.\n") == (status == 1)


def test_trouble_is_one_sentence_and_a_failure(capsys):
    assert launcher.main(["setup", "everything"]) == 1
    assert capsys.readouterr().err == "./play setup takes nothing after it.\n"


def test_an_old_python_is_told_the_reason_in_one_sentence():
    script = (ROOT / "play").read_text()
    pretend_old = "import sys; sys.version_info = (3, 9, 18)\n" + script
    told = subprocess.run([sys.executable, "-c", pretend_old], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr == ("Tatami needs Python 3.11 or newer, and this is 3.9; try it as: python3.12 play\n")


# Checks


def test_pytest_understands_the_quick_checks():
    """A marker or a file that is not there would stop it before the first test."""
    (rules,) = [check for check in checks.quick_checks() if check.name == "rules"]
    done = subprocess.run(
        [*rules.command, "--collect-only", "-n0"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-500:]
    assert "everything_is_used" not in done.stdout


@pytest.mark.parametrize(("words", "status"), [(["--game", "chohan"], 0), (["-k", "nothing_like_it"], 5)])
def test_a_folder_where_nothing_concerns_a_game_has_not_failed(words, status):
    command = checks.pytest("-q", "-n0", *words, "tests/browser/test_luck.py")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, "passed" in done.stdout) == (status, False), done.stdout[-500:]


def test_the_summary_has_a_line_for_each_check_and_names_the_failed_ones():
    told = checks.summary([Result("mypy", False, 2.04, 1.5), Result("pytest", True, 31.0, 60.25)], 33.0)
    assert told.splitlines() == [
        "  FAILED    mypy                 2.0 s      1.5 s of processor",
        "  ok        pytest              31.0 s     60.2 s of processor",
        "            together            33.0 s     61.8 s of processor",
        "Failed: mypy.",
    ]
    assert checks.summary([Result("mypy", True, 2)], 2).endswith("Every check passed.")


def script(name: str, code: str, cores: int = 1, after: str = "") -> Check:
    return Check(name, [sys.executable, "-c", code], cores, after)


def test_a_failed_check_does_not_stop_the_next(monkeypatch, capfd):
    listed = [script("bad", "raise SystemExit(3)"), script("good", "print('ran')")]
    monkeypatch.setattr(checks, "checks", lambda web, game: listed)
    monkeypatch.setattr(checks, "install", lambda package, needed_by: True)
    assert checks.run_all() == 1
    out = capfd.readouterr().out
    assert "ran" in out
    assert out.endswith("Failed: bad.\n")


@pytest.mark.parametrize(
    ("second", "verdict", "last"),
    [
        (0, "UNSTEADY", "Every check passed."),
        (1, "FAILED", "Failed: page, page, again."),
    ],
)
def test_what_failed_beside_others_is_run_again_alone_and_named(second, verdict, last, capfd):
    again = (sys.executable, "-c", f"raise SystemExit({second})")
    listed = [script("good", "pass"), Check("page", [sys.executable, "-c", "raise SystemExit(1)"], again=again)]
    results = checks.run_side_by_side(listed)
    lines = checks.summary(results, 1.0).splitlines()
    assert lines[-1] == last
    assert [line.split()[0] for line in lines if " page" in line][:1] == [verdict]
    assert ("to be mended: page." in lines[-2]) == (second == 0)


def test_only_what_failed_is_run_again():
    repeated = {check.name: check.again for check in checks.checks(web=True) if check.again}
    assert repeated.keys() == {"pytest", "browser tests"}
    command = [*repeated["browser tests"], "--collect-only", "-o", "cache_dir=.pytest_cache/nothing-failed"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, done.stdout[-500:]


def test_what_needs_a_failed_check_fails_with_it_and_does_not_run(capfd):
    listed = [script("compile", "raise SystemExit(1)", 0), script("same", "print('ran')", 1, "compile")]
    assert [result.passed for result in checks.run_side_by_side(listed)] == [False, False]
    assert "ran" not in capfd.readouterr().out


def test_processor_time_counts_the_children_of_a_check():
    work = "import time\nwhile time.process_time() < 0.3: pass"
    result = checks.run_check(
        script("busy", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {work!r}])")
    )
    assert result.passed and result.processor_seconds > 0.3


def test_cores_are_shared_in_the_order_of_asking():
    bench = Bench(2)
    bench.take(1)
    happened = []

    def work(name: str, cores: int) -> None:
        bench.take(cores)
        happened.append(name)
        bench.give(cores)

    big = threading.Thread(target=work, args=("big", 2))
    big.start()
    while not bench.line:  # until it stands in the line
        pass
    small = threading.Thread(target=work, args=("small", 1))
    small.start()
    while len(bench.line) < 2:
        pass
    assert happened == []
    bench.give(1)
    big.join()
    small.join()
    assert happened == ["big", "small"]


def test_the_whole_test_command_runs_every_kind_of_check_and_the_quick_one_only_some():
    everything = {check.name for check in checks.checks(web=True)}
    assert everything > {check.name for check in checks.style()} | {"compile", "pytest", "package"}
    assert {check.name for check in checks.quick_checks()} == {"mypy", "ruff check", "ruff format", "rules"}


@pytest.mark.parametrize("missing", ["chromium", "nginx", "openssl"])
@pytest.mark.parametrize(("ci", "status"), [("true", 1), ("", 0)])
def test_what_is_missing_fails_on_ci_only(ci, status, missing, monkeypatch):
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(checks, "checks", lambda web, game: [])
    monkeypatch.setattr(checks, "install", lambda package, needed_by: package != missing)
    assert checks.run_all() == status


def test_the_client_is_checked_where_there_is_one():
    names = {check.name for check in checks.checks(web=True)}
    assert names - {check.name for check in checks.checks(web=False)} == {
        "package",
        "browser tests",
        "svelte-check",
        "vitest",
    }


class Machine:
    """A machine with apt-get, on which we see what is run; installing Chromium works there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool, programs: set[str]) -> None:
        self.programs = programs
        self.ran: list[str] = []
        monkeypatch.setattr(checks.shutil, "which", lambda name, path="": name if name in self.programs else None)
        monkeypatch.setattr(checks.os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(checks.subprocess, "run", self.run)

    def run(self, command: list[str], **_settings: object) -> None:
        self.ran.append(" ".join(command[-2:]))
        if "install" in command:
            self.programs.add("chromium")


def test_root_installs_a_missing_browser(monkeypatch):
    machine = Machine(monkeypatch, root=True, programs={"apt-get"})
    assert checks.install("chromium", "the browser tests")
    assert machine.ran == ["Dpkg::Use-Pty=0 update", "--no-install-recommends chromium"]


def test_others_are_told_the_command_that_installs_a_browser(monkeypatch, capsys):
    machine = Machine(monkeypatch, root=False, programs={"apt-get"})
    assert not checks.install("chromium", "the browser tests")
    assert machine.ran == []
    assert "sudo apt-get install chromium" in capsys.readouterr().out


def test_a_browser_that_is_there_is_left_alone(monkeypatch):
    machine = Machine(monkeypatch, root=True, programs={"apt-get", "chromium"})
    assert checks.install("chromium", "the browser tests")
    assert machine.ran == []


def test_pytest_alone_runs_even_when_the_client_does_not_build(monkeypatch, capsys):
    def ready(*, dev: bool = False, web: bool = False) -> None:
        if web:
            raise Trouble("no client")

    monkeypatch.setattr(launcher, "ready", ready)
    monkeypatch.setattr(checks, "run_pytest", len)
    assert launcher.main(["test", "-k", "stamp"]) == 2
    assert capsys.readouterr().err == "no client\n"
