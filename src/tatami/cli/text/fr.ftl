# Ce que dit le terminal lui-même. Les jeux et le reste de Tatami ont leurs propres messages.

title = { $game }, par { $players }.
table-option = { $option } : { $value }.
cast = { $seat } : { $nouns }
with-content = Jouée avec un paquet de contenu.
undone = { $seat } revient sur un choix.
still-open = La partie enregistrée s’arrête ici ; elle n’est pas finie.
team-total = { $team } : { $score }
players-and-length = à { $seats } joueurs, { $length }
default-marked = * indique la valeur par défaut.
texts-to-come = Ses textes en français ne sont pas encore écrits.

## Jouer

ask = Votre choix (? pour l’aide)
commands =
    Un numéro ou les mots d’un choix : le choisir.
    ? nodachi : ce que veut dire une carte, un personnage ou un mot. ? R6.4 : une clause des règles.
    ! nodachi, ! nodachi botan : pourquoi ce n’est pas possible maintenant.
    u : revenir sur votre dernier choix, si c’est équitable. l : ce qui s’est passé jusqu’ici.
    Entrée : revoir la table. q : partir.
why-how = Dites ce que vous voudriez choisir, par exemple : ! nodachi, ou ! nodachi botan.
possible = Cela peut être choisi maintenant.
unknown = Rien ici ne s’appelle « { $word } ».
no-piece = « { $word } » ne se choisit pas ; ? { $word } dit ce que c’est.
not-understood = « { $line } » n’est ni un numéro ni les mots d’un choix ; ? dit ce qui peut être tapé.
not-offered = Ce n’est pas possible maintenant.
no-such-number = Les choix sont numérotés de 1 à { $count }.
no-undo = On ne peut rien annuler maintenant : quelqu’un a répondu, le hasard a parlé ou un secret est dévoilé.
kept = La partie est enregistrée dans { $file } ; `tatami replay` la raconte.
how-to-keep = Vous quittez la table. Pour garder la partie, commencez-la avec --record FICHIER.

## Plateaux

field = { $name } : { $value }
heading-character = Personnage
heading-role = Rôle
heading-life = Vie
heading-honour = Honneur
heading-hand = Main
heading-difficulty = Diff.
heading-permanent = Devant soi
piles =
    { $discards ->
        [0] Pioche : { $pile }. Défausse : vide.
       *[other] Pioche : { $pile }. Défausse : { $discards }, au-dessus { $top }.
    }
resolving = En jeu : { $card }.
your-hand = Votre main [précision|dégâts] : { $cards }
weapon-values = Précision { $precision }, dégâts { $damage }.
character-values = Points de vie : { $life }.
value-from = D’où vient sa valeur : { $source }.
copies = Il y en a { $count } dans le paquet.

## Ce que chacun pouvait savoir

beliefs-title = Que pouvait savoir chaque joueur ? La chance qu’il pouvait donner à la vérité sur les autres, de la donne à la fin.
# Seulement pour ce qui n’est pas certain : une chance de 0 ou de 100 est arrondie, et le dit.
beliefs-chance =
    { $percent ->
        [0] < 1 %
        [100] > 99 %
       *[other] { $percent } %
    }
beliefs-known = Connaissait tout le monde dès le début.
beliefs-steps = choix
beliefs-holding = Que tenaient-ils ? { $what } : quand chaque main en avait vraiment, et la chance que les autres pouvaient y donner, au fil de la partie et en moyenne, tant qu’elle en avait et tant qu’elle n’en avait pas.
beliefs-held = en avait

## Le hasard

luck-is-promised =
    Le hasard de cette partie est scellé. Avant la donne, voici sa promesse :
    { $promise }
    Et voici l’empreinte de ce qui est joué et engagé :
    { $setting }
luck-is-known = Le hasard de cette partie découle de la graine { $seed } : qui a la graine le connaît d’avance, et la partie enregistrée le dit.
luck-kept = Le hasard était celui qui avait été promis : { $promise } est l’empreinte de cette table et de son secret, et chaque nombre de la partie découle de ce secret et des parts.
luck-broken = Le hasard n’était pas celui qui avait été promis : la promesse était { $promised }, cette partie a { $promise }.
luck-consistent = La partie enregistrée est cohérente : ses empreintes concordent, et chaque choix était possible avec le hasard qui en découle. Sans une promesse d’avant la donne (--promised), elle ne prouve rien de plus.
luck-share = { $seat } a déposé l’engagement { $pledge } et dévoilé cette part.
luck-withheld = { $seat } a déposé l’engagement { $pledge }, mais cette part a été retenue : elle n’a pas été dévoilée à temps, ou le serveur ne l’a pas prise.
luck-chosen-by-nobody = Personne n’a choisi ce hasard, si l’un de ceux qui ont dévoilé une part l’avait tirée au sort et gardée pour soi jusque-là.
luck-with-withheld = Qui tient le serveur a pu choisir si une part retenue comptait, seul ou avec qui l’avait engagée : avec une, entre deux hasards ; avec plusieurs, entre davantage. Personne d’autre ne le pouvait.
luck-without-setting = Qui a le secret a pu inventer parts, options et contenu après la partie : seule l’empreinte de ce qui est joué et engagé, d’avant l’ouverture des parts (--setting), prouve que personne n’a choisi ce hasard.
luck-other-setting = Ce qui fut joué ou engagé n’est pas ce qui était montré avant la donne : son empreinte était { $promised }, cette partie a { $setting }.
luck-without-shares = Aucune part n’a été dévoilée : qui a tiré le secret a donc pu choisir le hasard avant de le promettre.
luck-unfinished = La partie n’est pas finie ; elle est prouvée jusqu’où elle va.
luck-quick = Cette partie a été jouée avec le hasard rapide, que personne n’a promis et que quelques dizaines de lancers trahissent : elle peut être rejouée, et ne prouve rien sur le hasard.
luck-known = Cette partie a été jouée avec un hasard connu d’avance, de la graine { $seed } : elle peut être rejouée, et personne n’a promis le hasard.
luck-refused = Rien n’est prouvé, car la partie enregistrée ne tient pas : { $why }
