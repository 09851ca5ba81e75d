# What the page itself says. What the games say is in src/tatami/games/<game>/text/, what they share in src/tatami/text/.

## Everywhere

loading = One moment …
try-again = Try again
close = Close
cancel = Cancel
save = Save
clear = Clear
back = Back
yes = yes
no = no
empty = empty
to-lobby = To the lobby
language-label = Language
theme-label = Light
theme-auto = Auto
theme-light = Day
theme-dark = Lamplight
error-offline = The server cannot be reached.
error-outdated = The rules of this game have changed since it was begun, so it cannot go on. Its record, with its luck, is open to all.
error-too-many-sockets = This table is open in too many windows; close one of them.

## Lobby

description = Samurai board games at one table: in the browser, with friends or against bots, rules and luck open to all.
lobby-page = Tatami: samurai games at one table
lobby-games = Games
lobby-mine = My games
lobby-open = Tables with a free seat
lobby-none-open = No public table is waiting for players just now.
lobby-running = Games to watch
lobby-none-running = Nobody is playing in public just now.
you-are = You are
rename = rename
rename-title = What shall we call you?
your-name = Your name
from-to = { $from } to { $to }
players =
    { $to ->
        [1] One player
       *[other] { $counts } players
    }
play-now = Play now
starting = Laying the table …
new-table = New table
your-turn = It is your turn
turn-of = Waiting for { $names }
status-gathering =
    { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
status-opening = The luck is being sealed …
status-playing = The game is on
status-finished = Finished
status-frozen = Frozen: the rules failed here
status-closed = This table was closed before a game began.
status-outdated = Closed: the rules of this game have changed
seat-free = free
resume = Resume
look-again = Look again
join = Join
watch = Watch
leave = Leave

## A new table

new-table-page = New table: { $game }
new-table-title = A table of { $game }
seats-legend = Seats
seats-count = Number of players
seat-number = Seat { $number }
seat-bot = Kind of bot at seat { $number }
seat-name = Name of the player at seat { $number }
bot-ashigaru = Ashigaru, a beginner
bot-samurai = Samurai, makes some mistakes
bot-hatamoto = Hatamoto, sound
bot-daimyo = Daimyo, looks ahead at times
bot-shogun = Shogun, always looks ahead
bot-learned = Learned, taught itself by playing
guest-name = Player { $number }
who-may-join = Who may join
by-link = Whoever has the link
in-public = Anybody: the table is shown in the lobby
nobody-joins = No seat is open to others.
presets-legend = How shall it be played?
presets-how = One touch sets players and rules; change what you like after that.
preset-first = First game
preset-printed = As printed
preset-long = Long
preset-hard = Harder
preset-teams = In teams
preset-even = Evened out
preset-changed =
    { $count ->
        [one] one rule changed
       *[other] { $count } rules changed
    }
options-count =
    { $changed ->
        [0] { $count ->
            [one] one choice, as printed
           *[other] { $count } choices, all as printed
        }
       *[other] { $count ->
            [one] one choice, changed
           *[other] { $count } choices, { $changed } not as printed
        }
    }
options-all = Variants and readings
option-changed = Changed
option-barred = { $value }: only with { $seats } players.
box-legend = What is in the box
box-how = A content pack changes cards and numbers, never the rules.
box-printed = As printed
pack-changes =
    { $count ->
        [0] as in the box
        [one] one value differs
       *[other] { $count } values differ
    }
pack-see = See what differs
pack-load = Load a pack from a file …
pack-bad = { $file } cannot be played with: it is no content pack for this game.
pack-why = What is wrong
sum-me = you
sum-here =
    { $count ->
        [one] one more at this screen
       *[other] { $count } more at this screen
    }
sum-open =
    { $count ->
        [one] one friend by the link
       *[other] { $count } friends by the link
    }
sum-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
difficulty-easy = easy to learn
difficulty-middle = some thought
difficulty-deep = deep
together = all together
seat-me = { $name }, that is you
seat-open = whoever comes first
holder-me = Me
holder-open = A friend
holder-bot = A bot
holder-hot-seat = Here with me
usual = (usual)
lay-table = Lay the table
begin = Begin

## Before the game

waiting-for =
    { $free ->
        [one] One seat is free. The game begins by itself when it is taken.
       *[other] { $free } seats are free. The game begins by itself when all are taken.
    }
invite = Send this link to whoever shall play or watch
invite-here = Only this machine can reach the table: there is no link for others yet.
invite-how = Start it with ./play --lan to let other machines of your network in.
invite-open = Let others in my network in
invite-close = Only this machine again
invite-network = Machines in your network can reach this table.
invite-code = The link as a code for the camera of a phone
copy = Copy
copied = Copied
copy-by-hand = The link is marked: press Ctrl+C, or ⌘C on a Mac, or hold it with a finger.
that-is-you = (you)
is-bot = (bot)
sit-down = Sit down
invited-by = { $host } invites you to this table.
start-with-bots = Begin now, with bots on the free seats

## At the table

table-page = { $game } at Tatami
table-trouble = This table cannot be shown
table-tools = This table
reconnecting = The link broke; coming back …
spectators =
    { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
rules = Rules
rules-overview = Overview
rules-contents = Chapters
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No clause has these words.
        [one] One clause has these words.
       *[other] { $count } clauses have these words.
    }
rules-own-page = Open on a page of their own
rules-table = Table
rules-holds = (here: { $value })
advice = (advice)
open-clause = Rule { $clause }: open the rules there
log = Log
log-earlier = Earlier
log-undo =
    { $count ->
        [0] { $name } takes a choice back.
        [one] { $name } takes a choice back, and one step with it.
       *[other] { $name } takes a choice back, and { $count } steps with it.
    }
log-undone = Taken back:
menu = Menu
position = The table
choices = What you may do
as-list = As a list
all-choices = Choices ({ $count })
go-on = { $card }: now choose what is lit, or go back.
undo = Take back
undo-ask = Ask to take back
redo = Do it again
undo-wanted = { $name } asks to take back a choice.
undo-wanted-chance = { $name } asks to take back a choice. Chance was asked since; the same choice would bring the same luck again.
undo-waits = Waiting for { $names }.
plan = Plan
plan-phrase = What to do
plan-piece = Where
plan-propose = Propose
plan-said = { $name }: { $phrase } { $piece }
plan-go = go to
plan-fight = fight at
plan-open = open
plan-wait = wait for me at
plan-careful = careful at
plan-yes = yes to
plan-no = rather not
window-open = Whoever may answer this is asked now.
window-may-answer = You may answer this: touch what is lit, or let it pass.
window-answered = Your answer is given. It comes out when everybody has had time.
request-kept = Kept until what goes on is over: { $choice }
window-wait = I need time
order-label = Ask me
order-always = whenever I may answer
order-concerned = when it concerns me
order-never = never
agree = Agree
refuse = Refuse
are-you-sure = Are you sure?
think-again = Think again
options-here = The rules of this table
content-pack = Cards and values come from a content pack.
plain-board = The board in words and tables
leave-game = Leave the game
leave-sure = A bot plays on for you while others are here, and gives you your seat back when you return.
stay = Stay
is-asked = is asked
has-turn = has the turn
is-away = a bot plays for { $name }
bot-plays = a bot plays
not-here = not here

hand-over = { $name }, it is up to you
hand-over-why = Nobody’s cards are on the screen. Let nobody else look, then go on.
hand-over-ready = I am { $name }: show my cards

## The pace at which the page shows what others do, and what they did meanwhile

pace-label = Others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once
sound-label = Sounds
motion-label = Movement
motion-auto = Auto
motion-still = None
skip =
    { $count ->
        [one] Skip to now (1 move)
       *[other] Skip to now ({ $count } moves)
    }
skip-turn =
    { $count ->
        [one] Skip to my turn (1 move)
       *[other] Skip to my turn ({ $count } moves)
    }
since-turn = Since your last move:
since-away = While you were away:
since-nothing =
    { $count ->
        [one] one move, and nothing of yours has changed
       *[other] { $count } moves, and nothing of yours has changed
    }
since-steps = Step by step
since-close = Put this line away
replay-now = Back to the table

## Its luck, before the game and after it

luck-promised = The luck of this table is promised:
luck-what = Before anybody sat down, the server drew a secret number. These digits are its fingerprint: they give nothing away, and they fit no other number. The page of each player adds a number of its own, sealed in the same way. All are opened together just before the deal, and every card and die follows from them: so nobody can choose the luck, not even whoever keeps the server.
luck-later = The page of each player keeps the digits, and compares them with the secret when the game is over.
luck-unpromised = This table was begun before there was sealed luck: nobody promised its luck.
luck-misfit =
    { $misfit ->
        [setting] What is to be played is not settled, or has changed since, so your share of the luck stays closed.
        [promise] This is not the luck that was promised when you sat down, so your share of it stays closed.
       *[pledge] The list of pledges does not have yours as you gave it, so your share of the luck stays closed.
    }
luck-comparing = Comparing the luck with its promise …
luck-proved =
    { $count ->
        [0] The luck was the promised one, and your share is in it. If every card and die follows from it, as the command below proves, nobody chose it.
       *[other] The luck was the promised one, and your share is in it.
    }
luck-without-mine = The luck was the promised one, but your share was not opened in time: whether somebody chose it cannot be told here.
luck-consistent = The record of the luck is consistent. This device did not keep all that was shown before the deal, so nothing more can be proved here.
luck-quick = This table was begun with quick luck, which nobody promised.
luck-broken =
    { $fault ->
        [setting] This was not the promised luck: another game, other options or another content pack were played than those shown before the deal.
        [kind] This was not the promised luck: the record tells of no sealed luck.
        [table] This was not the promised luck: the record is of another table.
        [secret] This was not the promised luck: the secret in the record does not fit its promise.
        [promise] This was not the promised luck: the record has another promise than was shown before the deal.
        [pledges] This was not the promised luck: the record has other pledges than were shown before the deal.
        [share] This was not the promised luck: a share in the record is not the one that was pledged and opened.
       *[record] The luck is not proved: the record was changed, or a part of it was lost.
    }
luck-withheld =
    { $count ->
        [one] { $names } pledged a share of the luck that was not opened in time. Whoever keeps the server could choose whether it counted; nobody else could.
       *[other] { $names } pledged shares of the luck that were not opened in time. Whoever keeps the server could choose which of them counted; nobody else could.
    }
luck-unreachable = The record could not be fetched, so the luck is not compared yet.
luck-details = Prove it yourself
luck-promise-is = The promise:
luck-yourself = Whoever saves the record can have the whole game replayed and proved, with this command:

## The end

ending = The game is over
you-win = You win
you-lose = The others win
nobody-wins = Nobody wins
score = Score
player = Player
winner = Winner
play-again = Play again
rematch-proposed = { $name } proposes a rematch: your seat is kept for you.
rematch-by = Rematch with { $name }: sit down
seat-kept = kept for { $name }
turned-over = What nobody else saw
replay = Step through it
record = Save the record
replay-step = Step { $step } of { $steps }
beliefs = What could each seat know?
beliefs-how = From what it saw, how likely a seat could hold the truth about each of the others, from the deal to the end. The upright line is the step on the board.
beliefs-seat = In the eyes of
beliefs-chance =
    { $percent ->
        [0] < 1 %
        [100] > 99 %
       *[other] { $percent } %
    }
beliefs-known = { $name } knew everyone from the beginning.
beliefs-topic = What about them?
beliefs-who = Who they were
beliefs-what = What they held: { $what }
beliefs-how-holding = { $what }: from what it saw, how likely a seat could think that each of the others held one, from the deal to the end. The band on top marks when that was so, the upright line the step on the board.
beliefs-percent = { $percent } %
beliefs-held = held one
beliefs-not-held = held none
replay-back = One step back
replay-on = One step on
replay-end = Back to the end

## Help

help-title = Help
aim = The aim in a minute
aim-new = New to { $game }? The aim in a minute
aim-aside = Put this sign away
help-lit = Whatever you can choose now has a red outline and a notch. Click a card, then its target if it needs one; with one possibility left, it is done at once.
help-why = Click anything else to learn why it cannot be chosen now.
help-look = Point at a card or a player to see all about them; on a touch screen, press long.
help-keys = By keyboard
help-tab = On to the next group
help-arrows = Within the hand and among the players
help-enter = Choose
help-escape = A step back
help-next = On to the next thing that can be chosen
help-hand = To your hand
help-others = To the other players
help-prompt = To the question
help-undo = Take back
help-skip = Skip what is still to be shown
help-rules = Open the rules, at the clause of what you look at
help-log = Open the log
help-help = This page

## Katana’s board

others = The other players
before-you = In play before you
nothing-in-play = nothing in play
pile-runs-out = out of cards: everybody loses an honour
middle = The middle of the table
your-place = Your place
you-name = You, { $name }
secret-role = Secret role
role-is = Role: { $role }. { $text }
life-of = { $count } of { $full } life
honour-count = { $count } honour
cards-in-hand =
    { $count ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
hand-of = The hand of { $name }: { cards-in-hand }
hand-of-mine = Your hand: { cards-in-hand }
hand-empty = No card in hand
difficulty-is = Difficulty { $count }
card-label =
    { $state ->
        [lit] { $card }, can be chosen. { $text }
        [chosen] { $card }, chosen. { $text }
       *[other] { $card }. { $text }
    }
permanent-of = { $card } ×{ $count } in front of { $name }
pile-of =
    { $count ->
        [0] { $pile }, empty
        [one] { $pile }, 1 card
       *[other] { $pile }, { $count } cards
    }
discards-top = { pile-of }, on top { $card }
resolving-card = Being resolved: { $card }
resolving-nothing = No card is being resolved
weapons-played = Weapons: { $count } of { $most }
bears-on-weapons = Bears on your weapons:
sure-last-honour = It is your last honour: to give it away ends the game at once.

## Bushido’s board

sure-geisha = The Geisha ends this turn at once, for everybody.
sure-no-attack = Without an attack the turn is over, and the month stays.

## Ninjato’s board

sure-give-up = You hold cards that win this fight. Give up all the same?
