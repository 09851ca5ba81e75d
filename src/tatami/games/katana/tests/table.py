"""A table of Katana. What a test does not mention is dull: a is the shogun, everybody has one Parry in hand, full
life, the honour of the set-up, and a character whose power stays out of it."""

from collections import namedtuple
from functools import partial

from tatami.exam import kit
from tatami.exam.kit import LETTERS, Given, Whole, alphabetical, in_order, kinds, seat_of, shared_out, without
from tatami.games.katana.effects import take_from_pile
from tatami.games.katana.frames import DiscardPhase, DrawPhase, PlayPhase, Recovery
from tatami.games.katana.game import GAME
from tatami.games.katana.setup import HONOUR, SHOGUN_HONOUR
from tatami.games.katana.state import ARMOUR, BUSHIDO, CARDS, CHARACTERS, FAST_DRAW, FOCUS, ROLES, WEAPONS, Katana

__all__ = ["GAME", "Player", "Table", "at_random", "fresh", "table"]
PHASES = {"recovery": Recovery, "draw": DrawPhase, "play": PlayPhase, "discard": DiscardPhase}
USUAL_ROLES = "shogun 3, samurai 4, ninja-1 3, ninja-2 3, ninja-3 6, ronin 5, samurai 7"  # from so many players on
# The first ones have powers that show only when they attack or in their own turn.
USUAL = "nobunaga tomoe musashi goemon ieyasu hideyoshi hanzo kojiro benkei chiyome ginchiyo ushiwaka"
Player = namedtuple("Player", "hand character role life honour front", defaults=("parry", None, None, None, None, ""))


class Table(kit.Table[Katana]):
    """Hands and the draw pile are in alphabetical order, the discards have the top card last."""

    game = GAME
    nouns = {
        "hand": ("hands", alphabetical(CARDS)), "cards": ("hands", len), "role": ("roles", ROLES),
        "pile": ("pile", Whole(alphabetical(CARDS))), "discards": ("discards", Whole(in_order(CARDS))),
        "resolving": ("resolving", (*CARDS, "")),
    }  # fmt: skip

    def targets(self, card: str) -> str:
        """The seats that the card may be aimed at now, in one word such as "bd"."""
        verb = "attack {} " + card if CARDS.index(card) < WEAPONS else f"play {card} {{}}"
        return "".join(one for one in LETTERS if any(said.startswith(verb.format(one)) for said in self.options))

    def front(self, letter: str) -> str:
        """The permanents in front of a seat, Code of Bushido too."""
        state, seat = self.state, seat_of(letter)
        laid = ["armour"] * state.armours[seat] + ["fast-draw"] * state.fast_draws[seat]
        return " ".join(laid + ["focus"] * state.focuses[seat] + ["bushido"] * (state.bushido_at == seat))

    def difficulty(self, attacker: str, target: str) -> int:
        return self.state.difficulties(seat_of(attacker))[seat_of(target)]


fresh, at_random = Table.fresh, partial(kit.at_random, GAME)


def table(
    seats: int = 4, *, turn: str = "a", phase: str = "play", bushido: str = "-", pile: str | None = None,
    top: str = "", discards: str = "", options: Given = None, content: Given = None, **players: object,
) -> Table:  # fmt: skip
    """Cards that lie nowhere are the draw pile. `pile` leaves only these in it, `top` are the next to come off it."""
    state = Table.dealt(seats, options, content)
    hands, characters, roles, life, honour, fronts = zip(*kit.seated(players, seats, Player))
    usual = [role for role, least in kit.rows(USUAL_ROLES) if seats >= int(least)]
    state.roles = [ROLES.index(role) for role in shared_out(roles, usual)]
    state.characters = [CHARACTERS.index(character) for character in shared_out(characters, USUAL.split())]
    state.honour = kit.or_usual(honour, [HONOUR[seats] if role else SHOGUN_HONOUR[seats] for role in state.roles])
    state.life = kit.or_usual(life, [state.rules.life[character] for character in state.characters])
    state.hands = [kinds(cards, CARDS) for cards in hands]
    permanents = [kinds(cards, CARDS) for cards in fronts]
    state.armours = [laid.count(ARMOUR) for laid in permanents]
    state.fast_draws = [laid.count(FAST_DRAW) for laid in permanents]
    state.focuses = [laid.count(FOCUS) for laid in permanents]
    state.bushido_at, state.turn, state.discards = seat_of(bushido), seat_of(turn), kinds(discards, CARDS)
    code = [BUSHIDO] * (bushido != "-")
    state.pile = without(state.rules.deck, *state.hands, *permanents, state.discards, code)
    if pile is not None:
        out = without(state.pile, kinds(pile, CARDS))
        state.pile, state.rules.deck = kinds(pile, CARDS), without(state.rules.deck, out)
        state.rules.copies = [state.rules.deck.count(kind) for kind in range(len(CARDS))]
    state.survey()
    state.chance = kit.bringing(state, lambda copy: all(take_from_pile(copy) == kind for kind in kinds(top, CARDS)))
    return Table.laid(state, PHASES[phase](state.turn))
