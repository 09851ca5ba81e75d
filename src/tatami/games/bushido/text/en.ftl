# Bushido. The variables are the facts of the engine: $seat, $target, $by, $attacker and $victim arrive as names,
# $province, $from, $land, $tile, $tiles, $disc, $discs, $role, $phase and $reason as nouns, the rest as numbers.

title = Bushido
pitch = Serve other lords to earn honour, choose who serves you, and become Shogun before the year is out.
length = 2 to 3 hours
preset-first = Three clans get their provinces at random, and play begins at once.
preset-printed = Five clans choose fortresses and provinces one by one, as in the box.
preset-long = Five clans, a map laid at random, and a campaign token for each.

up-to =
    { $more ->
        [true] Up to { $count }, ten at a time.
       *[false] Up to { $count }.
    }

troops =
    { $count ->
        [0] no troops
        [one] 1 troop
       *[other] { $count } troops
    }
tiles-drawn =
    { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }

spied-tiles =
    { $size ->
        [0] no tiles
       *[other] { $tiles }
    }
spied-discs =
    { $count ->
        [0] no discs
       *[other] discs: { $discs }
    }

## Provinces

province-dewa = Dewa
province-mutsu = Mutsu
province-hitachi = Hitachi
province-shimosa = Shimosa
province-sado = Sado
province-echigo = Echigo
province-kozuke = Kozuke
province-musashi = Musashi
province-kazusa = Kazusa
province-noto = Noto
province-kaga = Kaga
province-hida = Hida
province-shinano = Shinano
province-kai = Kai
province-sagami = Sagami
province-wakasa = Wakasa
province-echizen = Echizen
province-mino = Mino
province-owari = Owari
province-mikawa = Mikawa
province-suruga = Suruga
province-tango = Tango
province-harima = Harima
province-settsu = Settsu
province-yamato = Yamato
province-ise = Ise
province-izumo = Izumo
province-bizen = Bizen
province-sanuki = Sanuki
province-tosa = Tosa

# Where troops come from, in sentences that name two provinces.
from-dewa = Dewa
from-mutsu = Mutsu
from-hitachi = Hitachi
from-shimosa = Shimosa
from-sado = Sado
from-echigo = Echigo
from-kozuke = Kozuke
from-musashi = Musashi
from-kazusa = Kazusa
from-noto = Noto
from-kaga = Kaga
from-hida = Hida
from-shinano = Shinano
from-kai = Kai
from-sagami = Sagami
from-wakasa = Wakasa
from-echizen = Echizen
from-mino = Mino
from-owari = Owari
from-mikawa = Mikawa
from-suruga = Suruga
from-tango = Tango
from-harima = Harima
from-settsu = Settsu
from-yamato = Yamato
from-ise = Ise
from-izumo = Izumo
from-bizen = Bizen
from-sanuki = Sanuki
from-tosa = Tosa

## Lands

land-city = City
    .text = Much honour, and two katana of income.
land-temple = Temple
    .text = The most honour of all, little rice, one katana of income.
land-town = Town
    .text = Honour and rice in equal parts.
land-village = Village
    .text = Some honour, and rice for five.
land-mountain = Mountain
    .text = Little honour and little rice, but a place like any other to fight for.
land-rice-field = Rice field
    .text = The most rice of all: it feeds eight troops.
land-fortress = Clan fortress
    .text = Never attacked, never lost, never reached by Ronin. Five katana of income.

## Tiles

tile-katana-1 = Katana 1
    .text = A katana tile of strength 1. In an ambush, tiles like this kill troops besides.
tile-katana-2 = Katana 2
    .text = A katana tile of strength 2.
tile-katana-3 = Katana 3
    .text = A katana tile of strength 3. Three of them buy the Daimyo 1 honour.
tile-chanoyu = Chanoyu
    .text = Invite a player to tea: 5 Samurai honour for the guest, and the rest of yours becomes Daimyo honour, two for one.
