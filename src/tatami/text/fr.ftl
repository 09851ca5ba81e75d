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
outcome-reason = Fin de partie : { $reason }.

## Ce qu'on trouve sur toutes les tables

piece-seat = Joueur
    .text = Quelqu’un qui joue à cette table.
piece-hand = Main
    .text = Les cartes que tient un joueur. Lui seul les voit ; chacun peut les compter.
piece-pile = Pioche
    .text = Des cartes que personne n’a encore vues, faces cachées. Leur nombre est public.
piece-discards = Défausse
    .text = Les cartes qui ont servi, faces visibles.

## Le terminal

terminal-turn = Tour : { $seat }
terminal-choices = Vous pouvez choisir :
terminal-ask = Votre choix, par numéro ou en mots
terminal-commands = h : aide sur une pièce, w : pourquoi pas, r : les règles, l : ce qui s’est passé, u : reprendre, q : quitter
terminal-help-ask = Aide sur quelle pièce ?
terminal-why-ask = Pourquoi pas quelle pièce ?
terminal-possible = Ce choix est permis maintenant.
terminal-rules-ask = Quelle clause ?
terminal-no-clause = Il n’y a pas de clause { $clause }.
terminal-undone = { $seat } reprend un choix.
terminal-no-undo = Rien ne peut être repris : quelqu’un a répondu, le hasard a parlé, ou un secret est sorti.
terminal-pass = Passez le clavier à { $seat }, puis appuyez sur Entrée.
terminal-thinking = { $seat } réfléchit.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-leave = Vous quittez la table.
terminal-scores = Décompte

## Ce qui peut mal tourner. Les codes sont ceux de tatami.core.errors.

error-choice-not-asked = On ne vous demande rien pour l’instant.
error-choice-not-offered = Ce n’est pas possible maintenant.
error-choice-unreadable = Ce n’est pas un choix de ce jeu.
error-choice-stale = La table a changé entre-temps ; regardez-la et choisissez de nouveau.
error-choice-over = La partie est terminée.
error-option-unknown-game = Ce jeu n’existe pas ici.
error-option-unknown-language = Cette langue n’existe pas ici.
error-option-unknown-piece = Cette pièce n’existe pas.
error-option-unknown-option = Ce jeu n’a pas une telle option.
error-option-bad-option = Cette option n’a pas une telle valeur.
error-option-bad-seats = Ce jeu ne se joue pas à ce nombre.
error-option-bad-name = Un nom tient sur une seule ligne.
error-record-foreign = Ce n’est pas une partie enregistrée de Tatami.
error-record-too-long = La partie enregistrée est trop longue ; aucune ne l’est à ce point.
error-record-truncated = La partie enregistrée s’interrompt avant sa fin.
error-record-edited = La partie enregistrée a été modifiée après coup.
error-record-unreadable = Une ligne de la partie enregistrée est illisible.
error-record-unplayable = Une ligne de la partie enregistrée ne peut être jouée.
error-record-version = Cette partie a été jouée avec une autre version des règles.
error-content-bad-content = Le paquet de contenu est illisible.
error-content-unknown-name = Le paquet de contenu nomme quelque chose que ce jeu n’a pas.
error-content-bad-count = Les nombres d’exemplaires du paquet de contenu ne tombent pas juste.
error-content-bad-value = Une valeur du paquet de contenu est hors limites.
