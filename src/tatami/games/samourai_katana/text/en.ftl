# Samouraï & Katana. The variables are the facts of the engine: $seat, $target, $by, $attacker and $victim arrive as names,
# $card, $cards, $territory, $origin, $province, $phase, $side and $reason as nouns, the rest as numbers.

title = Samouraï & Katana
pitch = Lead a clan across Japan, win honour by provinces and battles, and mind whom the Emperor lets play first.
length = 1½ to 2½ hours
preset-first = Four clans, to 20 honour, without any of the variants.
preset-printed = Five clans, to 25 honour, by the rulebook without its variants.
preset-long = Six clans, to 40 honour, with negotiation, seppuku and the clan treasure.

## Counts

samurai-many =
    { $count ->
        [0] no samurai
        [one] 1 samurai
       *[other] { $count } samurai
    }
koku-many =
    { $count ->
        [0] 0 koku
        [one] 1 koku
       *[other] { $count } koku
    }
honour-many = { $count } honour
cards-many =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Clans

clan-oda = Oda
clan-takeda = Takeda
clan-uesugi = Uesugi
clan-toyotomi = Toyotomi
clan-date = Date
clan-tokugawa = Tokugawa

## Provinces, territories and towns

province-kinai = Kinai
province-tokaido = Tokaido
province-kanto = Kanto
province-tosando = Tosando
province-hokurikudo = Hokurikudo
province-oshu = Ou
province-sanindo = San’indo
province-sanyodo = San’yodo
province-nankaido = Nankaido
province-saikaido = Saikaido
territory-yamashiro = Yamashiro
territory-settsu = Settsu
territory-kawachi = Kawachi
territory-izumi = Izumi
territory-yamato = Yamato
territory-ise = Ise
territory-owari = Owari
territory-mikawa = Mikawa
territory-suruga = Suruga
territory-kai = Kai
territory-sagami = Sagami
territory-musashi = Musashi
territory-kazusa = Kazusa
territory-hitachi = Hitachi
territory-kozuke = Kozuke
territory-omi = Omi
territory-mino = Mino
territory-hida = Hida
territory-shinano = Shinano
territory-echizen = Echizen
territory-kaga = Kaga
territory-etchu = Etchu
territory-echigo = Echigo
territory-aizu = Aizu
territory-mutsu = Mutsu
territory-dewa = Dewa
territory-nambu = Nambu
territory-tanba = Tanba
territory-inaba = Inaba
territory-izumo = Izumo
territory-iwami = Iwami
territory-harima = Harima
territory-bizen = Bizen
territory-aki = Aki
territory-suo = Suo
territory-kii = Kii
territory-awa = Awa
territory-sanuki = Sanuki
territory-iyo = Iyo
territory-tosa = Tosa
territory-chikuzen = Chikuzen
territory-hizen = Hizen
territory-bungo = Bungo
territory-higo = Higo
territory-satsuma = Satsuma
origin-yamashiro = Yamashiro
origin-settsu = Settsu
origin-kawachi = Kawachi
origin-izumi = Izumi
origin-yamato = Yamato
origin-ise = Ise
origin-owari = Owari
origin-mikawa = Mikawa
origin-suruga = Suruga
origin-kai = Kai
origin-sagami = Sagami
origin-musashi = Musashi
origin-kazusa = Kazusa
origin-hitachi = Hitachi
origin-kozuke = Kozuke
origin-omi = Omi
origin-mino = Mino
origin-hida = Hida
origin-shinano = Shinano
origin-echizen = Echizen
origin-kaga = Kaga
origin-etchu = Etchu
origin-echigo = Echigo
origin-aizu = Aizu
origin-mutsu = Mutsu
origin-dewa = Dewa
origin-nambu = Nambu
origin-tanba = Tanba
origin-inaba = Inaba
origin-izumo = Izumo
origin-iwami = Iwami
origin-harima = Harima
origin-bizen = Bizen
origin-aki = Aki
origin-suo = Suo
origin-kii = Kii
origin-awa = Awa
origin-sanuki = Sanuki
origin-iyo = Iyo
origin-tosa = Tosa
origin-chikuzen = Chikuzen
origin-hizen = Hizen
origin-bungo = Bungo
origin-higo = Higo
origin-satsuma = Satsuma
town-kyoto = Kyoto
town-osaka = Osaka
town-sakai = Sakai
town-nara = Nara
town-kiyosu = Kiyosu
town-sunpu = Sunpu
town-kofu = Kofu
town-odawara = Odawara
town-edo = Edo
town-gifu = Gifu
town-kanazawa = Kanazawa
town-kasugayama = Kasugayama
town-sendai = Sendai
town-matsue = Matsue
town-himeji = Himeji
town-yamaguchi = Yamaguchi
town-kochi = Kochi
town-hakata = Hakata
town-kagoshima = Kagoshima
phase-placing = placing
phase-purchase = purchases
phase-activation = activations
phase-levy = levy
terrain-plain = plain
terrain-mountain = mountain
rank-none = none
rank-minor = minor
rank-major = major
side-attacker = attack
side-defender = defence

