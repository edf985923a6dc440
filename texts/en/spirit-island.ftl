# Spirit Island in English.
#
# Names bring forms along: where a message speaks of $kinds, it may also use $kinds-pl and so on.
# Pieces: .pl is the plural, .all “all of them”, .every “each of them”; a name with a
# slash stands for any mix of its kinds. Lands and terrains: .acc is one of them as an object, .every speaks of all of
# them, .in tells where, .both joins two terrains that are both meant.
# Spirits: .gender is one or pl, as the verb needs it. .short has at most 11 characters.

## Pieces; a slash joins kinds that may be mixed

explorer = Explorer
    .pl = Explorers
    .all = all Explorers
    .every = each Explorer
    .short = Explorer
town = Town
    .pl = Towns
    .all = all Towns
    .every = each Town
    .short = Town
city = City
    .pl = Cities
    .all = all Cities
    .every = each City
    .short = City
dahan = Dahan
    .pl = Dahan
    .all = all Dahan
    .every = each Dahan
    .short = Dahan
invader = Invader
    .pl = Invaders
    .all = all Invaders
    .every = each Invader

blight = Blight
    .pl = Blight
    .all = all Blight
    .every = each Blight
    .short = Blight
blight-near = Blight in adjacent lands
presence = Presence
    .pl = Presence
    .all = all Presence
    .every = each Presence
    .short = Presence
pushed-invader = Invader you pushed there
site-with-invaders = of its sacred sites with Invaders
half-town = 2 Towns (round up)
count-player = player
count-site = sacred site here
count-spirit-with-site = Spirit with a sacred site
count-adjacent = adjacent land
count-invader-discard = discarded Invader card
sacred-site = sacred site
    .short = Site
energy = Energy
    .short = Energy
plays = card play
    .short = Card play
third = third
fourth = fourth
fifth = fifth
sixth = sixth
seventh = seventh
eighth = eighth
fear = Fear
    .short = Fear
defend = Defend
    .short = Defend

## Terrains

jungle = Jungle
    .acc = a Jungle
    .in = in Jungle
    .every = each Jungle
    .both = Jungle
    .short = Jungle
mountain = Mountain
    .acc = a Mountain
    .in = in Mountain
    .every = each Mountain
    .both = Mountain
    .short = Mountain
sands = Sands
    .acc = a Sands
    .in = in Sands
    .every = each Sands
    .both = Sands
    .short = Sands
wetland = Wetland
    .acc = a Wetland
    .in = in Wetland
    .every = each Wetland
    .both = Wetland
    .short = Wetland
any-terrain = any terrain
    .acc = a land of any terrain
    .in = in any terrain
    .every = each land
    .both = every terrain
ocean-1 = Ocean 1
ocean-2 = Ocean 2
ocean-3 = Ocean 3
ocean-4 = Ocean 4
ocean-5 = Ocean 5
ocean-6 = Ocean 6
ocean-7 = Ocean 7

## Elements

sun = Sun
    .short = Sun
moon = Moon
    .short = Moon
fire = Fire
    .short = Fire
air = Air
    .short = Air
water = Water
    .short = Water
earth = Earth
    .short = Earth
plant = Plant
    .short = Plant
animal = Animal
    .short = Animal

## Powers: their speed and kind

fast = Fast
slow = Slow
minor = Minor Power
major = Major Power
unique = Unique Power
innate = Innate Power

## Invader cards, their stages and actions

stage-1 = Stage I
stage-2 = Stage II
stage-3 = Stage III
stage-1-jungle = Jungle (I)
stage-1-wetland = Wetland (I)
stage-1-sands = Sands (I)
stage-1-mountain = Mountain (I)
stage-2-jungle = Jungle (II)
stage-2-wetland = Wetland (II)
stage-2-sands = Sands (II)
stage-2-mountain = Mountain (II)
stage-2-coastal = Coastal lands (II)
stage-3-jungle-sands = Jungle and Sands (III)
stage-3-jungle-mountain = Jungle and Mountain (III)
stage-3-jungle-wetland = Jungle and Wetland (III)
stage-3-mountain-sands = Mountain and Sands (III)
stage-3-mountain-wetland = Mountain and Wetland (III)
stage-3-sands-wetland = Sands and Wetland (III)

ravage = Ravage
    .short = Ravage
build = Build
    .short = Build
explore = Explore
    .short = Explore

## Phases and Terror Levels

bonus-growth = Bonus Growth
spirit-phase = Spirit phase
fast-phase = Fast Powers
invader-phase = Invader phase
slow-phase = Slow Powers
time-passes = Time passes
terror-level-1 = Terror Level I
    .goal = Win by clearing the island of all Invaders.
terror-level-2 = Terror Level II
    .goal = Win by clearing the island of Towns and Cities.
terror-level-3 = Terror Level III
    .goal = Win by clearing the island of Cities.
setup = Setup

## Boxes

horizons = Horizons of Spirit Island
    .short = Horizons
base = Spirit Island
    .short = Base game
branch-claw = Branch & Claw
    .short = B & C
feather-flame = Feather & Flame
    .short = F & F
jagged-earth = Jagged Earth
    .short = Jagged E.
nature-incarnate = Nature Incarnate
    .short = Nature Inc.

## Before the game

option-players = Number of players
option-boxes = Boxes
option-difficulty = Difficulty
option-spirits = Spirits
option-boards = Island boards
option-progression = Power Progression, for a first game
much-easier = much easier: bonus Growth, no Explore before the first turn
    .at = on the level “much easier”
    .short = Much easier
easier = easier: no Explore before the first turn
    .at = on the level “easier”
    .short = Easier
slightly-easier = slightly easier: bonus Growth before the first turn
    .at = on the level “slightly easier”
    .short = Bit easier
standard = standard
column = in a column
    .at = on the standard level
    .short = Standard
harder = harder: Stage II cards escalate
    .at = on the level “harder”
    .short = Harder
random = at random
nobody = nobody
everybody = everybody
A = Board A
B = Board B
C = Board C
D = Board D
E = Board E
F = Board F
G = Board G
H = Board H
option-adversary = Adversary
option-level = Level
option-scenario = Scenario
option-layout = Layout
option-map = Map
none = None
balanced = Balanced boards
thematic = Thematic boards

## The turn

help-goal = Drive the Invaders from the island: the more they fear you, the less of them has to be gone. If the Fear deck runs out, you have won.
help-turn-order =
    1. Spirit phase: grow, gain Energy, play and pay for Power cards.
    2. Fast Powers, then the Invader phase: Fear cards, Ravage, Build, Explore.
    3. Slow Powers, then time passes: damage heals, elements and the effects of the turn end.
help-losing =
    The team loses if
    – the Blight pool is empty;
    – a Spirit has no Presence on the island;
    – the Invaders are to explore and their deck is empty.

## Lands that an effect speaks of

land-any = any land
    .in = in any land
    .every = in each land
    .lands = lands
land-coastal = any coastal land
    .in = in a coastal land
    .every = in each coastal land
    .lands = coastal lands
land-inland = any inland land
    .in = in an inland land
    .every = in each inland land
    .lands = inland lands
land-origin = the origin land
    .in = in the origin land
    .every = in the origin land
    .lands = origin land
land-target = a target land
    .in = in a target land
    .every = in each target land
    .lands = target lands
land-adjacent = an adjacent land
    .in = in an adjacent land
    .every = in each adjacent land
    .lands = adjacent lands
land-adjacent-coastal = an adjacent coastal land
    .in = in an adjacent coastal land
    .every = in each adjacent coastal land
    .lands = adjacent coastal lands
land-adjacent-inland = an adjacent inland land
    .in = in an adjacent inland land
    .every = in each adjacent inland land
    .lands = adjacent inland lands
land-here-or-adjacent = this or an adjacent land
    .in = here or in an adjacent land
    .every = here and in each adjacent land
    .lands = lands here or adjacent
land-here-or-adjacent-coastal = this or an adjacent coastal land
    .in = here or in an adjacent coastal land
    .every = here and in each adjacent coastal land
    .lands = coastal lands here or adjacent
land-here-or-adjacent-inland = this or an adjacent inland land
    .in = here or in an adjacent inland land
    .every = here and in each adjacent inland land
    .lands = inland lands here or adjacent
land-elsewhere = another land on this board
    .in = in another land on this board
    .every = in each other land on this board
    .lands = other lands on this board
land-elsewhere-coastal = another coastal land on this board
    .in = in another coastal land on this board
    .every = in each other coastal land on this board
    .lands = other coastal lands on this board
land-elsewhere-inland = another inland land on this board
    .in = in another inland land on this board
    .every = in each other inland land on this board
    .lands = other inland lands on this board
land-on-board = a land on this board
    .in = in a land on this board
    .every = in each land on this board
    .lands = lands on this board
land-on-board-coastal = a coastal land on this board
    .in = in a coastal land on this board
    .every = in each coastal land on this board
    .lands = coastal lands on this board
