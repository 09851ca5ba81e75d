# Civilisation. The variables are the facts of the engine: $seat, $target, $victim, $by and $attacker arrive as names, $card,
# $objective, $secret, $hero, $mat, $tile, $monster, $square, $source, $face, $faces, $rank and $reason as nouns, the rest as
# numbers or words. $count of a philosopher, $defence of a monster, $measures and $points of an objective are the values in play.

title = Dicium: Civilisation
pitch = An archipelago in a wine-dark sea: found cities, raise temples and a wonder, fight monsters and rivals, and listen to the philosophers.
length = 30 to 60 minutes
preset-first = Two players are dealt their mats and set sail at once.
preset-printed = Four players choose their mats in turn, as in the box.
preset-even = Four players, and the third and fourth get points for playing later.

## Philosophers

card-socrates = Socrates
    .text = After any of your throws, before your first action: turn one of your dice to any face.
card-plato = Plato
    .text = In your action phase: discard a die and place a hero, as by two pair.
card-aristotle = Aristotle
    .text = When you build a city or a temple with green faces: { $count ->
        [one] one green face more
       *[other] { $count } green faces more
    }.
card-pythagoras = Pythagoras
    .text = After any of your throws, before your first action: { $count ->
        [one] one more throw
       *[other] { $count } more throws
    } this turn.
card-thales = Thales
    .text = In your action phase: move over { $count ->
        [one] one sea square
       *[other] up to { $count } sea squares
    }.
card-heraclitus = Heraclitus
    .text = In your action phase: move over { $count ->
        [one] one land square
       *[other] up to { $count } land squares
    }.
card-diogenes = Diogenes
    .text = When divine wrath or a philosopher is aimed at you: it is cancelled.
card-epicurus = Epicurus
    .text = After your second action: throw { $count ->
        [one] one more die
       *[other] { $count } more dice
    } and play a third action with your unused dice.
card-zeno = Zeno
    .text = Before your combat die falls: { $count } more for it.
card-democritus = Democritus
    .text = In your action phase: discard a die and acquire { $count ->
        [one] a bonus
       *[other] { $count } bonuses
    } of any level.
card-parmenides = Parmenides
    .text = After your combat die has fallen: throw it again; the second throw counts.
card-protagoras = Protagoras
    .text = In your action phase: an opponent gives you a philosopher at random, unless a strength of 6 avoids it.
card-anaximander = Anaximander
    .text = In your action phase: move your pawn to any free square of your region or of one next to it.
card-empedocles = Empedocles
    .text = For a combination of a colour: { $count ->
        [one] one die of another colour counts
       *[other] up to { $count } dice of other colours count
    } as that colour.
card-hypatia = Hypatia
    .text = When you build a temple: it takes { $count ->
        [one] one green face
       *[other] { $count } green faces
    } instead of five.
card-archimedes = Archimedes
    .text = When you build a city with green faces: place it on any free square of your region or of one next to it.

## Objectives

measure-cities = city
measure-temples = temple
measure-wonder = wonder
measure-heroes = hero placed
measure-sea_tiles = tile on sea
measure-land_tiles = tile on land
measure-regions = region occupied
measure-philosophers = philosopher in hand
measure-monsters = monster beaten
measure-attacks_won = attack on a player won
measure-bonuses = bonus on the mat
measure-central_buildings = building in the middle region
measure-invading_great = temple or wonder in the region of an opponent’s capital

worth =
    { $points ->
        [one] { $measures }: one point.
       *[other] { $measures }: { $points } points.
    }
objective-colonist = Colonist
    .text = { worth }
objective-builder = Builder
    .text = { worth }
objective-slayer = Slayer
    .text = { worth }
objective-navigator = Navigator
    .text = { worth }
objective-explorer = Explorer
    .text = { worth }
objective-scholar = Scholar
    .text = { worth }
objective-conqueror = Conqueror
    .text = { worth }
objective-enlightened = Enlightened
    .text = { worth }
objective-pantheon = Pantheon
    .text = { worth }
objective-navel = Navel of the World
    .text = { worth }

secret-architect = The Architect
    .text = { worth }
secret-pontiff = The Pontiff
    .text = { worth }
secret-founder = The Founder
    .text = { worth }
secret-admiral = The Admiral
    .text = { worth }
secret-ploughman = The Ploughman
    .text = { worth }
secret-invader = The Invader
    .text = { worth }
secret-hunter = The Hunter
    .text = { worth }
secret-sage = The Sage
    .text = { worth }
secret-geographer = The Geographer
    .text = { worth }
secret-strategist = The Strategist
    .text = { worth }

## Tiles, heroes, mats, monsters

