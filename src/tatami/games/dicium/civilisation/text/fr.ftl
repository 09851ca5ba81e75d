# Civilisation. Les variables sont les faits du moteur : $seat, $target, $victim, $by et $attacker arrivent comme noms de joueurs,
# $card, $objective, $secret, $hero, $mat, $tile, $monster, $square, $source, $face, $faces, $rank et $reason comme noms, le reste
# comme nombres ou mots. $count d’un philosophe, $defence d’un monstre, $measures et $points d’un objectif sont les valeurs en jeu.

title = Dicium : Civilisation
pitch = Un archipel dans une mer couleur de vin : fondez des cités, élevez temples et merveille, combattez monstres et rivaux, et écoutez les philosophes.
length = de 30 à 60 minutes
preset-first = Deux joueurs reçoivent leurs plateaux et lèvent l’ancre aussitôt.
preset-printed = Quatre joueurs choisissent leurs plateaux à tour de rôle, comme dans la boîte.
preset-even = Quatre joueurs, et les deux derniers reçoivent des points pour jouer après.

## Philosophes

card-socrates = Socrate
    .text = Après l’un de vos lancers, avant votre première action : tournez l’un de vos dés sur la face de votre choix.
card-plato = Platon
    .text = Dans votre phase Action : défaussez un dé et placez un héros, comme par une double paire.
card-aristotle = Aristote
    .text = Quand vous construisez une cité ou un temple avec des faces vertes : { $count ->
        [one] une face verte de plus
       *[other] { $count } faces vertes de plus
    }.
card-pythagoras = Pythagore
    .text = Après l’un de vos lancers, avant votre première action : { $count ->
        [one] un lancer de plus
       *[other] { $count } lancers de plus
    } ce tour.
card-thales = Thalès
    .text = Dans votre phase Action : déplacez-vous { $count ->
        [one] d’une case de mer
       *[other] d’au plus { $count } cases de mer
    }.
card-heraclitus = Héraclite
    .text = Dans votre phase Action : déplacez-vous { $count ->
        [one] d’une case de terre
       *[other] d’au plus { $count } cases de terre
    }.
card-diogenes = Diogène
    .text = Quand la colère divine ou un philosophe vous vise : c’est annulé.
card-epicurus = Épicure
    .text = Après votre deuxième action : lancez { $count ->
        [one] un dé de plus
       *[other] { $count } dés de plus
    } et jouez une troisième action avec vos dés inutilisés.
card-zeno = Zénon
    .text = Avant que votre dé de combat ne tombe : { $count } de plus pour lui.
card-democritus = Démocrite
    .text = Dans votre phase Action : défaussez un dé et acquérez { $count ->
        [one] un bonus
       *[other] { $count } bonus
    } de niveau au choix.
card-parmenides = Parménide
    .text = Après votre dé de combat : relancez-le ; le second résultat compte.
card-protagoras = Protagoras
    .text = Dans votre phase Action : un adversaire vous donne un philosophe au hasard, sauf si une force de 6 l’évite.
card-anaximander = Anaximandre
    .text = Dans votre phase Action : déplacez votre pion sur une case libre de votre région ou d’une région voisine.
card-empedocles = Empédocle
    .text = Pour une combinaison de couleur : { $count ->
        [one] un dé d’une autre couleur compte
       *[other] jusqu’à { $count } dés d’autres couleurs comptent
    } comme cette couleur.
card-hypatia = Hypatie
    .text = Quand vous construisez un temple : il demande { $count ->
        [one] une face verte
       *[other] { $count } faces vertes
    } au lieu de cinq.
card-archimedes = Archimède
    .text = Quand vous construisez une cité avec des faces vertes : placez-la sur une case libre de votre région ou d’une région voisine.

## Objectifs

