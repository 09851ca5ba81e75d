# Shogun. Les variables sont les faits du moteur : les sièges arrivent comme des noms, pions et tuiles par leur nom.

title = Dicium : Shogun
pitch = Les ninjas se glissent dans le palais pour enlever le Shogun ; les samouraïs allument les braseros et les traquent.
length = 30 à 60 minutes
preset-first = Ninjas contre samouraïs, un joueur chacun ; les ninjas reçoivent de l’aide.
preset-printed = Deux ninjas contre deux samouraïs, pour une courte nuit.
preset-long = Deux contre deux, et la nuit dure jusqu’à la victoire d’un camp.

## Pions et cases

pawn-ninja-blue-1 = Ninja bleu 1
    .text = Arrêté par les murs et les portes. Capture le Shogun en s’arrêtant sur sa case.
pawn-ninja-blue-2 = Ninja bleu 2
    .text = Arrêté par les murs et les portes. Capture le Shogun en s’arrêtant sur sa case.
pawn-ninja-blue-3 = Ninja bleu 3
    .text = Arrêté par les murs et les portes. Capture le Shogun en s’arrêtant sur sa case.
pawn-ninja-green-1 = Ninja vert 1
    .text = Arrêté par les murs et les portes. Capture le Shogun en s’arrêtant sur sa case.
pawn-ninja-green-2 = Ninja vert 2
    .text = Arrêté par les murs et les portes. Capture le Shogun en s’arrêtant sur sa case.
pawn-ninja-green-3 = Ninja vert 3
    .text = Arrêté par les murs et les portes. Capture le Shogun en s’arrêtant sur sa case.
pawn-samurai-yellow-1 = Samouraï jaune 1
    .text = Arrêté par les seuls murs. Chaque attaque gagnée défausse une carte Alerte.
pawn-samurai-yellow-2 = Samouraï jaune 2
    .text = Arrêté par les seuls murs. Chaque attaque gagnée défausse une carte Alerte.
pawn-samurai-yellow-3 = Samouraï jaune 3
    .text = Arrêté par les seuls murs. Chaque attaque gagnée défausse une carte Alerte.
pawn-samurai-red-1 = Samouraï rouge 1
    .text = Arrêté par les seuls murs. Chaque attaque gagnée défausse une carte Alerte.
pawn-samurai-red-2 = Samouraï rouge 2
    .text = Arrêté par les seuls murs. Chaque attaque gagnée défausse une carte Alerte.
pawn-samurai-red-3 = Samouraï rouge 3
    .text = Arrêté par les seuls murs. Chaque attaque gagnée défausse une carte Alerte.
pawn-shogun = Shogun
    .text = Libre, il se déplace comme un samouraï, mais ne s’arrête jamais avec l’un d’eux, évite les ninjas et ne combat pas.

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-i1 = i1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-i2 = i2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-i3 = i3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-i4 = i4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-i5 = i5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-i6 = i6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-i7 = i7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8
square-i8 = i8
square-a9 = a9
square-b9 = b9
square-c9 = c9
square-d9 = d9
square-e9 = e9
square-f9 = f9
square-g9 = g9
square-h9 = h9
square-i9 = i9

## Plateaux, tuiles et actions

side-ninjas = ninjas
side-samurai = samouraïs
team-ninjas = les ninjas
team-samurai = les samouraïs
mat-blue = le plateau bleu
    .text = Pour le camp des ninjas.
mat-green = le plateau vert
    .text = Pour le camp des ninjas.
mat-yellow = le plateau jaune
    .text = Pour le camp des samouraïs.
mat-red = le plateau rouge
    .text = Pour le camp des samouraïs.
tile-brazier = brasero
    .text = Un brasero allumé. Il a coûté une carte Alerte, et aucun torii ne tient dans ce jardin.
tile-torii = torii
    .text = Les ninjas entrent en jeu ici, et gagnent en y amenant le Shogun.
tile-turned-torii = torii éteint
    .text = Une tuile Torii face jardin : ce n’est plus un torii tant qu’on ne la déplace pas.
tile-garrison = garnison
    .text = Les samouraïs entrent en jeu ici.
deed-move = Déplacement
deed-doors = Déplacement par les portes
deed-brazier = Déplacement et brasero
deed-charge = Charge
deed-enter = Renfort
deed-tile = Tuile
deed-hand-or-bonus = Main ou bonus
deed-opening = Ouverture
deed-shuriken = Shuriken
deed-infiltration = Infiltration
deed-redeployment = Redéploiement
deed-kindle = Brasero
deed-banzai = Banzai
deed-ki = Ki

