# Spirit Island in English.
#
# Names bring forms along: where a message speaks of $kinds, it may also use $kinds-pl and so on.
# Pieces: .pl is the plural, .all “all of them”, .every “each of them”, .each “for each of them here”; a name with a
# slash stands for any mix of its kinds. Lands and terrains: .acc is one of them as an object, .every speaks of all of
# them, .in tells where, .both joins two terrains that are both meant.
# Spirits: .gender is one or pl, as the verb needs it. .short has at most 11 characters.

## Pieces; a slash joins kinds that may be mixed

explorer = Explorer
    .pl = Explorers
    .all = all Explorers
    .every = each Explorer
    .each = for each Explorer here
    .short = Explorer
town = Town
    .pl = Towns
    .all = all Towns
    .every = each Town
    .each = for each Town here
    .short = Town
city = City
    .pl = Cities
    .all = all Cities
    .every = each City
    .each = for each City here
    .short = City
dahan = Dahan
    .pl = Dahan
    .all = all Dahan
    .every = each Dahan
    .each = for each Dahan here
    .short = Dahan
invader = Invader
    .pl = Invaders
    .all = all Invaders
    .every = each Invader
    .each = for each Invader here

blight = Blight
    .pl = Blight
    .all = all Blight
    .every = each Blight
    .each = for each Blight here
    .short = Blight
blight-near = Blight in adjacent lands
    .each = for each Blight in adjacent lands
presence = Presence
    .pl = Presence
    .all = all Presence
    .every = each Presence
    .each = for each Presence of any Spirit here
    .short = Presence
pushed-invader = Invader pushed here
    .each = for each Invader that this Power has pushed here
site-with-invaders = sacred site with Invaders
    .each = for each of its sacred sites with Invaders
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
    .acc = a land
    .every = each land
land-coastal = any coastal land
    .acc = a coastal land
    .every = each coastal land
land-inland = any inland land
    .acc = an inland land
    .every = each inland land
land-adjacent = an adjacent land
    .acc = an adjacent land
    .every = each adjacent land
land-adjacent-coastal = an adjacent coastal land
    .acc = an adjacent coastal land
    .every = each adjacent coastal land
land-adjacent-inland = an adjacent inland land
    .acc = an adjacent inland land
    .every = each adjacent inland land
land-here-or-adjacent = this or an adjacent land
    .acc = this or an adjacent land
    .every = this and each adjacent land
land-here-or-adjacent-coastal = this or an adjacent coastal land
    .acc = this or an adjacent coastal land
    .every = this and each adjacent coastal land
land-here-or-adjacent-inland = this or an adjacent inland land
    .acc = this or an adjacent inland land
    .every = this and each adjacent inland land
land-elsewhere = another land of this board
    .acc = another land of this board
    .every = each other land of this board
land-elsewhere-coastal = another coastal land of this board
    .acc = another coastal land of this board
    .every = each other coastal land of this board
land-elsewhere-inland = another inland land of this board
    .acc = another inland land of this board
    .every = each other inland land of this board

with = with { $of-pl }
without = without { $of-pl }
with-blight = with Blight
with-presence = with Presence of any Spirit
with-sacred-site = with a sacred site of any Spirit
with-own-presence = with your Presence
with-targets-presence = with Presence of the target Spirit
with-its-presence = with its Presence
with-pushed-pieces = into which this Power has pushed pieces
without-blight = without Blight
without-own-presence = without your Presence

only-terrain = Terrain: { $terrains }.
only-at-least = There must be at least { $count } { $kinds-pl } here.
only-at-most = { $count ->
    [one] There must be at most { $count } { $kinds } here.
   *[other] There must be at most { $count } { $kinds-pl } here.
}
only-more = There must be more { $kinds-pl } than { $than-pl } here.
only-within = It must be within Range { $range } of your Presence.

## What a Power can be used on

target-range = Range { $range } from your Presence.
target-range-in = Range { $range } from your Presence in { $terrains }.
target-range-from-site = Range { $range } from your sacred site.
target-range-from-site-in = Range { $range } from your sacred site in { $terrains }.
target-land = { $with-count ->
    [0] Target: { $land }.
   *[other] Target: { $land } { $with }.
}
target-any-spirit = Target: any Spirit.
target-another-spirit = Target: another Spirit (in a solo game, your own).

