# Ce que dit la page elle-même. Ce que disent les jeux est dans src/tatami/games/<jeu>/text/, ce qu'ils partagent dans src/tatami/text/.

## Partout

loading = Un instant…
try-again = Réessayer
close = Fermer
cancel = Annuler
save = Enregistrer
clear = Tout reprendre
back = Retour
yes = oui
no = non
empty = vide
to-lobby = Vers le vestibule
language-label = Langue
theme-label = Lumière
theme-auto = Auto
theme-light = Jour
theme-dark = Lampe
error-offline = Le serveur est injoignable.
error-outdated = Les règles de ce jeu ont changé depuis le début de la partie, qui ne peut donc pas continuer. Son compte rendu, hasard compris, est ouvert à tous.
error-too-many-sockets = Cette table est ouverte dans trop de fenêtres ; fermez-en une.

## Le vestibule

description = Des jeux de société de samouraïs à la même table : dans le navigateur, entre amis ou contre des robots, règles et hasard ouverts à tous.
lobby-page = Tatami : jeux de samouraïs à la même table
lobby-games = Jeux
lobby-mine = Mes parties
lobby-open = Tables avec une place libre
lobby-none-open = Aucune table publique n’attend de joueurs pour l’instant.
lobby-running = Parties à regarder
lobby-none-running = Personne ne joue en public pour l’instant.
you-are = Vous êtes
rename = changer
rename-title = Comment vous appeler ?
your-name = Votre nom
from-to = { $from } à { $to }
players =
    { $to ->
        [1] Un seul joueur
       *[other] { $counts } joueurs
    }
play-now = Jouer
starting = On dresse la table…
new-table = Nouvelle table
your-turn = C’est à vous
turn-of = On attend { $names }
status-gathering =
    { $free ->
        [one] Une place est encore libre
       *[other] { $free } places sont encore libres
    }
status-opening = On scelle le hasard…
status-playing = La partie est en cours
status-finished = Terminée
status-frozen = Figée : les règles ont échoué ici
status-closed = Cette table a été fermée avant le début d’une partie.
status-outdated = Fermée : les règles de ce jeu ont changé
seat-free = libre
resume = Reprendre
look-again = Revoir
join = Rejoindre
watch = Regarder
leave = Quitter

## Une nouvelle table

new-table-page = Nouvelle table : { $game }
new-table-title = Une table de { $game }
seats-legend = Places
seats-count = Nombre de joueurs
seat-number = Place { $number }
seat-bot = Sorte de robot à la place { $number }
seat-name = Nom du joueur à la place { $number }
bot-ashigaru = Ashigaru, débutant
bot-samurai = Samouraï, fait quelques erreurs
bot-hatamoto = Hatamoto, solide
bot-daimyo = Daimyo, prévoit parfois
bot-shogun = Shogun, prévoit toujours
bot-learned = Formé, a appris en jouant
guest-name = Joueur { $number }
who-may-join = Qui peut venir
by-link = Qui a le lien
in-public = Tout le monde : la table paraît dans le vestibule
nobody-joins = Aucune place n’est ouverte aux autres.
presets-legend = Comment jouer ?
presets-how = Un geste règle les places et les variantes ; changez ensuite ce que vous voulez.
preset-first = Première partie
preset-printed = Comme imprimé
preset-long = Longue
preset-hard = Plus dure
preset-teams = En équipes
preset-even = Équilibrée
preset-changed =
    { $count ->
        [one] une règle changée
       *[other] { $count } règles changées
    }
options-count =
    { $changed ->
        [0] { $count ->
            [one] un choix, comme imprimé
           *[other] { $count } choix, tous comme imprimé
        }
       *[other] { $count ->
            [one] un choix, changé
           *[other] { $count } choix, dont { $changed } pas comme imprimé
        }
    }
options-all = Variantes et lectures
option-changed = Changé
option-barred = { $value } : seulement à { $seats } joueurs.
box-legend = Ce qu’il y a dans la boîte
box-how = Un paquet de contenu change des cartes et des nombres, jamais les règles.
box-printed = Comme imprimé
pack-changes =
    { $count ->
        [0] comme dans la boîte
        [one] une valeur diffère
       *[other] { $count } valeurs diffèrent
    }
pack-see = Voir ce qui diffère
pack-load = Charger un paquet depuis un fichier…
pack-bad = On ne peut pas jouer avec { $file } : ce n’est pas un paquet de contenu pour ce jeu.
pack-why = Ce qui ne va pas (en anglais)
sum-me = vous
sum-here =
    { $count ->
        [one] une autre personne devant cet écran
       *[other] { $count } autres personnes devant cet écran
    }
