# Crazy Cup. The variables are the facts of the engine: $seat, $target and $victim arrive as names, $card, $tile, $square,
# $face, $faces and $reason as nouns, the rest as numbers; $squares and $reach of a card, $does and $count of a
# combination are the values in play, $young the option. $drone says whether a pawn is the drone of the race alone.

title = Dicium: Crazy Cup
pitch = A mad race around the canyon: combine your dice, improve your machine, take shortcuts, and cheat wherever you can.
length = 30 to 60 minutes
preset-first = Two young pilots with five dice, and only colours count.
preset-printed = Four pilots, each alone, with all combinations.
preset-teams = Four pilots in two teams: partners start in opposite directions and want to meet.

## Cheat cards

card-hook = Grappling Hook
    .text = When an opponent in a straight free line begins a movement action: you follow the same path, as many squares.
card-tornado = Tornado
    .text = Lay the tornado on a free road square. Until your next turn, whoever enters it takes a driving test or stops there.
card-sandstorm = Sandstorm
    .text = An opponent takes a driving test; if it fails, they use no blue combination in their next turn.
card-nitro = Nitro Boost
    .text = { $young ->
        [true] Move
       *[false] Discard a pair and move
    } { $squares ->
        [one] one square
       *[other] up to { $squares } squares
    }; this is no action.
card-rocket = Rocket
    .text = An opponent { $reach ->
        [one] one road square
       *[other] up to { $reach } road squares
    } ahead takes a driving test; if it fails, { $squares ->
        [one] one square
       *[other] { $squares } squares
    } back.
card-oil = Oil Slick
    .text = When an opponent enters your square: a driving test; if it fails, their movement ends there.
card-dynamite = Dynamite
    .text = { $young ->
        [true] Every opponent
       *[false] Discard a pair: every opponent
    } within { $reach ->
        [one] one road square
       *[other] { $reach } road squares
    } takes a driving test; if it fails, { $squares ->
        [one] one square
       *[other] { $squares } squares
    } back.
card-puncture = Puncture
    .text = When an opponent’s turn begins: a driving test; if it fails, they throw one die less this turn.
card-loaded-dice = Loaded Dice
    .text = After any of your throws, turn one of your dice to a face of your choice.
card-sabotage = Sabotage
    .text = An opponent with technology takes a driving test; if it fails, take one of their tiles or put it back.
card-pickpocket = Pickpocket
    .text = An opponent with cheat cards takes a driving test; if it fails, you take one of their cards at random.
card-ace = Ace Driver
    .text = Instead of throwing the combat die: your driving test is passed.

## Technology

tile-wings = Wings
    .text = For ravines.
tile-shield = Heat Shield
    .text = For volcanic ground.
tile-saws = Buzz Saws
    .text = For cactus forests.
tile-floats = Floats
    .text = For lakes.

## What combinations do

deed-move = Move
deed-card = Cheat card
deed-bump = Move and bump
deed-airship = Airship
deed-hand-or-bonus = Hand or bonus
deed-technology = Technology
deed-ki = Bonus

## Squares, teams, and how a race ends

square-start = Start
square-1 = square 1
square-2 = square 2
square-3 = square 3
square-4 = square 4
square-5 = square 5
square-6 = square 6
square-7 = square 7
square-8 = square 8
square-9 = square 9
square-10 = square 10
square-11 = square 11
square-12 = square 12
square-13 = square 13
square-14 = square 14
square-15 = square 15
square-16 = square 16
square-17 = square 17
square-18 = square 18
square-19 = square 19
square-20 = square 20
square-21 = square 21
square-22 = square 22
square-23 = square 23
square-24 = square 24
square-25 = square 25
square-26 = square 26
square-27 = square 27
square-28 = square 28
square-29 = square 29
square-30 = square 30
square-31 = square 31
square-32 = square 32
square-33 = square 33
square-34 = square 34
square-35 = square 35
square-36 = square 36
square-37 = square 37
square-38 = square 38
square-39 = square 39
square-40 = square 40
square-41 = square 41
square-42 = square 42
square-43 = square 43
square-44 = square 44
square-45 = square 45
square-46 = square 46
square-47 = square 47
square-48 = square 48
square-49 = square 49
square-50 = square 50
square-51 = square 51
square-52 = square 52
square-53 = square 53
square-54 = square 54
square-55 = square 55
square-56 = square 56
square-57 = square 57
square-58 = square 58
square-59 = square 59
square-60 = square 60
square-61 = square 61
square-62 = square 62
square-63 = square 63
square-64 = square 64
square-65 = square 65
square-r1 = shortcut 1
square-r2 = shortcut 2
square-r3 = shortcut 3
square-r4 = shortcut 4
square-r5 = shortcut 5
square-r6 = shortcut 6
square-r7 = shortcut 7
square-r8 = shortcut 8

