# plain
"""Are two tables alike? Equality of states, field by field; a field counts as soon as a state has it."""

from typing import Any, Final

from tatami.core.state import Decision, Frame, State

NOT_COMPARED: Final = ("news", "seal")  # Who listens, and where luck comes from, is no part of a table.


def field_names(state: object) -> list[str]:
    """The names of all fields of a table, or of anything else with slots."""
    kinds = reversed(type(state).__mro__)
    return [name for kind in kinds for name in vars(kind).get("__slots__", ()) if not name.startswith("__")]


def differences(one: State, other: State) -> list[str]:
    """The names of the fields in which two tables differ; none if they are equal."""
    names = [name for name in field_names(one) if name not in NOT_COMPARED]
    return [name for name in names if _plain(getattr(one, name)) != _plain(getattr(other, name))]


def _plain(value: Any) -> Any:
    """A value that equals another when what is in it does: frames and decisions are objects of their own."""
    if isinstance(value, Frame):
        return value.name, value.facts()
    if isinstance(value, Decision):
        return value.seat, value.options, _plain(value.frame)
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    return value
