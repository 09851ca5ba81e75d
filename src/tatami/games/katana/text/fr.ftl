# Katana. Les variables sont les faits du moteur : $seat, $target, $by, $attacker et $victim arrivent en noms,
# $card, $cards, $character, $team et $reason en mots, le reste en nombres.
# Devant un nom de joueur, ni « de » ni « que » : l'élision dépendrait du nom. Aucun accord avec un joueur.

title = Katana
pitch = Rôles cachés et lames tirées : trouvez qui est des vôtres, terrassez les autres et gardez votre honneur.
length = 30 à 60 minutes
preset-first = À quatre, on apprend vite qui peut être avec qui.
preset-printed = À cinq, les règles de la boîte, les cas douteux lus comme d’habitude.
preset-long = À sept, avec tous les rôles : plus de suspects, plus de lames, plus à retenir.

# Pour les armes et la Parade seulement.
a-card =
    { $card ->
        [Naginata] une Naginata
        [Parade] une Parade
       *[other] un { $card }
    }

## Armes

card-bo = Bō
    .text = Un bâton de chêne, chez lui dans toutes les cours de temple.
card-bokken = Bokken
    .text = Un sabre de bois pour l’entraînement ; entre des mains sérieuses, il brise les os.
card-daikyu = Daikyū
    .text = Le grand arc de guerre, plus haut que l’archer.
card-kanabo = Kanabō
    .text = Une massue cloutée de fer, à laquelle aucun casque ne résiste.
card-katana = Katana
    .text = Forgée, pliée, trempée : la lame à laquelle on reconnaît un samouraï.
card-kiseru = Kiseru
    .text = Une pipe de fer, qu’on fume en paix et qu’on abat en colère.
card-kusarigama = Kusarigama
    .text = Une faucille et sa chaîne lestée, qui contourne les gardes.
card-nagayari = Nagayari
    .text = Une lance si longue qu’il faut une cour pour la retourner.
card-naginata = Naginata
    .text = Une lame courbe au bout d’une longue hampe, terreur des cavaliers.
card-nodachi = Nodachi
    .text = Un sabre de champ de bataille, aussi long que son porteur est grand.
card-shuriken = Shuriken
    .text = Une étoile d’acier sortie de la manche, lancée avant d’être vue.
card-tanegashima = Tanegashima
    .text = Une arquebuse venue d’outre-mer : une étincelle, un fracas, un trou.
card-wakizashi = Wakizashi
    .text = Le sabre court, qu’on ne quitte jamais, pas même chez soi.

## Permanents

card-armour = Armure
    .text = Les autres vous attaquent avec 1 de difficulté en plus.
card-fast-draw = Attaque rapide
    .text = Vos armes font 1 dégât de plus.
card-focus = Concentration
    .text = À chacun de vos tours, votre limite d’armes augmente de 1.
card-bushido = Code du bushido
    .text = À poser devant qui vous voulez. Après sa récupération, une carte est dévoilée. Pas une arme : le Code passe à gauche. Une arme : défausser une arme et passer le Code à gauche, ou perdre un point d’honneur et défausser le Code.

## Actions

card-parry = Parade
    .text = En réponse seulement : détourne une arme qui vous vise, ou brave un Cri de guerre.
card-tea-ceremony = Cérémonie du thé
    .text = Piochez 3 cartes ; puis chacun des autres en pioche 1.
card-battle-cry = Cri de guerre
    .text = Chacun des autres, sauf ceux à terre, défausse une parade ou perd 1 point de vie.
card-daimyo = Daimyo
    .text = Piochez 2 cartes. Ou gardez cette carte : en main à la fin, elle vaut 1 point pour votre équipe (rien pour le ronin).
card-diversion = Diversion
    .text = Une carte tirée au sort passe de la main de quelqu’un d’autre dans la vôtre.
card-geisha = Geisha
    .text = Envoyez à la défausse un permanent de la table, ou une carte tirée au sort dans la main de quelqu’un d’autre.
card-breathing = Méditation
    .text = Vos points de vie remontent au maximum ; puis quelqu’un d’autre, désigné par vous, pioche 1 carte.
card-jujutsu = Ju Jitsu
    .text = Chacun des autres, sauf ceux à terre, défausse une arme ou perd 1 point de vie.