## Cards

card-ashigaru = Ashigaru
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-archers = Archers
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-naginata = Naginata samurai
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-sohei = Warrior monks
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-cavalerie = Cavalry
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-arquebusiers = Arquebusiers
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-hatamoto = Hatamoto guard
    .text = A warrior: combat { $combat }, sabres { $sabres }.
card-eventail = War fan
    .text = Combat { $combat }. As third card +{ $amount } in the battle.
card-general = Great general
    .text = Combat { $combat }. As third card +{ $amount } in the battle.
card-alliance = Alliance
    .text = Combat { $combat }. As third card: up to { $amount } samurai in land neighbours of the battlefield that are not the opponent’s count for you too.
card-trahison = Treason
    .text = Combat { $combat }. As third card: the other side’s blue card has no effect.
card-repli = Orderly retreat
    .text = Combat { $combat }. As third card: you lose no samurai to sabres.
card-salve = Arquebus volley
    .text = Combat { $combat }. As third card: { $amount } sabres more.
card-the = Tea ceremony
    .text = Combat { $combat }. Power ({ $cost } koku): { $amount } honour for you.
card-no = Nō theatre
    .text = Combat { $combat }. Power ({ $cost } koku): { $amount } honour for you.
card-affront = Affront
    .text = Combat { $combat }. Power ({ $cost } koku): a player loses { $amount } honour.
card-complot = Plot
    .text = Combat { $combat }. Power ({ $cost } koku): a player loses { $amount } honour.
card-ikko = Ikko-ikki uprising
    .text = Combat { $combat }. Power ({ $cost } koku): drive the samurai out of a territory without a castle and put up to { $amount } of yours there. Not against a player’s last territory.
card-hokke = Hokke sect
    .text = Combat { $combat }. Power ({ $cost } koku): an uprising where at most { $limit } samurai stand; put { $amount } of yours there.
card-nichiren = Nichiren sect
    .text = Combat { $combat }. Power ({ $cost } koku): an uprising where at most { $limit } samurai stand; put { $amount } of yours there.
card-wako = Wakō pirates
    .text = Combat { $combat }. Power ({ $cost } koku): take up to { $amount } koku from a player with a sea lane.
card-justice = Shogunal justice
    .text = Combat { $combat }. Any time: stop an attack on you, or a card aimed at you.
card-ninja = Ninja
    .text = Combat { $combat }. Any time ({ $cost } koku): look at a hand and take a card.
card-tsunami = Tsunami
    .text = Combat { $combat }. Any time: stop a move over the sea; the koku are given back.
card-terre = Scorched earth
    .text = Combat { $combat }. Any time: nobody may enter one of your territories in this activation; an attack on it is stopped, the koku are given back.

## Pieces

piece-honour = Honour
    .text = What you win by provinces, battles and cards. In your activation some of it can be sold for a koku.
piece-castle = Castle
    .text = Behind it the lower of the defender’s two cards counts twice; moves into it are free.
piece-koku = Koku
    .text = Rice, which pays for samurai, castles, moves and cards.
piece-deal = Negotiation
    .text = A card for a card, once in an activation.
piece-office = Honour for sale
    .text = Once a round the Emperor may sell one point.
piece-veto = The Shogun’s power
    .text = Once a round the Shogun takes its power from a card.
piece-samurai = Samurai
    .text = Each counts one point in a battle, a few of them at most.
piece-emperor = Emperor
    .text = Who has the least honour. He names who plays next.
piece-shogun = Shogun
    .text = Who has the most honour. One move a round is free; a lost battle costs honour.
piece-deck = Deck
    .text = When it is empty, the discards are shuffled.
piece-clan-points = Clan points
    .text = What towns count. They bring cards at the levy.

## News

