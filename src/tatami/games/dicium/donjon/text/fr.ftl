# Donjon. Les variables sont les faits du moteur : les places arrivent comme des noms, cartes, tuiles et effets comme des mots.

title = Dicium : Donjon
pitch = Des héros unis contre le donjon : ouvrez ses coffres et trouvez la couronne avant que le roi gobelin soit de retour sur son trône.
length = 30 à 60 minutes
preset-first = Deux jeunes aventuriers, héros distribués : cinq dés, et seules les couleurs comptent.
preset-printed = Quatre héros, choisis par leurs joueurs, dans le donjon habituel.
preset-hard = Quatre héros dans le donjon héroïque : plus de pièges, plus de gobelins.

## Héros, monstres et cases

hero-elf = Elfe
    .text = Joue le plateau bleu et commence avec un bonus bleu.
hero-mage = Magicien
    .text = Joue le plateau jaune et commence avec un bonus jaune.
hero-warrior = Guerrier
    .text = Joue le plateau rouge et commence avec un bonus rouge.
hero-thief = Voleur
    .text = Joue le plateau vert et commence avec un bonus vert.
monster-spider = Araignée géante
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-skeleton = Squelette
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-werewolf = Loup-garou
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-ogre = Ogre
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-troll = Troll
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-minotaur = Minotaure
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-vampire = Vampire
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-golem = Golem
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
monster-dragon = Dragon
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-goblin = Gobelin
    .text = Un gobelin de défense { $defence }. S’il en faut un et que la réserve est vide, tout est perdu.
tile-treasure = Coffre à trésor
    .text = 2 faces vertes l’ouvrent.
tile-relic = Coffre à relique
    .text = 3 faces vertes l’ouvrent. L’un des trois contient la couronne.
tile-portal = Tuile Portail
    .text = Un portail comme les deux qui sont imprimés.
tile-spider = Araignée géante
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-skeleton = Squelette
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-werewolf = Loup-garou
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-ogre = Ogre
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-troll = Troll
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-minotaur = Minotaure
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-vampire = Vampire
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-golem = Golem
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
tile-dragon = Dragon
    .text = Un monstre de défense { $defence }. Qui le tue a un trophée et un bonus.
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-h1 = h1
square-i1 = i1
square-j1 = j1
square-k1 = k1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-h2 = h2
square-i2 = i2
square-j2 = j2
square-k2 = k2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-h3 = h3
square-i3 = i3
square-j3 = j3
square-k3 = k3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-h4 = h4
square-i4 = i4
square-j4 = j4
square-k4 = k4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-h5 = h5
square-i5 = i5
square-j5 = j5
square-k5 = k5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-h6 = h6
square-i6 = i6
square-j6 = j6
square-k6 = k6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-h7 = h7
square-i7 = i7
square-j7 = j7
square-k7 = k7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8
square-h8 = h8
square-i8 = i8
square-j8 = j8
square-k8 = k8
square-a9 = a9
square-b9 = b9
square-c9 = c9
square-d9 = d9
square-e9 = e9
square-f9 = f9
square-g9 = g9
square-h9 = h9
square-i9 = i9
square-j9 = j9
square-k9 = k9

## Coffres

treasure-bonus = Coffret à bonus
    .text = Un bonus de n’importe quel niveau.
treasure-portal = Pierre de portail
    .text = Posez la tuile Portail à trois cases au plus.
treasure-goblin = Fléau des gobelins
    .text = Retirez un gobelin.
treasure-reveal = Longue-vue
    .text = Regardez une relique cachée ; tous la voient.
treasure-move = Sandales ailées
    .text = Déplacez-vous de trois cases au plus.
treasure-hand = Gantelet
    .text = Un dé de plus dans votre main.
relic-lens = Lentille du chercheur
    .text = Un bonus vert pour tous les joueurs.
relic-blade = Lame ancienne
    .text = Un bonus rouge pour tous les joueurs.
relic-crown = Couronne du roi gobelin
    .text = Sans elle personne ne gagne.