## Personnages

character-benkei = Benkei
    .text = Les autres l’attaquent avec 1 de difficulté en plus.
character-chiyome = Chiyome
    .text = Seules les armes lui ôtent des points de vie : Cri de guerre et Ju Jitsu l’épargnent.
character-ginchiyo = Ginchiyo
    .text = Une arme lui fait 1 dégât de moins, mais jamais moins de 1.
character-goemon = Goemon
    .text = Il peut jouer 1 arme de plus à chacun de ses tours.
character-hanzo = Hanzō
    .text = Il peut parer avec une arme, sauf si c’est la seule carte de sa main.
character-hideyoshi = Hideyoshi
    .text = Il pioche 1 carte de plus à sa phase de pioche.
character-ieyasu = Ieyasu
    .text = À sa phase de pioche, il peut prendre la première carte sur le dessus de la défausse.
character-kojiro = Kojirō
    .text = Ses armes atteignent tout le monde, quelle que soit la difficulté.
character-musashi = Musashi
    .text = Ses armes font 1 dégât de plus.
character-nobunaga = Nobunaga
    .text = À sa phase de jeu, il peut perdre 1 point de vie pour piocher une carte, mais jamais le dernier.
character-tomoe = Tomoe
    .text = Quand son arme ôte des points de vie à quelqu’un, elle pioche une carte.
character-ushiwaka = Ushiwaka
    .text = Pour chaque point de vie qu’une arme lui ôte, il pioche une carte.

## Rôles, équipes et fins de partie

role-shogun = Shogun
    .text = Connu de tous, il joue en premier. Il gagne avec les samouraïs.
role-samurai = Samouraï
    .text = Il gagne avec le shogun, sans que personne le sache.
role-ronin = Ronin
    .text = Il gagne seul. Son honneur compte double ou triple, mais un Daimyo ne lui rapporte rien.
role-ninja-1 = Ninja ★
    .text = Il gagne avec les autres ninjas. À quatre, le ninja qui a le plus d’étoiles compte double.
role-ninja-2 = Ninja ★★
    .text = Il gagne avec les autres ninjas. À quatre, le ninja qui a le plus d’étoiles compte double.
role-ninja-3 = Ninja ★★★
    .text = Il gagne avec les autres ninjas. À quatre, le ninja qui a le plus d’étoiles compte double.

team-shogun = l’équipe du shogun
team-ronin = le ronin
team-ninja = les ninjas

reason-exhaustion = la pioche s’est épuisée et a pris à quelqu’un son dernier point d’honneur
    .named =
        { $count ->
            [one] la pioche s’est épuisée et a pris à { $seats } son dernier point d’honneur
           *[other] la pioche s’est épuisée et a pris à { $seats } leur dernier point d’honneur
        }
reason-honour = une défaite a pris à quelqu’un son dernier point d’honneur
    .named = { $victim } a perdu contre { $seat } son dernier point d’honneur
reason-bushido = le Code du bushido a pris à quelqu’un son dernier point d’honneur
    .named = le Code du bushido a pris à { $seat } son dernier point d’honneur
reason-lost-blade = quelqu’un est tombé sous les coups d’un coéquipier, et cette lame perdue coûte 3 à leur équipe
    .named = { $seat } a abattu { $victim }, de sa propre équipe, et cette lame perdue leur coûte 3
reason-sword = un seul guerrier reste debout
    .named = à part { $seat }, plus personne ne tient debout

sheet-honour = Honneur
sheet-times = Multiplicateur
sheet-daimyos = Daimyos
sheet-total = Total
sheet-lost-blade = Lame perdue
sheet-below-zero = Pas de total négatif

## Ce qu'on peut demander outre les cartes, les personnages et les rôles

piece-weapon = Arme
    .text = Une carte pour attaquer. Elle vise un autre joueur dont la difficulté ne dépasse pas sa précision.
piece-permanent = Permanent
    .text = Une carte qui reste devant un joueur et agit jusqu’à ce que quelque chose la fasse défausser.
piece-action = Action
    .text = Une carte qui fait une chose, puis part à la défausse.
piece-precision = Précision
    .text = La plus grande difficulté qu’une arme atteint.
piece-damage = Dégâts
    .text = Les points de vie qu’une arme coûte si elle n’est pas parée.