tile-geisha = Geisha
    .text = The Daimyo’s turn is over at once, and the month stays.
tile-shinobi = Shinobi
    .text = Look behind the screen of another player.
tile-ronin = Ronin
    .text = Place it in another player’s province. As many Ronin as troops, and the province revolts.
tile-seppuku = Seppuku
    .text = Demand the life of a Samurai who lost. If the Daimyo agrees, all the Samurai’s honour is gone.

## Discs

disc-battle = Battle
    .text = Adds your troops. Doubles against an ambush; weak against a duel.
disc-duel = Duel
    .text = Doubles against a battle; weak against an ambush. Duel against duel is between the commanders alone.
disc-ambush = Ambush
    .text = Doubles against a duel; weak against a battle. Tiles of strength 1 kill troops besides.
disc-traitor = Traitor
    .text = Wins against everything but another traitor, and kills all enemy troops.
disc-kotau = Kotau
    .text = Not for combat: an audience with the Emperor in phase 12.

## Roles, phases, and how a game ends

role-daimyo = Daimyo
    .text = Whose turn it is. Hands out the other cards, sends the troops, and gains the province.
role-samurai = Samurai
    .text = Leads the Daimyo’s troops, with tiles and discs from behind the Samurai’s screen.
role-bushi = Bushi
    .text = Is attacked, and defends a province of the clan.
role-sensei = Sensei
    .text = Plays effect tiles singly, advises the Daimyo, and decides whether all draw tiles.
role-hatamoto = Hatamoto
    .text = Draws two tiles, places Ronin, and may lead a revolt against the Daimyo.

phase-appointment = Appointment of the Daimyo
phase-tea = Tea ceremony
phase-treasury = Treasury
phase-roles = Roles
phase-schemes = Schemes
phase-hatamoto = The Hatamoto’s hour
phase-mobilisation = Mobilisation
phase-combat = Combat
phase-results = Results
phase-advice = The Sensei’s advice
phase-arms = To Arms
phase-audience = Audience with the Emperor

reason-shogun = somebody reached 50 Daimyo honour and was named Shogun
    .named = { $seat } reached 50 Daimyo honour and was named Shogun
reason-year = the twelve months were over

sheet-daimyo = Daimyo honour
sheet-samurai = Samurai honour
sheet-provinces = Provinces

## What else can be looked up

piece-three = Bonus token 3
    .text = The Daimyo may offer it before a combat: 3 Samurai honour for a Samurai who wins. Once in the game.
piece-six = Bonus token 6
    .text = The Daimyo may offer it before a combat: 6 Samurai honour for a Samurai who wins. Once in the game.
piece-campaign = Campaign token
    .text = A second attack in one turn or, if the table plays it so, three elite tokens. Once in the game.
piece-honour = Honour
    .text = Daimyo honour wins the game. Samurai honour becomes Daimyo honour over tea. No two markers share a space.
piece-koku = Koku
    .text = Rice. As many troops as a clan’s provinces feed, 30 at most.
piece-income = Income
    .text = The tiles a Daimyo draws: all katana of the clan’s provinces, 5 at least and 10 at most.
piece-bag = Bag
    .text = Tiles that nobody has. When it runs empty, all tiles go back and everybody draws anew.
piece-elite = Elite token
    .text = Worth three troops, fed by nobody. Goes home at its owner’s next turn as Daimyo.

## What happened

event-turn = Month { $count }: { $seat } is Daimyo.
event-phase = — Phase { $count }: { $phase } —
event-founds = { $seat } builds the clan fortress in { $province }.
event-claims = { $seat } turns up { $province }: { $land }.
event-starts = { $seat } starts with { $honour } Daimyo honour, { $koku } koku and an income of { $count }.
event-deploys = { $seat } places { troops } in { $province }.
event-disbands = { $seat } sends { troops } home from { $province }.
event-draws = { $seat } draws { tiles-drawn }.
event-draws-known = { $seat } draws { $tiles }.
event-mikado = Mikado’s law: the bag is empty, all tiles go back, and everybody draws anew.
event-discards = { $seat } puts a disc away.
event-discards-known = { $seat } puts a disc away: { $disc }.
event-draws-discs =
    { $count ->
        [one] { $seat } draws a disc.
       *[other] { $seat } draws { $count } discs.
    }
