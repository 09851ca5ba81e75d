# Bushido. Les variables sont les faits du moteur : $seat, $target, $by, $attacker et $victim arrivent en noms de joueurs,
# $province, $from, $land, $tile, $tiles, $disc, $discs, $role, $phase et $reason en noms de choses, le reste en nombres.

title = Bushido
pitch = Servez d’autres seigneurs pour gagner de l’honneur, choisissez qui vous sert, et devenez shogun avant la fin de l’année.
length = 2 à 3 heures
preset-first = Trois clans reçoivent leurs provinces au hasard, et l’on joue aussitôt.
preset-printed = Cinq clans choisissent forteresses et provinces une à une, comme dans la boîte.
preset-long = Cinq clans, une carte tirée au hasard, et un jeton de campagne pour chacun.

up-to =
    { $more ->
        [true] Jusqu’à { $count }, dix par dix.
       *[false] Jusqu’à { $count }.
    }

troops =
    { $count ->
        [0] aucune troupe
        [one] 1 troupe
       *[other] { $count } troupes
    }
tiles-drawn =
    { $count ->
        [0] aucune tuile
        [one] 1 tuile
       *[other] { $count } tuiles
    }

spied-tiles =
    { $size ->
        [0] aucune tuile
       *[other] { $tiles }
    }