## Cartes Aventure

card-haste = Potion de célérité
    .text = Ce tour : une face de plus dans chaque combinaison bleue.
card-strength = Potion de force
    .text = Ce tour : 1 de plus en combat.
card-dexterity = Potion d’adresse
    .text = Ce tour : une face de plus dans chaque combinaison verte.
card-insight = Potion de clairvoyance
    .text = Ce tour : un lancer de plus.
card-secret-passage = Passage secret
    .text = Avant les lancers : une case à travers un mur ou une porte magique.
card-scroll-passwall = Parchemin de passe-muraille
    .text = À garder. Une case à travers un mur ou une porte magique.
card-scroll-fireball = Parchemin de boule de feu
    .text = À garder. Attaquez de loin ce que vous voyez, avec un bonus rouge de plus.
card-scroll-disintegration = Parchemin de désintégration
    .text = À garder. Retirez un gobelin.
card-scroll-portal = Parchemin de portail
    .text = À garder. Posez la tuile Portail à trois cases au plus.
card-scroll-fate = Parchemin du destin
    .text = À garder. Tournez un de vos dés sur une autre face.
card-boots = Bottes elfiques
    .text = Un bonus bleu pour de bon.
card-sceptre = Sceptre de magicien
    .text = Un bonus jaune pour de bon.
card-sword = Épée runique
    .text = Un bonus rouge pour de bon.
card-gloves = Gants de voleur
    .text = Un bonus vert pour de bon.
card-pit = Fosse
    .text = Ce tour : pas de combinaison bleue.
card-web = Toile gluante
    .text = Ce tour : une seule action.
card-gas = Gaz soporifique
    .text = Ce tour : un dé de moins.
card-curse = Malédiction
    .text = Ce tour : aucun bonus de couleur.
card-silence = Silence
    .text = Ce tour : pas de combinaison jaune.
card-darkness = Obscurité
    .text = Ce tour : un seul lancer.
card-poison = Poison débilitant
    .text = Ce tour : 1 de moins en combat.
card-trapdoor = Trappe
    .text = Une force de 6 l’évite ; sinon vous allez sur un portail.
card-lurking = Gobelin embusqué
    .text = Un gobelin apparaît à une case de vous.
card-prowling = Gobelin rôdeur
    .text = Un gobelin apparaît à deux cases de vous.
card-scout = Gobelin éclaireur
    .text = Un gobelin apparaît à trois cases de vous.
card-king = Roi gobelin
    .text = Le roi entre dans le donjon. Désormais son dé est lancé.
kind-find = trouvaille
kind-trap = piège
kind-goblin = gobelin

## Effets et pièces

deed-move = Déplacement
deed-charge = Charge
deed-portal = Tuile Portail
deed-goblin = Retirer un gobelin
deed-slaughter = Massacre
deed-anywhere = N’importe où
deed-hand-or-bonus = Main ou bonus
deed-stride = Déplacement plus long
deed-opening = Ouverture
deed-fireball = Boule de feu
deed-pass-wall = Passe-muraille
deed-passage = Passage
deed-search = Fouille
deed-treasure = Coffre à trésor
deed-relic = Coffre à relique
deed-reveal = Regarder une relique

team-party = les héros
piece-blue-1 = 1 dé bleu
    .text = Déplacez-vous d’une case par dé et par bonus bleu.
piece-blue-2 = 2 dés bleus
    .text = Déplacez-vous d’une case par dé et par bonus bleu.
piece-blue-3 = 3 dés bleus
    .text = Déplacez-vous d’une case par dé et par bonus bleu.
piece-blue-4 = 4 dés bleus
    .text = Déplacez-vous d’une case par dé et par bonus bleu.
piece-blue-5 = 5 dés bleus
    .text = Déplacez-vous d’une case par dé et par bonus bleu.
piece-yellow-1 = 1 face jaune
    .text = Ouverture : une case à travers une porte magique.
