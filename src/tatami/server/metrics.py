"""What is measured, for Prometheus. Counts and times only: no names, no ids, no choices."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

from tatami.core.errors import TatamiError

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

SOCKETS = Gauge("tatami_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("tatami_tables_in_memory", "Tables in memory", registry=REGISTRY)
BEGUN = Counter("tatami_games_begun", "Games begun", ["game"], registry=REGISTRY)
FINISHED = Counter("tatami_games_finished", "Games finished", ["game"], registry=REGISTRY)
STEPS = Counter("tatami_steps", "Choices and undos", ["game"], registry=REGISTRY)
STEP_TIME = Histogram("tatami_step_seconds", "From a choice to the updates for all", buckets=FAST, registry=REGISTRY)
MESSAGES = Counter("tatami_messages", "Messages from clients", ["type"], registry=REGISTRY)
REFUSED = Counter("tatami_refused", "Refused requests and messages", ["code"], registry=REGISTRY)
DROPPED = Counter("tatami_sockets_dropped", "Sockets closed by the server", ["why"], registry=REGISTRY)
TURNED_AWAY = Counter("tatami_turned_away", "Connections refused or cut off", ["why"], registry=REGISTRY)
CRASHES = Counter("tatami_crashes", "Tables frozen because the rules failed", ["game"], registry=REGISTRY)
COMMITS = Histogram("tatami_commit_seconds", "Time of one commit to disk", buckets=FAST, registry=REGISTRY)
COMMITTED = Counter("tatami_writes", "Writes to disk; many share a commit", registry=REGISTRY)
OVERTAKEN = Counter("tatami_overtaken", "Writes that another worker was quicker than", registry=REGISTRY)
WORKERS = Gauge("tatami_workers", "Workers that are alive, as this one knows", registry=REGISTRY)
DRIVEN = Gauge("tatami_tables_driven", "Tables that this worker drives", registry=REGISTRY)
THOUGHTS = Histogram("tatami_bot_seconds", "Time a bot thinks", ["bot"], buckets=FAST, registry=REGISTRY)
SLIPS = Counter("tatami_bot_slips", "Bots that failed and were replaced by chance", ["bot"], registry=REGISTRY)


def told() -> str:
    """All of it, as it is served."""
    return generate_latest(REGISTRY).decode()


def serve(port: int) -> None:
    """At a port of its own, for this machine alone."""
    try:
        start_http_server(port, "127.0.0.1", REGISTRY)
    except OSError as error:
        raise TatamiError(
            "no-port", f"127.0.0.1, port {port}: {error.strerror}; choose another with --metrics-port."
        ) from None
