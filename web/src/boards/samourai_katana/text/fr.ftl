# Ce que dit le plateau de Samouraï & Katana, outre les textes du jeu.
map = Carte du Japon
provinces = Provinces
phases = Les phases d’un tour
all = toute
larger = Agrandir
smaller = Réduire
whole-map = Toute la carte
close = Fermer
again = Revoir
others = Les autres clans

# Territoires
terrain-plain = plaine
terrain-mountain = montagne
town-major = grande ville { $town }
town-minor = ville { $town }
free = libre
held-by = tenu par { $name }
samurai = { $count ->
    [0] aucun samouraï
    [one] un samouraï
   *[other] { $count } samouraïs
}
castle = château
burnt = brûlé, nul ne peut y entrer
is-lit = peut être choisi
is-chosen = choisi
way-land = à pied, { $koku } koku
way-sea = par mer, { $koku } koku
way-attack = attaque, { $koku } koku
tax-of = impôt { $count } koku par tour

# Provinces
worth = vaut { $honour } d’honneur
holds = { $name } en tient { $count } sur { $of }
holds-all = { $name } la tient toute
nobody-holds = Personne n’en tient rien.
province-text = Qui la tient tout entière gagne { $honour } d’honneur à la fin de son activation.
lacks = sans { $names }
no-reach = aucune province à portée

# Joueurs
you = { $name } (vous)
emperor = Empereur
shogun = Shogun
asked = doit répondre
is-out = sans terre
bot-plays = un robot joue
place-plays = joue
place-played = a joué
place-not-named = pas encore nommé
count-honour = { $count } d’honneur
count-koku = { $count } koku
count-aside = { $count } koku mis de côté
count-cards = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
count-points = { $count ->
    [0] aucun point de clan
    [one] un point de clan
   *[other] { $count } points de clan
} : { $cards ->
    [0] aucune carte en plus
    [one] une carte en plus
   *[other] { $cards } cartes en plus
} à la levée
count-tax = { $count } koku d’impôt à la levée
count-samurai = { $count } samouraïs sur { $of } sur la carte
count-castles = { $count } châteaux sur { $of } sur la carte
count-territories = { $count ->
    [0] aucun territoire
    [one] un territoire
   *[other] { $count } territoires
}
count-forecast = provinces et Kyoto rapporteraient { $count } d’honneur maintenant

# L’horloge
round = Tour { $round }
phase-placing = mise en place
phase-purchase = achats
phase-activation = activation
phase-offices = Empereur et Shogun
phase-levy = impôts et cartes
about-phase-placing = Chacun pose ses premiers samouraïs dans les villes qu’il a tirées.
about-phase-purchase = L’un après l’autre, nommés par l’Empereur, les joueurs achètent et posent samouraïs et châteaux.
about-phase-activation = L’un après l’autre, nommés par l’Empereur, les joueurs bougent, combattent et jouent des cartes ; puis ils comptent leurs provinces.
about-phase-offices = Qui a le moins d’honneur devient Empereur, qui en a le plus devient Shogun.
about-phase-levy = Les territoires paient l’impôt, les mains se complètent ; les villes apportent des cartes en plus.
deck = pioche { $count }
discards = défausse { $count }
about-deck = Pioche
about-deck-text = Les cartes encore à tirer. Quand elle est vide, la défausse est mélangée.
no-discards = Rien n’a encore été défaussé.
mark = Qui a { $mark } quand tous ont joué met fin à la partie.

# L’escalier
honour-stair = La voie de l’honneur : { $list }
honour-of = { $name } { $count }
about-honour = Honneur
about-honour-text = La porte se dresse à { $mark } : la partie finit avec le tour où quelqu’un l’atteint.

# La légende
legend = Légende
legend-samurai = samouraïs (sur la carte / de)
legend-castle = château : carte faible ×2, entrée libre
legend-mountain = montagne : impôt { $mountain }, défense +{ $defence }
legend-plain = plaine : impôt { $plain }
legend-town = ville { $minor }, grande ville { $major } points de clan
legend-card = cartes en main
legend-koku = koku, pour bouger et acheter
legend-tax = impôt, en koku par tour
legend-honour = honneur ; bord doré : province entière
legend-emperor = Empereur, Shogun

# Bouger
how-many = Combien de samouraïs partent ?
how-many-value = { $count } partent, { $rest } restent
how-many-number = Combien ?
goes = { $count ->
    [one] part
   *[other] partent
}
stays = { $rest ->
    [one] reste
   *[other] restent
}
give-number = Prendre { $count }
attack-land = Attaquer { $territory }
attack-sea = Attaquer { $territory } par mer
ahead-own = et deux cartes, peut-être une bleue
ahead-castle = carte faible ×2
ahead-battle = d’honneur si vous gagnez
ahead-province = d’honneur si vous gagnez : combat { $battle }, tout { $province } { $honour }
ahead-go = Attaquer
put-down = Reposer
last-battle = Le dernier combat
build-castle = Château : { $koku } koku
build-castle-label = Bâtir un château pour { $koku } koku, { $kyoto } à Kyoto : choisir, puis un territoire
sell-honour = Vendre l’honneur
sell-honour-label = Vendre { $honour } d’honneur pour 1 koku
office-label = Vendre une charge pour de l’honneur : choisir, puis un joueur
deal-label = Offrir une carte contre une carte : choisir, puis un joueur
gift-label = Donner des koku : choisir, puis un joueur
veto-label = Le veto du Shogun
piece-office = Vendre une charge
piece-deal = Offrir une carte
piece-koku = Donner des koku
piece-veto = Veto
looks-at = { $name } regarde la main de { $target }
offer-of = { $name } offre une carte à { $target }

# La table de combat
battle-for = Le combat pour { $territory }
battle-how = { $attacker } vient de { $origin }
battle-town = { " " }; { $defender } tient { $town }
battle-line = { $name } { $side ->
    [attacker] attaque
   *[defender] défend
} : { $sum }
side-attacker = attaque
side-defender = défend
part-first = carte
part-first-text = sa valeur
part-second = carte
part-second-text = sa valeur
part-castle = château
part-castle-text = carte faible ×2
part-samurai = samouraïs
part-samurai-text = { $counted } au plus
part-mountain = montagne
part-mountain-text = au défenseur
part-special = carte bleue
part-special-text = son éventail
sum = Somme
no-sabres = aucun sabre
loses = { $clan } { $count ->
    [0] ne perd personne
   *[other] en perd { $count } sur { $of }
}
battle-won = { $clan } gagne { $sum } à { $other }
battle-tie = { $sum } à { $sum } : le défenseur reste

# Cartes
card-copies = { $count ->
    [one] Il y en a une dans le jeu.
   *[other] Il y en a { $count } dans le jeu.
}
card-kind-warrior = Guerrier.
card-kind-special = Bleue : son pouvoir n’agit qu’au combat, comme troisième carte.
card-kind-event = Jouée pour son pouvoir pendant votre activation, ou pour combattre.
card-kind-anytime = Se joue aussi pendant que d’autres agissent, avec au moins trois cartes en main.

# Des mots courts, où la place manque
short-mountain = montagne : impôt { $mountain }, +{ $defence }
short-plain = plaine : impôt { $plain }
short-castle = château : carte ×2
short-great-town = villes : points de clan
short-card = cartes
short-koku = koku
short-tax = impôt
short-honour = honneur
short-emperor = Empereur
short-shogun = Shogun