piece-yellow-2 = 2 faces jaunes
    .text = Boule de feu : attaquez un monstre ou un gobelin en vue, avec un bonus rouge de plus.
piece-yellow-3 = 3 faces jaunes
    .text = Passe-muraille : une case à travers un mur.
piece-yellow-4 = 4 faces jaunes
    .text = Doigt de mort : retirez un gobelin.
piece-gate-4 = 4 faces jaunes : portail
    .text = Posez ou déplacez la tuile Portail, à trois cases au plus.
piece-green-2 = 2 faces vertes
    .text = Fouille : un bonus de niveau 2.
piece-green-3 = 3 faces vertes
    .text = Fouille : un bonus de niveau 3.
piece-green-4 = 4 faces vertes
    .text = Fouille : un bonus de niveau 4.
piece-green-5 = 5 faces vertes
    .text = Fouille : un bonus de niveau 5.
piece-lock-2 = 2 faces vertes : coffre
    .text = Ouvrez le coffre à trésor de votre case.
piece-lock-3 = 3 faces vertes : crypte
    .text = Ouvrez le coffre à relique de votre case.
piece-face-1 = Sur 1
    .text = Le dé est tourné sur cette face.
piece-face-2 = Sur 2
    .text = Le dé est tourné sur cette face.
piece-face-3 = Sur 3
    .text = Le dé est tourné sur cette face.
piece-face-4 = Sur 4
    .text = Le dé est tourné sur cette face.
piece-face-5 = Sur 5
    .text = Le dé est tourné sur cette face.
piece-face-dicium = Sur Dicium
    .text = Le dé est tourné sur cette face.
piece-stop = Arrêt
    .text = Le massacre finit ici.
piece-leave = Laisser
    .text = Ce qui est proposé est laissé.
piece-king-die = Dé du roi
    .text = 1 à 3 : le roi avance d’une case et appelle un gobelin. 4 à 6 : il avance de deux cases.
piece-king = Roi gobelin
    .text = Quand il est sur son trône, tout est perdu. Les pions qu’il rencontre vont sur un portail.
piece-reserve-goblins = Réserve à gobelins
    .text = S’il faut un gobelin et qu’il n’y en a plus, tout est perdu.
piece-goal = Objectif
    .text = La couronne, et tant de coffres ; les trophées du meilleur chasseur en diminuent le nombre.
piece-guard = Salle de garde
    .text = Une face de plus dans chacune de vos combinaisons vertes ici.
piece-portal = Portail
    .text = Une fois par tour, avant votre première action, vous pouvez passer ici.
piece-throne = Trône
    .text = Là où le roi gobelin ne doit pas arriver.
piece-entrance = Entrée
    .text = Par où entre le roi gobelin.
piece-way = Voie royale
    .text = Le roi la suit jusqu’à son trône.
piece-door = Porte magique
    .text = Seule la magie la franchit.

## Options de la table

option-difficulty = Difficulté
    .text = Combien de pièges et de gobelins ont les piles, et combien de tuiles la réserve à gobelins.
option-difficulty-normal = normale
option-difficulty-heroic = héroïque
option-young = Jeunes aventuriers
    .text = Cinq dés dès le début, les couleurs seules, et une tuile Gobelin de plus.
option-young-true = avec
option-young-false = sans
option-heroes = Héros
    .text = Si les joueurs choisissent leurs héros ou les reçoivent.
option-heroes-chosen = choisis
option-heroes-dealt = distribués

## Ce qui se passe

event-takes-hero = { $seat } joue ce héros : { $hero }.
event-enters = { $seat } entre dans le donjon en { $square }.
event-turn = Tour { $count } : à { $seat } de jouer.
event-moves = { $seat } va en { $square }.
event-steps = { $seat } passe au portail en { $square }.
event-goes-back = { $seat } retourne au portail en { $square }.
event-reveals = { $seat } révèle une carte : { $card }.
event-keeps-card = { $seat } la garde : { $card }.
event-plays = { $seat } lit un parchemin : { $card }.
event-turns-die = { $seat } tourne un dé de { $other } à { $face }.
event-goblin =
    { $room ->
        [false] Il n’y a pas de place pour un gobelin près de { $square }.
       *[true]
            { $count ->
                [0] Un gobelin apparaît en { $square }. La réserve est vide !
                [one] Un gobelin apparaît en { $square }. Il en reste un dans la réserve.
               *[other] Un gobelin apparaît en { $square }. Il en reste { $count } dans la réserve.
            }
    }
