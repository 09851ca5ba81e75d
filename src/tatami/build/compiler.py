"""Compiles the hot modules with mypyc: Python to C, one C file a group; C to objects, side by side; objects to one
library a group. Objects are kept by a hash of all they are made from, so only what changed is compiled again."""

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tatami.build.finder import IN_USE, MANIFEST, Build, builds_folder, digest, fitting_build, is_in_use, let_go
from tatami.build.sources import PACKAGE, groups, hot_modules

EXTENSIONS = ("*.so", "*.pyd")
OBJECTS = "objects"
LOCK = "lock"
BUILDS_KEPT = 2  # The newest ones: whoever goes back to the last sources finds them compiled.
OBJECTS_KEPT = 30 * 86_400  # seconds since an object was last used
LOW_PRIORITY = 15
# The first two let the compiler put mypyc's small functions in line, and call Python's without a detour; the third
# lets it call the functions of a library directly.
# Aligned code makes up for the calls between libraries, which one library for everything would not need.
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "-falign-functions=64", "-falign-loops=32"]


class CannotCompile(Exception):
    """Why nothing was compiled, in one sentence."""


def missing_compiler() -> str | None:
    """Why nothing can be compiled on this machine, in one sentence."""
    if os.name == "nt":
        return None  # setuptools finds Microsoft's compiler by itself, or says why not
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(words[0]):
        return f"There is no C compiler ({words[0]}): Tatami stays plain Python; on Debian: apt-get install gcc."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing: Tatami stays plain Python; on Debian: apt-get install python3-dev."
    return None


def missing_packages() -> str | None:
    """Why this Python cannot compile, in one sentence."""
    from importlib.util import find_spec

    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "Compiling needs mypy and setuptools: pip install mypy setuptools."
    return None


def compile_engine(builds: Path | None = None, source: Path = PACKAGE.parent) -> bool:
    """Makes the build that fits these sources, unless there is one; tells whether it had to.

    The build appears under its name when it is complete, so nobody ever sees half of one. Who comes while another
    compiles the same waits, and finds it made.
    """
    folder = builds or Path(builds_folder())
    folder.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(folder / LOCK):
        fitting = fitting_build(str(source), str(folder))
        if fitting is not None and has_all(fitting, source):
            return False
        for left in (*folder.glob("unfinished-*"), *(folder / OBJECTS).glob("unfinished-*")):
            shutil.rmtree(left, ignore_errors=True)  # A build that was killed left it.
        with tempfile.TemporaryDirectory(dir=folder, prefix="unfinished-") as scratch:
            target = Path(scratch, "source")
            copy_package(source, target)
            library = Path(scratch, "library")
            build(target, Path(scratch), library, folder / OBJECTS)
            write_manifest(target, library)
            library.rename(folder / f"{time.time_ns():020d}")
        remove_old(folder)
    return True


def has_all(build: Build, source: Path) -> bool:
    """Does a build hold every module that is hot now? One that is new is in no older build, and no source that such a
    build was made from need have changed."""
    return all(".".join(module.with_suffix("").parts) in build.files for module in hot_modules(source))


def compile_into(source: Path, target: Path) -> None:
    """Copies the package to a folder and puts the extensions beside the copied sources."""
    copy_package(source, target)
    with tempfile.TemporaryDirectory() as scratch:
        build(target, Path(scratch), target, Path(builds_folder(), OBJECTS))


def copy_package(source: Path, target: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "tests", *EXTENSIONS)
    shutil.copytree(source / "tatami", target / "tatami", ignore=ignored)


def write_manifest(source: Path, library: Path) -> None:
    """Notes which sources a build was made from, and where each of its modules lies."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    files = [file.relative_to(library).as_posix() for file in sorted(library.rglob(f"*{suffix}"))]
    manifest = {
        "suffix": suffix,
        "sources": {module.as_posix(): digest(str(source / module)) for module in hot_modules(source)},
        "files": {file.removesuffix(suffix).replace("/", "."): file for file in files},
    }
    (library / IN_USE).touch()
    (library / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def remove_builds(builds: Path | None = None) -> int:
    """Back to plain Python: tells how many builds went."""
    folder = builds or Path(builds_folder())
    let_go()
    manifests = sorted(folder.glob(f"*/{MANIFEST}"))
    for manifest in manifests:
        remove_build(manifest.parent)
    remove_left(folder)
    return len(manifests)


def remove_old(folder: Path) -> None:
    """Keeps the newest builds and the objects in use."""
    for manifest in sorted(folder.glob(f"*/{MANIFEST}"))[:-BUILDS_KEPT]:
        remove_build(manifest.parent)
    remove_left(folder)
    for kept in (folder / OBJECTS).iterdir():
        if kept.is_file() and kept.stat().st_mtime < time.time() - OBJECTS_KEPT:
            kept.unlink(missing_ok=True)


def remove_build(build: Path) -> None:
    """Nobody begins to use it any more; its files go when the last program that runs on it has ended."""
    (build / MANIFEST).unlink(missing_ok=True)
    if not is_in_use(str(build)):
        shutil.rmtree(build, ignore_errors=True)


def remove_left(folder: Path) -> None:
    """Removes what programs still used when their build was removed, if they have ended since."""
    for mark in folder.glob(f"*/{IN_USE}"):
        if not (mark.parent / MANIFEST).exists():
            remove_build(mark.parent)


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Two builds in one folder wait for each other (where the system can lock a file)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def yield_to_others() -> None:
    """Builds at low priority: whoever plays meanwhile has the processor first."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)


