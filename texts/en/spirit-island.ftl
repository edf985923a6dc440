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
explorer-town = Explorer/Town
    .pl = Explorers/Towns
    .all = all Explorers and Towns
    .every = each Explorer/Town
    .each = for each Explorer and Town here
explorer-city = Explorer/City
    .pl = Explorers/Cities
    .all = all Explorers and Cities
    .every = each Explorer/City
    .each = for each Explorer and City here
explorer-dahan = Explorer/Dahan
    .pl = Explorers/Dahan
    .all = all Explorers and Dahan
    .every = each Explorer/Dahan
    .each = for each Explorer and Dahan here
town-city = Town/City
    .pl = Towns/Cities
    .all = all Towns and Cities
    .every = each Town/City
    .each = for each Town and City here
town-dahan = Town/Dahan
    .pl = Towns/Dahan
    .all = all Towns and Dahan
    .every = each Town/Dahan
    .each = for each Town and Dahan here
city-dahan = City/Dahan
    .pl = Cities/Dahan
    .all = all Cities and Dahan
    .every = each City/Dahan
    .each = for each City and Dahan here
explorer-town-dahan = Explorer/Town/Dahan
    .pl = Explorers/Towns/Dahan
    .all = all Explorers, Towns and Dahan
    .every = each Explorer/Town/Dahan
    .each = for each Explorer, Town and Dahan here
explorer-city-dahan = Explorer/City/Dahan
    .pl = Explorers/Cities/Dahan
    .all = all Explorers, Cities and Dahan
    .every = each Explorer/City/Dahan
    .each = for each Explorer, City and Dahan here
town-city-dahan = Town/City/Dahan
    .pl = Towns/Cities/Dahan
    .all = all Towns, Cities and Dahan
    .every = each Town/City/Dahan
    .each = for each Town, City and Dahan here
invader-dahan = Invader/Dahan
    .pl = Invaders/Dahan
    .all = all Invaders and Dahan
    .every = each Invader/Dahan
    .each = for each Invader and Dahan here

blight = Blight
    .each = for each Blight here
    .short = Blight
blight-near = Blight in adjacent lands
    .each = for each Blight in adjacent lands
presence = Presence
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
jungle-mountain = Jungle or Mountain
    .acc = a Jungle or Mountain
    .in = in Jungle or Mountain
    .every = each Jungle and Mountain
    .both = Jungle and Mountain
jungle-sands = Jungle or Sands
    .acc = a Jungle or Sands
    .in = in Jungle or Sands
    .every = each Jungle and Sands
    .both = Jungle and Sands
jungle-wetland = Jungle or Wetland
    .acc = a Jungle or Wetland
    .in = in Jungle or Wetland
    .every = each Jungle and Wetland
    .both = Jungle and Wetland
mountain-sands = Mountain or Sands
    .acc = a Mountain or Sands
    .in = in Mountain or Sands
    .every = each Mountain and Sands
    .both = Mountain and Sands
mountain-wetland = Mountain or Wetland
    .acc = a Mountain or Wetland
    .in = in Mountain or Wetland
    .every = each Mountain and Wetland
    .both = Mountain and Wetland
sands-wetland = Sands or Wetland
    .acc = a Sands or Wetland
    .in = in Sands or Wetland
    .every = each Sands and Wetland
    .both = Sands and Wetland
jungle-mountain-sands = Jungle, Mountain or Sands
    .acc = a Jungle, Mountain or Sands
    .in = in Jungle, Mountain or Sands
    .every = each Jungle, Mountain and Sands
    .both = Jungle, Mountain and Sands
jungle-mountain-wetland = Jungle, Mountain or Wetland
    .acc = a Jungle, Mountain or Wetland
    .in = in Jungle, Mountain or Wetland
    .every = each Jungle, Mountain and Wetland
    .both = Jungle, Mountain and Wetland
jungle-sands-wetland = Jungle, Sands or Wetland
    .acc = a Jungle, Sands or Wetland
    .in = in Jungle, Sands or Wetland
    .every = each Jungle, Sands and Wetland
    .both = Jungle, Sands and Wetland