hero-redeploy = hero of redeployment
    .text = Once a turn, before your first action, your pawn may go to your capital or to one of your heroes.
hero-roll = hero of the third throw
    .text = A third throw in each of your turns.
hero-colour = hero of colour
    .text = More faces of a colour in your combinations; which colour and how many depends on your mat.
mat-blue = blue mat
    .text = Its hero of colour adds blue faces.
mat-yellow = yellow mat
    .text = Its hero of colour adds yellow faces.
mat-red = red mat
    .text = Its hero of colour adds to red, and to your combat die.
mat-green = green mat
    .text = Its hero of colour adds green faces.
tile-capital = capital
    .text = Where a player begins and may retreat to. Nobody else enters it. It counts as a hero of its region.
tile-hero-redeploy = hero of redeployment
    .text = A place to retreat to, and its owner may redeploy once a turn.
tile-hero-roll = hero of the third throw
    .text = A place to retreat to, and its owner has a third throw.
tile-hero-colour = hero of colour
    .text = A place to retreat to, and its owner has more faces of a colour.
tile-city = city
    .text = One point, and a bonus of the mat.
tile-temple = temple
    .text = Three points.
tile-wonder = wonder
    .text = Four points, and it breaks a tie.
monster-minotaur = Minotaur
    .text = Beaten by a strength of { $defence }; three points.
monster-cyclops = Cyclops
    .text = Beaten by a strength of { $defence }; three points.
monster-medusa = Medusa
    .text = Beaten by a strength of { $defence }; three points.
monster-scylla = Scylla
    .text = Beaten by a strength of { $defence }; three points.
monster-hydra = Hydra
    .text = Beaten by a strength of { $defence }; three points.

region-north-west = north-west
region-north = north
region-north-east = north-east
region-west = west
region-centre = centre
region-east = east
region-south-west = south-west
region-south = south
region-south-east = south-east

## Squares

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

## What combinations do, where points come from, how a game ends

deed-step = One step in any direction
deed-hand-or-bonus = Hand or bonus
deed-philosopher = Philosopher
deed-hero = Hero
deed-great-city = City in the region, and a bonus
deed-wrath = Divine wrath
deed-wonder = Wonder, or a journey
deed-sail = Sail
deed-march = March
deed-city = City
deed-temple = Temple

source-city = city
source-temple = temple
source-wonder = wonder
source-attack = attack
source-monster = monster
source-wrath = divine wrath

sheet-city = cities
sheet-temple = temples
sheet-wonder = wonder
sheet-attack = attacks
sheet-monster = monsters
sheet-wrath = wrath
sheet-regions = regions
sheet-philosophers = philosophers
sheet-common = common objectives
sheet-secret = secret objective
sheet-compensation = compensation

rank-half-pay = a soldier on half pay
    .text = Up to 20 points.
rank-champion = a champion
    .text = 21 to 25 points.
rank-chosen = a chosen one
    .text = 26 to 30 points.
rank-demigod = a demigod
    .text = 31 to 35 points.
rank-god = the god of Dicium
    .text = 36 points or more.

reason-stack = the last victory card was taken
reason-rounds = forty rounds were played
reason-turns = twelve turns were played

## Options

option-mats = Mats
    .text = Are the mats chosen in turn order, or dealt by chance?
option-mats-chosen = chosen
option-mats-dealt = dealt
option-reading = Reading of the mats
    .text = What two pair, four of a kind and a full house do is inferred from the rulebook; two other readings are less likely.
option-reading-usual = the likely one
option-reading-second = two pair for the city, four for the hero
option-reading-third = two pair for the city, four for the wrath, full for the hero
option-compensation = Compensation
    .text = Do the third and fourth player get points in the final count, for playing later?
option-compensation-true = for later players
option-compensation-false = none

## What happens

event-mat = { $seat } has the { $mat }.
event-keeps-secret = { $seat } keeps a secret objective.
event-keeps-secret-known = { $seat } keeps a secret objective: { $secret }.
event-turn = Round { $round }: it is the turn of { $seat }.
event-moves =
    { $how ->
        [sails] { $seat } sails from { $origin } to { $square }.
        [marches] { $seat } marches from { $origin } to { $square }.
        [redeploys] { $seat } redeploys to { $square }.
        [retreats] { $seat } retreats to { $square }.
        [travels] { $seat } travels from { $origin } to { $square }.
       *[other] { $seat } goes from { $origin } to { $square }.
    }
event-places = { $seat } places a tile at { $square }: { $tile }.
event-gains =
    { $count ->
        [one] { $seat } gains one point ({ $source }).
       *[other] { $seat } gains { $count } points ({ $source }).
    }