piece-difficulty = Difficulté
    .text = Ce qu’il faut atteindre pour toucher un joueur : le nombre de places jusqu’à lui par le plus court chemin, sans les joueurs à terre, plus 1 par Armure, plus 1 pour Benkei.
piece-harmless = À terre
    .text = Sans point de vie ou sans carte en main. Ni arme, ni Cri de guerre, ni Ju Jitsu ne frappe un joueur à terre, et sa place ne compte pas dans la difficulté.
piece-life = Points de vie
    .text = Ce que les coups enlèvent. Qui perd le dernier est vaincu, cède un point d’honneur et se relève à son prochain tour.
piece-honour = Honneur
    .text = Ce qui fait le total des équipes au décompte. La partie finit quand quelqu’un n’en a plus.
piece-resolving = Zone de résolution
    .text = Là où reste une carte jouée, jusqu’à ce que tout son effet ait eu lieu.
piece-character = Personnage
    .text = Ses points de vie sont un maximum ; son pouvoir agit à chaque tour.
piece-role = Rôle
    .text = Dit de quelle équipe on est. Seul celui du shogun est connu avant la fin.

## Ce qui s'est passé

event-turn = C’est à { $seat } de jouer.
event-recovers =
    { $life ->
        [one] { $seat } retrouve toutes ses forces : { $life } point de vie.
       *[other] { $seat } retrouve toutes ses forces : { $life } points de vie.
    }
event-draws =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-draws-known = { $seat } pioche : { $cards }.
event-takes-discard = { $seat } prend une carte sur la défausse : { $card }.
event-flips = Le Code du bushido met { $seat } à l’épreuve ; carte dévoilée : { $card }.
event-passes-bushido = Le Code du bushido quitte { $seat } pour { $target }.
event-fails-bushido =
    { $count ->
        [0] { $seat } cède au Code du bushido, ce qui ne coûte rien au shogun d’une partie à trois.
       *[other] { $seat } cède au Code du bushido et perd un point d’honneur.
    }
event-plays =
    { $card ->
        [Daimyo] { $seat } fait appel à un Daimyo.
       *[other] { $seat } joue { $card }.
    }
event-places = { $seat } pose une { $card }.
event-places-bushido = { $seat } joue le Code du bushido, qui se pose devant { $target }.
event-attacks = { $seat } attaque { $target } avec { a-card }.
event-parries =
    { $card ->
        [Parade] { $seat } pare le coup.
       *[other] { $seat } pare le coup avec { a-card }.
    }
event-loses-life =
    { $left ->
        [0] { $count ->
            [one] { $seat } perd son dernier point de vie et s’effondre.
           *[other] { $seat } perd ses { $count } derniers points de vie et s’effondre.
        }
       *[other] { $count ->
            [one] { $seat } perd 1 point de vie ; il lui en reste { $left }.
           *[other] { $seat } perd { $count } points de vie ; il lui en reste { $left }.
        }
    }
event-defeated = { $by } prend un point d’honneur à { $seat }.
event-discards = { $seat } défausse une carte : { $card }.
event-diverts = { $seat } fait diversion et prend une carte à { $target }.
event-diverts-known = { $seat } fait diversion et prend une carte à { $target } : { $card }.
event-sends-geisha =
    { $where ->
        [hand] { $seat } envoie une Geisha chez { $target } : { $card } quitte sa main.
       *[table] { $seat } envoie une Geisha chez { $target } : { $card } quitte la table.
    }
event-breathes = { $seat } médite et fait piocher { $target }.
event-sacrifices = { $seat } sacrifie un point de vie pour piocher ; il lui en reste { $left }.
event-exhausted =
    { $count ->
        [one] La pioche est épuisée : { $count } carte fait la nouvelle pioche, et chacun perd un point d’honneur.
       *[other] La pioche est épuisée : { $count } cartes sont mélangées, et chacun perd un point d’honneur.
    }
event-ends = La partie est finie : { $reason }.

## Ce qu'on peut choisir