mountain-sands-wetland = Mountain, Sands or Wetland
    .acc = a Mountain, Sands or Wetland
    .in = in Mountain, Sands or Wetland
    .every = each Mountain, Sands and Wetland
    .both = Mountain, Sands and Wetland
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

## Minor Powers

call-of-the-dahan-ways = Call of the Dahan Ways
call-to-bloodshed = Call to Bloodshed
call-to-isolation = Call to Isolation
call-to-migrate = Call to Migrate
call-to-tend = Call to Tend
dark-and-tangled-woods = Dark and Tangled Woods
delusions-of-danger = Delusions of Danger
devouring-ants = Devouring Ants
drift-down-into-slumber = Drift Down into Slumber
drought = Drought
elemental-boon = Elemental Boon
encompassing-ward = Encompassing Ward
enticing-splendor = Enticing Splendor
entrancing-apparitions = Entrancing Apparitions
gift-of-constancy = Gift of Constancy
gift-of-living-energy = Gift of Living Energy
gift-of-power = Gift of Power
gnawing-rootbiters = Gnawing Rootbiters
land-of-haunts-and-embers = Land of Haunts and Embers
lure-of-the-unknown = Lure of the Unknown
natures-resilience = Nature's Resilience
pull-beneath-the-hungry-earth = Pull Beneath the Hungry Earth
purifying-flame = Purifying Flame
quicken-the-earths-struggles = Quicken the Earth's Struggles
rain-of-blood = Rain of Blood
reaching-grasp = Reaching Grasp
rouse-the-trees-and-stones = Rouse the Trees and Stones
sap-the-strength-of-multitudes = Sap the Strength of Multitudes
savage-mawbeasts = Savage Mawbeasts
shadows-of-the-burning-forest = Shadows of the Burning Forest
song-of-sanctity = Song of Sanctity
steam-vents = Steam Vents
uncanny-melting = Uncanny Melting
veil-the-nights-hunt = Veil the Night's Hunt
visions-of-fiery-doom = Visions of Fiery Doom
voracious-growth = Voracious Growth

## Major Powers

accelerated-rot = Accelerated Rot
blazing-renewal = Blazing Renewal
cleansing-floods = Cleansing Floods
dissolve-the-bonds-of-kinship = Dissolve the Bonds of Kinship
entwined-power = Entwined Power
indomitable-claim = Indomitable Claim
infinite-vitality = Infinite Vitality
mists-of-oblivion = Mists of Oblivion
paralyzing-fright = Paralyzing Fright
pillar-of-living-flame = Pillar of Living Flame
poisoned-land = Poisoned Land
powerstorm = Powerstorm
talons-of-lightning = Talons of Lightning
terrifying-nightmares = Terrifying Nightmares
the-jungle-hungers = The Jungle Hungers
the-land-thrashes-in-furious-pain = The Land Thrashes in Furious Pain
the-trees-and-stones-speak-of-war = The Trees and Stones Speak of War
tsunami = Tsunami
vengeance-of-the-dead = Vengeance of the Dead
vigor-of-the-breaking-dawn = Vigor of the Breaking Dawn
winds-of-rust-and-atrophy = Winds of Rust and Atrophy
wrap-in-wings-of-sunlight = Wrap in Wings of Sunlight

## Unique Powers

ferocious-rampage = Ferocious Rampage
gift-of-furious-might = Gift of Furious Might
herd-towards-the-lurking-maw = Herd Towards the Lurking Maw
mark-territory-with-scars-and-teeth = Mark Territory with Scars and Teeth
boon-of-watchful-guarding = Boon of Watchful Guarding
eerie-noises-and-moving-trees = Eerie Noises and Moving Trees
mysterious-abductions = Mysterious Abductions
whispered-guidance-through-the-night = Whispered Guidance Through the Night
exaltation-of-tangled-growth = Exaltation of Tangled Growth
foul-vapors-and-fetid-muck = Foul Vapors and Fetid Muck
intractable-thickets-and-thorns = Intractable Thickets and Thorns
open-shifting-waterways = Open Shifting Waterways
call-on-herders-for-aid = Call on Herders for Aid
gift-of-searing-heat = Gift of Searing Heat
stinging-sandstorm = Stinging Sandstorm
sweltering-exhaustion = Sweltering Exhaustion
gift-of-the-sunlit-air = Gift of the Sunlit Air
gift-of-wind-sped-steps = Gift of Wind-Sped Steps
scatter-to-the-winds = Scatter to the Winds
tempest-of-leaves-and-branches = Tempest of Leaves and Branches