spied-discs =
    { $count ->
        [0] aucun disque
       *[other] disques : { $discs }
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

land-city = Cité
    .text = Beaucoup d’honneur, et deux katanas de revenu.
land-temple = Temple
    .text = Plus d’honneur que partout ailleurs, peu de riz, un katana de revenu.
land-town = Ville
    .text = De l’honneur et du riz à parts égales.
land-village = Village
    .text = Un peu d’honneur, et du riz pour cinq.
land-mountain = Montagne
    .text = Peu d’honneur et peu de riz, mais on s’y bat comme ailleurs.
land-rice-field = Rizière
    .text = Plus de riz que partout ailleurs : de quoi nourrir huit troupes.
land-fortress = Forteresse de clan
    .text = Jamais attaquée, jamais perdue, hors d’atteinte des ronins. Cinq katanas de revenu.

## Tiles

tile-katana-1 = Katana 1
    .text = Une tuile katana de force 1. Dans une embuscade, ces tuiles tuent des troupes en plus.
tile-katana-2 = Katana 2
    .text = Une tuile katana de force 2.
tile-katana-3 = Katana 3
    .text = Une tuile katana de force 3. Trois d’entre elles achètent 1 honneur au Daimyo.
tile-chanoyu = Chanoyu
    .text = Invitez quelqu’un au thé : 5 honneur de samouraï pour l’invité, et le reste du vôtre devient honneur de daimyo, deux pour un.
tile-geisha = Geisha
    .text = Le tour du Daimyo s’arrête aussitôt, et le mois ne change pas.
tile-shinobi = Shinobi
    .text = Regardez derrière l’écran d’un autre joueur.
tile-ronin = Ronin
    .text = Placez-le dans la province d’un autre. Autant de ronins que de troupes, et la province se révolte.
tile-seppuku = Seppuku
    .text = Exigez la vie d’un Samouraï vaincu. Si le Daimyo y consent, tout son honneur est perdu.

## Discs

disc-battle = Bataille
    .text = Ajoute vos troupes. Double face à l’embuscade ; faible face au duel.
disc-duel = Duel
    .text = Double face à la bataille ; faible face à l’embuscade. Duel contre duel, seuls les chefs se battent.
disc-ambush = Embuscade
    .text = Double face au duel ; faible face à la bataille. Les tuiles de force 1 tuent des troupes en plus.
disc-traitor = Traître
    .text = L’emporte sur tout sauf sur un autre traître, et tue toutes les troupes adverses.
disc-kotau = Kotau
    .text = Pas pour le combat : une audience chez l’Empereur en phase 12.

## Roles, phases, and how a game ends

role-daimyo = Daimyo
    .text = Celui dont c’est le tour. Distribue les autres cartes, envoie les troupes et gagne la province.
role-samurai = Samouraï
    .text = Mène les troupes du Daimyo avec ses propres tuiles et disques.
role-bushi = Bushi
    .text = Celui qu’on attaque : défend une province de son clan.
role-sensei = Sensei
    .text = Joue les tuiles d’effet une à une, conseille le Daimyo, et décide si tous piochent.
role-hatamoto = Hatamoto
    .text = Pioche deux tuiles, place des ronins, et peut mener une révolte contre le Daimyo.

phase-appointment = Nomination du Daimyo
phase-tea = Cérémonie du thé
phase-treasury = Trésor
phase-roles = Personnages
phase-schemes = Intrigues
phase-hatamoto = L’heure du Hatamoto
phase-mobilisation = Mobilisation
phase-combat = Combat
phase-results = Résultats
phase-advice = Conseil du Sensei
phase-arms = Aux armes
phase-audience = Audience chez l’Empereur

reason-shogun = quelqu’un a atteint 50 honneur de daimyo et devient shogun
    .named = { $seat } a atteint 50 honneur de daimyo et devient shogun
reason-year = les douze mois sont écoulés

sheet-daimyo = Honneur de daimyo
sheet-samurai = Honneur de samouraï
sheet-provinces = Provinces

## What else can be looked up

piece-three = Jeton bonus 3
    .text = Le Daimyo peut l’offrir avant un combat : 3 honneur de samouraï en cas de victoire. Une fois par partie.
piece-six = Jeton bonus 6
    .text = Le Daimyo peut l’offrir avant un combat : 6 honneur de samouraï en cas de victoire. Une fois par partie.
piece-campaign = Jeton campagne
    .text = Une deuxième attaque dans un tour ou, si la table le veut ainsi, trois jetons d’élite. Une fois par partie.
piece-honour = Honneur
    .text = L’honneur de daimyo fait gagner. Celui de samouraï le devient autour d’un thé. Jamais deux marqueurs sur une case.
piece-koku = Koku
    .text = Le riz. Autant de troupes que les provinces du clan en nourrissent, 30 au plus.
piece-income = Revenu
    .text = Les tuiles que pioche le Daimyo : tous les katanas des provinces du clan, de 5 à 10.
piece-bag = Sac
    .text = Les tuiles que personne n’a. S’il se vide, toutes y retournent et chacun pioche de nouveau.
piece-elite = Jeton d’élite
    .text = Vaut trois troupes et ne mange pas de riz. Rentre chez lui quand son propriétaire redevient Daimyo.

## What happened

event-turn = Mois { $count } : { $seat } est Daimyo.
event-phase = — Phase { $count } : { $phase } —
event-founds = { $seat } bâtit la forteresse du clan à { $province }.
event-claims = { $seat } retourne { $province } : { $land }.
event-starts = { $seat } commence avec { $honour } honneur de daimyo, { $koku } koku et un revenu de { $count }.
event-deploys = { $seat } place { troops } à { $province }.
event-disbands = { $seat } rappelle { troops } depuis { $province }.
event-draws = { $seat } pioche { tiles-drawn }.
event-draws-known = { $seat } pioche { $tiles }.
event-mikado = Loi du Mikado : le sac est vide, toutes les tuiles y retournent et chacun pioche de nouveau.
event-discards = { $seat } écarte un disque.
event-discards-known = { $seat } écarte un disque : { $disc }.
event-draws-discs =
    { $count ->
        [one] { $seat } pioche un disque.
       *[other] { $seat } pioche { $count } disques.
    }
event-draws-discs-known = { $seat } pioche { $discs }.
event-renews-piles = Les disques écartés sont remélangés : { $count } dans les piles.
event-finds-disc =
    { $where ->
        [exchange] { $seat } n’a que des Kotau et en échange un contre un autre disque.
       *[draw] { $seat } n’a pas de disque et en pioche un.
    }
event-finds-disc-known =
    { $where ->
        [exchange] { $seat } n’a que des Kotau et en échange un contre { $disc }.
       *[draw] { $seat } n’a pas de disque et pioche { $disc }.
    }
event-calls-elite = { $seat } appelle ses troupes d’élite.
event-places-elite = { $seat } place un jeton d’élite à { $province }.
event-recalls-elite = Les troupes d’élite rentrent chez { $seat }.
event-invites = { $seat } invite { $target } au thé.
event-accepts = { $seat } accepte l’invitation faite par { $target }.
event-refuses = { $seat } refuse l’invitation faite par { $target }.
event-converts = { $seat } change { $size } honneur de samouraï en { $count } honneur de daimyo.
event-buys = { $seat } donne { $size } tuiles de force 3 pour { $count } honneur de daimyo.
event-appoints = { $seat } donne à { $target } la carte { $role }.
event-sends-ronin = { $seat } envoie un ronin à { $province }, chez { $target }.
event-revolts = Révolte à { $province } : { $seat } y perd toutes ses troupes.
event-spies = { $seat } envoie un shinobi chez { $target }, derrière l’écran.
event-spies-known = Le shinobi envoyé par { $seat } trouve chez { $target } : { spied-tiles } ; { spied-discs }.
event-sends-geisha = { $seat } envoie une geisha : { $target } oublie sa campagne, le tour est fini.
event-declares-campaign = { $seat } déclare une campagne : il y aura une deuxième attaque.
event-regroups = { $seat } déplace { troops } depuis { $from } vers { $province }.
event-rests = { $seat } n’attaque pas.
event-occupies = { $seat } entre dans la province neutre { $province } avec { troops }.
event-attacks = { $seat } envoie { troops } contre { $province } : { $by } les mène, { $target } défend.
event-offers-bonus = { $seat } promet à { $target } { $count } honneur de plus en cas de victoire.
event-leads-revolt =
    { $count ->
        [one] { $seat } mène 1 ronin contre { $target } à { $province }.
       *[other] { $seat } mène { $count } ronins contre { $target } à { $province }.
    }
event-shows-nothing = { $seat } ne montre aucune pile : pas de sabre, pas de force.
event-shows-stack =
    { $count ->
        [one] { $seat } montre une pile d’une tuile : { $tile }.
       *[other] { $seat } montre une pile de { $count } tuiles, { $tile } au sommet.
    }
event-plays-disc = { $seat } retourne { $disc }.
event-reveals-stack = { $seat } dévoile sa pile : { $tiles }.
event-wins = { $seat } l’emporte sur { $target }, { $count } à { $size }.
event-betrays = Un traître : { $seat } l’emporte sur { $target }, quels que soient les sabres.
event-loses-troops = Le camp mené par { $seat } perd { troops } à { $province }.
event-removes-troops = Sacrifice sans sabre : { $seat } perd { troops } à jamais.
event-retreats = { $seat } se replie à { $province } avec { troops }.
event-disperses = { $seat } n’a nulle part où se replier : les troupes se dispersent.
event-returns = Les attaquants rentrent à { $province }.
event-takes-province = { $seat } prend { $province } ({ $land }).
event-loses-province = { $seat } perd { $province } ({ $land }).
event-gains-daimyo = { $seat } gagne { $count } honneur de daimyo et passe à { $honour }.
event-loses-daimyo = { $seat } perd { $count } honneur de daimyo et tombe à { $honour }.
event-gains-samurai = { $seat } gagne { $count } honneur de samouraï et passe à { $honour }.
event-loses-samurai = { $seat } perd { $count } honneur de samouraï et tombe à { $honour }.
event-demands-seppuku = { $seat } exige un seppuku contre { $target }.
event-advises = { $seat } conseille d’ôter { $count } honneur de samouraï à { $target }.
event-follows =
    { $count ->
        [0] { $seat } se range à l’avis donné par { $by } : { $target } commet seppuku.
       *[other] { $seat } suit le conseil donné par { $by } contre { $target }.
    }
event-spares = { $seat } épargne { $target }, au prix d’un seul honneur.
event-arms =
    { $count ->
        [0] { $seat } temporise : personne ne pioche.
        [one] { $seat } appelle aux armes : chacun pioche 1 tuile.
       *[other] { $seat } appelle aux armes : chacun pioche { $count } tuiles.
    }
event-audience =
    { $where ->
        [calm] { $seat } apaise l’Empereur : le mois ne change pas.
        [hostilities] { $seat } pousse l’Empereur à la guerre : deux mois passent.
       *[support] { $seat } implore le soutien de l’Empereur.
    }
event-month =
    { $where ->
        [torii] L’année est finie.
       *[year] Le marqueur du Shogun passe au mois { $count }.
    }
event-stalls = { $count } tours ont passé sans le marqueur du Shogun : il avance de lui-même.
event-ends = La partie est finie : { $reason }.

## What can be chosen

choice-done = Terminer
choice-accept = Accepter l’invitation
choice-refuse = Refuser l’invitation
choice-geisha = Envoyer la geisha et finir le tour
choice-seppuku = Exiger le seppuku
choice-follow = Suivre le conseil
choice-spare = Épargner le Samouraï
choice-arm = Aux armes : chacun pioche
choice-temporise = Temporiser : personne ne pioche
choice-calm = Kotau : le mois ne change pas
choice-hostilities = Kotau : deux mois passent
choice-support = Kotau : piocher 5 tuiles
choice-campaign = Déclarer une campagne
choice-elite = Appeler les troupes d’élite
choice-no-stack = Aucune pile
choice-no-bonus = Aucun bonus
choice-bonus = Offrir { $count } honneur
choice-number = { $count }
choice-top = { $tile } au sommet
choice-discard = Écarter { $disc }
choice-tactic = Combattre avec { $disc }
choice-invite = Inviter { $target } au thé
choice-samurai = Samouraï : { $target }
choice-bushi = Bushi : { $target }
choice-sensei = Sensei : { $target }
choice-chanoyu = Chanoyu : inviter { $target } au thé
choice-shinobi = Shinobi : regarder chez { $target }
choice-claim = Choisir { $province }
choice-place = Placer à { $province }
choice-disband = Rappeler depuis { $province }
choice-ronin = Envoyer un ronin à { $province }
choice-from = Depuis { $province }
choice-to = Vers { $province }
choice-attack = Attaquer { $province }

## What is asked

prompt-fortress = Où se dressera la forteresse de votre clan ?
prompt-fortress-other = { $seat } choisit où bâtir sa forteresse.
prompt-claim = Quelle province retournez-vous pour la faire vôtre ?
prompt-claim-other = { $seat } choisit une province.
prompt-deploy = Vous avez { troops } à placer : dans quelle province ?
prompt-deploy-other = { $seat } a { troops } à placer.
prompt-deploy-troops = Combien de troupes placez-vous à { $province } ? Il en reste { $count }.
prompt-deploy-troops-other = { $seat } place des troupes à { $province }.
prompt-disband = Votre riz ne nourrit pas { troops } : d’où partent-elles ?
prompt-disband-other = { $seat } doit retirer { troops }.
prompt-disband-troops = Combien de troupes quittent { $province } ? Il y en a { $count } de trop.
prompt-disband-troops-other = { $seat } rappelle des troupes depuis { $province }.
prompt-discs = Écartez des disques si vous voulez ; puis vous piochez jusqu’à quatre.
prompt-discs-other = { $seat } trie ses disques.
prompt-elite = Changez-vous votre jeton campagne en troupes d’élite ?
prompt-elite-other = { $seat } peut appeler ses troupes d’élite.
prompt-place-elite =
    { $count ->
        [one] Où va le dernier jeton d’élite ?
       *[other] Où va le prochain des { $count } jetons d’élite ?
    }
prompt-place-elite-other = { $seat } place des jetons d’élite.
prompt-tea = Qui invitez-vous au thé, si vous invitez quelqu’un ?
prompt-tea-other = { $seat } peut inviter quelqu’un au thé.
prompt-invitation = { $by } vous invite au thé : 5 honneur de samouraï pour vous si vous acceptez. Refuser vous en coûte 10.
prompt-invitation-other = { $by } a invité { $seat } au thé.
prompt-convert =
    { $size ->
        [0] Combien d’honneur de daimyo tirez-vous de votre honneur de samouraï, à 2 le point ? { up-to }
       *[other] { $size } points déjà. Combien de plus, à 2 honneur de samouraï chacun ? Jusqu’à { $count }.
    }
prompt-convert-other = { $seat } change son honneur de samouraï en honneur de daimyo.
prompt-treasury = Combien d’honneur de daimyo achetez-vous, à trois tuiles de force 3 le point ?
prompt-treasury-other = { $seat } ouvre son trésor.
prompt-samurai = Qui sera votre Samouraï et mènera l’attaque ?
prompt-samurai-other = { $seat } choisit le Samouraï.
prompt-bushi = Qui sera le Bushi, celui qu’on attaque ?
prompt-bushi-other = { $seat } choisit le Bushi.
prompt-sensei = Qui sera le Sensei ?
prompt-sensei-other = { $seat } choisit le Sensei.
prompt-schemes =
    { $count ->
        [one] Vous êtes le Sensei : jouez des tuiles d’effet, ou terminez.
       *[other] Jouez des tuiles d’effet par paires, ou terminez.
    }
prompt-schemes-other = { $seat } peut jouer des tuiles d’effet.
prompt-hatamoto = Placez des ronins, menez une révolte contre le Daimyo, ou terminez.
prompt-hatamoto-other = { $seat } agit en Hatamoto.
prompt-campaign = Déclarez-vous une campagne, pour une deuxième attaque dans ce tour ?
prompt-campaign-other = { $seat } peut déclarer une campagne.
prompt-regroup = Déplacez des troupes : depuis quelle province ? Ou terminez.
prompt-regroup-other = { $seat } regroupe ses troupes.
prompt-regroup-to = Où vont les troupes qui quittent { $from } ?
prompt-regroup-to-other = { $seat } déplace des troupes depuis { $from }.
prompt-regroup-elite =
    { $count ->
        [0] Combien de jetons d’élite déplacez-vous depuis { $from } vers { $province } ?
       *[other] Combien de jetons d’élite déplacez-vous depuis { $from } vers { $province } ? Ce qui ramènerait une disposition déjà vue est omis.
    }
prompt-regroup-elite-other = { $seat } déplace des jetons d’élite depuis { $from } vers { $province }.
prompt-regroup-troops =
    { $count ->
        [0] Combien de troupes déplacez-vous depuis { $from } vers { $province } ?
       *[other] Combien de troupes déplacez-vous depuis { $from } vers { $province } ? Ce qui ramènerait une disposition déjà vue est omis.
    }
prompt-regroup-troops-other = { $seat } déplace des troupes depuis { $from } vers { $province }.
prompt-target = Quelle province attaquez-vous ? Terminer finit le tour.
prompt-target-other = { $seat } choisit sa cible.
prompt-source =
    { $count ->
        [one] D’où attaquez-vous { $province } ?
       *[other] D’où entrez-vous à { $province } ? Il faut { $count } troupes.
    }
prompt-source-other = { $seat } prépare sa marche sur { $province }.
prompt-send-elite = Combien de jetons d’élite envoyez-vous depuis { $from } contre { $province } ?
prompt-send-elite-other = { $seat } rassemble son élite à { $from } contre { $province }.
prompt-send-troops =
    { $size ->
        [0] Combien de troupes envoyez-vous depuis { $from } contre { $province } ? { up-to }
       *[other] { $size } troupes partent déjà depuis { $from } contre { $province }. Combien de plus ? Jusqu’à { $count }.
    }
prompt-send-troops-other = { $seat } rassemble ses troupes à { $from } contre { $province }.
prompt-bonus = Offrez-vous à { $target } un bonus d’honneur pour prendre { $province } ?
prompt-bonus-other = { $seat } peut offrir à { $target } un bonus d’honneur pour { $province }.
prompt-stack-tens = Combat pour { $province }, { $attacker } contre { $victim } : combien de dizaines pleines de { $tile } mettez-vous dans votre pile ?
prompt-stack-tens-other = Combat pour { $province } : { $seat } monte sa pile, étape { $count } sur { $size }.
prompt-stack = Combat pour { $province }, { $attacker } contre { $victim } : combien de { $tile } ajoutez-vous à votre pile ?
prompt-stack-other = Combat pour { $province } : { $seat } monte sa pile, étape { $count } sur { $size }.
prompt-stack-top = Combat pour { $province } : quelle tuile au sommet de votre pile ?
prompt-stack-top-other = Combat pour { $province } : { $seat } achève sa pile.
prompt-tactic = Combat pour { $province }, { $attacker } contre { $victim } : quel disque ?
prompt-tactic-other = Combat pour { $province } : { $seat } choisit un disque.
prompt-retreat = Vous avez perdu le duel pour { $province } : où vos troupes se replient-elles ?
prompt-retreat-other = { $seat } doit quitter { $province }.
prompt-seppuku =
    { $count ->
        [one] { $target } a perdu le combat : exigez-vous le seppuku, pour une tuile ?
       *[other] { $target } a perdu le combat : exigez-vous le seppuku, pour deux tuiles ?
    }
prompt-seppuku-other = { $target } a perdu le combat : le seppuku sera-t-il exigé par { $seat } ?
prompt-advice = Combien d’honneur ôter à { $target }, s’il le faut ?
prompt-advice-other = { $seat } pèse la peine contre { $target }.
prompt-verdict =
    { $count ->
        [0] { $by } exige un seppuku contre { $target } : y consentez-vous ?
       *[other] { $by } conseille d’ôter { $count } honneur à { $target } : y consentez-vous ?
    }
prompt-verdict-other = { $seat } juge { $target }.
prompt-arms =
    { $count ->
        [one] Chacun piochera-t-il 1 tuile ?
       *[other] Chacun piochera-t-il { $count } tuiles ?
    }
prompt-arms-other = { $seat } décide d’appeler aux armes ou non.
prompt-audience = Demandez-vous audience à l’Empereur ?
prompt-audience-other = { $seat } peut demander audience à l’Empereur.

## Why not

why-over = La partie est finie.
why-not-asked = C’est à { $seat } de répondre, pas à vous.
why-no-such-piece = Rien ne s’appelle « { $piece } » à cette table.
why-no-tile = Vous n’avez pas de tuile { $tile }.
why-no-disc = Vous n’avez pas de disque { $disc }.
why-token-gone = Ce jeton n’est plus à vous.
why-no-campaign = Cette table joue sans jetons campagne.
why-token-later = Le jeton campagne se joue en phase 7 ou, pour l’élite, en phase 1 de votre propre tour.
why-bonus-later = Un bonus s’offre quand vos troupes sont parties attaquer.
why-role-later = La carte { $role } se distribue à son heure.
why-pair-needed = Seul le Sensei joue { $tile } à l’unité ; il en faut deux.
why-no-ronin-target = Aucune province ne peut plus recevoir un ronin de votre part.
why-one-ceremony = Votre cérémonie du thé a eu lieu.
why-too-little-honour = L’hôte a besoin d’au moins { $count } honneur de samouraï.
why-not-stacked = Il n’y a pas de { $tile } dans votre pile.
why-daimyo-plays-none = Vous êtes le Daimyo, et le Daimyo ne joue aucune tuile d’effet.
why-katana-for-combat = Les tuiles katana servent au combat et au trésor.
why-seppuku-for-advice = Le seppuku s’exige quand un Samouraï a perdu un combat.
why-tile-later = { $tile } se joue au moment des intrigues.
why-kotau-for-audience = Le Kotau sert à l’audience chez l’Empereur, en phase 12.
why-disc-for-combat = { $disc } sert au combat.
why-not-yourself = Choisissez un autre joueur.
why-no-player-asked = Ce joueur n’est pas à choisir maintenant.
why-taken = { $province } appartient déjà à { $seat }.
why-not-yours = { $province } n’est pas à vous.
why-one-stays = Une troupe doit rester à { $province }.
why-moved-enough = Les troupes ont assez bougé : terminez.
why-seen-before = Cela ne pourrait que ramener une disposition des troupes que ce regroupement a déjà eue.
why-isolated = { $province } ne touche aucune autre de vos provinces.
why-unreachable = { $province } est hors d’atteinte par là, ou compte trop peu de troupes.
why-tile-first = Choisissez d’abord une tuile, puis la province.
why-no-province-asked = Cette province n’est pas à choisir maintenant.
why-fortress = { $province } est une forteresse.
why-not-the-bushis = { $province } n’est ni au Bushi ni neutre.
why-no-neighbour = { $province } ne touche aucune de vos provinces.
why-too-few =
    { $count ->
        [one] { $province } : aucune province voisine ne peut céder une troupe.
       *[other] { $province } : aucune province voisine ne peut céder { $count } troupes.
    }
why-not-the-daimyos = { $province } n’est pas au Daimyo.
why-no-ronin-there = Il n’y a pas de ronin à { $province }.
why-ronin-elsewhere = Un ronin va dans la province d’un autre joueur, et { $province } n’en est pas une.
why-one-ronin = Vous avez déjà placé un ronin à { $province } dans cette phase.
why-has-a-card = { $seat } a déjà une carte personnage.
why-out-of-reach = { $seat } n’a aucune province voisine des vôtres.
why-nothing-more = Il n’y a rien de plus à choisir ici.

## Table options

option-provinces = Provinces au départ
    .text = Les clans choisissent forteresse et provinces une à une, ou les reçoivent au hasard, ce qui va plus vite.
option-provinces-chosen = Choisies une à une
option-provinces-dealt = Distribuées au hasard
option-landscape = Tuiles de la carte
    .text = La carte se pose avec les tuiles conseillées, ou au hasard parmi toutes celles de la boîte.
option-landscape-suggested = Comme conseillé
option-landscape-random = Au hasard
option-katana_table = Quelles terres donnent un revenu
    .text = Le livret donne des katanas aux cités et aux temples, une page de l’éditeur aux cités et aux villes.
option-katana_table-rulebook = Cités et temples
option-katana_table-publisher = Cités et villes
option-campaign = Jeton campagne
    .text = Si chaque clan a un jeton campagne, et à quoi il sert.
option-campaign-off = Sans
option-campaign-attack = Une deuxième attaque
option-campaign-both = Une deuxième attaque, ou l’élite
option-sacrificed = Troupes sans sabre
    .text = Ce que deviennent les troupes d’un camp qui n’a empilé aucune tuile katana.
option-sacrificed-removed = Elles ne reviennent jamais
option-sacrificed-reserve = Elles vont à la réserve
option-stall_guard = Quand tout le monde se repose
    .text = Si le mois avance quand autant de tours que de joueurs ont passé sans lui.
option-stall_guard-true = Le mois avance
option-stall_guard-false = Le mois attend

## Ce qui est sur la table, là où aucune image ne le montre

view-first = A commencé la partie
    .noun = seat
view-turn = Daimyo de ce tour
    .noun = seat
view-month = Mois
view-phase = Phase
view-stalled = Tours sans le marqueur du Shogun
view-campaign = Campagne
view-campaign-none = aucune
view-campaign-declared = déclarée
view-campaign-second-attack = deuxième attaque
view-provinces = Provinces
view-bag = Tuiles dans le sac
view-piles = Disques dans les piles
view-spent = Disques écartés
view-spent_discs = Lesquels sont écartés
    .noun = disc
view-ways = Où peuvent aller les troupes
view-is_attack = Attaque
view-is_defended = Quelqu’un la défend
view-loads = Combien partent
view-least = Au moins
view-most = Au plus
view-barred = Nombres exclus
view-combat = Combat
view-province = Province
view-q = Colonne
view-r = Rangée
view-part = Partie de la carte
view-part-green = verte
view-part-red = rouge
view-part-blue = bleue
view-land = Terre
view-honour = Honneur
view-koku = Koku
view-katana = Katana
view-owner = Clan
    .noun = seat
view-troops = Troupes
view-elite = Jetons d’élite
view-ronin = Ronins
view-roles = Cartes personnage
view-daimyo = Honneur de daimyo
view-samurai = Honneur de samouraï
view-income = Revenu
view-reserve = Réserve
view-lost = Troupes perdues pour toujours
view-fortress = Forteresse de clan
    .noun = province
view-bonus_tokens = Jetons bonus
view-has_campaign_token = Jeton campagne
view-tile_count = Tuiles
view-disc_count = Disques
view-tiles = Tuiles derrière l’écran
view-discs = Disques derrière l’écran
view-known_tiles = Tuiles vues par un shinobi
    .noun = tile
view-known_discs = Disques vus par un shinobi
    .noun = disc
view-stage = Étape
view-stage-none = aucune
view-stage-stacks = les piles se montent
view-stage-discs = les disques se choisissent
view-stage-turned-up = tout est retourné
view-stage-resolved = c’est fini
view-is_revolt = Révolte
view-source = Depuis
    .noun = province
view-bonus = Bonus
view-is_conquered = Province prise
view-is_samurai_defeated = Le Samouraï est vaincu
view-sides = Les deux camps
view-answered = Questions répondues
view-is_ready = Prêt
view-size = Tuiles dans la pile
view-top = Au sommet
    .noun = tile
view-stack = Pile
    .noun = tile
view-disc = Disque
view-swords = Katanas sur les tuiles
view-times = Fois
view-added = Troupes ajoutées
view-total = Total
view-has_won = Victoire
