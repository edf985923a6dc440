# What the program `artel` says in a terminal.

## Panels

panel-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
panel-moves-some = { $moves ->
    [one] { $moves } move (esc: all)
   *[other] { $moves } moves (esc: all)
}
panel-preview = What happens
panel-bot-moves = A bot moves
panel-log = Log
panel-rules = Rules
panel-rules-found = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}
panel-why = Why?
panel-why-not = Why not? ({ $player })
panel-piles = Discards and decks
panel-help = Help
panel-over = The game is over
panel-stopped = Not every move was made
panel-cards-found = { $cards ->
    [one] { $cards } text
   *[other] { $cards } texts
}
panel-question = Are you sure?
panel-bots = Bots
panel-board = Island
panel-players = Players
panel-decks = Water, decks, treasures

log-empty = Nothing has happened yet.
moves-over = The game is over: there is nothing more to decide.
moves-none-here = No move fits. w tells why not, esc shows all.
moves-of-bots = The bots are to move.

## Keys

key-play = do it
key-why = why?
key-undo = undo
key-board = board
key-find = find
key-rules = rules
key-cards = cards
key-piles = discards
key-save = save
key-open = open
key-language = Russian
key-bot = bot
key-log = log
key-quit = quit
key-help = help
key-go-on = go on
key-pause = pause
key-forward = forward
key-back = back
key-ends = start, end

help-keys =
    ↑ ↓  choose a move        ← →, 1–9  next kind of move
    enter  make the move      /  find a move by words; several at once:
           / pick town G4; pick town G4; skip
    tab  walk the board: the list shows the moves for that tile
    ?  what the chosen move does and by which rules
    w  why not? Type any move and read what forbids it
    u  undo                   b  bots: one move, or a seat
    s  save   o  open         d  discards and decks
    g  log (PgUp, PgDn)       r  rules
    l  Russian                q  quit
    space  make the bots wait or go on
help-cards = c  cards, panels and what they say

## Questions

answer-keys = enter, y: yes   esc, n: no
prompt-save = Save the record as
prompt-open = Open a record or position
prompt-keys = enter: go on   esc: back
prompt-find = Find:
confirm-reveals = Chance decides what follows: undoing it later needs a yes.
confirm-undo-shown = Chance has decided since then. Undo anyway?
confirm-quit = The game is not saved. Quit anyway?
confirm-overwrite = { $file } exists. Replace it?
confirm-open = This game is not saved. Leave it and open { $file }?
read-keys = esc: back
read-keys-more = ↑ ↓: scroll   esc: back
why-keys = type a move   ↑ ↓: choose   tab: another player   esc: back
explain-why-not = w: why not something else?
why-allowed = This move is possible now.
why-no-such-move = There is no such move. Type some words of one.
rules-keys = type words   ↑ ↓: choose   PgDn: scroll   tab: Russian   esc: back
bots-one-move = Let a bot make this move
bots-keys = enter: choose   esc: back
controller-human = human
controller-heuristic = bot
controller-random = random bot

## Messages

message-saved = Saved: { $file }
message-loaded = Opened: { $file }
message-undone = { $moves ->
    [one] Taken back: { $moves } move.
   *[other] Taken back: { $moves } moves.
}
message-nothing-to-undo = There is nothing to undo.
message-too-small = This window is too small for the game. Please make it at least { $width } columns wide and { $height } lines high.
message-goodbye = Goodbye!
line-stopped = Move { $number } of { $moves }, “{ $text }”, was not made, nor any after it. Those before it stand.
over-moves = { $moves ->
    [one] The game took { $moves } move.
   *[other] The game took { $moves } moves.
}
over-keys = u: undo   s: save the record   q: quit   esc: look at the board

## What is wrong on the command line

