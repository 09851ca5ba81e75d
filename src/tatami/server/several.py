"""Several workers on one machine, behind one port. They are started, watched and renewed by a process that serves
nobody itself; what they share lies in their database.

A worker that dies is followed by a new one. SIGHUP renews them one after the other: the new one is there before the
old one goes, so nobody finds the door closed.
"""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Any

import structlog

from tatami.core.errors import TatamiError
from tatami.server import logs
from tatami.server.settings import Settings

log = structlog.get_logger(part="server")
context = multiprocessing.get_context("spawn")
READY_WITHIN = 180.0
STOPPED_WITHIN = 15.0
LOOKED_AT_EVERY = 0.1
AGAIN_AFTER = 1.0  # seconds between the end of a worker and the start of the one that follows it

Run = Callable[[int, Event], None]  # what a worker does: its number, and what it sets when it is ready


class Worker:
    """One process."""

    def __init__(self, number: int, run: Run) -> None:
        self.number = number
        self.ready = context.Event()
        self.process: SpawnProcess = context.Process(target=run, args=(number, self.ready))
        self.process.start()

    def is_ready(self) -> bool:
        """Wait until it serves; False if it died before."""
        end = time.monotonic() + READY_WITHIN
        while self.process.is_alive() and time.monotonic() < end:
            if self.ready.wait(LOOKED_AT_EVERY):
                return True
        return False

    def stop(self) -> None:
        """It closes its sockets and hands over what it drives."""
        self.process.terminate()

    def wait(self) -> None:
        self.process.join(STOPPED_WITHIN)
        if self.process.is_alive():
            log.error("worker killed", worker=self.number)
            self.process.kill()
            self.process.join()


class Keeper:
    """Keeps so many workers running."""

    def __init__(self, count: int, run: Run) -> None:
        self.count = count
        self.run = run
        self.workers: list[Worker] = []
        self.is_stopping = False
        self.is_renewing = False

    def keep(self, told: Callable[[], None]) -> None:
        """Until a signal comes; `told` when all are ready for the first time."""
        before = {name: signal.signal(name, self._stop) for name in (signal.SIGTERM, signal.SIGINT)}
        if hasattr(signal, "SIGHUP"):
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, self._renew)
        try:
            self.workers = [Worker(number, self.run) for number in range(self.count)]
            if not all(worker.is_ready() for worker in self.workers) and not self.is_stopping:
                raise TatamiError("bad-database", "A worker did not start; its log says why.")
            told()
            while not self.is_stopping:
                time.sleep(LOOKED_AT_EVERY)
                self._replace_dead()
                if self.is_renewing and not self.is_stopping:
                    self.is_renewing = False
                    self._renew_all()
        finally:
            for worker in self.workers:
                worker.stop()
            for worker in self.workers:
                worker.wait()
            for name, handler in before.items():
                signal.signal(name, handler)

    def _stop(self, *of_signal: Any) -> None:
        self.is_stopping = True

    def _renew(self, *of_signal: Any) -> None:
        self.is_renewing = True

    def _replace_dead(self) -> None:
        for place, worker in enumerate(self.workers):
            if not worker.process.is_alive() and not self.is_stopping:
                log.error("worker died", worker=worker.number, exit_code=worker.process.exitcode)
                self.workers[place] = Worker(worker.number, self.run)
                if not self.workers[place].is_ready():
                    time.sleep(AGAIN_AFTER)

    def _renew_all(self) -> None:
        for place, old in enumerate(self.workers):
            numbers = {worker.number for worker in self.workers}
            new = Worker(min(set(range(2 * self.count)) - numbers), self.run)
            if not new.is_ready():
                log.error("a new worker did not start; the old ones go on")
                new.stop()
                new.wait()
                return
            self.workers[place] = new
            old.stop()
            old.wait()
            log.info("worker renewed", worker=new.number, follows=old.number)


class Work:
    """What a worker does, in a process of its own: this is sent there."""

    def __init__(
        self,
        settings: Settings,
        host: str,
        listener: socket.socket,
        metrics_port: int | None,
        log_to: str | None,
        trace: bool,
    ) -> None:
        self.settings = settings
        self.host = host
        self.listener = listener
        self.metrics_port = metrics_port
        self.log_to = log_to
        self.trace = trace

    def __call__(self, number: int, ready: Event) -> None:
        threading.Thread(target=_go_with_the_keeper, daemon=True).start()
        from tatami.server import app, metrics

        logs.configure(self.log_to, number, self.trace)
        try:
            if self.metrics_port is not None:
                metrics.serve(self.metrics_port + number)
            app.run(self.settings, self.host, self.listener, ready.set)
        except KeyboardInterrupt:
            pass
        except TatamiError as error:  # The database may be away for a moment; the keeper tries again.
            log.error("worker cannot start", worker=number, error=error.sentence)
            sys.exit(2)


def _go_with_the_keeper() -> None:
    """A worker whose keeper was killed ends in order."""
    keeper = multiprocessing.parent_process()
    if keeper is not None:
        keeper.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve_several(count: int, work: Work, announce: Callable[[], str], open_browser: bool) -> None:
    """Serve with so many workers until somebody stops it."""

    def told() -> None:
        address = announce()
        if open_browser:
            webbrowser.open(address)

    Keeper(count, work).keep(told)
