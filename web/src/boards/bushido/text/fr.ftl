# Ce que dit le plateau de Bushido en plus des textes du jeu (src/tatami/games/bushido/text/).

map = La carte : les flèches mènent d’une province à l’autre
larger = Agrandir
smaller = Réduire
face-down = face cachée
face-down-text = Personne ne sait encore ce qu’il y a ici. Ces terres sont sur la carte :
neutral = neutre
held-by = tenue par { $name }
key = Ce que disent les nombres de la carte
key-troops = troupes
key-koku = koku : troupes nourries
key-katana = katana : tuiles gagnées
worth = honneur { $honour }, koku { $koku }, katana { $katana }
is-lit = peut être choisi
is-chosen = choisi
times = { $count } exemplaires
asked = doit répondre
you = Vous, { $name }
your-clan = votre clan
bot-plays = un robot joue

troops =
    { $count ->
        [0] aucune troupe
        [one] 1 troupe
       *[other] { $count } troupes
    }
elite =
    { $count ->
        [one] 1 jeton d’élite
       *[other] { $count } jetons d’élite
    }
ronin =
    { $count ->
        [one] 1 ronin
       *[other] { $count } ronins
    }
tiles =
    { $count ->
        [0] aucune tuile
        [one] 1 tuile
       *[other] { $count } tuiles
    }
discs =
    { $count ->
        [0] aucun disque
        [one] 1 disque
       *[other] { $count } disques
    }
daimyo-honour = honneur de daimyo { $count }
samurai-honour = honneur de samouraï { $count }
feeds =
    { $count ->
        [0] aucune troupe sur la carte, du riz pour { $koku }
        [one] 1 troupe sur la carte, du riz pour { $koku }
       *[other] { $count } troupes sur la carte, du riz pour { $koku }
    }
reserve = { $count } en réserve
lost-for-good =
    { $count ->
        [one] 1 perdue à jamais
       *[other] { $count } perdues à jamais
    }
income = revenu { $count }
word-daimyo = honneur de daimyo
word-samurai = honneur de samouraï
word-troops = troupes / koku
word-income = revenu
word-tiles = tuiles
word-discs = disques
bonus-token = jeton bonus { $count }
both-tokens = Les deux jetons bonus : 9 honneur
campaign-token = jeton campagne

## D’où vient une valeur

value-honour = Honneur
value-koku = Koku
value-katana = Katana
from-rulebook = imprimé dans le livret
from-source = des pages de l’éditeur
from-reconstruction = reconstitué, d’après tout ce qu’on sait
from-owner = du jeu de valeurs de cette table
in-box =
    { $count ->
        [one] Il y en a 1 dans la boîte.
       *[other] Il y en a { $count } dans la boîte.
    }

## Bandeau et piste

month-of = Mois { $month } sur 12
phases = Phases du tour
phase = Phase { $number } : { $phase }
set-up = Le partage des terres
roles = Qui est qui
role-of = { $role } : { $name }
role-free = { $role } : personne encore
track = La piste du Bushido
track-daimyo = Honneur de daimyo
track-samurai = Honneur de samouraï
bag-holds =
    { $count ->
        [0] Le sac : vide
        [one] Le sac : 1 tuile
       *[other] Le sac : { $count } tuiles
    }
piles-hold = Les piles : { $count } disques face cachée
spent-holds =
    { $count ->
        [0] Aucun disque écarté
        [one] Écarté : 1 disque, face cachée
       *[other] Écartés : { $count } disques, face cachée
    }

## Écrans

your-screen = Derrière votre écran
behind-screen = Derrière l’écran :
shinobi-saw = Vu par votre shinobi, et toujours là :

## Combat

combat-for = Combat pour { $province }
revolt-in = Révolte : { $province }
attacks = attaque
defends = défend
bonus-promised = + { $count } honneur promis
stack-ready = pile prête
stack-secret = Une pile que nul autre ne voit
stack-size =
    { $count ->
        [one] une pile de 1 tuile
       *[other] une pile de { $count } tuiles
    }
