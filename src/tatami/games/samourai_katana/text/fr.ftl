# Samouraï & Katana. Les variables sont les faits du moteur : $seat, $target, $by, $attacker et $victim arrivent comme noms,
# $card, $cards, $territory, $origin, $province, $phase, $side et $reason comme noms communs, le reste comme nombres.

title = Samouraï & Katana
pitch = Menez un clan à travers le Japon, gagnez l’honneur par provinces et combats, et gare à qui l’Empereur fait jouer d’abord.
length = 1 h 30 à 2 h 30
preset-first = Quatre clans, jusqu’à 20 points d’honneur, sans aucune variante.
preset-printed = Cinq clans, jusqu’à 25 points d’honneur, selon le livret sans ses variantes.
preset-long = Six clans, jusqu’à 40 points d’honneur, avec négociation, seppuku et trésor de clan.

## Nombres

samurai-many =
    { $count ->
        [0] aucun samouraï
        [one] 1 samouraï
       *[other] { $count } samouraïs
    }
koku-many =
    { $count ->
        [0] 0 koku
        [one] 1 koku
       *[other] { $count } koku
    }
honour-many =
    { $count ->
        [0] 0 point d’honneur
        [one] 1 point d’honneur
       *[other] { $count } points d’honneur
    }
cards-many =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }

## Clans

clan-oda = Oda
clan-takeda = Takeda
clan-uesugi = Uesugi
clan-toyotomi = Toyotomi
clan-date = Date
clan-tokugawa = Tokugawa

## Provinces, territoires et villes

province-kinai = Kinaï
province-tokaido = Tokaïdo
province-kanto = Kantô
province-tosando = Tôsandô
province-hokurikudo = Hokurikudô
province-oshu = Ôu
province-sanindo = San’indô
province-sanyodo = San’yôdô
province-nankaido = Nankaidô
province-saikaido = Saikaidô
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
territory-kozuke = Kôzuke
territory-omi = Ômi
territory-mino = Mino
territory-hida = Hida
territory-shinano = Shinano
territory-echizen = Echizen
territory-kaga = Kaga
territory-etchu = Etchû
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
territory-suo = Suô
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
origin-kozuke = Kôzuke
origin-omi = Ômi
origin-mino = Mino
origin-hida = Hida
origin-shinano = Shinano
origin-echizen = Echizen
origin-kaga = Kaga
origin-etchu = Etchû
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
origin-suo = Suô
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
town-kofu = Kôfu
town-odawara = Odawara
town-edo = Edo
town-gifu = Gifu
town-kanazawa = Kanazawa
town-kasugayama = Kasugayama
town-sendai = Sendai
town-matsue = Matsue
town-himeji = Himeji
town-yamaguchi = Yamaguchi
town-kochi = Kôchi
town-hakata = Hakata
town-kagoshima = Kagoshima
phase-placing = pose
phase-purchase = achats
phase-activation = activations
phase-levy = impôts
terrain-plain = plaine
terrain-mountain = montagne
rank-none = aucune
rank-minor = mineure
rank-major = majeure
side-attacker = attaque
side-defender = défense

## Cartes

card-ashigaru = Ashigaru
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-archers = Archers
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-naginata = Samouraïs à la naginata
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-sohei = Moines guerriers
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-cavalerie = Cavalerie
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-arquebusiers = Arquebusiers
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-hatamoto = Garde hatamoto
    .text = Un guerrier : combat { $combat }, sabres { $sabres }.
card-eventail = Éventail de guerre
    .text = Combat { $combat }. En troisième carte, +{ $amount } au combat.
card-general = Grand général
    .text = Combat { $combat }. En troisième carte, +{ $amount } au combat.
card-alliance = Alliance
    .text = Combat { $combat }. En troisième carte : jusqu’à { $amount } samouraïs des voisins terrestres, s’ils ne sont pas à l’adversaire, comptent aussi pour toi.
card-trahison = Trahison
    .text = Combat { $combat }. En troisième carte : la carte bleue adverse n’a pas d’effet.
