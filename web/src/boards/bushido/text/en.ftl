# What Bushido's board says besides the texts of the game (src/tatami/games/bushido/text/).

map = The map: a province is reached with the arrow keys
larger = Larger
smaller = Smaller
face-down = face down
face-down-text = Nobody knows yet what lies here. These lands are on the map:
neutral = neutral
held-by = held by { $name }
key = What the numbers on the map mean
key-troops = troops
key-koku = koku: troops it feeds
key-katana = katana: tiles it brings
worth = honour { $honour }, koku { $koku }, katana { $katana }
is-lit = can be chosen
is-chosen = chosen
times = { $count } of them
asked = is asked
you = You, { $name }
your-clan = your clan
bot-plays = a bot plays

troops =
    { $count ->
        [0] no troops
        [one] 1 troop
       *[other] { $count } troops
    }
elite =
    { $count ->
        [one] 1 elite token
       *[other] { $count } elite tokens
    }
ronin =
    { $count ->
        [one] 1 Ronin
       *[other] { $count } Ronin
    }
tiles =
    { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }
discs =
    { $count ->
        [0] no discs
        [one] 1 disc
       *[other] { $count } discs
    }
daimyo-honour = Daimyo honour { $count }
samurai-honour = Samurai honour { $count }
feeds =
    { $count ->
        [one] 1 troop on the map, rice for { $koku }
       *[other] { $count } troops on the map, rice for { $koku }
    }
reserve = { $count } in reserve
lost-for-good = { $count } lost for good
income = income { $count }
word-daimyo = Daimyo honour
word-samurai = Samurai honour
word-troops = troops / koku
word-income = income
word-tiles = tiles
word-discs = discs
bonus-token = bonus token { $count }
both-tokens = Both bonus tokens: 9 honour
campaign-token = campaign token

## Where a value comes from

value-honour = Honour
value-koku = Koku
value-katana = Katana
from-rulebook = printed in the rulebook
from-source = from the publisher’s pages
from-reconstruction = reconstructed: fits all that is known
from-owner = from this table’s content pack
in-box =
    { $count ->
        [one] There is 1 in the box.
       *[other] There are { $count } in the box.
    }

## Strip and track

month-of = Month { $month } of 12
phases = Phases of the turn
phase = Phase { $number }: { $phase }
set-up = The land is divided
roles = Who is who
role-of = { $role }: { $name }
role-free = { $role }: nobody yet
track = The Bushido track
track-daimyo = Daimyo honour
track-samurai = Samurai honour
bag-holds =
    { $count ->
        [one] The bag: 1 tile
       *[other] The bag: { $count } tiles
    }
piles-hold = The piles: { $count } discs face down
spent-holds =
    { $count ->
        [0] No disc is put away
        [one] Put away: 1 disc, face down
       *[other] Put away: { $count } discs, face down
    }

## Screens

your-screen = Behind your screen
behind-screen = Behind the screen:
shinobi-saw = Your Shinobi saw, and it is still there:

## Combat

combat-for = Combat for { $province }
revolt-in = Revolt in { $province }
attacks = attacks
defends = defends
bonus-promised = + { $count } honour promised
stack-ready = stack ready
stack-secret = A stack that nobody else sees
stack-size =
    { $count ->
        [one] a stack of 1 tile
       *[other] a stack of { $count } tiles
    }
disc-open = chooses a disc
disc-chosen = disc chosen, face down
only-you = Only you see this.
won = wins
lost = loses
sum-label = { $swords } katana × { $times } + { $added } troops = { $total }

## By hand

stack-open = builds a stack
build-stack = Build your stack: touch katana tiles, the last one lies on top. Nobody sees it before both are ready.
set-no-stack = No stack
your-stack = Your stack
from-bottom = from bottom to top; touch a tile to take it off
on-top = top: all will see it
no-tile-yet = No tile yet
your-tiles = Your katana tiles
lay-tile = Lay { $tile } on top: { $count } of { $of } left
take-off = Take { $tile } off
take-off-top = Take { $tile } off, the top
lay-all = All katana
slip = In your hand
fewer = One fewer in { $province }
more = One more in { $province }
rest-here = all { $count }
how-many-go = How many go
elite-go = Elite tokens
promise = Promise honour
no-promise = none
take-up = Move troops: touch a province of yours, then where they go. Or be done.
moves-done = Done moving
seen-before = That number would only bring back an earlier arrangement: take another.
attack-whom = Attack: touch the province to attack, or one of yours. Or let it be.
no-attack = No attack
set-stack =
    { $count ->
        [one] Set the stack: 1 tile, { $swords } katana
       *[other] Set the stack: { $count } tiles, { $swords } katana
    }
place-troops =
    { $left ->
        [0] All { $count } troops are placed. Right so?
        [one] Place your troops: touch provinces. 1 of { $count } is left.
       *[other] Place your troops: touch provinces. { $left } of { $count } are left.
    }
take-troops =
    { $left ->
        [0] All { $count } troops go back. Right so?
        [one] More troops than rice: touch provinces that give some up. 1 of { $count } is left.
       *[other] More troops than rice: touch provinces that give some up. { $left } of { $count } are left.
    }
troops-done =
    { $left ->
        [0] Done
        [one] 1 left
       *[other] { $left } left
    }
move-where =
    { $count ->
        [one] 1 troop from { $from }: where to?
       *[other] { $count } troops from { $from }: where to?
    }
attack-where =
    { $count ->
        [one] 1 troop from { $from }: against which province?
       *[other] { $count } troops from { $from }: against which province?
    }
attack-ready =
    { $count ->
        [one] 1 troop from { $from } marches on { $province }.
       *[other] { $count } troops from { $from } march on { $province }.
    }
attack-now = Attack { $province }

## Explained

about-month = The month
about-month-text = The Shogun marker moves on at the end of a turn with an attack. After the twelfth month the most Daimyo honour wins; 50 wins at once.
about-combat = Combat
about-combat-text = Both stack katana tiles in secret, then choose a disc in secret. Duel doubles against battle, battle against ambush, ambush against duel; a battle adds the troops. At a tie the defender wins.
about-discs = Discs
about-discs-text = Discs that nobody holds, face down. When four or fewer are left, those that were put away are shuffled in.
about-spent = Discs put away
about-spent-text = Discs that were used or put away, face down: nobody looks at them. They come back when the piles run low.
