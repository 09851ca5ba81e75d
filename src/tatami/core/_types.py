# plain
"""`i64`: a machine integer where mypyc compiles, an ordinary int elsewhere."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    try:
        from mypy_extensions import i64
    except ImportError:
        i64 = int


if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(*_flags, **_settings):
            return lambda marked: marked
