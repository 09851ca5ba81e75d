# Crazy Cup. Les variables sont les faits du moteur : $seat, $target et $victim arrivent comme noms de joueurs, $card, $tile,
# $square, $face, $faces et $reason comme noms, le reste comme nombres ; $squares et $reach
# d'une carte, $does et $count d'une combinaison sont les valeurs en jeu. $drone dit si un pion est le drone de la course en solo.

title = Dicium : Crazy Cup
pitch = Une course folle autour du canyon : combinez vos dés, améliorez votre engin, coupez au plus court et trichez tant que vous pouvez.
length = 30 à 60 minutes
preset-first = Deux jeunes pilotes, cinq dés, et seules les couleurs comptent.
preset-printed = Quatre pilotes, chacun pour soi, avec toutes les combinaisons.
preset-teams = Quatre pilotes en deux équipes : les partenaires partent en sens contraires et veulent se rejoindre.

## Cartes Triche

card-hook = Grappin
    .text = Quand un adversaire en ligne droite et libre commence une action de déplacement : vous suivez le même chemin, d’autant de cases.
card-tornado = Tornade
    .text = Posez la tornade sur une case de route libre. Jusqu’à votre prochain tour, qui y entre passe un test de conduite ou s’y arrête.
card-sandstorm = Tempête de sable
    .text = Un adversaire passe un test de conduite ; en cas d’échec, aucune combinaison bleue à son prochain tour.
card-nitro = Turbo
    .text = { $young ->
        [true] Avancez
       *[false] Défaussez une paire et avancez
    } { $squares ->
        [one] d’une case
       *[other] de { $squares } cases au plus
    } ; ce n’est pas une action.
card-rocket = Missile
    .text = Un adversaire à { $reach ->
        [one] une case de route
       *[other] { $reach } cases de route au plus
    } devant vous passe un test de conduite ; s’il le rate, { $squares ->
        [one] une case
       *[other] { $squares } cases
    } en arrière.
card-oil = Nappe d’huile
    .text = Quand un adversaire entre sur votre case : test de conduite ; en cas d’échec, son déplacement s’arrête là.
card-dynamite = Dynamite
    .text = { $young ->
        [true] Chaque adversaire
       *[false] Défaussez une paire : chaque adversaire
    } à { $reach ->
        [one] une case de route
       *[other] { $reach } cases de route
    } au plus passe un test de conduite ; s’il le rate, { $squares ->
        [one] une case
       *[other] { $squares } cases
    } en arrière.
card-puncture = Crevaison
    .text = Quand le tour d’un adversaire commence : test de conduite ; en cas d’échec, un dé de moins ce tour-ci.
card-loaded-dice = Dés pipés
    .text = Après l’un de vos lancers, tournez un de vos dés sur la face de votre choix.
card-sabotage = Sabotage
    .text = Un adversaire qui a de la technologie passe un test de conduite ; en cas d’échec, prenez-lui une tuile ou remettez-la à côté.
card-pickpocket = Pickpocket
    .text = Un adversaire qui a des cartes Triche passe un test de conduite ; en cas d’échec, vous lui en prenez une au hasard.
card-ace = As du volant
    .text = Au lieu de lancer le dé de combat : votre test de conduite est réussi.

## Technologie

tile-wings = Ailes
    .text = Pour les ravins.
tile-shield = Blindage thermique
    .text = Pour les terrains volcaniques.
tile-saws = Scies circulaires
    .text = Pour les forêts de cactus.
tile-floats = Flotteurs
    .text = Pour les lacs.

## Ce que font les combinaisons

deed-move = Déplacement
deed-card = Carte Triche
deed-bump = Déplacement et accrochage
deed-airship = Dirigeable
deed-hand-or-bonus = Main ou bonus
deed-technology = Technologie
deed-ki = Bonus

## Cases, équipes et fin de course