team-first = the first team
team-second = the second team

reason-line = the last round was driven
reason-meeting = two partners have met
reason-drone = the drone was faster
sheet-squares = squares
sheet-bonuses = bonuses

## Options

option-teams = Two teams of two
    .text = With four players: partners start in opposite directions, and the first to meet win.
option-teams-true = in teams
option-teams-false = everybody alone
option-young = Young pilots
    .text = Five dice from the start, and only colours count.
option-young-true = young pilots
option-young-false = all combinations

## What happens

event-turn = It is the turn of { $seat }.
event-direction =
    { $clockwise ->
        [true] { $seat } goes clockwise.
       *[false] { $seat } goes anticlockwise.
    }
event-drives =
    { $drone ->
        [true] The drone comes to { $square }.
       *[false] { $seat } comes to { $square }.
    }
event-towed = { $seat } is towed to { $square }.
event-retreats =
    { $drone ->
        [true] The drone is thrown back to { $square }.
       *[false] { $seat } is thrown back to { $square }.
    }
event-crosses =
    { $drone ->
        [true] The drone reaches the finish: this is the last round.
       *[false] { $seat } reaches the finish: this is the last round.
    }
event-meets = { $seat } and { $target } meet: { $square }.
event-takes-tile = { $seat } takes a technology tile: { $tile }.
event-returns-tile = A technology tile of { $seat } goes back beside the track: { $tile }.
event-steals-tile = { $seat } takes a technology tile from { $victim }: { $tile }.
event-draws = { $seat } draws a cheat card.
event-draws-known = { $seat } draws a cheat card: { $card }.
event-takes-card = { $seat } takes a cheat card from the row: { $card }.
event-opens = A cheat card is turned up: { $card }.
event-shuffles = The discarded cheat cards are shuffled.
event-plays = { $seat } plays a cheat card: { $card }.
event-steals-card = { $seat } takes a cheat card from { $victim }.
event-steals-card-known = { $seat } takes a cheat card from { $victim }: { $card }.
event-turns-die = { $seat } turns a die from { $other } to { $face }.
event-tornado = { $seat } sends the tornado to { $square }.
event-tornado-leaves = The tornado leaves the track.
event-storm = { $seat } is caught in a sandstorm.
event-bumps =
    { $drone ->
        [true] { $seat } bumps the drone.
       *[false] { $seat } bumps { $target }.
    }
event-aims =
    { $drone ->
        [true] { $seat } aims at the drone.
       *[false] { $seat } aims at { $target }.
    }
event-tests =
    { $drone ->
        [true] { $passed ->
            [true] The drone passes the driving test.
           *[false] The drone fails the driving test.
        }
       *[false] { $passed ->
            [true] { $seat } passes the driving test.
           *[false] { $seat } fails the driving test.
        }
    }
event-ends = The race is over, because { $reason }.

## What is asked

prompt-act =
    { $count ->
        [0] You have no action left; a cheat card?
        [one] You have one action left: which combination do you use?
       *[other] You have { $count } actions: which combination do you use?
    }
prompt-act-other = { $seat } plays actions and cheat cards.
prompt-direction =
    { $drone ->
        [true] The drone sets off first: in which direction does the race go?
       *[false] { $teams ->
            [true] You are the first of your team to move: which way do you go? Your partner goes the other way.
           *[false] You move first: in which direction does the race go?
        }
    }
prompt-direction-other = { $seat } chooses a direction.
prompt-move =
    { $count ->
        [one] You can still drive one square: where to?
       *[other] You can drive up to { $count } squares: where to?
    }
prompt-move-other = { $seat } drives.
prompt-bump = Whom do you bump?
prompt-bump-other = { $seat } may bump somebody.
test-cause =
    { $own ->
        [true] A driving test in the tornado
       *[false] { $by } makes you take a driving test
    }
test-cost =
    { $effect ->
        [stay] your movement ends here
        [flat] you have one die less this turn
        [storm] you use no blue combination in your next turn
        [lose-tile] you lose a technology tile
        [lose-card] you lose a cheat card
       *[retreat] { $squares ->
            [one] you go one square back
           *[other] you go { $squares } squares back
        }
    }
prompt-test =
    { $count ->
        [0] { test-cause }: with less than 6, { test-cost }. Do you improve your odds before you throw?
        [one] { test-cause }, with one red die engaged: with less than 6, { test-cost }. Anything more before you throw?
       *[other] { test-cause }, with { $count } red dice engaged: with less than 6, { test-cost }. Anything more before you throw?
    }
