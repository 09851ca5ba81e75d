"""What the server has to say: sentences for a person at a terminal; for programs, if they ask for it, a line of JSON
an event. Never a seed, a hand, a choice or a cookie."""

import functools
import logging
import sys
from collections.abc import MutableMapping
from logging.handlers import WatchedFileHandler
from typing import Any

import structlog

STDERR = "-"  # in place of a file
QUIET = ("level", "part", "timestamp", "logger", "event", "exception")  # said by a sentence itself, or not at all


def configure(json_to: str | None = None, worker: int | None = None, trace: bool = False) -> None:
    """Sentences to standard error, or JSON to a file or there. What libraries say, such as uvicorn, goes the same
    way. A file may be moved away while the server is running: the next line begins a new one. Of several workers each
    names itself. With `trace` every step is told, at which table it was and nothing more of it."""
    renderer: structlog.typing.Processor = sentence if json_to is None else structlog.processors.JSONRenderer()
    common: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    if worker is not None:
        common.insert(0, functools.partial(named, worker=worker))
    handler: logging.Handler
    if json_to is None or json_to == STDERR:
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = WatchedFileHandler(json_to, encoding="utf-8")
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *common],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    level = logging.DEBUG if trace else logging.INFO
    logging.getLogger("tatami").setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # It warns of every request that it cannot read.
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *names: logging.getLogger("tatami"),
        cache_logger_on_first_use=True,
    )


def named(logger: Any, method: str, event: MutableMapping[str, Any], worker: int) -> MutableMapping[str, Any]:
    """An event with the worker that tells it."""
    event["worker"] = worker
    return event


def sentence(logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
    """An event as a person reads it: when, what, and what is known of it."""
    what, time = str(event["event"]).rstrip(".\n"), str(event["timestamp"])[11:19]
    known = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in event.items() if name not in QUIET)
    said = f"{time} {what[:1].upper()}{what[1:]}{f' ({known})' if known else ''}."
    return f"{said}\n{event['exception']}" if "exception" in event else said