## Spirits

devouring-teeth-lurk-underfoot = Devouring Teeth Lurk Underfoot
    .gender = one
    .short = Teeth
eyes-watch-from-the-trees = Eyes Watch From the Trees
    .gender = pl
    .short = Eyes
fathomless-mud-of-the-swamp = Fathomless Mud of the Swamp
    .gender = one
    .short = Mud
rising-heat-of-stone-and-sand = Rising Heat of Stone and Sand
    .gender = one
    .short = Heat
sun-bright-whirlwind = Sun-Bright Whirlwind
    .gender = one
    .short = Whirlwind

## Innate Powers

death-approaches-from-beneath-the-surface = Death Approaches from Beneath the Surface
mischief-and-sabotage = Mischief and Sabotage
spreading-and-dreadful-mire = Spreading and Dreadful Mire
scorch-with-waves-of-heat = Scorch with Waves of Heat
violent-windstorms = Violent Windstorms

## Special Rules

territorial-aggression = Territorial Aggression
dahan-trust-the-watchers = Dahan Trust the Watchers
offer-no-firm-foundations = Offer No Firm Foundations
blistering-heat = Blistering Heat
a-stiff-wind-at-their-backs = A Stiff Wind at Their Backs

## Fear cards

avoid-the-dahan = Avoid the Dahan
belief-takes-root = Belief Takes Root
dahan-enheartened = Dahan Enheartened
dahan-on-their-guard = Dahan on their Guard
dahan-raid = Dahan Raid
emigration-accelerates = Emigration Accelerates
fear-of-the-unseen = Fear of the Unseen
isolation = Isolation
overseas-trade-seems-safer = Overseas Trade Seems Safer
retreat = Retreat!
scapegoats = Scapegoats
seek-safety = Seek Safety
tall-tales-of-savagery = Tall Tales of Savagery
trade-suffers = Trade Suffers
wary-of-the-interior = Wary of the Interior

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

## Before the game

option-players = Number of players
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

