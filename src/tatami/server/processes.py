"""Processes in which bots think and games are played by the thousand."""

import os
import signal


def start_deaf() -> None:
    """Processes are forked by a server of their own: if that hears no Ctrl-C, neither do they while they start. One
    that comes meanwhile is heard by us afterwards."""
    if os.name == "nt":
        return
    from multiprocessing import forkserver, resource_tracker

    resource_tracker.ensure_running()  # It would let us hear again too early.
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