error-no-terminal = there is no terminal here to draw on; play line by line with --plain
error-bots = --bots: '{ $given }' is not possible; give a number from 0 to { $seats }
error-seats = --seats: { $given } given, but the game has { $seats } seats; name who plays each, such as: human,heuristic
error-controller = --seats: '{ $given }' is not possible; there are: { $known }
error-not-a-record = { $file }: this is a position, not a record; look at it with: artel position print
error-not-a-position = { $file }: this is a record, not a position; look at it with: artel replay
game-unknown = there is no game '{ $game }'; the games are: { $games }
file-missing = { $file }: there is no such file; check the name
file-is-folder = { $file }: this is a folder, not a file; name a file in it
file-forbidden = { $file }: you are not allowed to read this file
file-unreadable = { $file }: cannot be read
file-too-large = { $file }: too large for a record or position; did you mean another file?
file-not-text = { $file }: not a text file; records and positions are text in UTF-8
file-no-name = { $file }: this is not the name of a file
file-exists = { $file }: the file exists; choose another name, or replace it with --force (in the game: save!)
file-not-written = { $file }: cannot be written

## Line by line

plain-welcome = Artel. Type the number of a move, a move in words, or a command; “help” lists them.
plain-seat-moves = { $player }:
plain-many-moves = { $numbers }. { $heading } … (“moves” lists them all, “moves WORDS” some)
plain-bot-move = { $player } (bot): { $move }
plain-no-such-number = { $moves ->
    [0] There are no moves.
    [one] There is only move 1.
   *[other] There is no such number: choose from 1 to { $moves }.
}
plain-not-understood = No move or command fits “{ $text }”. “help” lists the commands, “why { $text }” looks among all moves.
plain-which = { $moves ->
    [one] This fits { $moves } move:
   *[other] This fits { $moves } moves; say more:
}
plain-undo-shown = Chance has decided since then. Type “undo!” to take the move back anyway.
plain-load-unsaved = This game is not saved. Type “load! FILE” to leave it anyway.
plain-file-needed = Name a file, such as: save game.artel
plain-help =
    NUMBER        make the move with this number
    MOVE          make the move that these words name
    MOVE; MOVE    make several moves one after another, up to the first that is not possible
    undo          take back the last move (undo! even if chance has decided since)
    save FILE     save the record (save! FILE replaces a file)
    load FILE     open a record or position (load! FILE leaves an unsaved game)
    why MOVE      why a move is possible or not
    rules ID      read a rule; or rules WORDS to search
    log           what has happened
    state         the whole table in words
    moves WORDS   all moves, or those that contain the words
    card WORDS    what a card or panel says, in games that have such
    bot           let a bot make this move
    language      speak Russian
    quit          leave the game

## Rules, records, positions

rules-rulings = Rulings
rules-interprets = On: { $rules }
rules-nothing = Nothing found.
rules-nothing-for = no rule contains all of these words: { $words }; try fewer
rules-unknown = there is no rule { $rule }; the nearest is { $nearest }
replay-title = Replay
replay-position = Move { $move } of { $moves }
replay-start = The start
replay-happened = What happened
replay-verified = { $moves ->
    [one] The record is correct: { $moves } move.
   *[other] The record is correct: { $moves } moves.
}
replay-seed = Seed { $seed }
replay-unfinished = The game is not finished.
position-ok = { $file }: ok

## Forbidden Island: names of at most seven letters for the smallest board, and letters for pawns

tiny-fools-landing = Landing
tiny-bronze-gate = Bronze
tiny-copper-gate = Copper
tiny-gold-gate = Gold
tiny-iron-gate = Iron
tiny-silver-gate = Silver
tiny-cave-of-embers = Embers
tiny-cave-of-shadows = Shadows
tiny-howling-garden = Howling
tiny-whispering-garden = Whisper
tiny-coral-palace = Coral
tiny-tidal-palace = Tidal
tiny-temple-of-the-moon = Moon
tiny-temple-of-the-sun = Sun
tiny-breakers-bridge = Bridge
tiny-cliffs-of-abandon = Cliffs
tiny-crimson-forest = Crimson
tiny-dunes-of-deception = Dunes
tiny-lost-lagoon = Lagoon
tiny-misty-marsh = Marsh
tiny-observatory = Observ.
tiny-phantom-rock = Rock
tiny-twilight-hollow = Hollow
tiny-watchtower = Tower