square-start = la case Départ
square-1 = la case 1
square-2 = la case 2
square-3 = la case 3
square-4 = la case 4
square-5 = la case 5
square-6 = la case 6
square-7 = la case 7
square-8 = la case 8
square-9 = la case 9
square-10 = la case 10
square-11 = la case 11
square-12 = la case 12
square-13 = la case 13
square-14 = la case 14
square-15 = la case 15
square-16 = la case 16
square-17 = la case 17
square-18 = la case 18
square-19 = la case 19
square-20 = la case 20
square-21 = la case 21
square-22 = la case 22
square-23 = la case 23
square-24 = la case 24
square-25 = la case 25
square-26 = la case 26
square-27 = la case 27
square-28 = la case 28
square-29 = la case 29
square-30 = la case 30
square-31 = la case 31
square-32 = la case 32
square-33 = la case 33
square-34 = la case 34
square-35 = la case 35
square-36 = la case 36
square-37 = la case 37
square-38 = la case 38
square-39 = la case 39
square-40 = la case 40
square-41 = la case 41
square-42 = la case 42
square-43 = la case 43
square-44 = la case 44
square-45 = la case 45
square-46 = la case 46
square-47 = la case 47
square-48 = la case 48
square-49 = la case 49
square-50 = la case 50
square-51 = la case 51
square-52 = la case 52
square-53 = la case 53
square-54 = la case 54
square-55 = la case 55
square-56 = la case 56
square-57 = la case 57
square-58 = la case 58
square-59 = la case 59
square-60 = la case 60
square-61 = la case 61
square-62 = la case 62
square-63 = la case 63
square-64 = la case 64
square-65 = la case 65
square-r1 = le raccourci 1
square-r2 = le raccourci 2
square-r3 = le raccourci 3
square-r4 = le raccourci 4
square-r5 = le raccourci 5
square-r6 = le raccourci 6
square-r7 = le raccourci 7
square-r8 = le raccourci 8

team-first = la première équipe
team-second = la deuxième équipe

reason-line = le dernier tour de table est joué
reason-meeting = deux équipiers se sont rejoints
reason-drone = le drone a été plus rapide
sheet-squares = cases
sheet-bonuses = bonus

## Options

option-teams = Deux équipes de deux
    .text = À quatre : les équipiers partent en sens opposés, et les premiers qui se rejoignent gagnent.
option-teams-true = en équipes
option-teams-false = chacun pour soi
option-young = Jeunes pilotes
    .text = Cinq dés dès le départ, et seules les couleurs comptent.
option-young-true = jeunes pilotes
option-young-false = toutes les combinaisons

## Ce qui se passe

event-turn = C’est à { $seat } de jouer.
event-direction =
    { $clockwise ->
        [true] { $seat } part dans le sens horaire.
       *[false] { $seat } part dans le sens contraire.
    }
event-drives =
    { $drone ->
        [true] Le drone atteint { $square }.
       *[false] { $seat } atteint { $square }.
    }
event-towed = { $seat } atteint { $square } en remorque.
event-retreats =
    { $drone ->
        [true] Le drone recule : { $square }.
       *[false] { $seat } recule : { $square }.
    }
event-crosses =
    { $drone ->
        [true] Le drone franchit l’arrivée : c’est le dernier tour de table.
       *[false] { $seat } franchit l’arrivée : c’est le dernier tour de table.
    }
event-meets = { $seat } et { $target } se rejoignent : { $square }.
event-takes-tile = { $seat } prend une tuile Technologie : { $tile }.
event-returns-tile = Une tuile Technologie retourne à côté du plateau (joueur : { $seat }) : { $tile }.
event-steals-tile = { $seat } prend une tuile Technologie à { $victim } : { $tile }.
event-draws = { $seat } pioche une carte Triche.
event-draws-known = { $seat } pioche une carte Triche : { $card }.
event-takes-card = { $seat } prend une carte Triche visible : { $card }.
event-opens = Une carte Triche est révélée : { $card }.
event-shuffles = Les cartes Triche défaussées sont mélangées.
event-plays = { $seat } joue une carte Triche : { $card }.
event-steals-card = { $seat } prend une carte Triche à { $victim }.
event-steals-card-known = { $seat } prend une carte Triche à { $victim } : { $card }.
event-turns-die = { $seat } tourne un dé de { $other } à { $face }.
event-tornado = { $seat } envoie la tornade : { $square }.
event-tornado-leaves = La tornade quitte la piste.
event-storm = { $seat } est dans la tempête de sable.
event-bumps =
    { $drone ->
        [true] { $seat } accroche le drone.
       *[false] { $seat } accroche { $target }.
    }
event-aims =
    { $drone ->
        [true] { $seat } vise le drone.
       *[false] { $seat } vise { $target }.
    }
event-tests =
    { $drone ->
        [true] { $passed ->
            [true] Le drone réussit le test de conduite.
           *[false] Le drone échoue au test de conduite.
        }
       *[false] { $passed ->
            [true] { $seat } réussit le test de conduite.
           *[false] { $seat } échoue au test de conduite.
        }
    }
event-ends = La course est finie : { $reason }.

