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
si-fear-seen = Put away
si-track-gives = { $now } → { $next }
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
si-map-turn = Turn the island
si-zoom-in = Zoom in
si-zoom-out = Zoom out
si-zoom-island = Island
si-zoom-board = Board
si-zoom-land = Land
si-possible = possible now
si-futile = without effect here
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
si-health = Health { $count }
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
si-to-panel = Choose in the panel
si-touch-land = Touch a land on the map.
si-unused = You have not used:
si-unplayed = You could still play:
si-reveals = This reveals a card and can’t be taken back alone.
si-what-happens = What happens
si-suggestion = Suggested:
si-do-so = Accept
si-outcome-destroyed = Destroyed in { $land }: { $pieces }
si-outcome-removed = Removed from { $land }: { $pieces }
si-outcome-damaged = Damaged in { $land }: { $pieces }
si-outcome-fear = Fear: { $amount }
si-outcome-rest = The rest stays as it is
si-key-back = Back: drop the choice or skip the motion
si-key-option = Option { $number }
si-keys-hint = Arrow keys walk the map, Enter chooses a land, digits choose an option, R is for ready.

## Plans

si-plan = Plan
si-planned = Planned: { $target }
si-plan-for = The plan for { $power }
si-plan-land = { $power }: touch the land it is meant for.
si-plan-spirit = { $power }: which Spirit is it meant for?
si-plan-done = Done
si-plan-leave = Leave planning
si-plan-set = Planned: { $power } in { $target }.
si-plan-dropped = No longer planned: { $power }.
si-plan-of = Planned by { $spirit }: { $power }, { $target }.
si-draft = not final until ready
si-deciding = decides now
si-tab-cards = { $count ->
    [0] { $spirit }: no card played this turn
    [one] { $spirit }: { $count } card played this turn
   *[other] { $spirit }: { $count } cards played this turn
}

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
si-hand-empty = No card in hand.
si-cards-of = Cards: { $spirit }
si-drawn = Cards to choose from
si-drawn-aside = See the map
si-drawn-back = Back to the cards
si-end-bonus-growth = Ready
si-end-spirit-phase = Cards chosen
si-end-fast-phase = End Fast phase
si-end-invader-phase = Ready
si-end-slow-phase = End Slow phase
si-end-time-passes = Ready
si-end-left = { $count ->
    [one] { $count } unused
   *[other] { $count } unused
}
si-in-play = In play
si-lasting = Until the turn ends
si-lasting-left = { $count ->
    [one] { $count } more time
   *[other] { $count } more times
}

## The panel of a Spirit

