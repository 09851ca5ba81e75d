# Donjon. The variables are the facts of the engine: seats arrive as names, cards, tiles and deeds as nouns.

title = Dicium: Donjon
pitch = Heroes together against the dungeon: open its chests and find the crown before the goblin king is back on his throne.
length = 30 to 60 minutes
preset-first = Two young adventurers, heroes dealt: five dice, and only colours count.
preset-printed = Four heroes, each chosen by its player, in the usual dungeon.
preset-hard = Four heroes in the heroic dungeon: more traps, more goblins.

## Heroes, monsters and squares

hero-elf = Elf
    .text = Plays the blue mat and begins with a blue bonus.
hero-mage = Mage
    .text = Plays the yellow mat and begins with a yellow bonus.
hero-warrior = Warrior
    .text = Plays the red mat and begins with a red bonus.
hero-thief = Thief
    .text = Plays the green mat and begins with a green bonus.
monster-spider = Giant Spider
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-skeleton = Skeleton
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-werewolf = Werewolf
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-ogre = Ogre
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-troll = Troll
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-minotaur = Minotaur
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-vampire = Vampire
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-golem = Golem
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
monster-dragon = Dragon
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-goblin = Goblin
    .text = A goblin with defence { $defence }. If one is due and the reserve is empty, all is lost.
tile-treasure = Treasure chest
    .text = 2 green faces open it.
tile-relic = Relic chest
    .text = 3 green faces open it. One of three holds the crown.
tile-portal = Portal tile
    .text = A portal like the two printed ones.
tile-spider = Giant Spider
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-skeleton = Skeleton
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-werewolf = Werewolf
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-ogre = Ogre
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-troll = Troll
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-minotaur = Minotaur
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-vampire = Vampire
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-golem = Golem
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
tile-dragon = Dragon
    .text = A monster with defence { $defence }. Whoever kills it has a trophy and a bonus.
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-i1 = i1
square-j1 = j1
square-k1 = k1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-i2 = i2
square-j2 = j2
square-k2 = k2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-i3 = i3
square-j3 = j3
square-k3 = k3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-i4 = i4
square-j4 = j4
square-k4 = k4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-i5 = i5
square-j5 = j5
square-k5 = k5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-i6 = i6
square-j6 = j6
square-k6 = k6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-i7 = i7
square-j7 = j7
square-k7 = k7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8
square-i8 = i8
square-j8 = j8
square-k8 = k8
square-a9 = a9
square-b9 = b9
square-c9 = c9
square-d9 = d9
square-e9 = e9
square-f9 = f9
square-g9 = g9
square-h9 = h9
square-i9 = i9
square-j9 = j9
square-k9 = k9

## Chests

treasure-bonus = Hoard of bonuses
    .text = A bonus of any level.
treasure-portal = Portal stone
    .text = Place the Portal tile up to three squares away.
treasure-goblin = Goblin bane
    .text = Remove a goblin.
treasure-reveal = Spyglass
    .text = Look at a covered relic; all see it.
treasure-move = Winged sandals
    .text = Move up to three squares.
treasure-hand = Gauntlet
    .text = One die more in your hand.
relic-lens = Lens of Finding
    .text = A green bonus for all players.
relic-blade = Blade of Old
    .text = A red bonus for all players.
relic-crown = Goblin King’s Crown
    .text = Without it nobody wins.

## Adventure cards

card-haste = Potion of Haste
    .text = This turn: one more face in each blue combination.
card-strength = Potion of Strength
    .text = This turn: 1 more in combat.
card-dexterity = Potion of Dexterity
    .text = This turn: one more face in each green combination.
card-insight = Potion of Insight
    .text = This turn: one more throw.
card-secret-passage = Secret Passage
    .text = Before the throws: one square through a wall or a magic door.
card-scroll-passwall = Scroll of Passwall
    .text = Keep it. One square through a wall or a magic door.
card-scroll-fireball = Scroll of Fireball
    .text = Keep it. Attack what you see from afar, with one more red bonus.