event-round = Round { $count } begins. { $seat } is Emperor.
event-places = { $seat } places a samurai in { $territory }.
event-names = { $seat } names { $target }.
event-orders = { $seat } tells the order: { $seats }.
event-changes-rank = { $seat } pays { honour-many } and changes places with { $target }.
event-restores-rank = { $seat } pays { honour-many } and takes the place back from { $target }.
event-recruits = { $seat } buys a samurai for { $territory }.
event-builds = { $seat } builds a castle in { $territory } for { koku-many }.
event-returns = { $seat } comes back in { $territory } with { samurai-many }.
event-returns-over = { $seat } comes back in { $territory } with { samurai-many } and drives { $victim } out.
event-activates = It is the activation of { $seat }.
event-marches = { $seat } moves { samurai-many } from { $origin } to { $territory }.
event-attacks = { $seat } attacks { $target } in { $territory } with { samurai-many } from { $origin }.
event-march-stopped = The move of { $seat } to { $territory } is stopped.
event-card-stopped = { $card }, played by { $seat }, is stopped.
event-plays = { $seat } plays { $card }.
event-plays-at = { $seat } plays { $card } against { $target }.
event-plays-in = { $seat } plays { $card } against { $target } in { $territory }.
event-vetoes = { $seat }, as Shogun, takes its power from { $card } of { $target }.
event-honoured = { $seat } wins { honour-many }.
event-dishonoured = { $seat } loses { honour-many }.
event-rises = { $territory } rises against { $victim }: { $driven } driven out, { $seat } holds it with { samurai-many }.
event-robs = { $seat } takes { koku-many } from { $target }.
event-steals = { $seat } takes a card from { $target }.
event-steals-known = { $seat } takes a card from { $target }: { $card }.
event-burns = { $seat } scorches { $territory }.
event-supports = { $seat } supports { $target } with { samurai-many }.
event-declines = { $seat } declines the support of { $by }.
event-lays = { $seat } lays { cards-many } face down.
event-turns-over = { $seat } turns over { $cards }: { $count } in all ({ $side }).
event-wins = { $seat } beats { $target } in { $territory }.
event-tie = The battle of { $territory } is a tie.
event-loses = { $seat } loses { samurai-many }.
event-shogun-beaten = The Shogun, { $seat }, is beaten and loses { honour-many }.
event-support-pays = The Emperor, { $seat }, wins { honour-many } for the support.
event-retreats = { samurai-many } of { $seat } retreat to { $territory }.
event-destroys = { $seat } destroys the castle of { $territory }.
event-replaces = { $seat } puts up a castle in { $territory }.
event-out = { $seat } has no piece left on the map.
event-sells = { $seat } sells { honour-many } for 1 koku.
event-seppuku = { $seat } dissolves the clan.
event-exchanges = { $seat } has warriors only and throws off { $card }.
event-shows = { $seat } shows a card to { $target }.
event-shows-known = { $seat } shows a card to { $target }: { $card }.
event-swaps = { $seat } and { $target } exchange the cards.
event-refuses = { $seat } refuses.
event-gives = { $seat } gives { koku-many } to { $target }.
event-offers-honour = { $seat } offers 1 honour to { $target } for { koku-many }.
event-buys-honour = { $seat } buys 1 honour from { $by } for { koku-many }.
event-counts = { $seat } counts { $province }: { honour-many }.
event-counts-kyoto = { $seat } counts Kyoto: { honour-many }.
event-emperor = { $seat } is Emperor.
event-stays-emperor = { $seat } stays Emperor and wins { honour-many }.
event-shogun = { $seat } is Shogun.
event-taxes = { $seat } raises { koku-many } of tax.
event-throws-off = { $seat } throws off { $cards }.
event-shuffles = The discards are shuffled: { cards-many } in the deck.
event-draws = { $seat } draws { cards-many }.
event-draws-known = { $seat } draws { cards-many }: { $cards }.
event-treasure = { $seat } turns koku into { honour-many }.
event-ends = The game is over: { $reason }.

## Questions

prompt-place =
    { $count ->
        [0] All samurai are placed.
        [one] Place one more samurai in one of your towns.
       *[other] Place { $count } more samurai in your towns.
    }