disc-open = choisit un disque
disc-chosen = disque choisi, face cachée
only-you = Vous seul voyez ceci.
won = l’emporte
lost = perd
sum-label = { $swords } katanas × { $times } + { $added } troupes = { $total }

## À la main

stack-open = compose une pile
build-stack = Composez votre pile : touchez des tuiles katana, la dernière est au-dessus. Personne ne la voit avant que les deux soient prêtes.
set-no-stack = Aucune pile
your-stack = Votre pile
from-bottom = du bas vers le haut ; touchez une tuile pour l’ôter
on-top = dessus : tous la verront
no-tile-yet = Aucune tuile encore
your-tiles = Vos tuiles katana
lay-tile = Poser { $tile } dessus : { $count } sur { $of } restent
take-off = Ôter { $tile }
take-off-top = Ôter { $tile }, au-dessus
lay-all = Tous les katanas
slip = Dans votre main
fewer = Une de moins en { $province }
more = Une de plus en { $province }
rest-here = toutes ({ $count })
how-many-go = Combien partent
elite-go = Jetons d’élite
promise = Promettre de l’honneur
no-promise = rien
take-up = Déplacez des troupes : touchez une de vos provinces, puis où elles vont. Ou terminez.
moves-done = Fin des déplacements
seen-before = Ce nombre ne ferait que ramener une disposition passée : prenez-en un autre.
attack-whom = Attaquez : touchez la province visée, ou une des vôtres. Ou renoncez.
no-attack = Pas d’attaque
set-stack =
    { $count ->
        [one] Poser la pile : 1 tuile, { $swords } katanas
       *[other] Poser la pile : { $count } tuiles, { $swords } katanas
    }
place-troops =
    { $left ->
        [0] Les { $count } troupes sont placées. C’est bien cela ?
        [one] Placez vos troupes : touchez des provinces. Il en reste 1 sur { $count }.
       *[other] Placez vos troupes : touchez des provinces. Il en reste { $left } sur { $count }.
    }
take-troops =
    { $left ->
        [0] Les { $count } troupes repartent. C’est bien cela ?
        [one] Plus de troupes que de riz : touchez les provinces qui en rendent. Il en reste 1 sur { $count }.
       *[other] Plus de troupes que de riz : touchez les provinces qui en rendent. Il en reste { $left } sur { $count }.
    }
troops-done =
    { $left ->
        [0] Terminé
        [one] reste 1
       *[other] restent { $left }
    }
move-where =
    { $count ->
        [one] 1 troupe de { $from } : vers où ?
       *[other] { $count } troupes de { $from } : vers où ?
    }
attack-where =
    { $count ->
        [one] 1 troupe de { $from } : contre quelle province ?
       *[other] { $count } troupes de { $from } : contre quelle province ?
    }
attack-ready =
    { $count ->
        [one] 1 troupe de { $from } marche sur { $province }.
       *[other] { $count } troupes de { $from } marchent sur { $province }.
    }
attack-now = Attaquer { $province }

## Explications

about-month = Le mois
about-month-text = Le marqueur du shogun avance à la fin d’un tour où l’on a attaqué. Après le douzième mois, le plus d’honneur de daimyo l’emporte ; 50 gagnent aussitôt.
about-combat = Le combat
about-combat-text = Chacun empile des tuiles katana en secret, puis choisit un disque en secret. Le duel double face à la bataille, la bataille face à l’embuscade, l’embuscade face au duel ; la bataille ajoute les troupes. À égalité, la défense l’emporte.
about-discs = Les disques
about-discs-text = Les disques que personne n’a, face cachée. S’il en reste quatre ou moins, on y mêle ceux qui ont été écartés.
about-spent = Les disques écartés
about-spent-text = Les disques utilisés ou écartés, face cachée : personne ne les regarde. Ils reviennent quand les piles s’épuisent.
