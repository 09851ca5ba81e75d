# What the games of Dicium share: dice, mats and the turn. $faces and $bonus arrive as nouns, $seat as a name.

## Dice

face-1 = 1
    .text = Value 1, green.
face-2 = 2
    .text = Value 2, blue.
face-3 = 3
    .text = Value 3, yellow.
face-4 = 4
    .text = Value 4, red. In combat it can be engaged before the die is thrown, for 1 each.
face-5 = 5
    .text = Value 5, blue.
face-dicium = Dicium
    .text = Any value from 1 to 5, or green. It is never blue, yellow or red.

bonus-blue = blue
    .text = One more face in each of your blue combinations.
bonus-yellow = yellow
    .text = One more face in each of your yellow combinations.
bonus-red = red
    .text = One more face in each of your red combinations, and 1 more in every combat.
bonus-green = green
    .text = One more face in each of your green combinations.
bonus-roll = roll
    .text = A third throw in each of your turns.

## What happens

event-throws =
    { $count ->
        [0] { $seat } throws no dice.
        [one] { $seat } throws a die: { $faces }.
       *[other] { $seat } throws { $count } dice: { $faces }.
    }
event-keeps = { $seat } keeps from the reserve: { $faces }.
event-rerolls =
    { $count ->
        [one] { $seat } throws a die again: { $faces }.
       *[other] { $seat } throws { $count } dice again: { $faces }.
    }
event-reserves = { $seat } puts by: { $faces }.
event-gains-bonus = { $seat } acquires a bonus of level { $level }: { $bonus }.
event-raises-hand = { $seat } now has a hand of { $count } dice.
event-fights = { $seat } throws { $die } with the combat die; red dice { $engaged }, bonuses { $bonus }: strength { $strength }.

## What is asked and offered

prompt-first-throw = Your first throw: which dice of your reserve do you throw again?
prompt-first-throw-other = { $seat } decides what to keep of the reserve.
prompt-reroll =
    { $count ->
        [one] One throw left: which dice do you throw again?
       *[other] { $count } throws left: which dice do you throw again?
    }
prompt-reroll-other = { $seat } may throw dice again.
prompt-reserve = Which of your unused dice do you put by? Two at most.
prompt-reserve-other = { $seat } may put dice by.
prompt-bonus = Which bonus do you acquire?
prompt-bonus-other = { $seat } acquires a bonus.
prompt-hand-or-bonus = Do you want one more die in your hand, or a bonus?
prompt-hand-or-bonus-other = { $seat } has thrown a straight and chooses.

choice-keep-all = Leave the dice as they are
choice-reroll = Throw again: { $faces }
choice-reserve = Put by: { $faces }
choice-reserve-nothing = Put nothing by
choice-engage = Engage red dice: { $count }
choice-engage-nothing = Engage no red die
choice-bonus = Level { $level }: { $bonus }
choice-raise-hand = One more die in your hand
choice-end-actions = No more actions

## What can be looked up

piece-die-1 = A die showing 1
    .text = Value 1, green.
piece-die-2 = A die showing 2
    .text = Value 2, blue.
piece-die-3 = A die showing 3
    .text = Value 3, yellow.
piece-die-4 = A die showing 4
    .text = Value 4, red; it can be engaged in combat.
piece-die-5 = A die showing 5
    .text = Value 5, blue.
piece-die-dicium = A die showing the Dicium
    .text = Any value from 1 to 5, or green.
piece-keep = Leave the dice
    .text = Ends your throws; the dice stay as they lie.
piece-reroll = Throw again
    .text = Throws the dice you touched once more.
piece-reserve = Reserve
    .text = Up to two unused dice stay here as they lie. They count in your next hand and can be thrown again.
piece-hand = Active hand
    .text = The number of dice you throw: three at first, five at most.
piece-end = End of the actions
    .text = You play no further action this turn.
piece-pair = Pair
    .text = Two dice of one value.
piece-straight = Straight
    .text = All dice of your hand, in a row from 1.
piece-three = Three of a kind
    .text = Three dice of one value.
piece-two-pair = Two pair
    .text = Two pairs of different values.
piece-four = Four of a kind
    .text = Four dice of one value.
piece-full = Full house
    .text = Three of a kind and a pair of another value.
piece-five = Five of a kind
    .text = Five dice of one value.
piece-engage-0 = No red die
    .text = The combat die alone, with your red bonuses.
piece-engage-1 = 1 red die
    .text = Engaged before the combat die falls: 1 more, and the die is discarded.
piece-engage-2 = 2 red dice
    .text = Engaged before the combat die falls: 2 more, and the dice are discarded.
piece-engage-3 = 3 red dice
    .text = Engaged before the combat die falls: 3 more, and the dice are discarded.
piece-engage-4 = 4 red dice
    .text = Engaged before the combat die falls: 4 more, and the dice are discarded.
piece-engage-5 = 5 red dice
    .text = Engaged before the combat die falls: 5 more, and the dice are discarded.
piece-bonus-2-blue = Blue bonus, level 2
    .text = One more face in each of your blue combinations.
piece-bonus-2-yellow = Yellow bonus, level 2
    .text = One more face in each of your yellow combinations.
piece-bonus-2-red = Red bonus, level 2
    .text = One more face in each of your red combinations, and 1 more in every combat.
piece-bonus-2-green = Green bonus, level 2
    .text = One more face in each of your green combinations.
piece-bonus-2-roll = Roll bonus, level 2
    .text = A third throw in each of your turns.
piece-bonus-3-blue = Blue bonus, level 3
    .text = One more face in each of your blue combinations.
piece-bonus-3-yellow = Yellow bonus, level 3
    .text = One more face in each of your yellow combinations.
piece-bonus-3-red = Red bonus, level 3
    .text = One more face in each of your red combinations, and 1 more in every combat.
piece-bonus-3-green = Green bonus, level 3
    .text = One more face in each of your green combinations.
piece-bonus-3-roll = Roll bonus, level 3
    .text = A third throw in each of your turns.
piece-bonus-4-blue = Blue bonus, level 4
    .text = One more face in each of your blue combinations.
piece-bonus-4-yellow = Yellow bonus, level 4
    .text = One more face in each of your yellow combinations.
piece-bonus-4-red = Red bonus, level 4
    .text = One more face in each of your red combinations, and 1 more in every combat.
piece-bonus-4-green = Green bonus, level 4
    .text = One more face in each of your green combinations.
piece-bonus-4-roll = Roll bonus, level 4
    .text = A third throw in each of your turns.
piece-bonus-5-blue = Blue bonus, level 5
    .text = One more face in each of your blue combinations.
piece-bonus-5-yellow = Yellow bonus, level 5
    .text = One more face in each of your yellow combinations.
piece-bonus-5-red = Red bonus, level 5
    .text = One more face in each of your red combinations, and 1 more in every combat.
piece-bonus-5-green = Green bonus, level 5
    .text = One more face in each of your green combinations.
piece-bonus-5-roll = Roll bonus, level 5
    .text = A third throw in each of your turns.
