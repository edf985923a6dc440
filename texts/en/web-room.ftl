# The room around a game, in English: seats, log, chat, undo, what-ifs, replays and the first lesson.

room-loading = Laying out the table…
room-no-screen = This game has no screen here.
room-screen-broken = The board could not be loaded. Reload the page to try again.
room-not-found = This room cannot be opened
room-home = To the start page
room-rule = Rule { $rule }
room-rules = Rules
room-cards = Cards
room-percent = { $number } %
room-percent-below-one = < 1 %
room-percent-above-99 = > 99 %

## The connection

room-line-connecting = Connecting…
room-line-live = Connected.
room-line-lost = Connection lost.
room-answer-lost = The connection broke before the answer came. Look whether it was done, and try again if not.
room-line-lost-banner = Connection lost. Trying to get it back; your seat is kept.
room-retry = Try now
room-frozen = This room has met an error and is kept as it was. The game can be looked at and downloaded, but not played on.
room-outdated = The program has changed since this game was played: it is shown as far as it can be followed. The record to download has all moves.
room-known-seed = This game is dealt from a known seed: somebody here may know what comes.

## The result

room-won = Won!
room-lost = Lost
room-over = The game is over.
room-result = Result

## People

room-table = Table
room-seats = Seats
room-seat-number = Seat { $number }
room-seat-name = { $role } ({ $name })
room-seat-free = Free seat
room-seat-own = you
room-seat-away = away
room-seat-abandoned = gone for long
room-seat-turn = turn
room-your-turn = Your turn
room-seat-menu = { $role }: more
room-nameless = Guest
room-bot-heuristic = Bot
room-bot-random = Random bot
room-sit = Sit here
room-sit-too = Play this seat, too
room-stand = Leave the seat
room-seat-bot-heuristic = Let a bot play
room-seat-bot-random = Let a random bot play
room-unseat-bot = Take over
room-free-seat = Free the seat
room-spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
room-watching = You are watching.
room-watching-free = You are watching. A seat is free.
room-join-title = { $count ->
    [one] { $names } invites you
   *[other] { $names } invite you
}
room-join-open = A seat is free
room-join-as = Join as { $role }
room-join-for-bot = Take over { $role } from the bot
room-join-watch = Just watch
room-joined = You are at the table.
room-said-joined = { $name } has joined.
room-here = { $here } of { $all } here
room-here-waiting = The game goes on when everybody is here; you can already look around and move.
room-hint-free = Nobody sits there yet: invite somebody or add a bot.
room-fill-bots = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
room-bots-instead = { $count ->
    [one] Start with a bot instead
   *[other] Start with { $count } bots instead
}
room-invite-title = Invite your friends
room-invite = Invite
room-invite-about = Whoever opens this link can join or watch. On a phone, the camera opens it from the code.
room-invite-text = Come and play { $game } with me!
room-copy-link = Copy link
room-share = Share…
room-qr = The link as a QR code
room-invite-link = Link to this room
room-device = Continue on another device
room-device-about = This link carries your seats to another device of yours. It works once, for ten minutes. Keep it to yourself: whoever opens it can play for you.
room-device-send = Copy my link
room-copy = Copy
room-copied = Copied.
room-not-copied = The browser does not allow copying. Select the link and copy it by hand.
room-settings = Table settings
room-settings-seated-only = Only those who sit at the table can change this.
room-visibility-link = Anyone with the link can join
room-visibility-public = Everyone: the table is listed on the start page
room-pause-setting = Announce draws while others hold cards they could play
room-pause-seconds = { $seconds ->
    [0] never
    [one] for { $seconds } second
   *[other] for { $seconds } seconds
}

## Panels and tools

