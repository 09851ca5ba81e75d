"""Laws about sealed luck: every number comes from the seal, and neither the seal nor its secret gets out."""

import pickle
from base64 import b64encode
from random import Random

import msgspec

from tatami.core.commitment import SIZE, Pledge, Secret, key_of, pledge_of
from tatami.core.errors import TatamiError
from tatami.core.game import Game, is_all_from
from tatami.core.luck_kinds import QuickLuck, SealedLuck
from tatami.core.match import Match
from tatami.core.state import State
from tatami.exam.hidden import redealt
from tatami.exam.laws import Broken, observers, seen


def sealed_luck(seats: int, seed: str) -> SealedLuck:
    """Luck as people play with it, made from a seed so that a failure can be seen again: of each three seats one
    opened a share, one withheld it, one had none."""
    chance = Random(seed)
    pledges = []
    for seat in range(seats):
        share = chance.randbytes(SIZE).hex()
        opened, withheld = Pledge(pledge_of(share), share), Pledge(pledge_of(share))
        pledges.append((opened, withheld, Pledge())[seat % 3])
    return SealedLuck(seed, Secret(chance.randbytes(SIZE)), tuple(pledges))


def draws_are_sealed(match: Match) -> None:
    """A table has the luck of its header, and if that is a seal, every draw so far came from it."""
    state, luck = match.state, match.header.luck
    if isinstance(luck, QuickLuck):
        if state.seal is not None:
            raise Broken("luck", "a table with quick luck has a seal")
    elif state.seal is None:
        raise Broken("luck", "a sealed table has lost its seal")
    elif not is_all_from(state.seal, state):
        raise Broken("luck", "a number was drawn past the seal")


def copies_have_no_seal(game: Game, state: State, chance: Random) -> None:
    """Clones, imagined worlds and tables dealt anew go on with quick luck."""
    copies = [("a clone", game.clone(state)), ("a table dealt anew", redealt(game.name, state, None, chance))]
    for observer in observers(state):
        copies.append(("an imagined world", game.imagine(game.view(state, observer), chance.getrandbits(40))))
    for what, copy in copies:
        if copy.seal is not None:
            raise Broken("luck", f"{what} has the seal of its table")


def luck_is_not_shown(game: Game, match: Match) -> None:
    """Whatever is shown, printed or written of a running game tells neither its secret nor its key nor a share."""
    luck, state = match.header.luck, match.state
    if not isinstance(luck, SealedLuck):
        return
    key = key_of(luck.secret, match.header.setting(), luck.table, luck.promise, luck.pledges)
    shown = [repr(thing).encode() for thing in (state, state.seal, match.header, luck, vars(match))]
    shown += [seen(game, state, observer) for observer in observers(state)]
    shown.append(msgspec.json.encode(game.referee(state)))
    secrets = [(bytes.fromhex(luck.secret.hex()), "the secret"), (key, "the key")]
    secrets += [(bytes.fromhex(pledge.share), "a share") for pledge in luck.pledges if pledge.share is not None]
    for hidden, what in secrets:
        number = str(int.from_bytes(hidden, "big")).encode()
        for form in (hidden.hex().encode(), b64encode(hidden)[:40], number, repr(hidden).encode()):
            if any(form in text for text in shown):
                raise Broken("luck", f"{what} of the luck can be read")
    for thing in (state, match.header, luck):
        for write in (pickle.dumps, msgspec.json.encode):
            try:
                write(thing)
            except (TypeError, pickle.PicklingError):
                continue
            raise Broken("luck", f"{type(thing).__name__} of a sealed game can be written down")
    if not state.over:
        try:
            match.record()
        except TatamiError:
            return
        raise Broken("luck", "the record of a running game tells its secret")