card-repli = Repli en bon ordre
    .text = Combat { $combat }. En troisième carte : les sabres ne te coûtent aucun samouraï.
card-salve = Salve d’arquebuses
    .text = Combat { $combat }. En troisième carte : { $amount } sabres de plus.
card-the = Cérémonie du thé
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : { $amount } d’honneur pour toi.
card-no = Théâtre nô
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : { $amount } d’honneur pour toi.
card-affront = Affront
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : un joueur perd { $amount } d’honneur.
card-complot = Complot
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : un joueur perd { $amount } d’honneur.
card-ikko = Soulèvement Ikko Ikki
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : chasse les samouraïs d’un territoire sans château et mets-y jusqu’à { $amount } des tiens. Pas contre le dernier territoire d’un joueur.
card-hokke = Secte Hokke
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : un soulèvement là où se tiennent au plus { $limit } samouraïs ; mets-y { $amount } des tiens.
card-nichiren = Secte Nichiren
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : un soulèvement là où se tiennent au plus { $limit } samouraïs ; mets-y { $amount } des tiens.
card-wako = Pirates wakō
    .text = Combat { $combat }. Pouvoir ({ $cost } koku) : prends jusqu’à { $amount } koku à un joueur qui tient une route maritime.
card-justice = Justice shogunale
    .text = Combat { $combat }. À tout moment : arrête une attaque contre toi, ou une carte qui te vise.
card-ninja = Ninja
    .text = Combat { $combat }. À tout moment ({ $cost } koku) : regarde une main et prends une carte.
card-tsunami = Tsunami
    .text = Combat { $combat }. À tout moment : arrête un déplacement par mer ; les koku sont rendus.
card-terre = Terre brûlée
    .text = Combat { $combat }. À tout moment : nul ne peut entrer dans un de tes territoires pendant cette activation ; une attaque y est arrêtée, les koku sont rendus.

## Pièces

piece-honour = Honneur
    .text = Ce que rapportent provinces, combats et cartes. Pendant ton activation, une part peut se vendre contre un koku.
piece-castle = Château
    .text = Derrière lui, la plus faible des deux cartes du défenseur compte double ; y entrer est gratuit.
piece-koku = Koku
    .text = Le riz, qui paie samouraïs, châteaux, déplacements et cartes.
piece-deal = Négociation
    .text = Une carte contre une carte, une fois par activation.
piece-office = Honneur à vendre
    .text = Une fois par tour, l’Empereur peut en vendre un point.
piece-veto = La puissance du Shogun
    .text = Une fois par tour, le Shogun ôte son pouvoir à une carte.
piece-samurai = Samouraï
    .text = Chacun compte un point au combat, quelques-uns au plus.
piece-emperor = Empereur
    .text = Qui a le moins d’honneur. Il nomme qui joue ensuite.
piece-shogun = Shogun
    .text = Qui a le plus d’honneur. Un déplacement par tour est gratuit ; une défaite coûte de l’honneur.
piece-deck = Pioche
    .text = Quand elle est vide, la défausse est mélangée.
piece-clan-points = Points de clan
    .text = Ce que comptent les villes. Ils rapportent des cartes aux impôts.

## Nouvelles