piece-blue-1 = 1 dé bleu
    .text = Déplacez un pion d’une case par dé et par bonus bleu.
piece-blue-2 = 2 dés bleus
    .text = Déplacez un pion d’une case par dé et par bonus bleu.
piece-blue-3 = 3 dés bleus
    .text = Déplacez un pion d’une case par dé et par bonus bleu.
piece-blue-4 = 4 dés bleus
    .text = Déplacez un pion d’une case par dé et par bonus bleu.
piece-blue-5 = 5 dés bleus
    .text = Déplacez un pion d’une case par dé et par bonus bleu.
piece-yellow-2 = 2 faces jaunes
    .text = Ninjas : ouverture, une case à travers une porte. Samouraïs : redéploiement sur une garnison.
piece-yellow-3 = 3 faces jaunes
    .text = Ninjas : shuriken, attaque d’un samouraï à distance. Samouraïs : allumer le brasero où se trouve un pion.
piece-yellow-4 = 4 faces jaunes
    .text = Ninjas : infiltration, une case à travers un mur. Samouraïs : banzai, trois cases à travers les ninjas.
piece-green-2 = 2 faces vertes
    .text = Acquérez un bonus de niveau 2.
piece-green-3 = 3 faces vertes
    .text = Acquérez un bonus de niveau 3.
piece-green-4 = 4 faces vertes
    .text = Acquérez un bonus de niveau 4.
piece-green-5 = 5 faces vertes
    .text = Acquérez un bonus de niveau 5.
piece-stop = S’arrêter
    .text = Le banzai se termine ici.
piece-keep-shogun = Ne pas transmettre
    .text = Le Shogun reste avec le ninja qui le détient.
piece-alerts = Cartes Alerte
    .text = Les samouraïs gagnent quand la dernière part : un brasero allumé, une attaque gagnée, un ninja tué par un banzai.
piece-throne = Trône
    .text = La place du Shogun au début.
piece-altar = Autel
    .text = Une face verte de plus pour chacun de vos pions ici.

## Options de la table

option-ninjas = Ninjas
    .text = Quels sièges jouent les ninjas. Un ninja commence.
option-ninjas-first = le premier siège, et le troisième
option-ninjas-second = le deuxième siège, et le quatrième
option-ninjas-drawn = tirés au sort
option-beginner = Aide aux débutants
    .text = Une carte Alerte et une tuile Brasero de plus, pour qui joue les ninjas pour la première fois.
option-beginner-true = avec aide
option-beginner-false = sans aide
option-ninja_table = Combinaisons des ninjas
    .text = Le livret les montre en images ; deux lectures conviennent. Elles diffèrent pour double paire, carré et full.
option-ninja_table-usual = tuile Torii par double paire
option-ninja_table-second = tuile Torii par full
option-samurai_table = Combinaisons des samouraïs
    .text = Le livret les montre en images ; deux lectures conviennent. Elles diffèrent pour double paire, carré et full.
option-samurai_table-usual = tuile Garnison par double paire
option-samurai_table-second = tuile Garnison par full
option-night = Durée de la nuit
    .text = Si la partie a un nombre limité de tours de table. Quand une telle nuit finit, le camp qui tient le Shogun gagne.
option-night-short = une nuit courte
option-night-long = une nuit longue
option-night-endless = une nuit sans fin
option-escape = Une tuile Torii sous le ravisseur
    .text = Si les ninjas gagnent aussi quand une tuile Torii est posée là où est emmené le Shogun, ou seulement quand il est conduit sur un torii.
option-escape-stands = est une évasion
option-escape-arrives = n’en est pas une

## Ce qui arrive

event-takes-mat = { $seat } prend { $mat }.
event-turn = Tour { $count } : à { $seat } de jouer.
event-moves = { $pawn } va de { $from } à { $square }.
event-captures = { $pawn } capture le Shogun en { $square } !
event-hands-over = { $pawns } remet le Shogun à { $pawn }.
event-attacks = { $pawn } attaque { $pawns }.
event-throws-shuriken = { $seat } lance un shuriken sur { $pawn }.
event-misses = Le shuriken manque { $pawn }.
event-is-beaten = { $pawn } est vaincu.
event-is-homeless = { $pawn } n’a nulle part où aller et quitte le plateau.
event-arrives = { $pawn } entre en jeu en { $square }.
event-alert =
    { $count ->
        [0] La dernière carte Alerte est défaussée.
        [one] Une carte Alerte est défaussée ; il en reste une.
       *[other] Une carte Alerte est défaussée ; il en reste { $count }.
    }