## Thresholds

threshold-range = The Range of this Power becomes { $range }.
threshold-instead = Instead of everything above:
threshold-may-instead = Instead of everything above, you may do this:
threshold-within = Takes effect where the text above speaks of the threshold.

## Conditions, choices, places and players; what they govern stands below them

if-terrain = If this land is { $terrains }:
if-coastal = If this land is coastal:
if-inland = If this land is inland:
if-here = If there are { $kinds-pl } here:
if-at-least = If there are at least { $count } { $kinds-pl } here:
if-at-most = { $count ->
    [0] If there are no { $kinds-pl } here:
    [one] If there is at most { $count } { $kinds } here:
   *[other] If there are at most { $count } { $kinds-pl } here:
}
if-more = If there are more { $kinds-pl } than { $than-pl } here:
if-blight = If there is Blight here:
if-no-blight = If there is no Blight here:
if-presence = If Presence of any Spirit is here:
if-sacred-site = If a sacred site of any Spirit is here:
if-own-presence = If your Presence is here:
if-no-own-presence = If your Presence is not here:
if-sites = { $count ->
    [one] If you have a sacred site:
   *[other] If you have at least { $count } sacred sites:
}
if-another-spirit = If the target is another Spirit:
if-presence-added = If this Power has added Presence, in that land:
if-brought = If this has moved at least 1 piece here:
if-threshold = { $number ->
    [0] If the threshold is used:
   *[other] If threshold { $number } is used:
}
unless-threshold = { $number ->
    [0] If the threshold is not used:
   *[other] If threshold { $number } is not used:
}
otherwise = Otherwise:

may = You may do this:
each-player = Each player does this:
each-player-may = Each player may do this:
each-spirit = Each Spirit does this:
choose = Choose one:
may-choose = You may choose one:
each-player-chooses = Each player chooses one:
each-player-may-choose = Each player may choose one:
choose-or = or
may-pay = You may pay { $amount } Energy. If you do:
target-may-pay = The target Spirit may pay { $amount } Energy. If it does:

in-land = { $with-count ->
    [0] Choose { $land-acc }:
   *[other] Choose { $land-acc } { $with }:
}
may-in-land = { $with-count ->
    [0] You may choose { $land-acc }:
   *[other] You may choose { $land-acc } { $with }:
}
target-in-land = { $with-count ->
    [0] It chooses { $land-acc }:
   *[other] It chooses { $land-acc } { $with }:
}
each-player-in-land = { $with-count ->
    [0] Each player chooses { $land-acc }:
   *[other] Each player chooses { $land-acc } { $with }:
}
each-player-may-in-land = { $with-count ->
    [0] Each player may choose { $land-acc }:
   *[other] Each player may choose { $land-acc } { $with }:
}
each-player-elsewhere = { $with-count ->
    [0] Each player chooses { $land-acc } (no two the same):
   *[other] Each player chooses { $land-acc } { $with } (no two the same):
}
in-each-land = { $with-count ->
    [0] In { $land-every }:
   *[other] In { $land-every } { $with }:
}

## Effects on pieces

verb-push = Push
verb-gather = Gather
verb-bring = Move
verb-destroy = Destroy
verb-remove = Remove
verb-choose = Choose

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

bring-from-target = They come here from the target land.
push-apart = Spread them over as many different lands as possible.
push-toward-buildings = Only into a land with more Towns/Cities than here.
push-with-defend = Each of them takes Defend { $amount } along.

effect-replace = { $count ->
    [one] Replace 1 { $from } with { $count } { $to }.
   *[other] Replace 1 { $from } with { $count } { $to-pl }.
}
effect-downgrade = Replace 1 City with a Town or 1 Town with an Explorer.

## Other effects