with-explorer = with { explorer.pl }
with-town = with { town.pl }
with-city = with { city.pl }
with-dahan = with { dahan.pl }
with-invader = with { invader.pl }
with-explorer-town = with { explorer-town.pl }
with-explorer-city = with { explorer-city.pl }
with-explorer-dahan = with { explorer-dahan.pl }
with-town-city = with { town-city.pl }
with-town-dahan = with { town-dahan.pl }
with-city-dahan = with { city-dahan.pl }
with-explorer-town-dahan = with { explorer-town-dahan.pl }
with-explorer-city-dahan = with { explorer-city-dahan.pl }
with-town-city-dahan = with { town-city-dahan.pl }
with-invader-dahan = with { invader-dahan.pl }
with-blight = with Blight
with-presence = with Presence of any Spirit
with-sacred-site = with a sacred site of any Spirit
with-own-presence = with your Presence
with-targets-presence = with Presence of the target Spirit
with-its-presence = with its Presence
with-pushed-pieces = into which this Power has pushed pieces
without-explorer = without { explorer.pl }
without-town = without { town.pl }
without-city = without { city.pl }
without-dahan = without { dahan.pl }
without-invader = without { invader.pl }
without-explorer-town = without { explorer-town.pl }
without-explorer-city = without { explorer-city.pl }
without-explorer-dahan = without { explorer-dahan.pl }
without-town-city = without { town-city.pl }
without-town-dahan = without { town-dahan.pl }
without-city-dahan = without { city-dahan.pl }
without-explorer-town-dahan = without { explorer-town-dahan.pl }
without-explorer-city-dahan = without { explorer-city-dahan.pl }
without-town-city-dahan = without { town-city-dahan.pl }
without-invader-dahan = without { invader-dahan.pl }
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
target-range-in = Range { $range } from your Presence { $terrains-in }.
target-range-from-site = Range { $range } from your sacred site.
target-range-from-site-in = Range { $range } from your sacred site { $terrains-in }.
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
    [one] { $verb } { $count } { $kinds } { $of-each }.
   *[other] { $verb } { $count } { $kinds-pl } { $of-each }.
}
group-up-to = { $count ->
    [one] { $verb } up to { $count } { $kinds }.
   *[other] { $verb } up to { $count } { $kinds-pl }.
}
group-up-to-for-each = { $count ->
    [one] { $verb } up to { $count } { $kinds } { $of-each }.
   *[other] { $verb } up to { $count } { $kinds-pl } { $of-each }.
}
group-all = { $verb } { $kinds-all }.
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
effect-fear-for-each = Generate { $amount } Fear { $of-each }.
effect-damage = Deal { $amount } damage to { $kinds-pl }.
effect-damage-for-each = Deal { $amount } damage to { $kinds-pl } { $of-each }.
effect-damage-each = Deal { $amount } damage to { $kinds-every }.
effect-damage-chosen = Deal 1 damage to each of them; none can be chosen twice.
effect-infight = At the same time, Explorers here deal damage to Towns/Cities here, and Towns/Cities to Explorers.
effect-defend = Defend { $amount }.
effect-defend-for-each = Defend { $amount } { $of-each }.
effect-remove-health = Remove Invaders with a total Health of { $amount } or less.
effect-remove-health-for-each = Remove Invaders; their total Health may be up to { $amount } { $of-each }.
effect-add-blight = Add 1 Blight.
effect-remove-blight = Remove 1 Blight.
effect-gather-presence = Gather 1 of your Presence.
effect-may-gather-presence = You may Gather 1 of your Presence.
effect-presence-from-origin = Move 1 of your Presence here from the land from which the Range was measured.
effect-add-presence = Add 1 of your Presence.
effect-return-presence = The target Spirit adds up to { $count } of its destroyed Presence here.
effect-energy = Gain { $amount } Energy.
effect-energy-for-each = Gain { $amount } Energy { $of-each }.
effect-each-spirit-energy = Each Spirit gains { $amount } Energy.
effect-each-spirit-energy-for-each = Each Spirit gains { $amount } Energy { $of-each }.
effect-target-energy = The target Spirit gains { $amount } Energy.
effect-target-energy-for-each = The target Spirit gains { $amount } Energy { $of-each }.
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
grow-add-presence-in = Add 1 Presence { $terrains-in } within Range { $range }.
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
move-pick = { $damage ->
    [0] Choose the { $piece } in { $land }
   *[other] Choose the { $piece } with { $damage } damage in { $land }
}
move-send = { $damage ->
    [0] Move the { $piece } from { $from } to { $to }
   *[other] Move the { $piece } with { $damage } damage from { $from } to { $to }
}
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
event-removed = { $damage ->
    [0] The { $piece } in { $land } is removed.
   *[other] The damaged { $piece } in { $land } is removed.
}
event-replaced = { $count ->
    [one] In { $land }, a { $with } takes the place of the { $piece }.
   *[other] In { $land }, { $count } { $with-pl } take the place of the { $piece }.
}
event-pushed = { $damage ->
    [0] The { $piece } is pushed from { $from } to { $to }.
   *[other] The damaged { $piece } is pushed from { $from } to { $to }.
}
event-gathered = { $damage ->
    [0] The { $piece } is gathered from { $from } into { $to }.
   *[other] The damaged { $piece } is gathered from { $from } into { $to }.
}
event-moved = { $damage ->
    [0] The { $piece } moves from { $from } to { $to }.
   *[other] The damaged { $piece } moves from { $from } to { $to }.
}
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
why-no-such-piece = { $damage ->
    [0] There is no undamaged { $piece } in { $land }.
   *[other] There is no { $piece } with { $damage } damage in { $land }.
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