card-scroll-disintegration = Scroll of Disintegration
    .text = Keep it. Remove a goblin.
card-scroll-portal = Scroll of Portal
    .text = Keep it. Place the Portal tile up to three squares away.
card-scroll-fate = Scroll of Fate
    .text = Keep it. Turn one of your dice to another face.
card-boots = Elven Boots
    .text = A blue bonus for good.
card-sceptre = Mage’s Sceptre
    .text = A yellow bonus for good.
card-sword = Runic Sword
    .text = A red bonus for good.
card-gloves = Thief’s Gloves
    .text = A green bonus for good.
card-pit = Pit
    .text = This turn: no blue combination.
card-web = Sticky Web
    .text = This turn: one action only.
card-gas = Sleeping Gas
    .text = This turn: one die fewer.
card-curse = Curse
    .text = This turn: no bonus of a colour.
card-silence = Silence
    .text = This turn: no yellow combination.
card-darkness = Darkness
    .text = This turn: one throw only.
card-poison = Weakening Poison
    .text = This turn: 1 less in combat.
card-trapdoor = Trapdoor
    .text = A strength of 6 avoids it; otherwise you go to a portal.
card-lurking = Lurking Goblin
    .text = A goblin appears one square from you.
card-prowling = Prowling Goblin
    .text = A goblin appears two squares from you.
card-scout = Goblin Scout
    .text = A goblin appears three squares from you.
card-king = Goblin King
    .text = The king enters the dungeon. From now on his die is thrown.
kind-find = find
kind-trap = trap
kind-goblin = goblin

## Deeds and pieces

deed-move = Move
deed-charge = Charge
deed-portal = Portal tile
deed-goblin = Remove a goblin
deed-slaughter = Slaughter
deed-anywhere = Anywhere
deed-hand-or-bonus = Hand or bonus
deed-stride = Farther move
deed-opening = Opening
deed-fireball = Fireball
deed-pass-wall = Pass-wall
deed-passage = Passage
deed-search = Search
deed-treasure = Treasure chest
deed-relic = Relic chest
deed-reveal = Look at a relic

team-party = the heroes
piece-blue-1 = 1 blue die
    .text = Move one square for each die and each blue bonus.
piece-blue-2 = 2 blue dice
    .text = Move one square for each die and each blue bonus.
piece-blue-3 = 3 blue dice
    .text = Move one square for each die and each blue bonus.
piece-blue-4 = 4 blue dice
    .text = Move one square for each die and each blue bonus.
piece-blue-5 = 5 blue dice
    .text = Move one square for each die and each blue bonus.
piece-yellow-1 = 1 yellow face
    .text = Opening: one square through a magic door.
piece-yellow-2 = 2 yellow faces
    .text = Fireball: attack a monster or goblin in sight, with one more red bonus.
piece-yellow-3 = 3 yellow faces
    .text = Pass-wall: one square through a wall.
piece-yellow-4 = 4 yellow faces
    .text = Finger of death: remove a goblin.
piece-gate-4 = 4 yellow faces: portal
    .text = Place the Portal tile, or move it, up to three squares away.
piece-green-2 = 2 green faces
    .text = Search: a bonus of level 2.
piece-green-3 = 3 green faces
    .text = Search: a bonus of level 3.
piece-green-4 = 4 green faces
    .text = Search: a bonus of level 4.
piece-green-5 = 5 green faces
    .text = Search: a bonus of level 5.
piece-lock-2 = 2 green faces: chest
    .text = Open the treasure chest on your square.
piece-lock-3 = 3 green faces: crypt
    .text = Open the relic chest on your square.
piece-face-1 = To 1
    .text = The die is turned to this face.
piece-face-2 = To 2
    .text = The die is turned to this face.
piece-face-3 = To 3
    .text = The die is turned to this face.
piece-face-4 = To 4
    .text = The die is turned to this face.
piece-face-5 = To 5
    .text = The die is turned to this face.
piece-face-dicium = To Dicium
    .text = The die is turned to this face.
