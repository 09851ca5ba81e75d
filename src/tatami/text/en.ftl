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
outcome-lost =
    { $count ->
        [one] { $seats } loses.
       *[other] { $seats } lose together.
    }
outcome-rank = The rank reached is { $rank }.
outcome-reason = The game ended because { $reason }.

## Things on every table

view-seat = Player
piece-seat = Player
    .text = A player at this table.
piece-hand = Hand
    .text = The cards a player holds. Only the holder sees them; everybody may count them.
piece-pile = Draw pile
    .text = Cards nobody has seen yet, face down. How many there are, everybody may know.
piece-discards = Discard pile
    .text = Cards that have been used up, face up.

## Where a value comes from

source-rulebook = printed in the rulebook
source-source = from the publisher’s pages
source-confirmed = read off printed pieces
source-inferred = our reading of a rulebook whose pictures are lost
source-reconstruction = reconstructed: found nowhere, it fits all that is known
source-owner = from this table’s content pack

## What can go wrong, by the code of the error; a record's faults are told apart by error-record.

error-not-asked = You are not asked anything now.
error-not-offered = That is not possible now.
error-unreadable = That is not a choice of this game.
error-stale = The table has moved on; look again, then choose.
error-over = The game is over.

error-unknown-game = There is no such game.
error-unknown-language = There are no texts in that language.
error-unknown-piece = There is no such piece.
error-unknown-option = This game has no such option.
error-unknown-bot = There is no such bot.
error-bad-option = That option has no such value, or not for this table.
error-bad-seats = This game cannot be played by so many.
error-bad-name = A name is one short line of text.
error-bad-seed = A seed is a number or one line of text.
error-bad-luck = That is not a pledge, a promise or a share of the luck, or not the one that was pledged.

error-record-foreign = This is not a Tatami record.
error-record-too-long = The record is too long; no game is that long.
error-record-truncated = The record breaks off before its end.
error-record-edited = The record was changed after it was written.
error-record-unreadable = A line of the record cannot be read.
error-record-unplayable = A line of the record cannot be played.
error-record-version = The record was played by another version of the rules.
error-record-sealed = The game is not over: its record would tell the secret of its luck.

error-bad-content = The content pack cannot be read.
error-unknown-name = The content pack names something this game does not have.
error-bad-count = The numbers of copies in the content pack do not add up.
error-bad-value = A value in the content pack is out of range.

error-malformed = The server did not understand this message.
error-too-long = This message is too long.
error-binary = The server takes text only.
error-too-frequent = Too many messages; wait a moment.
error-not-json = The server takes JSON only.
error-not-found = There is nothing at this address.
error-not-allowed = This address does not take that.
error-foreign-origin = This request comes from another site.
error-foreign-host = This server does not answer to that host name.
error-no-guest = The server does not know who you are; load the page again.
error-hello-first = This page and the server do not speak the same version; load the page again.
error-unknown-table = There is no such table.
error-too-many-tables = You have too many unfinished tables; finish or leave one first.
error-two-of-me = You can sit at one seat only; the others at this screen need names of their own.
error-no-seat-free = No seat is free at this table.
error-seat-taken = This seat is taken.
error-already-seated = You already sit at this table.
error-not-seated = You do not sit at this table.
error-not-host = Only the one who laid the table can do that.
error-already-begun = The game has already begun.
error-already-pledged = This seat has already pledged its share of the luck.
error-not-opening = Shares of the luck are opened when all seats are taken, before the game is dealt.
error-not-playing = The game is not running.
error-not-finished = The record is shown when the game is over.
error-other-rules = This game was played by another version of the rules; only its record is left.
error-not-your-seat = That seat is not yours.
error-nothing-to-undo = You have nothing to take back.
error-undo-pending = The table is waiting for an answer: may a choice be taken back?
error-undo-refused = The others did not agree to take it back.
error-no-undo-request = Nobody asks you whether a choice may be taken back.
error-nothing-to-redo = You have no choice to make again.
error-no-plans = Plans are for players who stand together, about a piece of their game.
error-no-windows = Nothing in this game is answered out of turn, so there is nothing to order.
error-only-this-machine = Only this machine can reach the server.
error-not-this-machine = Only a browser on the machine of the server may do that.
error-no-network = This machine has no network in which others could reach it.
error-not-over = A rematch follows a game that is over.
error-rematch-laid = Somebody has laid a table for the rematch; sit down there.
error-no-gesture = These answers cannot be given together: chance, a secret or somebody else comes between.
error-cannot-wait = You cannot hold this open for longer.
error-frozen = The rules failed at this table. Its record is kept, and it rests until the server starts anew.
error-not-read = The disk of the server could not be read. Try again.
error-not-saved = The choice could not be written down, so it was not made. Try again.
error-elsewhere = Another part of the server has this table. Try again.
error-broken = Something went wrong on the server.