prompt-place-other = { $seat } places samurai.
prompt-name = Whom do you let play next: { $phase }?
prompt-name-other = { $seat } names who plays next.
prompt-price = What is one honour to cost { $target }?
prompt-price-other = { $seat } sets a price for { $target }.
prompt-bargain = Do you buy one honour from { $by } for { koku-many }?
prompt-bargain-other = { $seat } considers the offer of { $by }.
prompt-order = Who has place { $count } in the order of this round?
prompt-order-other = { $seat } tells the order of the round.
prompt-breach = You have place { $place }. Do you pay { honour-many } to change it?
prompt-breach-other = { $seat } may change places in the order.
prompt-restore = { $by } has taken your place. Do you pay { honour-many } to have it back?
prompt-restore-other = { $seat } may take the place back.
prompt-buy = Buy samurai and castles: touch a territory, or be done.
prompt-buy-other = { $seat } buys.
prompt-return = Where does your clan come back?
prompt-return-other = { $seat } comes back.
prompt-put-aside = How many koku do you put aside, unseen?
prompt-put-aside-other = { $seat } counts koku.
prompt-act = Your activation: move, play a card, or be done.
prompt-act-other = It is the activation of { $seat }.
prompt-destination = Where do samurai from { $territory } go?
prompt-destination-other = { $seat } is about to move.
prompt-group = How many samurai go to { $territory }?
prompt-group-other = { $seat } is about to move.
prompt-aim = At whom do you aim { $card }?
prompt-aim-other = { $seat } aims { $card }.
prompt-uprising = Where does it break out: { $card }?
prompt-uprising-other = { $seat } plays { $card }.
prompt-rebels = How many of your samurai take { $territory }?
prompt-rebels-other = { $seat } chooses how many samurai rise.
prompt-answers =
    { $what ->
        [attack] { $by } attacks { $target } in { $territory }. Do you answer?
        [move] { $by } moves over the sea to { $territory }. Do you answer?
       *[card] { $by } plays { $card }. Do you answer?
    }
prompt-answers-other =
    { $what ->
        [attack] { $by } attacks { $target } in { $territory }: may be answered.
        [move] { $by } moves over the sea to { $territory }: may be answered.
       *[card] { $by } plays { $card }: may be answered.
    }
prompt-stop = { $by } is about to act. Do you play a card first?
prompt-stop-other = Before { $by } acts, cards may be played.
prompt-steal = Which card do you take from { $target }?
prompt-steal-other = { $seat } looks at the hand of { $target }.
prompt-support = { $attacker } attacks { $target } in { $territory }. Do you lend support?
prompt-support-other = { $seat } may support a side in { $territory }.
prompt-consent = Do you accept the support of { $by }?
prompt-consent-other = { $seat } considers the support of { $by }.
prompt-lend = Where do you take a samurai from?
prompt-lend-other = { $seat } lends samurai.
prompt-lay =
    { $step ->
        [1] The battle of { $territory }: your first card?
        [2] The battle of { $territory }: your second card?
       *[3] The battle of { $territory }: a blue card too?
    }
prompt-lay-other = { $seat } lays cards for the battle of { $territory }.
prompt-retreat =
    { $count ->
        [0] Nobody retreats.
        [one] One beaten samurai retreats: where?
       *[other] { $count } beaten samurai retreat: where does one go?
    }
prompt-retreat-other = { $seat } retreats.
prompt-captured = You have taken the castle of { $territory }. What becomes of it?
prompt-captured-other = { $seat } decides about the castle of { $territory }.
prompt-show = Which card do you show to { $target }?
prompt-show-other = { $seat } negotiates with { $target }.
prompt-show-back = { $by } shows you { $card }. Which card do you show back?
prompt-show-back-other = { $seat } negotiates with { $by }.
prompt-agree = { $target } shows you { $card } for your { $cards }. Do you exchange them?
prompt-agree-other = { $seat } decides about the exchange with { $target }.
prompt-gift = How many koku do you give to { $target }?
prompt-gift-other = { $seat } gives koku to { $target }.
prompt-levy = Which cards do you throw off?
prompt-levy-other = { $seat } may throw cards off.

## Choices

choice-pass = Pass
choice-done = Done
choice-accept = Accept
choice-refuse = Refuse
choice-destroy = Destroy it
choice-replace = Put up your own
choice-keep = Keep the rest
choice-no-third = Two cards are enough
choice-sell = Sell honour for a koku
choice-seppuku = Dissolve the clan
choice-keep-rank = Keep the place
choice-forward = One place forward
choice-back = One place back
choice-justice = Shogunal justice
choice-tsunami = Tsunami
choice-scorch = Scorched earth
choice-veto = The Shogun’s power
choice-help-attacker = Support the attack
choice-help-defender = Support the defence
choice-number = { $count }
choice-name = Name { $target }
choice-office = Sell honour to { $target }
choice-ninja = Ninja against { $target }
choice-deal = Negotiate with { $target }
choice-gift = Give koku to { $target }
choice-aim = At { $target }
choice-play = Play { $card }
choice-lay = Lay { $card }
choice-third = Lay { $card } as third card
choice-discard = Throw off { $card }
choice-steal = Take { $card }
choice-show = Show { $card }
choice-exchange = Exchange { $card }
choice-put = A samurai in { $territory }
choice-build = A castle in { $territory }
choice-from = From { $territory }
choice-to = To { $territory }
choice-rise = An uprising in { $territory }
choice-burn = Scorch { $territory }
choice-retreat = Retreat to { $territory }
choice-raze = Move the castle of { $territory }
choice-lend = Lend one from { $territory }
choice-return = Come back in { $territory }