land-on-board-inland = an inland land on this board
    .in = in an inland land on this board
    .every = in each inland land on this board
    .lands = inland lands on this board
land-numbered = land
    .in = in land
    .every = in land
    .lands = lands with the same number
land-origin-and-here = the origin land or this land
    .in = in the origin land or here
    .every = in the origin land and here
    .lands = lands of the origin land and this one
land-origin-and-here-coastal = the origin land or this land, if coastal
    .in = in the origin land or here, where it is coastal
    .every = in the origin land and here, where it is coastal
    .lands = coastal lands of the origin land and this one
land-origin-and-here-inland = the origin land or this land, if inland
    .in = in the origin land or here, where it is inland
    .every = in the origin land and here, where it is inland
    .lands = inland lands of the origin land and this one

with-terrain = that is { $terrains }
with-kinds = with { $kinds-pl }
without-kinds = without { $kinds-pl }
with-at-least = with { $count } or more { $kinds-pl }
with-at-most = { $count ->
    [one] with at most { $count } { $kinds }
   *[other] with at most { $count } { $kinds-pl }
}
with-exactly = { $count ->
    [one] with exactly { $count } { $kinds }
   *[other] with exactly { $count } { $kinds-pl }
}
with-more = with more { $kinds-pl } than { $than-pl }
with-blight = with Blight
without-blight = without Blight
with-presence = with any Presence
with-sacred-site = with any sacred site
with-coastal = that is coastal
with-either = { $one } or { $other }
with-damage-dealt = where this Power dealt Damage
with-near-origin-and-here = adjacent to both origin land and target land
so-no-other-cards = you have no other Power card in play
so-near-own-presence = this is within { $range } of your Presence
so-added = this Power added { $kinds-pl }
with-own-presence = with your Presence
without-own-presence = without your Presence
with-own-site = with your sacred site
with-targets-site = with target Spirit’s sacred site
with-targets-presence = with target Spirit’s Presence
with-its-presence = with its Presence
with-ocean = that is an Ocean
with-near = with { $kinds-pl } adjacent
with-many-near = with { $count } or more { $kinds-pl } adjacent
with-chosen-terrain = of that terrain
with-near-such = { $with-count ->
    [0] adjacent to { $land }
   *[other] adjacent to { $land } { $with }
}
without-presence = without any Presence
with-at-most-terror = with no more { $kinds-pl } than the Terror Level
with-none-on-board = { $with-count ->
    [0] on a board without { $land }
   *[other] on a board without lands { $with }
}
with-blight-near = with Blight adjacent
with-shown-for = matching a { $action } card
without-shown-for = not matching a { $action } card
with-pushed-pieces = you pushed into
with-range-of-origin = within Range { $range } of the origin land
with-target-range = within Range { $range } of target Spirit’s Presence
with-its-range = within Range { $range } of its Presence
with-range = within your Range { $range }
with-number = { $number }
with-most = with the most { $kinds-pl }
with-fewest = with the fewest { $kinds-pl }
with-lost-presence = where that Presence was
with-moved-pieces = it moved to
with-fewest-of-discard = of the card just discarded, with the fewest { $kinds-pl }
with-inner = at the heart of the island
with-near-inner = at the heart of your board, or as near to it as your Presence may be
with-nearest = nearest to this one with { $kinds-pl }

## What a Power can be used on

target-range = Range { $range }.
target-range-in = Range { $range } from your Presence { $terrains-in }.
target-range-from-site = Range { $range } from your sacred site.
target-range-from-site-in = Range { $range } from your sacred site { $terrains-in }.
target-land = { $with-count ->
    [0] Target: { $land }.
   *[other] Target: { $land } { $with }.
}
target-any-spirit = Target: any Spirit.
target-yourself = Target: yourself.
target-another-spirit = Target: another Spirit.

## Thresholds

threshold-range = Range { $range }.
threshold-hastens = This Power is Fast.
threshold-instead = Instead:
threshold-before-terror = Before checking the Terror Level:
threshold-before-ravage = Before the Ravage:
threshold-both = You may do both.
threshold-brings-more = Also with up to { $count } each of { $kinds-pl }.
threshold-target-both = Target Spirit may do both.
threshold-first = First:
threshold-before-push = Before pushing:
threshold-before-fear = Before this Fear:
threshold-before-cards = Before taking cards:
threshold-leave-out = But not:

## Conditions; what they govern comes after the colon

if-terrain = In { $terrains }:
if-coastal = In a coastal land:
if-inland = In an inland land:
if-presence-added = If any was added, in that land:
if-destroys = If this destroys any { $kinds }:
if-all = If { $conditions }:
unless-all = Unless { $conditions }:
otherwise = Otherwise:

so-terrain = this is { $terrains }
so-coastal = this land is coastal
so-inland = this land is inland
so-here = this land has { $kinds-pl }
so-at-least = { $count } or more { $kinds-pl } are present
so-at-most = { $count ->
    [0] no { $kinds-pl } are present
    [one] at most { $count } { $kinds } is present
   *[other] at most { $count } { $kinds-pl } are present
}
so-exactly = { $count ->
    [one] exactly { $count } { $kinds } is present
   *[other] exactly { $count } { $kinds-pl } are present
}
so-more = there are more { $kinds-pl } than { $than-pl }
so-blight = Blight is present
so-no-blight = there is no Blight
so-presence = any Presence is here
so-sacred-site = any sacred site is here
so-own-presence = your Presence is here
so-no-own-presence = your Presence is not here
so-sites = { $count ->
    [one] you have a sacred site
   *[other] you have { $count } or more sacred sites
}
so-destroyed = this Power destroys any { $kinds }
so-origin-site = the origin land is your sacred site
so-either = { $one } or { $other }
so-another-spirit = you target another Spirit
so-presence-added = you added Presence
so-presence-added-here = Presence was added here
so-brought = you moved any
so-blight-added = Blight was added
so-own-site = this is your sacred site
so-targets-site = this is target Spirit’s sacred site
so-ocean = this is an Ocean
so-near = { $kinds-pl } are adjacent
so-many-near = { $count } or more { $kinds-pl } are adjacent
so-chosen-terrain = this land has that terrain
so-near-such = { $with-count ->
    [0] { $land } is adjacent
   *[other] { $land } { $with } is adjacent
}
so-coast-exactly = there is exactly { $count } { $kinds } on the coast of this board
so-board-lands = this board has { $count } or more lands with { $kinds-pl }
so-no-presence = no Presence is here
so-at-most-terror = there are no more { $kinds-pl } than the Terror Level
so-board-exceeds = this board has at least { $count } more { $kinds-pl } than { $than-pl }
so-shown-for = this land matches a { $action } card
so-not-shown-for = this land matches no { $action } card
so-presence-on-island = you have { $count } or more Presence on the island
so-cards-in-play = you have { $count } or more Power cards in play
so-cost-in-play = you have a Power card in play that costs { $cost } or more
so-terror-level = it is { $level }
so-terror-at-least = it is { $level } or higher
so-terror-at-most = it is { $level } or lower
so-stage = it is { $stage }
so-healthy = the island is healthy
so-card-forgotten = you forget this card
so-on-board = { $with-count ->
    [0] { $land } is in play
   *[other] there is { $land } { $with }
}
so-not-on-board = { $with-count ->
    [0] this board has no such land
   *[other] this board has no land { $with }
}
so-board-at-least = { $count ->
    [one] there are any { $kinds-pl } on this board
   *[other] there are { $count } or more { $kinds-pl } on this board
}
so-board-at-most = { $count ->
    [0] there are no { $kinds-pl } on this board
   *[other] there are { $count } or fewer { $kinds-pl } on this board
}
so-in-own-lands = { $count ->
    [one] any { $kinds-pl } are in your lands
   *[other] { $count } or more { $kinds-pl } are in your lands
}
so-pushed-into = { $with-count ->
    [0] you pushed { $kinds-pl } into { $land }
   *[other] you pushed { $kinds-pl } into { $land } { $with }
}

## Choices, places and players; what they govern comes after the colon