event-round = Le tour { $count } commence. { $seat } est Empereur.
event-places = { $seat } place un samouraï : { $territory }.
event-names = { $seat } nomme { $target }.
event-orders = { $seat } annonce l’ordre : { $seats }.
event-changes-rank = { $seat } paie { honour-many } et change de place avec { $target }.
event-restores-rank = { $seat } paie { honour-many } et reprend sa place face à { $target }.
event-recruits = { $seat } achète un samouraï : { $territory }.
event-builds = { $seat } bâtit un château pour { koku-many } : { $territory }.
event-returns = { $seat } revient avec { samurai-many } : { $territory }.
event-returns-over = { $seat } revient avec { samurai-many } et chasse { $victim } : { $territory }.
event-activates = Activation : { $seat }.
event-marches = { $seat } déplace { samurai-many } : { $origin } – { $territory }.
event-attacks = { $seat } attaque { $target } avec { samurai-many } : { $origin } – { $territory }.
event-march-stopped = Déplacement arrêté : { $seat }, { $territory }.
event-card-stopped = Carte arrêtée : { $card }, jouée par { $seat }.
event-plays = { $seat } joue { $card }.
event-plays-at = { $seat } joue { $card } contre { $target }.
event-plays-in = { $seat } joue { $card } contre { $target } : { $territory }.
event-vetoes = { $seat } ôte son pouvoir à une carte : { $card }, jouée par { $target }.
event-honoured = { $seat } gagne { honour-many }.
event-dishonoured = { $seat } perd { honour-many }.
event-rises = Soulèvement contre { $victim } : { $territory }, { $driven } chassés ; { $seat } y tient avec { samurai-many }.
event-robs = { $seat } prend { koku-many } à { $target }.
event-steals = { $seat } prend une carte à { $target }.
event-steals-known = { $seat } prend une carte à { $target } : { $card }.
event-burns = { $seat } brûle sa terre : { $territory }.
event-supports = { $seat } soutient { $target } avec { samurai-many }.
event-declines = { $seat } refuse le soutien offert par { $by }.
event-lays = { $seat } pose { cards-many } face cachée.
event-turns-over = { $seat } retourne { $cards } : { $count } en tout ({ $side }).
event-wins = { $seat } bat { $target } : { $territory }.
event-tie = Combat sans vainqueur : { $territory }.
event-loses = { $seat } perd { samurai-many }.
event-shogun-beaten = Le Shogun, { $seat }, est battu et perd { honour-many }.
event-support-pays = L’Empereur, { $seat }, gagne { honour-many } pour son soutien.
event-retreats = Retraite : { samurai-many }, { $seat }, { $territory }.
event-destroys = { $seat } détruit un château : { $territory }.
event-replaces = { $seat } dresse son château : { $territory }.
event-out = { $seat } n’a plus de pièce sur la carte.
event-sells = { $seat } vend { honour-many } contre 1 koku.
event-seppuku = { $seat } dissout son clan.
event-exchanges = { $seat } n’a que des guerriers et défausse { $card }.
event-shows = { $seat } montre une carte à { $target }.
event-shows-known = { $seat } montre une carte à { $target } : { $card }.
event-swaps = { $seat } et { $target } échangent les cartes.
event-refuses = { $seat } refuse.
event-gives = { $seat } donne { koku-many } à { $target }.
event-offers-honour = { $seat } offre 1 point d’honneur à { $target } pour { koku-many }.
event-buys-honour = { $seat } achète 1 point d’honneur à { $by } pour { koku-many }.
event-counts = { $seat } compte une province : { $province }, { honour-many }.
event-counts-kyoto = { $seat } compte Kyoto : { honour-many }.
event-emperor = { $seat } est Empereur.
event-stays-emperor = { $seat } reste Empereur et gagne { honour-many }.
event-shogun = { $seat } est Shogun.
event-taxes = { $seat } lève { koku-many } d’impôt.
event-throws-off = { $seat } défausse { $cards }.
event-shuffles = La défausse est mélangée : { cards-many } dans la pioche.
event-draws = { $seat } pioche { cards-many }.
event-draws-known = { $seat } pioche { cards-many } : { $cards }.
event-treasure = { $seat } change ses koku en { honour-many }.
event-ends = La partie est finie : { $reason }.

## Questions

prompt-place =
    { $count ->
        [0] Tous les samouraïs sont placés.
        [one] Place encore un samouraï dans une de tes villes.
       *[other] Place encore { $count } samouraïs dans tes villes.
    }
