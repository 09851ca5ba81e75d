"""`tatami serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

from tatami.cli.commands import Option
from tatami.core.errors import BadOption

LAST_PORT = 65535
LONGEST_PAUSE = 10
MOST_WORKERS = 64
EVERYWHERE = "0.0.0.0"


def serve(
    host: Annotated[str, Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    lan: Annotated[bool, Option(help="Let other machines of the network in, and show their address.")] = False,
    port: Annotated[int | None, Option(help="Otherwise the first free one from 8000.")] = None,
    data: Annotated[Path | None, Option(metavar="FOLDER", help="Where tables are kept.")] = None,
    database: Annotated[
        str | None, Option(metavar="URL", help="Keep tables in a PostgreSQL, which several workers can share.")
    ] = None,
    workers: Annotated[int, Option(help="How many processes serve; more than one needs --database.")] = 1,
    browser: Annotated[bool, Option(help="Open the page in the browser.")] = True,
    host_name: Annotated[
        list[str] | None, Option(metavar="NAME", help="A name by which the server is reached; may be given again.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        Option(metavar="ADDRESS", help="A proxy that may speak for its clients; may be given again."),
    ] = None,
    public_address: Annotated[
        str | None, Option(metavar="URL", help="What links begin with, where a proxy stands before the server.")
    ] = None,
    metrics_port: Annotated[
        int | None, Option(help="A port for measurements, which are shown to this machine alone.")
    ] = None,
    log: Annotated[
        str | None, Option(metavar="FILE", help="Log as JSON, to a file or, with -, to standard error.")
    ] = None,
    trace: Annotated[
        bool, Option(help="Log each step with its table's id, to follow it through all workers.")
    ] = False,
    pause: Annotated[float, Option(metavar="SECONDS", help="Seconds before a bot answers, at most 10.")] = 0.8,
) -> None:
    """Open the table in the browser."""
    for name, number in (("--port", port), ("--metrics-port", metrics_port)):
        if number is not None and not 0 <= number <= LAST_PORT:
            raise BadOption("bad-number", f"{name} is from 0 to {LAST_PORT}, not {number}.")
    if not 0 <= pause <= LONGEST_PAUSE:
        raise BadOption("bad-number", f"--pause is from 0 to {LONGEST_PAUSE} seconds, not {pause:g}.")
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption("bad-number", f"--workers is from 1 to {MOST_WORKERS}, not {workers}.")
    from tatami.server import app
    from tatami.server.settings import Settings, default_data_dir, postgres_address

    names = app.own_names() | frozenset(host_name or ())
    proxies = frozenset(proxy or ())
    settings = Settings(
        data or default_data_dir(),
        postgres=postgres_address(database),
        host_names=names,
        proxies=proxies,
        public_address=public_address,
        pause=pause,
    )
    app.serve(settings, EVERYWHERE if lan else host, port, browser, metrics_port, log, workers, trace)