event-last-card = { $seat } takes the last card of the stack: this is the last round.
event-swaps = { $seat } swaps five victory cards for a tile of five points.
event-hunts = { $seat } meets a monster: { $monster }.
event-attacks = { $seat } attacks { $target }.
event-slays = { $seat } beats a monster: { $monster }.
event-is-driven-off = { $seat } is driven off by a monster: { $monster }.
event-loses = { $seat } loses the fight against { $target }.
event-rethrows = { $seat } throws the combat die again: { $die }, strength { $strength }.
event-aims =
    { $effect ->
        [protagoras] { $seat } sends Protagoras to { $target }.
       *[wrath] { $seat } calls divine wrath down on { $target }.
    }
event-tests =
    { $passed ->
        [true] { $seat } avoids it.
       *[false] { $seat } does not avoid it.
    }
event-draws = { $seat } draws a philosopher.
event-draws-known = { $seat } draws a philosopher: { $card }.
event-takes-card = { $seat } takes a philosopher from the row: { $card }.
event-opens = A philosopher is turned up: { $card }.
event-plays = { $seat } plays a philosopher: { $card }.
event-steals = { $seat } gets a philosopher from { $victim }.
event-steals-known = { $seat } gets a philosopher from { $victim }: { $card }.
event-turns-die = { $seat } turns a die from { $other } to { $face }.
event-throws-more =
    { $count ->
        [one] { $seat } throws one more die: { $faces }.
       *[other] { $seat } throws { $count } more dice: { $faces }.
    }
event-discards-die = { $seat } discards a die: { $face }.
event-takes-objective = { $seat } fulfils a common objective and takes it: { $objective }.
event-gives-up = { $seat } fulfils a common objective and discards it: { $objective }.
event-ends = The game is over, because { $reason }.

## What is asked

prompt-mat = Which mat do you take?
prompt-mat-other = { $seat } chooses a mat.
prompt-secret = Which secret objective do you keep?
prompt-secret-other = { $seat } chooses a secret objective.
prompt-act =
    { $boosted ->
        [true] Which action is the philosopher for?
       *[false] { $count ->
            [0] You have no action left; a philosopher?
            [one] You have one action left: which combination do you use?
           *[other] You have { $count } actions: which combination do you use?
        }
    }
prompt-act-other = { $seat } plays actions and philosophers.
prompt-move =
    { $way ->
        [sails] Where do you sail?
        [marches] Where do you march?
        [redeploys] Where do you redeploy?
       *[other] Where do you go?
    }
prompt-move-other = { $seat } moves.
prompt-place = Where do you place it? ({ $tile })
prompt-place-other = { $seat } places a tile.
prompt-hero = Which hero leaves your mat?
prompt-hero-other = { $seat } chooses a hero.
prompt-wonder = Your wonder, or a journey to any square?
prompt-wonder-other = { $seat } chooses between wonder and journey.
prompt-card = Which philosopher do you take?
prompt-card-other = { $seat } takes a philosopher.
prompt-aim =
    { $effect ->
        [protagoras] To whom does Protagoras go?
       *[wrath] Whom does divine wrath strike?
    }
prompt-aim-other = { $seat } takes aim.
prompt-pay-die = { $card } costs a die: which one do you discard?
prompt-pay-die-other = { $seat } discards a die.
prompt-spend-mixed = Which dice do you use for it? Empedocles lets some of other colours count.
prompt-spend-mixed-other = { $seat } chooses which dice to use.
engaged-dice =
    { $count ->
        [0] no red die engaged
        [one] one red die engaged
       *[other] { $count } red dice engaged
    }
prompt-attack =
    { $is_monster ->
        [true] You fight { $monster }, which a strength of { $strength } beats; { engaged-dice }. Anything more before you throw?
       *[false] You attack { $target }; { engaged-dice }. Anything more before you throw?
    }
prompt-attack-other = { $seat } prepares an attack.
prompt-defence = { $attacker } attacks you with a strength of { $strength }, and you need more; { engaged-dice }. Anything more before you throw?
prompt-defence-other = { $seat } prepares the defence.
prompt-test =
    { $effect ->
        [protagoras] { $by } sends Protagoras for one of your philosophers; { $strength } or more avoids it, { engaged-dice }. What do you do?
       *[wrath] { $by } calls divine wrath down on you; { $strength } or more avoids it, { engaged-dice }. What do you do?
    }