sum-open =
    { $count ->
        [one] un ami par le lien
       *[other] { $count } amis par le lien
    }
sum-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
difficulty-easy = facile à apprendre
difficulty-middle = un peu de réflexion
difficulty-deep = profond
together = tous ensemble
seat-me = { $name }, c’est vous
seat-open = qui vient le premier
holder-me = Moi
holder-open = Un ami
holder-bot = Un robot
holder-hot-seat = Ici avec moi
usual = (d’usage)
lay-table = Dresser la table
begin = Commencer

## Avant la partie

waiting-for =
    { $free ->
        [one] Une place est libre. La partie commence d’elle-même quand elle est prise.
       *[other] { $free } places sont libres. La partie commence d’elle-même quand toutes sont prises.
    }
invite = Envoyez ce lien à qui doit jouer ou regarder
invite-here = Seule cette machine peut joindre la table : il n’y a pas encore de lien pour les autres.
invite-how = Lancez-la avec ./play --lan pour laisser entrer les machines de votre réseau.
invite-open = Laisser entrer mon réseau
invite-close = Cette machine seulement
invite-network = Les machines de votre réseau peuvent joindre cette table.
invite-code = Le lien en code pour l’appareil photo d’un téléphone
copy = Copier
copied = Copié
copy-by-hand = Le lien est sélectionné : appuyez sur Ctrl+C, sur un Mac ⌘C, ou touchez-le longuement.
that-is-you = (vous)
is-bot = (robot)
sit-down = S’asseoir
invited-by = { $host } vous invite à cette table.
start-with-bots = Commencer, avec des robots aux places libres

## À la table

table-page = { $game } chez Tatami
table-trouble = Impossible de montrer cette table
table-tools = Cette table
reconnecting = La liaison est rompue ; on revient…
spectators =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
rules = Règles
rules-overview = Vue d’ensemble
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune clause n’a ces mots.
        [one] Une clause a ces mots.
       *[other] { $count } clauses ont ces mots.
    }
rules-own-page = Ouvrir sur une page à part
rules-table = Tableau
rules-holds = (ici : { $value })
advice = (conseil)
open-clause = Règle { $clause } : ouvrir les règles à cet endroit
log = Journal
log-earlier = Plus tôt
log-undo =
    { $count ->
        [0] { $name } revient sur un choix.
        [one] { $name } revient sur un choix, et le coup qui l’a suivi est annulé.
       *[other] { $name } revient sur un choix, et les { $count } coups qui l’ont suivi sont annulés.
    }
log-undone = Annulé :
menu = Menu
position = La table
choices = Ce que vous pouvez faire
as-list = En liste
all-choices = Choix ({ $count })
go-on = { $card } : choisissez maintenant ce qui est éclairé, ou revenez.
undo = Annuler mon choix
undo-ask = Demander à annuler
redo = Refaire
undo-wanted = { $name } demande à annuler un choix.
undo-wanted-chance = { $name } demande à annuler un choix. Le hasard a été consulté depuis ; le même choix donnerait le même hasard.
undo-waits = On attend { $names }.
plan = Plan
plan-phrase = Que faire
plan-piece = Où
plan-propose = Proposer
plan-said = { $name } : { $phrase } { $piece }
plan-go = aller en
plan-fight = combattre en
plan-open = ouvrir en
plan-wait = m’attendre en
plan-careful = attention en
plan-yes = d’accord pour
plan-no = plutôt pas
window-open = Qui peut y répondre est interrogé maintenant.
window-may-answer = Vous pouvez y répondre : touchez ce qui est éclairé, ou laissez passer.
window-answered = Votre réponse est donnée. Elle sera dévoilée quand tous auront eu le temps.
request-kept = Gardé jusqu’à la fin de ce qui se passe : { $choice }
window-wait = Un instant
order-label = M’interroger
order-always = dès que je peux répondre
order-concerned = quand cela me concerne
order-never = jamais
agree = Accepter
refuse = Refuser
are-you-sure = Êtes-vous sûr ?
think-again = Réfléchir encore
options-here = Les règles de cette table
content-pack = Cartes et valeurs viennent d’un paquet de contenu.
plain-board = Le plateau en mots et en tableaux
leave-game = Quitter la partie
leave-sure = Un robot joue pour vous tant que d’autres sont là, et vous rend votre place à votre retour.
stay = Rester
is-asked = doit répondre
has-turn = a la main
is-away = un robot joue pour { $name }
bot-plays = un robot joue
not-here = absent

hand-over = { $name }, c’est à vous
hand-over-why = Aucune carte n’est à l’écran. Que personne d’autre ne regarde, puis continuez.
hand-over-ready = Je suis { $name } : montrer mes cartes