ability-diver = dives through flooded and sunk tiles
ability-engineer = shores up two tiles for one action
ability-explorer = moves and shores up diagonally too
ability-messenger = gives cards from anywhere
ability-navigator = leads other pawns up to two tiles
ability-pilot = flies to any tile once a turn

letter-diver = D
letter-engineer = E
letter-explorer = X
letter-messenger = M
letter-navigator = N
letter-pilot = P

## Forbidden Island: the list of moves

heading-move = Move
heading-fly = Fly
heading-guide = Lead a pawn
heading-shore-up = Shore up
heading-shore-up-two = Shore up two
heading-give = Give a card
heading-capture = Capture
heading-draw = Treasure draw
heading-flood = Flood
heading-discard = Discard
heading-sandbags = Sandbags
heading-lift = Helicopter Lift
heading-take-off = Take off
heading-swim = Escape
label-draw = Draw a treasure card
label-flood = Turn up a flood card
label-take-off = Leave the island and win

## Forbidden Island: how it stands

island-actions = { $actions ->
    [0] { $adventurer }: no actions left, draw 2 treasure cards
    [one] { $adventurer }: { $actions } action left
   *[other] { $adventurer }: { $actions } actions left
}
island-treasure-draw = { $cards ->
    [one] { $adventurer }: draw { $cards } more treasure card
   *[other] { $adventurer }: draw { $cards } more treasure cards
}
island-before-flood = { $cards ->
    [one] { $adventurer }: { $cards } flood card comes now – last moment for Sandbags
   *[other] { $adventurer }: { $cards } flood cards come now – last moment for Sandbags
}
island-flood-draw = { $cards ->
    [one] { $adventurer }: turn up { $cards } more flood card
   *[other] { $adventurer }: turn up { $cards } more flood cards
}
island-must-swim = The { $adventurer } must leave the sunk tile
island-must-be-carried = The { $adventurer } has nowhere to swim: only a Helicopter Lift can help
island-must-discard = The { $adventurer } holds more than 5 cards: discard, or play a special card
island-won = Victory! The team has left the island with all four treasures.
island-lost = Defeat. { $why }
island-stakes = Win: 4 treasures, all on Landing, Lift. Lose: ☠, Landing, a pair, or a pawn.
island-dangers = Danger! { $dangers }
island-danger-water = the next Waters Rise! reaches the skull
island-warning-actions = { $actions ->
    [one] { $actions } action is left and would be lost.
   *[other] { $actions } actions are left and would be lost.
}
island-water = Water
island-water-outlook = Floods { $cards }, then { $next }; ☠ in { $left }
island-water-last = Floods { $cards }, then ☠
island-flood-deck = Flood deck { $cards }, discard { $discards }
island-treasure-deck = Treasure deck { $cards }, discard { $discards }
island-waters-rise = Waters Rise! { $cards } · next { $percent } %
island-treasures = Treasures
island-captured = { $treasure }: captured by the { $adventurer }
island-uncaptured = { $treasure }: to be captured { $tile-at } or { $other-at }
island-row = Row { $row }: { $tiles }.
island-player = Player { $seat }: the { $adventurer }, { $tile-at }.
island-hand = Cards: { $cards }.
island-pawns = here: { $pawns }
island-helipad = helipad
island-dry = dry
island-flooded = flooded
island-sunk = sunk
tell-water = The water stands at mark { $mark } of 10: { $cards } flood cards a turn, { $left } rises to the skull.
tell-flood-deck = Flood deck: { $cards } cards, { $discards } in the discard pile.
tell-treasure-deck = Treasure deck: { $cards } cards, { $discards } in the discard pile. Waters Rise! cards in the deck: { $rises }; the next card is one with { $percent } %.
discard-treasure = Treasure discards
discard-flood = Flood discards
deck-treasure = Still in the treasure deck
deck-flood = Still in the flood deck
deck-known = On top, in this order: { $cards }
deck-next = Next, in any order, each with { $percent } %
deck-later = { $percent ->
    [0] After these
   *[other] After these, each with { $percent } %
}
pile-empty = none