## Ce qui est demandé

prompt-act =
    { $count ->
        [0] Il ne vous reste pas d’action ; une carte Triche ?
        [one] Il vous reste une action : quelle combinaison utilisez-vous ?
       *[other] Vous avez { $count } actions : quelle combinaison utilisez-vous ?
    }
prompt-act-other = { $seat } joue ses actions et ses cartes Triche.
prompt-direction =
    { $drone ->
        [true] Le drone part en premier : dans quel sens va la course ?
       *[false] { $teams ->
            [true] Personne de votre équipe n’est encore parti : dans quel sens allez-vous ? L’autre part à l’opposé.
           *[false] Vous partez en premier : dans quel sens va la course ?
        }
    }
prompt-direction-other = { $seat } choisit un sens.
prompt-move =
    { $count ->
        [one] Vous pouvez encore rouler d’une case : où allez-vous ?
       *[other] Vous pouvez rouler de { $count } cases au plus : où allez-vous ?
    }
prompt-move-other = { $seat } roule.
prompt-bump = Qui accrochez-vous ?
prompt-bump-other = { $seat } peut accrocher quelqu’un.
test-cause =
    { $own ->
        [true] Test de conduite dans la tornade
       *[false] { $by } vous impose un test de conduite
    }
test-cost =
    { $effect ->
        [stay] votre déplacement s’arrête ici
        [flat] vous avez un dé de moins ce tour-ci
        [storm] pas de combinaison bleue à votre prochain tour
        [lose-tile] vous perdez une tuile Technologie
        [lose-card] vous perdez une carte Triche
       *[retreat] { $squares ->
            [one] vous reculez d’une case
           *[other] vous reculez de { $squares } cases
        }
    }
prompt-test =
    { $count ->
        [0] { test-cause } : à moins de 6, { test-cost }. Améliorez-vous vos chances avant de lancer ?
        [one] { test-cause }, un dé rouge engagé : à moins de 6, { test-cost }. Autre chose avant de lancer ?
       *[other] { test-cause }, { $count } dés rouges engagés : à moins de 6, { test-cost }. Autre chose avant de lancer ?
    }
prompt-test-other = { $seat } passe un test de conduite.
prompt-hook =
    { $drone ->
        [true] Le drone va rouler, en vue de vous : lancez-vous le grappin ?
       *[false] { $target } va rouler, en vue de vous : lancez-vous le grappin ?
    }
prompt-hook-other = { $seat } peut jouer une carte Triche.
prompt-oil =
    { $drone ->
        [true] Le drone entre sur votre case : répandez-vous de l’huile ?
       *[false] { $target } entre sur votre case : répandez-vous de l’huile ?
    }
prompt-oil-other = { $seat } peut jouer une carte Triche.
prompt-puncture = C’est à { $target } de jouer : une crevaison ?
prompt-puncture-other = { $seat } peut jouer une carte Triche.
prompt-aim = { $card } : contre qui ?
prompt-aim-other = { $seat } choisit une cible.
prompt-tornado = Où envoyez-vous la tornade ?
prompt-tornado-other = { $seat } envoie la tornade.
prompt-turn-die = Quel dé tournez-vous ?
prompt-turn-die-other = { $seat } tourne un dé.
prompt-to-face = Sur quelle face le tournez-vous ?
prompt-to-face-other = { $seat } choisit une face.
prompt-spend-tile = Plusieurs technologies y mènent ({ $square }) : quelle tuile défaussez-vous ?
prompt-spend-tile-other = { $seat } choisit un chemin.
prompt-steal-tile = Quelle tuile prenez-vous à { $victim } ?
prompt-steal-tile-other = { $seat } choisit une tuile.
prompt-keep-tile = Prenez-vous à { $victim } cette tuile ({ $tile }), ou la remettez-vous à côté ?
prompt-keep-tile-other = { $seat } décide du sort d’une tuile.
prompt-tile = Quelle technologie prenez-vous ?
prompt-tile-other = { $seat } prend une technologie.
prompt-card = Quelle carte Triche prenez-vous ?
prompt-card-other = { $seat } prend une carte Triche.

## Ce qui est proposé

squares =
    { $count ->
        [one] une case
       *[other] { $count } cases au plus
    }
does =
    { $does ->
        [card] prendre une carte Triche
        [hand-or-bonus] un dé de plus, ou un bonus de n’importe quel niveau
        [bump] rouler, { squares }, et accrocher quelqu’un
        [airship] en dirigeable, { squares }
       *[move] rouler, { squares }
    }