## Why not

why-no-such-piece = There is no piece “{ $piece }”.
why-over = The game is over.
why-not-your-turn = It is the turn of { $seat }.
why-nothing-more = Nothing more can be touched after that.
why-answer-first = First answer the question.
why-not-yours = { $territory } is not yours.
why-no-samurai = No samurai stands in { $territory }.
why-cannot-leave = Nothing can leave { $territory } now: koku, cards, or what was stopped forbid it.
why-not-a-neighbour = { $territory } is no neighbour.
why-is-burnt = Nobody may enter { $territory } in this activation.
why-too-few-cards = An attack needs two cards in hand.
why-attack-barred = Justice forbids an attack on { $territory } in this activation.
why-only-repeats = That would only bring back what was there before.
why-too-dear = You have too few koku.
why-no-reserve = Your reserve has no samurai.
why-has-built = One castle a round is all.
why-castle-there = There is a castle in { $territory } already.
why-no-castle-left = All your castles are on the map.
why-not-in-hand = { $card } is not in your hand.
why-battle-only = { $card } has no power outside battles.
why-no-target = There is nobody and nothing that { $card } could be aimed at.
why-hand-too-small = With so few cards in hand { $card } has no power.
why-not-now = { $card } does not fit now.
why-not-blue = The third card must be a blue one.
why-too-little-honour = You have too little honour to sell.
why-no-uprising = No uprising can break out in { $territory }.
why-not-their-hand = { $card } is not in that hand.
why-cannot-name = { $target } cannot be chosen now.

## The end

reason-honour = the mark of honour was reached
reason-tie = the mark of honour was reached, and clan points and more broke a tie
reason-shared = the mark of honour was reached, and the first are equal in everything
sheet-provinces = provinces
sheet-battles = battles
sheet-kyoto = Kyoto
sheet-cards = cards
sheet-emperor = Emperor
sheet-support = support
sheet-bought = bought
sheet-lost-cards = lost to cards
sheet-lost-shogun = lost as Shogun
sheet-sold = sold
sheet-breach = rank
sheet-treasure = treasure
sheet-total = honour

## Table options

group-length = Length and end
group-clans = Between clans
group-wealth = Koku and honour
group-court = Emperor and Shogun
group-cards = Cards
option-honour_mark = Length
    .text = The honour that ends the game.
option-honour_mark-20 = 20 honour
option-honour_mark-25 = 25 honour
option-honour_mark-30 = 30 honour
option-honour_mark-35 = 35 honour
option-honour_mark-40 = 40 honour
option-short = Short game
    .text = The mark is 20, whatever else is chosen.
option-short-true = On
option-short-false = Off
option-negotiation = Negotiation
    .text = Once in an activation a card for a card, or a gift of koku.
option-negotiation-true = On
option-negotiation-false = Off
option-seppuku = Seppuku
    .text = A clan with one territory and few samurai may be dissolved and come back.
option-seppuku-true = On
option-seppuku-false = Off
option-justice_for_others = Justice for others
    .text = Justice may protect another player.
option-justice_for_others-true = On
option-justice_for_others-false = Off
option-clan_treasure = Clan treasure
    .text = Koku may be put aside unseen; at the end they become honour.
option-clan_treasure-true = On
option-clan_treasure-false = Off
option-koku_land = Land of koku
    .text = The last tax becomes honour.
option-koku_land-true = On
option-koku_land-false = Off
option-shogun_power = The Shogun’s power
    .text = Once a round the Shogun takes its power from a card.
option-shogun_power-true = On
option-shogun_power-false = Off
option-exchange = Exchange
    .text = A full hand of warriors may exchange a card.
option-exchange-true = On
option-exchange-false = Off
option-emperor_sale = The Emperor’s sale
    .text = Once a round the Emperor may sell one honour.