choose = Choose one:
choose-or = – or –
may = You may:
may-instead = You may instead:
may-choose = You may choose one:
may-pay = You may pay { $amount } Energy:
pay-together = { $aid-count ->
    [0] Pay { $amount } Energy together:
   *[other] Pay { $amount } Energy together, aided by { $aid }:
}
pay-together-for-each = { $aid-count ->
    [0] Pay { $amount } Energy { $of } together:
   *[other] Pay { $amount } Energy { $of } together, aided by { $aid }:
}
unless-paid-together = Unless you pay { $amount } Energy together:
unless-paid-together-for-each = Unless you pay { $amount } Energy { $of } together:
aided-by = { $element }
part-of-event = “{ $part }”:
prevent = { $count ->
    [one] Unless 1 Presence on this board is destroyed:
   *[other] Unless { $count } Presence on this board are destroyed:
}
prevent-here = { $count ->
    [one] Unless 1 Presence or Dahan here is destroyed:
   *[other] Unless { $count } Presence/Dahan here are destroyed:
}
times = Once { $of }:
for-each-such-land = { $with-count ->
    [0] For each { $land }:
   *[other] For each land { $with }:
}
for-each-such-board = { $with-count ->
    [0] For each board with { $land }:
   *[other] For each board with a land { $with }:
}
top-card = Discard the top Minor Power.
top-card-has = If it has { $element }:
top-card-lacks = If it has no { $element }:
top-card-speed = If it is { $speed }:
later-ravaged = After the Ravage step:
later-advanced = After the Invader cards advance:
later-turn-ended = When this turn is over:
target-may-pay = Target Spirit may pay { $amount } Energy:
target-does = Target Spirit:
target-may = Target Spirit may:
each-player = Each player:
each-player-may = Each player may:
each-player-chooses = Each player chooses one:
each-player-may-choose = Each player may choose one:
until-used-up = Until it is used:
until-next-ravage = At the next Ravage of a card:
until-next-turn = Until the next turn begins:
until-from-next-turn = From the next turn on:
until-game-ends = For the rest of the game:
each-spirit = Each Spirit:
each-board = On each board:
half-of-boards = On half of the boards (rounded up):
each-board-choose = On each board, choose one:
each-board-in-land = { $with-count ->
    [0] On each board, { $land-in }:
   *[other] On each board, { $land-in } { $with }:
}
in-land = { $with-count ->
    [0] { CAP($land-in) }:
   *[other] { CAP($land-in) } { $with }:
}
may-in-land = { $with-count ->
    [0] You may, { $land-in }:
   *[other] You may, { $land-in } { $with }:
}
target-in-land = { $with-count ->
    [0] { CAP($land-in) } of its choice:
   *[other] { CAP($land-in) } { $with }:
}
each-player-in-land = { $with-count ->
    [0] Each player, { $land-in }:
   *[other] Each player, { $land-in } { $with }:
}
each-player-may-in-land = { $with-count ->
    [0] Each player may, { $land-in }:
   *[other] Each player may, { $land-in } { $with }:
}
each-player-elsewhere = { $with-count ->
    [0] Each player, { $land-in } (all different):
   *[other] Each player, { $land-in } { $with } (all different):
}
in-all-lands = { $with-count ->
    [0] { CAP($land-every) }, in any order:
   *[other] { CAP($land-every) } { $with }, in any order:
}
in-some-lands = { $with-count ->
    [0] In { $count } different { $land-lands }:
   *[other] In { $count } different { $land-lands } { $with }:
}
in-some-lands-up-to = { $with-count ->
    [0] In up to { $count } different { $land-lands }:
   *[other] In up to { $count } different { $land-lands } { $with }:
}
in-lands-times = { $with-count ->
    [0] { $count } times, { $land-in }:
   *[other] { $count } times, { $land-in } { $with }:
}
in-lands-times-up-to = { $with-count ->
    [0] Up to { $count } times, { $land-in }:
   *[other] Up to { $count } times, { $land-in } { $with }:
}
in-lands-together = { $with-count ->
    [0] { CAP($land-in) }, divided as you like:
   *[other] { CAP($land-in) } { $with }, divided as you like:
}
in-each-land = { $with-count ->
    [0] { CAP($land-every) }:
   *[other] { CAP($land-every) } { $with }:
}

## Effects on pieces

verb-push = Push
verb-gather = Gather
verb-gather-from-one = From a single land, Gather
verb-bring = From target land, move
verb-to-target = Move to target land
verb-destroy = Destroy
verb-drown = Drown
verb-remove = Remove
verb-add = Add

group-exact = { $count ->
    [one] { $verb } { $count } { $kinds }.
   *[other] { $verb } { $count } { $kinds-pl }.
}
group-exact-for-each = { $count ->
    [one] { $verb } { $count } { $kinds } { $of }.
   *[other] { $verb } { $count } { $kinds-pl } { $of }.
}
group-up-to = { $count ->
    [one] { $verb } up to { $count } { $kinds }.
   *[other] { $verb } up to { $count } { $kinds-pl }.
}
group-up-to-for-each = { $count ->
    [one] { $verb } up to { $count } { $kinds } { $of }.
   *[other] { $verb } up to { $count } { $kinds-pl } { $of }.
}
group-all = { $verb } all { $kinds-pl }.
group-any-number = { $verb } any number of { $kinds-pl }.

push-apart = Spread them over as many lands as possible.
push-toward-ocean = Only to a land nearer to an Ocean.
push-evenly = Spread them as evenly as possible.
push-toward-buildings = Only to a land with more Towns/Cities.
push-without = Only to a land without { $kind-pl }.
push-into = { $with-count ->
    [0] Only to { $land }.
   *[other] Only to { $land } { $with }.
}
push-to-most = Only to where most { $kinds-pl } are.
push-with-defend = Each takes Defend { $amount } along.

effect-replace = { $count ->
    [one] Replace 1 { $from } with { $count } { $to }.
   *[other] Replace 1 { $from } with { $count } { $to-pl }.
}
effect-add-strife = { $count ->
    [one] Add 1 Strife to { $count } { $kinds }.
   *[other] Add 1 Strife to each of { $count } different { $kinds-pl }.
}
effect-add-strife-each = Add 1 Strife to { $kinds-every }.
effect-upgrade = Upgrade 1 { $kinds }.
effect-downgrade-any = Downgrade 1 { $kinds }.
effect-downgrade = Replace 1 City with 1 Town, or 1 Town with 1 Explorer.
effect-move-to = Move all { $kinds-pl } to land { $number } of this board.

## Other effects

