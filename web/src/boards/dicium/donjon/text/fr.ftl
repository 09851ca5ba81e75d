# Ce que dit le donjon, en plus des textes de son jeu et de ceux des dés.

dungeon = Donjon : on atteint une case avec les flèches
legend = Ce que signifient les signes de la carte
signs = Signes
legend-door = porte magique
legend-portal = portail
legend-defence = force qui le bat
legend-open = faces vertes pour ouvrir
legend-guard = corps de garde
legend-way = cases jusqu’au trône
legend-reach = cases à faire
legend-sight = hors de vue
legend-trophy = trophée : un coffre de moins

square = { $square }, { $kind }
kind-hall = salle
    .text = Une case libre. Des murs et des portes magiques la séparent d’autres cases.
kind-way = voie royale
kind-entrance = entrée
kind-throne = trône
kind-portal = portail
kind-guard = corps de garde
kind-lair = antre
    .text = Le monstre qui vivait ici est mort.
kind-treasure = salle du trésor
    .text = Le coffre qui était ici est ouvert.
kind-crypt = crypte
    .text = La relique qui était ici est trouvée.
to-throne =
    { $count ->
        [0] le roi ne doit pas arriver ici
        [one] une case jusqu’au trône
       *[other] { $count } cases jusqu’au trône
    }
with-defence = { $tile }, défense { $defence }
closed-treasure = coffre fermé : { $count } faces vertes l’ouvrent
closed-relic = coffre à relique fermé : { $count } faces vertes l’ouvrent
opened = ouvert
guard-bonus = Corps de garde : une face verte de plus tant que vous y êtes
defence = Défense : une force de { $count } le bat
hero-of = { $hero } de { $name }
pawn-at = { $pawn }, en { $square }
king-waits = Le roi gobelin attend dehors
reach =
    { $count ->
        [one] à une case
       *[other] à { $count } cases
    }{ $dice ->
        [0] { "" }
        [one] , un dé
       *[other] , { $dice } dés
    }
can-be-chosen = peut être choisi
out-of-sight = hors de vue : quelque chose est entre les deux
on-the-trail = sur le chemin du carnage
sure = sûr
hopeless = même un 6 : { $count } de moins
odds = { $lowest }+ · { $hits } sur { $sides }

## Les buts

goals = Ce qu’il faut pour gagner, et comment tout est perdu
to-win = Gagner
to-win-how = { $needed } coffres, dont la couronne
spared = { $count } de moins par trophées
opened-of = { $opened } sur { $needed }
plate = { $opened } coffres ouverts sur { $needed } ; de moins par trophées : { $spared }
held = { $thing }, ouvert par { $name }
slot-open = ouvert
slot-needed = encore à ouvrir
slot-spared = de moins, par les trophées du meilleur chasseur
crown-found = La couronne est trouvée
crown-known = La couronne est en { $square }
crown-hidden = La couronne est dans une des cryptes
lost = Perdu si
lost-goblins = plus aucun gobelin à venir
lost-king = le roi est sur son trône
reserve = Gobelins en réserve : { $count }, dans le donjon : { $out }
king-comes =
    { $rounds ->
        [one] Il vient à la prochaine manche, puis { $count } cases à faire
       *[other] Il vient dans { $rounds } manches, puis { $count } cases à faire
    }
king-left =
    { $count ->
        [one] Le roi est à une case de son trône
       *[other] Le roi est à { $count } cases de son trône
    }
turns-how = Avant chaque tour le roi avance d’une ou de deux cases, une chance sur deux
turns-sure =
    { $count ->
        [0] aucun tour sûr
        [one] tour sûr
       *[other] tours sûrs
    }
turns-perhaps = peut-être
percent = { $count } %
in-rounds =
    { $count ->
        [one] 1 manche
       *[other] { $count } manches
    }
chip-win = Gagner : { $opened } coffres sur { $needed }
chip-goblins = Gobelins en réserve : { $count }
chip-king =
    { $count ->
        [-1] Le roi vient dans { $rounds } manches
       *[other] Le roi est à { $count } cases de son trône
    }
chip-card = Ce qui vient avant les lancers

## Les piles et le dé du roi

pile = Cartes Aventure
piece-pile = Cartes Aventure
    .text = Chacun en révèle une avant les lancers. Quand toutes les piles sont vides, le roi gobelin vient.
pile-of = Pile de { $name } : { $count } cartes, { $list }
pile-find =
    { $count ->
        [one] 1 trouvaille
       *[other] { $count } trouvailles
    }
