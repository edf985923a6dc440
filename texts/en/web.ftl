# The web client in English: what belongs to no game and to no room.

app-name = Artel
title-waited = ● { $words } — { $title }
app-title = Artel: cooperative board games
skip-to-content = Skip to the content
to-home = To the first page
loading = One moment…
part-failed = This could not be loaded. Try again.
close = Close
text-place = row { $row }, column { $column }
text-place-line = { $label }. At { $place }. Next to it: { $neighbours }.
text-beside-up = { $thing } above
text-beside-right = { $thing } to the right
text-beside-down = { $thing } below
text-beside-left = { $thing } to the left
text-beside-none = nothing
copy = Copy
copied = Copied.
reload = Load again
try-again = Try again

## The frame

theme-to-light = Light colours
theme-to-dark = Dark colours
offline-mark = Offline
offline-reason = The server cannot be reached. Check the connection and try again.
update-title = New version
update-about = A new version of Artel is ready. Your games go on where they are.
update-take = Load it now
update-later = Later

settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
settings-quick = Quick moves
settings-quick-hint = A tap makes the move at once, without a preview to confirm.
settings-auto-draw = Auto-draw
settings-auto-draw-hint = Draw automatically when nothing else can be done.
settings-sound = Sounds
settings-sound-hint = A soft chime when it is your turn, or when somebody joins.
settings-notify = Notifications
settings-notify-hint = When your turn begins while the page is out of sight.
settings-notify-refused = The browser does not allow notifications. You can change that in its settings for this site.
settings-text = Text instead of a board
settings-text-hint = Headings, lists and buttons. Made for screen readers, good for anybody.
settings-still = Reduce motion
settings-still-hint = Skip animations.

device-title = Go on with another device
device-about = Your seats belong to this browser. A code takes them along to another device of yours: it is good once, for ten minutes.
device-show = Make a code
device-code = The code
device-secret = Whoever enters this code can play your seats. Give it to nobody.
device-enter = Code from another device
device-adopt = Use it
device-adopted = Done: the seats of the other device are yours here too.
device-question = Take over the seats of another device?
device-question-about = This browser would play the seats of the device that made the code. Go on only if that device is yours.
device-question-tables =
    { $tables ->
        [0] This browser sits at no table now.
        [one] This browser sits at one table now. That seat stays yours: the settings take you back to it.
       *[other] This browser sits at { $tables } tables now. Those seats stay yours: the settings take you back to them.
    }
device-question-yes = Take them over
device-question-no = Leave it as it is
device-back-about =
    { $tables ->
        [one] Before, this browser sat at one table.
       *[other] Before, this browser sat at { $tables } tables.
    }
device-back = Go back to those seats
device-went-back = Done: this browser holds its earlier seats again.
device-renew-about = Lost a device, or shown a code to the wrong person?
device-renew = Sign out all other devices
device-renewed = Done: your seats can be played from this browser only.

keys-title = Keyboard
keys-everywhere = Go from one thing to the next, and use it
key-escape = Esc
key-enter = Enter
key-space = Space
key-arrowleft = ←
key-arrowright = →
key-arrowup = ↑
key-arrowdown = ↓
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt

## The first page

name-label = Your name
name-missing = Your friends will want to know who you are.
name-default = Captain

new-game = New game
choose-game = Game
pitch-forbidden-island = Four treasures lie on an island that is going under. Capture them all and fly off together, or drown together.
hint-forbidden-island-difficulty-novice = The water starts at its lowest: 2 flood cards a turn, and time to put mistakes right.
hint-forbidden-island-difficulty-normal = The water starts a mark higher: still 2 flood cards a turn, but soon 3.
hint-forbidden-island-difficulty-elite = 3 flood cards a turn from the start. Every action counts.
hint-forbidden-island-difficulty-legendary = 3 flood cards a turn, soon 4, and little room above. Few have come back.
pitch-ghost-stories = Ghosts close in on a village from all sides. Exorcise Wu-Feng in all his incarnations before the last villager is gone.
hint-ghost-stories-difficulty-initiation = One incarnation, 4 Qi each, and the village bears a haunted tile more.
hint-ghost-stories-difficulty-normal = One incarnation of Wu-Feng, 3 Qi each. Three haunted tiles, and the village falls.
hint-ghost-stories-difficulty-nightmare = Wu-Feng comes again and again: three or four incarnations lie in the deck.
hint-ghost-stories-difficulty-hell = As Nightmare, and nobody has a Yin-Yang token to begin with.

start-solo = Play solo
start-solo-about-forbidden-island = I play { $players ->
        [2] both adventurers
       *[other] all { $players } adventurers
    }
start-solo-about-ghost-stories = I play { $players ->
        [1] on my own
        [2] both Taoists
       *[other] all { $players } Taoists
    }
start-solo-about-spirit-island = I play { $players ->
        [1] on my own
        [2] both Spirits
       *[other] all { $players } Spirits
    }
start-bots = Play with bots
start-bots-about = Me and { $others ->
        [one] a bot
       *[other] { $others } bots
    }