event-draws-discs-known = { $seat } draws { $discs }.
event-renews-piles = The discs that were put away are shuffled in: { $count } lie in the piles.
event-finds-disc =
    { $where ->
        [exchange] { $seat } has nothing but Kotau, and exchanges one for another disc.
       *[draw] { $seat } has no disc, and draws one.
    }
event-finds-disc-known =
    { $where ->
        [exchange] { $seat } has nothing but Kotau, and exchanges one for { $disc }.
       *[draw] { $seat } has no disc, and draws { $disc }.
    }
event-calls-elite = { $seat } calls the elite troops to arms.
event-places-elite = { $seat } places an elite token in { $province }.
event-recalls-elite = { $seat }’s elite troops go home.
event-invites = { $seat } invites { $target } to tea.
event-accepts = { $seat } accepts { $target }’s invitation.
event-refuses = { $seat } refuses { $target }’s invitation.
event-converts = { $seat } turns { $size } Samurai honour into { $count } Daimyo honour.
event-buys = { $seat } gives { $size } tiles of strength 3 for { $count } Daimyo honour.
event-appoints = { $seat } makes { $target } { $role }.
event-sends-ronin = { $seat } sends a Ronin to { $province }, held by { $target }.
event-revolts = Revolt in { $province }: { $seat }’s troops are driven out.
event-spies = { $seat } sends a Shinobi behind { $target }’s screen.
event-spies-known = { $seat }’s Shinobi finds with { $target }: { spied-tiles }; { spied-discs }.
event-sends-geisha = { $seat } sends a Geisha: { $target } forgets the campaign, and the turn is over.
event-declares-campaign = { $seat } declares a campaign: there will be a second attack.
event-regroups = { $seat } moves { troops } from { $from } to { $province }.
event-rests = { $seat } does not attack.
event-occupies = { $seat } marches into neutral { $province } with { troops }.
event-attacks = { $seat } sends { troops } against { $province }: { $by } leads them, { $target } defends.
event-offers-bonus = { $seat } promises { $target } { $count } more honour for a victory.
event-leads-revolt =
    { $count ->
        [one] { $seat } leads 1 Ronin against { $target } in { $province }.
       *[other] { $seat } leads { $count } Ronin against { $target } in { $province }.
    }
event-shows-nothing = { $seat } shows no stack: no sword, no strength.
event-shows-stack =
    { $count ->
        [one] { $seat } shows a stack of 1 tile: { $tile }.
       *[other] { $seat } shows a stack of { $count } tiles, { $tile } on top.
    }
event-plays-disc = { $seat } turns up { $disc }.
event-reveals-stack = { $seat }’s stack: { $tiles }.
event-wins = { $seat } wins, { $count } to { $size }, against { $target }.
event-betrays = A traitor: { $seat } wins against { $target }, whatever the swords.
event-loses-troops = { $seat }’s side loses { troops } in { $province }.
event-removes-troops = { $seat } gave up { troops } without a sword: they never come back.
event-retreats = { $seat } retreats to { $province } with { troops }.
event-disperses = { $seat } has nowhere to retreat to: the troops scatter.
event-returns = The attackers go back to { $province }.
event-takes-province = { $seat } takes { $province } ({ $land }).
event-loses-province = { $seat } loses { $province } ({ $land }).
event-gains-daimyo = { $seat } gains { $count } Daimyo honour and stands at { $honour }.
event-loses-daimyo = { $seat } loses { $count } Daimyo honour and stands at { $honour }.
event-gains-samurai = { $seat } gains { $count } Samurai honour and stands at { $honour }.
event-loses-samurai = { $seat } loses { $count } Samurai honour and stands at { $honour }.
event-demands-seppuku = { $seat } demands that { $target } commit Seppuku.
event-advises = { $seat } advises that { $target } lose { $count } Samurai honour.
event-follows =
    { $count ->
        [0] { $seat } agrees with { $by }: { $target } commits Seppuku.
       *[other] { $seat } follows { $by }’s advice against { $target }.
    }
