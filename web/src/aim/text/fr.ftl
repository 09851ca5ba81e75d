# Le but de chaque jeu en une minute : une phrase d’au plus vingt mots pour chaque image.

aim-done = Terminé
aim-next = Suivant
aim-before = Précédent
aim-skip = Passer
aim-count = Image { $number } sur { $count }

katana-1 = Votre rôle secret dit votre camp : celui du shogun, les ninjas ou le ronin. Il doit gagner.
katana-2 = À votre tour, piochez deux cartes, puis jouez à votre guise : une arme, et tout le reste.
katana-3 = Une arme ne porte qu’à quelques places. Qui est visé pare, ou perd de la vie.
katana-4 = Qui perd toute sa vie donne un honneur à l’attaquant, et revient guéri au tour suivant.
katana-5 = La partie finit quand quelqu’un n’a plus d’honneur : le plus d’honneur gagne. Ou quand un seul reste debout.

bushido-1 = L’honneur de daimyo fait gagner : cinquante vous font shogun aussitôt, sinon le plus après douze mois.
bushido-2 = À chaque tour, un joueur est daimyo et mène à travers douze phases, du thé à la guerre.
bushido-3 = Le daimyo donne des rôles aux autres : qui se bat pour lui, qui défend, qui conseille.
bushido-4 = Les provinces donnent de l’honneur et nourrissent les troupes. On se bat avec des tuiles cachées et un disque.
bushido-5 = Se battre pour un autre vaut de l’honneur de samouraï ; le thé en fait de l’honneur de daimyo.

crazy-cup-1 = Un tour du canyon : qui est allé le plus loin quand la course s’achève gagne.
crazy-cup-2 = À votre tour, lancez vos dés, relancez-en, puis dépensez leurs combinaisons : déplacements, cartes, technologie.
crazy-cup-3 = Les raccourcis passent en terrain difficile : il y faut la bonne technologie. Les garages aident vos dés.
crazy-cup-4 = Les cartes de triche freinent les autres, ou vous aident au bon moment.
crazy-cup-5 = Quand quelqu’un passe l’arrivée, on finit le tour de table. Puis on compte les cases.

shogun-1 = Les ninjas emportent le Shogun jusqu’à un torii. Les samouraïs le gardent jusqu’à la dernière alerte.
shogun-2 = À votre tour, lancez vos dés, relancez-en, puis agissez avec leurs combinaisons.
shogun-3 = Les ninjas entrent par les torii, les samouraïs par les garnisons. Murs et portes barrent le chemin.
shogun-4 = Au combat, les deux camps lancent un dé. Le pion battu quitte le palais.
shogun-5 = Gare à la nuit : si elle finit avant, le camp qui tient le Shogun gagne.

donjon-1 = Vous gagnez ensemble : ouvrez assez de coffres et trouvez la couronne.
donjon-2 = À chaque tour, une carte se dévoile. Puis lancez vos dés et agissez avec leurs combinaisons.
donjon-3 = Parcourez le donjon, battez les monstres et ouvrez ce qu’ils gardent.
donjon-4 = Des gobelins viennent avec les cartes. S’il en faut un et qu’il n’en reste plus, c’est perdu.
donjon-5 = Une fois venu, le roi marche vers son trône. S’il s’y assied, c’est perdu.

civilisation-1 = Les points de victoire décident : villes, temples, merveilles, monstres, objectifs et attaques en donnent.
civilisation-2 = À votre tour, lancez vos dés, relancez-en, puis agissez avec leurs combinaisons.
civilisation-3 = Voguez d’île en île, fondez des villes, élevez des temples et chassez les monstres.
civilisation-4 = Les philosophes prêtent leurs pouvoirs. Le premier à remplir un objectif en prend la carte.
civilisation-5 = Qui prend la dernière carte de la pile amène la fin : on termine le tour de table.

ninjato-1 = Le plus d’honneur après sept manches gagne : émissaires et rumeurs en donnent.
ninjato-2 = À chaque manche, placez trois shuriken, l’un après l’autre, et faites ce que permet le lieu.
ninjato-3 = Attaquez une maison : par la force, dépassez le garde ; par la discrétion, restez en dessous. L’égalité perd.
ninjato-4 = Après chaque trésor, arrêtez-vous, ou criez banzai et continuez. Qui est battu garde peu.
ninjato-5 = Les trésors paient émissaires et rumeurs. Trois fois, les clans récompensent qui a le plus d’émissaires.

samourai-katana-1 = Le plus d’honneur gagne. La partie finit à la manche où quelqu’un en a vingt-cinq.
samourai-katana-2 = Une manche a quatre phases : achats, activations, charges, impôts. L’Empereur dit qui joue ensuite.
samourai-katana-3 = Marchez de territoire en territoire : provinces entières et batailles gagnées donnent de l’honneur.
samourai-katana-4 = En bataille, chacun pose des cartes cachées, puis les retourne. Certaines se jouent à tout moment.
samourai-katana-5 = Les koku paient samouraïs et châteaux. Surveillez qui devient Empereur, et qui Shogun.
