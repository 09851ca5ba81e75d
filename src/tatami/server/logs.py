"""Structured logs: a line an event, JSON unless a person reads along. Never a seed, a hand, a choice or a cookie."""

import logging
import sys

import structlog


def configure() -> None:
    """Write to standard error."""
    is_terminal = sys.stderr.isatty()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    renderer: structlog.typing.Processor
    renderer = structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