prompt-test-other = { $seat } takes a driving test.
prompt-hook =
    { $drone ->
        [true] The drone is about to move, in sight of you: do you hook it?
       *[false] { $target } is about to move, in sight of you: do you hook on?
    }
prompt-hook-other = { $seat } may play a cheat card.
prompt-oil =
    { $drone ->
        [true] The drone enters your square: do you spill oil?
       *[false] { $target } enters your square: do you spill oil?
    }
prompt-oil-other = { $seat } may play a cheat card.
prompt-puncture = The turn of { $target } begins: do you play a puncture?
prompt-puncture-other = { $seat } may play a cheat card.
prompt-aim = { $card }: at whom?
prompt-aim-other = { $seat } takes aim.
prompt-tornado = Where does the tornado go?
prompt-tornado-other = { $seat } sends the tornado off.
prompt-turn-die = Which die do you turn?
prompt-turn-die-other = { $seat } turns a die.
prompt-to-face = To which face do you turn it?
prompt-to-face-other = { $seat } chooses a face.
prompt-spend-tile = Different technology leads there ({ $square }): which tile do you spend?
prompt-spend-tile-other = { $seat } chooses a way.
prompt-steal-tile = Which tile of { $victim } is it about?
prompt-steal-tile-other = { $seat } chooses a tile.
prompt-keep-tile = Do you take the tile of { $victim } ({ $tile }), or put it back?
prompt-keep-tile-other = { $seat } decides about a tile.
prompt-tile = Which technology do you take?
prompt-tile-other = { $seat } takes technology.
prompt-card = Which cheat card do you take?
prompt-card-other = { $seat } takes a cheat card.

## What is offered

squares =
    { $count ->
        [one] one square
       *[other] up to { $count } squares
    }
does =
    { $does ->
        [card] take a cheat card
        [hand-or-bonus] one more die, or a bonus of any level
        [bump] move { squares } and bump somebody
        [airship] by airship, { squares }
       *[move] move { squares }
    }
choice-pair = Pair: { does }
choice-straight = Straight: { does }
choice-three = Three of a kind: { does }
choice-two-pair = Two pair: { does }
choice-four = Four of a kind: { does }
choice-full = Full house: { does }
choice-five = Five of a kind: { does }
choice-blue =
    { $count ->
        [one] Blue, one die: move
       *[other] Blue, { $count } dice: move
    }
choice-yellow = Yellow, { $count } faces: take technology
choice-red = Red, { $count } faces: take a cheat card
choice-green = Green, { $count } faces: a bonus of that level
choice-pass = Let it be
choice-stop = Stop here
choice-another-way = Another way, or back
choice-clockwise = Clockwise
choice-counter = Anticlockwise
choice-draw = The top card of the deck
choice-keep-tile = Take it
choice-return-tile = Put it back beside the track
choice-play = Play: { $card }
choice-take = From the row: { $card }
choice-tile = Technology: { $tile }
choice-target = { $target }
choice-target-drone = The drone
choice-turn-die = The die showing { $face }
choice-to-face = To { $face }
choice-square = To { $square }

## Why not

why-over = The race is over.
why-not-asked = { $seat } is asked, not you.
why-no-such-piece = There is nothing called “{ $piece }” to choose.
why-not-now = That is not asked now.
why-not-in-hand = You do not hold { $card }.
why-wrong-moment = { $card } is played at another moment.
why-dice-used = Dice can be loaded only after a throw, before any of them is used.
why-no-pair = { $card } costs a pair, and your dice hold none.
why-no-target-for-card = There is nobody to play { $card } at.
why-no-action-now = Combinations are used in your action phase.
why-no-actions-left = You have played your two actions.
why-no-such-faces = You have too few faces of that colour; bonuses count only with a die.
why-stormy = You are in a sandstorm: no blue combination this turn.
why-level-full = Both bonuses of level { $level } are yours already.
why-no-tile-slot = Both your places for technology are taken.
why-no-tile-left = No technology is left beside the track.
why-no-cards-left = There is no cheat card to be had.
why-colours-only = Young pilots use colours only.
why-short-straight = A straight has three to five dice; you have only { $count } this turn.
why-no-straight = A straight takes all your dice, from 1 to { $count }.
why-no-such-values = Your dice form no { $combination }.
why-nothing-to-gain = Neither your hand nor your mat has anything to gain by it.
why-no-tornado-there = The tornado goes to a free square of the road, neither Start nor a garage.
why-no-movement = You are not driving now.
why-own-square = Your pawn stands there already.
why-too-far =
    { $count ->
        [one] That is farther than one square.
       *[other] That is farther than { $count } squares.
    }