prompt-test-other = { $seat } may avoid it.
prompt-rethrow = The combat die shows { $die }, your strength is { $strength }. Do you throw it again?
prompt-rethrow-other = { $seat } may throw the combat die again.
prompt-retreat = Where do you retreat to?
prompt-retreat-other = { $seat } retreats.
prompt-objective =
    { $points ->
        [one] You have fulfilled { $objective }: the card with its point, or one more die in hand?
       *[other] You have fulfilled { $objective }: the card with its { $points } points, or one more die in hand?
    }
prompt-objective-other = { $seat } has fulfilled a common objective.
prompt-turn-die = Which die do you turn?
prompt-turn-die-other = { $seat } turns a die.
prompt-to-face = To which face do you turn it?
prompt-to-face-other = { $seat } chooses a face.

## What is offered

does =
    { $does ->
        [step] one square in any direction
        [hand-or-bonus] one more die, or a bonus of any level
        [philosopher] take a philosopher
        [hero] place a hero
        [great-city] a city in your region and a bonus of any level
        [wrath] divine wrath
       *[wonder] your wonder, or a journey to any square
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
        [one] Blue, one die: sail
       *[other] Blue, { $count } dice: sail
    }
choice-yellow =
    { $count ->
        [one] Yellow, one die: march
       *[other] Yellow, { $count } dice: march
    }
choice-green = Green, { $count } faces: a city here and a bonus of that level
choice-temple = Green: a temple in your region
choice-pass = Leave it as it is
choice-redeploy = Redeploy
choice-draw = The top philosopher of the deck
choice-take-objective = Take the card
choice-build-wonder = Your wonder
choice-travel = A journey to any square
choice-play = Play: { $card }
choice-take = From the row: { $card }
choice-keep = Keep: { $secret }
choice-mat = The { $mat }
choice-hero = The { $hero }
choice-target = { $target }
choice-turn-die = The die showing { $face }
choice-to-face = To { $face }
choice-square = { $square }

## Why not

why-over = The game is over.
why-not-asked = { $seat } is asked, not you.
why-no-such-piece = There is nothing called “{ $piece }” to choose.
why-not-now = That is not asked now.
why-not-in-hand = You do not hold { $card }.
why-wrong-moment = { $card } is played at another moment.
why-action-first = A philosopher is waiting for its action: { $card } comes later.
why-dice-used = { $card } is played after a throw, before your first action.
why-no-die = { $card } costs a die, and you have none left.
why-after-actions = { $card } is played after your second action.
why-no-victim = { $card } needs an opponent who holds a philosopher.
why-brings-nothing = { $card } can bring you nothing now.
why-no-action-now = Combinations are used in your action phase.
why-no-actions-left = You have no action left.
why-no-such-faces = You have too few dice of that colour; bonuses count only with a die.
why-nowhere-to-go =
    { $count ->
        [one] One die leads to no square there.
       *[other] { $count } dice lead to no square that fewer do not reach.
    }
why-level-full = Both bonuses of level { $level } are yours already.
why-no-straight = A straight takes all your dice, from 1 to { $count }, before any of them is used.
why-no-such-values = Your dice form no { $combination }.
why-no-cards-left = There is no philosopher to be had.
why-nobody-else = There is nobody to send it to.
why-nothing-to-gain = Neither your hand nor your mat has anything to gain by it.
why-nothing-there = It can do nothing now.
why-none-left = You have no such tile left.
why-one-a-region = You have such a tile in this region already; a capital counts as a hero.
why-no-free-square = There is no free square for it here.
why-other-action = The philosopher that you have played is for another action.
why-hero-placed = It has left your mat already: { $hero }.
why-no-hero-now = No hero is placed now.
why-no-redeployment = You have not placed the hero of redeployment.
why-too-late = You redeploy once a turn, before your first action.
why-no-haven = You retreat to your capital or to one of your heroes without another pawn, not to { $square }.
why-square-taken = There is a tile, a monster or a pawn: { $square }.
why-other-region = This square lies in another region: { $square }.
why-own-square = Your pawn stands there already.
why-foreign-capital = Nobody enters the capital of another player: { $square }.
why-no-way = This move does not lead there: { $square }.
why-combination-first = Choose a combination first.
why-not-open = That philosopher does not lie in the row.
why-no-card-now = No philosopher is taken now.
why-mat-taken = Somebody has that mat.
why-no-mat-now = No mat is chosen now.
why-not-dealt = You were not dealt that objective.
why-no-secret-now = No secret objective is chosen now.
why-no-target = That player cannot be struck.
why-no-target-now = Nobody is struck now.
why-no-such-die = No such die is to be chosen now.
why-no-bonus-now = No such bonus is to be chosen now.

## What can be looked up

piece-square = Square
    .text = Sea or land. Blue faces carry over sea, yellow ones over land, a pair one step in any direction.