prompt-place-other = { $seat } place ses samouraïs.
prompt-name = Qui fais-tu jouer ensuite : { $phase } ?
prompt-name-other = { $seat } nomme qui joue ensuite.
prompt-price = Combien d’argent demandes-tu à { $target } pour un point d’honneur ?
prompt-price-other = { $seat } fixe un prix pour { $target }.
prompt-bargain = Achètes-tu un point d’honneur à { $by } pour { koku-many } ?
prompt-bargain-other = { $seat } examine l’offre faite par { $by }.
prompt-order = Qui a la place { $count } dans l’ordre de ce tour ?
prompt-order-other = { $seat } annonce l’ordre du tour.
prompt-breach = Tu as la place { $place }. Paies-tu { honour-many } pour en changer ?
prompt-breach-other = { $seat } peut changer de place dans l’ordre.
prompt-restore = { $by } a pris ta place. Paies-tu { honour-many } pour la reprendre ?
prompt-restore-other = { $seat } peut reprendre sa place.
prompt-buy = Achète samouraïs et châteaux : touche un territoire, ou termine.
prompt-buy-other = { $seat } achète.
prompt-return = Où revient ton clan ?
prompt-return-other = { $seat } revient.
prompt-put-aside = Combien de koku mets-tu de côté, en secret ?
prompt-put-aside-other = { $seat } compte ses koku.
prompt-act = Ton activation : déplace, joue une carte, ou termine.
prompt-act-other = Activation : { $seat }.
prompt-destination = Où vont les samouraïs ({ $territory }) ?
prompt-destination-other = { $seat } va se déplacer.
prompt-group = Combien de samouraïs partent ({ $territory }) ?
prompt-group-other = { $seat } va se déplacer.
prompt-aim = Qui vises-tu avec { $card } ?
prompt-aim-other = { $seat } vise avec { $card }.
prompt-uprising = Où éclate la carte { $card } ?
prompt-uprising-other = { $seat } joue { $card }.
prompt-rebels = Combien de tes samouraïs prennent place ({ $territory }) ?
prompt-rebels-other = { $seat } choisit combien de samouraïs se soulèvent.
prompt-answers =
    { $what ->
        [attack] { $by } attaque { $target } : { $territory }. Réponds-tu ?
        [move] { $by } passe par la mer : { $territory }. Réponds-tu ?
       *[card] { $by } joue { $card }. Réponds-tu ?
    }
prompt-answers-other =
    { $what ->
        [attack] { $by } attaque { $target } : { $territory }, réponse possible.
        [move] { $by } passe par la mer : { $territory }, réponse possible.
       *[card] { $by } joue { $card } : réponse possible.
    }
prompt-stop = { $by } va agir. Joues-tu une carte avant ?
prompt-stop-other = Avant que cela commence, on peut jouer une carte : { $by }.
prompt-steal = Quelle carte prends-tu à { $target } ?
prompt-steal-other = { $seat } regarde une main : { $target }.
prompt-support = { $attacker } attaque { $target } : { $territory }. Prêtes-tu ton soutien ?
prompt-support-other = { $seat } peut soutenir un camp : { $territory }.
prompt-consent = Acceptes-tu le soutien offert par { $by } ?
prompt-consent-other = { $seat } examine le soutien offert par { $by }.
prompt-lend = D’où prends-tu un samouraï ?
prompt-lend-other = { $seat } prête des samouraïs.
prompt-lay =
    { $step ->
        [1] Combat ({ $territory }) : ta première carte ?
        [2] Combat ({ $territory }) : ta deuxième carte ?
       *[3] Combat ({ $territory }) : une carte bleue aussi ?
    }
prompt-lay-other = { $seat } pose ses cartes : { $territory }.
prompt-retreat =
    { $count ->
        [0] Personne ne se retire.
        [one] Un samouraï battu se retire : où ?
       *[other] { $count } samouraïs battus se retirent : où va l’un d’eux ?
    }
