"""Compiles the rules engine with mypyc; the same sources run as plain Python without it.

    python tools/compile.py               compile in place: the extensions lie beside their sources
    python tools/compile.py --into DIR    copy the package to DIR/tatami and compile it there

A module whose first comment lines hold `# plain` is left alone. A game's module is compiled if it has one of the
names below, or if its first comment lines hold `# hot`, which every module needs that defines frames. Of the bots
those are compiled that hold it.
"""

import argparse
import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
HOT_IN_A_GAME = ("state.py", "frames.py", "effects.py", "choices.py", "setup.py")
COMPILED = ("*.so", "*.pyd")
STAMP = ".compiled"
NO_COMPILER = 2


def is_marked(module: Path, mark: str) -> bool:
    """Do the comments that a module begins with hold this one?"""
    for line in module.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            return False
        if line.strip() == mark:
            return True
    return False


def hot_modules(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder: core, and where games and bots spend their time."""
    package = source / "tatami"
    core = [module for module in (package / "core").rglob("*.py") if module.name != "__init__.py"]
    games = [
        module
        for module in (package / "games").rglob("*.py")
        if module.name in HOT_IN_A_GAME or is_marked(module, "# hot")
    ]
    bots = [module for module in (package / "bots").rglob("*.py") if is_marked(module, "# hot")]
    return sorted(
        module.relative_to(source)
        for module in core + games + bots
        if "tests" not in module.relative_to(source).parts and not is_marked(module, "# plain")
    )


def compiled_files(source: Path) -> list[Path]:
    return sorted(file for pattern in COMPILED for file in source.rglob(pattern))


def remove_compiled(source: Path) -> int:
    """Back to plain Python; tells how many files went."""
    files = compiled_files(source)
    for file in files:
        file.unlink()
    (source / STAMP).unlink(missing_ok=True)
    return len(files)


def made_from(source: Path) -> str:
    total = hashlib.sha256()
    for module in hot_modules(source):
        total.update(f"{module.as_posix()}\n".encode())
        total.update(hashlib.sha256((source / module).read_bytes()).digest())
    return total.hexdigest()


def drop_stale(source: Path) -> bool:
    """Removes extensions that no longer match their sources: Python would go on using them silently."""
    stamp = source / STAMP
    if not stamp.exists() or stamp.read_text() == made_from(source):
        return False
    remove_compiled(source)
    return True


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


def build(target: Path, scratch: Path) -> None:
    """Compiles the hot modules of the package in the target folder, beside their sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    modules = [module.as_posix() for module in hot_modules(target)]
    settings = scratch / "mypy.ini"
    settings.write_text("[mypy]\n")
    options = [
        f"--config-file={settings}",
        f"--cache-dir={scratch / 'cache'}",
        "--namespace-packages",
        "--explicit-package-bases",
        "--follow-imports=silent",
    ]
    here = Path.cwd()
    os.chdir(target)
    try:
        extensions = mypycify(
            [*options, *modules],
            opt_level="3",
            debug_level="0",
            target_dir=str(scratch / "c"),
            group_name="tatami",
        )
        if os.name != "nt":
            # This lets the compiler put mypyc's small functions in line, and call Python's without a detour.
            for extension in extensions:
                extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
        setup(
            name="tatami",
            packages=[],
            py_modules=[],
            ext_modules=extensions,
            script_args=[
                *("--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)),
                *("--build-temp", str(scratch / "objects"), "--build-lib", str(scratch / "library")),
            ],
        )
    finally:
        os.chdir(here)


def compile_into(source: Path, target: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", *COMPILED)
    shutil.copytree(source / "tatami", target / "tatami", ignore=ignored)
    with tempfile.TemporaryDirectory() as scratch:
        build(target, Path(scratch))


def compile_in_place(source: Path) -> None:
    """Compiles a copy first, so that a failure leaves the sources as they were."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        compile_into(source, copy)
        remove_compiled(source)
        for file in compiled_files(copy):
            shutil.copy2(file, source / file.relative_to(copy))
        (source / STAMP).write_text(made_from(copy))


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compile the rules engine with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="copy the package to DIR and compile it there")
    parser.add_argument("--source", type=Path, default=SOURCE, metavar="DIR", help="the folder that holds tatami/")
    chosen = parser.parse_args(args)
    trouble = missing_compiler()
    if trouble:
        print(trouble, file=sys.stderr)
        return NO_COMPILER
    source: Path = chosen.source.resolve()
    if not hot_modules(source):
        print(f"There is nothing to compile in {chosen.source}.", file=sys.stderr)
        return 1
    if chosen.into and (chosen.into / "tatami").exists():
        print(f"{chosen.into} already holds a tatami folder; name an empty one.", file=sys.stderr)
        return 1
    begun = time.monotonic()
    try:
        if chosen.into:
            compile_into(source, chosen.into.resolve())
        else:
            compile_in_place(source)
    except SystemExit as stop:  # how both mypyc and setuptools report an error
        print(stop.code, file=sys.stderr)
        print("Nothing was compiled; Tatami stays plain Python.", file=sys.stderr)
        return 1
    print(f"Compiled {len(hot_modules(source))} modules in {time.monotonic() - begun:.1f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
