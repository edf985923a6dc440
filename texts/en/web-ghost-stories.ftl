# The screen of Ghost Stories in the web client.

gs-own = yours
gs-acts = to decide
gs-dead = dead
gs-blocked = blocked
gs-amount = { $count } { $colour }

## Status line

gs-turn = { $taoist }'s turn
gs-turn-of = { $turn } · { $name }
gs-turn-own = Your turn, { $taoist }
gs-turn-own-one = Your turn: { $taoist }
gs-over-won = The village is saved!
gs-over-lost = The village has fallen
gs-won = Wu-Feng is driven back.
gs-score = { $ending } Score: { $score }.

gs-hint-yin = Night falls: the ghosts act first.
gs-hint-move = Move or stay; then ask for help or exorcise.
gs-hint-act = Ask the villager for help or exorcise.
gs-hint-done = You have acted: end the turn.
gs-hint-acted = You have acted: set a Buddha or end the turn.
gs-hint-buddhas = Set another Buddha or end the turn.
gs-skip = Touch the table to skip.
gs-hint-wait = Wait for their decision.

gs-steps = Steps of the turn
gs-step-yin = Yin
gs-step-move = Move
gs-step-act = Act
gs-step-buddhas = End

gs-haunted-of = Haunted tiles: { $haunted }; at { $fatal } the game is lost.
gs-until = { $cards ->
    [0] The next card is Wu-Feng!
    [one] { $cards } card until Wu-Feng
   *[other] { $cards } cards until Wu-Feng
}
gs-no-incarnation = No incarnation left in the deck

## Moves

gs-actions = What you can do
gs-verb-yin = Begin the Yin phase
gs-verb-move = Move
gs-verb-ask = Ask for help
gs-verb-exorcise = Exorcise
gs-verb-pocket = Pockets: take Tao
gs-verb-enfeeble = Mantra
gs-verb-guide = Twin Winds
gs-verb-borrow = Borrow a power
gs-verb-pick-up = Power token
gs-verb-call = Help from afar
gs-verb-cleanse = Cleanse a tile
gs-verb-buddha = Set a Buddha
gs-verb-end = End turn
gs-verb-dispel-both = Exorcise both
gs-verb-dispel = Exorcise
gs-verb-request = Ask for tokens
gs-verb-give-up = Nobody
gs-verb-keep = Keep
gs-verb-reroll = Roll again
gs-verb-reroll-curse = Roll again
gs-verb-lend = Share
gs-verb-refuse = Keep mine
gs-verb-skip = Skip
gs-verb-place = Put the card
gs-verb-discard = Discard
gs-verb-suffer = Lose 1 Qi
gs-verb-take = Take
gs-verb-revive = Bring back
gs-verb-restore = Cleanse
gs-verb-banish = Drive away
gs-verb-calm = Send back
gs-verb-pray = Pray
gs-verb-shift = Move a ghost
gs-verb-carry = Carry a Taoist
gs-verb-pay = Pay
gs-verb-curse-first = Curse first
gs-verb-gain-qi = Take 1 Qi
gs-verb-gain-yin-yang = Take the Yin-Yang
gs-verb-give-qi = Give 1 Qi
gs-verb-give-yin-yang = Return the Yin-Yang
gs-not-now = not possible now: ask why
gs-why-not = Why can't I…?
gs-ask = { $verb }: { $things }?
gs-ask-plain = { $verb }?
gs-pick-place = Choose on the board.
gs-pick-thing = Choose:
gs-pick-any = Choose who or what, and a place on the board.
gs-confirm = Confirm
gs-confirm-as = Confirm as { $taoist }
gs-cancel = Cancel
gs-key-back = Back: drop the choice or skip the motion
gs-reading = About this
gs-here-as = { $does } ({ $taoist })
gs-here-move = Move here
gs-here-enfeeble = Put the Mantra here
gs-here-buddha = Set a Buddha here
gs-here-call = Help from afar (Yin-Yang)
gs-here-cleanse = Cleanse this tile (Yin-Yang)
gs-here-borrow = Borrow this power
gs-here-guide = Lead a Taoist here
gs-place-where = Where the card can go
gs-place-anyway = Wherever it lies: { $results }
gs-place-threat = Its figure will haunt { $tile-acc }.
gs-place-chance = Then chance decides.

## Exorcism

gs-roll = Roll the dice
gs-dice = Tao dice
gs-dice-free = { $count ->
    [0] All Tao dice are captured.
    [one] { $count } Tao die is free.
   *[other] { $count } Tao dice are free.
}
gs-tao-blocked = Tao tokens are blocked!
gs-white-ignored = White faces count for nothing!
gs-odds-counting = Counting the odds…
gs-odds-dice = dice alone
gs-odds-own-tokens = with your tokens
gs-odds-all-tokens = with everybody's tokens
gs-odds-with = with { $power }
gs-odds-haunted = may be haunted: { $percent }
gs-odds-advances = the figure advances
gs-odds-haunts = the tile is haunted
gs-odds-overruns = the game is lost
gs-odds-no-effect = no effect
gs-odds-haunt = haunting
gs-odds-new-ghost = new ghost
gs-odds-lose-all-tao = all Tao lost
gs-odds-lose-qi = 1 Qi lost
gs-odds-lose-tao = 1 Tao lost
gs-odds-spared = spared
gs-odds-arrives = a ghost arrives
gs-odds-drawn = drawn
gs-odds-next = comes next
gs-reroll = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
gs-reroll-pick = Touch the dice to roll again
gs-owed = { $count ->
    [0] nothing to pay
    [one] { $count } token to pay
   *[other] { $count } tokens to pay
}
gs-dice-enough = the dice are enough
gs-pay-all = Pay all as proposed