measure-cities = cité
measure-temples = temple
measure-wonder = merveille
measure-heroes = héros placé
measure-sea_tiles = tuile sur mer
measure-land_tiles = tuile sur terre
measure-regions = région occupée
measure-philosophers = philosophe en main
measure-monsters = monstre vaincu
measure-attacks_won = attaque gagnée contre un joueur
measure-bonuses = bonus sur le plateau
measure-central_buildings = bâtiment dans la région du milieu
measure-invading_great = temple ou merveille dans la région de la capitale d’un adversaire

worth =
    { $points ->
        [0] { $measures } : aucun point.
        [one] { $measures } : un point.
       *[other] { $measures } : { $points } points.
    }
objective-colonist = Colonisateur
    .text = { worth }
objective-builder = Bâtisseur
    .text = { worth }
objective-slayer = Pourfendeur
    .text = { worth }
objective-navigator = Navigateur
    .text = { worth }
objective-explorer = Explorateur
    .text = { worth }
objective-scholar = Érudit
    .text = { worth }
objective-conqueror = Conquérant
    .text = { worth }
objective-enlightened = Éclairé
    .text = { worth }
objective-pantheon = Panthéon
    .text = { worth }
objective-navel = Nombril du monde
    .text = { worth }

secret-architect = L’Architecte
    .text = { worth }
secret-pontiff = Le Pontife
    .text = { worth }
secret-founder = Le Fondateur
    .text = { worth }
secret-admiral = L’Amiral
    .text = { worth }
secret-ploughman = Le Laboureur
    .text = { worth }
secret-invader = L’Envahisseur
    .text = { worth }
secret-hunter = Le Chasseur
    .text = { worth }
secret-sage = Le Sage
    .text = { worth }
secret-geographer = Le Géographe
    .text = { worth }
secret-strategist = Le Stratège
    .text = { worth }

## Tuiles, héros, plateaux, monstres

hero-redeploy = héros du redéploiement
    .text = Une fois par tour, avant votre première action, votre pion peut aller sur votre capitale ou sur l’un de vos héros.
hero-roll = héros du troisième lancer
    .text = Un troisième lancer à chacun de vos tours.
hero-colour = héros de couleur
    .text = Plus de faces d’une couleur dans vos combinaisons ; laquelle et combien dépend de votre plateau.
mat-blue = plateau bleu
    .text = Son héros de couleur ajoute des faces bleues.
mat-yellow = plateau jaune
    .text = Son héros de couleur ajoute des faces jaunes.
mat-red = plateau rouge
    .text = Son héros de couleur ajoute au rouge et à votre dé de combat.
mat-green = plateau vert
    .text = Son héros de couleur ajoute des faces vertes.
tile-capital = capitale
    .text = Où un joueur commence et peut se replier. Personne d’autre n’y entre. Elle compte comme le héros de sa région.
tile-hero-redeploy = héros du redéploiement
    .text = Un lieu où se replier, et son propriétaire peut se redéployer une fois par tour.
tile-hero-roll = héros du troisième lancer
    .text = Un lieu où se replier, et son propriétaire a un troisième lancer.
tile-hero-colour = héros de couleur
    .text = Un lieu où se replier, et son propriétaire a plus de faces d’une couleur.
tile-city = cité
    .text = Un point, et un bonus du plateau.
tile-temple = temple
    .text = Trois points.
tile-wonder = merveille
    .text = Quatre points, et elle départage les égalités.
monster-minotaur = Minotaure
    .text = Vaincu par une force de { $defence } ; trois points.
monster-cyclops = Cyclope
    .text = Vaincu par une force de { $defence } ; trois points.
monster-medusa = Méduse
    .text = Vaincue par une force de { $defence } ; trois points.
monster-scylla = Scylla
    .text = Vaincue par une force de { $defence } ; trois points.
monster-hydra = Hydre
    .text = Vaincue par une force de { $defence } ; trois points.

region-north-west = nord-ouest
region-north = nord
region-north-east = nord-est
region-west = ouest
region-centre = centre
region-east = est
region-south-west = sud-ouest
region-south = sud
region-south-east = sud-est

## Cases

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

## Ce que font les combinaisons, d’où viennent les points, comment finit une partie