effect-fear = Generate { $amount } Fear.
effect-fear-for-each = Generate { $amount } Fear { $of }.
effect-damage = Deal { $amount } damage to { $kinds-pl }.
effect-damage-for-each = Deal { $amount } damage to { $kinds-pl } { $of }.
effect-damage-each = Deal { $amount } damage to each { $kinds }.
effect-damage-chosen = Deal 1 damage to each of them; none can be chosen twice.
effect-infight = At the same time, Explorers here deal damage to Towns/Cities here, and Towns/Cities to Explorers.
effect-defend = Defend { $amount }.
effect-defend-for-each = Defend { $amount } { $of }.
effect-remove-health = Remove Invaders with a total Health of { $amount } or less.
effect-remove-health-for-each = Remove Invaders; their total Health may be up to { $amount } { $of }.
effect-add-blight = Add 1 Blight.
effect-remove-blight = Remove 1 Blight.
effect-gather-presence = Gather 1 of your Presence.
effect-may-gather-presence = You may Gather 1 of your Presence.
effect-presence-from-origin = Move 1 of your Presence here from the land from which the Range was measured.
effect-add-presence = Add 1 of your Presence.
effect-return-presence = The target Spirit adds up to { $count } of its destroyed Presence here.
effect-energy = Gain { $amount } Energy.
effect-energy-for-each = Gain { $amount } Energy { $of }.
effect-each-spirit-energy = Each Spirit gains { $amount } Energy.
effect-each-spirit-energy-for-each = Each Spirit gains { $amount } Energy { $of }.
effect-target-energy = The target Spirit gains { $amount } Energy.
effect-target-energy-for-each = The target Spirit gains { $amount } Energy { $of }.
effect-gain-power = Gain a Power card.
effect-gain-minor = Gain a Minor Power.
effect-target-gains-power = The target Spirit gains a Power card.
effect-target-gains-minor = The target Spirit gains a Minor Power.
effect-target-gains-shared = The target Spirit gains a Power card; you gain one of the drawn cards that it does not keep.
effect-gain-elements = { $count ->
    [one] The target Spirit gains 1 element of its choice. If it is another Spirit, you gain the same.
   *[other] The target Spirit gains { $count } different elements of its choice. If it is another Spirit, you gain the same.
}
effect-swap-gifts = You and the target Spirit may each give the other 1 Power card from the hand.
effect-skip = Skip { $actions } here this turn.
effect-bounty = Each Town and City that this Power destroys generates 1 more Fear, at most { $most } in all.
effect-repeat = Repeat this Power in the same land or in another one that it can target.
effect-repeat-near = Repeat this Power in a land adjacent to the target land. Neither its Range nor its conditions matter for that.

## Effects until the turn ends

lasting-where = { $with-count ->
    [0] Until the turn ends, in { $land-every }:
   *[other] Until the turn ends, in { $land-every } { $with }:
}
lasting-where-at-least = Until the turn ends, in each land with at least { $count } { $kinds-pl }:
lasting-where-at-most = { $count ->
    [one] Until the turn ends, in each land with at most { $count } { $kinds }:
   *[other] Until the turn ends, in each land with at most { $count } { $kinds-pl }:
}
lasting-where-more = Until the turn ends, in each land with more { $kinds-pl } than { $than-pl }:
lasting-skip = Skip { $actions }.
lasting-skip-city = Skip a Build that would add a City.
lasting-skip-one = { $actions-count ->
    [one] Once this turn, you may skip { $actions } here.
   *[other] Once this turn, you may skip one Invader action here, choosing between { $actions }.
}
lasting-defend-targets-lands = Until the turn ends, Defend { $amount } in each land with Presence of the target Spirit.
lasting-dahan-health = Until the turn ends, Dahan have { $amount } more Health while they are here.
lasting-dahan-safe = Until the turn ends, Dahan here cannot be damaged or destroyed.
lasting-no-blight = Until the turn ends, Blight cannot be added here.
lasting-range = Until the turn ends, all Powers of the target Spirit have { $amount } more Range.
lasting-damage-once = Once this turn, the target Spirit may deal { $amount } more damage with a Power that deals damage.
lasting-make-fast = Once this turn, the target Spirit may use a Slow Power that pushes or gathers as a Fast Power.
lasting-repeat = { $amount ->
    [one] Once this turn, the target Spirit may repeat a Power card by paying its cost again.
   *[other] This turn, the target Spirit may repeat up to { $amount } Power cards by paying their costs again.
}
lasting-repeat-more = { $amount ->
    [one] This turn, the target Spirit may repeat 1 more Power card by paying its cost again.
   *[other] This turn, the target Spirit may repeat up to { $amount } more Power cards by paying their costs again.
}
lasting-reclaim = At the end of the turn, you may take 1 played Power card back into your hand instead of discarding it.
lasting-target-reclaim = At the end of the turn, the target Spirit may take 1 played Power card back into its hand instead of discarding it.
lasting-share-presence = Until the turn ends, you and the target Spirit may measure the Range of Powers from each other’s Presence.
lasting-vengeance = Until the turn ends, after each effect that destroys Towns, Cities or Dahan here: deal 1 damage here for each of them.
lasting-wider-vengeance = This damage may also be dealt in adjacent lands.

