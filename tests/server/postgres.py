"""A PostgreSQL of the tests' own, from Debian's package: a cluster in a temporary folder, on a port of the loopback,
which all processes of one run of the tests share. Nothing else that runs on this machine is touched."""

import asyncio
import fcntl
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

MISSING = "PostgreSQL is not installed; on Debian: sudo apt-get install postgresql"
USER = "postgres"
# The tests kill servers, never the machine: nothing has to be flushed for that.
QUICK = (
    "fsync=off synchronous_commit=on full_page_writes=off shared_buffers=32MB max_connections=100 wal_level=minimal"
)
MORE = "max_wal_senders=0 autovacuum=off log_min_messages=fatal"


def programs() -> Path | None:
    """The folder of the newest PostgreSQL that is installed."""
    found = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if (folder / "initdb").exists()]
    if found:
        return max(found, key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def as_its_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to be run by root."""
    return ["runuser", "-u", USER, "--", *command] if os.geteuid() == 0 else command


class Cluster:
    """A PostgreSQL server with its data in a folder."""

    def __init__(self, folder: Path, port: int, durable: bool = False, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.port = port
        self.durable = durable
        self.host = host

    @classmethod
    def new(cls, durable: bool = False, host: str = "127.0.0.1", lets_in: str = "") -> "Cluster":
        """In a folder that its user gets to: those of pytest are for nobody else."""
        folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            cluster = cls(folder, probe.getsockname()[1], durable, host)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        cluster.run("initdb", "-U", USER, "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        if lets_in:
            with (folder / "data" / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {lets_in} trust\n")
        cluster.start()
        return cluster

    def run(self, program: str, *words: str) -> None:
        folder = programs()
        assert folder is not None, MISSING
        command = as_its_user([str(folder / program), "-D", str(self.folder / "data"), *words])
        ran = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        assert ran.returncode == 0, f"{program}: {ran.stdout.decode()}"

    def start(self) -> None:
        chosen = MORE if self.durable else f"{QUICK} {MORE}"
        options = " ".join(f"-c {one}" for one in chosen.split())
        options += f" -c listen_addresses={self.host} -c port={self.port} -c unix_socket_directories=''"
        log = self.folder / "log"
        self.run("pg_ctl", "-w", "-t", "60", "-s", "-l", str(log), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-s", "-m", mode, "stop")

    def restart(self) -> None:
        """As after a power cut: nobody is let finish what he was at."""
        self.stop()
        self.start()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def pause(self, seconds: float) -> None:
        """The whole server stands still, as seen through a network that carries nothing."""
        pids = self.processes()
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        time.sleep(seconds)
        for pid in pids:
            os.kill(pid, signal.SIGCONT)

    def processes(self) -> list[int]:
        """The server and those that serve its clients."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def cpu_seconds(self) -> float:
        """The processor time of those that are there."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def database(self) -> str:
        """The address of a new database."""
        name = f"t{secrets.token_hex(6)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}@{self.host}:{self.port}/{name}"

    def execute(self, name: str, command: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.address(name))
            try:
                await connection.execute(command)
            finally:
                await connection.close()

        asyncio.run(run())


@contextmanager
def shared_cluster(place: Path) -> Iterator[Cluster]:
    """The one cluster of this run, whichever of its processes comes first: the last one that leaves stops it."""
    count = place / "postgres-users"
    with exclusively(place):
        known = json.loads(count.read_text()) if count.exists() else {"users": 0}
        if known["users"] == 0:
            new = Cluster.new()
            known = {"folder": str(new.folder), "port": new.port, "users": 0}
        known["users"] += 1
        count.write_text(json.dumps(known))
        cluster = Cluster(Path(known["folder"]), known["port"])
    try:
        yield cluster
    finally:
        with exclusively(place):
            known = json.loads(count.read_text())
            known["users"] -= 1
            count.write_text(json.dumps(known))
            if known["users"] == 0:
                cluster.remove()


@contextmanager
def exclusively(place: Path) -> Iterator[None]:
    with (place / "postgres-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
