# What the boards of the dice say besides the texts of their games (src/tatami/games/dicium/).

## The tray

your-dice = Your dice
dice-of = Dice of { $name }
unspent = Dice that can still be used
key = What the signs mean
reserve-thrown = Dice of the reserve
no-dice = No dice have been thrown yet.
spent = used
to-throw = still to be thrown
answers = What you can say
phase-throws = Throws
    .text = Up to two throws, three with a roll bonus. After the first you choose which dice to throw again.
phase-actions = Actions
    .text = Up to two actions. Each uses the dice of one combination, for their values or for one colour.
phase-reserve = Reserve
    .text = Up to two unused dice stay as they lie and count in your next hand.
numbers-left = Throws and actions left
    .text = The numbers above your dice: up to two throws, three with a roll bonus, then up to two actions.
left-throws =
    { $count ->
        [0] no throw left
        [one] 1 throw left
       *[other] { $count } throws left
    }
left-actions =
    { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
die =
    { $state ->
        [lit] { $face }, can be chosen
        [held] { $face }, picked; once more puts it back
        [picked] { $face }, picked
       *[other] { $face }
    }
throw-picked =
    { $count ->
        [one] Throw one die again
       *[other] Throw { $count } dice again
    }
put-by =
    { $count ->
        [one] Put one die by
       *[other] Put { $count } dice by
    }
value-from = Its values: { $source }.
forms-offered = Combinations you can use
forms-possible = What the dice form as they lie
deed-count = { $deed } { $count }
deed-level = { $deed }, level { $count }
what-they-do = What combinations do
combination = Combination
what-it-does = What it does
colours-only = Combinations of values do nothing at this table: only colours count.
blue-any = Blue dice, any number
green-any = 2 to 5 green faces
does-move = As many squares.
does-doors = A move through doors too.
does-brazier = A move; a brazier where it ends is lit.
does-charge = A move with one more red bonus in its fights.
does-enter = A pawn comes into play from the reserve.
does-tile = A tile is placed, or one that lies there is moved.
does-hand-or-bonus = One die more in hand, or a bonus of any level.
does-card = Take a cheat card.
does-bump = A move; one opponent on the way may be bumped.
does-airship = A move on which rough ground needs no technology.
does-ki = Acquire a bonus of the level that is the number of faces.
does-city = A city where you stand, and a bonus of the level that is the number of faces.
does-portal = The Portal tile is placed, or moved, up to three squares away.
does-goblin = A goblin anywhere goes back to the reserve.
does-slaughter = As many squares; whatever is met is killed without a fight.
does-anywhere = To any other square.
does-search = Acquire a bonus of the level that is the number of faces.
does-step = One square, up, down, sideways or across a corner.
does-philosopher = Take a philosopher of the row or the deck.
does-hero = A hero of your mat on a free square of your region.
does-great-city = A city on any free square of your region, and a bonus of any level.
does-wrath = An opponent must reach a strength of 6; if not, it retreats and you gain two points.
does-wonder = Your wonder in your region, or your pawn to any square.
yellow-any = Yellow dice, any number
with-list = { $title }: { $list }
not-with-these =
    { $count ->
        [one] One more, not now
       *[other] { $count } more, not now
    }
all-combinations = What combinations do
missing-enough = does nothing here
missing-no-blue = no blue die
missing-no-yellow = no yellow die
missing-few-yellow = { $have } of { $of } yellow
missing-few-green = { $have } of { $of } green
missing-alike = { $have } of { $of } alike
missing-pairs = { $have } of { $of } pairs
missing-house = three and two alike
missing-in-order = all dice in order from 1
missing-no-green = no green die

## Players and mats

you = you
has-turn = has the turn
is-asked = is asked
bot-plays = a bot plays
hand-of =
    { $count ->
       *[other] Hand of { $count } dice
    }{ $state ->
        [lit] , can be made larger
       *[other] { "" }
    }
reserve-of =
    { $count ->
        [0] Reserve: no dice
        [one] Reserve: 1 die
       *[other] Reserve: { $count } dice
    }
mat-of =
    { $count ->
        [0] Mat of { $name }: no bonus yet
        [one] Mat of { $name }: 1 bonus
       *[other] Mat of { $name }: { $count } bonuses
    }
owned =
    { $count ->
        [0] no bonus yet
        [one] 1 bonus of 8
       *[other] { $count } bonuses of 8
    }
level =
    { $state ->
        [lit] Level { $level }, can be chosen
       *[other] Level { $level }
    }
bonus =
    { $state ->
        [owned] { $bonus }, level { $level }, owned
        [lit] { $bonus }, level { $level }, can be chosen
       *[other] { $bonus }, level { $level }, not owned
    }
state =
    { $state ->
        [lit] can be chosen
        [chosen] chosen
       *[other] { "" }
    }

## Combat

combat = The last throw of the combat die
engaged = red dice
red-bonus = red bonuses
strength = { $name }: strength { $count }

## Shogun

about-palace = The palace
    .text = Nine squares by nine: corridors, gardens, the throne room, walls and doors.
palace = The palace: a square is reached with the arrow keys
square = { $square }, { $kind }
garden-letter = garden { $zone }
kind-corridor = corridor
    .text = Everybody walks here. A Garrison tile can be placed on it.
kind-garrison = garrison
    .text = Samurai come into play here, unless a ninja or the Shogun stands on it.
kind-altar = altar
    .text = One more green face for each of your pawns that stands here.
kind-tatami = throne room
    .text = The tatami round the throne. Doors lead in, and doors stop ninjas.
kind-throne = throne
    .text = The Shogun sits here at first.
kind-garden = garden
    .text = A Torii tile can be placed here, if its garden has no torii and no lit brazier.
kind-brazier = brazier
    .text = Samurai light it: that discards an alert card and darkens a torii of this garden.
kind-torii = torii
    .text = Ninjas come into play here, and carry the Shogun here to win.
pawn =
    { $state ->
        [lit] { $pawn } on { $square }, can be chosen
       *[other] { $pawn } on { $square }
    }
with-shogun = { $pawn } with the Shogun
leads-shogun = leads the Shogun
on-square = on { $square }
aims = What each side needs to win
aim-ninjas = Carry the Shogun to a torii
aim-samurai = Get rid of all alert cards
side-ninjas = The ninjas
    .text = They win when the ninja who leads the Shogun stands on a torii, or when the last samurai in play is beaten and no garrison is free.
side-samurai = The samurai
    .text = They win when the last alert card is discarded, or when the last ninja in play is beaten and no torii is free. Braziers, attacks won and a banzai discard alert cards.
shogun-free = He is free, on { $square }
shogun-captive = { $pawn } has him, on { $square }
alerts-left = { $count } of { $of } alert cards left
night =
    { $round ->
        [0] { $of ->
            [0] A night without end
           *[other] { $of } rounds
        }
       *[other] { $of ->
            [0] Round { $round }
           *[other] Round { $round } of { $of }
        }
    }
braziers-left =
    { $count ->
        [0] no brazier tile left
        [one] 1 brazier tile left
       *[other] { $count } brazier tiles left
    }
piece-night = The night
    .text = When its last round is over, whoever has the Shogun wins: the ninjas if they captured him, otherwise the samurai.
piece-endless-night = A night without end
    .text = This table plays without a limit of rounds: the game goes on until one side has won.
piece-stock = Tiles on the mat
    .text = Tiles that have not been placed yet. Each one placed brings a bonus of any level.
piece-pawns-left = Pawns in reserve
    .text = They come into play with three of a kind.
pawns-left =
    { $count ->
        [0] no pawn in reserve
        [one] 1 pawn in reserve
       *[other] { $count } pawns in reserve
    }
stock =
    { $count ->
        [0] no tile on the mat ({ $tile })
        [one] 1 tile on the mat ({ $tile })
       *[other] { $count } tiles on the mat ({ $tile })
    }
mats = The mats

## Crazy Cup

about-track = The track
    .text = Road, garages and four kinds of rough ground, once round.
about-mats = The mats
    .text = Each mat has eight bonuses, two of each level, and no two mats are alike.
track = The track: a square is reached with the arrow keys
kind-start = Start and finish
    .text = The lap begins and ends here. Nobody goes back through it.
kind-road = road
    .text = You drive from square to square that are joined. Barriers and rock part squares.
kind-garage = garage
    .text = Whoever stands here when an action begins has one face more in every combination of a colour.
kind-ravine = ravine
    .text = Rough ground: a shortcut that costs the matching technology, except in the airship.
kind-volcano = volcano
    .text = Rough ground: a shortcut that costs the matching technology, except in the airship.
kind-cactus = cactus forest
    .text = Rough ground: a shortcut that costs the matching technology, except in the airship.
kind-lake = lake
    .text = Rough ground: a shortcut that costs the matching technology, except in the airship.
needs = Needed: { $tile }
runner =
    { $state ->
        [lit] { $name }, { $square }, { $count } of { $lap } squares, can be chosen
       *[other] { $name }, { $square }, { $count } of { $lap } squares
    }
standings = The race so far
place = place { $rank }
driven =
    { $count ->
        [one] 1 of { $lap } squares driven
       *[other] { $count } of { $lap } squares driven
    }
cards-held =
    { $count ->
        [0] no cheat cards
        [one] 1 cheat card
       *[other] { $count } cheat cards
    }
own-cards =
    { $count ->
        [0] Your hand: no cheat cards
        [one] Your hand: 1 cheat card
       *[other] Your hand: { $count } cheat cards
    }
no-cards = You hold no cheat card.
beside-track = Beside the track
open-cards = The deck and the cheat cards that lie open
deck =
    { $count ->
        [one] Deck: 1 cheat card
       *[other] Deck: { $count } cheat cards
    }
discards =
    { $count ->
        [one] Discards: 1 cheat card
       *[other] Discards: { $count } cheat cards
    }
cards-seen =
    { $count ->
        [one] 1 cheat card that you know
       *[other] { $count } cheat cards that you know
    }
card =
    { $state ->
        [lit] { $card }, can be chosen. { $text }
       *[other] { $card }. { $text }
    }
tiles =
    { $state ->
        [lit] { $tile }, { $count }, can be chosen
       *[other] { $tile }, { $count }
    }
team = with { $name }
last-round = The finish is reached: this is the last round.
piece-airship = Airship
    .text = In this movement rough ground needs no technology.
piece-bump = Bump
    .text = One opponent on a square entered in this movement may be bumped: a driving test, or three squares back.
note-piece-airship = By airship: rough ground costs nothing.
note-piece-bump = One opponent on the way may be bumped.
note-kind-garage = In the garage: one more face of every colour.
note-piece-storm = Sandstorm: no blue combination.
piece-direction = Direction of the race
    .text = The first player to move chooses it for all.
piece-storm = sandstorm
    .text = No blue combination in this player’s next turn.
piece-cards = Cheat cards
    .text = Each says when it is played. Only their holder sees them; everybody may count them.
piece-lap = The lap
    .text = Squares of the road from Start. Whoever has come farthest when the race ends wins.
piece-team = Team
    .text = Partners start in opposite directions; the first two to meet win.