## What the Special Rules say

special-damage-bonus = Each time one of your Powers deals damage, it deals { $amount } more: once a use, however many Invaders it damages.
special-gather-dahan = After one of your Powers has added Defend to a single land, you may Gather up to { $amount } Dahan there.
special-builds-explorers = At your sacred sites, a Build adds 1 Explorer in place of a Town or City.
special-weak-invaders = At your sacred sites, Invaders have { $amount } less Health, but at least 1.
special-push-after-growth = After you have added Presence by Growth, you may Push 1 { $kinds } from there.

## Growth

grow-reclaim = Take all cards of your discard pile back into your hand.
grow-gain-power = Gain a Power card.
grow-add-presence = Add 1 Presence within Range { $range }.
grow-add-presence-in = Add 1 Presence in { $terrains } within Range { $range }.
grow-energy = Gain { $amount } Energy.

## What the Invader cards say

invaders-terrains = { $stage }: { $terrains-both }.
invaders-escalating = { $stage }: { $terrains-both }, with escalation.
invaders-coastal = { $stage }: all coastal lands.

### Moves

move-grow = Growth option { $option }
move-act = Growth action { $action }
move-play = Play “{ $card }”
move-ready = Ready: nothing more in this phase
move-use = Use “{ $card }”
move-use-fewer = Use “{ $card }” as if with fewer elements
move-innate = Use Innate Power { $innate }
move-innate-fewer = Use Innate Power { $innate } as if with fewer elements
move-repeat = Pay again and repeat “{ $card }”
move-repeat-fewer = Pay again and repeat “{ $card }” as if with fewer elements
move-go = Carry out my share now
move-land = Choose { $land }
move-spirit = Choose the Spirit of player { $seat }
move-track = Take Presence from the { $track } track
move-from = Take Presence from { $land }
move-minor = Gain a Minor Power
move-major = Gain a Major Power
move-keep = Keep “{ $card }”
move-forget = Forget “{ $card }”
move-reclaim = Take “{ $card }” back into the hand
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
move-skip = Leave the rest out

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
event-returned-presence = Destroyed Presence of player { $seat } returns in { $land }.
event-power-drawn = Drawn: “{ $card }”.
event-gained-card = Player { $seat } gains “{ $card }”.
event-progressed = Player { $seat } takes the next card of the Power Progression: “{ $card }”.
event-forgot = Player { $seat } forgets “{ $card }”.
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
why-safe = The { $piece } in { $land } cannot be destroyed this turn.
why-push-from = Pieces are pushed from { $land }.
why-push-apart = A piece has already gone to { $land }: choose a land that none has gone to.
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
why-land-first = First choose a land.
why-share-first = First carry out the Fear card, one player after another.
why-card-first = First decide on the cards.
why-element-first = First choose the elements.
why-decide-first = First decide what is asked.

### Questions

