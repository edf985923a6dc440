# Forbidden Island in English.
#
# Names bring forms along: where a message speaks of $tile, it may also use $tile-to, $tile-acc and so on.
# Tiles: .to and .from tell the way, .at the place, .acc is the tile as the object of a sentence.
# Adventurers and treasures: .acc is the name with its article. Cards: .card is one such card.
# .short has at most 11 characters, .tiny at most 7, for small boards; .letter is an adventurer's pawn.

## Tiles

fools-landing = Fools' Landing
    .to = to Fools' Landing
    .at = on Fools' Landing
    .from = from Fools' Landing
    .acc = Fools' Landing
    .short = Landing
    .tiny = Landing
bronze-gate = Bronze Gate
    .to = to the Bronze Gate
    .at = at the Bronze Gate
    .from = from the Bronze Gate
    .acc = the Bronze Gate
    .short = Bronze Gate
    .tiny = Bronze
copper-gate = Copper Gate
    .to = to the Copper Gate
    .at = at the Copper Gate
    .from = from the Copper Gate
    .acc = the Copper Gate
    .short = Copper Gate
    .tiny = Copper
gold-gate = Gold Gate
    .to = to the Gold Gate
    .at = at the Gold Gate
    .from = from the Gold Gate
    .acc = the Gold Gate
    .short = Gold Gate
    .tiny = Gold
iron-gate = Iron Gate
    .to = to the Iron Gate
    .at = at the Iron Gate
    .from = from the Iron Gate
    .acc = the Iron Gate
    .short = Iron Gate
    .tiny = Iron
silver-gate = Silver Gate
    .to = to the Silver Gate
    .at = at the Silver Gate
    .from = from the Silver Gate
    .acc = the Silver Gate
    .short = Silver Gate
    .tiny = Silver
cave-of-embers = Cave of Embers
    .to = to the Cave of Embers
    .at = in the Cave of Embers
    .from = from the Cave of Embers
    .acc = the Cave of Embers
    .short = Ember Cave
    .tiny = Embers
cave-of-shadows = Cave of Shadows
    .to = to the Cave of Shadows
    .at = in the Cave of Shadows
    .from = from the Cave of Shadows
    .acc = the Cave of Shadows
    .short = Shadow Cave
    .tiny = Shadows
howling-garden = Howling Garden
    .to = to the Howling Garden
    .at = in the Howling Garden
    .from = from the Howling Garden
    .acc = the Howling Garden
    .short = Howling Gdn
    .tiny = Howling
whispering-garden = Whispering Garden
    .to = to the Whispering Garden
    .at = in the Whispering Garden
    .from = from the Whispering Garden
    .acc = the Whispering Garden
    .short = Whisper Gdn
    .tiny = Whisper
coral-palace = Coral Palace
    .to = to the Coral Palace
    .at = in the Coral Palace
    .from = from the Coral Palace
    .acc = the Coral Palace
    .short = Coral Pal.
    .tiny = Coral
tidal-palace = Tidal Palace
    .to = to the Tidal Palace
    .at = in the Tidal Palace
    .from = from the Tidal Palace
    .acc = the Tidal Palace
    .short = Tidal Pal.
    .tiny = Tidal
temple-of-the-moon = Temple of the Moon
    .to = to the Temple of the Moon
    .at = in the Temple of the Moon
    .from = from the Temple of the Moon
    .acc = the Temple of the Moon
    .short = Moon Temple
    .tiny = Moon
temple-of-the-sun = Temple of the Sun
    .to = to the Temple of the Sun
    .at = in the Temple of the Sun
    .from = from the Temple of the Sun
    .acc = the Temple of the Sun
    .short = Sun Temple
    .tiny = Sun
breakers-bridge = Breakers Bridge
    .to = to Breakers Bridge
    .at = on Breakers Bridge
    .from = from Breakers Bridge
    .acc = Breakers Bridge
    .short = Bridge
    .tiny = Bridge
cliffs-of-abandon = Cliffs of Abandon
    .to = to the Cliffs of Abandon
    .at = on the Cliffs of Abandon
    .from = from the Cliffs of Abandon
    .acc = the Cliffs of Abandon
    .short = Cliffs
    .tiny = Cliffs
