# Katana. The variables are the facts of the engine: $seat, $target, $by, $attacker and $victim arrive as names,
# $card, $cards, $character, $team and $reason as nouns, the rest as numbers.

title = Katana
pitch = Hidden roles and drawn blades: find out who is with you, strike the others down, and keep your honour.
length = 30 to 60 minutes
preset-first = Four players are enough to learn who may be with whom.
preset-printed = Five players, the rules of the box, every doubtful case as most read it.
preset-long = Seven players, all roles: more suspects, more blades, more to remember.

a-card =
    { $card ->
        [Armour] an Armour
       *[other] a { $card }
    }

## Weapons

card-bo = Bō
    .text = A staff of oak, at home in every temple yard.
card-bokken = Bokken
    .text = A sword of wood, for practice; in earnest hands it breaks bones.
card-daikyu = Daikyū
    .text = The great war bow, taller than the archer.
card-kanabo = Kanabō
    .text = A club studded with iron, which no helmet forgives.
card-katana = Katana
    .text = Forged, folded and tempered: the blade a samurai is known by.
card-kiseru = Kiseru
    .text = A pipe of iron, smoked in peace and swung in anger.
card-kusarigama = Kusarigama
    .text = A sickle with a weighted chain, which goes round a guard.
card-nagayari = Nagayari
    .text = A spear so long that it takes a courtyard to turn it.
card-naginata = Naginata
    .text = A curved blade on a long shaft, feared by riders.
card-nodachi = Nodachi
    .text = A field sword as long as its bearer is tall.
card-shuriken = Shuriken
    .text = A star of steel from the sleeve, thrown before it is seen.
card-tanegashima = Tanegashima
    .text = A matchlock from over the sea: a spark, a bang, a hole.
card-wakizashi = Wakizashi
    .text = The short sword, never laid aside, not even indoors.

## Permanents

card-armour = Armour
    .text = The other players attack you at a difficulty 1 higher.
card-fast-draw = Fast Draw
    .text = Your weapons do 1 more damage.
card-focus = Focus
    .text = You may play 1 more weapon in each of your turns.
card-bushido = Code of Bushido
    .text = Lay it before any player. When they have recovered, a card is turned over. No weapon: it moves on to the left. A weapon: they discard a weapon and it moves on, or they lose an honour and it is discarded.

## Actions

card-parry = Parry
    .text = Only in answer: turn aside a weapon aimed at you, or defy a Battle Cry.
card-tea-ceremony = Tea Ceremony
    .text = Draw 3 cards; then every other player draws 1.
card-battle-cry = Battle Cry
    .text = Each of the others, unless harmless, discards a parry or loses 1 life.
card-daimyo = Daimyo
    .text = Draw 2 cards. Or keep it: in hand at the end, it is worth 1 to your team (nothing to the ronin).
card-diversion = Diversion
    .text = Take a card at random from another player’s hand into yours.
card-geisha = Geisha
    .text = Discard a permanent in play, or a card at random from another player’s hand.
card-breathing = Breathing
    .text = Get back all your life; then another player of your choice draws 1 card.
card-jujutsu = Jujutsu
    .text = Each of the others, unless harmless, discards a weapon or loses 1 life.

## Characters

character-benkei = Benkei
    .text = The others attack him at a difficulty 1 higher.
character-chiyome = Chiyome
    .text = Only weapons take life from her: Battle Cry and Jujutsu pass her by.
character-ginchiyo = Ginchiyo
    .text = A weapon does her 1 less damage, but never less than 1.
character-goemon = Goemon
    .text = He may play 1 more weapon in each of his turns.
character-hanzo = Hanzō
    .text = He may parry with a weapon, unless it is the only card in his hand.
character-hideyoshi = Hideyoshi
    .text = He draws 1 more card in his draw phase.
character-ieyasu = Ieyasu
    .text = In his draw phase he may take the first card from the top of the discard pile.
character-kojiro = Kojirō
    .text = His weapons reach everybody, whatever the difficulty.
character-musashi = Musashi
    .text = His weapons do 1 more damage.
character-nobunaga = Nobunaga
    .text = In his play phase he may lose 1 life to draw a card, but never his last life.