odds-sinks = { $tile } sinks next: { $percent } %
odds-floods = { $tile } floods next: { $percent } %
odds-safe = { $tile }: safe in the next flood
odds-waters-rise = Waters Rise! comes with { $percent } %
odds-known-card = The card is known: { $card }
odds-flood-card = { $cards ->
    [one] { $cards } card can come
   *[other] { $cards } cards can come, each with { $percent } %
}
odds-would-sink = Would sink: { $tiles }

legend-title = Signs
legend-flooded = flooded; open water without a name: sunk
legend-sinks = flooded, and its flood card may be the next: it would sink
legend-floods = its flood card may be the next
legend-skull = the water reaches it: the game is lost

## Ghost Stories: what the powers do, in a few words

ability-bottomless-pockets = a Tao token before the move
ability-enfeeblement-mantra = weakens a ghost by 1
ability-heavenly-gust = help and exorcism in one turn
ability-second-wind = help or exorcism twice
ability-gods-favorite = rolls dice again
ability-strength-of-a-mountain = a fourth die, no Curse die
ability-dance-of-the-peaks = moves to any tile
ability-dance-of-the-twin-winds = moves another Taoist too

## Ghost Stories: the list of moves

heading-yin = Yin phase
heading-power = Powers
heading-ask = Help of the villager
heading-call = Yin-Yang: help
heading-cleanse = Yin-Yang: free a tile
heading-exorcise = Exorcism
heading-buddha = Set a Buddha
heading-end = End of the turn
heading-place = The card goes to
heading-suffer = Who loses 1 Qi
heading-take = Take a Tao token
heading-revive = Bring back to life
heading-restore = Free a tile
heading-banish = Drive away
heading-calm = Send the figures back
heading-pray = Circle of Prayer
heading-shift = Move a ghost
heading-carry = Move a Taoist
heading-skip = Leave out
heading-keep = Keep
heading-reroll = Roll again
heading-request = Ask for tokens
heading-lend = Your Tao tokens
heading-judge = Who is exorcised
heading-pay = Spend a token
heading-curse-first = First curse
heading-reward = Reward
label-yin = The ghosts act
label-end = End the turn
label-skip = Nothing here
label-keep = Leave it as it lies
label-lend = Share them
label-refuse = Keep them
label-dispel-both = Both ghosts
label-give-up = Nobody

## Ghost Stories: how it stands