why-through-start = The way there leads through Start, where it is closed to you.
why-behind = It lies behind you: choose another way first.
why-no-technology = The way there needs technology: { $tile }.
why-no-way-by-tile = This tile does not lead there: { $tile }.
why-no-such-tile = This tile is not to be had: { $tile }.
why-no-tile-now = No technology is taken now.
why-not-open = That card does not lie in the row.
why-no-card-now = No cheat card is taken now.
why-no-such-die = No such die is to be chosen now.
why-no-target = That pawn cannot be chosen now.
why-no-drone = The drone cannot be chosen now.
why-no-bonus-now = No such bonus is to be chosen now.

## What can be looked up

piece-square = Square
    .text = A square of the track: road, garage, rough ground or Start. You drive from square to square that are joined.
piece-garage = Garage
    .text = While you stand here, your combinations of a colour have one face more.
piece-rough = Rough ground
    .text = A shortcut. Entering it costs the matching technology, except in the airship.
piece-tornado-tile = Tornado
    .text = Whoever enters its square takes a driving test or stops there.
piece-drone = Drone
    .text = Your rival in a race alone. It drives as many squares as you have dice, and passes tests with 5 or more.
piece-deck = Deck
    .text = The cheat cards face down.
piece-supply = Supply
    .text = The technology tiles beside the track.
piece-keep-tile = Your mat
    .text = It has room for two technology tiles.
piece-pass = Let it be
    .text = You play no card and bump nobody.
piece-stop = Stop
    .text = The movement ends here.
piece-way = Another way
    .text = Name a square behind you or on another way; the movement then goes on. Never back through Start.
piece-clockwise = Clockwise
    .text = The race goes around like the hands of a clock.
piece-counter = Anticlockwise
    .text = The race goes around against the hands of a clock.
piece-yellow-3 = Three yellow faces
    .text = Take a technology tile.
piece-red-3 = Three red faces
    .text = Take a cheat card.
piece-blue-1 = One blue die
    .text = Move a square for each, and for each blue bonus.
piece-blue-2 = 2 blue dice
    .text = Move a square for each, and for each blue bonus.
piece-blue-3 = 3 blue dice
    .text = Move a square for each, and for each blue bonus.
piece-blue-4 = 4 blue dice
    .text = Move a square for each, and for each blue bonus.
piece-blue-5 = 5 blue dice
    .text = Move a square for each, and for each blue bonus.
piece-green-2 = 2 green faces
    .text = Acquire a bonus of level 2.
piece-green-3 = 3 green faces
    .text = Acquire a bonus of level 3.
piece-green-4 = 4 green faces
    .text = Acquire a bonus of level 4.
piece-green-5 = 5 green faces
    .text = Acquire a bonus of level 5.
piece-face-1 = 1
    .text = The face that shows 1.
piece-face-2 = 2
    .text = The face that shows 2.
piece-face-3 = 3
    .text = The face that shows 3.
piece-face-4 = 4
    .text = The face that shows 4.
piece-face-5 = 5
    .text = The face that shows 5.
piece-face-dicium = Dicium
    .text = The face that is any value, or green.

## What lies on the table, where no picture shows it

view-turn = Plays
    .noun = seat
view-first = Began the race
    .noun = seat
view-dice = Dice
    .noun = face
view-thrown = Dice of this turn
view-throws = Throws left
view-actions = Actions left
view-combat = Combat die
view-active_hand = Active hand
view-reserve = Reserve
    .noun = face
view-mat = Mat
view-level = Level
view-bonus = Bonus
    .noun = bonus
view-taken = Acquired
view-tiles = Technology
view-hand_size = Cheat cards
view-hand = Hand
    .noun = card
view-known = Known of it
    .noun = card
view-pawns = Pawns
view-place = Place
view-square = Square
view-squares = Squares from Start
view-direction = Direction
view-direction-clockwise = clockwise
view-direction-counter-clockwise = anticlockwise
view-has_left = Has left Start
view-has_finished = Has finished
view-supply = Technology to be had
    .noun = tile
view-open = Open cheat cards
    .noun = card
view-deck = Deck
view-discards = Discarded cheat cards
    .noun = card
view-tornado = Tornado
    .noun = square
view-tornado_by = Sent by
    .noun = seat
view-storm = In a sandstorm
    .noun = seat
view-movement = Movement
view-left = Squares left
view-airship = By airship
view-can_bump = May bump
view-route = Route
view-path = Path
    .noun = square
view-hooks = In tow
view-finishing = Last round