crimson-forest = Crimson Forest
    .to = to the Crimson Forest
    .at = in the Crimson Forest
    .from = from the Crimson Forest
    .acc = the Crimson Forest
    .short = Forest
    .tiny = Forest
dunes-of-deception = Dunes of Deception
    .to = to the Dunes of Deception
    .at = in the Dunes of Deception
    .from = from the Dunes of Deception
    .acc = the Dunes of Deception
    .short = Dunes
    .tiny = Dunes
lost-lagoon = Lost Lagoon
    .to = to the Lost Lagoon
    .at = at the Lost Lagoon
    .from = from the Lost Lagoon
    .acc = the Lost Lagoon
    .short = Lost Lagoon
    .tiny = Lagoon
misty-marsh = Misty Marsh
    .to = to the Misty Marsh
    .at = in the Misty Marsh
    .from = from the Misty Marsh
    .acc = the Misty Marsh
    .short = Misty Marsh
    .tiny = Marsh
observatory = Observatory
    .to = to the Observatory
    .at = at the Observatory
    .from = from the Observatory
    .acc = the Observatory
    .short = Observatory
    .tiny = Observ.
phantom-rock = Phantom Rock
    .to = to Phantom Rock
    .at = on Phantom Rock
    .from = from Phantom Rock
    .acc = Phantom Rock
    .short = Rock
    .tiny = Rock
twilight-hollow = Twilight Hollow
    .to = to Twilight Hollow
    .at = in Twilight Hollow
    .from = from Twilight Hollow
    .acc = Twilight Hollow
    .short = Hollow
    .tiny = Hollow
watchtower = Watchtower
    .to = to the Watchtower
    .at = at the Watchtower
    .from = from the Watchtower
    .acc = the Watchtower
    .short = Watchtower
    .tiny = Tower

dry = dry
flooded = flooded
sunk = sunk

## Treasures and cards

crystal-of-fire = Crystal of Fire
    .acc = the Crystal of Fire
    .card = a Crystal of Fire card
    .short = Crystal
    .effect = Four of these cards capture the treasure in the Cave of Embers or the Cave of Shadows.
statue-of-the-wind = Statue of the Wind
    .acc = the Statue of the Wind
    .card = a Statue of the Wind card
    .short = Statue
    .effect = Four of these cards capture the treasure in the Howling Garden or the Whispering Garden.
oceans-chalice = Ocean's Chalice
    .acc = the Ocean's Chalice
    .card = an Ocean's Chalice card
    .short = Chalice
    .effect = Four of these cards capture the treasure in the Coral Palace or the Tidal Palace.
earth-stone = Earth Stone
    .acc = the Earth Stone
    .card = an Earth Stone card
    .short = Stone
    .effect = Four of these cards capture the treasure in the Temple of the Moon or the Temple of the Sun.
helicopter-lift = Helicopter Lift
    .acc = Helicopter Lift
    .card = a Helicopter Lift card
    .short = Helicopter
    .effect = At any time, for no action: carry any of the pawns on one tile to one other tile. Or, with all four treasures captured and everyone on Fools' Landing, fly the team off the island and win.
sandbags = Sandbags
    .acc = Sandbags
    .card = a Sandbags card
    .short = Sandbags
    .effect = At any time except in a flood phase, for no action: shore up one flooded tile anywhere on the island.
waters-rise = Waters Rise!
    .acc = Waters Rise!
    .card = a Waters Rise! card
    .short = Waters Rise
    .effect = The water rises by one mark. The flood discards are shuffled and put on top of the flood deck.

## Adventurers

diver = Diver
    .acc = the Diver
    .short = Diver
    .letter = D
    .ability = For one action, passes through any number of flooded or sunk tiles, side by side, and comes up on any tile that has not sunk. When the Diver's tile sinks, swims to the nearest one, however far it is.
engineer = Engineer
    .acc = the Engineer
    .short = Engineer
    .letter = E
    .ability = Shores up one or two tiles for a single action.