event-spares = { $seat } spares { $target }, who loses only 1 honour.
event-arms =
    { $count ->
        [0] { $seat } waits: nobody draws tiles.
        [one] { $seat } calls to arms: everybody draws 1 tile.
       *[other] { $seat } calls to arms: everybody draws { $count } tiles.
    }
event-audience =
    { $where ->
        [calm] { $seat } appeases the Emperor: the month stays.
        [hostilities] { $seat } urges the Emperor to war: two months pass.
       *[support] { $seat } pleads for the Emperor’s support.
    }
event-month =
    { $where ->
        [torii] The year is over.
       *[year] The Shogun marker moves to month { $count }.
    }
event-stalls = { $count } turns went by without the Shogun marker: it moves by itself.
event-ends = The game is over: { $reason }.

## What can be chosen

choice-done = Done
choice-accept = Accept the invitation
choice-refuse = Refuse the invitation
choice-geisha = Send the Geisha and end the turn
choice-seppuku = Demand Seppuku
choice-follow = Follow the advice
choice-spare = Spare the Samurai
choice-arm = To arms: everybody draws
choice-temporise = Wait: nobody draws
choice-calm = Kotau: the month stays
choice-hostilities = Kotau: two months pass
choice-support = Kotau: draw 5 tiles
choice-campaign = Declare a campaign
choice-elite = Call the elite troops
choice-no-stack = No stack
choice-no-bonus = No bonus
choice-bonus = Offer { $count } honour
choice-number = { $count }
choice-top = { $tile } on top
choice-discard = Put away { $disc }
choice-tactic = Fight with { $disc }
choice-invite = Invite { $target } to tea
choice-samurai = Make { $target } Samurai
choice-bushi = Make { $target } Bushi
choice-sensei = Make { $target } Sensei
choice-chanoyu = Chanoyu: invite { $target } to tea
choice-shinobi = Shinobi: look behind { $target }’s screen
choice-claim = Choose { $province }
choice-place = Place in { $province }
choice-disband = Take from { $province }
choice-ronin = Send a Ronin to { $province }
choice-from = From { $province }
choice-to = To { $province }
choice-attack = Attack { $province }

## What is asked

prompt-fortress = Where is your clan’s fortress to stand?
prompt-fortress-other = { $seat } chooses the place of the clan fortress.
prompt-claim = Which province do you turn up and make yours?
prompt-claim-other = { $seat } chooses a province.
prompt-deploy = You have { troops } to place: in which province?
prompt-deploy-other = { $seat } has { troops } to place.
prompt-deploy-troops = How many troops go to { $province }? You have { $count } to place.
prompt-deploy-troops-other = { $seat } places troops in { $province }.
prompt-disband = Your rice does not feed { troops }: from which province do they go?
prompt-disband-other = { $seat } has { troops } too many.
prompt-disband-troops = How many troops leave { $province }? There are { $count } too many.
prompt-disband-troops-other = { $seat } takes troops out of { $province }.
prompt-discs = Put discs away if you like; then you draw up to four.
prompt-discs-other = { $seat } looks through the discs.
prompt-elite = Will you turn your campaign token into elite troops?
prompt-elite-other = { $seat } may call the elite troops.
prompt-place-elite =
    { $count ->
        [one] Where does the last elite token go?
       *[other] Where does the next of { $count } elite tokens go?
    }
