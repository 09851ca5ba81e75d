# What Ninjato's board says besides the texts of the game (src/tatami/games/ninjato/text/).

is-lit = can be chosen
is-chosen = chosen
asked = is asked
you = You, { $name }
you-short = you
bot-plays = a bot plays
times = { $thing } × { $count }
used = { $skill }, used this round
your-mat = What lies before you
your-hand =
    { $count ->
        [0] Your hand: no cards
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
hand-empty = No cards in hand. The Dojo has some.
has-nothing = nothing yet
no-treasures = no treasures
no-rumours = no rumours
no-skills = no skills
card = Dojo card { $card }
open-card = open Dojo card { $card }

## Players

place-in-order = number { $count } in turn order
shuriken-left =
    { $count ->
        [0] all shuriken placed
        [one] 1 shuriken left
       *[other] { $count } shuriken left
    }
cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
honour-now = honour { $count }, { $forecast } with the bonuses as they stand
envoy-of = { $envoy } of { $clan }, aged { $age }
rumour-now = { $rumour } × { $count }: bonus { $bonus } as it stands
shuriken-of = Shuriken: { $names }

## Houses

houses = Five houses: doors are reached with the arrow keys
red-treasure = red { $treasure }
token-of = { $clan }, token { $count }
sentry-is = sentry: { $guard }
closed = closed this round
closed-short = closed
emptied = emptied
needs-strength = a total above { $count }
needs-stealth = a total below { $count }

## Places

places = Dojo, Sensei, Palace, Pavilion
dojo-cards = The pile and the open cards
pile =
    { $count ->
        [one] The pile: 1 hidden card
       *[other] The pile: { $count } hidden cards
    }
pile-text = Hidden cards are drawn from here. When it is empty the discards are shuffled.
draws =
    { $count ->
        [one] take 1 more
       *[other] take { $count } more
    }
order-of = Order of round { $round }
last-round = Last round
next-order = The order of the next round, as the stack lies: { $names }
dojo-rule = Hand 0: { $none } · 1: { $one } · 2+: { $more }
taken = taken this round
none-here = No tile is left.

## Skills in a few words

short-kenjutsu = = { $amount }
short-naginatajutsu = = { $amount }
short-bojutsu = +{ $amount }
short-kusarigamajutsu = +{ $amount }
short-kayakujutsu = new guard
short-shinobi-iri = = { $amount }
short-choho = = { $amount }
short-suiren = −{ $amount }
short-shurikenjutsu = −{ $amount }
short-intonjutsu = keep all loot
short-taijutsu = = 3
short-bajutsu = Dojo +{ $amount }
short-boryaku = see the next
short-chimon = swap the prize
short-tenmon = silence a gong
short-kyoyo = a card back
short-hensojutsu = pass anybody, unbeaten

## The raid

raid = { $name } raids { $house } by { $side }
nothing-yet = nothing yet
carried-off = carried off
if-beaten = If beaten, one is kept.
if-beaten-first = If beaten, the first is kept.
stop = Stop
stop-keeps =
    { $count ->
        [one] keep it
       *[other] keep all { $count }
    }
banzai = Banzai!
played = Played in the last fight
played-card = played { $card }
beat-strength = More than { $count } beats it.
beat-stealth = Less than { $count } slips past.
for-prize = Prize:
is-sentry = The sentry.
has-gong = It has a gong.
emptied-house = The house is empty.
hang-token = Hang a token of another clan.
beaten-room = Caught.
room-won = This room is won.
stop-or-banzai = Stop, or go on?
raider-decides = { $name } decides.
rest = Still in the house
no-rest = nothing
red-needs-elite =
    { $count ->
        [one] An Elite guards the red one.
       *[other] An Elite guards each red one.
    }
take-all = Empty it: hang a token.
lost-rest = One treasure is kept, the others are discarded.
lost-first = The first treasure is kept, the others go back into the house.
nobody-next = Nobody after this
last-treasure = It is the last treasure.
may-come = May come next:
next-is = Next comes
you-beat-it = You can beat it.
you-do-not = You cannot beat it.
guards-left =
    { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }
elites-left =
    { $count ->
        [one] 1 Elite
       *[other] { $count } Elites
    }
gongs-left =
    { $count ->
        [one] 1 gong
       *[other] { $count } gongs
    }
value-left =
    { $gongs ->
        [0] value { $value }: { $count } left
       *[other] value { $value }: { $count } left, { $gongs } with a gong
    }
beatable = you can beat it
not-beatable = you cannot beat it
you-beat = you beat { $count } of { $of }
was-seen = { $name } has looked at the next card.
sets-that-win = What wins
of-all = ({ $count } of { $of })
then-beats = then you could beat { $count } of { $of }
ways-to-pay = How to pay
brings = honour { $count }

## The court

free-tokens = Free tokens
discarded = Discarded:
bag-empty = empty
bag-spent = Discarded: { $treasures }
in-bag =
    { $count ->
        [one] 1 is in the bag.
       *[other] { $count } are in the bag.
    }

## Rounds and scorings

round-of = Round { $round } of 7
scoring-after = Scoring after round { $round }: { $clans }
next-scoring = Scoring after round { $round }
clan-brings = { $clan } brings honour { $count }, or a rumour.
contender =
    { $count ->
        [one] { $place }. { $name }: 1 envoy, aged { $age }
       *[other] { $place }. { $name }: { $count } envoys, the oldest { $age }
    }
no-envoys = no envoys
take-honour = Take honour { $count }
sheet-now = If the game ended now
sheet-end = The score
bonus-sum = { $cards } × card, counts { $counted } = { $bonus }
how-envoys = treasures paid at the Palace
how-rumours = treasures paid at the Pavilion
how-clans = clans scored after rounds 3, 5 and 7
how-bonus = what rumours count
how-treasures = 1 for each treasure left
how-elites = captured Elites
how-total = all of it

## The key

key = Key
forecast = Score
piles = Piles
key-strength = strength: above
key-stealth = stealth: below
key-gong = gong: alarm
key-red = red: Elite
key-cards = cards in hand
key-age = age, for ties
key-rumour = rumour
key-honour = honour, + later
key-beats = 7/8: then beaten
key-clans = clans with their tokens
key-ways = Ways of the skills

## Explained

once-a-round = A skill is used once a round.
about-round = Rounds
about-round-text = Seven lanterns are the seven rounds; in each everybody places three shuriken.
about-order = Order
about-order-text = The topmost shuriken at the Dojo goes first in the next round; who is not in the stack follows in the old order.
about-stack = The stack
about-stack-text = Whoever visits the Dojo lays a shuriken on the stack. The last one lies on top.
about-scoring = Scoring
about-scoring-text = First and second by envoys of the clan; a tie goes to the oldest envoy. The first takes the honour of the clan’s tokens or a rumour, the second gets the other.
about-forecast = Honour
about-forecast-text = The number after + is what rumours, treasures and Elites would add if the game ended now.
about-shuriken = Shuriken
about-shuriken-text = Three a round. Pale ones are placed.
about-hand = Cards in hand
about-hand-text = Others see how many, not which. The fewer you hold, the more the Dojo gives.
about-guards = Guards
about-guards-text = Forty, eight of each value. Twelve have a gong: drawn after banzai, it brings a treasure and turns the best clear one red.
about-elites = Elites
about-elites-text = They guard red treasures. Beaten, they are captured and bring honour.
about-bag = The bag
about-bag-text = Treasures are drawn from it at random. It is filled with the discards when it is empty.
about-tokens = Free tokens
about-tokens-text = Who empties a house hangs one of these there, of another clan, of any value.
about-token = Token
about-token-text = So much honour the house brings its clan at each scoring.
about-sentry = Sentry
about-sentry-text = The first fight of a raid is with the sentry. A sentry’s gong never rings.
about-red = Red treasure
about-red-text = A gong turned it over: an Elite guards it.
about-age = Age
about-age-text = With as many envoys of a clan, the oldest of them decides.
about-beats = What may come
about-beats-text = 7/8 means: of 8 guards who may come next, what is left in your hand could beat 7.
about-closed = Closed
about-closed-text = The house was emptied. It is filled at the end of the round.
