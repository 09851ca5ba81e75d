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
event-gains-bonus = { $seat } acquiert un bonus de niveau { $level } : { $bonus }.
event-raises-hand = { $seat } a désormais une main de { $count } dés.
event-fights = { $seat } obtient { $die } au dé de combat ; dés rouges { $engaged }, bonus { $bonus } : force { $strength }.

## Ce qui est demandé et proposé

prompt-first-throw = Votre premier lancer : quels dés de votre réserve relancez-vous ?
prompt-first-throw-other = { $seat } décide quoi garder de sa réserve.
prompt-reroll =
    { $count ->
        [one] Il vous reste un lancer : quels dés relancez-vous ?
       *[other] Il vous reste { $count } lancers : quels dés relancez-vous ?
    }
prompt-reroll-other = { $seat } peut relancer des dés.
prompt-reserve = Quels dés inutilisés mettez-vous en réserve ? Deux au plus.
prompt-reserve-other = { $seat } peut mettre des dés en réserve.
prompt-bonus = Quel bonus acquérez-vous ?
prompt-bonus-other = { $seat } acquiert un bonus.
prompt-hand-or-bonus = Voulez-vous un dé de plus dans votre main, ou un bonus ?
prompt-hand-or-bonus-other = { $seat } a fait une suite et choisit.

choice-keep-all = Laisser les dés tels quels
choice-reroll = Relancer : { $faces }
choice-reserve = Mettre en réserve : { $faces }
choice-reserve-nothing = Ne rien mettre en réserve
choice-engage = Engager des dés rouges : { $count }
choice-engage-nothing = N’engager aucun dé rouge
choice-bonus = Niveau { $level } : { $bonus }
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
piece-keep = Laisser les dés
    .text = Met fin à vos lancers ; les dés restent tels quels.
piece-reroll = Relancer
    .text = Relance les dés que vous avez touchés.
piece-reserve = Réserve
    .text = Jusqu’à deux dés inutilisés y restent tels quels. Ils comptent dans votre prochaine main et peuvent être relancés.
piece-hand = Main active
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
piece-engage-0 = Aucun dé rouge
    .text = Le dé de combat seul, avec vos bonus rouges.
piece-engage-1 = 1 dé rouge
    .text = Engagé avant le lancer du dé de combat : 1 de plus, et le dé est défaussé.
piece-engage-2 = 2 dés rouges
    .text = Engagés avant le lancer du dé de combat : 2 de plus, et les dés sont défaussés.
piece-engage-3 = 3 dés rouges
    .text = Engagés avant le lancer du dé de combat : 3 de plus, et les dés sont défaussés.
piece-engage-4 = 4 dés rouges
    .text = Engagés avant le lancer du dé de combat : 4 de plus, et les dés sont défaussés.
piece-engage-5 = 5 dés rouges
    .text = Engagés avant le lancer du dé de combat : 5 de plus, et les dés sont défaussés.
piece-bonus-2-blue = Bonus bleu, niveau 2
    .text = Une face de plus dans chacune de vos combinaisons bleues.
piece-bonus-2-yellow = Bonus jaune, niveau 2
    .text = Une face de plus dans chacune de vos combinaisons jaunes.
piece-bonus-2-red = Bonus rouge, niveau 2
    .text = Une face de plus dans chacune de vos combinaisons rouges, et 1 de plus à chaque combat.
piece-bonus-2-green = Bonus vert, niveau 2
    .text = Une face de plus dans chacune de vos combinaisons vertes.
piece-bonus-2-roll = Bonus de lancer, niveau 2
    .text = Un troisième lancer à chacun de vos tours.
piece-bonus-3-blue = Bonus bleu, niveau 3
    .text = Une face de plus dans chacune de vos combinaisons bleues.
piece-bonus-3-yellow = Bonus jaune, niveau 3
    .text = Une face de plus dans chacune de vos combinaisons jaunes.
piece-bonus-3-red = Bonus rouge, niveau 3
    .text = Une face de plus dans chacune de vos combinaisons rouges, et 1 de plus à chaque combat.
piece-bonus-3-green = Bonus vert, niveau 3
    .text = Une face de plus dans chacune de vos combinaisons vertes.
piece-bonus-3-roll = Bonus de lancer, niveau 3
    .text = Un troisième lancer à chacun de vos tours.
piece-bonus-4-blue = Bonus bleu, niveau 4
    .text = Une face de plus dans chacune de vos combinaisons bleues.
piece-bonus-4-yellow = Bonus jaune, niveau 4
    .text = Une face de plus dans chacune de vos combinaisons jaunes.
piece-bonus-4-red = Bonus rouge, niveau 4
    .text = Une face de plus dans chacune de vos combinaisons rouges, et 1 de plus à chaque combat.
piece-bonus-4-green = Bonus vert, niveau 4
    .text = Une face de plus dans chacune de vos combinaisons vertes.
piece-bonus-4-roll = Bonus de lancer, niveau 4
    .text = Un troisième lancer à chacun de vos tours.
piece-bonus-5-blue = Bonus bleu, niveau 5
    .text = Une face de plus dans chacune de vos combinaisons bleues.
piece-bonus-5-yellow = Bonus jaune, niveau 5
    .text = Une face de plus dans chacune de vos combinaisons jaunes.
piece-bonus-5-red = Bonus rouge, niveau 5
    .text = Une face de plus dans chacune de vos combinaisons rouges, et 1 de plus à chaque combat.
piece-bonus-5-green = Bonus vert, niveau 5
    .text = Une face de plus dans chacune de vos combinaisons vertes.
piece-bonus-5-roll = Bonus de lancer, niveau 5
    .text = Un troisième lancer à chacun de vos tours.