explorer = Explorer
    .acc = the Explorer
    .short = Explorer
    .letter = X
    .ability = Moves, shores up and swims diagonally as well.
messenger = Messenger
    .acc = the Messenger
    .short = Messenger
    .letter = M
    .ability = Gives treasure cards to a teammate anywhere on the island, for one action a card.
navigator = Navigator
    .acc = the Navigator
    .short = Navigator
    .letter = N
    .ability = For one action, leads another player's pawn one or two steps.
pilot = Pilot
    .acc = the Pilot
    .short = Pilot
    .letter = P
    .ability = Once in each own turn, for one action, flies to any tile. When the Pilot's tile sinks, flies to any other.

black = black
    .short = black
red = red
    .short = red
green = green
    .short = green
grey = grey
    .short = grey
yellow = yellow
    .short = yellow
blue = blue
    .short = blue

## Before the game

option-players = Number of players
option-difficulty = Difficulty
option-layout = Shape of the island
option-adventurers = Adventurers
option-first = First player
random = at random

novice = Novice
    .short = Novice
normal = Normal
    .short = Normal
elite = Elite
    .short = Elite
legendary = Legendary
    .short = Legendary

standard = Forbidden Island
    .short = Standard
island-of-shadows = Island of Shadows
    .short = Shadow Isle
island-of-death = Island of Death
    .short = Death Isle
bone-island = Bone Island
    .short = Bone Island
skull-island = Skull Island
    .short = Skull Isle
atoll-of-decisions = Atoll of Decisions
    .short = Atoll
volcano-island = Volcano Island
    .short = Volcano
bay-of-gulls = Bay of Gulls
    .short = Gull Bay
coral-reef = Coral Reef
    .short = Coral Reef
bridge-of-horrors = Bridge of Horrors
    .short = Horrors
arch-of-fate = Arch of Fate
    .short = Fate Arch
treasure-island = Treasure Island
    .short = Treasures

## The turn

phase-actions = Actions
phase-treasure-draw = Treasure draw
phase-flood-draw = Flood phase

help-goal = Capture all four treasures, gather everyone on Fools' Landing and play a Helicopter Lift to fly off the island before it sinks.
help-turn-order =
    1. Actions: up to three. Move, shore up, give a treasure card, capture a treasure, in any order and as often as you like.
    2. Treasure draw: two treasure cards, one after the other. Discard at once what you hold beyond five cards.
    3. Flood phase: as many flood cards as the water meter shows. A dry tile is flooded, a flooded tile sinks for good.
help-losing =
    The team loses if
    – both tiles of a treasure sink before it is captured;
    – Fools' Landing sinks;
    – a tile sinks under a pawn that can get to no other tile;
    – the water reaches the skull.

## Moves

move-step = Move { $tile-to }
move-fly = Fly { $tile-to }
move-guide = Lead { $adventurer-acc } { $tile-to }
move-shore-up = Shore up { $tile-acc }
move-shore-up-two = Shore up { $tile-acc } and { $other-acc }
move-give = Give { $adventurer-acc } { $card-card }
move-capture = Capture { $treasure-acc }
move-draw = Draw a treasure card
move-flood = Turn up a flood card
move-discard = Discard { $card-card }
move-sandbags = Play Sandbags: shore up { $tile-acc }
move-lift = Play Helicopter Lift: carry { $adventurers-acc } { $tile-to }
move-take-off = Play Helicopter Lift: fly off the island and win
move-swim = Escape { $tile-to }

## Events

