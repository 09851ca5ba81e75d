# The aim of each game in a minute: a sentence of at most twenty words for each picture.

aim-done = Done
aim-next = Next
aim-before = Previous
aim-skip = Skip
aim-count = Picture { $number } of { $count }

katana-1 = Your secret role names your side: the shogun’s team, the ninjas or the ronin. Your side must win.
katana-2 = On your turn draw two cards, then play as you like: one weapon, and anything else.
katana-3 = A weapon reaches only so many seats. Whoever is hit parries, or loses life.
katana-4 = Whoever loses all life gives the attacker an honour, and is back with full life next turn.
katana-5 = The game ends when somebody has no honour left: most honour wins. Or when one warrior stands alone.

bushido-1 = Daimyo honour wins: fifty make you Shogun at once, otherwise the most after twelve months.
bushido-2 = Each turn another player may be Daimyo, and leads through twelve phases, from tea to war.
bushido-3 = The Daimyo gives the others roles: who fights for the Daimyo, who defends, who advises.
bushido-4 = Provinces bring honour and feed troops. Combat is fought with hidden tiles and a disc.
bushido-5 = Fighting for another earns Samurai honour. A tea ceremony turns it into Daimyo honour.

crazy-cup-1 = One lap around the canyon: whoever has come farthest when the race ends wins.
crazy-cup-2 = Each turn throw your dice, some of them again, and spend combinations on moves, cards and technology.
crazy-cup-3 = Shortcuts lead over rough ground: they need the technology that fits. Garages help your dice.
crazy-cup-4 = Cheat cards slow the others down, or help you when the moment fits.
crazy-cup-5 = When somebody crosses the finish, the round is played out. Then the squares are counted.

shogun-1 = Ninjas carry the Shogun off to a torii. Samurai guard him until the last alert.
shogun-2 = Each turn throw your dice, some of them again, and act with their combinations.
shogun-3 = Ninjas come in over torii, samurai out of garrisons. Walls and doors stand in the way.
shogun-4 = In a fight both sides throw a die. Whoever is beaten leaves the palace.
shogun-5 = Mind the night: if it ends first, the side that has the Shogun wins.

donjon-1 = You win together: open enough chests, and find the crown.
donjon-2 = Each turn a card is turned over. Then throw your dice, and act with their combinations.
donjon-3 = Walk through the dungeon, beat the monsters, and open what they guard.
donjon-4 = Goblins come with the cards. If one is due and none is left, you have lost.
donjon-5 = Once the king has come, he walks to his throne. When he sits there, you have lost.

civilisation-1 = Victory points decide: for cities, temples and wonders, for monsters, objectives and attacks.
civilisation-2 = Each turn throw your dice, some of them again, and act with their combinations.
civilisation-3 = Sail from island to island, found cities and temples, and hunt monsters.
civilisation-4 = Philosophers lend you their powers. Whoever meets an objective first takes its card.
civilisation-5 = Whoever takes the last card of the stack brings on the end: the round is finished.

ninjato-1 = Whoever has the most honour after seven rounds wins: envoys and rumours bring it.
ninjato-2 = Each round you place three shuriken, one after the other, and do what the place allows.
ninjato-3 = Raid a house: by strength go above its guard, by stealth below. A tie loses.
ninjato-4 = After each treasure stop, or cry banzai and go on. Whoever is beaten keeps little.
ninjato-5 = Treasures buy envoys and rumours. Three times the clans reward those who have the most envoys.

samourai-katana-1 = The most honour wins. The game ends in a round in which somebody has twenty-five.
samourai-katana-2 = A round has four phases: purchases, activations, offices, levy. The Emperor says who plays next.
samourai-katana-3 = March from territory to territory: whole provinces and battles that you win bring honour.
samourai-katana-4 = In battle both lay cards face down, then turn them over. Some cards are played at any time.
samourai-katana-5 = Koku pay for samurai and castles. Watch who becomes Emperor, and who Shogun.