piece-quarry = Quarry
    .text = While you stand here, your green combinations have one face more; a tile ends that.
piece-region = Region
    .text = Nine squares. Each region with a tile of yours is worth two points; you have one tile of each type in it.
piece-pass = Leave it
    .text = You do not throw the combat die again.
piece-redeploy = Redeployment
    .text = Once a turn, before your first action: to your capital or to one of your heroes.
piece-deck = Deck
    .text = The philosophers face down.
piece-objective = Common objective
    .text = The first to fulfil it takes the card, or discards it for one more die.
piece-wonder = Wonder
    .text = On a free square of your region; four points.
piece-travel = Journey
    .text = Your pawn goes to any square but the capitals of others.
piece-stack = Stack
    .text = Victory cards. Whoever takes the last one brings on the end of the game.
piece-spare = Reserve of points
    .text = Where cards come from after the stack; then tiles of five points.
piece-temple-5 = Five green faces: temple
    .text = Place a temple on a free square of your region.
piece-blue-1 = One blue die
    .text = One sea square for each, and for each blue bonus.
piece-blue-2 = 2 blue dice
    .text = One sea square for each, and for each blue bonus.
piece-blue-3 = 3 blue dice
    .text = One sea square for each, and for each blue bonus.
piece-blue-4 = 4 blue dice
    .text = One sea square for each, and for each blue bonus.
piece-blue-5 = 5 blue dice
    .text = One sea square for each, and for each blue bonus.
piece-yellow-1 = One yellow die
    .text = One land square for each, and for each yellow bonus.
piece-yellow-2 = 2 yellow dice
    .text = One land square for each, and for each yellow bonus.
piece-yellow-3 = 3 yellow dice
    .text = One land square for each, and for each yellow bonus.
piece-yellow-4 = 4 yellow dice
    .text = One land square for each, and for each yellow bonus.
piece-yellow-5 = 5 yellow dice
    .text = One land square for each, and for each yellow bonus.
piece-green-2 = 2 green faces
    .text = A city where you stand, and a bonus of level 2.
piece-green-3 = 3 green faces
    .text = A city where you stand, and a bonus of level 3.
piece-green-4 = 4 green faces
    .text = A city where you stand, and a bonus of level 4.
piece-green-5 = 5 green faces
    .text = A city where you stand, and a bonus of level 5.
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

view-round = Round
view-turn = Plays
    .noun = seat
view-first = Began
    .noun = seat
view-dice = Dice
    .noun = face
view-thrown = Dice of this turn
view-throws = Throws left
view-actions = Actions left
view-has_acted = First action begun
view-has_redeployed = Redeployed
view-boosts = Philosophers for the next action
    .noun = card
view-reaches = Squares within reach
view-combat = Combat die
view-attack_die = Die of the last attack
view-fight = Fight
view-throw = Thrown for
view-throw-attack = attack
view-throw-defence = defence
view-throw-test = test
view-other = Against
    .noun = seat
view-effect = Effect
view-effect-wrath = divine wrath
view-effect-protagoras = Protagoras
view-needed = Strength needed
view-engaged = Red dice engaged
view-zeno = Zeno played
view-mat = Mat
view-square = Square
view-capital = Capital
    .noun = square
view-active_hand = Active hand
view-reserve = Reserve
    .noun = face
view-notches = Bonuses
view-level = Level
view-bonus = Bonus
    .noun = bonus
view-taken = Acquired
view-heroes = Heroes on the mat
    .noun = hero
view-powers = Heroes placed
    .noun = hero
view-cities = Cities left
view-temples = Temples left
view-wonder = Wonder left
view-monsters = Monsters
view-monster = Monster
view-defence = Defence
view-attacks_won = Attacks won
view-objectives = Common objectives
view-objective = Objective
view-state = State
view-state-open = open
view-state-taken = taken
view-state-given-up = discarded
view-owner = Owner
    .noun = seat
view-hand_size = Philosophers
view-hand = Hand
    .noun = card
view-shown = Known to all
    .noun = card
view-known = Known of it
    .noun = card
view-dealt = Secret objectives dealt
    .noun = secret
view-secret = Secret objective
    .noun = secret
view-has_secret = Has chosen
view-cards = Victory cards
view-fives = Tiles of five
view-noted = Points written down
view-sheet = Points by source
view-points = Points
view-measures = Counted for objectives
view-tiles = Tiles
view-tile = Tile
view-pile = Stack
view-spare = Reserve of points
view-five_tiles = Tiles of five left
view-finishing = Last round
view-open = Open philosophers
    .noun = card
view-deck = Deck
view-removed = Philosophers out of the game
    .noun = card