deed-step = Un pas dans toute direction
deed-hand-or-bonus = Main ou bonus
deed-philosopher = Philosophe
deed-hero = Héros
deed-great-city = Cité dans la région, et un bonus
deed-wrath = Colère divine
deed-wonder = Merveille, ou un voyage
deed-sail = Naviguer
deed-march = Marcher
deed-city = Cité
deed-temple = Temple

source-city = cité
source-temple = temple
source-wonder = merveille
source-attack = attaque
source-monster = monstre
source-wrath = colère divine

sheet-city = cités
sheet-temple = temples
sheet-wonder = merveille
sheet-attack = attaques
sheet-monster = monstres
sheet-wrath = colère
sheet-regions = régions
sheet-philosophers = philosophes
sheet-common = objectifs communs
sheet-secret = objectif secret
sheet-compensation = compensation

rank-half-pay = demi-solde
    .text = Jusqu’à 20 points.
rank-champion = champion
    .text = De 21 à 25 points.
rank-chosen = élu
    .text = De 26 à 30 points.
rank-demigod = demi-dieu
    .text = De 31 à 35 points.
rank-god = dieu du Dicium
    .text = 36 points ou plus.

reason-stack = la dernière carte Point de victoire a été prise
reason-rounds = quarante tours de table ont été joués
reason-turns = douze tours ont été joués

## Options

option-mats = Plateaux individuels
    .text = Les plateaux sont-ils choisis dans l’ordre du tour, ou distribués au hasard ?
option-mats-chosen = choisis
option-mats-dealt = distribués
option-reading = Lecture des plateaux
    .text = Ce que font double paire, carré et full est déduit de la règle ; deux autres lectures sont moins probables.
option-reading-usual = la plus probable
option-reading-second = double paire pour la cité, carré pour le héros
option-reading-third = double paire pour la cité, carré pour la colère, full pour le héros
option-compensation = Compensation
    .text = Le troisième et le quatrième joueur reçoivent-ils des points au décompte final, pour jouer plus tard ?
option-compensation-true = pour les derniers
option-compensation-false = aucune

## Ce qui se passe

event-mat = { $seat } a le { $mat }.
event-keeps-secret = { $seat } garde un objectif secret.
event-keeps-secret-known = { $seat } garde un objectif secret : { $secret }.
event-turn = Tour de table { $round } : à { $seat } de jouer.
event-moves =
    { $how ->
        [sails] { $seat } navigue de { $origin } à { $square }.
        [marches] { $seat } marche de { $origin } à { $square }.
        [redeploys] { $seat } se redéploie : { $square }.
        [retreats] { $seat } se replie : { $square }.
        [travels] { $seat } voyage de { $origin } à { $square }.
       *[other] { $seat } va de { $origin } à { $square }.
    }
event-places = { $seat } place une tuile, { $square } : { $tile }.
event-gains =
    { $count ->
        [one] { $seat } gagne un point ({ $source }).
       *[other] { $seat } gagne { $count } points ({ $source }).
    }
event-last-card = { $seat } prend la dernière carte de la pile : c’est le dernier tour de table.
event-swaps = { $seat } échange cinq cartes Point de victoire contre une tuile de cinq points.
event-hunts = { $seat } rencontre un monstre : { $monster }.
event-attacks = { $seat } attaque { $target }.
event-slays = { $seat } vainc un monstre : { $monster }.
event-is-driven-off = Un monstre repousse { $seat } : { $monster }.
event-loses = { $seat } perd le combat contre { $target }.
event-rethrows = { $seat } relance le dé de combat : { $die }, force { $strength }.
event-aims =
    { $effect ->
        [protagoras] { $seat } envoie Protagoras contre { $target }.
       *[wrath] { $seat } appelle la colère divine sur { $target }.
    }
event-tests =
    { $passed ->
        [true] { $seat } l’évite.
       *[false] { $seat } ne l’évite pas.
    }