question-grow = Choose a Growth option.
question-act = Choose the next action of your Growth.
question-play = { $left ->
    [one] Play { $left } more card, or be ready. Energy: { $energy }.
   *[other] Play up to { $left } more cards, or be ready. Energy: { $energy }.
}
question-use-fast = Use a Fast Power, or be ready.
question-use-slow = Use a Slow Power, or be ready.
question-target-land = Choose the target land.
question-target-spirit = Choose the target Spirit.
question-origin = From which land does the Power reach its target?
question-threshold = Use threshold { $number }?
question-instead = Which of the two takes place?
question-damage = { $kinds-pl } in { $land }: divide { $left } more damage.
question-damage-around = { $kinds-pl } in the lands around: divide { $left } more damage.
question-damage-different = { $left ->
    [one] Choose { $left } more Invader in { $land } for 1 damage.
   *[other] Choose { $left } more Invaders in { $land } for 1 damage each.
}
question-damage-different-up-to = { $left ->
    [one] Choose up to { $left } more Invader in { $land } for 1 damage.
   *[other] Choose up to { $left } more Invaders in { $land } for 1 damage each.
}
question-bonus = Use the damage bonus that you were given now?
question-push = Push from { $land }: { $left } more ({ $kinds-pl }).
question-push-up-to = Push from { $land }: up to { $left } more ({ $kinds-pl }).
question-gather = Gather into { $land }: { $left } more ({ $kinds-pl }).
question-gather-up-to = Gather into { $land }: up to { $left } more ({ $kinds-pl }).
question-bring = Move from { $from } to { $to }: { $left } more ({ $kinds-pl }).
question-bring-up-to = Move from { $from } to { $to }: up to { $left } more ({ $kinds-pl }).
question-destroy = Destroy in { $land }: { $left } more ({ $kinds-pl }).
question-destroy-up-to = Destroy in { $land }: up to { $left } more ({ $kinds-pl }).
question-remove = Remove from { $land }: { $left } more ({ $kinds-pl }).
question-remove-up-to = Remove from { $land }: up to { $left } more ({ $kinds-pl }).
question-remove-health = Remove Invaders from { $land }: up to { $left } more Health.
question-downgrade = Which piece in { $land } becomes smaller?
question-replace = { $count ->
    [one] Which piece in { $land } is replaced by { $count } { $with }?
   *[other] Which piece in { $land } is replaced by { $count } { $with-pl }?
}
question-inherit = Which new piece in { $land } takes over the damage? Left: { $left }.
question-gather-presence = From where does your Presence come to { $land }?
question-may-gather-presence = Gather 1 of your Presence into { $land }?
question-presence-to = Add Presence to which land (Range { $range })?
question-presence-from = Where does the Presence for { $land } come from?
question-choose = Choose one of the alternatives.
question-may = Do you want this?
question-pay = Pay { $amount } Energy for it?
question-land = Choose a land for the effect.
question-land-elsewhere = Choose a land that nobody else has chosen.
question-share = Who carries out the Fear card next?
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
question-reclaim = Take a played card back into your hand?

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

## Words of the full game

for-each = { $of-each }
for-every-2 = for every 2 { $of-pl } here
for-every-3 = for every 3 { $of-pl } here
at-most-3 = { $of }, at most 3
presence-own = your Presence
    .each = for each of your Presence here
card-target-played = Power card played by the target Spirit
    .each = for each Power card it has played this turn
dahan-times-presence-own = Dahan
    .each = for each Dahan here, times your Presence here
count-sun = Sun
    .each = for each Sun you have
count-moon = Moon
    .each = for each Moon you have
count-fire = Fire
    .each = for each Fire you have
count-air = Air
    .each = for each Air you have
count-water = Water
    .each = for each Water you have
count-earth = Earth
    .each = for each Earth you have
count-plant = Plant
    .each = for each Plant you have
count-animal = Animal
    .each = for each Animal you have
