# Ce que dit le plateau de Ninjato en plus des textes du jeu (src/tatami/games/ninjato/text/).

is-lit = peut être choisi
is-chosen = choisi
asked = doit répondre
you = Vous, { $name }
you-short = vous
bot-plays = un robot joue
times = { $thing } × { $count }
used = { $skill }, utilisée cette manche
your-mat = Ce qui est devant vous
your-hand =
    { $count ->
        [0] Votre main : aucune carte
        [one] Votre main : 1 carte
       *[other] Votre main : { $count } cartes
    }
hand-empty = Aucune carte en main. Le dojo en a.
has-nothing = rien encore
no-treasures = aucun trésor
no-rumours = aucune rumeur
no-skills = aucune compétence
card = Carte du dojo { $card }
open-card = carte du dojo visible { $card }

## Joueurs

place-in-order = numéro { $count } dans l’ordre de la manche
shuriken-left =
    { $count ->
        [0] tous les shuriken sont posés
        [one] 1 shuriken restant
       *[other] { $count } shuriken restants
    }
cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
honour-now = honneur { $count }, { $forecast } avec les bonus actuels
envoy-of = { $envoy }, { $clan }, { $age } ans
rumour-now = { $rumour } × { $count } : bonus actuel { $bonus }
shuriken-of = Shuriken : { $names }

## Maisons

houses = Cinq maisons : les flèches mènent d’une porte à l’autre
red-treasure = { $treasure } rouge
token-of = { $clan }, jeton { $count }
sentry-is = sentinelle : { $guard }
closed = fermée cette manche
closed-short = fermée
emptied = vidée
needs-strength = un total supérieur à { $count }
needs-stealth = un total inférieur à { $count }

## Lieux

places = Dojo, sensei, palais, pavillon
dojo-cards = La pioche et les cartes visibles
pile =
    { $count ->
        [one] La pioche : 1 carte cachée
       *[other] La pioche : { $count } cartes cachées
    }
pile-text = On y pioche des cartes cachées. Quand elle est vide, la défausse est mélangée.
draws =
    { $count ->
        [one] encore 1 carte
       *[other] encore { $count } cartes
    }
order-of = Ordre, manche { $round }
last-round = Dernière manche
next-order = L’ordre de la manche suivante selon la pile : { $names }
dojo-rule = Main 0 : { $none } · 1 : { $one } · 2+ : { $more }
taken = pris cette manche
none-here = Il ne reste aucune tuile.

## Les compétences en quelques mots

short-kenjutsu = = { $amount }
short-naginatajutsu = = { $amount }
short-bojutsu = +{ $amount }
short-kusarigamajutsu = +{ $amount }
short-kayakujutsu = autre garde
short-shinobi-iri = = { $amount }
short-choho = = { $amount }
short-suiren = −{ $amount }
short-shurikenjutsu = −{ $amount }
short-intonjutsu = tout garder
short-taijutsu = = 3
short-bajutsu = dojo +{ $amount }
short-boryaku = voir la suite
short-chimon = échanger
short-tenmon = taire un gong
short-kyoyo = reprendre 1
short-hensojutsu = passer sans combattre

## Le raid

raid = { $name } : { $house }, { $side }
nothing-yet = rien encore
carried-off = emporté
if-beaten = Battu, on en garde un.
if-beaten-first = Battu, on garde le premier.
stop = Arrêter
stop-keeps =
    { $count ->
        [one] le garder
       *[other] garder les { $count }
    }
banzai = Banzaï !
played = Cartes du dernier combat
played-card = { $card } joué
beat-strength = Plus de { $count } le bat.
beat-stealth = Moins de { $count } passe.
for-prize = Prise :
is-sentry = La sentinelle.
has-gong = Il a un gong.
emptied-house = La maison est vide.
hang-token = Posez un jeton d’un autre clan.
beaten-room = Pris sur le fait.
room-won = Cette salle est gagnée.
stop-or-banzai = Arrêter ou continuer ?
raider-decides = { $name } décide.
rest = Encore dans la maison
no-rest = rien
red-needs-elite =
    { $count ->
        [one] Une Élite garde le rouge.
       *[other] Une Élite garde chaque rouge.
    }
take-all = Tout pris : un jeton.
lost-rest = On garde un trésor, les autres sont défaussés.
lost-first = On garde le premier trésor, les autres retournent dans la maison.
nobody-next = Personne après
last-treasure = C’est le dernier trésor.
may-come = Peut venir :
next-is = Ensuite vient
you-beat-it = Vous pouvez le battre.
you-do-not = Vous ne pouvez pas le battre.
guards-left =
    { $count ->
        [one] 1 garde
       *[other] { $count } gardes
    }
elites-left =
    { $count ->
        [one] 1 Élite
       *[other] { $count } Élites
    }