prompt-retreat-other = { $seat } se retire.
prompt-captured = Tu as pris un château ({ $territory }). Que devient-il ?
prompt-captured-other = { $seat } décide du château : { $territory }.
prompt-show = Quelle carte montres-tu à { $target } ?
prompt-show-other = { $seat } négocie avec { $target }.
prompt-show-back = { $by } te montre { $card }. Quelle carte montres-tu en retour ?
prompt-show-back-other = { $seat } négocie avec { $by }.
prompt-agree = { $target } te montre { $card } contre { $cards }. Échangez-vous ?
prompt-agree-other = { $seat } décide de l’échange avec { $target }.
prompt-gift = Combien de koku donnes-tu à { $target } ?
prompt-gift-other = { $seat } donne des koku à { $target }.
prompt-levy = Quelles cartes défausses-tu ?
prompt-levy-other = { $seat } peut défausser des cartes.

## Choix

choice-pass = Passer
choice-done = Terminer
choice-accept = Accepter
choice-refuse = Refuser
choice-destroy = Le détruire
choice-replace = Dresser le tien
choice-keep = Garder le reste
choice-no-third = Deux cartes suffisent
choice-sell = Vendre de l’honneur contre un koku
choice-seppuku = Dissoudre le clan
choice-keep-rank = Garder la place
choice-forward = Avancer d’une place
choice-back = Reculer d’une place
choice-justice = Justice shogunale
choice-tsunami = Tsunami
choice-scorch = Terre brûlée
choice-veto = La puissance du Shogun
choice-help-attacker = Soutenir l’attaque
choice-help-defender = Soutenir la défense
choice-number = { $count }
choice-name = Nommer { $target }
choice-office = Vendre de l’honneur à { $target }
choice-ninja = Ninja contre { $target }
choice-deal = Négocier avec { $target }
choice-gift = Donner des koku à { $target }
choice-aim = Contre { $target }
choice-play = Jouer { $card }
choice-lay = Poser { $card }
choice-third = Poser { $card } en troisième carte
choice-discard = Défausser { $card }
choice-steal = Prendre { $card }
choice-show = Montrer { $card }
choice-exchange = Échanger { $card }
choice-put = Un samouraï : { $territory }
choice-build = Un château : { $territory }
choice-from = Départ : { $territory }
choice-to = Vers : { $territory }
choice-rise = Soulèvement : { $territory }
choice-burn = Brûler : { $territory }
choice-retreat = Retraite : { $territory }
choice-raze = Déplacer le château : { $territory }
choice-lend = Prêter depuis : { $territory }
choice-return = Revenir : { $territory }

## Pourquoi pas

why-no-such-piece = Il n’y a pas de pièce « { $piece } ».
why-over = La partie est finie.
why-not-your-turn = C’est à { $seat } de jouer.
why-nothing-more = Rien d’autre ne peut être touché après cela.
why-answer-first = Réponds d’abord à la question.
why-not-yours = Ce territoire n’est pas à toi : { $territory }.
why-no-samurai = Aucun samouraï n’y est : { $territory }.
why-cannot-leave = Rien ne peut en partir à présent ({ $territory }) : koku, cartes, ou ce qui fut arrêté l’interdisent.
why-not-a-neighbour = Ce n’est pas un voisin : { $territory }.
why-is-burnt = Nul ne peut y entrer pendant cette activation : { $territory }.
why-too-few-cards = Une attaque demande deux cartes en main.
why-attack-barred = La Justice interdit cette attaque pendant l’activation : { $territory }.
why-only-repeats = Cela ne ferait que rétablir ce qui était.
why-too-dear = Tu n’as pas assez de koku.
why-no-reserve = Ta réserve n’a pas de samouraï.
why-has-built = Un seul château par tour.
why-castle-there = Il y a déjà un château : { $territory }.
why-no-castle-left = Tous tes châteaux sont sur la carte.
why-not-in-hand = Cette carte n’est pas dans ta main : { $card }.
why-battle-only = Hors des combats, { $card } n’a pas de pouvoir.
why-no-target = Rien ni personne ne peut être visé par { $card }.
why-hand-too-small = Avec si peu de cartes en main, { $card } n’a pas de pouvoir.
why-not-now = Cette carte ne convient pas à présent : { $card }.
why-not-blue = La troisième carte doit être bleue.
why-too-little-honour = Tu as trop peu d’honneur à vendre.
why-no-uprising = Aucun soulèvement ne peut y éclater : { $territory }.
why-not-their-hand = Cette carte n’est pas dans cette main : { $card }.
why-cannot-name = Ce choix est impossible : { $target }.