event-kills-goblin =
    { $count ->
        [one] { $seat } se débarrasse du gobelin en { $square } ; il y en a un dans la réserve.
       *[other] { $seat } se débarrasse du gobelin en { $square } ; il y en a { $count } dans la réserve.
    }
event-kills-monster = { $seat } tue un monstre en { $square } : { $tile }. Coffres à ouvrir désormais : { $count }.
event-places-portal = { $seat } pose la tuile Portail en { $square }.
event-opens-treasure = { $seat } ouvre un coffre à trésor : { $treasure }. Coffres ouverts : { $count }.
event-opens-relic = { $seat } ouvre un coffre à relique : { $relic }. Coffres ouverts : { $count }.
event-shows-relic = { $seat } montre la relique en { $square } : { $relic }.
event-attacks = { $seat } attaque en { $square } : { $tile }, défense { $defence }.
event-throws-fireball = { $seat } lance une boule de feu en { $square } : { $tile }, défense { $defence }.
event-misses = La boule de feu échoue : { $tile }.
event-is-beaten = { $seat } perd le combat : { $tile }.
event-avoids = { $seat } saute par-dessus la trappe.
event-falls = { $seat } tombe dans la trappe.
event-king-arrives = Le roi gobelin entre dans le donjon en { $square } !
event-king-walks =
    { $count ->
        [0] Le dé du roi indique { $die } : il est sur son trône, { $square }.
        [one] Le dé du roi indique { $die } : il va en { $square }, à un pas de son trône.
       *[other] Le dé du roi indique { $die } : il va en { $square }, à { $count } pas de son trône.
    }
event-meets-king = { $seat } fuit devant le roi gobelin.
event-ends = La partie est finie : { $reason }.

## Ce qui est demandé et proposé

prompt-hero = Quel héros jouez-vous ?
prompt-hero-other = { $seat } choisit un héros.
prompt-start = Par quel portail entrez-vous dans le donjon ?
prompt-start-other = { $seat } choisit un portail.
prompt-adventure = Votre tour commence. Lisez-vous d’abord un parchemin ?
prompt-adventure-other = { $seat } peut lire un parchemin.
prompt-goblin =
    { $count ->
        [one] Où apparaît le gobelin, à une case de { $square } ?
       *[other] Où apparaît le gobelin, à { $count } cases de { $square } ?
    }
prompt-goblin-other = { $seat } pose un gobelin.
prompt-action =
    { $count ->
        [0] Plus d’action : lisez-vous un parchemin, ou passez-vous à un portail ?
        [one] Il vous reste une action : quelle combinaison utilisez-vous ?
       *[other] Il vous reste { $count } actions : quelle combinaison utilisez-vous ?
    }
prompt-action-other = { $seat } peut jouer une action.
prompt-where = { $deed } : quelle case ?
prompt-where-other = { $deed } : { $seat } choisit une case.
prompt-slaughter = Massacre : cases restantes { $count }. Où allez-vous ?
prompt-slaughter-other = Massacre : { $seat } continue.
prompt-fight = Vous combattez : { $tile }, défense { $defence }. Outre le dé vous avez { $bonus }. Dés rouges à engager : { $count }. En engagez-vous un ?
prompt-fight-other = { $seat } combat et peut engager des dés rouges : { $tile }.
prompt-trapdoor = Une trappe ! Une force de 6 l’évite ; outre le dé vous avez { $bonus }. Dés rouges à engager : { $count }. En engagez-vous un ?
prompt-trapdoor-other = { $seat } se tient sur une trappe et peut engager des dés rouges.
prompt-return = Sur quel portail retournez-vous ?
prompt-return-other = { $seat } choisit le portail du retour.
prompt-treasure = Vous avez trouvé un trésor : { $treasure }. L’utilisez-vous ?
prompt-treasure-other = { $seat } peut utiliser un trésor : { $treasure }.
prompt-turn-die = Quel dé tournez-vous ?
prompt-turn-die-other = { $seat } tourne un dé.
prompt-to-face = Sur quelle face le tournez-vous ?
prompt-to-face-other = { $seat } choisit une face.

