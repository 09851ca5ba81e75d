# Ce que partagent les jeux de Dicium : dés, plateaux individuels et tour. $faces et $bonus arrivent comme noms,
# $seat comme nom de joueur.

## Dés

face-1 = 1
    .text = Valeur 1, verte.
face-2 = 2
    .text = Valeur 2, bleue.
face-3 = 3
    .text = Valeur 3, jaune.
face-4 = 4
    .text = Valeur 4, rouge. En combat, on peut l’engager avant de lancer le dé, pour 1 de plus par face.
face-5 = 5
    .text = Valeur 5, bleue.
face-dicium = Dicium
    .text = N’importe quelle valeur de 1 à 5, ou une face verte. Jamais bleue, jaune ni rouge.

bonus-blue = bleu
    .text = Une face de plus dans chacune de vos combinaisons bleues.
bonus-yellow = jaune
    .text = Une face de plus dans chacune de vos combinaisons jaunes.
bonus-red = rouge
    .text = Une face de plus dans chacune de vos combinaisons rouges, et 1 de plus à chaque combat.
bonus-green = vert
    .text = Une face de plus dans chacune de vos combinaisons vertes.
bonus-roll = lancer
    .text = Un troisième lancer à chacun de vos tours.

combination-pair = paire
combination-straight = suite
combination-three = brelan
combination-two-pair = double paire
combination-four = carré
combination-full = full
combination-five = poker
combination-blue = combinaison bleue
combination-yellow = combinaison jaune
combination-red = combinaison rouge
combination-green = combinaison verte

## Ce qui se passe

event-throws =
    { $count ->
        [0] { $seat } ne lance aucun dé.
        [one] { $seat } lance un dé : { $faces }.
       *[other] { $seat } lance { $count } dés : { $faces }.
    }
event-keeps = { $seat } garde de sa réserve : { $faces }.
event-rerolls =
    { $count ->
        [one] { $seat } relance un dé : { $faces }.
       *[other] { $seat } relance { $count } dés : { $faces }.
    }
event-reserves = { $seat } met en réserve : { $faces }.
event-forms = { $seat } utilise { $faces } ({ $combination }).
event-gains-bonus = { $seat } acquiert un bonus de niveau { $level } : { $bonus }.
event-raises-hand = { $seat } a désormais une main de { $count } dés.
event-fights =
    { $throw ->
        [drone] Le dé de combat indique { $die } pour le drone.
        [attack] { $seat } attaque et obtient { $die } au dé de combat ; dés rouges { $engaged }, bonus { $bonus } : force { $strength }.
        [defence] { $seat } se défend et obtient { $die } au dé de combat ; dés rouges { $engaged }, bonus { $bonus } : force { $strength }.
       *[test] { $seat } obtient { $die } au dé de combat ; dés rouges { $engaged }, bonus { $bonus } : force { $strength }.
    }

## Ce qui est demandé et proposé

prompt-first-throw = Votre premier lancer. Les dés de votre réserve restent tels quels, sauf si vous les relancez.
prompt-first-throw-other = { $seat } décide quoi garder de sa réserve.
prompt-reroll =
    { $count ->
        [one] Il vous reste un lancer : quels dés relancez-vous ?
       *[other] Il vous reste { $count } lancers : quels dés relancez-vous ?
    }
prompt-reroll-other = { $seat } peut relancer des dés.
prompt-reserve = Quels dés inutilisés mettez-vous en réserve ? Deux au plus.
prompt-reserve-other = { $seat } peut mettre des dés en réserve.
prompt-spend = Quels dés utilisez-vous pour cela ?
prompt-spend-other = { $seat } choisit les dés à utiliser.
prompt-bonus = Quel bonus acquérez-vous ?
prompt-bonus-other = { $seat } acquiert un bonus.
prompt-hand-or-bonus = Que gagnez-vous ?
prompt-hand-or-bonus-other = { $seat } choisit ce gain.