effect-fear = { $amount } Fear.
effect-fear-for-each = { $amount } Fear { $of }.
effect-fear-for-destroyed = 1 Fear per { $kinds } this destroys.
effect-damage = { $amount } Damage.
effect-damage-for-each = { $amount } Damage { $of }.
effect-damage-to = { $amount } Damage to { $kinds-pl }.
effect-damage-to-for-each = { $amount } Damage to { $kinds-pl } { $of }.
effect-damage-among = { $with-count ->
    [0] { $amount } Damage to { $kinds-pl }, divided among { $land-lands }.
   *[other] { $amount } Damage to { $kinds-pl }, divided among { $land-lands } { $with }.
}
effect-ignore-more-health = This Power ignores Health bonuses.
effect-pay-for-damage = Pay any Energy (at least 1): as much Damage.
effect-fetch = { $count ->
    [one] Move up to { $count } { $kinds } here from within Range { $range }.
   *[other] Move up to { $count } { $kinds-pl } here from within Range { $range }.
}
effect-add-printed = Add the { $kinds-pl } of the setup symbols here.
effect-remove-everything = Remove all pieces.
effect-play-card = You may play 1 card from hand by paying its cost.
effect-target-plays-card = It may play 1 card from hand by paying its cost.
effect-damage-each = { $amount } Damage to each { $kinds }.
effect-damage-different = { $count ->
    [one] 1 Damage to { $count } { $kinds }.
   *[other] 1 Damage to each of { $count } { $kinds-pl }.
}
effect-damage-different-up-to = { $count ->
    [one] 1 Damage to up to { $count } { $kinds }.
   *[other] 1 Damage to each of up to { $count } { $kinds-pl }.
}
effect-damage-different-for-each = 1 Damage to a different { $kinds } { $of }.
effect-infight = Explorers and Towns/Cities damage each other.
effect-defend = Defend { $amount }.
effect-defend-for-each = Defend { $amount } { $of }.
effect-remove-health = Remove up to { $amount } Health of Invaders.
effect-remove-health-for-each = Remove up to { $amount } Health of Invaders { $of }.
effect-remove-damaged = Remove all damaged { $kinds-pl }.
effect-destroy-each-presence = Destroy 1 Presence of each Spirit.
effect-again-for-forgetting = Any number of times, you may forget a Minor, a Major and a Unique Power to do all of the above again.
effect-recover = Reclaim 1 card, or regain a forgotten Unique Power.
effect-at-most-each = At most { $count } of each.
effect-leave-presence = 1 of your Presence on the island leaves the game.
effect-leave-presence-tracks = 1 Presence from your Presence tracks leaves the game.
effect-remove-presence = You may remove up to { $count } of your Presence.
effect-remove-presence-tracks = You may remove { $count } Presence from your Presence tracks.
effect-remove-its-presence = It may remove up to { $count } of its Presence.
effect-remove-its-presence-tracks = It may remove { $count } Presence from its Presence tracks.
effect-its-presence-to-badlands = Replace each of its Presence with 1 Badlands; it leaves the game.
effect-presence-to-badlands = Replace each of your Presence with 1 Badlands; it leaves the game.
effect-play-gained-free = Play it for free.
effect-take-minor = Take a Minor Power.
effect-target-takes-minor = Target Spirit takes a Minor Power.
effect-add-blight = Add 1 Blight.
effect-add-blight-alone = Add 1 Blight, which does not cascade.
effect-blight-leaves = Return { $amount } Blight from the Blight card to the box.
effect-blight-leaves-for-each = Return { $amount } Blight { $of } from the Blight card to the box.
effect-remove-blight = Remove 1 Blight.
effect-gather-presence = Gather 1 of your Presence.
effect-may-gather-presence = You may Gather 1 of your Presence.
effect-presence-from-origin = Move 1 Presence here from the origin land.
effect-add-presence = Add 1 Presence.
effect-add-presences = Add { $count } Presence.
effect-add-presence-to-own-land = Add 1 Presence to one of your lands.
effect-add-presence-within = Add 1 Presence within Range { $range }.
effect-destroy-presence = { $count ->
    [one] Destroy 1 of your Presence.
   *[other] Destroy { $count } of your Presence.
}
effect-destroy-from-tracks = Destroy 1 Presence from your tracks.
effect-return-presence = Target Spirit adds up to { $count } of its destroyed Presence.
effect-energy = Gain { $amount } Energy.
effect-energy-for-each = Gain { $amount } Energy { $of }.
effect-each-spirit-energy = Each Spirit gains { $amount } Energy.
effect-each-spirit-energy-for-each = Each Spirit gains { $amount } Energy { $of }.
effect-target-energy = Target Spirit gains { $amount } Energy.
effect-target-energy-for-each = Target Spirit gains { $amount } Energy { $of }.
effect-gain-power = Gain a Power card.
effect-gain-minor = Gain a Minor Power.
effect-gain-major = Gain a Major Power.
effect-target-gains-power = Target Spirit gains a Power card.
effect-target-gains-minor = Target Spirit gains a Minor Power.
effect-target-gains-major = Target Spirit gains a Major Power.
effect-target-gains-shared = Target Spirit gains a Power card; you gain one of those it did not keep.
effect-gain-elements = { $count ->
    [one] Target Spirit gains 1 element of its choice. If it is another Spirit, so do you: the same.
   *[other] Target Spirit gains { $count } different elements of its choice. If it is another Spirit, you gain the same.
}
effect-gain-own-element = Gain 1 of an element you have.
effect-forget-card = Forget a Power card.
effect-lose-energy = Lose { $amount } Energy.
effect-blight-gone = 1 Blight here returns to the box.
effect-push-presence = Push 1 of your Presence.
effect-take-back = { $count ->
    [one] Reclaim 1 card.
   *[other] Reclaim { $count } cards.
}
effect-reveal-fear = Turn 1 Fear card face up, earned or not. It stays where it is.
effect-play-gained = You may play it now by paying its cost.
effect-push-presence-with = Target Spirit may Push 1 of its Presence, with up to { $count } each of { $kinds-pl }.
effect-swap-gifts = You and target Spirit may each give the other 1 card from hand.
effect-rescue-dahan = Dahan pushed into an Ocean may move to any coastal lands instead.
effect-skip = This turn, Invaders skip { $actions } here.
effect-bounty = 1 more Fear per Town/City this Power destroys (max. { $most }).
effect-build = Invaders Build.
effect-ravage = Invaders Ravage.
effect-other-terrain = Choose a terrain that no Invader card in a space shows.
effect-use-slow = You may use 1 Slow Power now.
effect-return-event = { $count ->
    [one] This card goes back under the top card of the Event deck.
   *[other] This card goes back under the top { $count } cards of the Event deck.
}
effect-add-fear-card = Add 1 card on top of the Fear deck.
effect-drop-fear-card = Return the top card of the Fear deck to the box.
effect-drop-invader-card = Return the top card of the Invader deck to the box.
effect-accelerate = Discard the top Invader card.
effect-invaders-act = Invaders Build and Explore once more, then the cards move on.
effect-draw-minor = Draw 1 Minor Power into your hand.
effect-draw-major = Draw 1 Major Power into your hand; forget nothing for it.
effect-offer = Together pay { $energy } Energy and destroy { $presence } Presence here.
effect-raise-terror = The Terror Level rises; the third time, you win.
effect-resolve-fear = Resolve all earned Fear cards.
effect-repeat = Repeat this Power.
effect-repeat-within = Repeat this Power on another land within Range { $range } of target land, ignoring its requirements.
effect-repeat-near = Repeat this Power on an adjacent land, ignoring Range and requirements.

## Effects that last; for the turn, unless something else is said