event-lights = { $seat } allume le brasero en { $square }.
event-turns = Le torii en { $square } s’éteint.
event-places = { $seat } pose une tuile en { $square } : { $tile }.
event-shifts = { $seat } déplace une tuile de { $from } à { $square } : { $tile }.
event-ends = La partie est finie : { $reason }.

## Ce qui est demandé et proposé

prompt-mat = Quel plateau prenez-vous ?
prompt-mat-other = { $seat } choisit un plateau.
prompt-action =
    { $count ->
        [one] Encore une action : quelle combinaison utilisez-vous ?
       *[other] Encore { $count } actions : quelle combinaison utilisez-vous ?
    }
prompt-action-other = { $seat } peut jouer une action.
prompt-pawn = { $deed } : quel pion ?
prompt-pawn-other = { $deed } : { $seat } choisit un pion.
prompt-where = { $deed } : où va { $pawn } ?
prompt-where-other = { $deed } : { $seat } déplace { $pawn }.
prompt-banzai =
    { $count ->
        [one] Banzai : encore une case pour { $pawn }. Où ?
       *[other] Banzai : encore { $count } cases pour { $pawn }. Où ?
    }
prompt-banzai-other = Banzai : { $seat } conduit { $pawn }.
prompt-enter = Où votre pion entre-t-il en jeu ?
prompt-enter-other = { $seat } met un pion en jeu.
prompt-lift-tile = Votre plateau est vide : quelle tuile déplacez-vous ({ $tile }) ?
prompt-lift-tile-other = { $seat } déplace une tuile ({ $tile }).
prompt-place-tile = Où posez-vous la tuile ({ $tile }) ?
prompt-place-tile-other = { $seat } pose une tuile ({ $tile }).
prompt-foe = Qui { $pawn } combat-il d’abord ?
prompt-foe-other = { $seat } choisit qui combattre d’abord.
prompt-hand-over = Le Shogun change-t-il de mains ?
prompt-hand-over-other = { $seat } décide qui emmène le Shogun.
prompt-attack =
    { $count ->
        [one] Vous attaquez { $pawn }. Engagez-vous votre dé rouge ?
       *[other] Vous attaquez { $pawn }. Vous avez { $count } dés rouges à engager. En engagez-vous un ?
    }
prompt-attack-other = { $seat } attaque { $pawn } et peut engager des dés rouges.
prompt-defence =
    { $count ->
        [one] { $pawn } subit une attaque de force { $strength }. Engagez-vous le dé rouge de votre réserve ?
       *[other] { $pawn } subit une attaque de force { $strength }. Votre réserve a { $count } dés rouges à engager. En engagez-vous un ?
    }
prompt-defence-other = { $seat } défend { $pawn } contre une force de { $strength } et peut engager des dés rouges.
prompt-put-back = { $pawn } est vaincu : où revient-il ?
prompt-put-back-other = { $seat } replace { $pawn }.

choice-pair = Paire
choice-straight = Suite
choice-three = Brelan
choice-two-pair = Double paire
choice-four = Carré
choice-full = Full
choice-five = Poker
choice-blue =
    { $count ->
        [one] Un dé bleu
       *[other] { $count } dés bleus
    }
choice-yellow = { $count } faces jaunes
choice-green = { $count } faces vertes
choice-mat = Prendre { $mat }
choice-pawn = { $pawn }
choice-square = { $square }
choice-stop = S’arrêter ici
choice-keep-shogun = Le Shogun reste où il est

## Pourquoi pas

