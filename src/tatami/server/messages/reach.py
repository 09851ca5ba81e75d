"""How people on other machines come to this server."""

from msgspec import Struct


class Reach(Struct, frozen=True):
    """`address` is what links for others begin with, None if only this machine can be reached. `is_on_network`: other
    machines of the network are let in. `can_switch`: this browser may change that."""

    address: str | None
    is_on_network: bool
    can_switch: bool


class SwitchNetwork(Struct, frozen=True, forbid_unknown_fields=True):
    """Let other machines of the network in, or no longer."""

    is_on_network: bool