room-panels = Log, chat and table
room-tools = Tools
room-log = Log
room-log-empty = Every move will be listed here, each with its rule.
room-log-replay = Look at this moment
room-log-what-if = What if from here
room-log-undo = Take back from here
room-chat = Chat
room-chat-empty = Nothing has been said yet.
room-chat-say = Say something
room-chat-send = Send
room-chat-spectator = watching
room-point = Point
room-draw = Draw
room-draw-clear = Wipe
room-text-mode-short = Text view
room-board-mode = Board view
room-replay = Replay
room-download-record = Record
room-download-position = Position

## Taking back

room-undo = Undo
room-undo-title = { $count ->
    [one] Take back { $count } move?
   *[other] Take back { $count } moves?
}
room-undo-revealed = Something hidden has come to light since. It is taken back if these agree: { $names }.
room-undo-revealed-alone = Something hidden has come to light since. Nobody else has to agree, so you may take it back.
room-undo-same-cards = What was seen stays seen, and as a rule the same cards will come again.
room-undo-others = This takes back moves of others too. It is done if they agree: { $names }.
room-undo-redeals = The game is over and its deal is known: everything that is still hidden will be dealt anew.
room-undo-leave = Leave it
room-undo-do = Take it back
room-undo-propose = Ask them
room-proposal = Proposal
room-proposal-undo = { $name } asks to take back: { $moves }.
room-proposal-own = You ask to take back: { $moves }.
room-proposal-open = Still to answer: { $names }.
room-proposal-away = { $minutes ->
    [one] They are away: in { $minutes } minute it is done without them.
   *[other] They are away: in { $minutes } minutes it is done without them.
}
room-proposal-withdraw = Never mind
room-agree = Agree
room-disagree = No
room-move-of = { $who }: { $move }
room-you = You
room-moves-more = { $moves }; and { $more } more
room-taken-back = { $name } took back: { $moves }.
room-taken-back-own = You took back: { $moves }.
room-redealt = The game was over and its deal known, so everything that is still hidden was dealt anew.

## The announced draw

room-pause = Next card: { $who }
room-pause-held = { $name } said “Wait!”
room-wait = Wait!
room-wait-key = Wait! / Go on
room-go-on = Go on

## What-ifs

room-what-if = What if
room-branches = What-ifs
room-branch-show = What the board shows
room-branch-game = The game
room-branch-own = My what-if, move { $at }
room-branch-of = { $name }’s, move { $at }
room-branch-about = What if: nothing here counts. Play every seat, take back at will; hidden cards are dealt anew.
room-branch-watching = { $name }’s what-if: nothing here counts. You are watching.
room-branch-share = Show to all
room-branch-hide = Keep private
room-branch-is-shared = shown to all
room-branch-drop = Throw away

## Odds

room-forecast = Odds
room-forecast-title = What may come
room-forecast-safe = Nothing in these draws can lose the game.
room-forecast-lose = to lose in these draws

## The end

room-stat-turns = { $count ->
    [one] turn
   *[other] turns
}
room-stat-moves = { $count ->
    [one] move
   *[other] moves
}
room-stat-drew = { $count ->
    [one] treasure card drawn
   *[other] treasure cards drawn
}
room-stat-shored-up = { $count ->
    [one] tile shored up
   *[other] tiles shored up
}
room-stat-flooded = { $count ->
    [one] tile flooded
   *[other] tiles flooded
}
room-stat-sank = { $count ->
    [one] tile sunk
   *[other] tiles sunk
}
room-stat-water-rose = { $count ->
    [one] rise of the water
   *[other] rises of the water
}
room-stat-captured = { $count ->
    [one] treasure captured
   *[other] treasures captured
}
room-score = Score: { $score }
room-stat-exorcised = { $count ->
    [one] ghost exorcised
   *[other] ghosts exorcised
}
room-stat-haunted = { $count ->
    [one] tile haunted
   *[other] tiles haunted
}
room-stat-died = { $count ->
    [one] Taoist died
   *[other] Taoists died
}
room-stat-earned-fear = { $count ->
    [one] Fear card earned
   *[other] Fear cards earned
}
room-stat-blighted = Blight added
room-stat-lost-presence = Presence destroyed
room-stat-what-sank = Sunk: { $names }.
room-deal = Deal { $seed }
room-rematch-new = Play again
room-rematch-same = Same deal again
room-rematch-go = Go there
room-rematch-ask = Another game with the same people
room-rematch-ask-about = It begins when everybody at the table wants it.
room-rematch-asked = { $names } would like another game.
room-rematch-agree = So would I

