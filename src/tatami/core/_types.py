# plain
"""What is one thing in plain Python and another where mypyc compiles: `i64` is a machine integer there, `has` and
`take` are loops of our own, and `IS_COMPILED` is true. That is for modules that are compiled: mypyc reads it while it
compiles. The others ask `tatami.is_compiled()`."""

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