## La fin

reason-honour = la barre d’honneur est atteinte
reason-tie = la barre d’honneur est atteinte, et points de clan et suite ont départagé
reason-shared = la barre d’honneur est atteinte, et les premiers sont à égalité en tout
sheet-provinces = provinces
sheet-battles = combats
sheet-kyoto = Kyoto
sheet-cards = cartes
sheet-emperor = Empereur
sheet-support = soutien
sheet-bought = acheté
sheet-lost-cards = perdu par cartes
sheet-lost-shogun = perdu comme Shogun
sheet-sold = vendu
sheet-breach = rang
sheet-treasure = trésor
sheet-total = honneur

## Options de table

group-length = Durée et fin
group-clans = Entre clans
group-wealth = Koku et honneur
group-court = Empereur et Shogun
group-cards = Cartes
option-honour_mark = Durée
    .text = L’honneur qui met fin à la partie.
option-honour_mark-20 = 20 points d’honneur
option-honour_mark-25 = 25 points d’honneur
option-honour_mark-30 = 30 points d’honneur
option-honour_mark-35 = 35 points d’honneur
option-honour_mark-40 = 40 points d’honneur
option-short = Partie courte
    .text = La barre est à 20, quoi qu’on choisisse d’autre.
option-short-true = Oui
option-short-false = Non
option-negotiation = Négociation
    .text = Une fois par activation, une carte contre une carte, ou un don de koku.
option-negotiation-true = Oui
option-negotiation-false = Non
option-seppuku = Seppuku
    .text = Un clan réduit à un territoire et peu de samouraïs peut se dissoudre et revenir.
option-seppuku-true = Oui
option-seppuku-false = Non
option-justice_for_others = Justice pour autrui
    .text = La Justice peut protéger un autre joueur.
option-justice_for_others-true = Oui
option-justice_for_others-false = Non
option-clan_treasure = Trésor du clan
    .text = Des koku peuvent être mis de côté en secret ; à la fin ils deviennent de l’honneur.
option-clan_treasure-true = Oui
option-clan_treasure-false = Non
option-koku_land = Au pays des koku
    .text = Le dernier impôt devient de l’honneur.
option-koku_land-true = Oui
option-koku_land-false = Non
option-shogun_power = La puissance du Shogun
    .text = Une fois par tour, le Shogun ôte son pouvoir à une carte.
option-shogun_power-true = Oui
option-shogun_power-false = Non
option-exchange = Échange
    .text = Une main pleine de guerriers peut changer une carte.
option-exchange-true = Oui
option-exchange-false = Non
option-emperor_sale = La vente de l’Empereur
    .text = Une fois par tour, l’Empereur peut vendre un point d’honneur.
option-emperor_sale-true = Oui
option-emperor_sale-false = Non
option-emperor_support = Le soutien de l’Empereur
    .text = Une fois par tour, l’Empereur peut prêter des samouraïs à un camp.
option-emperor_support-true = Oui
option-emperor_support-false = Non
option-imperial_kyoto = Kyoto, ville impériale
    .text = Ni soulèvement ni retour d’un clan à Kyoto.
option-imperial_kyoto-true = Oui
option-imperial_kyoto-false = Non
option-province_minus_one = Variante province
    .text = Chaque province vaut un de moins.
option-province_minus_one-true = Oui
option-province_minus_one-false = Non
option-limited_emperor = L’Empereur limité
    .text = L’ordre de jeu est annoncé une fois, avant le tour.
option-limited_emperor-true = Oui
option-limited_emperor-false = Non
option-rank_breach = Non-respect du rang
    .text = L’honneur achète une meilleure place ; l’Empereur est alors limité.
option-rank_breach-true = Oui
option-rank_breach-false = Non
option-new_deal = Nouvelle donne politique
    .text = La première carte supplémentaire demande plus de villes.
