# hot
"""A raid of Ninjato: who guards the next treasure, the fight, the prize, the choice to stop or to go on. (R4, R6)"""

from typing import Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.ninjato.answers import (
    BANZAI,
    CARDS_OF,
    CONCEDE,
    DISGUISE,
    KEEP,
    KEEP_PRIZE,
    LEAVE_CARDS,
    PUT_ASIDE,
    RECOVER,
    RING,
    SKILLS_OF,
    STOP,
    SWAP,
    TOKEN,
    USE,
)
from tatami.games.ninjato.effects import (
    add_treasure,
    capture,
    change_token,
    close_house,
    dismiss,
    draw_elite,
    draw_guard,
    end_raid,
    keep_loot,
    look_ahead,
    lose_loot,
    meet,
    play_cards,
    put_aside,
    recover_card,
    ring,
    swap_prize,
    use_skill,
    win_prize,
)
from tatami.games.ninjato.fights import winning_sets
from tatami.games.ninjato.pieces import (
    BORYAKU,
    CHIMON,
    DISGUISE_BITS,
    ELITE,
    GUARDS,
    HOUSE_NAMES,
    INTONJUTSU,
    KAYAKUJUTSU,
    KAYAKUJUTSU_BIT,
    KINDS,
    KYOYO,
    LOOKING,
    LOOKING_ONLY,
    MOST_SEATS,
    MOST_TOKEN,
    NOT_LOOKING,
    NOTHING,
    SIDES,
    STEALTH,
    STRENGTH,
    TENMON,
    TOKENS,
    TREASURES,
    VALUES,
    WITH_GONG,
)
from tatami.games.ninjato.rows import MOVES
from tatami.games.ninjato.state import Ninjato


def face_next(state: Ninjato, seat: int) -> None:
    """A guard is drawn, and may ring; an Elite where only red treasures are left. (R4.12, R4.13, R4.15)"""
    if not state.has_clear(state.house):
        meet(state, seat, draw_elite(state))
    else:
        guard = draw_guard(state)
        meet(state, seat, guard)
        if guard >= WITH_GONG:
            if state.is_ready(seat, TENMON):
                state.become(Gong(seat))
                return
            ring(state, state.house)
    state.stack[-1] = FACES[seat]  # This is `become`, in line.


class Gong(Frame[Ninjato]):
    """Whoever has Tenmon may silence a gong. (R6.10)"""

    __slots__ = ()
    name = "gong"
    clause = "R6.10"

    def options(self, state: Ninjato) -> list[int]:
        return [USE + TENMON, RING]

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice == RING:
            ring(state, state.house)
        else:
            use_skill(state, seat, TENMON)
        state.become(FACES[seat])

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"guard": GUARDS[state.foe], "house": HOUSE_NAMES[state.house]}


class Face(Frame[Ninjato]):
    """The raider beats the guard with a set of cards, or gives up. Asked even if giving up is all that is left:
    a question that is skipped would tell the hand. (R1.5, R4.7)"""

    __slots__ = ()
    name = "face"
    clause = "R4.7"
    waits = True

    def options(self, state: Ninjato) -> list[int]:
        ready = state.ready[self.seat]
        found = winning_sets(state, self.seat)
        if ready:
            if ready & DISGUISE_BITS:
                found.append(DISGUISE)
            if ready & KAYAKUJUTSU_BIT and state.side == STRENGTH and not state.is_sentry and state.foe < ELITE:
                found.append(USE + KAYAKUJUTSU)  # Powder is for guards who were drawn. (R6.4)
        found.append(CONCEDE)
        return found

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice == CONCEDE:
            if state.news is not None:
                state.tell("gives-up", {"seat": seat, "guard": GUARDS[state.foe]})
            dismiss(state)
            if not state.loot:
                add_treasure(state, state.house)
                end_raid(state)
            elif len(state.loot) == 1:
                flee(state, seat, state.loot, [])
            else:
                state.become(Beaten(seat))
        elif choice == USE + KAYAKUJUTSU:
            use_skill(state, seat, KAYAKUJUTSU)
            dismiss(state)
            face_next(state, seat)
        elif choice == DISGUISE:
            use_skill(state, seat, state.disguise(seat))
            state.played = []
            dismiss(state)
            self.win(state)
        else:
            for skill in SKILLS_OF[choice]:
                use_skill(state, seat, skill)
            play_cards(state, seat, CARDS_OF[choice])
            if state.foe < ELITE:
                dismiss(state)
            else:
                capture(state, seat)
            self.win(state)

    def win(self, state: Ninjato) -> None:
        """The treasure is the raider's, for now."""
        win_prize(state, self.seat)
        if state.ready[self.seat] >> CHIMON & 1:
            state.become(Prize(self.seat))
        else:
            after_prize(state, self.seat)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"guard": GUARDS[state.foe], "side": SIDES[state.side], "count": state.foe_value()}

    def secret_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        """Whether there is anything but giving up, for the raider alone. (R1.5)"""
        return {"hope": "none" if len(self.options(state)) == 1 else "some"}


