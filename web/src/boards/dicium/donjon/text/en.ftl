# What the dungeon says besides the texts of its game and of the dice room.

dungeon = Dungeon: a square is reached with the arrow keys
legend = What the signs on the map mean
signs = Signs
legend-door = magic door
legend-portal = portal
legend-defence = strength to beat it
legend-open = green faces to open
legend-guard = guard room
legend-way = squares to the throne
legend-reach = squares to go
legend-sight = not in sight
legend-trophy = trophy: a chest less

square = { $square }, { $kind }
kind-hall = hall
    .text = An open square. Walls and magic doors part it from others.
kind-way = royal way
kind-entrance = entrance
kind-throne = throne
kind-portal = portal
kind-guard = guard room
kind-lair = lair
    .text = The monster that lived here is dead.
kind-treasure = treasure room
    .text = The chest that stood here is open.
kind-crypt = crypt
    .text = The relic that lay here is found.
to-throne =
    { $count ->
        [0] the king must not arrive here
        [one] one square to the throne
       *[other] { $count } squares to the throne
    }
with-defence = { $tile }, defence { $defence }
closed-treasure = closed chest: { $count } green faces open it
closed-relic = closed relic chest: { $count } green faces open it
opened = opened
guard-bonus = Guard room: one green face more while you stand here
defence = Defence: a strength of { $count } beats it
hero-of = { $hero } of { $name }
pawn-at = { $pawn } on { $square }
king-waits = The goblin king waits outside
reach =
    { $count ->
        [one] one square away
       *[other] { $count } squares away
    }{ $dice ->
        [0] { "" }
        [one] , one die
       *[other] , { $dice } dice
    }
can-be-chosen = can be chosen
out-of-sight = not in sight: something stands between
on-the-trail = on the way of the slaughter
sure = sure
hopeless = a 6 is { $count } short
odds = { $lowest }+ · { $hits } in { $sides }

## The goals

goals = What is needed to win, and how all is lost
to-win = To win
to-win-how = { $needed } chests, the crown among them
spared = { $count } spared by trophies
opened-of = { $opened } of { $needed }
plate = { $opened } of { $needed } chests are open; spared by trophies: { $spared }
held = { $thing }, opened by { $name }
slot-open = open
slot-needed = still needed
slot-spared = spared by trophies of the best hunter
crown-found = The crown is found
crown-known = The crown lies in { $square }
crown-hidden = The crown lies in one of the crypts
lost = Lost if
lost-goblins = no goblin is left to come
lost-king = the king sits on his throne
reserve = Goblins in the reserve: { $count }, in the dungeon: { $out }
king-comes =
    { $rounds ->
        [one] He comes next round, then { $count } squares to go
       *[other] He comes in { $rounds } rounds, then { $count } squares to go
    }
king-left =
    { $count ->
        [one] The king is one square from his throne
       *[other] The king is { $count } squares from his throne
    }
turns-how = Before each turn the king goes one or two squares, half and half
turns-sure =
    { $count ->
        [0] no turn is sure
        [one] sure turn
       *[other] sure turns
    }
turns-perhaps = perhaps
percent = { $count } %
in-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
chip-win = To win: { $opened } of { $needed } chests
chip-goblins = Goblins in the reserve: { $count }
chip-king =
    { $count ->
        [-1] The king comes in { $rounds } rounds
       *[other] The king is { $count } squares from his throne
    }
chip-card = What comes before the throws

## Piles and the king's die

pile = Adventure cards
piece-pile = Adventure cards
    .text = Everybody reveals one before the throws. When all piles are empty, the goblin king comes.
pile-of = Pile of { $name }: { $count } cards, { $list }
pile-find =
    { $count ->
        [one] 1 find
       *[other] { $count } finds
    }
pile-trap =
    { $count ->
        [one] 1 trap
       *[other] { $count } traps
    }
pile-goblin =
    { $count ->
        [one] 1 goblin
       *[other] { $count } goblins
    }
pile-left =
    { $count ->
        [one] one adventure card left
       *[other] { $count } adventure cards left
    }
pile-empty = empty
king-below = The king lies below
king-die =
    { $count ->
        [0] The king’s die
       *[other] The king’s die shows { $count }
    }
die-low = 1–3: one square, and a goblin
die-high = 4–6: two squares

## Heroes

heroes = Heroes
hero-begins =
    { $hero ->
        [elf] begins with a blue bonus
        [mage] begins with a yellow bonus
        [warrior] begins with a red bonus
       *[thief] begins with a green bonus
    }
reference = What combinations do
own = Your scrolls and items
piece-trophies = Trophies
    .text = Monsters killed. Those of the best hunter spare as many chests, three at most.
trophies =
    { $count ->
        [0] no trophy yet
        [one] 1 trophy: { $list }
       *[other] { $count } trophies: { $list }
    }
goblins-slain =
    { $count ->
        [0] no goblin killed
        [one] 1 goblin killed
       *[other] { $count } goblins killed
    }
chests-opened =
    { $count ->
        [0] no chest opened
        [one] 1 chest opened
       *[other] { $count } chests opened
    }

## The tray

in-a-fight = In a fight:
faces-more = faces more
more-faces =
    { $count ->
        [one] { $colour }: one face more
       *[other] { $colour }: { $count } faces more
    }
piece-boosts = What is added
    .text = Bonuses of the mat, items, relics, the guard room and the card of this turn, for whoever plays. In a fight they are added to the combat die.
leads-to = to { $squares }
leads-to-many = { $count } squares
goblins-to-choose =
    { $count ->
        [one] the one goblin
       *[other] { $count } goblins to choose from
    }
detail-fireball = attack what you see, +1
detail-search = a bonus of your mat
detail-treasure = the chest you stand on
detail-relic = the tomb you stand on
detail-slaughter = kill whatever you meet
detail-anywhere = to any square
detail-portal = up to three squares away
not-here-move = no way from here
not-here-charge = no way from here
not-here-slaughter = no way from here
not-here-anywhere = does nothing here
not-here-hand-or-bonus = hand and mat are full
not-here-portal = no free square near
not-here-goblin = no goblin there
not-here-opening = no door beside you
not-here-fireball = no target in sight
not-here-pass-wall = no wall beside you
not-here-search = both bonuses taken
not-here-treasure = no chest here
not-here-relic = no tomb here
fight = Fight: { $foe }
against = against
for-whoever-plays = For { $name }: { $odds }

## Plans

propose = Propose a plan
propose-where = Touch a square
propose-how = Show the others a square and say what to do there. The right mouse button does the same.
propose-at = What about { $square }?
plan = { $phrase } { $square }

## The end

end-title = What was reached
end-won = The crown is yours, and the chests are open: the heroes have won together.
end-lost =
    { $chests ->
        [0] { $crown ->
            [0] Only the crown was missing.
           *[other] Nothing was missing but time.
        }
        [one] { $crown ->
            [0] One chest and the crown were missing.
           *[other] One chest was missing.
        }
       *[other] { $crown ->
            [0] { $chests } chests and the crown were missing.
           *[other] { $chests } chests were missing.
        }
    }
end-chests = { $opened } of { $needed } chests open
end-crown = The crown was not found
end-crown-known = The crown was not fetched from { $square }
end-king =
    { $count ->
        [-1] The king never came
        [0] The king sits on his throne
        [one] The king was one square from his throne
       *[other] The king was { $count } squares from his throne
    }
end-goblins =
    { $due ->
        [1] A goblin was due, and the reserve was empty
       *[other] Goblins left in the reserve: { $count }
    }