## Le rythme auquel la page montre ce que font les autres, et ce qu’ils ont fait entre-temps

pace-label = Coups des autres
pace-slow = Lents
pace-normal = Normaux
pace-fast = Rapides
pace-once = Immédiats
sound-label = Sons
motion-label = Mouvements
motion-auto = Auto
motion-still = Aucun
skip =
    { $count ->
        [one] Passer au présent (1 coup)
       *[other] Passer au présent ({ $count } coups)
    }
skip-turn =
    { $count ->
        [one] Passer à mon tour (1 coup)
       *[other] Passer à mon tour ({ $count } coups)
    }
since-turn = Depuis votre dernier coup :
since-away = En votre absence :
since-nothing =
    { $count ->
        [one] un coup, et rien n’a changé pour vous
       *[other] { $count } coups, et rien n’a changé pour vous
    }
since-steps = Pas à pas
since-close = Ranger cette ligne
replay-now = Retour à la table

## Son hasard, avant la partie et après

luck-promised = Le hasard de cette table est promis :
luck-what = Avant que personne ne s’assoie, le serveur a tiré un nombre secret. Ces chiffres en sont l’empreinte : ils n’en trahissent rien, et ne vont à aucun autre nombre. La page de chaque joueur ajoute un nombre à elle, scellé de même. Tous sont dévoilés ensemble juste avant la donne, et chaque carte, chaque dé en découle : personne ne peut donc choisir le hasard, pas même qui tient le serveur.
luck-later = La page de chaque joueur garde ces chiffres, et les compare avec le secret à la fin de la partie.
luck-unpromised = Cette table a commencé avant qu’il y ait un hasard scellé : personne n’a promis son hasard.
luck-misfit =
    { $misfit ->
        [setting] Ce qui doit être joué n’est pas fixé, ou a changé depuis ; votre part du hasard reste donc close.
        [promise] Ce n’est pas le hasard promis quand vous vous êtes assis ; votre part reste donc close.
       *[pledge] La liste n’a pas votre engagement tel que vous l’avez déposé ; votre part du hasard reste donc close.
    }
luck-comparing = On compare le hasard avec sa promesse…
luck-proved =
    { $count ->
        [0] Le hasard était celui qui avait été promis, et votre part y est. Si chaque carte et chaque dé en découle, comme le prouve la commande ci-dessous, personne ne l’a choisi.
       *[other] Le hasard était celui qui avait été promis, et votre part y est.
    }
luck-without-mine = Le hasard était celui qui avait été promis, mais votre part n’a pas été dévoilée à temps : rien ne dit ici si quelqu’un l’a choisi.
luck-consistent = Ce que la partie enregistrée dit du hasard est cohérent. Cet appareil n’a pas gardé tout ce qui était montré avant la donne ; rien de plus ne peut donc être prouvé ici.
luck-quick = Cette table a commencé avec le hasard rapide, que personne n’a promis.
luck-broken =
    { $fault ->
        [setting] Ce n’était pas le hasard promis : un autre jeu, d’autres options ou un autre contenu que ceux d’avant la donne ont été joués.
        [kind] Ce n’était pas le hasard promis : la partie enregistrée ne parle d’aucun hasard scellé.
        [table] Ce n’était pas le hasard promis : la partie enregistrée est d’une autre table.
        [secret] Ce n’était pas le hasard promis : le secret de la partie enregistrée ne va pas avec sa promesse.
        [promise] Ce n’était pas le hasard promis : la partie enregistrée a une autre promesse que celle d’avant la donne.
        [pledges] Ce n’était pas le hasard promis : la partie enregistrée a d’autres engagements que ceux d’avant la donne.
        [share] Ce n’était pas le hasard promis : une part de la partie enregistrée n’est pas celle qui fut déposée et dévoilée.
       *[record] Le hasard n’est pas prouvé : la partie enregistrée a été changée, ou il en manque une partie.
    }
luck-withheld =
    { $count ->
        [one] { $names } a déposé un engagement, mais sa part du hasard n’a pas été dévoilée à temps. Qui tient le serveur a pu choisir si elle comptait, et personne d’autre.
       *[other] { $names } ont déposé un engagement, mais leurs parts du hasard n’ont pas été dévoilées à temps. Qui tient le serveur a pu choisir lesquelles comptaient, et personne d’autre.
    }
luck-unreachable = La partie enregistrée n’a pas pu être lue ; le hasard n’est donc pas encore comparé.
luck-details = Le prouver vous-même
luck-promise-is = La promesse :
luck-yourself = Qui garde la partie peut la faire rejouer et prouver tout entière, avec cette commande :