event-draws = { $seat } pioche un philosophe.
event-draws-known = { $seat } pioche un philosophe : { $card }.
event-takes-card = { $seat } prend un philosophe visible : { $card }.
event-opens = Un philosophe est révélé : { $card }.
event-plays = { $seat } joue un philosophe : { $card }.
event-steals = { $seat } prend un philosophe à { $victim }.
event-steals-known = { $seat } prend un philosophe à { $victim } : { $card }.
event-turns-die = { $seat } tourne un dé de { $other } à { $face }.
event-throws-more =
    { $count ->
        [one] { $seat } lance un dé de plus : { $faces }.
       *[other] { $seat } lance { $count } dés de plus : { $faces }.
    }
event-discards-die = { $seat } défausse un dé : { $face }.
event-takes-objective = { $seat } remplit un objectif commun et le prend : { $objective }.
event-gives-up = { $seat } remplit un objectif commun et le défausse : { $objective }.
event-ends = La partie est finie, car { $reason }.

## Ce qu’on demande

prompt-mat = Quel plateau prenez-vous ?
prompt-mat-other = { $seat } choisit un plateau.
prompt-secret = Quel objectif secret gardez-vous ?
prompt-secret-other = { $seat } choisit un objectif secret.
prompt-act =
    { $boosted ->
        [true] Pour quelle action est le philosophe ?
       *[false] { $count ->
            [0] Il ne vous reste aucune action ; un philosophe ?
            [one] Il vous reste une action : quelle combinaison utilisez-vous ?
           *[other] Vous avez { $count } actions : quelle combinaison utilisez-vous ?
        }
    }
prompt-act-other = { $seat } joue actions et philosophes.
prompt-move =
    { $way ->
        [sails] Où naviguez-vous ?
        [marches] Où marchez-vous ?
        [redeploys] Où vous redéployez-vous ?
       *[other] Où allez-vous ?
    }
prompt-move-other = { $seat } se déplace.
prompt-place = Où la placez-vous ? ({ $tile })
prompt-place-other = { $seat } place une tuile.
prompt-hero = Quel héros quitte votre plateau ?
prompt-hero-other = { $seat } choisit un héros.
prompt-wonder = Votre merveille, ou un voyage vers n’importe quelle case ?
prompt-wonder-other = { $seat } choisit entre merveille et voyage.
prompt-card = Quel philosophe prenez-vous ?
prompt-card-other = { $seat } prend un philosophe.
prompt-aim =
    { $effect ->
        [protagoras] Contre qui envoyez-vous Protagoras ?
       *[wrath] Qui la colère divine frappe-t-elle ?
    }
prompt-aim-other = { $seat } choisit une cible.
prompt-pay-die = { $card } coûte un dé : lequel défaussez-vous ?
prompt-pay-die-other = { $seat } défausse un dé.
prompt-spend-mixed = Quels dés utilisez-vous ? Avec Empédocle, quelques-uns d’autres couleurs comptent.
prompt-spend-mixed-other = { $seat } choisit quels dés utiliser.
engaged-dice =
    { $count ->
        [0] aucun dé rouge engagé
        [one] un dé rouge engagé
       *[other] { $count } dés rouges engagés
    }
prompt-attack =
    { $is_monster ->
        [true] Vous combattez un monstre, { $monster }, qu’une force de { $strength } vainc ; { engaged-dice }. Autre chose avant de lancer ?
       *[false] Vous attaquez { $target } ; { engaged-dice }. Autre chose avant de lancer ?
    }
prompt-attack-other = { $seat } prépare une attaque.
prompt-defence = { $attacker } vous attaque avec une force de { $strength }, il vous faut plus ; { engaged-dice }. Autre chose avant de lancer ?
prompt-defence-other = { $seat } prépare sa défense.
prompt-test =
    { $effect ->
        [protagoras] { $by } envoie Protagoras prendre l’un de vos philosophes ; { $strength } ou plus l’évite, { engaged-dice }. Que faites-vous ?
       *[wrath] { $by } appelle la colère divine sur vous ; { $strength } ou plus l’évite, { engaged-dice }. Que faites-vous ?
    }
