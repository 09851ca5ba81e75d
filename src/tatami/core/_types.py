# plain
"""What is one thing in plain Python and another where mypyc compiles: `i64` is a machine integer there, `has` and
`take` are loops of our own, and `IS_COMPILED` is true. That is for modules that are compiled: mypyc reads it while it
compiles. The others ask `tatami.is_compiled()`. `vec` holds packed numbers that others look at without a copy;
code that is compiled reads and writes them as C does."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    try:
        from mypy_extensions import i64
    except ImportError:
        i64 = int


if TYPE_CHECKING:
    IS_COMPILED: Final = True
else:
    IS_COMPILED = False


if TYPE_CHECKING:
    from tatami.core.lists import has as has
    from tatami.core.lists import take as take
else:
    from operator import contains as has  # noqa: F401

    take = list.remove


if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(*_flags, **_settings):
            return lambda marked: marked


if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import u8 as u8

    Cells = vec[i16]
else:
    Cells = object
    try:
        from librt.vecs import vec
        from mypy_extensions import i16, u8
    except ImportError:
        from array import array

        class i16(int):
            """Told apart from other numbers by `vec` alone."""

        class u8(int):
            """Told apart from other numbers by `vec` alone."""

        class vec:
            """Packed numbers where the run-time library of mypyc is not installed."""

            CODES = {i16: "h", u8: "B", i64: "q", float: "d"}

            def __class_getitem__(cls, kind):
                return lambda numbers: array(cls.CODES[kind], numbers)
