# Chō-han. Les variables sont les faits du moteur : places en noms, côtés en mots, nombres en nombres.

title = Chō-han
pitch = Pair ou impair ? Deux dés sous un gobelet, des paris secrets, et un pot pour qui ose et devine juste.
length = 10 minutes
preset-first = Trois joueurs et six manches.
preset-printed = Quatre joueurs et six manches.
preset-long = Six joueurs et douze manches.

## Choses

side-cho = chō
    .text = Le total des deux dés est pair.
side-han = han
    .text = Le total des deux dés est impair.
piece-stake-1 = Un jeton
    .text = La plus petite mise possible.
piece-stake-2 = Deux jetons
    .text = Plus qu’un seul : parmi les paris justes, la plus forte mise prend le pot.
piece-stake-3 = Trois jetons
    .text = La plus forte mise qui soit.
piece-pot = Pot
    .text = Les mises des paris perdus. La plus forte mise parmi les paris justes le prend.

## Options de table

option-rounds = Manches
    .text = Combien de fois les dés tombent avant de compter les jetons.
option-rounds-6 = six
option-rounds-12 = douze

## Ce qui se passe

event-round = Manche { $count }. { $seat } tient le gobelet.
event-limits =
    { $count ->
        [one] { $seat } fixe la limite à un jeton.
       *[other] { $seat } fixe la limite à { $count } jetons.
    }
event-bets = { $seat } a parié.
event-bets-known = { $seat } a misé { $count } sur { $side }.
event-falls = Le gobelet se lève : { $first } et { $second }, { $side }.
event-shows = { $seat } montre { $count } sur { $side }.
event-takes =
    { $count ->
        [one] { $seat } prend un jeton dans le pot.
       *[other] { $seat } prend { $count } jetons dans le pot.
    }
event-stays =
    { $count ->
        [one] Un jeton reste dans le pot.
       *[other] { $count } jetons restent dans le pot.
    }
event-ends = La partie est finie, car { $reason }.

## Ce qui est demandé et proposé

prompt-limit = Vous tenez le gobelet : combien peut-on miser, jusqu’à { $count } ?
prompt-limit-other = { $seat } tient le gobelet et fixe la limite.
prompt-bet =
    { $count ->
        [one] Misez un jeton en secret : chō ou han ?
       *[other] Misez jusqu’à { $count } jetons en secret : chō ou han ?
    }
prompt-bet-other = { $seat } parie en secret.
choice-limit =
    { $count ->
        [one] Au plus un jeton
       *[other] Au plus { $count } jetons
    }
choice-bet = Miser { $count } sur { $side }

## Pourquoi pas

why-over = La partie est finie.
why-no-tokens = Vous n’avez plus de jetons.
why-dealer-first = { $seat } tient le gobelet et doit d’abord fixer la limite.
why-has-bet = Vous avez parié ; les autres pas encore.
why-no-such-piece = On ne peut pas miser avec « { $piece } ».
why-limit-first = Fixez d’abord la limite ; ensuite tout le monde parie.
why-limit-too-high = La limite ne peut pas dépasser { $count }.
why-nothing-more = Il n’y a rien de plus à choisir.
why-side-first = Choisissez d’abord un côté, puis la mise.
why-over-the-limit = La limite de cette manche est { $count }.
why-too-few-tokens = Il ne vous reste que { $count }.

## La fin

reason-rounds = la dernière manche est jouée
reason-alone = il ne reste des jetons qu’à une personne au plus
sheet-tokens = jetons

## Ce qui est sur la table, là où aucune image ne le montre

view-round = Manche
view-dealer = Tient le gobelet
    .noun = seat
view-limit = Limite
view-pot = Pot
view-dice = Dés
view-tokens = Jetons
view-has_bet = A parié
view-side = Côté
view-stake = Mise
view-shown_side = Dernier côté montré
    .noun = side
view-shown_stake = Dernière mise montrée
