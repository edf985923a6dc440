# The screen of Forbidden Island in the web client.

fi-percent = { $percent } %
fi-percent-less = < 1 %
fi-percent-more = > 99 %
fi-bot = bot
fi-own = yours
fi-acts = to act

## Status line

fi-turn = { $adventurer }'s turn
fi-turn-of = { $turn } · { $name }
fi-turn-own = Your turn, { $adventurer }
fi-turn-own-one = Your turn: { $adventurer }
fi-over-won = The team is saved!
fi-over-lost = The island is lost
fi-won = You flew off with all four treasures before the sea took the island.

fi-hint-actions = { $left ->
    [one] { $left } action left.
   *[other] { $left } actions left.
}
fi-hint-draw = { $left ->
    [0] No actions left: draw the treasure cards.
    [one] Draw { $left } more treasure card.
   *[other] Draw { $left } treasure cards.
}
fi-hint-flood = { $left ->
    [one] Turn up { $left } flood card.
   *[other] Turn up { $left } flood cards.
}
fi-hint-wait = Waiting for the { $adventurer }.
fi-hint-swim = The { $adventurer } has to leave the sunk tile.
fi-hint-swim-own = The tile under the { $adventurer } has sunk: choose where to escape.
fi-hint-discard = The { $adventurer } has too many cards.
fi-hint-discard-own = The { $adventurer } has too many cards: discard one or play a special card.

fi-steps = Steps of the turn
fi-step-actions = Actions
fi-step-treasure-draw = Treasure
fi-step-flood-draw = Flood
fi-step-left = { $left } of { $all } left

## Moves

fi-actions = What you can do
fi-verb-move = Move
fi-verb-fly = Fly
fi-verb-guide = Lead
fi-verb-shore-up = Shore up
fi-verb-give = Give
fi-verb-capture = Capture
fi-verb-swim = Escape
fi-verb-discard = Discard
fi-verb-sandbags = Sandbags
fi-verb-lift = Helicopter
fi-verb-take-off = Fly off and win
fi-verb-draw = Draw cards
fi-verb-flood = Flood card
fi-do-draw = Draw a treasure card
fi-do-flood = Turn up a flood card
fi-next-draw = The next treasure card
fi-next-flood = The next flood card
fi-not-now = not possible now: ask why
fi-why-not = Why can't I…?
fi-ask = { $verb }: { $things }?
fi-ask-plain = { $verb }?
fi-pick-tile = Choose a tile on the board.
fi-pick-thing = Choose:
fi-pick-any = Choose who or what, and a tile.
fi-pick-more = Or add another tile.
fi-gives-up = { $left ->
    [one] You still have { $left } action. Drawing ends your actions.
   *[other] You still have { $left } actions. Drawing ends your actions.
}
fi-confirm = Confirm
fi-confirm-as = Confirm as { $adventurer }
fi-confirm-give-up = End the actions and draw
fi-cancel = Cancel
fi-key-back = Back: drop the choice or skip the motion
fi-outcomes-even = Any of { $count } cards, { $percent } each.
fi-outcomes-more = and { $count } more

## Board

fi-board = The island
fi-state-dry = dry
fi-state-flooded = flooded
fi-state-sunk = sunk
fi-here = { $adventurers } here
fi-helipad = helipad
fi-coming-maybe = its card may come next
fi-coming-sure = its card comes next for sure
fi-odds-floods = floods { $percent }
fi-odds-sinks = sinks { $percent }
fi-danger = losing it could lose the game
fi-possible = possible now
fi-treasure-open = { $treasure }: not captured, one hand holds at most { $cards } of { $cost } cards
fi-treasure-captured = { $treasure }: captured by the { $adventurer }

## Water

fi-water = Water meter
fi-water-now = The water is at mark { $mark } of { $skull }: { $cards ->
    [0] the skull.
    [one] { $cards } flood card a turn.
   *[other] { $cards } flood cards a turn.
}
fi-water-next = At mark { $mark } it will be { $cards }.
fi-water-last = It cannot get worse before the skull.
fi-water-skull = { $steps ->
    [0] The game is lost.
    [one] { $steps } step to the skull, where the game is lost.
   *[other] { $steps } steps to the skull, where the game is lost.
}
fi-water-cards = { $cards ->
    [0] The skull!
    [one] { $cards } card a turn
   *[other] { $cards } cards a turn
}
fi-water-steps = { $steps ->
    [0] lost
    [one] skull in { $steps } step
   *[other] skull in { $steps } steps
}

## Hands and decks

fi-hand-of = Hand of the { $adventurer }
fi-hand-limit = A hand may hold { $limit } cards
fi-cards = { $card }, { $count }
fi-ability-of = What the { $adventurer } can do
fi-ability-note = Everybody can also move to a neighbouring tile, shore up tiles nearby, give a card to someone on the same tile and capture treasures.
fi-deck-treasure = Treasure cards
fi-deck-flood = Flood cards
fi-deck-count = { $count } in the deck
fi-discard-count = { $count } in the discard pile
fi-deck-label = { $count } in the deck, { $discarded } discarded; look through
fi-rises = Waters Rise! left: { $count }
fi-pile-discard = Discard pile: { $count }
fi-pile-empty = empty
fi-pile-known = On top, in this order
fi-pile-rest = Still in the deck, in unknown order: { $count }
fi-flood-about = { $cards ->
    [one] { $cards } card is turned up in this turn. After Waters Rise! the discard pile goes back on top, so some cards are known to come first.
   *[other] { $cards } cards are turned up in this turn. After Waters Rise! the discard pile goes back on top, so some cards are known to come first.
}
fi-layer-first = { $count ->
    [one] The next card
   *[other] The next { $count } cards, in unknown order
}
fi-layer-then = { $count ->
    [one] Then { $count } card
   *[other] Then { $count } cards, in unknown order
}
fi-flood-discard-about = These come back on top after the next Waters Rise! The sign ≈ marks tiles that are flooded now.

## As text

fi-text-turn = Turn
fi-text-water = Water
fi-text-treasures = Treasures
fi-text-hands = Adventurers and hands
fi-text-stands = stands { $tile-at }
fi-text-hand = Cards: { $cards }
fi-text-hand-empty = no cards
fi-text-card = { $card } × { $count }
fi-text-island = The island, row by row
fi-text-row = Row { $row }
fi-text-sunk = { $tile } (sunk)
fi-text-decks = Decks and discard piles
fi-text-deck-treasure = { $count ->
    [one] Treasure deck: { $count } card
   *[other] Treasure deck: { $count } cards
}
fi-text-ordered = On top, in this order: { $cards }
fi-text-unordered = In unknown order: { $cards }
fi-text-discard-treasure = Treasure discard pile: { $cards }
fi-text-deck-flood = { $count ->
    [one] Flood deck: { $count } card
   *[other] Flood deck: { $count } cards
}
fi-text-layer = Next, in unknown order: { $cards }
fi-text-layer-known = Next card: { $cards }
fi-text-layer-then = Then, in unknown order: { $cards }
fi-text-layer-then-known = Then: { $cards }
fi-text-discard-flood = Flood discard pile: { $cards }
fi-text-forecast = What may come
fi-text-danger = { $danger } { $percent }
fi-text-moves = Moves of the { $adventurer }
fi-text-no-moves = You have no move now.
fi-text-none = none
