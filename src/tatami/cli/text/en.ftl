# What the terminal itself says. The games and the rest of Tatami have messages of their own.

title = { $game }, played by { $players }.
table-option = { $option }: { $value }.
cast = { $seat }: { $nouns }
with-content = Played with a content pack.
undone = { $seat } takes a choice back.
still-open = The record ends here; the game goes on.
team-total = { $team }: { $score }
players-and-length = for { $seats } players, { $length }
default-marked = * marks the default.
texts-to-come = Its texts in this language are not written yet.

## Playing

ask = Your choice (? for help)
commands =
    A number or the words of a choice: choose it.
    ? nodachi: what a card, a character or a word means. ? R6.4: a clause of the rules.
    ! nodachi, ! nodachi botan: why that is not possible now.
    u: take your last choice back, where that is fair. l: what has happened so far.
    Enter: look at the table again. q: leave.
why-how = Say what you would like to choose, such as: ! nodachi, or ! nodachi botan.
possible = That can be chosen now.
unknown = Nothing here is called “{ $word }”.
no-piece = “{ $word }” is nothing to choose; ? { $word } says what it is.
not-understood = “{ $line }” is neither a number nor the words of a choice; ? says what can be typed.
not-offered = That is not possible now.
no-such-number = The choices are numbered from 1 to { $count }.
no-undo = Nothing can be taken back now: somebody has answered, chance has spoken, or a secret is out.
kept = The record is in { $file }; `tatami replay` tells it again.
how-to-keep = You leave the table. To keep the record of a game, begin it with --record FILE.

## Boards

field = { $name }: { $value }
heading-character = Character
heading-role = Role
heading-life = Life
heading-honour = Honour
heading-hand = Hand
heading-difficulty = Difficulty
heading-permanent = In front
piles =
    { $discards ->
        [0] Draw pile: { $pile }. Discard pile: empty.
       *[other] Draw pile: { $pile }. Discard pile: { $discards }, on top { $top }.
    }
resolving = In play: { $card }.
your-hand = Your hand [precision|damage]: { $cards }
weapon-values = Precision { $precision }, damage { $damage }.
character-values = Life { $life }.
value-from = Where its value comes from: { $source }.
copies =
    { $count ->
        [one] There is 1 in the deck.
       *[other] There are { $count } in the deck.
    }

## What could each seat know

beliefs-title = What could each seat know? The chance it could give to the truth about the others, from the deal to the end.
# Only for what is not certain: a chance of 0 or 100 is rounded, and says so.
beliefs-chance =
    { $percent ->
        [0] < 1 %
        [100] > 99 %
       *[other] { $percent } %
    }
beliefs-known = Knew everyone from the beginning.
beliefs-steps = choices
beliefs-holding = What did they hold? { $what }: when each hand really held one, and the chance that the others could give to it, over the game and on average while it did and while it did not.
beliefs-held = held one

## Luck

luck-is-promised =
    The luck of this game is sealed. Before the deal, this is its promise:
    { $promise }
    And this is the hash of what is played and pledged:
    { $setting }
luck-is-known = The luck of this game follows from the seed { $seed }: whoever has the seed knows it beforehand, and the record says so.
luck-kept = The luck was the promised one: { $promise } is the hash of this table and its secret, and every number of the game follows from that secret and the shares.
luck-broken = The luck was not the promised one: the promise was { $promised }, this record has { $promise }.
luck-consistent = The record is consistent: its hashes fit, and every choice could be made with the luck that follows from them. Without a promise from before the deal (--promised) it proves no more than that.
luck-share = { $seat } pledged { $pledge } and opened that share.
luck-withheld = { $seat } pledged { $pledge }, but that share was withheld: it was not opened in time, or the server did not take it.
luck-chosen-by-nobody = Nobody chose this luck if one of those who opened a share drew it by chance and kept it to themselves until then.
luck-with-withheld = Whoever keeps the server could choose whether a withheld share counted, alone or together with its player: with one between two lucks, with several among more. Nobody else could.
luck-without-setting = Whoever has the secret could have made up shares, options and content after the game: only the hash of what is played and pledged, from before the shares were opened (--setting), proves that nobody chose this luck.
luck-other-setting = Something else was played or pledged than was shown before the deal: its hash was { $promised }, this record has { $setting }.
luck-without-shares = No share was opened, so whoever drew the secret could have chosen the luck before promising it.
luck-unfinished = The game is not over; the record is proved as far as it goes.
luck-quick = This game was played with quick luck, which nobody promised and which a few dozen throws betray: the record replays, and proves nothing about the luck.
luck-known = This game was played with luck known beforehand, from the seed { $seed }: the record replays, and nobody promised the luck.
luck-refused = Nothing is proved, for the record does not hold: { $why }