piece-stop = Stop
    .text = The slaughter ends here.
piece-leave = Leave it
    .text = What is offered is left alone.
piece-king-die = King’s die
    .text = 1 to 3: the king goes one step and calls a goblin. 4 to 6: he goes two steps.
piece-king = Goblin King
    .text = When he is on his throne, all is lost. Pawns that he meets go to a portal.
piece-reserve-goblins = Goblin reserve
    .text = If a goblin is due and none is left here, all is lost.
piece-goal = Goal
    .text = The crown, and so many chests; trophies of the best hunter lower the number.
piece-guard = Guard room
    .text = One more face in each of your green combinations here.
piece-portal = Portal
    .text = Once a turn, before your first action, you may step here.
piece-throne = Throne
    .text = Where the goblin king must not arrive.
piece-entrance = Entrance
    .text = Where the goblin king comes in.
piece-way = Royal way
    .text = The king follows it to his throne.
piece-door = Magic door
    .text = Only magic leads through it.

## Table options

option-difficulty = Difficulty
    .text = How many traps and goblins the piles have, and how many goblin tiles the reserve.
option-difficulty-normal = normal
option-difficulty-heroic = heroic
option-young = Young adventurers
    .text = Five dice from the start, colours only, and one more goblin tile.
option-young-true = with
option-young-false = without
option-heroes = Heroes
    .text = Whether the players choose their heroes or are dealt them.
option-heroes-chosen = chosen
option-heroes-dealt = dealt

## What happens

event-takes-hero = { $seat } plays this hero: { $hero }.
event-enters = { $seat } enters the dungeon at { $square }.
event-turn = Round { $count }: { $seat } plays.
event-moves = { $seat } goes to { $square }.
event-steps = { $seat } steps to the portal on { $square }.
event-goes-back = { $seat } goes back to the portal on { $square }.
event-reveals = { $seat } reveals a card: { $card }.
event-keeps-card = { $seat } keeps it: { $card }.
event-plays = { $seat } reads a scroll: { $card }.
event-turns-die = { $seat } turns a die from { $other } to { $face }.
event-goblin =
    { $room ->
        [false] There is no room for a goblin near { $square }.
       *[true]
            { $count ->
                [0] A goblin appears on { $square }. The reserve is empty!
                [one] A goblin appears on { $square }. One is left in the reserve.
               *[other] A goblin appears on { $square }. { $count } are left in the reserve.
            }
    }
event-kills-goblin =
    { $count ->
        [one] { $seat } is rid of the goblin on { $square }; one is in the reserve.
       *[other] { $seat } is rid of the goblin on { $square }; { $count } are in the reserve.
    }
event-kills-monster = { $seat } kills a monster on { $square }: { $tile }. Chests needed now: { $count }.
event-places-portal = { $seat } places the Portal tile on { $square }.
event-opens-treasure = { $seat } opens a treasure chest: { $treasure }. Chests open: { $count }.
event-opens-relic = { $seat } opens a relic chest: { $relic }. Chests open: { $count }.
event-shows-relic = { $seat } shows the relic on { $square }: { $relic }.
event-attacks = { $seat } attacks on { $square }: { $tile }, defence { $defence }.
event-throws-fireball = { $seat } throws a fireball at { $square }: { $tile }, defence { $defence }.
event-misses = The fireball fails: { $tile }.
event-is-beaten = { $seat } loses the fight: { $tile }.
event-avoids = { $seat } jumps over the trapdoor.
event-falls = { $seat } falls through the trapdoor.
event-king-arrives = The goblin king enters the dungeon on { $square }!
event-king-walks =
    { $count ->
        [0] The king’s die shows { $die }: he is on his throne, { $square }.
        [one] The king’s die shows { $die }: he goes to { $square }, one step from his throne.
       *[other] The king’s die shows { $die }: he goes to { $square }, { $count } steps from his throne.
    }
event-meets-king = { $seat } flees from the goblin king.
event-ends = The game is over, because { $reason }.