with-own-site = with your sacred site
that-is-ocean = that is an Ocean
if-own-site = If this is your sacred site:
if-ocean = If this is an Ocean:
if-healthy = If the island is healthy:
if-pushed-into = If this has pushed { $kinds-pl } into { $land-acc } { $with }:
verb-add = Add
effect-add-presence-within = Add 1 Presence within Range { $range } of your Presence.
effect-destroy-presence = { $count ->
    [one] Destroy 1 of your Presence.
   *[other] Destroy { $count } of your Presence.
}
effect-forget-card = Forget a Power card.
effect-take-back = { $count ->
    [one] Take 1 card of your discard pile back into your hand.
   *[other] Take { $count } cards of your discard pile back into your hand.
}
effect-fear-for-destroyed = Gain 1 Fear for each { $kinds } destroyed this way.
target-does = The target Spirit does this:
target-may = The target Spirit may do this:
lasting-make-fast-any = Until the turn ends, the target Spirit may use up to { $amount } of its Slow Powers as Fast ones.
lasting-repeat-free = Once this turn, the target Spirit may repeat a Power card that costs { $amount } Energy or less, without paying again.
lasting-dahan-safe-in-ravage = Until the turn ends, Dahan here take no damage from ravaging Invaders.
special-defend-sites = Defend { $amount } in every land that is your sacred site.
special-sites-in = A single Presence of yours in { $terrains } is a sacred site.
special-fast-for = For each { $element } you have, you may use 1 of your Slow Powers as a Fast one each turn.
special-reach-dahan = Whenever you use a Power, you may pay { $amount } Energy to target a land with Dahan at any distance.
grow-reclaim-one = Take 1 card of your discard pile back into your hand.
grow-more-plays = { $amount ->
    [one] You may play 1 more card this turn.
   *[other] You may play { $amount } more cards this turn.
}
grow-add-presence-to = { $with-count ->
    [0] Add 1 Presence to { $land-acc } within Range { $range }.
   *[other] Add 1 Presence to { $land-acc } { $with } within Range { $range }.
}
move-track-action = Use the action of a track space: { $action }
event-added = { $count ->
    [one] { $count } { $piece } is added in { $land }.
   *[other] { $count } { $piece-pl } are added in { $land }.
}
event-blight-turned = { $healthy ->
    [0] The island is blighted: “{ $card }”. { $blight } Blight are put on the card.
   *[other] The island is still healthy: “{ $card }”. { $blight } Blight are put on the card.
}
why-no-track-action = There is no action { $action } on an uncovered space of your tracks.
why-track-action-done = You have used this track space this turn.
why-track-action-useless = Nothing can be done with this track space now.
why-not-discarded = “{ $card }” is not in your discard pile.
why-start-first = Choose first where your Presence starts.
why-no-start = Your Presence cannot start in { $land }.
question-take-back = { $left ->
    [one] Which card of your discard pile do you take back?
   *[other] Which cards of your discard pile do you take back? { $left } left.
}
question-lose-presence = { $left ->
    [one] Which of your Presence is destroyed?
   *[other] Which of your Presence are destroyed? { $left } left.
}
question-start = Where does your Presence start?
setup = Setup
if-on-board = If there is { $land-acc } { $with } on this board:
each-board = On each board:
land-on-board = a land on this board
    .acc = a land on this board
    .every = each land on this board
land-on-board-coastal = a coastal land on this board
    .acc = a coastal land on this board
    .every = each coastal land on this board
land-on-board-inland = an inland land on this board
    .acc = an inland land on this board
    .every = each inland land on this board
only-numbered = It is land { $number } of the board.
only-most-on-board = It has the most { $kinds-pl } on this board.
only-fewest-of-discard = It is shown by the card just discarded, and has the fewest { $kinds-pl } of such lands on this board.
effect-move-to = Move all { $kinds-pl } to land { $number } of this board.
effect-build = The Invaders Build.
effect-accelerate = Discard the top card of the Invader deck.
lasting-builds-beside-buildings = Builds also happen in lands without Invaders that have at least { $amount } Towns/Cities in adjacent lands.
lasting-second-build = There is a second Build space, used before the Ravage: cards that leave the Ravage space go there. The first Stage II card that would go there is discarded and ends it.
lasting-second-build-stays = There is a second Build space for the whole game, used before the Ravage: cards that leave the Ravage space go there.
lasting-second-build-twice = If no Fear card was resolved this Invader phase, the second Build space acts twice.
lasting-health = { $kinds-pl } have +{ $amount } Health.
lasting-fear-pool = { $amount } more Fear for each player is needed to earn a Fear card.
lasting-more-blight = If a Ravage deals the land at least { $amount } more damage than its Health, it adds 1 more Blight, which neither cascades nor destroys Presence.
lasting-attack = Each { $kind } deals { $amount } damage.
lasting-town-after-blight = After a Ravage has added Blight to its land, add 1 Town to an adjacent land without Towns/Cities.
event-second-build-ended = A Stage II card ends the second Build space.
lost-adversary = The adversary's own condition for defeat is met.
option-adversary = Adversary
option-level = Level
option-map = Map
none = None
balanced = Balanced boards
thematic = Thematic boards