## Board

gs-board = The village and the boards around it
gs-empty = empty
gs-possible = possible now
gs-resists = needs { $needed }
gs-resists-nothing = no resistance left
gs-printed = printed: { $needed }
gs-figure-card = haunter figure on the card
gs-figure-stone = haunter figure on the stone: it haunts next
gs-holds-die = holds a die
gs-closed = cannot be exorcised now
gs-threatens = haunts { $tile-acc } next
gs-tile-active = active
gs-tile-haunted = haunted
gs-tile-is-haunted = The tile is haunted: nobody helps here.
gs-here = { $taoists } here
gs-haunted-next = to be haunted { $space-from }
gs-temple-buddhas = { $count ->
    [one] { $count } Buddha here
   *[other] { $count } Buddhas here
}
gs-centre-tokens = { $count ->
    [one] { $count } neutral power token here
   *[other] { $count } neutral power tokens here
}
gs-buddha-here = A Buddha waits here for the next ghost.
gs-stone-left = On arrival
gs-stone-centre = In every Yin phase
gs-stone-right = When exorcised

## Boards, deck and bank

gs-qi = { $count } Qi
gs-tokens = Tao tokens: { $tokens }
gs-yin-yang-there = has the Yin-Yang token
gs-yin-yang-spent = Yin-Yang token spent
gs-buddhas = { $count ->
    [one] { $count } Buddha
   *[other] { $count } Buddhas
}
gs-power-tokens = { $count ->
    [one] { $count } neutral power token
   *[other] { $count } neutral power tokens
}
gs-power-works = { $power }
gs-power-blocked = { $power }: blocked
gs-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
gs-cards = Cards
gs-bank = Bank and dice
gs-gone = Cards that came and went: { $count }
gs-incarnations = Incarnations: { $exorcised } of { $all } exorcised, { $left } still in the deck

## As text

gs-text-turn = Turn
gs-text-dangers = Dangers
gs-text-forecast = What may come
gs-text-village = The village
gs-text-row = Row { $row }
gs-text-facing = In reach from here: { $spaces }.
gs-text-facing-one = { $board }: { $ghost }
gs-text-boards = Boards, clockwise
gs-text-stock = Cards and bank
gs-text-drawn = Drawn: { $card }
gs-text-chance = { $what } { $percent }
gs-text-stands = stands { $tile-at }
gs-text-bank = In the bank: { $tokens }, { $qi } Qi
gs-text-moves = Moves of the { $taoist }
gs-text-no-moves = You have no move now.

## The lesson

gs-lesson-lost = That is how villages are lost. Luckily this is a lesson: take it back and try again.
gs-lesson-goal-title = Wu-Feng is here
gs-lesson-goal = You are Taoists who defend a village of nine tiles. Ghosts lie on the boards around it. Wu-Feng is the ghost you must defeat, here as the ringed Vampire Lord: exorcise him and you win. In this lesson you play both Taoists.
gs-lesson-yin-title = Yin: the ghosts act
gs-lesson-yin = Every turn begins with the ghosts on one's board. The figure before the Restless Dead is one step from the Tea House: it will be haunted. Then a new ghost comes. Begin the Yin phase and put the card on the ringed space.
gs-lesson-move-title = Yang: move
gs-lesson-move = Now it is your turn. Stand next to a ghost to exorcise it; a corner reaches two. Choose the Tea House and confirm the move.
gs-lesson-exorcise-title = See the odds, then roll
gs-lesson-exorcise = The signs on a card tell what it needs: two yellow, one black. White faces stand for any colour. Choose “Exorcise”: you see your chances with dice alone and with your Tao tokens. Nothing is rolled until you press the button.
gs-lesson-tokens-title = Tokens make up the rest
gs-lesson-tokens = One yellow face is missing, and you have a yellow token. Exorcise both ghosts; the token is spent automatically. The Gloomy Minion leaves a reward: take the blue token.
gs-lesson-night-title = The next night
gs-lesson-night = End your turn. Then the blue board has its Yin phase: the Vampire Lord's figure steps onto the stone and will haunt the Circle of Prayer next time. Put the new ghost on the ringed space of the blue board.
gs-lesson-yin-yang-title = The Yin-Yang token
gs-lesson-yin-yang = Too many haunted tiles, and the village is lost. Each Taoist has a Yin-Yang token to spend at any time of the turn: for a villager's help from afar, or to cleanse a tile. Choose the Tea House and cleanse it.
gs-lesson-help-title = The villagers help
gs-lesson-help = Instead of exorcising you may ask the villager of your tile. Move to the Circle of Prayer and ask for help: put a yellow token on it, and every yellow ghost is weaker by one.
gs-lesson-wu-feng-title = Exorcise Wu-Feng
gs-lesson-wu-feng = Blue's power, Heavenly Gust, allows help and an exorcism in one turn. The Vampire Lord now needs three yellow; you have two tokens. Roll, exorcise him, and choose who gets the Qi of the reward.
gs-lesson-end-title = You know enough to play
gs-lesson-end = Touch any ghost, tile or board to read what it does. “Odds” shows the coming night on the table, “What if” tries things out, and whatever is impossible tells you why.