choice-end = Finir votre tour
choice-suffer = Encaisser le coup
choice-lose-honour = Céder au Code du bushido
choice-draw = Prendre dans la pioche
choice-take-discard = Ramasser la dernière carte défaussée
choice-sacrifice = Sacrifier un point de vie pour piocher une carte
choice-play = Jouer { $card }
choice-parry =
    { $card ->
        [Parade] Parer le coup
       *[other] Parer avec { a-card }
    }
choice-discard = Défausser { $card }
choice-bushido = Jouer Code du bushido devant { $target }
choice-diversion = Jouer Diversion : prendre une carte à { $target }
choice-breathing = Jouer Méditation : une carte pour { $target }
choice-geisha-hand = Jouer Geisha contre { $target } : une carte de sa main
choice-geisha =
    { $permanent ->
        [armour] Jouer Geisha contre { $target } : { card-armour } sur la table
        [fast-draw] Jouer Geisha contre { $target } : { card-fast-draw } sur la table
        [focus] Jouer Geisha contre { $target } : { card-focus } sur la table
       *[bushido] Jouer Geisha contre { $target } : { card-bushido } sur la table
    }
choice-attack = Attaquer { $target } avec { a-card }

## Ce qui est demandé

prompt-play =
    { $count ->
        [0] À vous de jouer, ou de finir votre tour. Plus aucune arme permise.
        [one] À vous de jouer, ou de finir votre tour. Encore une arme permise.
       *[other] À vous de jouer, ou de finir votre tour. Encore { $count } armes permises.
    }
prompt-play-other = { $seat } joue ses cartes.
prompt-parry =
    { $count ->
        [one] { $attacker } vous attaque avec { a-card } : parez, ou subissez { $count } dégât.
       *[other] { $attacker } vous attaque avec { a-card } : parez, ou subissez { $count } dégâts.
    }
prompt-parry-other = { $attacker } attaque avec { a-card } : à { $seat } de répondre.
prompt-battle-cry = { $attacker } pousse un Cri de guerre : défaussez une parade, ou perdez 1 point de vie.
prompt-battle-cry-other = { $attacker } pousse un Cri de guerre : à { $seat } de répondre.
prompt-jujutsu = { $attacker } attaque au Ju Jitsu : défaussez une arme, ou perdez 1 point de vie.
prompt-jujutsu-other = { $attacker } attaque au Ju Jitsu : à { $seat } de répondre.
prompt-bushido =
    { $count ->
        [0] Le Code du bushido a dévoilé une arme : défaussez-en une de votre main et faites passer le Code, ou cédez, ce qui ne vous coûte rien.
       *[other] Le Code du bushido a dévoilé une arme : défaussez-en une de votre main et faites passer le Code, ou cédez et perdez un point d’honneur.
    }
prompt-bushido-other = Le Code du bushido a dévoilé une arme : à { $seat } de répondre.
prompt-draw = Phase de pioche : votre première carte vient-elle de la pioche ou de la défausse ?
prompt-draw-other = { $seat } choisit entre la pioche et la défausse.
prompt-discard =
    { $count ->
        [one] Fin de votre tour : défaussez une carte, on n’en garde que sept.
       *[other] Fin de votre tour : défaussez { $count } cartes, on n’en garde que sept.
    }
prompt-discard-other = { $seat } défausse pour ne garder que sept cartes.

## Pourquoi pas

why-over = La partie est finie.
why-no-such-card = Aucune carte ne s’appelle « { $card } ».
why-no-such-piece = Rien ne s’appelle « { $piece } » sur cette table.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de jouer.
why-wait-for-answer = À { $seat } de répondre d’abord à votre carte : { $card }.
why-parry-only-in-answer = Une Parade ne se joue qu’en réponse à une arme qui vous vise ou à un Cri de guerre.
why-bushido-in-play = Un Code du bushido est déjà posé devant { $seat } ; le vôtre doit attendre.
why-weapon-limit =
    { $count ->
        [one] Vous avez déjà joué la seule arme permise dans ce tour.
       *[other] Vous avez déjà joué les { $count } armes permises dans ce tour.
    }