lasting-where = { $with-count ->
    [0] This turn, { $land-every }:
   *[other] This turn, { $land-every } { $with }:
}
lasting-where-always = { $with-count ->
    [0] { CAP($land-every) }:
   *[other] { CAP($land-every) } { $with }:
}
lasting-skip = Invaders skip { $actions }.
lasting-skip-city = Skip a Build that would add a City.
lasting-skip-next = This turn, Invaders skip the next { $actions } here.
lasting-skip-one = This turn, you may skip 1 { $actions } here.
lasting-defend-targets-lands = This turn, Defend { $amount } in each land with target Spirit’s Presence.
lasting-dahan-health = This turn, Dahan here have +{ $amount } Health.
lasting-dahan-safe = This turn, Dahan here can’t be damaged or destroyed.
lasting-dahan-safe-in-ravage = This turn, Dahan here take no Damage in a Ravage.
lasting-dahan-strike-together = This turn, Dahan strike at the same time as ravaging Invaders.
lasting-idle = { $kinds-pl } have no effect.
lasting-isolated = Isolate the land.
lasting-land-health-less = The land has { $amount } less Health.
lasting-land-health-more = The land has { $amount } more Health.
lasting-sit-out = { $count ->
    [one] { $count } { $kinds } does not take part in Ravages.
   *[other] { $count } { $kinds-pl } do not take part in Ravages.
}
lasting-sit-out-up-to = { $which ->
    [damaged] Up to { $count } damaged { $kinds-pl } do not take part in Ravages.
    [strifed] Up to { $count } { $kinds-pl } with Strife do not take part in Ravages.
   *[any] Up to { $count } { $kinds-pl } do not take part in Ravages.
}
lasting-sit-out-all = { $which ->
    [damaged] Damaged { $kinds-pl } do not take part in Ravages.
    [strifed] { $kinds-pl } with Strife do not take part in Ravages.
   *[any] { $kinds-pl } do not take part in Ravages.
}
lasting-sit-out-for-each = { $count ->
    [one] { $count } { $kinds } does not take part in Ravages { $of }.
   *[other] { $count } { $kinds-pl } do not take part in Ravages { $of }.
}
lasting-no-blight = This turn, no Blight can be added here.
lasting-range-to = { $with-count ->
    [0] This turn, target Spirit’s Powers have +{ $amount } Range to { $land }.
   *[other] This turn, target Spirit’s Powers have +{ $amount } Range to { $land } { $with }.
}
lasting-change-speed = Once this turn, target Spirit may use a Slow Power as if it were Fast, or a Fast one as if it were Slow.
lasting-first-ravage-builds = This turn, the first Ravage here becomes a Build.
lasting-no-cascade = This turn, Blight added here does not cascade.
lasting-weaker-attack = This turn, each Invader here deals { $amount } less Damage.
lasting-weaker-ravage = The next Ravage here deals { $amount } less Damage.
lasting-no-healing = Damaged Invaders here don’t heal this turn.
lasting-push-added = This turn, you may at once Push each Invader added here.
lasting-after-destroyed = Once this turn, after { $kinds-pl } are destroyed here:
lasting-range = This turn, target Spirit’s Powers have +{ $amount } Range.
lasting-damage-once = Once this turn, target Spirit may deal +{ $amount } Damage with a Power.
lasting-make-fast = Once this turn, target Spirit may use a Slow Power with Push or Gather as if it were Fast.
lasting-make-fast-any = { $amount ->
    [one] This turn, target Spirit may use 1 Slow Power as if it were Fast.
   *[other] This turn, target Spirit may use up to { $amount } Slow Powers as if they were Fast.
}
lasting-make-fast-user = { $amount ->
    [one] This turn, you may use 1 Slow Power as if it were Fast.
   *[other] This turn, you may use up to { $amount } Slow Powers as if they were Fast.
}
lasting-skip-for-each = This turn, you may skip 1 { $actions } here { $of }.
lasting-strike-skipped = After each action this Power skips: { $amount } Damage here.
lasting-destroy-moved = This turn, after { $kinds-pl } are moved here: destroy them.
lasting-less-energy = You gain { $amount } less Energy each turn.
lasting-explorers-with-dahan = This turn, in a Ravage here, Explorers fight on the side of the Dahan.
lasting-repeat = { $amount ->
    [one] Once this turn, target Spirit may repeat a Power card by paying its cost again.
   *[other] This turn, target Spirit may repeat up to { $amount } Power cards by paying their costs again.
}
lasting-repeat-more = { $amount ->
    [one] Target Spirit may repeat 1 more.
   *[other] Target Spirit may repeat up to { $amount } more.
}
lasting-repeat-free = Once this turn, target Spirit may repeat a Power card of cost { $amount } or less for free.
lasting-reclaim = At the end of the turn, you may Reclaim 1 card you played.
lasting-target-reclaim = At the end of the turn, target Spirit may Reclaim 1 card it played.
lasting-share-presence = This turn, you and target Spirit may use each other’s Presence for Range.
lasting-vengeance = This turn, whenever Towns/Cities/Dahan are destroyed here: 1 Damage per piece.
lasting-wider-vengeance = This Damage may go to adjacent lands too.
lasting-fear-defends = This turn, each Fear your Powers make here is also Defend 1.
lasting-builds-beside-buildings = Invaders also Build in lands without Invaders that have { $amount } or more Towns/Cities adjacent.
lasting-second-build = Cards that leave the Ravage space go to a second Build space, which acts before the Ravage. The first Stage II card to go there ends it.
lasting-second-build-stays = Cards that leave the Ravage space go to a second Build space, which acts before the Ravage, all game long.
lasting-second-build-twice = If no Fear card was resolved this Invader phase, the second Build space acts twice.
lasting-health = { $kinds-pl } have +{ $amount } Health.
lasting-less-health = { $kinds-pl } have −{ $amount } Health (min. 1).
lasting-this-turn = This turn:
lasting-no-building-fear = This turn, destroyed Towns and Cities make no Fear.
lasting-dahan-sit-out = This turn, Dahan take no part in Ravages.
lasting-stronger-attack = Each { $kinds } deals +{ $amount } Damage in a Ravage.
lasting-stronger-ravage = Ravaging Invaders deal +{ $amount } Damage in all.
lasting-stronger-ravage-for-each = Ravaging Invaders deal +{ $amount } Damage { $of }.
lasting-more-explorers = Explores add { $amount } more Explorer.
lasting-wider-explore = Explores reach { $amount } land farther.
lasting-explore-town = On each board, the first Explore adds 1 Town in place of 1 Explorer.
lasting-ravage-builds = Build instead of Ravage.
lasting-fear-pool = A Fear card takes { $amount } more Fear per player.
lasting-more-blight = If a Ravage deals the land { $amount } or more Damage beyond its Health, it adds 1 more Blight, which neither cascades nor destroys Presence.
lasting-attack = Each { $kind } deals { $amount } Damage.
lasting-town-after-blight = When a Ravage adds Blight, add 1 Town to an adjacent land without Towns/Cities.
lasting-skip-first-explore = Next normal Explore: skip the lowest-numbered matching land on each board.
lasting-skip-first = Next normal { $action }: skip the lowest-numbered matching land on each board.
lasting-skip-explore-card = Next normal Explore: turn up a card, but don’t Explore. The cards advance as usual.
lasting-skip-card = Skip the next normal { $action }. Its card advances as usual.
lasting-hold-build = Skip the next normal Build. Its card does not advance.
lasting-late-explore = Skip the next normal Explore: turn up no card. The Explore after it turns up one more.
lasting-no-source = Explorers don’t come from here.
lasting-wounds-stay = At the end of this turn, Damage to Invaders stays.
lasting-wounds-weaken = This turn, each Invader deals 1 less Damage in a Ravage for each Damage it has taken.
lasting-isolated-where = The land is isolated.
lasting-less-attack = This turn, each { $kinds } deals { $amount } less Damage in a Ravage.
lasting-less-to-dahan = This turn, each Ravage deals { $amount } less Damage to Dahan.
lasting-more-energy = Each Spirit gains { $amount } more Energy each turn.
lasting-more-plays = { $amount ->
    [one] Each Spirit may play 1 more card each turn.
   *[other] Each Spirit may play { $amount } more cards each turn.
}
lasting-all-fast = All Powers are Fast. Those that would be Fast anyway cost 1 Energy less; Innate Powers and cards of cost 0 give 1 Energy instead.
lasting-extra-explorer = Each Explore adds 1 more Explorer on each board, in a land just explored.
lasting-thin-margin = The Blight card starts with { $amount } more Blight per board. When it is turned, it gets { $amount } less per board.
lasting-terror-by-rituals = Earned Fear cards raise no Terror Level, and aren’t resolved in the Invader phase.
lasting-ritual = In a Fast or Slow phase, in a land with Presence of every Spirit and { $amount } Dahan per player:
lasting-raids = After an action that moved Dahan: each of them deals 1 Damage where it ended up.
lasting-reinforcements = After an action that destroyed Towns/Cities: for each City add 1 Town, for each Town 1 Explorer, in the nearest land with Dahan.
lasting-last-stand = When the last Fear card is earned, all Dahan strike at once, as after a Ravage. If you haven’t won then, you lose.

## Adversaries and Blight cards

level-setup = During setup:
level-after-setup = After the first Explore:
escalation-after-in = After exploring, in each explored land:
loss-buildings = If a land ever has { $amount } or more Towns/Cities, you lose.
loss-in-inner-lands = If after the first turn any { $kinds } is in an Inner Land, you lose.
loss-few-per-player = If there are ever fewer than { $amount } { $kinds-pl } per player, you lose.
victory-rituals = Only rituals raise the Terror Level; the third one wins. An empty Fear deck doesn’t.
victory-insurrection = At Terror Level II, you win when Towns/Cities outnumber Dahan in no land; at Terror Level III, in fewer lands than there are players. An empty Fear deck alone doesn’t win.
blight-at-once = Immediately:
blight-each-phase = Each Invader phase:

## What the Special Rules say

special-damage-bonus = Each use of your Powers that deals Damage deals +{ $amount } Damage.
special-gather-dahan = { $amount ->
    [one] When your Power adds Defend to one land, you may Gather 1 Dahan there afterwards.
   *[other] When your Power adds Defend to one land, you may Gather up to { $amount } Dahan there afterwards.
}
special-builds-explorers = At your sacred sites, Invaders Build an Explorer instead of a Town or City.
special-weak-invaders = At your sacred sites, Invaders have −{ $amount } Health (min. 1).
special-push-after-growth = After adding Presence in Growth, you may Push 1 { $kinds } from there.
special-defend-sites = Your sacred sites have Defend { $amount }.
special-sites-in = Your Presence { $terrains-in } is a sacred site.
special-fast-for = Each turn, you may use 1 Slow Power as if it were Fast per { $element } you have.
special-reach-dahan = When you use a Power, you may pay { $amount } Energy to target any land with Dahan, whatever its Range.
special-skip-for-presence = When Invaders would Ravage or Build at your sacred site, you may destroy 1 of your Presence there to skip that.
special-regrowth = { $amount ->
    [0] Growth may add your destroyed Presence.
   *[other] Growth may add your destroyed Presence. If the island is blighted, each costs { $amount } Energy.
}
special-follow-dahan = When a Dahan moves, 1 of your Presence there may go along.
special-loss-for-dahan = After a Ravage destroys Dahan, you lose as many Presence in that land or adjacent to it.
special-dreams = Your Powers never damage or destroy. When one would destroy an Invader: 2 Fear for a Town, 5 Fear for a City; Push Explorers and Towns. Each Invader once per Power. Dahan are spared.
special-ocean-in-play = Your Presence may only be in Oceans and coastal lands. On boards with your Presence, the Ocean is a coastal Wetland for Powers and for Blight. Invaders and Dahan who move there drown.
special-drowning = Drowned pieces are destroyed. At any time, turn as much Health of drowned Invaders as there are players into 1 Energy.

## Growth

grow-reclaim = Reclaim all cards.
grow-reclaim-one = Reclaim 1 card.
grow-gain-power = Gain a Power card.
grow-add-presence = Add 1 Presence (Range { $range }).
grow-add-presence-in = Add 1 Presence { $terrains-in } (Range { $range }).
grow-add-presence-to = { $with-count ->
    [0] Add 1 Presence to { $land } (Range { $range }).
   *[other] Add 1 Presence to { $land } { $with } (Range { $range }).
}
grow-add-to-ocean = Add 1 Presence to any Ocean.
grow-gather-into-oceans = Gather 1 Presence into each Ocean.
grow-push-from-oceans = Push 1 Presence from each Ocean.
grow-more-plays = { $amount ->
    [one] Play 1 more card this turn.
   *[other] Play { $amount } more cards this turn.
}
grow-energy = Gain { $amount } Energy.

## What is counted

for-each = per { $of }
for-every-2 = per 2 { $of-pl }
for-every-3 = per 3 { $of-pl }
at-most-3 = { $of } (max. 3)
at-most-4 = { $of } (max. 4)
at-most-5 = { $of } (max. 5)
at-most-8 = { $of } (max. 8)
at-most-6 = { $of } (max. 6)
destroyed-invader = Invader this Power destroyed
removed-presence = Presence this Power removed
removed-explorer = Explorer this Power removed
    .pl = Explorers this Power removed
