# What the archipelago says besides the texts of its game and of the dice room.

archipelago = Archipelago
legend = What the signs on the map mean
legend-players = What the signs of the players mean
legend-faces = faces to get there
legend-dice = a die they take
legend-pair = by a pair
legend-defence = strength that beats it
legend-quarry = quarry: a green face more
legend-region = region: two points if a tile of yours is there

square = { $square }, { $kind }, { $region }
kind-sea = sea
kind-land = land
kind-quarry = quarry
tile-of = { $tile } of { $name }
monster-with = { $monster }, defence { $defence }
pawn-of = pawn of { $name }
pawn-at = Pawn of { $name } at { $square }
can-be-chosen = can be chosen
defence = Defence: a strength of { $count } beats it
quarry-bonus = Quarry: one green face more while you stand here
reach =
    { $way ->
        [sail] { $faces ->
            [one] one blue face
           *[other] { $faces } blue faces
        }
        [march] { $faces ->
            [one] one yellow face
           *[other] { $faces } yellow faces
        }
       *[step] one step by a pair
    }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
region =
    { $region ->
        [north-west] Northwest
        [north] North
        [north-east] Northeast
        [west] West
        [centre] Centre
        [east] East
        [south-west] Southwest
        [south] South
       *[south-east] Southeast
    }

## What is shared

shared = What everybody shares
stack = Victory stack
round = Round { $round }
turn-alone = Turn { $round } of { $of }
stack-left =
    { $count ->
        [0] the stack is empty
        [one] one card left
       *[other] { $count } cards left
    }
last-round = This is the last round
spare-left = reserve { $count }
fives-left = tiles of five { $count }
cards-of = { $name } { $count }
objectives = Common objectives
objectives-how = the first to fulfil one takes its card, or one more die
objective-taken = { $name } has it
objective-given-up = given up for a die
need = { $count } × { $measure }
progress = { $name }: { $have } of { $of }
philosophers = Philosophers
philosophers-how = two points each if kept
deck-left =
    { $count ->
        [one] Deck: one philosopher
       *[other] Deck: { $count } philosophers
    }

## One's own

own = Your cards
hand = Your philosophers and your secret objective
you = You
known-to-all = everybody knows that you hold it
no-philosophers = No philosopher in hand.
secret-only-you = Only you see this
heroes-left = Heroes on your mat
hero-adds =
    { $count ->
        [one] hero: one face more, { $colour }
       *[other] hero: { $count } faces more, { $colour }
    }

## Players and points

left-to-build = Left to build: cities { $cities }, temples { $temples }, wonder { $wonder }, heroes { $heroes }
holds =
    { $count ->
        [0] no philosopher
        [one] one philosopher
       *[other] { $count } philosophers
    }
slain = Monsters beaten
points-so-far = Points if it ended now: { $points }, of them { $gained } as cards
points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
points-now = Points if it ended now
points-end = Points
player = Player
gained = cards
gained-how = Points gained at once: cities, temples, wonder, attacks, monsters, wrath
column-regions = regions
column-philosophers = thinkers
column-common = common
column-secret = secret
column-compensation = later seat
sum = sum
key-cities = cities,
key-temples = temples,
key-wonder = wonder,
key-heroes = heroes still to place;
key-philosophers = philosophers in hand
ranks = Ranks