why-no-target-in-reach = Personne n’est à portée avec { a-card } : sa précision est { $precision }.
why-everybody-harmless = Il n’y a personne à attaquer : tous les autres sont à terre.
why-no-target = Cette carte n’a rien sur quoi agir : { $card }.
why-players-only = Cette carte vise un joueur, choisissez une place : { $card }.
why-not-yourself = Cette carte n’est pas pour vous-même, choisissez quelqu’un d’autre : { $card }.
why-harmless =
    { $life ->
        [0] { $seat } n’a plus de point de vie, et une arme ne peut viser un joueur à terre.
       *[other] { $seat } n’a pas de carte en main, et une arme ne peut viser un joueur à terre.
    }
why-too-far = { $seat } est hors de portée avec { a-card } : difficulté { $difficulty }, précision { $precision }.
why-geisha-what = Choisissez ce que la Geisha fait défausser : une carte de la main, ou un permanent.
why-geisha-others = À cette table, une Geisha ne peut viser vos propres permanents.
why-nothing-there = Cette carte n’est pas posée devant { $seat } : { $card }.
why-empty-hand = { $seat } n’a pas de carte en main.
why-needs-no-target = Cette carte n’a pas besoin de cible : { $card }.
why-nothing-more = Il n’y a rien d’autre à choisir ici.
why-draw-first = Piochez d’abord.
why-only-a-parry = Cette carte n’est pas une parade : { $card }.
why-hanzo-last-card = Hanzō ne peut parer avec la seule carte de sa main.
why-only-a-weapon = Cette carte n’est pas une arme : { $card }.
why-card-first = Choisissez d’abord une carte de votre main.
why-answer-first = Répondez d’abord à ce qu’on vous demande.
why-permanent-works = Cette carte agit d’elle-même, sans qu’on la choisisse : { $card }.
why-no-drawing-now = On pioche à la phase de pioche, ou quand une carte le dit.
why-only-ieyasu = Seul Ieyasu peut prendre dans la défausse.
why-power-when-drawing = Le pouvoir d’Ieyasu sert à la phase de pioche : choisissez la défausse quand on vous le demande.
why-power-by-itself = Ce pouvoir agit de lui-même : { $character }.
why-power-in-answer = Le pouvoir de Hanzō sert à répondre : quand on vous demande une parade, choisissez l’arme.
why-power-in-play-phase = Nobunaga ne sacrifie de points de vie que dans sa propre phase de jeu.
why-power-last-life = Nobunaga ne peut pas sacrifier son dernier point de vie.
why-power-of-another = Ce pouvoir appartient à { $seat }.
why-resolving = Une carte dans la zone de résolution n’est à personne avant la fin de son effet.

## Options de table

option-exhaustion = Quand la pioche s’épuise
    .text = Le moment où la défausse devient la nouvelle pioche et où chacun perd un point d’honneur.
option-exhaustion-lazy = Seulement quand il faut une carte
option-exhaustion-eager = Aussitôt, avec la dernière carte
option-geisha = Ce qu’une Geisha peut viser
    .text = Si l’on peut choisir un permanent posé devant soi. Un Code du bushido peut toujours l’être.
option-geisha-any = Tous les permanents, les vôtres aussi
option-geisha-others = Seulement ceux des autres
option-sword_first = Dernier debout et dernier honneur à la fois
    .text = Ce qui l’emporte quand une même défaite ne laisse qu’un joueur en vie et prend aussi un dernier point d’honneur.
option-sword_first-true = La victoire au fil de l’épée
option-sword_first-false = Le décompte
option-negative_totals = Totaux sous zéro
    .text = Si la lame perdue peut faire descendre le total d’une équipe sous zéro.
option-negative_totals-true = Restent tels quels
option-negative_totals-false = Comptent pour zéro

## Ce qui est sur la table, là où aucune image ne le montre

view-turn = A la main
    .noun = seat
view-pile = Pioche
view-discards = Défausse
    .noun = card
view-resolving = En cours
    .noun = card
view-weapons_played = Armes jouées ce tour
view-weapon_limit = Limite d’armes
view-ended_by = A mis fin à la partie
    .noun = seat
view-victim = Dernière défaite
    .noun = seat
view-character = Personnage
view-life = Vie
view-full_life = Vie au complet
view-honour = Honneur
view-hand_size = Cartes en main
view-armours = Armure
view-fast_draws = Attaque rapide
view-focuses = Concentration
view-has_bushido = Code du bushido
view-is_harmless = À terre
view-difficulty = Difficulté
view-role = Rôle
view-hand = Main
    .noun = card
