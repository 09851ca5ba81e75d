# Chō-han. The variables are the facts of the engine: seats arrive as names, sides as nouns, numbers as numbers.

title = Chō-han
pitch = Even or odd? Two dice under a cup, secret bets, and a pot for the boldest who is right.
length = 10 minutes
preset-first = Three players and six rounds.
preset-printed = Four players and six rounds.
preset-long = Six players and twelve rounds.

## Things

side-cho = chō
    .text = The total of the two dice is even.
side-han = han
    .text = The total of the two dice is odd.
piece-stake-1 = One token
    .text = The least that can be staked.
piece-stake-2 = Two tokens
    .text = More than one: of those who are right, the highest stake takes the pot.
piece-stake-3 = Three tokens
    .text = The most that can ever be staked.
piece-pot = Pot
    .text = The stakes of those who were wrong. The highest stake among the right takes it.

## Table options

option-rounds = Rounds
    .text = How many times the dice fall before the tokens are counted.
option-rounds-6 = six
option-rounds-12 = twelve

## What happens

event-round = Round { $count }. { $seat } holds the cup.
event-limits =
    { $count ->
        [one] { $seat } sets the limit at one token.
       *[other] { $seat } sets the limit at { $count } tokens.
    }
event-bets = { $seat } has bet.
event-bets-known = { $seat } has bet { $count } on { $side }.
event-falls = The cup is lifted: { $first } and { $second }, { $side }.
event-shows = { $seat } shows { $count } on { $side }.
event-takes =
    { $count ->
        [one] { $seat } takes one token from the pot.
       *[other] { $seat } takes { $count } tokens from the pot.
    }
event-stays =
    { $count ->
        [one] One token stays in the pot.
       *[other] { $count } tokens stay in the pot.
    }
event-ends = The game is over, because { $reason }.

## What is asked and offered

prompt-limit = You hold the cup: how much may be staked, up to { $count }?
prompt-limit-other = { $seat } holds the cup and sets the limit.
prompt-bet =
    { $count ->
        [one] Bet one token in secret: chō or han?
       *[other] Bet up to { $count } tokens in secret: chō or han?
    }
prompt-bet-other = { $seat } bets in secret.
choice-limit =
    { $count ->
        [one] At most one token
       *[other] At most { $count } tokens
    }
choice-bet = Bet { $count } on { $side }

## Why not

why-over = The game is over.
why-no-tokens = You have no tokens left.
why-dealer-first = { $seat } holds the cup and has to set the limit first.
why-has-bet = You have bet; the others have not yet.
why-no-such-piece = There is nothing called “{ $piece }” to bet with.
why-limit-first = Set the limit first; then all bet.
why-limit-too-high = The limit cannot be higher than { $count }.
why-nothing-more = There is nothing more to choose.
why-side-first = Choose a side first, then the stake.
why-over-the-limit = The limit of this round is { $count }.
why-too-few-tokens = You have only { $count } left.

## The end

reason-rounds = the last round was played
reason-alone = at most one player has tokens left
sheet-tokens = tokens

## What lies on the table, where no picture shows it

view-round = Round
view-dealer = Holds the cup
    .noun = seat
view-limit = Limit
view-pot = Pot
view-dice = Dice
view-tokens = Tokens
view-has_bet = Has bet
view-side = Side
view-stake = Stake
view-shown_side = Side shown last
    .noun = side
view-shown_stake = Stake shown last
