# Shogun. The variables are the facts of the engine: seats arrive as names, pawns, tiles and deeds as nouns.

title = Dicium: Shogun
pitch = Ninjas steal into the palace to carry the Shogun off; samurai light the braziers and hunt them.
length = 30 to 60 minutes
preset-first = Ninjas against samurai, one player each; the ninjas get some help.
preset-printed = Two ninjas against two samurai, for a short night.
preset-long = Two against two, and the night lasts until somebody has won.

## Pawns and squares

pawn-ninja-blue-1 = Blue Ninja 1
    .text = Stopped by walls and doors. Captures the Shogun by stopping on his square.
pawn-ninja-blue-2 = Blue Ninja 2
    .text = Stopped by walls and doors. Captures the Shogun by stopping on his square.
pawn-ninja-blue-3 = Blue Ninja 3
    .text = Stopped by walls and doors. Captures the Shogun by stopping on his square.
pawn-ninja-green-1 = Green Ninja 1
    .text = Stopped by walls and doors. Captures the Shogun by stopping on his square.
pawn-ninja-green-2 = Green Ninja 2
    .text = Stopped by walls and doors. Captures the Shogun by stopping on his square.
pawn-ninja-green-3 = Green Ninja 3
    .text = Stopped by walls and doors. Captures the Shogun by stopping on his square.
pawn-samurai-yellow-1 = Yellow Samurai 1
    .text = Stopped by walls only. Each attack that it wins discards an alert card.
pawn-samurai-yellow-2 = Yellow Samurai 2
    .text = Stopped by walls only. Each attack that it wins discards an alert card.
pawn-samurai-yellow-3 = Yellow Samurai 3
    .text = Stopped by walls only. Each attack that it wins discards an alert card.
pawn-samurai-red-1 = Red Samurai 1
    .text = Stopped by walls only. Each attack that it wins discards an alert card.
pawn-samurai-red-2 = Red Samurai 2
    .text = Stopped by walls only. Each attack that it wins discards an alert card.
pawn-samurai-red-3 = Red Samurai 3
    .text = Stopped by walls only. Each attack that it wins discards an alert card.
pawn-shogun = Shogun
    .text = Moves like a samurai as long as he is free, but never stops with one, never meets a ninja and never fights.

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-i1 = i1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-i2 = i2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-i3 = i3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-i4 = i4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-i5 = i5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-i6 = i6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-i7 = i7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8
square-i8 = i8
square-a9 = a9
square-b9 = b9
square-c9 = c9
square-d9 = d9
square-e9 = e9
square-f9 = f9
square-g9 = g9
square-h9 = h9
square-i9 = i9

## Mats, tiles and deeds

side-ninjas = ninjas
side-samurai = samurai
team-ninjas = the ninjas
team-samurai = the samurai
mat-blue = the blue mat
    .text = For a player of the ninjas.
mat-green = the green mat
    .text = For a player of the ninjas.
mat-yellow = the yellow mat
    .text = For a player of the samurai.
mat-red = the red mat
    .text = For a player of the samurai.
tile-brazier = brazier
    .text = A brazier that is lit. It cost the ninjas an alert card, and no torii stands in this garden.
tile-torii = torii
    .text = Ninjas come into play here, and carry the Shogun to it to win.
tile-turned-torii = darkened torii
    .text = A Torii tile on its garden side: no torii, until it is moved.
tile-garrison = garrison
    .text = Samurai come into play here.
deed-move = Move
deed-doors = Move through doors
deed-brazier = Move and light
deed-charge = Charge
deed-enter = Reinforcement
deed-tile = Tile
deed-hand-or-bonus = Hand or bonus
deed-opening = Opening
deed-shuriken = Shuriken
deed-infiltration = Infiltration
deed-redeployment = Redeployment
deed-kindle = Brazier
deed-banzai = Banzai
deed-ki = Ki

piece-blue-1 = 1 blue die
    .text = Move a pawn one square for each die and each blue bonus.
piece-blue-2 = 2 blue dice
    .text = Move a pawn one square for each die and each blue bonus.
piece-blue-3 = 3 blue dice
    .text = Move a pawn one square for each die and each blue bonus.
piece-blue-4 = 4 blue dice
    .text = Move a pawn one square for each die and each blue bonus.
piece-blue-5 = 5 blue dice
    .text = Move a pawn one square for each die and each blue bonus.
piece-yellow-2 = 2 yellow faces
    .text = Ninjas: opening, one square through a door. Samurai: redeployment to a garrison.
piece-yellow-3 = 3 yellow faces
    .text = Ninjas: shuriken, attack a samurai from afar. Samurai: light the brazier where a pawn stands.
piece-yellow-4 = 4 yellow faces
    .text = Ninjas: infiltration, one square through a wall. Samurai: banzai, three squares through the ninjas.
piece-green-2 = 2 green faces
    .text = Acquire a bonus of level 2.
piece-green-3 = 3 green faces
    .text = Acquire a bonus of level 3.