character-tomoe = Tomoe
    .text = When her weapon costs somebody life, she draws a card.
character-ushiwaka = Ushiwaka
    .text = For each life that a weapon takes from him, he draws a card.

## Roles, teams, and how a game ends

role-shogun = Shogun
    .text = Known to all, and moves first. Wins together with the samurai.
role-samurai = Samurai
    .text = Wins together with the shogun, without anybody knowing it.
role-ronin = Ronin
    .text = Wins alone. Honour counts double or triple, but a Daimyo is worth nothing.
role-ninja-1 = Ninja ★
    .text = Wins together with the other ninjas. With four players, the ninja with more stars counts double.
role-ninja-2 = Ninja ★★
    .text = Wins together with the other ninjas. With four players, the ninja with more stars counts double.
role-ninja-3 = Ninja ★★★
    .text = Wins together with the other ninjas. With four players, the ninja with more stars counts double.

team-shogun = the shogun’s team
team-ronin = the ronin
team-ninja = the ninjas

reason-exhaustion = the draw pile ran out and took somebody’s last honour
    .named = the draw pile ran out and took the last honour of { $seats }
reason-honour = a defeat took somebody’s last honour
    .named = { $seat } defeated { $victim } and took their last honour
reason-bushido = Code of Bushido took somebody’s last honour
    .named = Code of Bushido took the last honour of { $seat }
reason-lost-blade = somebody was struck down by their own team-mate, a lost blade that costs their team 3
    .named = { $seat } struck down { $victim }, their own team-mate, a lost blade that costs their team 3
reason-sword = only one warrior was left standing
    .named = only { $seat } was left standing

sheet-honour = Honour
sheet-times = Multiplier
sheet-daimyos = Daimyo cards
sheet-total = Total
sheet-lost-blade = Lost blade
sheet-below-zero = No total below zero

## What can be looked up besides cards, characters and roles

piece-weapon = Weapon
    .text = A card for attacking. Played at another player whose difficulty its precision can match.
piece-permanent = Permanent
    .text = A card that stays in front of a player and works until something discards it.
piece-action = Action
    .text = A card that does one thing and is then discarded.
piece-precision = Precision
    .text = The greatest difficulty a weapon reaches.
piece-damage = Damage
    .text = The life a weapon costs if it is not parried.
piece-difficulty = Difficulty
    .text = How hard a player is to hit: the number of seats to them by the shorter way round, harmless players left out, plus 1 for each Armour, plus 1 for Benkei.
piece-harmless = Harmless
    .text = Without life or without a card in hand. No weapon, Battle Cry or Jujutsu strikes a harmless player, and distances do not count them.
piece-life = Life
    .text = What blows take away. Whoever loses the last one is defeated, hands over an honour, and gets up again in their next turn.
piece-honour = Honour
    .text = What the teams are scored by. The game ends when somebody has none left.
piece-resolving = Resolving zone
    .text = Where a played card lies until all it does has happened.
piece-character = Character
    .text = Its life is the most its player can have; its power works in every turn.
piece-role = Role
    .text = Says whose team a player is on. Only the shogun’s is known before the end.

## What happened

event-turn = It is { $seat }’s turn.
event-recovers = { $seat } is back at full strength with { $life } life.
event-draws =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-draws-known = { $seat } draws { $cards }.
event-takes-discard = { $seat } takes { a-card } from the discard pile.
event-flips = Code of Bushido puts { $seat } to the test and turns over { a-card }.
event-passes-bushido = Code of Bushido moves on from { $seat } to { $target }.
event-fails-bushido =
    { $count ->
        [0] { $seat } gives in to Code of Bushido, which costs the shogun of three players nothing.
       *[other] { $seat } gives in to Code of Bushido and loses an honour.
    }
event-plays =
    { $card ->
        [Daimyo] { $seat } calls upon a Daimyo.
       *[other] { $seat } plays { $card }.
    }
event-places = { $seat } lays down { a-card }.
event-places-bushido = { $seat } lays Code of Bushido before { $target }.
event-attacks = { $seat } attacks { $target } with { a-card }.
event-parries =
    { $card ->
        [Parry] { $seat } parries the blow.
       *[other] { $seat } parries the blow with { a-card }.
    }