why-over = La partie est finie.
why-not-asked = C’est à { $seat } de décider.
why-not-now = Ce n’est pas ce qui vous est demandé maintenant.
why-no-such-piece = Il n’y a rien ici qui s’appelle « { $piece } ».
why-nothing-more = Il n’y a rien de plus à choisir.
why-no-such-die = Vous n’avez pas de tel dé à utiliser maintenant.
why-mat-of-the-others = Ce plateau est pour l’autre camp.
why-mat-taken = Ce plateau est pris.
why-bonus-elsewhere = Votre plateau n’a pas ce bonus au niveau { $level } : { $bonus }.
why-level-acquired = Vous avez les deux bonus de niveau { $level }.
why-nothing-comes-of-it = Cela ne servirait à rien maintenant.
why-no-straight = Une suite prend tous les dés de votre main, à partir de 1, sans qu’aucun ait servi.
why-no-combination = Vos dés ne forment pas cela.
why-wrong-faces = Vous ne pouvez pas former une combinaison de { $count } faces exactement de cette couleur.
why-combination-first = Choisissez d’abord une combinaison.
why-not-a-square = On ne vous demande pas de case maintenant.
why-not-a-pawn = On ne vous demande pas de pion maintenant.
why-not-a-player = On ne choisit jamais un joueur dans ce jeu, seulement ses pions.
why-stands-there = Le pion s’y trouve, et aller puis revenir ne changerait rien.
why-too-far =
    { $count ->
        [one] C’est à plus d’une case.
       *[other] C’est à plus de { $count } cases.
    }
why-door-closed = Une porte barre le chemin, et les portes arrêtent les ninjas.
why-cut-off = Aucun chemin n’y mène : des murs, ou des pions qui arrêteraient le déplacement.
why-not-through-a-door = Une ouverture mène une case plus loin, à travers une porte.
why-not-through-a-wall = Une infiltration mène une case plus loin, à travers un mur.
why-not-next = Un banzai va sur une case voisine, jamais là où il est passé.
why-no-garrison = Il n’y a pas de garnison là.
why-no-torii = Il n’y a pas de torii là.
why-not-accessible = Quelqu’un s’y trouve et en interdit l’accès à vos pions.
why-shogun-avoids-ninjas = Le Shogun n’entre pas sur une case où se trouve un ninja.
why-shogun-stands-alone = Le Shogun et les samouraïs ne s’arrêtent jamais sur la même case.
why-captor-avoids-samurai = Le ninja qui emmène le Shogun n’entre pas sur une case où se trouve un samouraï.
why-captor-is-safe = Personne ne peut attaquer le ninja qui détient le Shogun.
why-not-for-tiles = Une telle tuile n’a pas sa place là ({ $tile }).
why-has-tile = Il y a déjà une tuile.
why-garden-lit = Le brasero de ce jardin est allumé.
why-garden-has-torii = Ce jardin a un torii.
why-wrong-row = Aucun ninja n’est sur cette ligne ni au-delà.
why-tile-stays = Il n’y a pas d’autre place pour cette tuile.
why-no-tile-there = Il n’y a là aucune tuile que vous puissiez déplacer.
why-not-in-the-game = Ce pion n’est pas dans la partie.
why-not-a-foe = Ce pion n’est pas à combattre ici.
why-not-with-them = Le Shogun ne peut pas être remis à ce pion.
why-no-target = Un shuriken ne vise que des samouraïs.
why-shogun-not-yours = Seuls les samouraïs se servent du Shogun, et seulement tant qu’il est libre.
why-not-yours = Ce pion n’est pas à vous.
why-in-reserve = Ce pion est dans la réserve.
why-like-another = Un autre de vos pions s’y trouve aussi ; peu importe lequel vous prenez.
why-cannot-do-it = Ce pion ne peut pas faire cela : { $deed }.

## La fin

reason-escape = le Shogun a été emmené sur un torii
reason-alerts = la dernière carte Alerte a été défaussée
reason-beaten = le dernier pion du camp perdant a été vaincu et n’avait nulle part où aller
reason-night = la nuit était finie

## Ce qui est sur la table, quand aucune image ne le montre

view-round = Tour de table
view-turn = Joue
    .noun = seat
view-first = A commencé la partie
    .noun = seat
view-dice = Dés
    .noun = face
view-thrown = Dés de ce tour
view-throws = Lancers restants
view-actions = Actions restantes
view-alerts = Cartes Alerte
view-braziers = Tuiles Brasero
view-captor = Détient le Shogun
    .noun = pawn
view-pawns = Pions
view-pawn = Pion
view-side = Camp
view-square = Case
view-has_shogun = Détient le Shogun
view-tiles = Tuiles sur le plateau
view-tile = Tuile
view-mat = Plateau
view-hand = Main
view-reserve = Réserve
    .noun = face
view-bonuses = Bonus
view-level = Niveau
view-bonus = Bonus
    .noun = bonus
view-is_acquired = Acquis
view-stock = Tuiles sur le plateau individuel
view-pawns_left = Pions en réserve