prompt-place-elite-other = { $seat } places elite tokens.
prompt-tea = Whom do you invite to tea, if anybody?
prompt-tea-other = { $seat } may invite somebody to tea.
prompt-invitation = { $by } invites you to tea: 5 Samurai honour for you if you accept. Refusing costs you 10.
prompt-invitation-other = { $by } has invited { $seat } to tea.
prompt-convert =
    { $size ->
        [0] How much Daimyo honour do you make, at 2 Samurai honour a point? { up-to }
       *[other] { $size } points so far. How many more, at 2 Samurai honour each? Up to { $count }.
    }
prompt-convert-other = { $seat } turns Samurai honour into Daimyo honour.
prompt-treasury = How much Daimyo honour do you buy, with three tiles of strength 3 a point?
prompt-treasury-other = { $seat } looks into the treasury.
prompt-samurai = Who is your Samurai and leads the attack?
prompt-samurai-other = { $seat } chooses the Samurai.
prompt-bushi = Who is the Bushi and will be attacked?
prompt-bushi-other = { $seat } chooses the Bushi.
prompt-sensei = Who is the Sensei?
prompt-sensei-other = { $seat } chooses the Sensei.
prompt-schemes =
    { $count ->
        [one] You are the Sensei: play effect tiles, or be done.
       *[other] Play effect tiles in pairs, or be done.
    }
prompt-schemes-other = { $seat } may play effect tiles.
prompt-hatamoto = Place Ronin, lead a revolt against the Daimyo, or be done.
prompt-hatamoto-other = { $seat } acts as Hatamoto.
prompt-campaign = Will you declare a campaign, for a second attack in this turn?
prompt-campaign-other = { $seat } may declare a campaign.
prompt-regroup = Move troops: from which province? Or be done.
prompt-regroup-other = { $seat } regroups.
prompt-regroup-to = Where do the troops from { $from } go?
prompt-regroup-to-other = { $seat } moves troops from { $from }.
prompt-regroup-elite =
    { $count ->
        [0] How many elite tokens go from { $from } to { $province }?
       *[other] How many elite tokens go from { $from } to { $province }? What would bring an earlier arrangement back is left out.
    }
prompt-regroup-elite-other = { $seat } moves elite tokens from { $from } to { $province }.
prompt-regroup-troops =
    { $count ->
        [0] How many troops go from { $from } to { $province }?
       *[other] How many troops go from { $from } to { $province }? What would bring an earlier arrangement back is left out.
    }
prompt-regroup-troops-other = { $seat } moves troops from { $from } to { $province }.
prompt-target = Which province do you attack? Or be done, and the turn is over.
prompt-target-other = { $seat } chooses what to attack.
prompt-source =
    { $count ->
        [one] From where do you attack { $province }?
       *[other] From where do you march into { $province }? It takes { $count } troops.
    }
prompt-source-other = { $seat } prepares to march on { $province }.
prompt-send-elite = How many elite tokens go from { $from } against { $province }?
prompt-send-elite-other = { $seat } gathers elite troops in { $from } against { $province }.
prompt-send-troops =
    { $size ->
        [0] How many troops go from { $from } against { $province }? { up-to }
       *[other] { $size } troops go from { $from } against { $province }. How many more? Up to { $count }.
    }
prompt-send-troops-other = { $seat } gathers troops in { $from } against { $province }.
prompt-bonus = Do you offer { $target } bonus honour for taking { $province }?
prompt-bonus-other = { $seat } may offer { $target } bonus honour for { $province }.
prompt-stack-tens = Combat for { $province }, { $attacker } against { $victim }: how many full tens of { $tile } do you stack?
prompt-stack-tens-other = Combat for { $province }: { $seat } builds a stack, step { $count } of { $size }.
prompt-stack = Combat for { $province }, { $attacker } against { $victim }: how many { $tile } do you add to your stack?
prompt-stack-other = Combat for { $province }: { $seat } builds a stack, step { $count } of { $size }.
prompt-stack-top = Combat for { $province }: which tile lies on top of your stack?
prompt-stack-top-other = Combat for { $province }: { $seat } finishes a stack.
prompt-tactic = Combat for { $province }, { $attacker } against { $victim }: which disc?
prompt-tactic-other = Combat for { $province }: { $seat } chooses a disc.
prompt-retreat = You lost the duel for { $province }: where do your troops retreat to?
prompt-retreat-other = { $seat } has to retreat from { $province }.
prompt-seppuku =
    { $count ->
        [one] { $target } lost the combat: do you demand Seppuku, for a tile?
       *[other] { $target } lost the combat: do you demand Seppuku, for two tiles?
    }