si-panel = The panel of the Spirit
si-growth = Growth
si-growth-option = Option { $option }
si-grow-reclaim = Take all cards back
si-grow-gain-power = Gain a Power
si-grow-add-presence = Presence, Range { $range }
si-grow-add-presence-in = Presence { $terrains-in }, Range { $range }
si-grow-energy = +{ $amount } Energy
si-action-done = done
si-tracks = Presence tracks
si-track-energy = Energy each turn
si-track-plays = Card plays each turn
si-track-branch = Another track
si-track-take-branch = Take Presence from this track
si-gift-any-element = any element
si-gift-energy = { $more } more Energy
si-gift-plays = { $more ->
    [one] { $more } more card play
   *[other] { $more } more card plays
}
si-gift-range = Range +{ $more }
si-gift-action = an action each turn
si-track-take-energy = Take Presence from the Energy track
si-track-take-plays = Take Presence from the card play track
si-slot-counts = { $what } (counts now)
si-slot-next = { $what } (uncovered next)
si-slot-covered = { $what } (covered)
si-slot-open = { $what } (uncovered)
si-income = +{ $count } each turn
si-plays = Cards played
si-plays-left = { $count ->
    [0] no more cards
   *[other] { $count } more
}
si-destroyed = Presence destroyed
si-elements = Elements
si-innates = Innate Powers and Special Rules
si-pile-discard = Discard pile
si-pile-forgotten = Forgotten
si-pile-progression = Cards still to come
si-piles = Piles of cards
si-pile-cards = Cards of the pile
si-pile-told = { $pile }: { $deck } in the deck, { $open } turned over
si-pile-deck = { $count ->
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
si-pile-open = { $count ->
    [0] None is turned over.
    [one] { $count } is turned over.
   *[other] { $count } are turned over.
}
si-pile-next = May come next
si-pile-turned = Turned over
si-in-use = in use
si-used = used
si-no-energy = too little Energy
si-no-plays = no card play left
si-also-use = Use
si-also-use-fewer = With fewer elements
si-also-innate = Use
si-also-innate-fewer = With fewer elements
si-also-repeat = Repeat for its cost
si-also-repeat-fewer = Repeat with fewer elements
si-also-play = Play
si-also-reclaim = Take back
si-also-forget = Forget
si-also-give = Give away

## Cards

si-card-cost = Cost: { $cost }
si-card-look = Look closely: { $card }
si-card-terms = Touch a line to read its rule.
si-card-reaches = threshold { $number } of { $power }
si-card-more = { $count ->
    [one] threshold
   *[other] { $count } thresholds
}
si-card-lit = thresholds { $lit }/{ $all }
si-threshold-reached = reached
si-threshold-soon = would be reached
si-threshold-missing = missing

## The reference of cards

cards-of-spirit-island = Horizons of Spirit Island: all cards
si-reference = All cards
si-reference-words = Names and words on cards
si-reference-kind = Kind
si-reference-spirit = Spirit
si-reference-speed = Speed
si-reference-cost = Cost
si-reference-verb = Effect
si-reference-filters = Filters
si-reference-all = Show all
si-reference-found = { $count ->
    [0] Nothing is like that.
   *[other] Found: { $count }
}
si-reference-try = Try a shorter word, or one of these:
si-reference-try-filters = Take a filter away, or look for one of these:
si-reference-suggestions = Fear, Push, Defend, Dahan, Blight
si-kind-minor = Minor
si-kind-major = Major
si-kind-unique = Unique
si-kind-innate = Innate
si-kind-spirit = Spirits
si-kind-fear = Fear
si-kind-invader = Invaders
si-kinds-spirit = Spirits
si-kinds-minor = Minor Powers
si-kinds-major = Major Powers
si-kinds-unique = Unique Powers
si-kinds-innate = Innate Powers
si-kinds-fear = Fear cards
si-kinds-invader = Invader cards
si-does-fear = Fear
si-does-damage = Damage
si-does-destroy = Destroy
si-does-defend = Defend
si-does-push = Push
si-does-gather = Gather
si-does-remove = Remove
si-does-replace = Replace
si-does-blight = Blight
si-does-energy = Energy
si-does-gain = Gain cards or elements
si-does-skip = Skip an Invader action

## The table as text

si-text-turn = The turn
si-text-dangers = Fear, Blight and Invaders
si-text-forecast = What is coming
si-text-moves = What { $spirit } can do
si-text-move = { $move }: { $what }
si-text-action = In use: { $source } ({ $about })
si-text-drawn = Drawn: { $cards }
si-text-fear-deck = Fear deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left. Turned over: { $cards }.
si-text-invader-discard = Invader cards played out: { $cards }.
si-text-escalation = Invader cards of Stage II escalate.
si-text-powers = Decks of Powers
si-text-minor = Minor Powers in the deck: { $count }. Discarded: { $cards }.
si-text-major = Major Powers in the deck: { $count }. Discarded: { $cards }.
si-text-growing = { $line } (chosen; still to do: { $left })
si-text-ready = Ready.
si-text-not-ready = Not ready.
si-text-energy = Energy: { $energy }, { $income } more each turn
si-text-plays = Cards played: { $played } of { $plays }
si-text-elements = Elements: { $elements }
si-text-element = { $element } { $count }
si-text-none = none
si-text-threshold = With { $elements }: { $words }
si-text-unplayed = You could still play: { $powers }.
si-text-unused = You have not used: { $powers }.
si-text-ready-anyway = Ready all the same

## The lesson

si-lesson-lost = That is how islands are lost. Luckily this is a lesson: take it back and try again.
si-lesson-goal-title = The island defends itself
si-lesson-goal = You are Eyes, a Spirit of this island. Drive the Invaders out before they lay it waste.
si-lesson-invaders-title = Invaders
si-lesson-invaders = An Explorer, a Town and a City: each does more damage than the last. Orange edges show where they build this turn.
si-lesson-dahan-title = Dahan
si-lesson-dahan = The Dahan live here. Those who survive a Ravage strike back. The eye is your Presence: from there your Powers reach out.
si-lesson-win-title = How to win
si-lesson-win = Frighten the Invaders. Now none of them may be left; with more Fear cards Explorers, then Towns may stay.
si-lesson-lose-title = How to lose
si-lesson-lose = Land that is ravaged takes Blight from here, and Presence there dies. When the last Blight is gone, so is the island.
si-lesson-grow-title = A turn begins with Growth
si-lesson-grow = Choose option 3: a new Power, Presence and Energy.
si-lesson-gain-title = A new Power
si-lesson-gain = Gain a Power. In a first game it is chosen for you.
si-lesson-presence-title = Spread your Presence
si-lesson-presence = Add Presence in G4.
si-lesson-track-title = Where it comes from
si-lesson-track = Take it from the card track: what it uncovers is yours, here a second card each turn.
si-lesson-red-title = Fast cards
si-lesson-red = Cards with a red head act before the Invaders. Play this one; its cost is paid at once.
si-lesson-blue-title = Slow cards
si-lesson-blue = Cards with a blue head act after them. Play this one, too: the elements of both light a threshold.
si-lesson-fast-title = Use a Fast Power
si-lesson-fast = They are about to build in G4. Touch the card, then G4: where no Invader is left, nothing is built.
si-lesson-innate-title = Your Innate Power
si-lesson-innate = It costs nothing but needs elements, and you have them. Use it: it frightens the Invaders and defends G8.
si-lesson-rule-title = Your Special Rule
si-lesson-rule = Where you defend, a Dahan may come along: send one from G7 to G8. Then end the Fast phase; the Invaders act.
si-lesson-invaders-acted-title = The Invaders have acted
si-lesson-invaders-acted = They built in G2 and explored the Jungles. The cards move on: built lands ravage next turn, explored lands build.
si-lesson-slow-title = Use a Slow Power
si-lesson-slow = Now the blue card: touch it, then G8, and gather the second Dahan from G7.
si-lesson-reclaim-title = Take your cards back
si-lesson-reclaim = Played cards lie in your discard pile. Option 1 brings them all back.
si-lesson-plan-title = Look ahead
si-lesson-plan = G2 cannot be saved yet, but the Jungles build, and in G7 you can stop that. Play these two cards.
si-lesson-fear-title = Fear
si-lesson-fear = Use the card in G7. The fourth Fear earns a Fear card; it is turned over before the Invaders act.
si-lesson-again-title = Once more
si-lesson-again = Use your Innate Power again, and end the phase. The Fear card opens; then they ravage.
si-lesson-ravaged-title = Ravaged
si-lesson-ravaged = Damage of 2 or more leaves Blight. Where Blight lies already, it spreads to a land beside it.
si-lesson-push-title = Out of the way
si-lesson-push = The Mountains build next. Touch the card, then G8, and push the Explorer and the Town to G5.
si-lesson-end-title = The island is yours
si-lesson-end = Turn 3 begins, and the game is a real one: play on for as long as you like. Touch a land to see what is coming there; hold or point at a card to read it.

## Before the game

pitch-spirit-island = You are Spirits of an island that colonists are taking over. Grow, frighten them, drive them out.
hint-spirit-island-difficulty-much-easier = A bonus Growth before the first turn, and no Explorers come before it.
hint-spirit-island-difficulty-easier = No Explorers come before the first turn.
hint-spirit-island-difficulty-slightly-easier = A bonus Growth before the first turn.
hint-spirit-island-difficulty-standard = As in the rulebook.
hint-spirit-island-difficulty-harder = Invader cards of Stage II escalate.
hint-spirit-island-progression = With it, new Powers come in a fixed order instead of being chosen out of four.
si-setup-seat = { $seat }: { $spirit }. Choose another
si-setup-another = { $seat }: another Spirit by lot
si-setup-complexity = Complexity
si-setup-taken = Somebody else plays it: you two change seats
si-setup-levels = What each level adds
si-setup-level-told = Level { $level }, difficulty { $difficulty }
si-setup-plan = Map of the island: { $boards }
si-setup-plan-open = Map of the island, { $count ->
    [one] { $count } board that is not known yet
   *[other] { $count } boards that are not known yet
}
si-setup-total = Difficulty in all
si-setup-no-number = This level has no number.
si-setup-surprise = Surprise me
si-setup-from = from
si-setup-to = to
si-setup-no-surprise = Nothing in these boxes is as hard as that.
si-level-fear = Fear cards: { $cards }
si-invader-deck = Invader deck: { $deck }
si-adversary-level = level { $level }
si-difficulty-short = difficulty { $difficulty }
si-level-off = , not in force

## What the island is up against

si-challenges = Adversary, scenario and cards in force
si-counter = { $name }: { $now } of { $limit }
si-counter-falling = { $name }: { $now }, at { $limit } it happens
si-counter-lands = In { $lands }.
si-blight-card = Blight card: { $name }. Blight on it: { $count }.
si-blight-filled = It was filled with { $count } Blight.
si-blight-healthy = When the last Blight is taken from it, a card is turned over.
si-blight-per-player = { $count } Blight per player.
si-second-build = Second Build
si-second-build-space = Second Build, before the Ravage: { $card }. Lands: { $lands }.
si-second-build-empty = Second Build, before the Ravage: no card.
si-fear-left = Fear cards left at Terror Levels I / II / III: { $cards }
si-stages-left = The deck from the top on: { $stages }
si-scenario-setup = At the end of setup
si-scenario-victory = How to win
si-event-off = does not hold
si-event-price = Price: { $energy } Energy, still { $left }.
si-event-aid = Elements count for { $count }.
si-event-put = { $spirit }: { $energy } Energy.
si-event-discarded = Discarded: “{ $card }”.
si-event-forgotten = Forgotten: “{ $card }”.
si-kind-event = Event
si-kinds-event = Event cards
si-kind-blight = Blight
si-kinds-blight = Blight cards
si-kind-adversary = Adversary
si-kinds-adversary = Adversaries
si-kind-scenario = Scenario
si-kinds-scenario = Scenarios
si-reference-box = Box
si-strife = Strife on each: { $count }