FACES: Final = [Face(seat) for seat in range(MOST_SEATS)]  # Frames never change: one for each seat will do.


class Prize(Frame[Ninjato]):
    """Whoever has Chimon may first swap the prize for another clear treasure of the house. (R6.9, R6.13)"""

    __slots__ = ()
    name = "prize"
    clause = "R6.9"

    def options(self, state: Ninjato) -> list[int]:
        prize = state.loot[-1]
        first = state.house * KINDS
        found = [SWAP + kind for kind in range(KINDS) if kind != prize and state.clear[first + kind]]
        return [*found, KEEP_PRIZE] if found else []

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice != KEEP_PRIZE:
            use_skill(state, seat, CHIMON)
            swap_prize(state, seat, MOVES[choice].target)
        after_prize(state, seat)

    def proceed(self, state: Ninjato) -> None:
        after_prize(state, self.seat)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"treasure": TREASURES[state.loot[-1]]}


def after_prize(state: Ninjato, seat: int) -> None:
    """A card may come back, then the raid goes on or ends. (R6.13)"""
    if state.played and state.ready[seat] >> KYOYO & 1:
        state.become(Recover(seat))
    else:
        go_on(state, seat)


class Recover(Frame[Ninjato]):
    """Whoever has Seishin-teki kyōyō may take a card of the fight back. (R6.11)"""

    __slots__ = ()
    name = "recover"
    clause = "R6.11"

    def options(self, state: Ninjato) -> list[int]:
        found = [RECOVER + card for card in range(VALUES) if has(state.played, card)]
        found.append(LEAVE_CARDS)
        return found

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice != LEAVE_CARDS:
            use_skill(state, seat, KYOYO)
            recover_card(state, seat, MOVES[choice].target)
        go_on(state, seat)


def go_on(state: Ninjato, seat: int) -> None:
    """The house is empty, or the raider must stop, or chooses. (R4.10, R4.21)"""
    if state.is_closed(state.house):
        close_house(state, seat)
        state.become(Token(seat))
    elif not state.has_means(seat, state.side):
        leave(state, seat)
    else:
        if state.looks != NOT_LOOKING:
            look_ahead(state, seat)
        state.become(BANZAIS[seat])


class Banzai(Frame[Ninjato]):
    """Stop with all that was won, or face the next guard. (R4.10-R4.12, R6.8)"""

    __slots__ = ()
    name = "banzai"
    clause = "R4.10"

    def options(self, state: Ninjato) -> list[int]:
        found = [STOP, BANZAI]
        if state.ready[self.seat] >> BORYAKU & 1 and can_look(state):
            found.append(USE + BORYAKU)
        elif state.looks == LOOKING and looked_at(state) != NOTHING:
            found.append(PUT_ASIDE)
        return found

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice == STOP:
            leave(state, seat)
        elif choice == BANZAI:
            if state.news is not None:
                state.tell("banzai", {"seat": seat})
            face_next(state, seat)
        elif choice == PUT_ASIDE:
            put_aside(state, seat)
            state.looks = LOOKING_ONLY
            look_ahead(state, seat)
        else:
            use_skill(state, seat, BORYAKU)
            state.looks = LOOKING
            look_ahead(state, seat)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"treasures": [TREASURES[treasure] for treasure in state.loot]}

    def secret_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        """The card looked at is for the raider alone. (R6.8)"""
        foe = looked_at(state) if state.looks != NOT_LOOKING else NOTHING
        return {"guard": "none" if foe == NOTHING else GUARDS[foe]}


