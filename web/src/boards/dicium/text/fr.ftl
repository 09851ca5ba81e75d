# Ce que disent les plateaux des dés en plus des textes de leurs jeux (src/tatami/games/dicium/).

## Les dés

your-dice = Vos dés
dice-of = Dés de { $name }
unspent = Dés encore utilisables
key = Ce que disent les signes
reserve-thrown = Dés de la réserve
no-dice = Aucun dé n’a encore été lancé.
spent = utilisé
to-throw = à lancer
answers = Ce que vous pouvez répondre
phase-throws = Lancers
    .text = Jusqu’à deux lancers, trois avec un bonus de lancer. Après le premier, vous choisissez les dés à relancer.
phase-actions = Actions
    .text = Jusqu’à deux actions. Chacune utilise les dés d’une combinaison, pour leurs valeurs ou pour une couleur.
phase-reserve = Réserve
    .text = Jusqu’à deux dés inutilisés restent tels quels et comptent dans votre prochaine main.
numbers-left = Lancers et actions qui restent
    .text = Les nombres au-dessus de vos dés : jusqu’à deux lancers, trois avec un bonus de lancer, puis jusqu’à deux actions.
left-throws =
    { $count ->
        [0] plus de lancer
        [one] encore 1 lancer
       *[other] encore { $count } lancers
    }
left-actions =
    { $count ->
        [0] plus d’action
        [one] encore 1 action
       *[other] encore { $count } actions
    }
die =
    { $state ->
        [lit] { $face }, peut être choisi
        [held] { $face }, pris ; encore une fois pour le reposer
        [picked] { $face }, pris
       *[other] { $face }
    }