piece-green-4 = 4 green faces
    .text = Acquire a bonus of level 4.
piece-green-5 = 5 green faces
    .text = Acquire a bonus of level 5.
piece-stop = Stop
    .text = The banzai ends here.
piece-keep-shogun = No handing over
    .text = The Shogun stays with the ninja who has him.
piece-alerts = Alert cards
    .text = The samurai win when the last one is discarded: by a lit brazier, an attack won, a kill in a banzai.
piece-throne = Throne
    .text = Where the Shogun sits at first.
piece-altar = Altar
    .text = One more green face for each of your pawns here.

## Table options

option-ninjas = Ninjas
    .text = Which seats play the ninjas. A ninja begins.
option-ninjas-first = the first seat, and the third
option-ninjas-second = the second seat, and the fourth
option-ninjas-drawn = drawn by lot
option-beginner = Help for beginners
    .text = One more alert card and one more brazier tile, for somebody who plays the ninjas for the first time.
option-beginner-true = with help
option-beginner-false = without help
option-ninja_table = Combinations of the ninjas
    .text = The rulebook shows them in pictures; two readings fit. They differ in two pairs, four and full.
option-ninja_table-usual = Torii tile with two pairs
option-ninja_table-second = Torii tile with a full
option-samurai_table = Combinations of the samurai
    .text = The rulebook shows them in pictures; two readings fit. They differ in two pairs, four and full.
option-samurai_table-usual = Garrison tile with two pairs
option-samurai_table-second = Garrison tile with a full
option-night = Length of the night
    .text = Whether the game has so many rounds at most. When such a night is over, whoever has the Shogun wins.
option-night-short = a short night
option-night-long = a long night
option-night-endless = a night without end
option-escape = A Torii tile under the captor
    .text = Whether the ninjas also win when a Torii tile is placed where the Shogun is led, or only when he is led onto a torii.
option-escape-stands = is an escape
option-escape-arrives = is none

## What happens

event-takes-mat = { $seat } takes { $mat }.
event-turn = Round { $count }: { $seat } plays.
event-moves = { $pawn } goes from { $from } to { $square }.
event-captures = { $pawn } captures the Shogun on { $square }!
event-hands-over = { $pawns } hands the Shogun over to { $pawn }.
event-attacks = { $pawn } attacks { $pawns }.
event-throws-shuriken = { $seat } throws a shuriken at { $pawn }.
event-misses = The shuriken misses { $pawn }.
event-is-beaten = { $pawn } is beaten.
event-is-homeless = { $pawn } has nowhere to go and leaves the board.
event-arrives = { $pawn } comes into play on { $square }.
event-alert =
    { $count ->
        [0] The last alert card is discarded.
        [one] An alert card is discarded; one is left.
       *[other] An alert card is discarded; { $count } are left.
    }
event-lights = { $seat } lights the brazier on { $square }.
event-turns = The torii on { $square } goes dark.
event-places = { $seat } places a tile on { $square }: { $tile }.
event-shifts = { $seat } moves a tile from { $from } to { $square }: { $tile }.
event-ends = The game is over, because { $reason }.

## What is asked and offered

prompt-mat = Which mat do you take?
prompt-mat-other = { $seat } chooses a mat.
prompt-action =
    { $count ->
        [one] One action left: which combination do you use?
       *[other] { $count } actions left: which combination do you use?
    }
prompt-action-other = { $seat } may play an action.
prompt-pawn = { $deed }: which pawn?
prompt-pawn-other = { $deed }: { $seat } chooses a pawn.
prompt-where = { $deed }: where does { $pawn } go?
prompt-where-other = { $deed }: { $seat } moves { $pawn }.
prompt-banzai =
    { $count ->
        [one] Banzai: one square left for { $pawn }. Where to?
       *[other] Banzai: { $count } squares left for { $pawn }. Where to?
    }
prompt-banzai-other = Banzai: { $seat } leads { $pawn }.
prompt-enter = Where does your pawn come into play?
prompt-enter-other = { $seat } brings a pawn into play.
prompt-lift-tile = Your mat is empty: which tile do you move ({ $tile })?
prompt-lift-tile-other = { $seat } moves a tile ({ $tile }).
prompt-place-tile = Where do you place the tile ({ $tile })?
prompt-place-tile-other = { $seat } places a tile ({ $tile }).
prompt-foe = Whom does { $pawn } fight first?
prompt-foe-other = { $seat } chooses whom to fight first.
prompt-hand-over = Does the Shogun change hands?
prompt-hand-over-other = { $seat } decides who leads the Shogun on.
prompt-attack =
    { $count ->
        [one] You attack { $pawn }. Do you engage your red die?
       *[other] You attack { $pawn }. You have { $count } red dice to engage. Do you engage one?
    }
prompt-attack-other = { $seat } attacks { $pawn } and may engage red dice.
prompt-defence =
    { $count ->
        [one] { $pawn } is attacked with strength { $strength }. Do you engage the red die of your reserve?
       *[other] { $pawn } is attacked with strength { $strength }. Your reserve has { $count } red dice to engage. Do you engage one?
    }