ghosts-asked = { $taoist }: { $question }
ghosts-dawn = { $taoist }: the Yin phase comes, the ghosts act
ghosts-yang-move = { $taoist }: move, then ask for help or exorcise
ghosts-yang-act = { $taoist }: ask for help or exorcise
ghosts-yang-act-again = { $taoist }: act once more or end the turn
ghosts-yang-acted = { $taoist }: end the turn
ghosts-yang-buddhas = { $taoist }: set a Buddha or end the turn
ghosts-won = Victory! Wu-Feng is banished, the village is saved. Score: { $score }
ghosts-lost = Defeat. { $why } Score: { $score }
ghosts-stakes = Win: exorcise every ★. Lose: { $tiles } haunted tiles, all dead, or no more cards.
ghosts-dangers = Danger! { $dangers }
ghosts-warning-idle = You could still ask for help or exorcise.
ghosts-deck = Deck { $cards } · ★ after { $ghosts }
ghosts-deck-now = Deck { $cards } · ★ comes next!
ghosts-deck-without = Deck { $cards } · no ★ in it
ghosts-incarnations = Wu-Feng
ghosts-haunted-tiles = Haunted
ghosts-dice = Tao dice
ghosts-curse-shows = Curse die: { $face }
ghosts-bank = Bank
ghosts-circle = Circle { $colour }
ghosts-tao-blocked = ⊗ no Tao
ghosts-white-ignored = ◌ no white
ghosts-power = { $power }: { $ability }
ghosts-power-blocked = { $power } (blocked): { $ability }
ghosts-haunted = haunted
ghosts-empty = empty
ghosts-here = here: { $taoists }
ghosts-incarnation = incarnation of Wu-Feng
ghosts-resistance = resistance { $needs }
ghosts-figure-card = its figure is on the card, on the way { $tile-to }
ghosts-figure-stone = its figure is on the board and strikes { $tile-acc } next
ghosts-figure-breaks-through = its figure finds no active tile
ghosts-shut = cannot be exorcised now
ghosts-stone-left = On arrival: { $effects }
ghosts-stone-centre = In play: { $effects }
ghosts-stone-right = When exorcised: { $effects }
ghosts-village = Village
ghosts-boards = Boards
ghosts-table = Deck, dice, bank
ghosts-row = Row { $row }: { $tiles }.
ghosts-board-player = { $taoist }, player { $seat }, { $tile-at }
ghosts-board-dead = { $taoist }, player { $seat }, dead
ghosts-board-neutral = { $side }, neutral
ghosts-board-possessed = { $side }, possessed by ghosts
ghosts-qi = Qi { $count }
ghosts-tao = Tao tokens: { $tokens }
ghosts-buddhas = Buddhas: { $count }
ghosts-power-tokens = neutral power tokens: { $count }
ghosts-coming = The ghosts next
ghosts-next-card = The next card
ghosts-unseen = Ghosts not seen yet
ghosts-unseen-incarnations = Incarnations not seen yet
ghosts-gone = Cards that are gone
tell-deck = Cards in the deck: { $cards }.
tell-incarnations = Incarnations exorcised: { $exorcised } of { $all }.
tell-haunted = Haunted tiles: { $haunted }; { $fatal } lose the game.
tell-dice = Free Tao dice: { $free }.
tell-bank = In the bank: Tao tokens { $tokens }; Qi { $qi }.
ghosts-odds = { $what }: { $chances }
ghosts-odds-dice = { $percent } % by dice
ghosts-odds-own = { $percent } % with Tao
ghosts-odds-all = { $percent } % with all Tao
ghosts-odds-haunted = { $tile }: haunted next with { $percent } %

legend-left = Left stone: when the card arrives
legend-centre = Centre stone: as long as it lies there
legend-right = Right stone: when it is exorcised
legend-lowered = resistance that the Circle of Prayer or the Mantra takes away
legend-figure-card = haunter figure on its card, and the tile it is on the way to
legend-figure-stone = haunter figure on the board: it strikes in the next Yin phase of its board
legend-haunted = haunted tile
legend-incarnation = incarnation of Wu-Feng
legend-shut = cannot be exorcised now
legend-mantra = carries the Mantra
legend-die = Tao die; on a card: captured
legend-qi = Qi
legend-power-token = neutral power token; beside a board: the board is neutral
legend-power = the power works; it is blocked
legend-gone = beside a board: the Taoist is dead, or ghosts possess the board

## Spirit Island: letters for pieces, short names of elements

piece-explorer = E
piece-town = T
piece-city = C
piece-dahan = D
piece-beasts = Be
piece-wilds = Wi
piece-disease = Di
piece-badlands = Ba
piece-strife = St
piece-vitality = Vi
piece-quake = Qu
piece-deeps = De
piece-omen = Om
piece-blight = Bl
piece-presence = Pr
piece-incarna = In
element-sun = Su
element-moon = Mo
element-fire = Fi
element-air = Ai
element-water = Wa
element-earth = Ea
element-plant = Pl
element-animal = An

## Spirit Island: the list of moves