## What is asked and offered

prompt-hero = Which hero do you play?
prompt-hero-other = { $seat } chooses a hero.
prompt-start = By which portal do you enter the dungeon?
prompt-start-other = { $seat } chooses a portal.
prompt-adventure = Your turn begins. Do you read a scroll first?
prompt-adventure-other = { $seat } may read a scroll.
prompt-goblin =
    { $count ->
        [one] Where does the goblin appear, one square from { $square }?
       *[other] Where does the goblin appear, { $count } squares from { $square }?
    }
prompt-goblin-other = { $seat } places a goblin.
prompt-action =
    { $count ->
        [0] No action left: do you read a scroll, or step to a portal?
        [one] One action left: which combination do you use?
       *[other] { $count } actions left: which combination do you use?
    }
prompt-action-other = { $seat } may play an action.
prompt-where = { $deed }: which square?
prompt-where-other = { $deed }: { $seat } chooses a square.
prompt-slaughter = Slaughter: squares left { $count }. Where to?
prompt-slaughter-other = Slaughter: { $seat } goes on.
prompt-fight = You fight: { $tile }, defence { $defence }. Beside the die you have { $bonus }. Red dice to engage: { $count }. Do you engage one?
prompt-fight-other = { $seat } fights and may engage red dice: { $tile }.
prompt-trapdoor = A trapdoor! A strength of 6 avoids it; beside the die you have { $bonus }. Red dice to engage: { $count }. Do you engage one?
prompt-trapdoor-other = { $seat } stands on a trapdoor and may engage red dice.
prompt-return = To which portal do you go back?
prompt-return-other = { $seat } chooses a portal to go back to.
prompt-treasure = You have found a treasure: { $treasure }. Do you use it?
prompt-treasure-other = { $seat } may use a treasure: { $treasure }.
prompt-turn-die = Which die do you turn?
prompt-turn-die-other = { $seat } turns a die.
prompt-to-face = To which face do you turn it?
prompt-to-face-other = { $seat } chooses a face.

squares =
    { $count ->
        [one] one square
       *[other] up to { $count } squares
    }
does =
    { $does ->
        [charge] charge { squares }, with one more red bonus
        [portal] place the Portal tile
        [goblin] remove a goblin
        [slaughter] slaughter, { squares }
        [anywhere] go anywhere
        [hand-or-bonus] one more die, or a bonus of any level
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
       *[other] Blue, { $count } dice: move farther
    }
choice-yellow =
    { $count ->
        [1] Yellow, one face: through a magic door
        [2] Yellow, 2 faces: fireball
        [3] Yellow, 3 faces: through a wall
       *[other] Yellow, { $count } faces: remove a goblin
    }
choice-gate = Yellow, { $count } faces: the Portal tile
choice-green = Green, { $count } faces: a bonus of that level
choice-lock =
    { $count ->
        [2] Green, 2 faces: open the treasure chest
       *[other] Green, { $count } faces: open the relic chest
    }
choice-hero = Play this hero: { $hero }
choice-reveal-card = Reveal the top card
choice-king-die = Throw the king’s die
choice-stop = Stop here
choice-leave = Leave it
choice-play = Read: { $card }
choice-step = Step to the portal on { $square }
choice-square = { $square }
choice-turn-die = The die showing { $face }
choice-to-face = To { $face }

## Why not

