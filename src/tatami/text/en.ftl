# What all games say. A game's own messages are in games/<game>/text/.
# The variables are the facts of the engine: seats arrive as names, ids as nouns, lists joined, numbers as numbers.

language = English

## How sentences are put together

why = { $sentence } ({ $clause })
help = { $name }: { $text }
several = { $noun } ×{ $count }
nobody = nobody
no-such-piece = There is nothing called “{ $piece }” here.

## How a game ended

outcome-team = Victory for { $team }: { $seats }.
outcome-players =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
outcome-nobody = Nobody wins.
outcome-reason = The game ended because { $reason }.

## Things on every table

piece-seat = Player
    .text = A player at this table.
piece-hand = Hand
    .text = The cards a player holds. Only the holder sees them; everybody may count them.
piece-pile = Draw pile
    .text = Cards nobody has seen yet, face down. How many there are, everybody may know.
piece-discards = Discard pile
    .text = Cards that have been used up, face up.

## The terminal

terminal-turn = Turn: { $seat }
terminal-choices = You can choose:
terminal-ask = Your choice, by number or in words
terminal-commands = h: help on a piece, w: why not, r: the rules, l: what happened, u: take back, q: leave
terminal-help-ask = Help on which piece?
terminal-why-ask = Why not which piece?
terminal-possible = That can be chosen now.
terminal-rules-ask = Which clause?
terminal-no-clause = There is no clause { $clause }.
terminal-undone = { $seat } takes a choice back.
terminal-no-undo = Nothing can be taken back now: somebody has answered, chance has spoken, or a secret is out.
terminal-pass = Hand the keyboard to { $seat }, then press Enter.
terminal-thinking = { $seat } is thinking.
terminal-saved = The game is written down in { $file }.
terminal-leave = You leave the table.
terminal-scores = Scores

## What can go wrong. The codes are those of tatami.core.errors.

error-choice-not-asked = You are not asked anything now.
error-choice-not-offered = That is not possible now.
error-choice-unreadable = That is not a choice of this game.
error-choice-stale = The table has moved on; look again and choose again.
error-choice-over = The game is over.
error-option-unknown-game = There is no such game.
error-option-unknown-language = There is no such language.
error-option-unknown-piece = There is no such piece.
error-option-unknown-option = This game has no such option.
error-option-bad-option = That option has no such value.
error-option-bad-seats = This game cannot be played by so many.
error-option-bad-name = A name is one line of text.
error-record-foreign = This is not a Tatami record.
error-record-too-long = The record is too long; no game is that long.
error-record-truncated = The record breaks off before its end.
error-record-edited = The record was changed after it was written.
error-record-unreadable = A line of the record cannot be read.
error-record-unplayable = A line of the record cannot be played.
error-record-version = The record was played by another version of the rules.
error-content-bad-content = The content pack cannot be read.
error-content-unknown-name = The content pack names something this game does not have.
error-content-bad-count = The numbers of copies in the content pack do not add up.
error-content-bad-value = A value in the content pack is out of range.