pile-trap =
    { $count ->
        [one] 1 piège
       *[other] { $count } pièges
    }
pile-goblin =
    { $count ->
        [one] 1 gobelin
       *[other] { $count } gobelins
    }
pile-left =
    { $count ->
        [one] encore une carte Aventure
       *[other] encore { $count } cartes Aventure
    }
pile-empty = vide
king-below = Le roi est dessous
king-die =
    { $count ->
        [0] Le dé du roi
       *[other] Le dé du roi montre { $count }
    }
die-low = 1 à 3 : une case, et un gobelin
die-high = 4 à 6 : deux cases

## Les héros

heroes = Héros
hero-begins =
    { $hero ->
        [elf] commence avec un bonus bleu
        [mage] commence avec un bonus jaune
        [warrior] commence avec un bonus rouge
       *[thief] commence avec un bonus vert
    }
reference = Ce que font les combinaisons
own = Vos parchemins et objets
piece-trophies = Trophées
    .text = Les monstres tués. Ceux du meilleur chasseur épargnent autant de coffres, trois au plus.
trophies =
    { $count ->
        [0] pas encore de trophée
        [one] 1 trophée : { $list }
       *[other] { $count } trophées : { $list }
    }
goblins-slain =
    { $count ->
        [0] aucun gobelin tué
        [one] 1 gobelin tué
       *[other] { $count } gobelins tués
    }
chests-opened =
    { $count ->
        [0] aucun coffre ouvert
        [one] 1 coffre ouvert
       *[other] { $count } coffres ouverts
    }

## Les dés

in-a-fight = En combat :
faces-more = faces de plus
more-faces =
    { $count ->
        [one] { $colour } : une face de plus
       *[other] { $colour } : { $count } faces de plus
    }
piece-boosts = Ce qui s’ajoute
    .text = Les bonus du plateau, des objets, des reliques, du corps de garde et de la carte de ce tour, pour qui joue. En combat ils s’ajoutent au dé.
leads-to = vers { $squares }
leads-to-many = { $count } cases
goblins-to-choose =
    { $count ->
        [one] le seul gobelin
       *[other] { $count } gobelins au choix
    }
detail-fireball = attaquer ce que vous voyez, +1
detail-search = un bonus de votre plateau
detail-treasure = le coffre de votre case
detail-relic = le tombeau de votre case
detail-slaughter = tuer tout ce que vous croisez
detail-anywhere = sur n’importe quelle case
detail-portal = à trois cases au plus
not-here-move = aucun chemin d’ici
not-here-charge = aucun chemin d’ici
not-here-slaughter = aucun chemin d’ici
not-here-anywhere = ne fait rien ici
not-here-hand-or-bonus = main et plateau pleins
not-here-portal = aucune case libre près d’ici
not-here-goblin = aucun gobelin
not-here-opening = aucune porte à côté
not-here-fireball = aucune cible en vue
not-here-pass-wall = aucun mur à côté
not-here-search = les deux bonus sont pris
not-here-treasure = pas de coffre ici
not-here-relic = pas de tombeau ici
fight = Combat : { $foe }
against = contre
for-whoever-plays = Pour { $name } : { $odds }

## Plans

propose = Proposer un plan
propose-where = Touchez une case
propose-how = Montrer une case aux autres et dire qu’y faire. Le bouton droit de la souris fait de même.
propose-at = Et { $square } ?
plan = { $phrase } { $square }

## La fin

end-title = Ce qui a été atteint
end-won = La couronne est à vous, les coffres sont ouverts : les héros ont gagné ensemble.
end-lost =
    { $chests ->
        [0] { $crown ->
            [0] Il ne manquait que la couronne.
           *[other] Il ne manquait que du temps.
        }
        [one] { $crown ->
            [0] Il manquait un coffre et la couronne.
           *[other] Il manquait un coffre.
        }
       *[other] { $crown ->
            [0] Il manquait { $chests } coffres et la couronne.
           *[other] Il manquait { $chests } coffres.
        }
    }
end-chests = { $opened } coffres ouverts sur { $needed }
end-crown = La couronne n’a pas été trouvée
end-crown-known = La couronne est restée en { $square }
end-king =
    { $count ->
        [-1] Le roi n’est jamais venu
        [0] Le roi est assis sur son trône
        [one] Le roi était à une case de son trône
       *[other] Le roi était à { $count } cases de son trône
    }
end-goblins =
    { $due ->
        [1] Il fallait un gobelin, et la réserve était vide
       *[other] Gobelins restés en réserve : { $count }
    }