squares =
    { $count ->
        [one] une case
       *[other] { $count } cases au plus
    }
does =
    { $does ->
        [charge] charger, { squares }, avec un bonus rouge de plus
        [portal] poser la tuile Portail
        [goblin] retirer un gobelin
        [slaughter] massacre, { squares }
        [anywhere] aller n’importe où
        [hand-or-bonus] un dé de plus, ou un bonus de n’importe quel niveau
       *[move] se déplacer, { squares }
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
        [one] Bleu, un dé : se déplacer
       *[other] Bleu, { $count } dés : se déplacer plus loin
    }
choice-yellow =
    { $count ->
        [1] Jaune, une face : à travers une porte magique
        [2] Jaune, 2 faces : boule de feu
        [3] Jaune, 3 faces : à travers un mur
       *[other] Jaune, { $count } faces : retirer un gobelin
    }
choice-gate = Jaune, { $count } faces : la tuile Portail
choice-green = Vert, { $count } faces : un bonus de ce niveau
choice-lock =
    { $count ->
        [2] Vert, 2 faces : ouvrir le coffre à trésor
       *[other] Vert, { $count } faces : ouvrir le coffre à relique
    }
choice-hero = Jouer ce héros : { $hero }
choice-reveal-card = Révéler la première carte
choice-king-die = Lancer le dé du roi
choice-stop = S’arrêter ici
choice-leave = Y renoncer
choice-play = Lire : { $card }
choice-step = Passer au portail en { $square }
choice-square = { $square }
choice-turn-die = Le dé qui montre { $face }
choice-to-face = Sur { $face }

## Pourquoi pas

why-over = La partie est finie.
why-not-asked = C’est à { $seat } maintenant.
why-not-now = Ce n’est pas ce qui vous est demandé maintenant.
why-no-such-piece = Il n’y a rien ici du nom de « { $piece } ».
why-nothing-more = Il n’y a rien de plus à choisir.
why-no-such-die = Vous n’avez pas de tel dé à utiliser maintenant.
why-same-face = Le dé montre déjà cette face.
why-hero-taken = Quelqu’un joue déjà ce héros.
why-bonus-elsewhere = Votre plateau n’a pas de tel bonus au niveau { $level } : { $bonus }.
why-level-acquired = Vous avez les deux bonus de niveau { $level }.
why-nothing-comes-of-it = Cela ne donnerait rien maintenant.
why-no-straight = Une suite prend tous les dés de votre tour, à partir de 1, sans qu’aucun soit utilisé.
why-no-combination = Vos dés ne forment pas cela.
why-wrong-faces = Vous ne pouvez pas former cela : { $combination } avec autant de faces.
why-trapped = Un piège l’interdit ce tour : { $card }.
why-colours-only = Les jeunes aventuriers n’utilisent que les couleurs.
why-no-action-left = Il ne vous reste pas d’action.
why-no-such-scroll = Vous n’avez pas ce parchemin : { $card }.
why-scroll-later = Les parchemins se lisent à votre tour, entre deux décisions : { $card }.
why-scroll-in-vain = Cela ne donnerait rien maintenant : { $card }.
why-no-king-yet = Le roi n’est pas encore dans le donjon.
why-combination-first = Choisissez d’abord une combinaison.
why-no-step-left = Le pas vers un portail se fait une fois par tour, avant votre première action.
why-not-a-square = Aucune case ne vous est demandée maintenant.
why-not-a-player = Dans ce jeu on ne choisit jamais un joueur.
why-stands-there = Vous vous y tenez déjà.
why-king-is-there = Le roi vient d’y entrer.
why-no-portal = Il n’y a pas de portail là.
why-been-there = Un massacre ne revient jamais sur une case.
why-not-next = Ce n’est pas la case voisine, ou un mur ou une porte est entre les deux.
why-no-goblin-there = Il n’y a pas de gobelin là.
why-no-covered-relic = Il n’y a pas là de relique que personne n’a vue.
why-has-tile = Il y a déjà une tuile.
why-has-pawn = Quelqu’un s’y tient.
why-is-portal = Aucun gobelin n’apparaît sur un portail.
why-no-foe-there = Il n’y a là ni monstre ni gobelin.
why-out-of-sight = Vous ne le voyez pas : il y a un obstacle, ou ce n’est ni votre rangée ni votre colonne.
why-cut-off = Il n’y a pas de chemin : des murs, des portes magiques, ou des ennemis qui vous arrêteraient.
why-too-far =
    { $count ->
        [one] C’est à plus d’une case.
       *[other] C’est à plus de { $count } cases.
    }