one-action = action
all-actions = all actions
presence-own = Presence you have here
card-target-played = card it has played this turn
type-of-invader = type of Invader here
disease-at-target = Disease in target land
here-and-near-blight = Blight here and in adjacent lands
here-and-near-spirit-token = Spirit token here and in adjacent lands
here-and-near-wilds = Wilds here and in adjacent lands
dahan-times-presence-own = Dahan, times your Presence here
count-sun = Sun you have
count-moon = Moon you have
count-fire = Fire you have
count-air = Air you have
count-water = Water you have
count-earth = Earth you have
count-plant = Plant you have
count-animal = Animal you have

## What the Invader cards say

invaders-terrains = { $stage }: { $terrains-both }.
invaders-escalating = { $stage }: { $terrains-both }, with escalation.
invaders-coastal = { $stage }: all coastal lands.
part-until-stage = Up to { $stage }:
part-from-stage = From { $stage } on:
part-at = { $when }:
part-until-terror = Up to { $level }:
part-from-terror = From { $level } on:
part-healthy = Healthy island:
part-blighted = Blighted island:

### Moves

move-grow = Growth option { $option }
move-act = Growth action { $action }
move-play = Play “{ $card }”
move-ready = End the phase
move-use = Use “{ $card }”
move-use-fewer = Use “{ $card }” as if with fewer elements
move-innate = Use Innate Power { $innate }
move-innate-fewer = Use Innate Power { $innate } as if with fewer elements
move-repeat = Pay again and repeat “{ $card }”
move-repeat-fewer = Pay again and repeat “{ $card }” as if with fewer elements
move-go = Do my part now
move-land = Choose { $land }
move-spirit = Choose the Spirit of player { $seat }
move-track = Take Presence from the { $track } track
move-from = Take Presence from { $land }
move-minor = Gain a Minor Power
move-major = Gain a Major Power
move-keep = Keep “{ $card }”
move-forget = Forget “{ $card }”
move-reclaim = Reclaim “{ $card }”
move-discard = Discard “{ $card }”
move-put = Put in { $amount } Energy
move-give = Give away “{ $card }”
move-element = Gain the element { $element }
move-pick =
    Choose the { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}of player { $owner }
    }{ $marks ->
        [damage] {" "}with { $damage } damage
        [strife] {" "}with { $strife } Strife
        [both] {" "}with { $damage } damage and { $strife } Strife
       *[none] {""}
    } in { $land }
move-send =
    Move the { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}of player { $owner }
    }{ $marks ->
        [damage] {" "}with { $damage } damage
        [strife] {" "}with { $strife } Strife
        [both] {" "}with { $damage } damage and { $strife } Strife
       *[none] {""}
    } from { $from } to { $to }
move-presence = Move Presence from { $from } to { $to }
move-choose = Choose alternative { $option }
move-yes = Yes
move-no = No
move-skip = Done
move-track-action = Use the action of a track space: { $action }
move-ritual = Perform the ritual in { $land }
move-destroyed = Add destroyed Presence
move-reveal = Turn Fear card { $place } face up

### Events

event-turn = Turn { $turn } begins.
event-phase = { $phase }.
event-grew = Player { $seat } chooses Growth option { $option }.
event-reclaimed = { $cards ->
    [0] Player { $seat } reclaims cards, but the discard pile is empty.
    [one] Player { $seat } takes { $cards } card back from the discard pile.
   *[other] Player { $seat } takes { $cards } cards back from the discard pile.
}
event-took-back = Player { $seat } takes “{ $card }” back into the hand.
event-gained-energy = Player { $seat } gains { $amount } Energy and has { $energy } now.
event-income = Player { $seat } gains { $amount } Energy for the turn and has { $energy } now.
event-paid-energy = Player { $seat } pays { $amount } Energy and has { $energy } left.
event-added-presence = Player { $seat } adds Presence in { $land }.
event-moved-presence = Presence of player { $seat } moves from { $from } to { $to }.
event-lost-presence = Player { $seat } loses 1 Presence in { $land }.
event-lost-from-track = Player { $seat } loses 1 Presence from the tracks.
event-returned-presence = Destroyed Presence of player { $seat } returns in { $land }.
event-power-drawn = Drawn: “{ $card }”.
event-gained-card = Player { $seat } gains “{ $card }”.
event-progressed = Player { $seat } takes the next card of the Power Progression: “{ $card }”.
event-forgot = Player { $seat } forgets “{ $card }”.
event-discarded = Player { $seat } discards “{ $card }”.
event-gave = Player { $seat } gives “{ $card }” to player { $to }.
event-gained-element = Player { $seat } gains an element: { $element }.
event-played = Player { $seat } plays “{ $card }”.
event-ready = Player { $seat } is ready.
event-used = Player { $seat } uses “{ $card }”.
event-used-innate = Player { $seat } uses the Innate Power “{ $innate }”.
event-repeated = Player { $seat } repeats “{ $card }”.
event-targeted-land = The target is { $land }.
event-targeted-spirit = The target is the Spirit of player { $seat }.
event-threshold = Threshold { $number } takes effect.
event-feared = { $amount } Fear is generated.
event-earned-fear = A Fear card is earned.
event-terror-rose = { $level ->
    [2] Terror Level II is reached!
   *[other] Terror Level III is reached!
}
event-fear-turned = { $level ->
    [1] Fear card: “{ $card }” at Terror Level I.
    [2] Fear card: “{ $card }” at Terror Level II.
   *[other] Fear card: “{ $card }” at Terror Level III.
}
event-share-played = Player { $seat } carries out the Fear card.
event-damaged = { $damage ->
    [0] The { $piece } in { $land } takes { $amount } damage.
   *[other] The { $piece } in { $land } takes { $amount } more damage.
}
event-destroyed = { $count ->
    [one] { $count } { $piece } is destroyed in { $land }.
   *[other] { $count } { $piece-pl } are destroyed in { $land }.
}
event-removed =
    The { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}of player { $owner }
    }{ $marks ->
        [damage] {" "}with { $damage } damage
        [strife] {" "}with { $strife } Strife
        [both] {" "}with { $damage } damage and { $strife } Strife
       *[none] {""}
    } in { $land } is removed.
event-replaced = { $count ->
    [one] In { $land }, a { $with } takes the place of the { $piece }.
   *[other] In { $land }, { $count } { $with-pl } take the place of the { $piece }.
}
event-pushed =
    The { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}of player { $owner }
    }{ $marks ->
        [damage] {" "}with { $damage } damage
        [strife] {" "}with { $strife } Strife
        [both] {" "}with { $damage } damage and { $strife } Strife
       *[none] {""}
    } is pushed from { $from } to { $to }.
event-gathered =
    The { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}of player { $owner }
    }{ $marks ->
        [damage] {" "}with { $damage } damage
        [strife] {" "}with { $strife } Strife
        [both] {" "}with { $damage } damage and { $strife } Strife
       *[none] {""}
    } is gathered from { $from } into { $to }.
event-moved =
    The { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}of player { $owner }
    }{ $marks ->
        [damage] {" "}with { $damage } damage
        [strife] {" "}with { $strife } Strife
        [both] {" "}with { $damage } damage and { $strife } Strife
       *[none] {""}
    } moves from { $from } to { $to }.
event-defended = Defend { $amount } in { $land }.
event-lasts = The effect of “{ $source }” lasts until the turn ends.
event-blighted = Blight is added in { $land }.
event-cascaded = The Blight cascades from { $land }.
event-blight-missing = The Blight pool is empty: there is no Blight to add!
event-cleansed = Blight is removed from { $land }.
event-declined = Player { $seat } leaves the rest out.
event-ravaged = { $damage ->
    [0] The Invaders ravage { $land } and deal no damage.
   *[other] The Invaders ravage { $land } and deal { $damage } damage.
}
event-counterattacked = The Dahan in { $land } strike back with { $damage } damage.
event-skipped = { $action } is skipped in { $land }.
event-built = The Invaders build in { $land }: { $piece }.
event-invaders-revealed = Invader card: { $card }.
event-escalated = Escalation adds a Town in { $land }.
event-explored = An Explorer comes to { $land }.
event-advanced = The Invader cards move on.
event-avenged = What was destroyed in { $land } is avenged with { $damage } damage.
event-time-passed = Time passes: damage heals, and played cards are discarded.
event-won = { $level ->
    [1] The last Invaders are gone: the island is free!
    [2] No Town and no City is left: the Invaders flee the island!
   *[other] The Invaders are terrified and give up: the island is free!
}
event-won-by-sacrifice = The island is free, though the Spirits gave everything for it: victory by sacrifice!

lost-blight = The Blight pool is empty: the island is dying.
    .kind = Blight
lost-presence = The Spirit of player { $seat } has no Presence left on the island.
    .kind = Presence lost
lost-invaders = No Invader card is left to reveal: the Invaders hold the island.
    .kind = Out of time