prompt-defence-other = { $seat } defends { $pawn } against strength { $strength } and may engage red dice.
prompt-put-back = { $pawn } is beaten: where does it come back?
prompt-put-back-other = { $seat } puts { $pawn } back.

choice-pair = Pair
choice-straight = Straight
choice-three = Three of a kind
choice-two-pair = Two pairs
choice-four = Four of a kind
choice-full = Full
choice-five = Five of a kind
choice-blue =
    { $count ->
        [one] One blue die
       *[other] { $count } blue dice
    }
choice-yellow = { $count } yellow faces
choice-green = { $count } green faces
choice-mat = Take { $mat }
choice-pawn = { $pawn }
choice-square = { $square }
choice-stop = Stop here
choice-keep-shogun = The Shogun stays where he is

## Why not

why-over = The game is over.
why-not-asked = It is up to { $seat } now.
why-not-now = That is not what you are asked now.
why-no-such-piece = There is nothing called “{ $piece }” here.
why-nothing-more = There is nothing more to choose.
why-no-such-die = You have no such die to use now.
why-mat-of-the-others = This mat is for the other side.
why-mat-taken = This mat is taken.
why-bonus-elsewhere = Your mat has no such bonus on level { $level }: { $bonus }.
why-level-acquired = You have both bonuses of level { $level }.
why-nothing-comes-of-it = Nothing would come of it now.
why-no-straight = A straight takes all dice of your hand, in a row from 1, and none of them spent.
why-no-combination = Your dice do not form that.
why-wrong-faces = You cannot form a combination of exactly { $count } faces of this colour.
why-combination-first = Choose a combination first.
why-not-a-square = You are not asked for a square now.
why-not-a-pawn = You are not asked for a pawn now.
why-not-a-player = Players are never chosen in this game, only their pawns.
why-stands-there = The pawn stands there, and nothing would come of going and coming back.
why-too-far =
    { $count ->
        [one] It is farther than one square.
       *[other] It is farther than { $count } squares.
    }
why-door-closed = A door is in the way, and doors stop ninjas.
why-cut-off = There is no way there: walls, or pawns that would stop the move.
why-not-through-a-door = An opening leads one square, through a door.
why-not-through-a-wall = An infiltration leads one square, through a wall.
why-not-next = A banzai goes to the next square, never to one where it has been.
why-no-garrison = There is no garrison there.
why-no-torii = There is no torii there.
why-not-accessible = Somebody stands there who keeps your pawns out.
why-shogun-avoids-ninjas = The Shogun does not enter a square with a ninja.
why-shogun-stands-alone = The Shogun and samurai never stop on the same square.
why-captor-avoids-samurai = Whoever leads the Shogun does not enter a square with a samurai.
why-captor-is-safe = Nobody can attack the ninja who has the Shogun.
why-not-for-tiles = Such a tile does not belong there ({ $tile }).
why-has-tile = There is a tile already.
why-garden-lit = The brazier of this garden is lit.
why-garden-has-torii = This garden has a torii.
why-wrong-row = No ninja is on this row or beyond it.
why-tile-stays = There is no other place for this tile.
why-no-tile-there = There is no tile of yours to move.
why-not-in-the-game = This pawn is not in the game.
why-not-a-foe = This pawn is not fought here.
why-not-with-them = The Shogun cannot be handed to this pawn.
why-no-target = A shuriken is thrown at samurai only.
why-shogun-not-yours = Only the samurai use the Shogun, and only as long as he is free.
why-not-yours = This pawn is not yours.
why-in-reserve = This pawn is in the reserve.
why-like-another = Another pawn of yours stands there too; it is the same which of them you take.
why-cannot-do-it = This pawn cannot do that: { $deed }.

## The end

reason-escape = the Shogun was carried to a torii
reason-alerts = the last alert card was discarded
reason-beaten = the last pawn of the losing side was beaten and had nowhere to go
reason-night = the night was over

## What lies on the table, where no picture shows it

view-round = Round
view-turn = Plays
    .noun = seat
view-first = Began the game
    .noun = seat
view-dice = Dice
    .noun = face
view-thrown = Dice of this turn
view-throws = Throws left
view-actions = Actions left
view-alerts = Alert cards
view-braziers = Brazier tiles
view-captor = Has the Shogun
    .noun = pawn
view-pawns = Pawns
view-pawn = Pawn
view-side = Side
view-square = Square
view-has_shogun = Has the Shogun
view-tiles = Tiles on the board
view-tile = Tile
view-mat = Mat
view-hand = Hand
view-reserve = Reserve
    .noun = face
view-bonuses = Bonuses
view-level = Level
view-bonus = Bonus
    .noun = bonus
view-is_acquired = Acquired
view-stock = Tiles on the mat
view-pawns_left = Pawns in reserve