choice-pair = Paire : { does }
choice-straight = Suite : { does }
choice-three = Brelan : { does }
choice-two-pair = Double paire : { does }
choice-four = Carré : { does }
choice-full = Full : { does }
choice-five = Poker : { does }
choice-blue =
    { $count ->
        [one] Bleu, un dé : rouler
       *[other] Bleu, { $count } dés : rouler
    }
choice-yellow = Jaune, { $count } faces : prendre une technologie
choice-red = Rouge, { $count } faces : prendre une carte Triche
choice-green = Vert, { $count } faces : un bonus de ce niveau
choice-pass = Laisser faire
choice-stop = S’arrêter ici
choice-another-way = Un autre chemin, ou en arrière
choice-clockwise = Sens horaire
choice-counter = Sens contraire
choice-draw = La première carte de la pioche
choice-keep-tile = La prendre
choice-return-tile = La remettre à côté du plateau
choice-play = Jouer : { $card }
choice-take = Parmi les cartes visibles : { $card }
choice-tile = Technologie : { $tile }
choice-target = { $target }
choice-target-drone = Le drone
choice-turn-die = Le dé qui montre { $face }
choice-to-face = Sur { $face }
choice-square = Vers { $square }

## Pourquoi pas

why-over = La course est finie.
why-not-asked = La question est posée à un autre joueur ({ $seat }).
why-no-such-piece = Il n’y a rien à choisir qui s’appelle « { $piece } ».
why-not-now = Ce n’est pas demandé maintenant.
why-not-in-hand = Vous n’avez pas cette carte : { $card }.
why-wrong-moment = Cette carte se joue à un autre moment : { $card }.
why-dice-used = On ne pipe les dés qu’après un lancer, avant d’en utiliser aucun.
why-no-pair = Cette carte coûte une paire, et vos dés n’en ont pas : { $card }.
why-no-target-for-card = Il n’y a personne contre qui jouer cette carte : { $card }.
why-no-action-now = Les combinaisons s’utilisent dans votre phase Action.
why-no-actions-left = Vous avez joué vos deux actions.
why-no-such-faces = Vous avez trop peu de faces de cette couleur ; un bonus ne compte qu’avec un dé.
why-stormy = Vous êtes dans la tempête de sable : pas de combinaison bleue ce tour-ci.
why-level-full = Vous avez déjà les deux bonus de niveau { $level }.
why-no-tile-slot = Vos deux emplacements de technologie sont occupés.
why-no-tile-left = Il ne reste pas de technologie à côté du plateau.
why-no-cards-left = Il n’y a plus de carte Triche à prendre.
why-colours-only = Les jeunes pilotes n’utilisent que les couleurs.
why-short-straight = Une suite a de trois à cinq dés ; vous n’en avez que { $count } ce tour-ci.
why-no-straight = Une suite prend tous vos dés, de 1 à { $count }.
why-no-such-values = Vos dés ne forment pas cette combinaison : { $combination }.
why-nothing-to-gain = Ni votre main ni votre plateau n’ont rien à y gagner.
why-no-tornado-there = La tornade va sur une case de route libre, ni Départ ni garage.
why-no-movement = Vous ne roulez pas en ce moment.
why-own-square = Votre pion s’y trouve déjà.
why-too-far =
    { $count ->
        [one] C’est à plus d’une case.
       *[other] C’est à plus de { $count } cases.
    }
why-through-start = Le chemin passe par le Départ, qui vous est fermé de ce côté.
why-behind = C’est derrière vous : choisissez d’abord un autre chemin.
why-no-technology = Le chemin demande une technologie : { $tile }.
why-no-way-by-tile = Cette tuile n’y mène pas : { $tile }.
why-no-such-tile = Cette tuile n’est pas à prendre : { $tile }.
why-no-tile-now = On ne prend pas de technologie maintenant.
why-not-open = Cette carte n’est pas parmi les cartes visibles.
why-no-card-now = On ne prend pas de carte Triche maintenant.
why-no-such-die = Il n’y a pas de tel dé à choisir maintenant.
why-no-target = Ce pion ne peut pas être choisi maintenant.
why-no-drone = Le drone ne peut pas être choisi maintenant.
why-no-bonus-now = Il n’y a pas de tel bonus à choisir maintenant.

## Ce qu’on peut consulter

piece-square = Case
    .text = Une case de la piste : route, garage, terrain accidenté ou Départ. On roule de case en case reliées.