why-not-so-far =
    { $count ->
        [one] Le gobelin apparaît à exactement une case.
       *[other] Le gobelin apparaît à exactement { $count } cases.
    }
why-fewer-dice = Moins de dés suffisent : ceux-ci vous portent à { $count } cases.
why-not-through = Cela mène d’une case, à travers ce que cela ouvre : { $deed }.

## La fin

reason-crown = les héros ont la couronne et assez de coffres
reason-goblins = il fallait un gobelin et la réserve était vide
reason-throne = le roi gobelin est de retour sur son trône
sheet-chests = Coffres
sheet-monsters = Monstres
sheet-goblins = Gobelins
sheet-missing-chests = Coffres manquants
sheet-missing-crown = Couronne manquante

## Ce qui est sur la table, là où aucune image ne le montre

view-round = Tour
view-turn = Joue
    .noun = seat
view-first = A commencé
    .noun = seat
view-card = Carte de ce tour
view-goal = Objectif
view-opened = Coffres ouverts
view-needed = Coffres à ouvrir
view-has_crown = Couronne trouvée
view-king = Pas du roi jusqu’au trône
view-king_square = Roi
    .noun = square
view-goblins_left = Réserve à gobelins
view-dice = Dés
    .noun = face
view-thrown = Dés de ce tour
view-throws = Lancers restants
view-actions = Actions restantes
view-may_step = Peut passer à un portail
view-combat = Dé de combat
view-attack_die = Dé de la dernière attaque
view-attack = Ajouté au dé de combat
view-face_bonuses = Faces ajoutées par les bonus
    .noun = bonus
view-reaches = Cases à portée
view-away = Cases de distance
view-hero = Héros
view-square = Case
view-hand = Main
view-reserve = Réserve
    .noun = face
view-bonuses = Bonus
view-level = Niveau
view-bonus = Bonus
    .noun = bonus
view-is_acquired = Acquis
view-trophies = Trophées
    .noun = monster
view-chests = Coffres
view-goblins = Gobelins
    .noun = square
view-scrolls = Parchemins
    .noun = card
view-items = Objets
    .noun = card
view-pile = Pile d’aventure
    .noun = kind
view-has_king = Carte du roi dessous
view-monsters = Monstres
view-monster = Monstre
view-defence = Défense
view-slayer = Tué par
    .noun = seat
view-portal = Tuile Portail
    .noun = square
view-kind = Genre
view-kind-relic = Relique
view-kind-treasure = Trésor
view-holds = Contient
view-is_shown = Vu et remis
view-opener = Ouvert par
    .noun = seat
view-discards = Défausse
    .noun = card
view-sight = En vue
    .noun = square
view-trail = Chemin jusqu’ici
    .noun = square
view-to_turn = Dé à tourner
    .noun = face
