# What the board of Samouraï & Katana says besides the texts of the game.
map = Map of Japan
provinces = Provinces
phases = The phases of a round
all = all
larger = Larger
smaller = Smaller
whole-map = The whole map
close = Close
again = Again
others = The other clans

# Territories
terrain-plain = plain
terrain-mountain = mountain
town-major = great town { $town }
town-minor = town { $town }
free = free
held-by = held by { $name }
samurai = { $count ->
    [one] one samurai
   *[other] { $count } samurai
}
castle = castle
burnt = scorched, nobody may enter
is-lit = can be chosen
is-chosen = chosen
way-land = on foot, { $koku } koku
way-sea = by sea, { $koku } koku
way-attack = attack, { $koku } koku
tax-of = tax { $count } koku a round

# Provinces
worth = worth { $honour } honour
holds = { $name } holds { $count } of { $of }
holds-all = { $name } holds all of it
nobody-holds = Nobody holds any of it.
province-text = Whoever holds all of it wins { $honour } honour at the end of their activation.
lacks = lacks { $names }
no-reach = no province in reach

# Players
you = { $name } (you)
emperor = Emperor
shogun = Shogun
asked = is asked
is-out = without land
bot-plays = a bot plays
place-plays = plays now
place-played = has played
place-not-named = not yet named
count-honour = { $count } honour
count-koku = { $count } koku
count-aside = { $count } koku put aside
count-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
count-points = { $count ->
    [one] one clan point
   *[other] { $count } clan points
}: { $cards ->
    [0] no additional card
    [one] one additional card
   *[other] { $cards } additional cards
} at the levy
count-tax = { $count } koku tax at the levy
count-samurai = { $count } of { $of } samurai on the map
count-castles = { $count } of { $of } castles on the map
count-territories = { $count ->
    [one] one territory
   *[other] { $count } territories
}
count-forecast = provinces and Kyoto would bring { $count } honour now

# The clock
round = Round { $round }
phase-placing = set-up
phase-purchase = purchase
phase-activation = activation
phase-offices = Emperor and Shogun
phase-levy = tax and cards
about-phase-placing = Everybody places their first samurai in the towns they drew.
about-phase-purchase = One after the other, as the Emperor names them, players buy samurai and castles and place them.
about-phase-activation = One after the other, as the Emperor names them, players move, fight and play cards; then they count their provinces.
about-phase-offices = Who has least honour becomes Emperor, who has most becomes Shogun.
about-phase-levy = Territories pay tax, hands are filled up; towns bring additional cards.
deck = deck { $count }
discards = discards { $count }
about-deck = Deck
about-deck-text = Cards that are still to be drawn. When it is empty the discards are shuffled.
no-discards = Nothing has been discarded yet.
mark = Whoever has { $mark } when all have played ends the game.

# The stair
honour-stair = The way of honour: { $list }
honour-of = { $name } { $count }
about-honour = Honour
about-honour-text = The gate stands at { $mark }: the game ends with the round in which somebody reaches it.

# The legend
legend = Legend
legend-samurai = samurai (on the map / of)
legend-castle = castle: lower card twice, free way in
legend-mountain = mountain: tax { $mountain }, +{ $defence } in defence
legend-plain = plain: tax { $plain }
legend-town = town { $minor }, great town { $major } clan points
legend-card = cards in hand
legend-koku = koku, to move and to buy
legend-tax = tax, in koku a round
legend-honour = honour; gold border: whole province
legend-emperor = Emperor, Shogun

# Moving
how-many = How many samurai go?
how-many-value = { $count } go, { $rest } stay
how-many-number = How many?
goes = { $count ->
    [one] goes
   *[other] go
}
stays = { $rest ->
    [one] stays
   *[other] stay
}
give-number = Take { $count }
attack-land = Attack { $territory }
attack-sea = Attack { $territory } by sea
ahead-own = and two cards, perhaps a blue one
ahead-castle = lower card twice
ahead-battle = honour if you win
ahead-province = honour if you win: battle { $battle }, all of { $province } { $honour }
ahead-go = Attack
put-down = Put down
last-battle = The last battle
build-castle = Castle: { $koku } koku
build-castle-label = Build a castle for { $koku } koku, { $kyoto } in Kyoto: choose, then a territory
sell-honour = Sell honour
sell-honour-label = Sell { $honour } honour for 1 koku
office-label = Sell an office for honour: choose, then a player
deal-label = Offer a card for a card: choose, then a player
gift-label = Give koku: choose, then a player
veto-label = The Shogun’s veto
piece-office = Sell an office
piece-deal = Offer a card
piece-koku = Give koku
piece-veto = Veto
looks-at = { $name } looks at the hand of { $target }
offer-of = { $name } offers { $target } a card

# The battle table
battle-for = The battle for { $territory }
battle-how = { $attacker } comes from { $origin }
battle-town = ; { $defender } holds { $town }
battle-line = { $name } { $side ->
    [attacker] attacks
   *[defender] defends
}: { $sum }
side-attacker = attacks
side-defender = defends
part-first = card
part-first-text = its value
part-second = card
part-second-text = its value
part-castle = castle
part-castle-text = lower card twice
part-samurai = samurai
part-samurai-text = { $counted } at most
part-mountain = mountain
part-mountain-text = for the defender
part-special = blue card
part-special-text = its fan
sum = Sum
no-sabres = no sabres
loses = { $clan } loses { $count ->
    [0] nobody
   *[other] { $count } of { $of }
}
battle-won = { $clan } wins { $sum } to { $other }
battle-tie = { $sum } to { $sum }: the defender stays

# Cards
card-copies = { $count ->
    [one] There is one in the deck.
   *[other] There are { $count } in the deck.
}
card-kind-warrior = Warrior.
card-kind-special = Blue: its power works in battles alone, as a third card.
card-kind-event = Played for its power in your own activation, or fought with.
card-kind-anytime = May also be played while others act, with three cards or more in hand.

# Short words, where there is little room
short-mountain = mountain: tax { $mountain }, +{ $defence }
short-plain = plain: tax { $plain }
short-castle = castle: card twice
short-great-town = towns: clan points
short-card = cards
short-koku = koku
short-tax = tax
short-honour = honour
short-emperor = Emperor
short-shogun = Shogun
