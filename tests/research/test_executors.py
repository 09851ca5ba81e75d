"""Who plays the games: processes, or a Ray cluster, here a pretended one. The real one is in test_ray.py."""

import pytest

from tatami import cli
from tatami.cli.crew import Processes
from tatami.core.errors import BadOption
from tatami.research import executors
from tatami.research.executors import Here, OnRay


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause):
        super().__init__(str(cause))
        self.cause = cause


class PretendedRay:
    """Carries out a task when its result is wanted. A machine that dies takes the tasks under way with it."""

    class exceptions:
        RayError = RayError
        RayTaskError = RayTaskError

    def __init__(self, cores=2, answers=True, dies_at=()):
        self.cores, self.answers = cores, answers
        self.dies_at = set(dies_at)  # These tasks are lost, by their number.
        self.begun, self.done, self.cancelled, self.most_under_way = [], [], [], 0
        self.settings = {}

    def init(self, **settings):
        self.settings = settings
        if not self.answers:
            raise ConnectionError("nobody there")

    def shutdown(self):
        self.settings = {"is": "shut down"}

    def cluster_resources(self):
        return {"CPU": float(self.cores)}

    def remote(self, **options):
        assert options == {"num_cpus": 1, "max_retries": executors.MOST_LOSSES}
        ray = self

        class Task:
            @staticmethod
            def remote(*given):
                ray.begun.append(given)
                ray.most_under_way = max(ray.most_under_way, len(ray.begun) - len(ray.done))
                return len(ray.begun) - 1

        self.function = None
        return lambda function: setattr(ray, "function", function) or Task

    def get(self, number):
        if number in self.dies_at:
            raise RayError("the machine is lost")
        try:
            result = self.function(*self.begun[number])
        except Exception as error:
            raise RayTaskError(error) from error
        self.done.append(number)
        return result

    def cancel(self, number, force):
        assert force
        self.cancelled.append(number)


@pytest.fixture(autouse=True)
def somebody_listens(monkeypatch):
    monkeypatch.setattr(executors, "knock", lambda address: None)


def twice(number):
    if number == 13:
        raise BadOption("unlucky", "Thirteen is not doubled.")
    return 2 * number


def test_every_executor_has_the_same_results_in_the_same_order():
    items = list(range(20, 320))
    found = []
    for executor in (Processes(1), Processes(2), OnRay("local", 2, PretendedRay())):
        with executor:
            found.append(list(executor.results(twice, items)))
    assert found == [list(Here().results(twice, items))] * 3


def test_a_cluster_has_no_more_tasks_under_way_than_it_can_use():
    ray = PretendedRay(cores=3)
    with OnRay("10.0.0.1:6379", None, ray) as executor:
        assert ray.settings["address"] == "10.0.0.1:6379" and ray.settings["num_cpus"] is None
        assert len(list(executor.results(twice, range(100, 900)))) == 800
    assert ray.most_under_way == 3 * executors.AHEAD and ray.settings == {"is": "shut down"}


def test_work_stops_when_nobody_asks_for_the_next_result():
    ray = PretendedRay()
    with OnRay("local", 2, ray) as executor:
        results = executor.results(twice, range(20, 800))
        assert next(results) == 40
        results.close()
    assert ray.cancelled == list(range(6)) and len(ray.begun) == 6


def test_what_the_work_says_is_said_as_elsewhere():
    with (
        OnRay("local", 2, PretendedRay()) as executor,
        pytest.raises(BadOption, match=r"^Thirteen is not doubled\.$"),
    ):
        list(executor.results(twice, [12, 13]))


def test_a_cluster_that_fails_is_one_sentence():
    with (
        pytest.raises(BadOption, match=r"^No Ray cluster answers at “10\.0\.0\.1:1”\.$"),
        OnRay("10.0.0.1:1", None, PretendedRay(answers=False)),
    ):
        pass
    with (
        OnRay("local", 2, PretendedRay(dies_at={3})) as executor,
        pytest.raises(BadOption, match=r"has failed \(RayError\); with --go-on the command plays what is left"),
    ):
        list(executor.results(twice, range(20, 60)))


def test_a_machine_with_another_version_is_refused(monkeypatch):
    with OnRay("local", 2, PretendedRay()) as executor:
        results = executor.results(twice, range(20, 60))
        next(results)
        monkeypatch.setattr(executors, "sources_digest", lambda: "another")
        with pytest.raises(BadOption, match="another version of Tatami"):
            list(results)


@pytest.mark.parametrize("command", ["lab", "arena"])
def test_without_the_extra_one_sentence_names_it(command, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("tatami.research.extras.find_spec", lambda package: None if package == "ray" else object())
    assert cli.obey([command, "chohan", "--ray", "local", "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.strip() == "This needs ray: pip install 'tatami[ray]'."
    assert not (tmp_path / "out").exists()


def test_a_running_cluster_has_cores_of_its_own(capsys):
    assert cli.obey(["lab", "chohan", "--ray", "10.0.0.1:6379", "--jobs", "2"]) == 2
    assert "--jobs is for processes and for --ray local" in capsys.readouterr().err