event-turn-began = It is the { $adventurer }'s turn.
event-moved = The { $adventurer } moves { $from-from } { $tile-to }.
event-dived = The { $adventurer } dives { $from-from } { $tile-to }.
event-flew = The { $adventurer } flies { $from-from } { $tile-to }.
event-guided = The Navigator leads { $adventurer-acc } { $from-from } { $tile-to }.
event-shored-up = The { $adventurer } shores up { $tile-acc }.
event-given = The { $adventurer } gives { $to-acc } { $card-card }.
event-captured = The { $adventurer } captures { $treasure-acc }!
event-actions-forgone = { $actions ->
    [one] The { $adventurer } leaves { $actions } action unused.
   *[other] The { $adventurer } leaves { $actions } actions unused.
}
event-drew = The { $adventurer } draws { $card-card }.
event-water-rose = { $cards ->
    [0] The water rises to the skull!
    [one] The water rises to mark { $mark }: { $cards } flood card a turn from now on.
   *[other] The water rises to mark { $mark }: { $cards } flood cards a turn from now on.
}
event-flood-recycled = { $cards ->
    [one] { $cards } flood discard goes back on top of the flood deck.
   *[other] { $cards } flood discards are shuffled and go back on top of the flood deck.
}
event-treasure-reshuffled = { $cards ->
    [one] The treasure deck has run out: { $cards } discard is the new deck.
   *[other] The treasure deck has run out: { $cards } discards are shuffled into a new one.
}
event-flood-reshuffled = { $cards ->
    [one] The flood deck has run out: { $cards } discard is the new deck.
   *[other] The flood deck has run out: { $cards } discards are shuffled into a new one.
}
event-flooded = Water floods { $tile-acc }.
event-sank = The sea swallows { $tile-acc }!
event-swam = The { $adventurer } escapes { $from-from } { $tile-to }.
event-discarded = The { $adventurer } discards { $card-card }.
event-sandbagged = The { $adventurer } plays Sandbags and shores up { $tile-acc }.
event-lifted = { $passengers-count ->
    [one] The { $adventurer } plays Helicopter Lift: { $passengers-acc } flies { $from-from } { $tile-to }.
   *[other] The { $adventurer } plays Helicopter Lift: { $passengers-acc } fly { $from-from } { $tile-to }.
}
event-took-off = The { $adventurer } plays Helicopter Lift: the team flies off with all four treasures!

## Defeats; .kind is the heading in a table of results

lost-treasure-sunk = Both tiles where { $treasure-acc } could be captured have sunk.
    .kind = treasure lost
lost-landing-sunk = Fools' Landing has sunk: there is no way off the island.
    .kind = Fools' Landing sunk
lost-drowned = The { $adventurer } had no way to leave the sunk tile.
    .kind = adventurer drowned
lost-water-level = The water has reached the skull: the sea takes the whole island.
    .kind = water at the skull

## Why a move is not allowed

why-over = The game is over.
why-no-such-seat = There is no such player in this game.
why-not-in-play = The { $adventurer } takes no part in this game.
why-not-your-turn = It is the { $active }'s turn: all you can do now is play a special card.

why-no-actions-left = No actions are left: draw the treasure cards now.
why-actions-over = The action phase of this turn is over.
why-card-first = A card is being turned up; finish that first.
why-drawn-both = Both treasure cards have been drawn: turn up the flood cards now.
why-treasure-draw-over = The treasure draw is over: turn up the flood cards now.
why-flood-last = Flood cards come last, after the actions and two treasure cards.

why-sunk = Nothing is left of { $tile-acc }: that tile has sunk.
why-already-there = You are already { $tile-at }: choose another tile.
why-too-far = It is too far { $tile-to }: one action takes you to the next tile only.
why-diagonal = It is a diagonal step { $tile-to }, and only the Explorer moves diagonally.
why-dive-blocked = You cannot dive { $tile-to }: dry tiles are in the way, and you pass only through flooded or sunk ones.
why-no-step = There is no tile left to step onto from here.
why-not-the-pilot = Only the Pilot can fly: go on foot.
why-flight-used = You have already flown this turn: go on foot.
why-not-the-navigator = Only the Navigator can lead other pawns.
why-guide-others = The Navigator leads the pawns of others: move your own one step at a time.
why-guide-already-there = The { $adventurer } is already { $tile-at }: choose another tile.
why-guide-too-far = It takes { $adventurer-acc } more than two steps to get { $tile-to }.

why-dry = There is nothing to shore up { $tile-at }: that tile is dry.
why-shore-too-far = You cannot reach { $tile-acc } from here: shore up your own tile or one beside it. Only the Explorer reaches diagonally.
why-not-the-engineer = Only the Engineer shores up two tiles for one action: choose one.
why-two-tiles-in-order = Name two different tiles, in the order of the list of tiles.
why-no-flooded-in-reach = No flooded tile is in reach: you shore up your own tile or one beside it.