prompt-test-other = { $seat } peut l’éviter.
prompt-rethrow = Le dé de combat montre { $die }, votre force est de { $strength }. Le relancez-vous ?
prompt-rethrow-other = { $seat } peut relancer le dé de combat.
prompt-retreat = Où vous repliez-vous ?
prompt-retreat-other = { $seat } se replie.
prompt-objective =
    { $points ->
        [0] Vous avez rempli { $objective } : la carte, ou un dé de plus en main ?
        [one] Vous avez rempli { $objective } : la carte avec son point, ou un dé de plus en main ?
       *[other] Vous avez rempli { $objective } : la carte avec ses { $points } points, ou un dé de plus en main ?
    }
prompt-objective-other = { $seat } a rempli un objectif commun.
prompt-turn-die = Quel dé tournez-vous ?
prompt-turn-die-other = { $seat } tourne un dé.
prompt-to-face = Sur quelle face le tournez-vous ?
prompt-to-face-other = { $seat } choisit une face.

## Ce qu’on propose

does =
    { $does ->
        [step] une case dans toute direction
        [hand-or-bonus] un dé de plus, ou un bonus de niveau au choix
        [philosopher] prendre un philosophe
        [hero] placer un héros
        [great-city] une cité dans votre région et un bonus de niveau au choix
        [wrath] colère divine
       *[wonder] votre merveille, ou un voyage vers n’importe quelle case
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
        [one] Bleu, un dé : naviguer
       *[other] Bleu, { $count } dés : naviguer
    }
choice-yellow =
    { $count ->
        [one] Jaune, un dé : marcher
       *[other] Jaune, { $count } dés : marcher
    }
choice-green = Vert, { $count } faces : une cité ici et un bonus de ce niveau
choice-temple = Vert : un temple dans votre région
choice-pass = Le laisser tel quel
choice-redeploy = Se redéployer
choice-draw = Le premier philosophe de la pioche
choice-take-objective = Prendre la carte
choice-build-wonder = Votre merveille
choice-travel = Un voyage vers n’importe quelle case
choice-play = Jouer : { $card }
choice-take = Parmi les visibles : { $card }
choice-keep = Garder : { $secret }
choice-mat = Le { $mat }
choice-hero = Le { $hero }
choice-target = { $target }
choice-turn-die = Le dé qui montre { $face }
choice-to-face = Sur { $face }
choice-square = { $square }

## Pourquoi pas

why-over = La partie est finie.
why-not-asked = C’est à { $seat } de répondre, pas à vous.
why-no-such-piece = Il n’y a rien à choisir qui s’appelle « { $piece } ».
why-not-now = Ce n’est pas demandé maintenant.
why-not-in-hand = Vous n’avez pas { $card }.
why-wrong-moment = { $card } se joue à un autre moment.
why-action-first = Un philosophe attend son action : { $card } vient après.
why-dice-used = { $card } se joue après un lancer, avant votre première action.
why-no-die = { $card } coûte un dé, et il ne vous en reste aucun.
why-after-actions = { $card } se joue après votre deuxième action.
why-no-victim = Il faut à { $card } un adversaire qui a un philosophe.
why-brings-nothing = { $card } ne peut rien vous apporter maintenant.
why-no-action-now = Les combinaisons s’utilisent dans votre phase Action.
why-no-actions-left = Il ne vous reste aucune action.
why-no-such-faces = Vous avez trop peu de dés de cette couleur ; les bonus ne comptent qu’avec un dé.
why-nowhere-to-go =
    { $count ->
        [one] Un dé ne mène à aucune case.
       *[other] { $count } dés ne mènent à aucune case que moins de dés n’atteignent pas.
    }