# From Python to C, from C to libraries


def build(source: Path, scratch: Path, library: Path, objects: Path) -> None:
    """Compiles the hot modules under `source`; the extensions go to `library`."""
    here = Path.cwd()
    os.chdir(source)  # The paths in tracebacks of compiled code are relative to it.
    try:
        extensions = to_c(source, scratch)
        to_libraries(extensions, scratch, library, objects)
    except SystemExit as stop:  # how both mypyc and setuptools report an error
        raise CannotCompile(str(stop.code)) from stop
    finally:
        os.chdir(here)


def to_c(source: Path, scratch: Path) -> list[Any]:
    """Writes the C files and says how they become extensions."""
    from mypyc.build import mypycify

    settings = scratch / "mypy.ini"
    settings.write_text("[mypy]\n")
    options = [
        f"--config-file={settings}",
        f"--cache-dir={scratch / 'cache'}",
        "--namespace-packages",
        "--explicit-package-bases",
        "--follow-imports=silent",
    ]
    modules = hot_modules(source)
    extensions = mypycify(
        [*options, *(module.as_posix() for module in modules)],
        opt_level="3",
        debug_level="0",
        separate=[(paths, name) for name, paths in groups(modules).items()],
        target_dir=str(scratch / "c"),
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


def to_libraries(extensions: list[Any], scratch: Path, library: Path, objects: Path) -> None:
    """Compiles and links. setuptools compiles the files of an extension one after the other: here a pool does it."""
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    objects.mkdir(parents=True, exist_ok=True)

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            version = compiler_version(compiler)
            begun: dict[str, Future[str]] = {}  # by key: every group needs mypyc's own files, and one will do
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:

                def compile_all(sources: list[str], **settings: Any) -> list[str]:
                    keys = {source: object_key(source, settings, version) for source in sources}
                    # The longest must not come last.
                    for source in sorted(sources, key=os.path.getsize, reverse=True):
                        if keys[source] not in begun:
                            kept = objects / f"{keys[source]}{compiler.obj_extension}"
                            begun[keys[source]] = pool.submit(compile_one, compiler, source, settings, kept)
                    return [begun[keys[source]].result() for source in sources]

                # `compile` stays what it is for `compile_one`, which asks the class; setuptools asks the object.
                compiler.compile = compile_all
                super().build_extensions()

    setup(
        name="tatami",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=[
            *("--quiet", "build_ext", "--parallel", str(len(extensions))),
            *("--build-temp", str(scratch / "temporary"), "--build-lib", str(library)),
        ],
    )


def compile_one(compiler: Any, source: str, settings: dict[str, Any], kept: Path) -> str:
    """One C file to its object: the one that is kept, or a new one."""
    if kept.exists():
        os.utime(kept)
        return str(kept)
    with tempfile.TemporaryDirectory(dir=kept.parent, prefix="unfinished-") as folder:
        made = type(compiler).compile(compiler, [source], **{**settings, "output_dir": folder})[0]
        os.replace(made, kept)
    return str(kept)


def object_key(source: str, settings: dict[str, Any], version: str) -> str:
    """A hash of everything that an object is made from: the C file, the headers that mypyc wrote, words and version
    of the compiler, and the Python it is for. mypyc's own files include no header that was written for us."""
    is_generated = Path(source).name.startswith("__native")
    total = hashlib.sha256(f"{version}\n{sys.version}\n{settings.get('extra_postargs')}\n".encode())
    for file in (source, *(sorted(settings.get("depends") or ()) if is_generated else ())):
        total.update(f"{Path(file).name}\n".encode())
        total.update(Path(file).read_bytes())
    return total.hexdigest()


def compiler_version(compiler: Any) -> str:
    """Which compiler, with which words, and whose headers."""
    from mypy.version import __version__ as mypy

    words = getattr(compiler, "compiler_so", None) or []
    said = ""
    if words:
        said = subprocess.run([words[0], "--version"], capture_output=True, text=True, check=False).stdout
    return f"{mypy}\n{words}\n{said}"