why-no-card = You do not have { $card-card }.
why-give-special = Only treasure cards can be given: { $card-card } cannot.
why-give-self = You cannot give yourself a card: choose a teammate.
why-give-apart = The { $adventurer } is on another tile: meet on one tile to give a card. Only the Messenger gives from afar.
why-nothing-to-give = You have no treasure card to give, and special cards cannot be given.
why-nobody-to-give = Nobody else is on your tile: meet on one tile to give a card. Only the Messenger gives from afar.
why-captured-already = The team already has { $treasure-acc }: it can be captured only once.
why-too-few-cards = { $held ->
    [0] It takes four cards to capture { $treasure-acc }, and you have none of them.
   *[other] It takes four cards to capture { $treasure-acc }, and you have only { $held }.
}
why-capture-elsewhere = To capture { $treasure-acc }, stand { $tile-at } or { $other-at }.

why-discard-first = The { $adventurer } has more than five cards: first discard the surplus or play a special card.
why-within-limit = You can discard only while you have more than five cards.

why-nobody-swims = Nobody has to escape from a sunk tile now.
why-swim-first = First the { $adventurer } must leave the sunk tile.
why-swim-order = The { $adventurer } escapes first: it goes clockwise from the player whose turn it is.
why-swim-nearest = The Diver swims to the nearest tile: it is farther { $tile-to }.
why-swim-too-far = You cannot swim { $tile-to }: escape to a tile next to the sunk one.
why-rescue-first = The { $adventurer } has nowhere to swim: first save that pawn with a Helicopter Lift.
why-rescue-only = Right now a Helicopter Lift may carry only pawns from the sunk tile.

why-no-sandbags-in-flood = Sandbags cannot be played in the flood phase: wait for the next turn.
why-nobody-lifted = Choose at least one pawn to carry.
why-lift-apart = Helicopter Lift carries only pawns that stand together on one tile.
why-lift-same-tile = They are already { $tile-at }: choose another tile.
why-treasures-missing = { $missing ->
    [one] It is too early to leave: { $missing } treasure is still missing.
   *[other] It is too early to leave: { $missing } treasures are still missing.
}
why-not-all-on-landing = Not everyone is on Fools' Landing yet: wait for { $adventurers-acc }.

## What the draws of this turn may bring

forecast-about = { $treasure ->
    [one] To come this turn: { $treasure } treasure card, then flood cards: { $flood }.
   *[other] To come this turn: { $treasure } treasure cards, then flood cards: { $flood }.
}
forecast-about-flood = { $flood ->
    [0] No cards are left to draw this turn.
    [one] To come this turn: { $flood } flood card.
   *[other] To come this turn: { $flood } flood cards.
}
forecast-landing-sinks = Fools' Landing sinks
forecast-treasure-sinks = No tile is left to capture { $treasure-acc }
forecast-drowns = The { $adventurer } has no way off a sinking tile
forecast-skull = Waters Rise! brings the water up to the skull
forecast-waters-rise = { $percent ->
    [0] Waters Rise! cannot come this turn: { $rises } in the treasure deck of { $cards }.
    [100] Waters Rise! is sure to come this turn: { $rises } in the treasure deck of { $cards }.
   *[other] Waters Rise! comes this turn with { $percent } %: { $rises } in the treasure deck of { $cards }.
}
forecast-after-rise = { $discards ->
    [0] Flood cards after Waters Rise!: { $cards }.
    [one] Flood cards after Waters Rise!: { $cards }, first of all { $discards } card from the discard pile.
   *[other] Flood cards after Waters Rise!: { $cards }, first of all from the { $discards } cards of the discard pile.
}
forecast-flood-reshuffled = { $percent ->
    [100] The flood deck runs out this turn: its discards are shuffled, and a tile may come again.
   *[other] The flood deck runs out this turn with { $percent } %: its discards are shuffled, and a tile may come again.
}