event-added = { $count ->
    [one] { $count } { $piece } is added in { $land }.
   *[other] { $count } { $piece-pl } are added in { $land }.
}
event-strifed = The { $piece } in { $land } gets 1 Strife.
event-lost-strife = The { $piece } in { $land } loses 1 Strife.
event-blight-turned = { $healthy ->
    [0] The island is blighted: “{ $card }”. { $blight } Blight are put on the card.
   *[other] The island is still healthy: “{ $card }”. { $blight } Blight are put on the card.
}
event-drawn = Event: “{ $card }”.
event-drawn-idle = Event: “{ $card }”. On the first turn it has no effect.
event-blight-left = 1 Blight leaves the Blight card for the box.
event-fear-card-added = 1 card is added to the Fear deck.
event-fear-card-left = 1 Fear card leaves the game.
event-second-build-ended = A Stage II card ends the second Build space.
lost-adversary = The adversary's own condition for defeat is met.
lost-scenario = The scenario’s own condition for defeat is met.
event-rule-acted = { $rule }.
event-dreamt = { $count ->
    [one] { $count } { $piece } in { $land } dreams of its death.
   *[other] { $count } { $piece-pl } in { $land } dream of their death.
}
event-fear-seen = Fear card { $place } is turned face up: “{ $card }”.
event-drowned = Player { $seat } holds { $health } Health of drowned Invaders.

### Refusals

why-over = The game is over.
why-no-such-seat = There is no such player in this game.
why-no-such-land = There is no land { $land } on this island.
why-chance-first = A card has to be turned up first.
why-not-your-question = Player { $seat } decides now.
why-not-asked = There is nothing of the kind to decide now.

why-grow-first = Choose a Growth option first.
why-no-such-option = There is no Growth option { $option }.
why-option-picked = Growth option { $option } cannot be picked again.
why-grown-already = You have already chosen your Growth this turn.
why-growth-unfinished = Finish all actions of your Growth option first.
why-no-such-action = Your Growth option has no action { $action }.
why-action-done = You have already done Growth action { $action }.
why-played-already = “{ $card }” is already in play.
why-discarded = “{ $card }” is in your discard pile: reclaim it by Growth first.
why-too-dear = You cannot pay for “{ $card }”.
why-not-in-range = { $land } is not within Range.
why-not-in-hand = “{ $card }” is not in your hand.
why-no-plays = { $plays ->
    [one] You can play only { $plays } card each turn.
   *[other] You can play only { $plays } cards each turn.
}
why-not-enough-energy = That costs { $cost } Energy, and you have { $energy }.
why-ready-already = You have said that you are ready: wait for the next phase.
why-bonus-growth = Before the first turn there is only Growth: cards are played later.
why-not-power-phase = Powers are used later, in the Fast and the Slow phase.
why-not-spirit-phase = Growth and card play belong to the Spirit phase.

why-nothing-to-use = You have nothing to use in this phase: the others go on.
why-not-played = You have not played “{ $card }” this turn.
why-not-in-play = “{ $card }” is not among your cards in play.
why-used-already = You have already used “{ $card }” this turn.
why-no-such-innate = Your Spirit has no Innate Power { $innate }.
why-innate-used = You have already used “{ $power }” this turn.
why-too-few-elements = You do not have the elements for “{ $power }”.
why-too-late = “{ $power }” is a Fast Power: it is too late for it this turn.
why-too-early = “{ $power }” is a Slow Power: it is used after the Invader phase.
why-no-target = There is no target in Range for “{ $power }”.
why-no-threshold = Fewer elements would change nothing for “{ $power }”.
why-no-repeat = Nothing lets you repeat a Power card now.
why-not-used-yet = “{ $card }” has not been used yet this turn.
why-repeated-already = You have already repeated “{ $card }” this turn.
why-not-repeated-now = “{ $card }” cannot be repeated in this phase.

why-target-spirit = This Power targets a Spirit and not a land.
why-target-land = This Power targets a land and not a Spirit.
why-another-spirit = This Power targets another Spirit and not its user.
why-out-of-range = { $land } is out of reach: the Range is { $range }.
why-not-adjacent = { $land } is not adjacent.
why-wrong-terrain = { $land } has the wrong terrain; suitable: { $terrains }.
why-not-coastal = { $land } does not lie on the coast.
why-not-inland = { $land } lies on the coast.
why-too-few-there = There are too few { $kinds-pl } in { $land }.
why-too-many-there = There are too many { $kinds-pl } in { $land }.
why-no-blight = There is no Blight in { $land }.
why-blighted = There is Blight in { $land }.
why-no-presence-there = The Presence that this needs is not in { $land }.
why-no-sacred-site = There is no sacred site in { $land }.
why-not-meant = The effect does not reach { $land }.
why-no-origin = The target is not in Range of { $land }.
why-nothing-to-do-there = There is nothing that this could do in { $land }.
why-land-taken = Another player has already chosen { $land }.
why-not-ravaging = { $land } does not ravage now, or has already ravaged.
why-other-board = The Town comes to a land of board { $board }.
why-town-there = There is already a Town in { $land }.

why-other-land = The effect does not happen in { $land }.
why-wrong-piece = The effect does not concern this piece: { $piece } in { $land }.
why-no-such-piece = { $marks ->
    [damage] There is no { $piece } with { $damage } damage in { $land }.
    [strife] There is no { $piece } with { $strife } Strife in { $land }.
    [both] There is no { $piece } with { $damage } damage and { $strife } Strife in { $land }.
   *[none] There is no undamaged { $piece } in { $land }.
}
why-chosen-already = Each Invader can be chosen once: choose another one in { $land }.
why-too-healthy = The { $piece } in { $land } has more Health than is left to remove.
why-strife-already = The { $piece } in { $land } has got its Strife: choose another one.
why-safe = The { $piece } in { $land } cannot be destroyed this turn.
why-push-from = Pieces are pushed from { $land }.
why-push-apart = A piece has already gone to { $land }: choose a land that none has gone to.
why-push-without = Only a land without such pieces: not { $land }.
why-push-only = It cannot be pushed to { $land }.
why-push-toward-ocean = { $land } is not nearer to an Ocean.
why-push-toward-buildings = There are not more Towns and Cities in { $land }.
why-gather-to = Pieces are gathered into { $land }.
why-bring-way = Pieces move from { $from } to { $to }.

why-choice-impossible = Alternative { $option } cannot be chosen here.
why-track-empty = No Presence is left on this track.
why-element-chosen = You have already chosen this element: { $element }.
why-not-drawn = “{ $card }” is not among the drawn cards.
why-not-yours = “{ $card }” is not one of your cards.
why-forgotten = You have already forgotten “{ $card }”.
why-damage-left = Damage cannot be left unused while there is something to damage.
why-not-optional = This part cannot be left out.

why-target-first = First choose the target of the Power.
why-threshold-first = First decide on the threshold.
why-damage-first = First divide the damage.
why-movement-first = First decide which pieces move.
why-piece-first = First choose the pieces.
why-presence-first = First finish adding Presence.
why-cascade-first = First choose where the Blight cascades.
why-ravage-first = First choose the land that ravages next.
why-not-such-a-card = “{ $card }” is not a card of yours of this kind.
why-none-to-add = No more of these can be added.
why-land-used = { $land } was chosen already.
why-land-first = First choose a land.
why-share-first = First carry out the Fear card, one player after another.
why-card-first = First decide on the cards.
why-element-first = First choose the elements.
why-decide-first = First decide what is asked.
why-price-first = First pay the price together, or give it up.
why-not-slow = “{ $card }” is no Slow Power that you can use now.
why-no-track-action = There is no action { $action } on an uncovered space of your tracks.
why-track-action-done = You have used this track space this turn.
why-track-action-useless = Nothing can be done with this track space now.
why-no-rituals = This game has no rituals.
why-no-ritual-there = A ritual in { $land } isn’t possible: it needs a Fast or Slow phase, Presence of every Spirit, enough Dahan, and what it costs.
why-offer-first = First the Spirits give what the ritual costs.
why-no-energy-to-offer = Your Spirit has no Energy to give, or no more is needed.
why-others-cannot-offer = The others cannot give all that is left.
why-not-explored = { $land } wasn’t explored just now.
why-not-discarded = “{ $card }” is not in your discard pile.
why-start-first = Choose first where your Presence starts.
why-no-start = Your Presence cannot start in { $land }.
why-no-regrowth = Destroyed Presence cannot be added now.
why-no-hidden-fear = Fear card { $place } does not lie face down.
why-no-such-element = You do not have this element.
why-no-rescue = Only Dahan in an Ocean are put ashore, each in a coastal land.
why-may-not-dwell = Your Presence keeps to Oceans and coastal lands, and { $land } is none.

### Questions

