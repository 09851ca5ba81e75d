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

combination-pair = pair
combination-straight = straight
combination-three = three of a kind
combination-two-pair = two pair
combination-four = four of a kind
combination-full = full house
combination-five = five of a kind
combination-blue = blue combination
combination-yellow = yellow combination
combination-red = red combination
combination-green = green combination

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
event-forms = { $seat } uses { $faces } ({ $combination }).
event-gains-bonus = { $seat } acquires a bonus of level { $level }: { $bonus }.
event-raises-hand = { $seat } now has a hand of { $count } dice.
event-fights =
    { $throw ->
        [drone] The combat die shows { $die } for the drone.
        [attack] { $seat } throws { $die } with the combat die to attack; red dice { $engaged }, bonuses { $bonus }: strength { $strength }.
        [defence] { $seat } throws { $die } with the combat die to defend; red dice { $engaged }, bonuses { $bonus }: strength { $strength }.
       *[test] { $seat } throws { $die } with the combat die; red dice { $engaged }, bonuses { $bonus }: strength { $strength }.
    }

## What is asked and offered

prompt-first-throw = Your first throw. Dice of your reserve stay as they lie, unless you throw them again.
prompt-first-throw-other = { $seat } decides what to keep of the reserve.
prompt-reroll =
    { $count ->
        [one] One throw left: which dice do you throw again?
       *[other] { $count } throws left: which dice do you throw again?
    }
prompt-reroll-other = { $seat } may throw dice again.
prompt-reserve = Which of your unused dice do you put by? Two at most.
prompt-reserve-other = { $seat } may put dice by.
prompt-spend = Which dice do you use for it?
prompt-spend-other = { $seat } chooses which dice to use.
prompt-bonus = Which bonus do you acquire?
prompt-bonus-other = { $seat } acquires a bonus.
prompt-hand-or-bonus = What do you gain?
prompt-hand-or-bonus-other = { $seat } chooses what to gain.

choice-keep-all = Leave the dice as they are
choice-reroll = Throw a { $face } again
choice-throw = Throw
choice-reserve = Put a { $face } by
choice-reserve-no-more = Put no more dice by
choice-spend = Use a { $face }
choice-engage = Engage a red die
choice-fight = Throw the combat die
choice-level = A bonus of level { $level }
choice-bonus = The { $bonus } bonus
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
piece-throw = Throw
    .text = Throws the dice you have picked once more.
piece-keep = Leave the dice
    .text = Ends your throws; the dice stay as they lie.
piece-reserve = Reserve
    .text = Up to two unused dice stay here as they lie. They count in your next hand and can be thrown again.
piece-active-hand = Active hand
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
piece-combat-die = Combat die
    .text = From 1 to 6; engaged red dice and red bonuses are added.
piece-level-2 = Level 2
    .text = Two bonuses of your mat; 2 green faces acquire one of them.
piece-level-3 = Level 3
    .text = Two bonuses of your mat; 3 green faces acquire one of them.
piece-level-4 = Level 4
    .text = Two bonuses of your mat; 4 green faces acquire one of them.
piece-level-5 = Level 5
    .text = Two bonuses of your mat; 5 green faces acquire one of them.
piece-bonus-blue = Blue bonus
    .text = One more face in each of your blue combinations.
piece-bonus-yellow = Yellow bonus
    .text = One more face in each of your yellow combinations.
piece-bonus-red = Red bonus
    .text = One more face in each of your red combinations, and 1 more in every combat.
piece-bonus-green = Green bonus
    .text = One more face in each of your green combinations.
piece-bonus-roll = Roll bonus
    .text = A third throw in each of your turns.

## What lies on the table, where no picture shows it

view-phase = Phase
view-phase-throws = throws
view-phase-actions = actions
view-phase-reserve = reserve
view-picked_dice = Dice picked so far
    .noun = face
view-forms = What the dice form
view-piece = Combination
view-faces = Dice
    .noun = face
view-deed = What it does
view-count = How many