choice-keep-all = Laisser les dés tels quels
choice-reroll = Relancer un { $face }
choice-throw = Lancer
choice-reserve = Mettre un { $face } en réserve
choice-reserve-no-more = Ne plus rien mettre en réserve
choice-spend = Utiliser un { $face }
choice-engage = Engager un dé rouge
choice-fight = Lancer le dé de combat
choice-level = Un bonus de niveau { $level }
choice-bonus = Le bonus { $bonus }
choice-raise-hand = Un dé de plus dans votre main
choice-end-actions = Plus d’action

## Ce qu’on peut consulter

piece-die-1 = Un dé qui montre 1
    .text = Valeur 1, verte.
piece-die-2 = Un dé qui montre 2
    .text = Valeur 2, bleue.
piece-die-3 = Un dé qui montre 3
    .text = Valeur 3, jaune.
piece-die-4 = Un dé qui montre 4
    .text = Valeur 4, rouge ; on peut l’engager au combat.
piece-die-5 = Un dé qui montre 5
    .text = Valeur 5, bleue.
piece-die-dicium = Un dé qui montre le Dicium
    .text = N’importe quelle valeur de 1 à 5, ou une face verte.
piece-throw = Lancer
    .text = Relance les dés que vous avez choisis.
piece-keep = Laisser les dés
    .text = Met fin à vos lancers ; les dés restent tels quels.
piece-reserve = Réserve
    .text = Jusqu’à deux dés inutilisés y restent tels quels. Ils comptent dans votre prochaine main et peuvent être relancés.
piece-active-hand = Main active
    .text = Le nombre de dés que vous lancez : trois au début, cinq au plus.
piece-end = Fin des actions
    .text = Vous ne jouez plus d’action ce tour-ci.
piece-pair = Paire
    .text = Deux dés de même valeur.
piece-straight = Suite
    .text = Tous les dés de votre main, à la file à partir de 1.
piece-three = Brelan
    .text = Trois dés de même valeur.
piece-two-pair = Double paire
    .text = Deux paires de valeurs différentes.
piece-four = Carré
    .text = Quatre dés de même valeur.
piece-full = Full
    .text = Un brelan et une paire d’une autre valeur.
piece-five = Poker
    .text = Cinq dés de même valeur.
piece-combat-die = Dé de combat
    .text = De 1 à 6 ; les dés rouges engagés et les bonus rouges s’y ajoutent.
piece-level-2 = Niveau 2
    .text = Deux bonus de votre plateau ; 2 faces vertes en acquièrent un.
piece-level-3 = Niveau 3
    .text = Deux bonus de votre plateau ; 3 faces vertes en acquièrent un.
piece-level-4 = Niveau 4
    .text = Deux bonus de votre plateau ; 4 faces vertes en acquièrent un.
piece-level-5 = Niveau 5
    .text = Deux bonus de votre plateau ; 5 faces vertes en acquièrent un.
piece-bonus-blue = Bonus bleu
    .text = Une face de plus dans chacune de vos combinaisons bleues.
piece-bonus-yellow = Bonus jaune
    .text = Une face de plus dans chacune de vos combinaisons jaunes.
piece-bonus-red = Bonus rouge
    .text = Une face de plus dans chacune de vos combinaisons rouges, et 1 de plus à chaque combat.
piece-bonus-green = Bonus vert
    .text = Une face de plus dans chacune de vos combinaisons vertes.
piece-bonus-roll = Bonus de lancer
    .text = Un troisième lancer à chacun de vos tours.

## Ce qu’il y a sur la table, là où aucune image ne le montre

view-phase = Phase
view-phase-throws = lancers
view-phase-actions = actions
view-phase-reserve = réserve
view-picked_dice = Dés choisis jusqu’ici
    .noun = face
view-forms = Ce que forment les dés
view-piece = Combinaison
view-faces = Dés
    .noun = face
view-deed = Effet
view-count = Combien