## Spirits of the base game

ocean-1 = Ocean 1
ocean-2 = Ocean 2
ocean-3 = Ocean 3
ocean-4 = Ocean 4
ocean-5 = Ocean 5
ocean-6 = Ocean 6
ocean-7 = Ocean 7
threshold-hastens = This Power is Fast.
special-skip-for-presence = When Invaders are about to Ravage or Build at your sacred site, you may destroy 1 of your Presence there to stop that.
special-regrowth = { $amount ->
    [0] Growth may add your destroyed Presence.
   *[other] Growth may add your destroyed Presence; on a blighted island this costs { $amount } Energy each.
}
special-follow-dahan = When a Dahan moves out of a land with your Presence, 1 of your Presence may move along.
special-loss-for-dahan = When Dahan are destroyed in a Ravage, you lose as many Presence in that land and adjacent lands.
special-dreams = Your Powers never damage or destroy. What they would destroy dreams of it instead: 0 Fear for an Explorer, 2 for a Town, 5 for a City, and Explorers and Towns are Pushed. Each Invader once per Power; Dahan are not affected.
special-ocean-in-play = Your Presence keeps to Oceans and coastal lands. On each board with your Presence, the Ocean is a coastal Wetland for all Powers and for Blight. Invaders and Dahan that move there drown.
special-drowning = To drown is to destroy. Keep the Health of Invaders you drown; as much Health as there are players pays for 1 Energy.
lasting-dahan-strike-together = In a Ravage this turn, Dahan deal their Damage at the same time as the Invaders.
lasting-fear-defends = This turn, each Fear that your Powers generate here is also Defend 1.
question-skip-for-presence = Destroy 1 of your Presence in { $land } to stop this: { $action }?
question-follow = Does 1 of your Presence go along from { $from } to { $to }?
question-reveal-fear = Which Fear card is turned face up? Earned: { $earned }.
question-own-element = Which element do you gain? It must be one you have.
question-play-gained = Play “{ $card }” now for { $cost } Energy?
question-push-presence = Where is your Presence Pushed from { $land }?
question-rescue = Which Dahan are put ashore?
question-drown = Drown in { $land }: { $left } more ({ $kinds-pl }).
effect-gain-own-element = Gain 1 element of a kind you have.
effect-reveal-fear = Turn 1 earned or unearned Fear card face up; it stays in its place.
effect-play-gained = You may play the card now by paying its cost.
effect-gain-major = Gain a Major Power.
effect-target-gains-major = Target Spirit gains a Major Power.
effect-rescue-dahan = Dahan Pushed into an Ocean may be moved to any coastal lands.
verb-drown = Drown
if-card-forgotten = If you forget this card:
event-dreamt = { $count ->
    [one] { $count } { $piece } in { $land } dreams of its death.
   *[other] { $count } { $piece-pl } in { $land } dream of their death.
}
event-fear-seen = Fear card { $place } is turned face up: “{ $card }”.
event-drowned = Player { $seat } holds { $health } Health of drowned Invaders.
why-no-regrowth = Destroyed Presence cannot be added now.
why-no-hidden-fear = Fear card { $place } does not lie face down.
why-no-such-element = You do not have this element.
why-no-rescue = Only Dahan in an Ocean are put ashore, each in a coastal land.
why-may-not-dwell = Your Presence keeps to Oceans and coastal lands, and { $land } is none.
move-destroyed = Add destroyed Presence
grow-add-to-ocean = Add 1 Presence to any Ocean.
grow-gather-into-oceans = Gather 1 Presence into each Ocean.
grow-push-from-oceans = Push 1 Presence from each Ocean.
move-reveal = Turn Fear card { $place } face up