start-friends = Play with friends
start-friends-about = They join by a link

more-choices = Choose everything yourself
deal-random = By lot
deal-standard = As in the rules
deal-chosen = I choose

setup-share = Play the same setup elsewhere
setup-link = Copy link
setup-text = Copy as text
setup-paste = Paste a setup
setup-link-copied = The link to this setup is copied.
setup-text-copied = The setup is copied as text.
setup-paste-title = Setup from a link or text
setup-paste-about = A link to a setup, or its text, a line for each choice
setup-paste-unknown = This is no setup of a game that is played here.
setup-paste-use = Use it
seats = Who plays
seat = Seat { $seat }
seat-own = Me
seat-free = A friend
seat-bot = A bot
seats-hot = { $seats } seats are yours: play them all, or pass the device around.
seats-free = You get a link for your friends. Whoever opens it may take a free seat.
visibility = Who finds the table
visibility-link = Who has the link
visibility-public = Everybody
pause = Pause before a draw
pause-none = None
pause-seconds = { $seconds } s
pause-about = Before a card is drawn, others have that long to say “wait” and play a card of their own.
open-table = Open the table

own-title = Your games
finished-title = Games you have finished
lobby-title = Open tables
lobby-empty = No open tables just now. Open one for everybody, and it stands here.
room-new = not begun yet
room-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
room-free = { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
room-continue = Go on
room-look-back = Replay
room-join = Join
room-watch = Watch
show-all = Show all { $count }

first-time = For beginners
learn-title = First time here?
learn-about = Learn to play in two minutes
book-title = Rulebook
book-about = Every rule, every ruling, with search
cards-title = All cards
cards-about = Everything that is printed, with search

file-open = Open a record or position
file-title = Go on from a file
file-about = A record is a whole game, a position is one moment of it. Both are small text files that any table lets you download.
file-choose = Choose a file, or drop it here
file-paste = Or paste its text
file-others = Who plays the other seats
file-others-own = Me
file-others-free = Friends
file-others-bot = Bots
file-empty = There is nothing to open yet: choose a file or paste its text.
file-too-big = This file is too big for a record or a position.
file-unknown = This is neither a record nor a position. The first line has to be “artel record 1” or “artel position 1”, and a line “game …” has to name the game.

footer-about = Artel is made by people who like to win together. It has no connection with the publishers of the games.
footer-credits = Fonts: Literata and Source Sans (SIL Open Font License). Drawings and words are our own.

## The rulebook

book-of = { $game }: rulebook
book-search = Search in the rules
book-topics = Topics
book-size = { $rules } rules, { $rulings } rulings
book-found = { $rules ->
        [0] Nothing found
        [one] { $rules } rule found
       *[other] { $rules } rules found
    }{ $rulings ->
        [0] { "" }
        [one] , { $rulings } ruling
       *[other] , { $rulings } rulings
    }
book-nothing = No rule speaks of “{ $query }”.
book-nothing-try = Try one word, or only its beginning. Both languages are searched. For example:
book-suggestions = swim, helicopter, discard, diagonally
book-show-all = Show all rules
book-failed = The rulebook is not here
rules-rule = Rule { $id }
rules-why = Why:
book-interprets = Interprets:
book-unknown = There is no rule { $id } in this rulebook.
rules-open-book = Open in the rulebook
copy-link = Copy link
copy-link-to = Copy the link to { $id }
link-copied = The link is copied.

## What went wrong

missing-title = Uncharted
missing-about = There is no page at this address.
failed-title = This page did not arrive
failed-about = Perhaps the connection broke off. Nothing is lost: games are kept on the server.

refusal-bad-message = The server did not understand that. Load the page again; you may have an old version.
refusal-illegal = The rules do not allow that.
refusal-late = Somebody was quicker. Look at the table again.
refusal-not-your-seat = This seat is not yours.
refusal-seat-taken = Somebody sits there already.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-seated = Only those who sit at the table can do that. Take a seat first.
refusal-nothing-open = There is nothing to answer any more.
refusal-no-such-branch = This what-if is gone, or belongs to somebody else.
refusal-nothing-to-undo = There is nothing left to take back.
refusal-no-such-room = There is no such table. Check the link.
refusal-no-such-game = This server does not know that game.
refusal-no-such-code = This code has been used, has expired, or never was. Make a new one on the other device.
refusal-bad-setup = A game cannot begin like that. Change what was chosen.
refusal-bad-file = This record or position cannot be read.
refusal-bad-text = This text is empty, too long, or has characters that cannot be shown.
refusal-too-much = That was a little too fast. Wait a moment and try again.
refusal-frozen = This table met an error and is kept as it was. Its record can be downloaded.
refusal-outdated = This table is from another version of the program and can no longer be shown. Its record can be downloaded.
refusal-not-over = The game is not over yet, so its secrets stay secret.
refusal-broken = Something went wrong on the server. Try again in a moment.
refusal-too-slow = The request took too long to arrive. Try again.
refusal-foreign = This request came from another site and was not carried out.