piece-garage = Garage
    .text = Tant que vous y êtes, vos combinaisons de couleur ont une face de plus.
piece-rough = Terrain accidenté
    .text = Un raccourci. Y entrer coûte la technologie qui convient, sauf en dirigeable.
piece-tornado-tile = Tornade
    .text = Qui entre sur sa case passe un test de conduite ou s’y arrête.
piece-drone = Drone
    .text = Votre rival en solo. Il roule d’autant de cases que vous avez de dés et réussit ses tests à partir de 5.
piece-deck = Pioche
    .text = Les cartes Triche face cachée.
piece-supply = À côté du plateau
    .text = Les tuiles Technologie à prendre.
piece-keep-tile = Votre plateau
    .text = Il a de la place pour deux tuiles Technologie.
piece-pass = Laisser faire
    .text = Vous ne jouez pas de carte et n’accrochez personne.
piece-stop = S’arrêter
    .text = Le déplacement finit ici.
piece-way = Un autre chemin
    .text = Nommez une case derrière vous ou sur un autre chemin ; le déplacement continue. Jamais à contresens par le Départ.
piece-clockwise = Sens horaire
    .text = La course tourne comme les aiguilles d’une montre.
piece-counter = Sens contraire
    .text = La course tourne à l’inverse des aiguilles d’une montre.
piece-yellow-3 = Trois faces jaunes
    .text = Prenez une tuile Technologie.
piece-red-3 = Trois faces rouges
    .text = Prenez une carte Triche.
piece-blue-1 = Un dé bleu
    .text = Roulez d’une case pour chacun, et pour chaque bonus bleu.
piece-blue-2 = 2 dés bleus
    .text = Roulez d’une case pour chacun, et pour chaque bonus bleu.
piece-blue-3 = 3 dés bleus
    .text = Roulez d’une case pour chacun, et pour chaque bonus bleu.
piece-blue-4 = 4 dés bleus
    .text = Roulez d’une case pour chacun, et pour chaque bonus bleu.
piece-blue-5 = 5 dés bleus
    .text = Roulez d’une case pour chacun, et pour chaque bonus bleu.
piece-green-2 = 2 faces vertes
    .text = Acquérez un bonus de niveau 2.
piece-green-3 = 3 faces vertes
    .text = Acquérez un bonus de niveau 3.
piece-green-4 = 4 faces vertes
    .text = Acquérez un bonus de niveau 4.
piece-green-5 = 5 faces vertes
    .text = Acquérez un bonus de niveau 5.
piece-face-1 = 1
    .text = La face qui montre 1.
piece-face-2 = 2
    .text = La face qui montre 2.
piece-face-3 = 3
    .text = La face qui montre 3.
piece-face-4 = 4
    .text = La face qui montre 4.
piece-face-5 = 5
    .text = La face qui montre 5.
piece-face-dicium = Dicium
    .text = La face qui vaut toute valeur, ou le vert.

## Ce qu’il y a sur la table, là où aucune image ne le montre

view-turn = Joue
    .noun = seat
view-first = A commencé
    .noun = seat
view-dice = Dés
    .noun = face
view-thrown = Dés de ce tour
view-throws = Lancers restants
view-actions = Actions restantes
view-combat = Dé de combat
view-active_hand = Main active
view-reserve = Réserve
    .noun = face
view-mat = Plateau individuel
view-level = Niveau
view-bonus = Bonus
    .noun = bonus
view-taken = Acquis
view-tiles = Technologie
view-hand_size = Cartes Triche
view-hand = Main
    .noun = card
view-known = Ce qu’on en sait
    .noun = card
view-pawns = Pions
view-place = Place
view-square = Case
view-squares = Cases depuis le départ
view-direction = Sens
view-direction-clockwise = horaire
view-direction-counter-clockwise = contraire
view-has_left = A quitté le Départ
view-has_finished = Arrivé
view-supply = Technologie à prendre
    .noun = tile
view-open = Cartes Triche visibles
    .noun = card
view-deck = Pioche
view-discards = Cartes Triche défaussées
    .noun = card
view-tornado = Tornade
    .noun = square
view-tornado_by = Envoyée par
    .noun = seat
view-storm = Dans la tempête
    .noun = seat
view-movement = Déplacement
view-left = Cases restantes
view-airship = En dirigeable
view-can_bump = Peut accrocher
view-route = Route
view-path = Chemin
    .noun = square
view-hooks = En remorque
view-finishing = Dernier tour de table