gongs-left =
    { $count ->
        [one] 1 gong
       *[other] { $count } gongs
    }
value-left =
    { $gongs ->
        [0] valeur { $value } : { $count } restants
       *[other] valeur { $value } : { $count } restants, { $gongs } avec gong
    }
beatable = vous pouvez le battre
not-beatable = vous ne pouvez pas le battre
you-beat = vous en battez { $count } sur { $of }
was-seen = { $name } a regardé la prochaine carte.
sets-that-win = Ce qui gagne
of-all = ({ $count } sur { $of })
then-beats = ensuite vous pourriez en battre { $count } sur { $of }
ways-to-pay = Comment payer
brings = honneur { $count }

## La cour

free-tokens = Jetons libres
discarded = Défaussés :
bag-empty = vide
bag-spent = Défaussés : { $treasures }
in-bag =
    { $count ->
        [one] Il y en a 1 dans le sac.
       *[other] Il y en a { $count } dans le sac.
    }

## Manches et décomptes

round-of = Manche { $round } sur 7
scoring-after = Décompte après la manche { $round } : { $clans }
next-scoring = Décompte après la manche { $round }
clan-brings = { $clan } rapporte honneur { $count }, ou une rumeur.
contender =
    { $count ->
        [one] { $place }. { $name } : 1 émissaire de { $age } ans
       *[other] { $place }. { $name } : { $count } émissaires, le plus âgé { $age } ans
    }
no-envoys = aucun émissaire
take-honour = Prendre honneur { $count }
sheet-now = Si la partie finissait maintenant
sheet-end = Le score
bonus-sum = { $cards } × carte, compte { $counted } = { $bonus }
how-envoys = trésors payés au palais
how-rumours = trésors payés au pavillon
how-clans = décomptes après les manches 3, 5 et 7
how-bonus = ce que comptent les rumeurs
how-treasures = 1 par trésor restant
how-elites = Élites capturées
how-total = la somme

## La légende

key = Légende
forecast = Score
piles = Pioches
key-strength = force : >
key-stealth = discrétion : <
key-gong = gong : alarme
key-red = rouge : Élite
key-cards = cartes en main
key-age = âge : départage
key-rumour = rumeur
key-honour = honneur, + plus tard
key-beats = 7/8 : battus après
key-clans = clans et leurs jetons
key-ways = Voies des compétences

## Expliqué

once-a-round = Une compétence sert une fois par manche.
about-round = Manches
about-round-text = Sept lanternes sont les sept manches ; à chacune, tout le monde pose trois shuriken.
about-order = Ordre
about-order-text = Le shuriken du dessus au dojo joue premier à la manche suivante ; qui n’est pas dans la pile suit dans l’ancien ordre.
about-stack = La pile
about-stack-text = Qui visite le dojo pose un shuriken sur la pile. Le dernier est au-dessus.
about-scoring = Décompte
about-scoring-text = Premier et deuxième par les émissaires du clan ; à égalité, le plus âgé décide. Le premier prend l’honneur des jetons du clan ou une rumeur, le deuxième reçoit l’autre.
about-forecast = Honneur
about-forecast-text = Le nombre après + est ce que rumeurs, trésors et Élites ajouteraient si la partie finissait maintenant.
about-shuriken = Shuriken
about-shuriken-text = Trois par manche. Les pâles sont posés.
about-hand = Cartes en main
about-hand-text = Les autres voient combien, pas lesquelles. Moins vous en avez, plus le dojo en donne.
about-guards = Gardes
about-guards-text = Quarante, huit de chaque valeur. Douze ont un gong : pioché après un banzaï, il apporte un trésor et retourne le meilleur trésor clair.
about-elites = Élites
about-elites-text = Elles gardent les trésors rouges. Battues, elles sont capturées et rapportent de l’honneur.
about-bag = Le sac
about-bag-text = On y tire les trésors au hasard. Quand il est vide, la défausse le remplit.
about-tokens = Jetons libres
about-tokens-text = Qui vide une maison y pose un de ces jetons, d’un autre clan, de n’importe quelle valeur.
about-token = Jeton
about-token-text = Ce que la maison rapporte à son clan à chaque décompte.
about-sentry = Sentinelle
about-sentry-text = Le premier combat d’un raid est contre la sentinelle. Son gong ne sonne jamais.
about-red = Trésor rouge
about-red-text = Un gong l’a retourné : une Élite le garde.
about-age = Âge
about-age-text = À nombre égal d’émissaires d’un clan, le plus âgé décide.
about-beats = Ce qui peut venir
about-beats-text = 7/8 veut dire : sur 8 gardes possibles ensuite, le reste de votre main en battrait 7.
about-closed = Fermée
about-closed-text = La maison a été vidée. Elle est remplie à la fin de la manche.