## La fin

ending = La partie est finie
you-win = Vous gagnez
you-lose = Les autres gagnent
nobody-wins = Personne ne gagne
score = Score
player = Joueur
winner = Gagnant
play-again = Rejouer
rematch-proposed = { $name } propose une revanche : votre place vous est gardée.
rematch-by = Revanche avec { $name } : s’asseoir
seat-kept = gardée pour { $name }
turned-over = Ce que personne d’autre ne voyait
replay = Revoir pas à pas
record = Garder la partie
replay-step = Pas { $step } sur { $steps }
beliefs = Que pouvait savoir chacun ?
beliefs-how = D’après ce qu’il avait vu, quelle chance un joueur pouvait donner à la vérité sur chacun des autres, de la donne à la fin. Le trait vertical marque l’étape affichée.
beliefs-seat = Aux yeux de
beliefs-chance =
    { $percent ->
        [0] < 1 %
        [100] > 99 %
       *[other] { $percent } %
    }
beliefs-known = { $name } connaissait tout le monde dès le début.
beliefs-topic = Que savoir d’eux ?
beliefs-who = Qui ils étaient
beliefs-what = Ce qu’ils tenaient : { $what }
beliefs-how-holding = { $what } : d’après ce qu’il avait vu, quelle chance un joueur pouvait donner à ce que chacun des autres en ait en main, de la donne à la fin. La bande du haut marque quand c’était vrai, le trait vertical l’étape affichée.
beliefs-percent = { $percent } %
beliefs-held = en avait
beliefs-not-held = n’en avait pas
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-end = Revenir à la fin

## Aide

help-title = Aide
aim = Le but en une minute
aim-new = Premier { $game } ? Le but en une minute
aim-aside = Ranger cet écriteau
help-lit = Ce que vous pouvez choisir a un contour rouge et une encoche. Cliquez une carte, puis sa cible s’il en faut une ; s’il ne reste qu’une possibilité, c’est fait aussitôt.
help-why = Cliquez autre chose pour savoir pourquoi cela ne se choisit pas maintenant.
help-look = Montrez une carte ou un joueur pour tout en savoir ; sur un écran tactile, appuyez longuement.
help-keys = Au clavier
help-tab = Vers le groupe suivant
help-arrows = Dans la main et parmi les joueurs
help-enter = Choisir
help-escape = Un pas en arrière
help-next = Vers ce qui peut être choisi ensuite
help-hand = Vers votre main
help-others = Vers les autres joueurs
help-prompt = Vers la question
help-undo = Annuler votre choix
help-skip = Passer ce qui reste à montrer
help-rules = Ouvrir les règles, à la clause de ce que vous regardez
help-log = Ouvrir le journal
help-help = Cette page

## Le plateau de Katana

others = Les autres joueurs
before-you = En jeu devant vous
nothing-in-play = rien en jeu
pile-runs-out = épuisée : chacun perd un honneur
middle = Le milieu de la table
your-place = Votre place
you-name = Vous, { $name }
secret-role = Rôle secret
role-is = Rôle : { $role }. { $text }
life-of =
    { $count ->
        [one] { $count } vie sur { $full }
       *[other] { $count } vies sur { $full }
    }
honour-count =
    { $count ->
        [one] { $count } honneur
       *[other] { $count } honneurs
    }
cards-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
hand-of = La main de { $name } : { cards-in-hand }
hand-of-mine = Votre main : { cards-in-hand }
hand-empty = Aucune carte en main
difficulty-is = Difficulté { $count }
card-label =
    { $state ->
        [lit] { $card }, peut être choisie. { $text }
        [chosen] { $card }, choisie. { $text }
       *[other] { $card }. { $text }
    }
permanent-of = { $card } ×{ $count } devant { $name }
pile-of =
    { $count ->
        [0] { $pile }, vide
        [one] { $pile }, 1 carte
       *[other] { $pile }, { $count } cartes
    }
discards-top = { pile-of }, au sommet { $card }
resolving-card = En cours : { $card }
resolving-nothing = Aucune carte en cours
weapons-played = Armes : { $count } sur { $most }
bears-on-weapons = Compte pour vos armes :
sure-last-honour = C’est votre dernier honneur : le donner met aussitôt fin à la partie.

## Le plateau de Bushido

sure-geisha = La geisha met fin à ce tour aussitôt, pour tout le monde.
sure-no-attack = Sans attaque, le tour s’arrête et le mois ne change pas.

## Le plateau de Ninjato

sure-give-up = Vous avez de quoi gagner ce combat. Abandonner quand même ?
