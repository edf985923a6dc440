# The screen of Spirit Island in the web client.

si-own = (you)
si-spirit-of = { $spirit } · { $name }
si-cancel = Back
si-close = Close

## Status

si-turn = Turn { $turn }
si-over-won = The island is free!
si-over-lost = The island has fallen
si-won = The Invaders are gone.
si-skip-story = Touch the table to skip.
si-you-decide = You decide.
si-waits-for = Waiting for { $names }.
si-steps = Phases of the turn
si-step-spirit = Spirits
si-step-fast = Fast
si-step-invader = Invaders
si-step-slow = Slow
si-team = Who is ready
si-done = ready
si-not-done = not ready

si-fear = Fear: { $generated } of { $pool }.
si-fear-earned = { $count ->
    [0] No Fear card waits.
    [one] { $count } Fear card is turned over in the next Invader phase.
   *[other] { $count } Fear cards are turned over in the next Invader phase.
}
si-fear-next = { $count ->
    [one] { $count } more Fear card to the next Terror Level.
   *[other] { $count } more Fear cards to the next Terror Level.
}
si-fear-cards = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
}
si-terror = Terror { $level }
si-goal-1 = no Invaders left wins
si-goal-2 = no Towns or Cities wins
si-goal-3 = no Cities wins
si-blight-left = { $count ->
    [0] No Blight is left in the pool.
    [one] { $count } Blight is left in the pool; without it the island is lost.
   *[other] { $count } Blight are left in the pool; without them the island is lost.
}

si-invaders = Invader cards
si-invaders-space = { $action }: { $card }. Lands: { $lands }.
si-invaders-none = { $action }: no card.
si-invaders-next = Next to explore: a card of { $stage }, one of: { $cards }. Cards left: { $count }.
si-invaders-empty = No Invader card is left: the next Explore loses the game.
si-coastal = coast
si-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
si-no-card = no card

## Map

si-map = The island
si-zoom-in = Zoom in
si-zoom-out = Zoom out
si-zoom-fit = Whole island
si-possible = possible now
si-land = { $land }, { $terrain }
si-land-coastal = { $land }, { $terrain }, on the coast
si-land-empty = Nothing here.
si-land-next-to = Adjacent: { $lands }
si-land-lasting = Lasts here: { $source }
si-pieces = { $count ->
    [one] { $count } { $kind }
   *[other] { $count } { $kind-pl }
}
si-pieces-damaged = { $count ->
    [one] { $count } { $kind }, damage { $damage }
   *[other] { $count } { $kind-pl }, damage { $damage }
}
si-pieces-in = In { $land }:
si-presence = { $count } Presence: { $spirit }
si-presence-sacred = { $count } Presence: { $spirit }, sacred site
si-land-blight = { $count } Blight
si-land-defend = Defend { $count }
si-ravages = will ravage: { $damage } damage
si-ravages-not = will ravage without damage
si-builds = will build
si-skipped = { $action } does not happen here

## Questions

si-question = What is to be decided
si-touch-land = Touch a land on the map.
si-decide-for = Decide for { $spirit }
si-unused = You have not used:
si-unplayed = You could still play:
si-reveals = A card is turned over next: after that it cannot be taken back alone.
si-what-happens = What happens
si-key-back = Back: drop the choice or skip the motion
si-key-option = Option { $number }
si-keys-hint = Arrow keys walk the map, Enter chooses a land, digits choose an option, R is for ready.

## Kinds of moves

si-verb-grow = Growth
si-verb-act = Growth action
si-verb-play = Play a card
si-verb-ready = Ready
si-verb-use = Use a Power
si-verb-use-fewer = Use a Power, asked for each threshold
si-verb-innate = Innate Power
si-verb-innate-fewer = Innate Power, asked for each threshold
si-verb-repeat = Repeat a Power
si-verb-repeat-fewer = Repeat a Power, asked for each threshold
si-verb-go = Carry out the Fear card
si-verb-land = Choose a land
si-verb-spirit = Choose a Spirit
si-verb-track = Presence from a track
si-verb-from = Presence from a land
si-verb-minor = Minor Power
si-verb-major = Major Power
si-verb-keep = Keep a card
si-verb-forget = Forget a card
si-verb-reclaim = Take a card back
si-verb-give = Give a card
si-verb-element = Choose an element
si-verb-pick = Choose a piece
si-verb-send = Move a piece
si-verb-presence = Move Presence
si-verb-choose = Choose one
si-verb-yes = Yes
si-verb-no = No
si-verb-skip = Leave the rest out
si-text-no-moves = There is nothing for you to decide now.

## Spirits

si-spirits = Spirits
si-hand = Hand
si-in-play = In play
si-lasting = Until the turn ends
si-lasting-left = { $count ->
    [one] { $count } more time
   *[other] { $count } more times
}
