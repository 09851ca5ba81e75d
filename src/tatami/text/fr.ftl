# Ce que disent tous les jeux. Les messages propres à un jeu sont dans games/<jeu>/text/.
# Les variables sont les faits du moteur : les places arrivent en noms, les identifiants en mots, les listes liées, les nombres tels quels.

language = Français

## Comment se composent les phrases

why = { $sentence } ({ $clause })
help = { $name } : { $text }
several = { $noun } ×{ $count }
nobody = personne
no-such-piece = Il n’y a ici rien qui s’appelle « { $piece } ».

## Comment finit une partie

outcome-team = Victoire pour { $team } : { $seats }.
outcome-players =
    { $count ->
        [one] Victoire : { $seats }.
       *[other] Victoire partagée : { $seats }.
    }
outcome-nobody = Personne ne gagne.
outcome-lost =
    { $count ->
        [one] Défaite : { $seats }.
       *[other] Défaite commune : { $seats }.
    }
outcome-rank = Rang atteint : { $rank }.
outcome-reason = Fin de partie : { $reason }.

## Ce qu'on trouve sur toutes les tables

view-seat = Joueur
piece-seat = Joueur
    .text = Quelqu’un qui joue à cette table.
piece-hand = Main
    .text = Les cartes que tient un joueur. Lui seul les voit ; chacun peut les compter.
piece-pile = Pioche
    .text = Des cartes que personne n’a encore vues, faces cachées. Leur nombre est public.
piece-discards = Défausse
    .text = Les cartes qui ont servi, faces visibles.

## D'où vient une valeur

source-rulebook = imprimé dans le livret
source-source = des pages de l’éditeur
source-confirmed = lu sur des pièces imprimées
source-inferred = notre lecture d’un livret dont les images sont perdues
source-reconstruction = reconstitué : trouvé nulle part, s’accorde à tout ce qu’on sait
source-owner = du jeu de valeurs de cette table

## Ce qui peut mal tourner, par le code de l'erreur ; les défauts d'une partie enregistrée se distinguent par error-record.

error-not-asked = On ne vous demande rien pour l’instant.
error-not-offered = Ce n’est pas possible maintenant.
error-unreadable = Ce n’est pas un choix de ce jeu.
error-stale = La table a changé entre-temps ; regardez-la, puis choisissez.
error-over = La partie est finie.

error-unknown-game = Ce jeu n’existe pas ici.
error-unknown-language = Il n’y a pas de textes dans cette langue.
error-unknown-piece = Cette pièce n’existe pas.
error-unknown-option = Ce jeu n’a pas cette option.
error-unknown-bot = Ce robot n’existe pas.
error-bad-option = Cette option n’a pas cette valeur, ou pas pour cette table.
error-bad-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
error-bad-name = Un nom tient sur une seule ligne, courte.
error-bad-seed = Une graine est un nombre ou une ligne de texte.
error-bad-luck = Ce n’est ni un engagement, ni une promesse, ni une part du hasard, ou pas celle qui a été promise.

error-record-foreign = Ce n’est pas une partie enregistrée de Tatami.
error-record-too-long = La partie enregistrée est trop longue ; aucune partie ne l’est à ce point.
error-record-truncated = La partie enregistrée s’interrompt avant sa fin.
error-record-edited = La partie enregistrée a été modifiée après coup.
error-record-unreadable = Une ligne de la partie enregistrée est illisible.
error-record-unplayable = Une ligne de la partie enregistrée ne peut être jouée.
error-record-version = Cette partie a été jouée avec une autre version des règles.
error-record-sealed = La partie n’est pas finie : son enregistrement dirait le secret de son hasard.

error-bad-content = Le paquet de contenu est illisible.
error-unknown-name = Le paquet de contenu nomme quelque chose que ce jeu n’a pas.
error-bad-count = Les nombres d’exemplaires du paquet de contenu ne tombent pas juste.
error-bad-value = Une valeur du paquet de contenu est hors limites.

error-malformed = Le serveur n’a pas compris ce message.
error-too-long = Ce message est trop long.
error-binary = Le serveur n’accepte que du texte.
error-too-frequent = Trop de messages ; attendez un instant.
error-not-json = Le serveur n’accepte que du JSON.
error-not-found = Il n’y a rien à cette adresse.
error-not-allowed = Cette adresse n’accepte pas cela.
error-foreign-origin = Cette demande vient d’un autre site.
error-foreign-host = Ce serveur ne répond pas à ce nom d’hôte.
error-no-guest = Le serveur ne sait pas qui vous êtes ; rechargez la page.
error-hello-first = Cette page et le serveur ne parlent pas la même version ; rechargez la page.
error-unknown-table = Cette table n’existe pas.
error-too-many-tables = Vous avez trop de tables en cours ; finissez-en une ou quittez-la d’abord.
error-two-of-me = Vous n’occupez qu’une place ; les autres devant cet écran ont besoin de leur propre nom.
error-no-seat-free = Aucune place n’est libre à cette table.
error-seat-taken = Cette place est prise.
error-already-seated = Vous êtes déjà à cette table.
error-not-seated = Vous n’êtes pas à cette table.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-already-begun = La partie a déjà commencé.
error-already-pledged = Cette place a déjà déposé l’engagement de sa part du hasard.
error-not-opening = Les parts du hasard se dévoilent quand toutes les places sont prises, avant la donne.
error-not-playing = La partie n’est pas en cours.
error-not-finished = La partie enregistrée se montre quand la partie est finie.
error-other-rules = Cette partie a été jouée avec une autre version des règles ; il n’en reste que l’enregistrement.
error-not-your-seat = Cette place n’est pas la vôtre.
error-nothing-to-undo = Vous n’avez rien à annuler.
error-undo-pending = La table attend une réponse : un choix peut-il être annulé ?
error-undo-refused = Les autres n’ont pas accepté que ce choix soit annulé.
error-no-undo-request = Personne ne vous demande si un choix peut être annulé.
error-nothing-to-redo = Vous n’avez aucun choix à refaire.
error-no-plans = Les plans sont pour des joueurs unis, à propos d’une pièce de leur jeu.
error-no-windows = Rien ne se répond hors de son tour dans ce jeu ; il n’y a donc rien à régler.
error-only-this-machine = Seule cette machine peut joindre le serveur.
error-not-this-machine = Seul un navigateur sur la machine du serveur peut le faire.
error-no-network = Cette machine n’est dans aucun réseau où d’autres pourraient la joindre.
error-not-over = Une revanche suit une partie finie.
error-rematch-laid = Quelqu’un a ouvert une table pour la revanche ; prenez-y place.
error-no-gesture = Ces réponses ne peuvent pas être données ensemble : le hasard, un secret ou quelqu’un d’autre s’intercale.
error-cannot-wait = Vous ne pouvez pas prolonger cela davantage.
error-frozen = Les règles ont échoué à cette table. La partie est gardée et repose jusqu’au redémarrage du serveur.
error-not-read = Le disque du serveur n’a pas pu être lu. Réessayez.
error-not-saved = Le choix n’a pu être noté, il n’a donc pas été fait. Essayez encore.
error-elsewhere = Cette table est tenue par une autre partie du serveur. Essayez encore.
error-broken = Quelque chose a mal tourné sur le serveur.