## Replays

room-replay-of = Replay: { $title }
room-replay-first = First step
room-replay-back = Step back
room-replay-next = Step forward
room-replay-last = Last step
room-replay-play = Play
room-replay-pause = Stop
room-replay-step = Step
room-replay-step-of = { $step } of { $last }
room-replay-speed = Speed
room-replay-times = { $speed }×
room-replay-to-game = Back to the game
room-replay-no-moves = This is a replay. Start a what-if from here to play on.

## What is said aloud

room-said-in-branch = What if: { $text }
room-said-taken-back = Taken back to move { $to }.
room-said-chat = { $name }: { $text }
room-said-ping = { $name } points: { $thing }.
room-said-pause = A draw is announced.
room-said-proposal = { $name } asks to take something back.
room-said-proposal-closed = The proposal is closed.
room-said-branch-shared = { $name } shows a what-if.
room-said-branch-gone = The what-if is gone. This is the game again.
room-said-rematch = The next game is ready.

## The first lesson

room-lesson = First game
room-lesson-name = You
room-lesson-step = Step { $step } of { $last }
room-lesson-begin = Begin
room-lesson-next = Next
room-lesson-back = Back
room-lesson-skip = Skip
room-lesson-show = Show me
room-lesson-words = What to do
room-lesson-again = Start over
room-lesson-take-back = Take it back
room-lesson-play = Play your first game
room-lesson-stray = A legal move, but not the one this step needs. Take it back and try again.
room-lesson-lost = That is how islands are lost. Luckily this is a lesson: take it back and try again.
room-lesson-goal-title = The island is sinking
room-lesson-goal = You play together: find four treasures, gather on Fools’ Landing and fly off. Three treasures are yours; the last one waits in the Temple of the Sun. Here you play both adventurers.
room-lesson-move-title = Move
room-lesson-move = The Diver has three actions a turn. Choose the ringed Temple of the Sun, then “Move”: the board shows what will happen. Then confirm it.
room-lesson-shore-up-title = Shore up
room-lesson-shore-up = Waves mean that a tile is flooded; flooded once more it sinks for good. If Fools’ Landing sinks, all is lost. Choose it, then “Shore up”, and confirm.
room-lesson-give-title = Give a card
room-lesson-give = Four matching cards capture a treasure. The Navigator holds three Earth Stones and is on your tile: choose your Earth Stone card and give it.
room-lesson-draw-title = Draw treasure cards
room-lesson-draw = After the actions come two treasure cards. One may be Waters Rise!: the water climbs, and flooded places come back on top of the flood deck. Curious? “Odds” shows what may come. Then draw.
room-lesson-flood-title = Turn up flood cards
room-lesson-flood = Waters Rise! put Fools’ Landing back on top. Good that you shored it up: it will only flood. The flooded Watchtower is less lucky. Turn up two flood cards.
room-lesson-capture-title = Capture the treasure
room-lesson-capture = The Navigator’s turn. Four Earth Stones in hand, and the Temple of the Sun underfoot: capture the Earth Stone.
room-lesson-fly-off-title = Fly off
room-lesson-fly-off = Everybody to Fools’ Landing: the Navigator’s gift is to lead others, so lead the Diver there, then go yourself. Then the Diver plays Helicopter Lift and you have won.
room-lesson-end-title = You know enough to play
room-lesson-end = Rule numbers beside every line open the rule. Choose something impossible and you are told why not. “Odds” shows the dangers, “What if” tries things out, and Undo takes back.