heading-grow = Growth
heading-act = Growth actions
heading-ritual = Rituals
heading-play = Play a card
heading-ready = Ready
heading-use = Use a Power
heading-fewer = As if with fewer elements
heading-repeat = Repeat a Power
heading-share = Fear card
heading-land = Land
heading-spirit = Spirit
heading-presence = Presence from
heading-gain = Gain a Power
heading-keep-card = Keep a card
heading-reveal = Turn a Fear card face up
heading-forget = Forget a card
heading-reclaim = Take a card back
heading-put = Pay together
heading-give-card = Give a card away
heading-element = Element
heading-pick = Piece
heading-send = From where to where
heading-answer = Answer
heading-rest = The rest
label-track-energy = Energy track
label-track-plays = Card play track
label-track-other = Track { $number }
label-destroyed = Destroyed Presence
label-reveal = Fear card { $place }
label-ready = Nothing more in this phase
label-go = My share now
label-rest = Leave the rest out
label-put = { $amount } Energy

## Spirit Island: how it stands

isle-asked = { $spirit }: { $question }
isle-asked-by = { $spirit }, “{ $source }”: { $question }
isle-won = Victory! The island is free.
isle-lost = Defeat. { $why }
isle-stakes-1 = Win: no Invaders left. Lose: Blight pool empty, a Spirit gone, no cards.
isle-stakes-2 = Win: no Towns and Cities left. Lose: Blight pool empty, a Spirit gone, no cards.
isle-stakes-3 = Win: no Cities left. Lose: Blight pool empty, a Spirit gone, no cards.
isle-dangers = Danger! { $dangers }
isle-danger-blight = { $count } Blight to come and { $pool } in the pool
isle-danger-presence = { $spirit } loses its last Presence
isle-danger-deck = no Invader card is left to reveal
isle-warning-plays = You could still play a card.
isle-warning-powers = You could still use a Power.
isle-turn = Turn { $turn } · { $phase }
isle-cards-left = { $cards } left
isle-earned = { $cards ->
    [one] , { $cards } card
   *[other] , { $cards } cards
}
isle-fear = Fear: { $generated } of { $pool }; Fear cards earned and waiting: { $earned }
isle-terror = { $cards ->
    [one] Terror { $level } · { $next } after { $cards } card
   *[other] Terror { $level } · { $next } after { $cards } cards
}
isle-terror-last = { $cards ->
    [one] Terror { $level } · won after { $cards } card
   *[other] Terror { $level } · won after { $cards } cards
}
isle-blight-pool = Blight pool
isle-table = The table
isle-coast = on the coast
isle-nothing = nothing here
isle-presence = Presence of { $spirit } × { $count }
isle-sacred-site = Presence of { $spirit } × { $count } (sacred site)
isle-neighbours = Neighbours: { $lands }.
isle-coming = { $action }: { $facts }.
isle-damage = { $number } damage
isle-adds-blight = adds Blight
isle-cascades = which cascades
isle-dahan-lost = { $number } Dahan lost
isle-strike-back = Dahan strike back for { $number }
isle-skipped = skipped
isle-may-be-skipped = may be skipped
isle-after-ravage = if Invaders survive the Ravage
isle-fear-first = { $cards ->
    [one] { $cards } Fear card comes before it.
   *[other] { $cards } Fear cards come before it.
}
isle-forecast = The Invaders next, if nobody does anything
isle-lasting = Until the turn ends
isle-next-card = Invader cards that may come next
isle-invaders-gone = Invader cards discarded
isle-fear-gone = Fear cards resolved
isle-fear-card = Fear card
isle-minor-deck = Minor Powers: { $cards } in the deck
isle-major-deck = Major Powers: { $cards } in the deck
isle-discarded = Discarded: { $cards }
isle-energy = Energy { $one }, +{ $other } a turn:
isle-plays = Card plays { $one } of { $other }:
isle-elements = Elements: { $elements }
isle-destroyed = Destroyed Presence: { $count }
isle-growth = Growth
isle-grow-reclaim = reclaim
isle-grow-power = gain a Power
isle-grow-energy = +{ $amount }ϟ
isle-grow-presence = Presence (Range { $range }{ $place })
isle-innates = Innate Powers
isle-hand = Hand
isle-hand-line = Hand: { $cards }
isle-in-play = In play
isle-discard = Discard pile
isle-cost = costs { $energy }
isle-missing = missing { $elements }