option-new_deal-true = Oui
option-new_deal-false = Non
option-new_ninja = Nouveau Ninja
    .text = Un Ninja ne se joue qu’avant une activation, ou comme son tout premier acte.
option-new_ninja-true = Oui
option-new_ninja-false = Non
option-strict = Au-delà de la barre
    .text = La barre doit être dépassée, pas seulement atteinte.
option-strict-true = Oui
option-strict-false = Non
option-latched = Sans retour
    .text = La barre une fois atteinte, ce tour est le dernier.
option-latched-true = Oui
option-latched-false = Non
option-score_at_round_end = Décompte tardif
    .text = Les provinces se comptent pour tous après les activations.
option-score_at_round_end-true = Oui
option-score_at_round_end-false = Non

## Ce qui est sur la table, sans image

view-action = Annonce
view-announced = Peut recevoir une réponse
view-aside = Mis de côté
view-back = Montrée en retour
    .noun = card
view-barred = Fermé par la Justice
view-battle = Combat
view-by = Par
    .noun = seat
view-card = Carte
view-cards = Cartes
    .noun = card
view-castle = Château
view-castles = Châteaux sur la carte
view-castles_left = Châteaux en réserve
view-clan = Clan
view-clan_points = Points de clan
view-count = Nombre
view-crossings = Chemins
view-deck = Cartes dans la pioche
view-defence = Défense sans cartes
view-discards = Défausse
    .noun = card
view-emperor = Empereur
    .noun = seat
view-forecast = Honneur des provinces à présent
view-fought = Le dernier combat
view-had_turn = A joué dans cette phase
view-hand = Main
    .noun = card
view-hand_size = Cartes en main
view-honour = Honneur
view-is_attack = Attaque
view-is_burnt = Brûlé
view-is_out = Hors jeu
view-is_supported = Avec le soutien de l’Empereur
view-koku = Koku
view-lacks = Il manque
    .noun = territory
view-laid = Cartes posées
view-lent = Prêtés depuis
    .noun = territory
view-looked = Une main regardée
view-losses = Pertes
view-offer = Négociation
view-order = Ordre du tour
    .noun = seat
view-origin = Depuis
    .noun = territory
view-owner = Tenu par
    .noun = seat
view-paid = Koku payés
view-parts = Somme
view-phase = Phase
view-price = Koku
view-province = Province
view-provinces = Provinces
view-rank = Ville
view-reserve = Samouraïs en réserve
view-round = Tour
view-sabres = Sabres
view-samurai = Samouraïs
view-shares = Parts
view-shogun = Shogun
    .noun = seat
view-side = Camp
view-sides = Camps
view-size = Ses territoires
view-special = Carte bleue
    .noun = card
view-survivors = Samouraïs en retraite
view-target = Vise
    .noun = seat
view-tax = Impôt
view-terrain = Terrain
view-territories = Territoires
view-territory = Territoire
view-to_place = Samouraïs à placer
view-total = Total
view-town = Nom de la ville
view-town_cards = Cartes des villes
view-towns = Villes
view-turn = Au tour de
    .noun = seat
view-used = Déjà fait
view-way = Chemin
view-wealth = Koku, ceux de côté aussi
view-winner = Gagné par
    .noun = seat
view-won = Honneur par source
view-x = En travers
view-y = En bas
view-action-move = déplacement
view-action-attack = attaque
view-action-card = carte
view-way-land = par terre
view-way-sea = par mer
view-used-castle = un château est bâti
view-used-act = une action est faite
view-used-free-move = le gratuit du Shogun
view-used-deal = négociation
view-used-exchange = échange
view-used-veto = la puissance du Shogun
view-used-sale = la vente de l’Empereur
view-used-support = le soutien de l’Empereur
view-used-mark = la barre fut atteinte
view-used-sale-over = plus de vente
view-parts-first = première carte
view-parts-second = deuxième carte
view-parts-castle = château
view-parts-samurai = samouraïs
view-parts-allies = alliés
view-parts-support = soutien
view-parts-mountain = montagne
view-parts-special = carte bleue