prompt-seppuku-other = { $target } lost the combat: does { $seat } demand Seppuku?
prompt-advice = How much honour should { $target } lose, if any?
prompt-advice-other = { $seat } weighs what { $target } should lose.
prompt-verdict =
    { $count ->
        [0] { $by } demands Seppuku of { $target }: do you agree?
       *[other] { $by } advises that { $target } lose { $count } honour: do you agree?
    }
prompt-verdict-other = { $seat } passes judgement on { $target }.
prompt-arms =
    { $count ->
        [one] Shall everybody draw 1 tile?
       *[other] Shall everybody draw { $count } tiles?
    }
prompt-arms-other = { $seat } decides whether to call to arms.
prompt-audience = Do you ask for an audience with the Emperor?
prompt-audience-other = { $seat } may ask for an audience with the Emperor.

## Why not

why-over = The game is over.
why-not-asked = { $seat } is asked, not you.
why-no-such-piece = There is nothing called “{ $piece }” on this table.
why-no-tile = You have no { $tile } tile.
why-no-disc = You have no { $disc } disc.
why-token-gone = That token is no longer yours to play.
why-no-campaign = This table plays without campaign tokens.
why-token-later = The campaign token is for phase 7 or, for elite troops, phase 1 of your own turn.
why-bonus-later = A bonus is offered when you have sent troops into an attack.
why-role-later = The { $role } card is handed out in its own order.
why-pair-needed = Only the Sensei may play { $tile } singly; it takes two.
why-no-ronin-target = There is no province left for a Ronin of yours.
why-one-ceremony = You have held your tea ceremony.
why-too-little-honour = A host needs at least { $count } Samurai honour.
why-not-stacked = There is no { $tile } in your stack.
why-daimyo-plays-none = You are the Daimyo, and the Daimyo plays no effect tiles.
why-katana-for-combat = Katana tiles are for combat, and for the treasury.
why-seppuku-for-advice = Seppuku is demanded when a Samurai has lost a combat.
why-tile-later = { $tile } is played when the Sensei’s schemes are on.
why-kotau-for-audience = Kotau is for the audience with the Emperor, in phase 12.
why-disc-for-combat = { $disc } is for combat.
why-not-yourself = Choose another player.
why-no-player-asked = No such player is asked for now.
why-taken = { $province } already belongs to { $seat }.
why-not-yours = { $province } is not yours.
why-one-stays = One troop has to stay in { $province }.
why-moved-enough = The troops have been moved often enough: be done.
why-seen-before = That could only bring back an arrangement of troops that this regrouping has had already.
why-isolated = { $province } touches no other province of yours.
why-unreachable = { $province } cannot be reached that way, or has too few troops.
why-tile-first = Choose a tile first, then the province.
why-no-province-asked = No such province is asked for now.
why-fortress = { $province } is a fortress.
why-not-the-bushis = { $province } is neither the Bushi’s nor neutral.
why-no-neighbour = { $province } is not next to a province of yours.
why-too-few =
    { $count ->
        [one] No province next to { $province } can spare a troop.
       *[other] No province next to { $province } can spare { $count } troops.
    }
