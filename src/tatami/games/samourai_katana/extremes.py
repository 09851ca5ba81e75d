"""Content packs of Samourai katana at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme
from tatami.games.samourai_katana.content import RANGES


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played."""
    return {"values": {name: {"value": extreme(below, *span)} for name, span in RANGES.items()}}