event-loses-life =
    { $left ->
        [0] { $seat } loses { $count } life and falls.
       *[other] { $seat } loses { $count } life and has { $left } left.
    }
event-defeated = { $by } takes an honour from { $seat }.
event-discards = { $seat } discards { a-card }.
event-diverts = { $seat } uses a Diversion to take a card from { $target }.
event-diverts-known = { $seat } uses a Diversion to take { a-card } from { $target }.
event-sends-geisha =
    { $where ->
        [hand] { $seat } sends a Geisha: { $target } loses { a-card } from their hand.
       *[table] { $seat } sends a Geisha: { $target } loses { a-card } from the table.
    }
event-breathes = { $seat } takes a deep breath and lets { $target } draw a card.
event-sacrifices = { $seat } pays a life for a card and has { $left } left.
event-exhausted =
    { $count ->
        [one] The draw pile has run out: a single card makes the new one, and everybody loses an honour.
       *[other] The draw pile has run out: { $count } cards are shuffled, and everybody loses an honour.
    }
event-ends = The game is over: { $reason }.

## What can be chosen

choice-end = End your turn
choice-suffer = Take the wound
choice-lose-honour = Give in to Code of Bushido
choice-draw = Draw from the draw pile
choice-take-discard = Take the top card of the discard pile
choice-sacrifice = Pay a life and draw a card
choice-play = Play { $card }
choice-parry =
    { $card ->
        [Parry] Parry the blow
       *[other] Parry with { a-card }
    }
choice-discard = Discard { a-card }
choice-bushido = Play Code of Bushido before { $target }
choice-diversion = Play Diversion: take a card from { $target }
choice-breathing = Play Breathing: { $target } draws a card
choice-geisha-hand = Play Geisha: discard a card from { $target }’s hand
choice-geisha =
    { $permanent ->
        [armour] Play Geisha: discard an { card-armour } in front of { $target }
        [fast-draw] Play Geisha: discard a { card-fast-draw } in front of { $target }
        [focus] Play Geisha: discard a { card-focus } in front of { $target }
       *[bushido] Play Geisha: discard the { card-bushido } in front of { $target }
    }
choice-attack = Attack { $target } with { a-card }

## What is asked

prompt-play =
    { $count ->
        [0] Your turn: play cards, or end it. You may play no more weapons.
        [one] Your turn: play cards, or end it. You may play one more weapon.
       *[other] Your turn: play cards, or end it. You may play { $count } more weapons.
    }
prompt-play-other = { $seat } is playing cards.
prompt-parry = { $attacker } attacks you with { a-card }: parry, or take { $count } damage.
prompt-parry-other = { $attacker } attacks { $seat } with { a-card }: will { $seat } parry?
prompt-battle-cry = { $attacker } raises a Battle Cry: discard a parry, or lose 1 life.
prompt-battle-cry-other = { $attacker } raises a Battle Cry: { $seat } has to answer.
prompt-jujutsu = { $attacker } attacks with Jujutsu: discard a weapon, or lose 1 life.
prompt-jujutsu-other = { $attacker } attacks with Jujutsu: { $seat } has to answer.
prompt-bushido =
    { $count ->
        [0] Code of Bushido turned over a weapon: discard one from your hand and pass the Code on, or give in, which costs you nothing.
       *[other] Code of Bushido turned over a weapon: discard one from your hand and pass the Code on, or give in and lose an honour.
    }
prompt-bushido-other = Code of Bushido turned over a weapon: { $seat } has to answer.
prompt-draw = Draw phase: take your first card from the draw pile or from the discard pile?
prompt-draw-other = { $seat } decides which pile to draw from.
prompt-discard =
    { $count ->
        [one] End of your turn: discard a card, for you may keep seven.
       *[other] End of your turn: discard { $count } cards, for you may keep seven.
    }
prompt-discard-other = { $seat } discards down to seven cards.

## Why not