option-emperor_sale-true = On
option-emperor_sale-false = Off
option-emperor_support = The Emperor’s support
    .text = Once a round the Emperor may lend samurai to a side of a battle.
option-emperor_support-true = On
option-emperor_support-false = Off
option-imperial_kyoto = Imperial Kyoto
    .text = No uprising and no return of a clan in Kyoto.
option-imperial_kyoto-true = On
option-imperial_kyoto-false = Off
option-province_minus_one = Cheaper provinces
    .text = Every province is worth one less.
option-province_minus_one-true = On
option-province_minus_one-false = Off
option-limited_emperor = Limited Emperor
    .text = The order of play is told once, before the round.
option-limited_emperor-true = On
option-limited_emperor-false = Off
option-rank_breach = Breach of rank
    .text = Honour buys a better place in the order; this makes the Emperor a limited one.
option-rank_breach-true = On
option-rank_breach-false = Off
option-new_deal = New deal
    .text = The first additional card needs more towns.
option-new_deal-true = On
option-new_deal-false = Off
option-new_ninja = New Ninja
    .text = A Ninja is played only before an activation, or as its very first act.
option-new_ninja-true = On
option-new_ninja-false = Off
option-strict = Beyond the mark
    .text = The mark must be passed, not only reached.
option-strict-true = On
option-strict-false = Off
option-latched = No way back
    .text = Once the mark is reached, this round is the last.
option-latched-true = On
option-latched-false = Off
option-score_at_round_end = Late count
    .text = Provinces are counted for all after the activations.
option-score_at_round_end-true = On
option-score_at_round_end-false = Off

## What lies on the table, where no picture shows it

view-action = Announced
view-announced = May be answered
view-aside = Put aside
view-back = Shown back
    .noun = card
view-barred = Closed by Justice
view-battle = Battle
view-by = By
    .noun = seat
view-card = Card
view-cards = Cards
    .noun = card
view-castle = Castle
view-castles = Castles on the map
view-castles_left = Castles in reserve
view-clan = Clan
view-clan_points = Clan points
view-count = Number
view-crossings = Ways
view-deck = Cards in the deck
view-defence = Defence without cards
view-discards = Discards
    .noun = card
view-emperor = Emperor
    .noun = seat
view-forecast = Honour of provinces now
view-fought = The last battle
view-had_turn = Had a turn in this phase
view-hand = Hand
    .noun = card
view-hand_size = Cards in hand
view-honour = Honour
view-is_attack = Attack
view-is_burnt = Scorched
view-is_out = Out
view-is_supported = Supported by the Emperor
view-koku = Koku
view-lacks = Missing
    .noun = territory
view-laid = Cards laid
view-lent = Lent from
    .noun = territory
view-looked = A hand looked at
view-losses = Losses
view-offer = Negotiation
view-order = Order of the round
    .noun = seat
view-origin = From
    .noun = territory
view-owner = Held by
    .noun = seat
view-paid = Koku paid
view-parts = Sum
view-phase = Phase
view-price = Koku
view-province = Province
view-provinces = Provinces
view-rank = Town
view-reserve = Samurai in reserve
view-round = Round
view-sabres = Sabres
view-samurai = Samurai
view-shares = Shares
view-shogun = Shogun
    .noun = seat
view-side = Side
view-sides = Sides
view-size = Territories in it
view-special = Blue card
    .noun = card
view-survivors = Samurai that retreat
view-target = Aimed at
    .noun = seat
view-tax = Tax
view-terrain = Terrain
view-territories = Territories
view-territory = Territory
view-to_place = Samurai to place
view-total = Total
view-town = Name of the town
view-town_cards = Cards for towns
view-towns = Towns
view-turn = Turn of
    .noun = seat
view-used = Used up
view-way = Way
view-wealth = Koku, put aside ones too
view-winner = Won by
    .noun = seat
view-won = Honour by source
view-x = Across
view-y = Down
view-action-move = move
view-action-attack = attack
view-action-card = card
view-way-land = by land
view-way-sea = by sea
view-used-castle = a castle was built
view-used-act = something was done
view-used-free-move = the Shogun’s free move
view-used-deal = negotiation
view-used-exchange = exchange
view-used-veto = the Shogun’s power
view-used-sale = the Emperor’s sale
view-used-support = the Emperor’s support
view-used-mark = the mark was reached
view-used-sale-over = no more sales
view-parts-first = first card
view-parts-second = second card
view-parts-castle = castle
view-parts-samurai = samurai
view-parts-allies = allies
view-parts-support = support
view-parts-mountain = mountain
view-parts-special = blue card