question-grow = Choose a Growth option.
question-act = Choose the next Growth action.
question-play = { $left ->
    [one] Play { $left } more card or end the phase. Energy: { $energy }.
   *[other] Play up to { $left } more cards or end the phase. Energy: { $energy }.
}
question-use-fast = Use a Fast Power or end the phase.
question-use-slow = Use a Slow Power or end the phase.
question-target-land = Choose the target land.
question-target-spirit = Choose the target Spirit.
question-origin = From which land is Range measured?
question-threshold = Use threshold { $number }?
question-instead = Which of the two?
question-damage = { $left } Damage to { $kinds-pl } in { $land }.
question-damage-around = { $left } Damage to { $kinds-pl } here and in adjacent lands.
question-damage-different = { $left ->
    [one] 1 Damage to { $left } more Invader in { $land }.
   *[other] 1 Damage to each of { $left } more Invaders in { $land }.
}
question-damage-different-up-to = { $left ->
    [one] 1 Damage to up to { $left } more Invader in { $land }.
   *[other] 1 Damage to each of up to { $left } more Invaders in { $land }.
}
question-bonus = Add the bonus Damage you were given to this?
question-push = Push from { $land }: { $left } { $kinds-pl }.
question-push-up-to = Push from { $land }: up to { $left } { $kinds-pl }.
question-gather = Gather into { $land }: { $left } { $kinds-pl }.
question-gather-up-to = Gather into { $land }: up to { $left } { $kinds-pl }.
question-bring = Move from { $from } to { $to }: { $left } { $kinds-pl }.
question-bring-up-to = Move from { $from } to { $to }: up to { $left } { $kinds-pl }.
question-destroy = Destroy in { $land }: { $left } { $kinds-pl }.
question-destroy-up-to = Destroy in { $land }: up to { $left } { $kinds-pl }.
question-remove = Remove from { $land }: { $left } { $kinds-pl }.
question-remove-up-to = Remove from { $land }: up to { $left } { $kinds-pl }.
question-remove-health = Remove Invaders from { $land }: up to { $left } more Health.
question-downgrade = Which piece in { $land } is replaced by a smaller one?
question-replace = { $count ->
    [one] Which piece in { $land } is replaced by { $count } { $with }?
   *[other] Which piece in { $land } is replaced by { $count } { $with-pl }?
}
question-strife = Which Invader in { $land } gets 1 Strife? Left: { $left }.
question-strife-up-to = Which Invader in { $land } gets 1 Strife? Up to { $left } more.
question-inherit-strife = Which new piece in { $land } takes over the Strife?
question-upgrade = Which piece in { $land } is replaced by a greater one?
question-badlands = Add the { $amount } damage of the Badlands in { $land } to this damage? Otherwise it joins a later one.
question-sit-out = Who sits out of the Ravage in { $land }? { $left } { $kinds-pl }.
question-sit-out-up-to = Who sits out of the Ravage in { $land }? Up to { $left } { $kinds-pl }.
question-inherit = Which new piece in { $land } takes over the damage? Left: { $left }.
question-gather-presence = From where does your Presence come to { $land }?
question-may-gather-presence = Gather 1 of your Presence into { $land }?
question-presence-to = Add Presence to which land (Range { $range })?
question-presence-from = Where does the Presence for { $land } come from?
question-choose = Choose one.
question-may = Do this?
question-pay = Pay { $amount } Energy for it?
question-pay-together = { $aid-count ->
    [0] { $left } of { $amount } Energy is still to be paid by all together.
   *[other] { $left } of { $amount } Energy is still to be paid by all together, aided by { $aid }.
}
question-event = “{ $card }”: what happens?
question-boards = On which board ({ $left } left)?
question-terrain = Which terrain?
question-use-slow-now = Which Slow Power do you use now?
choice-name = { $name }
question-prevent = { $count ->
    [one] Destroy 1 Presence on this board to prevent this?
   *[other] Destroy { $count } Presence on this board to prevent this?
}
question-prevent-here = Destroy { $count } Presence/Dahan here to prevent this?
question-sacrifice = Which Presence is destroyed ({ $left } left)?
question-land = In which land?
question-lands = { $left ->
    [one] In which land?
   *[other] In which land? { $left } left.
}
question-lands-up-to = In which land? Up to { $left } left.
question-fetch = Move to { $land } from Range { $range } ({ $kinds-pl }): { $left }.
question-fetch-up-to = Move to { $land } from Range { $range } ({ $kinds-pl }): up to { $left }.
question-pay-more = Pay 1 more Energy for 1 more Damage in { $land }? Paid: { $paid }.
question-play-card = Which card do you play?
question-again = Forget a Minor, a Major and a Unique Power to do everything again?
question-forget-kind = Which card do you forget: { $kind }?
question-recover = Which card do you take back?
question-add-mixed = Add to { $land } ({ $kinds-pl }): { $left } left. For Strife, choose an Invader.
question-leave-presence = Which of your Presence leaves the game?
question-remove-presence = Which of your Presence do you remove? Up to { $left } left.
question-land-elsewhere = In which land? No two players choose the same.
question-share = Who does the Fear card next?
question-order = What comes first in { $land }?
question-react = What happens first?
question-offer = The ritual still costs { $energy } Energy and { $presence } Presence. What do you give?
question-more-explorers = Where does the additional Explorer come?
change-skip = The action is skipped.
change-skip-city = A Build that would add a City is skipped.
change-build-instead = It becomes a Build
change-build-explorer = The Build adds an Explorer.
change-token = 1 { $kind } is removed instead.
change-ravage-builds = The Ravage becomes a Build.
change-pure = No Blight is added.
change-safe = Nothing is damaged or destroyed.
change-dream = It is only dreamt.
question-skip-or-change = Skip the Build in { $land }? Otherwise it adds an Explorer.
question-elements = { $left ->
    [one] Choose { $left } more element.
   *[other] Choose { $left } more different elements.
}
question-gift = Give a card of your hand to player { $seat }?
question-gain-kind = Gain a Minor or a Major Power?
question-keep = Which of the drawn cards do you keep?
question-forget = Which card do you forget for the Major Power?
question-cascade = Where does the Blight from { $land } cascade?
question-ravage-order = Which land ravages next?
question-skip-one = Skip this Invader action in { $land }: { $action }?
question-escalate = Which land of board { $board } gets a Town?
question-reclaim = Reclaim a card you played?
question-take-back = { $left ->
    [one] Which card do you Reclaim?
   *[other] Which cards do you Reclaim? { $left } left.
}
question-lose-presence = { $left ->
    [one] Which of your Presence is destroyed?
   *[other] Which of your Presence are destroyed? { $left } left.
}
question-from-tracks = From which track do you destroy Presence?
question-from-one = From which land are pieces gathered to { $land }?
question-start = Where does your Presence start?
question-skip-for-presence = Destroy 1 of your Presence in { $land } to stop this: { $action }?
question-follow = Does 1 of your Presence go along from { $from } to { $to }?
question-reveal-fear = Which Fear card is turned face up? Earned: { $earned }.
question-own-element = Which element do you gain? It must be one you have.
question-play-gained = Play “{ $card }” now for { $cost } Energy?
question-push-presence = Where is your Presence Pushed from { $land }?
question-push-presence-with = Push 1 of your Presence, with up to { $count } each of { $kinds-pl }?
question-push-one = Push the { $kind } that came to { $land }?
question-rescue = Which Dahan are put ashore?
question-drown = Drown in { $land }: { $left } { $kinds-pl }.

### Forecast

forecast-about = { $cards ->
    [0] The coming Invader phase, if nobody does anything more.
    [one] The coming Invader phase, if nobody does anything more; { $cards } Fear card is resolved first.
   *[other] The coming Invader phase, if nobody does anything more; { $cards } Fear cards are resolved first.
}
forecast-ravage = The Invaders ravage { $land } and deal { $damage } damage: no Blight, Dahan lost: { $dahan }, the Dahan strike back with { $counterattack } damage
forecast-ravage-blight = The Invaders ravage { $land } and deal { $damage } damage: Blight, Dahan lost: { $dahan }, the Dahan strike back with { $counterattack } damage
forecast-ravage-cascade = The Invaders ravage { $land } and deal { $damage } damage: Blight that cascades, Dahan lost: { $dahan }, the Dahan strike back with { $counterattack } damage
forecast-ravage-skipped = The Invaders do not ravage { $land }
forecast-build = The Invaders build in { $land }: { $piece }
forecast-build-after-ravage = The Invaders build in { $land } if the Dahan leave any: { $piece } as things stand
forecast-build-may-be-skipped = The Build in { $land } may be skipped, otherwise: { $piece }
forecast-build-skipped = The Invaders do not build in { $land }
forecast-explore = Explorers come to { $land } with { $cards } of { $of } cards
forecast-blight-runs-out = The last Blight leaves the pool
forecast-erased = Player { $seat } loses the last Presence
forecast-deck-is-empty = No Invader card is left to be revealed
forecast-blight = Blight to come: { $blight }; in the pool: { $pool }.
forecast-cascades = { $cascades ->
    [one] It cascades { $cascades } time and may go on from there.
   *[other] It cascades { $cascades } times and may go on from there.
}
forecast-invader-cards = Invader cards left: { $cards }.