why-over = The game is over.
why-no-such-card = There is no card called “{ $card }”.
why-no-such-piece = There is nothing called “{ $piece }” on this table.
why-not-in-hand = You hold no { $card }.
why-not-your-turn = It is { $seat }’s turn, not yours.
why-wait-for-answer = { $seat } has to answer your { $card } first.
why-parry-only-in-answer = A Parry is played only in answer to a weapon aimed at you or to a Battle Cry.
why-bushido-in-play = A Code of Bushido already lies before { $seat }; yours has to wait.
why-weapon-limit =
    { $count ->
        [one] You have played the one weapon you may play this turn.
       *[other] You have played the { $count } weapons you may play this turn.
    }
why-no-target-in-reach = Nobody is within reach of { a-card }: its precision is { $precision }.
why-everybody-harmless = There is nobody to attack: all the others are harmless.
why-no-target = There is nothing for { $card } to act on.
why-players-only = { $card } is for a player: choose a seat.
why-not-yourself = { $card } is not for yourself: choose another player.
why-harmless =
    { $life ->
        [0] { $seat } has no life left, and a weapon cannot be aimed at a harmless player.
       *[other] { $seat } has no card in hand, and a weapon cannot be aimed at a harmless player.
    }
why-too-far = { $seat } is out of reach of { a-card }: difficulty { $difficulty }, precision { $precision }.
why-geisha-what = Choose what the Geisha is to discard: a card of the hand, or a permanent.
why-geisha-others = At this table a Geisha may not discard your own permanents.
why-nothing-there = There is no { $card } in front of { $seat }.
why-empty-hand = { $seat } has no card in hand.
why-needs-no-target = { $card } needs no target.
why-nothing-more = Nothing more is to be chosen here.
why-draw-first = First you draw.
why-only-a-parry = { $card } is no parry.
why-hanzo-last-card = Hanzō cannot parry with the only card in his hand.
why-only-a-weapon = { $card } is no weapon.
why-card-first = Choose a card from your hand first.
why-answer-first = First you have to answer what you are asked.
why-permanent-works = { $card } works by itself, without being chosen.
why-no-drawing-now = Cards are drawn in the draw phase, or when a card says so.
why-only-ieyasu = Only Ieyasu may draw from the discard pile.
why-power-when-drawing = Ieyasu’s power is for his draw phase: choose the discard pile when you are asked.
why-power-by-itself = { $character }’s power works by itself.
why-power-in-answer = Hanzō’s power is for answering: when you are asked for a parry, choose the weapon.
why-power-in-play-phase = Nobunaga pays life for cards only in his own play phase.
why-power-last-life = Nobunaga cannot pay with his last life.
why-power-of-another = That power belongs to { $seat }.
why-resolving = A card in the resolving zone belongs to nobody until its effect is over.

## Table options

option-exhaustion = When the draw pile runs out
    .text = When the discard pile becomes the new draw pile and everybody loses an honour.
option-exhaustion-lazy = Only when a card is needed
option-exhaustion-eager = At once, with the last card
option-geisha = What a Geisha may discard
    .text = Whether a permanent in front of yourself may be chosen. A Code of Bushido always may.
option-geisha-any = Any permanent, your own too
option-geisha-others = Only other players’ permanents
option-sword_first = Last one standing and last honour at once
    .text = What counts when one defeat leaves a single player alive and takes a last honour as well.
option-sword_first-true = A sword victory
option-sword_first-false = The scoring
option-negative_totals = Totals below zero
    .text = Whether the lost blade can bring a team’s total below zero.
option-negative_totals-true = Stay as they are
option-negative_totals-false = Count as zero

## What lies on the table, where no picture shows it

view-turn = Has the turn
    .noun = seat
view-pile = Draw pile
view-discards = Discard pile
    .noun = card
view-resolving = Being resolved
    .noun = card
view-weapons_played = Weapons played this turn
view-weapon_limit = Weapon limit
view-ended_by = Ended the game
    .noun = seat
view-victim = Last defeated
    .noun = seat
view-character = Character
view-life = Life
view-full_life = Full life
view-honour = Honour
view-hand_size = Cards in hand
view-armours = Armour
view-fast_draws = Fast Draw
view-focuses = Focus
view-has_bushido = Code of Bushido
view-is_harmless = Harmless
view-difficulty = Difficulty
view-role = Role
view-hand = Hand
    .noun = card
