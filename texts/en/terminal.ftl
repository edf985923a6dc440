# What the program `artel` says in a terminal, whatever the game.

## Panels

panel-board = Island
panel-hands = Hands
panel-moves = Moves
panel-log = Log
panel-water = Water
panel-decks = Decks
panel-discards = Discards
panel-rules = Rules
panel-help = Help
panel-treasures = Treasures
panel-setup = New game

deck-treasure = Treasure deck
deck-flood = Flood deck
discard-treasure = Treasure discards
discard-flood = Flood discards
deck-next = Next, in any order
deck-later = After these
pile-empty = empty

## What stands in the status line

status-turn = Turn: { $player }
status-phase = Phase: { $phase }
status-actions = { $actions ->
    [0] no actions left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
status-treasure-cards = { $cards ->
    [one] { $cards } treasure card to draw
   *[other] { $cards } treasure cards to draw
}
status-flood-cards = { $cards ->
    [one] { $cards } flood card to turn up
   *[other] { $cards } flood cards to turn up
}
status-water = Water: mark { $mark }, { $cards ->
    [one] { $cards } flood card a turn
   *[other] { $cards } flood cards a turn
}
status-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
status-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
status-seat = Player { $seat }
status-swim = { $player } must leave the sunk tile
status-discard = { $player } must discard
status-seed = Seed { $seed }
status-file = File { $file }

## Keys

key-select = select
key-page = page
key-confirm = make the move
key-next-player = next player's moves
key-filter = find a move
key-undo = undo
key-redo = redo
key-save = save
key-load = load
key-new = new game
key-why = why?
key-why-not = why not?
key-hint = hint
key-rules = rules
key-log = scroll the log
key-language = language
key-help = help
key-back = back
key-quit = quit

help-title = Keys
help-keys =
    The list shows exactly the moves that the rules allow now. Choose one with the arrow keys and press Enter.
    Special cards can also be played by the players whose turn it is not: their moves stand at the end of the list.
    Every event in the log names the rule behind it.

## Questions and answers

prompt-save = Save as:
prompt-load = File to load:
prompt-filter = Find:
prompt-why-not = Which move would you like explained?
confirm-undo-shown = The last move showed a card: undo it anyway?
confirm-quit = Quit? The game is not saved.
confirm-new = Start a new game? This one is not saved.
confirm-overwrite = { $file } exists. Write over it?
answer-yes = yes
answer-no = no
answer-keys = y – yes, n – no

## Messages

message-saved = Saved to { $file }.
message-loaded = { $moves ->
    [one] Loaded { $file }: { $moves } move.
   *[other] Loaded { $file }: { $moves } moves.
}
message-undone = Undone: { $move }
message-nothing-to-undo = There is nothing to undo.
message-nothing-to-redo = There is nothing to redo.
message-not-saved = Could not save to { $file }: { $problem }
message-not-loaded = Could not load { $file }: { $problem }
message-no-file = Give the game a file name first.
message-not-a-move = This is not a move: { $problem }
message-illegal = Not allowed: { $reason } ({ $rule })
message-no-moves = { $player } has no moves now.
message-too-small = The window is too small: { $width } × { $height } characters are needed.
message-goodbye = Goodbye!

## How it ended

banner-victory = Victory!
banner-defeat = Defeat
banner-victory-text = { $turns ->
    [one] The team has won after { $turns } turn.
   *[other] The team has won after { $turns } turns.
}
banner-defeat-text = { $turns ->
    [one] The team has lost after { $turns } turn.
   *[other] The team has lost after { $turns } turns.
}
banner-next = n – new game, u – undo, s – save the record, q – quit

## Without a screen of its own: line by line

plain-prompt = Move number, or a command:
plain-seat-moves = Moves of { $player }:
plain-no-such-number = { $moves ->
    [one] There is no such number: there is only move 1.
   *[other] There is no such number: choose from 1 to { $moves }.
}
plain-unknown-command = There is no command “{ $command }”; type “help” to see them all.
plain-help =
    NUMBER          make the move with this number
    MOVE            make a move by its text, for example: move observatory
    why MOVE        explain why a move is or is not allowed
    moves           show the moves again
    board           show the island and the hands
    log             show what has happened
    undo            take back the last move
    save FILE       save the record
    rule ID         read a rule, for example: rule FI-036
    language CODE   change the language: en, ru
    help            show this help
    quit            leave the game

## Rules

rules-title = Rules: { $game }
rules-rulings = Rulings
rules-question = Question
rules-answer = Answer
rules-reason = Why
rules-note = Note
rules-interprets = Interprets
rules-search = Search the rules:
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rules-unknown = There is no rule { $rule }.
rules-allowed = This move is allowed.

## Replays

replay-title = Replay
replay-position = Move { $move } of { $moves }
replay-start = The start
replay-end = The end
replay-forward = forward
replay-backward = back
replay-play = play on from here
replay-turn = next turn
replay-verified = { $moves ->
    [one] The record is correct: { $moves } move.
   *[other] The record is correct: { $moves } moves.
}
replay-unfinished = The game goes on.

## Simulations

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-players = Players
simulate-difficulty = Difficulty
simulate-bot = Bot
simulate-games = Games
simulate-wins = Won
simulate-win-rate = Win rate
simulate-interval = 95 % interval
simulate-defeats = Reasons of defeat
simulate-length = Length, decisions
simulate-turns = Length, turns
simulate-games-per-second = Games/s
simulate-decisions-per-second = Decisions/s
simulate-time = Time, s
simulate-seed = Seed