BANZAIS: Final = [Banzai(seat) for seat in range(MOST_SEATS)]


def looked_at(state: Ninjato) -> int:
    """Who would be met next, as far as somebody looked."""
    return state.next_guard if state.has_clear(state.house) else state.next_elite


def can_look(state: Ninjato) -> bool:
    """Is there a card to look at? The watchman is none. (R6.8)"""
    if state.has_clear(state.house) or state.next_elite != NOTHING:
        return True
    return bool(state.elite_pile) or bool(state.elite_discards)


def leave(state: Ninjato, seat: int) -> None:
    """The raider keeps what was won; the house gets a treasure. (R4.11)"""
    keep_loot(state, seat, state.loot)
    add_treasure(state, state.house)
    end_raid(state)


class Beaten(Frame[Ninjato]):
    """After a defeat with several treasures one is kept, or all with Intonjutsu. (R4.17, R4.18, R6.5)"""

    __slots__ = ()
    name = "beaten"
    clause = "R4.17"

    def options(self, state: Ninjato) -> list[int]:
        loot = state.loot
        if state.rules.keeps_first:
            found = [KEEP + loot[0]]
        else:
            found = [KEEP + kind for kind in range(KINDS) if has(loot, kind)]
        if state.side == STEALTH and state.is_ready(self.seat, INTONJUTSU):
            found.append(USE + INTONJUTSU)
        return found if len(found) > 1 else []

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        if choice == USE + INTONJUTSU:
            use_skill(state, seat, INTONJUTSU)
            flee(state, seat, state.loot, [])
        else:
            self.flee_with(state, MOVES[choice].target)

    def proceed(self, state: Ninjato) -> None:
        self.flee_with(state, state.loot[0])

    def flee_with(self, state: Ninjato, kept: int) -> None:
        """One treasure is kept."""
        lost = state.loot.copy()
        lost.remove(kept)
        flee(state, self.seat, [kept], lost)


def flee(state: Ninjato, seat: int, kept: list[int], lost: list[int]) -> None:
    """What is lost goes first, then the house gets a treasure. Something is always kept. (R4.17, R4.18)"""
    keep_loot(state, seat, kept)
    if lost:
        lose_loot(state, seat, lost)
    add_treasure(state, state.house)
    end_raid(state)


class Token(Frame[Ninjato]):
    """Whoever emptied a house puts the token of another clan there. (R4.21)"""

    __slots__ = ()
    name = "token"
    clause = "R4.21"

    def options(self, state: Ninjato) -> list[int]:
        found: list[int] = []
        clan = state.tokens[state.house] // TOKENS
        for token in state.free_tokens():
            choice = token_choice(state, token)
            if token // TOKENS != clan and not has(found, choice):
                found.append(choice)
        found.sort()
        return found

    def answer(self, state: Ninjato, seat: int, choice: int) -> None:
        for token in state.free_tokens():
            if token_choice(state, token) == choice:
                change_token(state, seat, token)
                break
        end_raid(state)

    def prompt_facts(self, state: Ninjato, seat: int) -> dict[str, Fact]:
        return {"house": HOUSE_NAMES[state.house]}


def token_choice(state: Ninjato, token: int) -> int:
    """A token by its clan and value: equal ones are one choice."""
    return TOKEN + token // TOKENS * (MOST_TOKEN + 1) + state.rules.token_values[token]