why-not-the-daimyos = { $province } is not the Daimyo’s.
why-no-ronin-there = There is no Ronin in { $province }.
why-ronin-elsewhere = A Ronin goes to a province of another player, and { $province } is none.
why-one-ronin = You have placed a Ronin in { $province } in this phase.
why-has-a-card = { $seat } has a character card already.
why-out-of-reach = { $seat } has no province next to one of yours.
why-nothing-more = Nothing more is to be chosen here.

## Table options

option-provinces = Provinces at the start
    .text = Whether the clans choose fortresses and provinces one by one, or are dealt them at random, which is quicker.
option-provinces-chosen = Chosen one by one
option-provinces-dealt = Dealt at random
option-landscape = Tiles of the map
    .text = Whether the map is laid from the suggested tiles, or at random from all that are in the box.
option-landscape-suggested = As suggested
option-landscape-random = At random
option-katana_table = Which lands give income
    .text = The rulebook gives katana to cities and temples, a page of the publisher to cities and towns.
option-katana_table-rulebook = Cities and temples
option-katana_table-publisher = Cities and towns
option-campaign = Campaign token
    .text = Whether each clan has a campaign token, and what it is good for.
option-campaign-off = Not used
option-campaign-attack = A second attack
option-campaign-both = A second attack, or elite troops
option-sacrificed = Troops without a sword
    .text = What becomes of the troops of a side that stacked no katana tiles.
option-sacrificed-removed = They never come back
option-sacrificed-reserve = They go to the reserve
option-stall_guard = When everybody rests
    .text = Whether the month moves on when as many turns as there are players went by without it.
option-stall_guard-true = The month moves on
option-stall_guard-false = The month waits

## What lies on the table, where no picture shows it

view-first = Began the game
    .noun = seat
view-turn = Daimyo of this turn
    .noun = seat
view-month = Month
view-phase = Phase
view-stalled = Turns without the Shogun marker
view-campaign = Campaign
view-campaign-none = none
view-campaign-declared = declared
view-campaign-second-attack = second attack
view-provinces = Provinces
view-bag = Tiles in the bag
view-piles = Discs in the piles
view-spent = Discs put away
view-spent_discs = Which were put away
    .noun = disc
view-ways = Where troops may go
view-is_attack = Attack
view-is_defended = Somebody defends it
view-loads = How many go
view-least = At least
view-most = At most
view-barred = Numbers barred
view-combat = Combat
view-province = Province
view-q = Column
view-r = Row
view-part = Part of the map
view-part-green = green
view-part-red = red
view-part-blue = blue
view-land = Land
view-honour = Honour
view-koku = Koku
view-katana = Katana
view-owner = Clan of
    .noun = seat
view-troops = Troops
view-elite = Elite tokens
view-ronin = Ronins
view-roles = Character cards
view-daimyo = Daimyo honour
view-samurai = Samurai honour
view-income = Income
view-reserve = Reserve
view-lost = Troops lost for good
view-fortress = Clan fortress
    .noun = province
view-bonus_tokens = Bonus tokens
view-has_campaign_token = Campaign token
view-tile_count = Tiles
view-disc_count = Discs
view-tiles = Tiles behind the screen
view-discs = Discs behind the screen
view-known_tiles = Tiles a shinobi saw
    .noun = tile
view-known_discs = Discs a shinobi saw
    .noun = disc
view-stage = Stage
view-stage-none = none
view-stage-stacks = stacks are built
view-stage-discs = discs are chosen
view-stage-turned-up = turned up
view-stage-resolved = resolved
view-is_revolt = Revolt
view-source = From
    .noun = province
view-bonus = Bonus
view-is_conquered = Conquered
view-is_samurai_defeated = The Samurai was defeated
view-sides = Sides
view-answered = Questions answered
view-is_ready = Ready
view-size = Tiles in the stack
view-top = On top
    .noun = tile
view-stack = Stack
    .noun = tile
view-disc = Disc
view-swords = Katana on the tiles
view-times = Times
view-added = Troops added
view-total = Total
view-has_won = Won