legend-damaged = damaged: a stroke for each damage
legend-blight = Blight
legend-presence = Presence of player 1; two or more are a sacred site
legend-defend = Defend
legend-coast = on the coast
legend-across = neighbours on other boards; lands of one board are neighbours if they touch
legend-ravage = will ravage: damage after Defend, Blight that comes
legend-build = will build this
legend-explore = chance that an Explorer comes
legend-energy = Energy and what comes each turn
legend-plays = cards played and card plays
legend-covered = space of a track that is still covered
legend-threshold = threshold reached or not

## Help of the command line: `cli-play` tells of a command, `cli-play-seed` of its option

cli = Cooperative board games with every rule enforced
cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = Print help
cli-version = Print the version
cli-lang = The language: en, ru
cli-data = The folder where the rooms are kept
cli-serve = Open a place to play in the browser: rooms, seats, chat, everything kept on disk
cli-backup = Copy all rooms to a file, also while a server runs
cli-backup-to = The file to write; it must not exist yet
cli-backup-data = The folder with the rooms
cli-backup-database = The PostgreSQL database with the rooms: of that one, pg_dump makes backups
cli-restore = Put the rooms of a backup into an empty folder
cli-restore-from = The file that the backup was written to
cli-restore-data = The folder for the rooms; it must be empty, or is made
cli-restore-database = The PostgreSQL database for the rooms: into that one, pg_restore puts backups
cli-verify = Replay every room and tell which do not replay, also while servers run; nothing is changed
cli-verify-data = The folder with the rooms
cli-verify-database = The PostgreSQL database with the rooms, instead of a folder
cli-copy = Copy all rooms to another, empty place, such as from a folder to PostgreSQL; no server may run
cli-copy-from = Where the rooms are: a folder, or postgres://…
cli-copy-to = Where they go: a folder, or postgres://…
cli-play = Play a game in the terminal
cli-play-game = The game to play: forbidden-island, ghost-stories, spirit-island
cli-play-players = How many players
cli-play-difficulty = How hard: novice, normal, elite, legendary; Ghost Stories: initiation, normal, nightmare, hell; Spirit Island: much-easier, easier, slightly-easier, standard, harder
cli-play-first = The seat that begins, or: random
cli-play-set = Any other choice of the game, such as layout=skull-island or taoists=red-taoist,blue-taoist; can be given several times
cli-play-seed = The number from which all chance follows
cli-play-seats = Who decides for each seat, separated by commas: human, heuristic, random
cli-play-bots = How many seats bots play, counted from the last
cli-play-load = Go on with the game in a record or position
cli-play-save = Keep the record of the game in this file
cli-play-force = Replace the file of --save if it exists
cli-play-plain = Text line by line instead of a screen
cli-play-no_pause = Show the moves of bots without a pause
cli-play-quick = Do not ask before chance decides
cli-simulate = Let bots play many games and count how they end
cli-simulate-game = The game to play
cli-simulate-games = How many games to play with each number of players at each difficulty
cli-simulate-players = How many players: a number, a list such as 2,4, a range such as 2..4, or: all
cli-simulate-difficulty = How hard: a level, a list such as novice,elite, or: all
cli-simulate-set = Any other choice of the game, such as layout=skull-island or first=1; can be given several times
cli-simulate-bot = Who plays: random, heuristic
cli-simulate-seed = The number from which all chance follows
cli-simulate-jobs = How many threads to use; as many as the machine runs at a time unless said otherwise
cli-simulate-json = Print one JSON object instead of a table
cli-referee = Serve other programs by JSON lines on standard input and output
cli-replay = Step through a record and verify it
cli-replay-file = The record
cli-replay-verify = Only check the record and tell what it holds
cli-replay-plain = Tell the whole game in words
cli-rules = Read and search the rulebook
cli-rules-search = An id such as FI-041, or words to look for in either language
cli-rules-game = The game
cli-position = Check or print a position
cli-position-check = Say whether a position is possible, and if not, why
cli-position-check-file = The position; - is standard input
cli-position-print = Draw the board and describe the table
cli-position-print-file = The position; - is standard input

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
