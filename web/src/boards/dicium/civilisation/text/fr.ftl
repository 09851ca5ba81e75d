# Ce que l’archipel dit en plus des textes du jeu et de la salle des dés.

archipelago = Archipel
legend = Ce que disent les signes de la carte
legend-players = Ce que disent les signes des joueurs
legend-faces = faces pour y aller
legend-dice = un dé dépensé
legend-pair = par une paire
legend-defence = force qui le bat
legend-quarry = carrière : une face verte de plus
legend-region = région : deux points si vous y avez une tuile

square = { $square }, { $kind }, { $region }
kind-sea = mer
kind-land = terre
kind-quarry = carrière
tile-of = { $tile } de { $name }
monster-with = { $monster }, défense { $defence }
pawn-of = pion de { $name }
pawn-at = Pion de { $name } en { $square }
can-be-chosen = peut être choisi
defence = Défense : une force de { $count } le bat
quarry-bonus = Carrière : une face verte de plus tant que vous y êtes
reach =
    { $way ->
        [sail] { $faces ->
            [one] une face bleue
           *[other] { $faces } faces bleues
        }
        [march] { $faces ->
            [one] une face jaune
           *[other] { $faces } faces jaunes
        }
       *[step] un pas par une paire
    }, { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
region =
    { $region ->
        [north-west] Nord-ouest
        [north] Nord
        [north-east] Nord-est
        [west] Ouest
        [centre] Centre
        [east] Est
        [south-west] Sud-ouest
        [south] Sud
       *[south-east] Sud-est
    }

## Ce qui est commun

shared = Ce qui est commun à tous
stack = Pile de victoire
round = Tour { $round }
turn-alone = Tour { $round } sur { $of }
stack-left =
    { $count ->
        [0] la pile est vide
        [one] une carte restante
       *[other] { $count } cartes restantes
    }
last-round = C’est le dernier tour
spare-left = réserve { $count }
fives-left = tuiles de cinq { $count }
cards-of = { $name } { $count }
objectives = Objectifs communs
objectives-how = le premier à en remplir un prend la carte, ou un dé de plus
objective-taken = { $name } l’a
objective-given-up = défaussé pour un dé
need = { $count } × { $measure }
progress = { $name } : { $have } sur { $of }
philosophers = Philosophes
philosophers-how = deux points chacun si on les garde
deck-left =
    { $count ->
        [one] Pioche : un philosophe
       *[other] Pioche : { $count } philosophes
    }

## À soi

own = Vos cartes
hand = Vos philosophes et votre objectif secret
you = Vous
known-to-all = tout le monde sait que vous l’avez
no-philosophers = Aucun philosophe en main.
secret-only-you = Vous seul le voyez
heroes-left = Héros sur votre plateau
hero-adds =
    { $count ->
        [one] héros : une face de plus, { $colour }
       *[other] héros : { $count } faces de plus, { $colour }
    }

## Joueurs et points

left-to-build = À construire encore : cités { $cities }, temples { $temples }, merveille { $wonder }, héros { $heroes }
holds =
    { $count ->
        [0] aucun philosophe
        [one] un philosophe
       *[other] { $count } philosophes
    }
slain = Monstres battus
points-so-far = Points si la partie s’arrêtait : { $points }, dont { $gained } en cartes
points =
    { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    }
points-now = Points si la partie s’arrêtait
points-end = Points
player = Joueur
gained = cartes
gained-how = Points gagnés aussitôt : cités, temples, merveille, attaques, monstres, colère
column-regions = régions
column-philosophers = penseurs
column-common = communs
column-secret = secret
column-compensation = rang
sum = total
key-cities = cités,
key-temples = temples,
key-wonder = merveille,
key-heroes = héros encore à poser ;
key-philosophers = philosophes en main
ranks = Rangs