why-level-full = Les deux bonus de niveau { $level } sont déjà à vous.
why-no-straight = Une suite prend tous vos dés, de 1 à { $count }, avant qu’aucun ne soit utilisé.
why-no-such-values = Vos dés ne forment pas cette combinaison : { $combination }.
why-no-cards-left = Il n’y a plus de philosophe à prendre.
why-nobody-else = Il n’y a personne contre qui l’envoyer.
why-nothing-to-gain = Ni votre main ni votre plateau n’ont rien à y gagner.
why-nothing-there = Elle ne peut rien faire maintenant.
why-none-left = Il ne vous reste aucune tuile de ce type.
why-one-a-region = Vous avez déjà une telle tuile dans cette région ; une capitale compte comme un héros.
why-no-free-square = Il n’y a pas de case libre pour elle ici.
why-other-action = Le philosophe que vous avez joué est pour une autre action.
why-hero-placed = Il a déjà quitté votre plateau : { $hero }.
why-no-hero-now = Aucun héros n’est placé maintenant.
why-no-redeployment = Vous n’avez pas placé le héros du redéploiement.
why-too-late = On se redéploie une fois par tour, avant sa première action.
why-no-haven = On se replie sur sa capitale ou sur l’un de ses héros sans autre pion, pas ici : { $square }.
why-square-taken = Il y a une tuile, un monstre ou un pion : { $square }.
why-other-region = Cette case est dans une autre région : { $square }.
why-own-square = Votre pion y est déjà.
why-foreign-capital = Personne n’entre dans la capitale d’un autre joueur : { $square }.
why-no-way = Ce déplacement n’y mène pas : { $square }.
why-combination-first = Choisissez d’abord une combinaison.
why-not-open = Ce philosophe n’est pas visible.
why-no-card-now = On ne prend pas de philosophe maintenant.
why-mat-taken = Quelqu’un a ce plateau.
why-no-mat-now = On ne choisit pas de plateau maintenant.
why-not-dealt = Vous n’avez pas reçu cet objectif.
why-no-secret-now = On ne choisit pas d’objectif secret maintenant.
why-no-target = Ce joueur ne peut pas être frappé.
why-no-target-now = On ne frappe personne maintenant.
why-no-such-die = Aucun dé de ce genre n’est à choisir maintenant.
why-no-bonus-now = Aucun bonus de ce genre n’est à choisir maintenant.

## Ce qu’on peut consulter

piece-square = Case
    .text = Mer ou terre. Les faces bleues portent sur mer, les jaunes sur terre, une paire d’un pas dans toute direction.
piece-quarry = Carrière
    .text = Tant que vous y êtes, vos combinaisons vertes ont une face de plus ; une tuile y met fin.
piece-region = Région
    .text = Neuf cases. Chaque région avec une de vos tuiles vaut deux points ; vous y avez une tuile de chaque type.
piece-pass = Le laisser
    .text = Vous ne relancez pas le dé de combat.
piece-redeploy = Redéploiement
    .text = Une fois par tour, avant votre première action : sur votre capitale ou sur l’un de vos héros.
piece-deck = Pioche
    .text = Les philosophes face cachée.
piece-objective = Objectif commun
    .text = Le premier qui le remplit prend la carte, ou la défausse pour un dé de plus.
piece-wonder = Merveille
    .text = Sur une case libre de votre région ; quatre points.
piece-travel = Voyage
    .text = Votre pion va sur n’importe quelle case sauf les capitales des autres.
piece-stack = Pile
    .text = Les cartes Point de victoire. Qui prend la dernière amène la fin de la partie.
piece-spare = Réserve de points
    .text = D’où viennent les cartes après la pile ; puis les tuiles de cinq points.
piece-temple-5 = Cinq faces vertes : temple
    .text = Placez un temple sur une case libre de votre région.
piece-blue-1 = Un dé bleu
    .text = Une case de mer pour chacun, et pour chaque bonus bleu.
piece-blue-2 = 2 dés bleus
    .text = Une case de mer pour chacun, et pour chaque bonus bleu.
piece-blue-3 = 3 dés bleus
    .text = Une case de mer pour chacun, et pour chaque bonus bleu.