why-over = The game is over.
why-not-asked = It is up to { $seat } now.
why-not-now = That is not what you are asked now.
why-no-such-piece = There is nothing called “{ $piece }” here.
why-nothing-more = There is nothing more to choose.
why-no-such-die = You have no such die to use now.
why-same-face = The die shows this face already.
why-hero-taken = Somebody plays this hero already.
why-bonus-elsewhere = Your mat has no such bonus on level { $level }: { $bonus }.
why-level-acquired = You have both bonuses of level { $level }.
why-nothing-comes-of-it = Nothing would come of it now.
why-no-straight = A straight takes all dice of your turn, in a row from 1, and none of them spent.
why-no-combination = Your dice do not form that.
why-wrong-faces = You cannot form that: { $combination } with so many faces.
why-trapped = A trap forbids it this turn: { $card }.
why-colours-only = Young adventurers use colours only.
why-no-action-left = You have no action left.
why-no-such-scroll = You have no such scroll: { $card }.
why-scroll-later = Scrolls are read in your own turn, between decisions: { $card }.
why-scroll-in-vain = Nothing would come of it now: { $card }.
why-no-king-yet = The king is not in the dungeon yet.
why-combination-first = Choose a combination first.
why-no-step-left = The step to a portal is for once a turn, before your first action.
why-not-a-square = You are not asked for a square now.
why-not-a-player = Players are never chosen in this game.
why-stands-there = You stand there already.
why-king-is-there = The king has just come there.
why-no-portal = There is no portal there.
why-been-there = A slaughter never comes to a square twice.
why-not-next = It is not the next square, or a wall or door is between.
why-no-goblin-there = There is no goblin there.
why-no-covered-relic = There is no relic there that nobody has seen.
why-has-tile = There is a tile already.
why-has-pawn = Somebody stands there.
why-is-portal = No goblin appears on a portal.
why-no-foe-there = There is no monster and no goblin there.
why-out-of-sight = You do not see it: something is between, or it is neither in your row nor in your column.
why-cut-off = There is no way there: walls, magic doors, or foes that would stop you.
why-too-far =
    { $count ->
        [one] It is farther than one square.
       *[other] It is farther than { $count } squares.
    }
why-not-so-far =
    { $count ->
        [one] The goblin appears exactly one square away.
       *[other] The goblin appears exactly { $count } squares away.
    }
why-fewer-dice = Fewer dice are enough for it: these carry you { $count } squares.
why-not-through = That leads one square, past what it opens: { $deed }.

## The end

reason-crown = the heroes have the crown and enough chests
reason-goblins = a goblin was due and the reserve was empty
reason-throne = the goblin king is back on his throne
sheet-chests = Chests
sheet-monsters = Monsters
sheet-goblins = Goblins
sheet-missing-chests = Chests missing
sheet-missing-crown = Crown missing

## What lies on the table, where no picture shows it

view-round = Round
view-turn = Plays
    .noun = seat
view-first = Began the game
    .noun = seat
view-card = Card of this turn
view-goal = Goal
view-opened = Chests open
view-needed = Chests needed
view-has_crown = Crown found
view-king = King’s steps to the throne
view-king_square = King
    .noun = square
view-goblins_left = Goblin reserve
view-dice = Dice
    .noun = face
view-thrown = Dice of this turn
view-throws = Throws left
view-actions = Actions left
view-may_step = May step to a portal
view-combat = Combat die
view-attack_die = Die of the last attack
view-attack = Added to the combat die
view-face_bonuses = Faces that bonuses add
    .noun = bonus
view-reaches = Squares within reach
view-away = Squares away
view-hero = Hero
view-square = Square
view-hand = Hand
view-reserve = Reserve
    .noun = face
view-bonuses = Bonuses
view-level = Level
view-bonus = Bonus
    .noun = bonus
view-is_acquired = Acquired
view-trophies = Trophies
    .noun = monster
view-chests = Chests
view-goblins = Goblins
    .noun = square
view-scrolls = Scrolls
    .noun = card
view-items = Items
    .noun = card
view-pile = Adventure pile
    .noun = kind
view-has_king = King’s card below
view-monsters = Monsters
view-monster = Monster
view-defence = Defence
view-slayer = Killed by
    .noun = seat
view-portal = Portal tile
    .noun = square
view-kind = Kind
view-kind-relic = Relic
view-kind-treasure = Treasure
view-holds = Holds
view-is_shown = Seen and put back
view-opener = Opened by
    .noun = seat
view-discards = Discards
    .noun = card
view-sight = In sight
    .noun = square
view-trail = Way so far
    .noun = square
view-to_turn = Die to turn
    .noun = face