throw-picked =
    { $count ->
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
put-by =
    { $count ->
        [one] Mettre un dé en réserve
       *[other] Mettre { $count } dés en réserve
    }
value-from = Ses valeurs : { $source }.
forms-offered = Combinaisons que vous pouvez utiliser
forms-possible = Ce que forment les dés tels quels
deed-count = { $deed } { $count }
deed-level = { $deed }, niveau { $count }
what-they-do = Ce que font les combinaisons
combination = Combinaison
what-it-does = Effet
colours-only = Les combinaisons de valeurs ne font rien à cette table : seules les couleurs comptent.
blue-any = Dés bleus, n’importe quel nombre
green-any = 2 à 5 faces vertes
does-move = Autant de cases.
does-doors = Un déplacement qui passe aussi les portes.
does-brazier = Un déplacement ; le brasero où il s’achève est allumé.
does-charge = Un déplacement avec un bonus rouge de plus à ses combats.
does-enter = Un pion de la réserve entre en jeu.
does-tile = Une tuile est posée, ou une tuile déjà posée est déplacée.
does-hand-or-bonus = Un dé de plus en main, ou un bonus de n’importe quel niveau.
does-card = Prenez une carte Triche.
does-bump = Un déplacement ; un adversaire en chemin peut être accroché.
does-airship = Un déplacement où aucun terrain difficile ne demande de technologie.
does-ki = Acquérez un bonus du niveau égal au nombre de faces.
does-city = Une cité là où vous êtes, et un bonus du niveau égal au nombre de faces.
does-portal = La tuile Portail est posée ou déplacée, à trois cases au plus.
does-goblin = Un gobelin, où qu’il soit, retourne à la réserve.
does-slaughter = Autant de cases ; tout ce qui est rencontré est tué sans combat.
does-anywhere = Sur n’importe quelle autre case.
does-search = Acquérir un bonus du niveau égal au nombre de faces.
does-step = Une case, droit ou en diagonale.
does-philosopher = Prenez un philosophe de la rangée ou de la pioche.
does-hero = Un héros de votre plateau sur une case libre de votre région.
does-great-city = Une cité sur une case libre de votre région, et un bonus de n’importe quel niveau.
does-wrath = Un adversaire doit atteindre une force de 6 ; sinon il bat en retraite et vous gagnez deux points.
does-wonder = Votre merveille dans votre région, ou votre pion sur n’importe quelle case.
yellow-any = Dés jaunes, tous nombres
with-list = { $title } : { $list }
not-with-these =
    { $count ->
        [one] Une autre, pas maintenant
       *[other] { $count } autres, pas maintenant
    }
all-combinations = Ce que font les combinaisons
missing-enough = ne fait rien ici
missing-no-blue = aucun dé bleu
missing-no-yellow = aucun dé jaune
missing-few-yellow = { $have } sur { $of } en jaune
missing-few-green = { $have } sur { $of } en vert
missing-alike = { $have } sur { $of } pareils
missing-pairs = { $have } paires sur { $of }
missing-house = trois et deux pareils
missing-in-order = tous les dés, à partir de 1
missing-no-green = aucun dé vert

## Joueurs et plateaux

you = vous
has-turn = c’est son tour
is-asked = doit répondre
bot-plays = un robot joue
hand-of =
    { $count ->
       *[other] Main de { $count } dés
    }{ $state ->
        [lit] , peut être agrandie
       *[other] { "" }
    }
reserve-of =
    { $count ->
        [0] Réserve : aucun dé
        [one] Réserve : 1 dé
       *[other] Réserve : { $count } dés
    }
mat-of =
    { $count ->
        [0] Plateau de { $name } : pas encore de bonus
        [one] Plateau de { $name } : 1 bonus
       *[other] Plateau de { $name } : { $count } bonus
    }
owned =
    { $count ->
        [0] pas encore de bonus
        [one] 1 bonus sur 8
       *[other] { $count } bonus sur 8
    }
level =
    { $state ->
        [lit] Niveau { $level }, peut être choisi
       *[other] Niveau { $level }
    }
bonus =
    { $state ->
        [owned] { $bonus }, niveau { $level }, acquis
        [lit] { $bonus }, niveau { $level }, peut être choisi
       *[other] { $bonus }, niveau { $level }, non acquis
    }
state =
    { $state ->
        [lit] peut être choisi
        [chosen] choisi
       *[other] { "" }
    }

## Combat

combat = Le dernier jet du dé de combat
engaged = dés rouges
red-bonus = bonus rouges
strength = { $name } : force { $count }

## Shogun

about-palace = Le palais
    .text = Neuf cases sur neuf : couloirs, jardins, salle du trône, murs et portes.
palace = Le palais : les flèches mènent d’une case à l’autre
square = { $square }, { $kind }
garden-letter = jardin { $zone }
kind-corridor = couloir
    .text = Tout le monde y passe. On peut y poser une tuile Garnison.
kind-garrison = garnison
    .text = Les samouraïs entrent en jeu ici, sauf si un ninja ou le Shogun s’y trouve.
kind-altar = autel
    .text = Une face verte de plus pour chacun de vos pions qui s’y trouve.
kind-tatami = salle du trône
    .text = Les tatamis autour du trône. On y entre par des portes, et les portes arrêtent les ninjas.
kind-throne = trône
    .text = Le Shogun y est assis au début.
kind-garden = jardin
    .text = On peut y poser une tuile Torii, si ce jardin n’a ni torii ni brasero allumé.
kind-brazier = brasero
    .text = Les samouraïs l’allument : cela défausse une carte Alerte et éteint un torii de ce jardin.
kind-torii = torii
    .text = Les ninjas entrent en jeu ici, et y mènent le Shogun pour gagner.
pawn =
    { $state ->
        [lit] { $pawn } en { $square }, peut être choisi
       *[other] { $pawn } en { $square }
    }
with-shogun = { $pawn } avec le Shogun
leads-shogun = emmène le Shogun
on-square = en { $square }
aims = Ce qu’il faut à chaque camp pour gagner
aim-ninjas = Mener le Shogun à un torii
aim-samurai = Se défaire des cartes Alerte
side-ninjas = Les ninjas
    .text = Ils gagnent quand le ninja qui emmène le Shogun est sur un torii, ou quand le dernier samouraï en jeu est battu sans garnison libre.
side-samurai = Les samouraïs
    .text = Ils gagnent quand la dernière carte Alerte est défaussée, ou quand le dernier ninja en jeu est battu sans torii libre. Un brasero, une attaque gagnée ou un banzai défaussent des cartes Alerte.
shogun-free = Il est libre, en { $square }
shogun-captive = { $pawn } le tient, en { $square }
alerts-left = { $count } cartes Alerte sur { $of }
night =
    { $round ->
        [0] { $of ->
            [0] Une nuit sans fin
           *[other] { $of } tours
        }
       *[other] { $of ->
            [0] Tour { $round }
           *[other] Tour { $round } sur { $of }
        }
    }
braziers-left =
    { $count ->
        [0] plus de tuile Brasero
        [one] 1 tuile Brasero
       *[other] { $count } tuiles Brasero
    }
piece-night = La nuit
    .text = Après son dernier tour, qui tient le Shogun gagne : les ninjas s’ils l’ont capturé, sinon les samouraïs.
piece-endless-night = Une nuit sans fin
    .text = Cette table joue sans limite de tours : la partie continue jusqu’à ce qu’un camp ait gagné.
piece-stock = Tuiles du plateau
    .text = Tuiles qui ne sont pas encore posées. Chacune rapporte un bonus de n’importe quel niveau.
piece-pawns-left = Pions en réserve
    .text = Ils entrent en jeu avec un brelan.
pawns-left =
    { $count ->
        [0] aucun pion en réserve
        [one] 1 pion en réserve
       *[other] { $count } pions en réserve
    }
stock =
    { $count ->
        [0] aucune tuile sur le plateau ({ $tile })
        [one] 1 tuile sur le plateau ({ $tile })
       *[other] { $count } tuiles sur le plateau ({ $tile })
    }
mats = Les plateaux

## Crazy Cup

about-track = Le circuit
    .text = La route, les garages et quatre sortes de terrain difficile, une fois le tour.
about-mats = Les plateaux
    .text = Chaque plateau a huit bonus, deux par niveau, et aucun ne ressemble à un autre.
track = La piste : les flèches mènent d’une case à l’autre
kind-start = Départ et arrivée
    .text = Le tour commence et finit ici. On ne le repasse jamais à l’envers.
kind-road = route
    .text = On roule de case en case reliée. Les barrières et la roche séparent les cases.
kind-garage = garage
    .text = Qui s’y trouve au début d’une action a une face de plus dans chaque combinaison de couleur.
kind-ravine = ravin
    .text = Terrain difficile : un raccourci qui coûte la technologie correspondante, sauf en dirigeable.
kind-volcano = volcan
    .text = Terrain difficile : un raccourci qui coûte la technologie correspondante, sauf en dirigeable.
kind-cactus = forêt de cactus
    .text = Terrain difficile : un raccourci qui coûte la technologie correspondante, sauf en dirigeable.
kind-lake = lac
    .text = Terrain difficile : un raccourci qui coûte la technologie correspondante, sauf en dirigeable.
needs = Il faut : { $tile }
runner =
    { $state ->
        [lit] { $name }, { $square }, { $count } cases sur { $lap }, peut être choisi
       *[other] { $name }, { $square }, { $count } cases sur { $lap }
    }
standings = La course en ce moment
place = place { $rank }
driven =
    { $count ->
        [0] 0 case parcourue sur { $lap }
        [one] 1 case parcourue sur { $lap }
       *[other] { $count } cases parcourues sur { $lap }
    }
cards-held =
    { $count ->
        [0] pas de carte Triche
        [one] 1 carte Triche
       *[other] { $count } cartes Triche
    }
own-cards =
    { $count ->
        [0] Votre main : pas de carte Triche
        [one] Votre main : 1 carte Triche
       *[other] Votre main : { $count } cartes Triche
    }
no-cards = Vous n’avez pas de carte Triche.
beside-track = À côté de la piste
open-cards = La pioche et les cartes Triche visibles
deck =
    { $count ->
        [0] Pioche vide
        [one] Pioche : 1 carte Triche
       *[other] Pioche : { $count } cartes Triche
    }
discards =
    { $count ->
        [one] Défausse : 1 carte Triche
       *[other] Défausse : { $count } cartes Triche
    }
cards-seen =
    { $count ->
        [one] 1 carte Triche que vous connaissez
       *[other] { $count } cartes Triche que vous connaissez
    }
card =
    { $state ->
        [lit] { $card }, peut être choisie. { $text }
       *[other] { $card }. { $text }
    }
tiles =
    { $state ->
        [lit] { $tile }, { $count }, peut être choisie
       *[other] { $tile }, { $count }
    }
team = avec { $name }
last-round = La ligne d’arrivée est franchie : c’est le dernier tour de table.
piece-airship = Dirigeable
    .text = Dans ce déplacement, aucun terrain difficile ne demande de technologie.
piece-bump = Accrochage
    .text = Un adversaire sur une case où passe ce mouvement peut être accroché : test de conduite, ou trois cases en arrière.
note-piece-airship = En dirigeable : le terrain difficile ne coûte rien.
note-piece-bump = Un adversaire croisé peut être accroché.
note-kind-garage = Au garage : une face de plus par couleur.
note-piece-storm = Tempête de sable : aucune combinaison bleue.
piece-direction = Sens de la course
    .text = Le premier qui roule le choisit pour tous.
piece-storm = tempête de sable
    .text = Pas de combinaison bleue au prochain tour de ce joueur.
piece-cards = Cartes de triche
    .text = Chacune dit quand elle se joue. Seul son détenteur la voit ; tous peuvent les compter.
piece-lap = Le tour de piste
    .text = Cases de route depuis le départ. Qui est allé le plus loin à la fin de la course gagne.
piece-team = Équipe
    .text = Les équipiers partent en sens opposés ; les deux premiers à se rejoindre gagnent.