piece-blue-4 = 4 dés bleus
    .text = Une case de mer pour chacun, et pour chaque bonus bleu.
piece-blue-5 = 5 dés bleus
    .text = Une case de mer pour chacun, et pour chaque bonus bleu.
piece-yellow-1 = Un dé jaune
    .text = Une case de terre pour chacun, et pour chaque bonus jaune.
piece-yellow-2 = 2 dés jaunes
    .text = Une case de terre pour chacun, et pour chaque bonus jaune.
piece-yellow-3 = 3 dés jaunes
    .text = Une case de terre pour chacun, et pour chaque bonus jaune.
piece-yellow-4 = 4 dés jaunes
    .text = Une case de terre pour chacun, et pour chaque bonus jaune.
piece-yellow-5 = 5 dés jaunes
    .text = Une case de terre pour chacun, et pour chaque bonus jaune.
piece-green-2 = 2 faces vertes
    .text = Une cité là où vous êtes, et un bonus de niveau 2.
piece-green-3 = 3 faces vertes
    .text = Une cité là où vous êtes, et un bonus de niveau 3.
piece-green-4 = 4 faces vertes
    .text = Une cité là où vous êtes, et un bonus de niveau 4.
piece-green-5 = 5 faces vertes
    .text = Une cité là où vous êtes, et un bonus de niveau 5.
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
    .text = La face qui est n’importe quelle valeur, ou verte.

## Ce qui est sur la table, là où aucune image ne le montre

view-round = Tour de table
view-turn = Joue
    .noun = seat
view-first = A commencé
    .noun = seat
view-dice = Dés
    .noun = face
view-thrown = Dés de ce tour
view-throws = Lancers restants
view-actions = Actions restantes
view-has_acted = Première action commencée
view-has_redeployed = Redéploiement fait
view-boosts = Philosophes pour l’action suivante
    .noun = card
view-reaches = Cases à portée
view-combat = Dé de combat
view-attack_die = Dé de la dernière attaque
view-fight = Combat
view-throw = Lancé pour
view-throw-attack = attaque
view-throw-defence = défense
view-throw-test = test
view-other = Contre
    .noun = seat
view-effect = Effet
view-effect-wrath = colère divine
view-effect-protagoras = Protagoras
view-needed = Force nécessaire
view-engaged = Dés rouges engagés
view-zeno = Zénon joué
view-mat = Plateau
view-square = Case
view-capital = Capitale
    .noun = square
view-active_hand = Main active
view-reserve = Réserve
    .noun = face
view-notches = Bonus
view-level = Niveau
view-bonus = Bonus
    .noun = bonus
view-taken = Acquis
view-heroes = Héros sur le plateau
    .noun = hero
view-powers = Héros placés
    .noun = hero
view-cities = Cités restantes
view-temples = Temples restants
view-wonder = Merveille restante
view-monsters = Monstres
view-monster = Monstre
view-defence = Défense
view-attacks_won = Attaques gagnées
view-objectives = Objectifs communs
view-objective = Objectif
view-state = État
view-state-open = visible
view-state-taken = pris
view-state-given-up = défaussé
view-owner = Propriétaire
    .noun = seat
view-hand_size = Philosophes
view-hand = Main
    .noun = card
view-shown = Connus de tous
    .noun = card
view-known = Ce qu’on en connaît
    .noun = card
view-dealt = Objectifs secrets reçus
    .noun = secret
view-secret = Objectif secret
    .noun = secret
view-has_secret = A choisi
view-cards = Cartes Point de victoire
view-fives = Tuiles de cinq
view-noted = Points notés
view-sheet = Points par source
view-points = Points
view-measures = Compté pour les objectifs
view-tiles = Tuiles
view-tile = Tuile
view-pile = Pile
view-spare = Réserve de points
view-five_tiles = Tuiles de cinq restantes
view-finishing = Dernier tour de table
view-open = Philosophes visibles
    .noun = card
view-deck = Pioche
view-removed = Philosophes hors jeu
    .noun = card
