# Names of Spirit Island, Feather & Flame.
#
# Forms are those of spirit-island.ftl. A key is the English name of the thing; an event with two halves is
# put together from them. .complexity is that of the Spirit.

## Spirits

heart-of-the-wildfire = Heart of the Wildfire
    .gender = one
    .short = Wildfire
serpent-slumbering-beneath-the-island = Serpent Slumbering Beneath the Island
    .gender = one
    .short = Serpent
downpour-drenches-the-world = Downpour Drenches the World
    .gender = one
    .short = Downpour
finder-of-paths-unseen = Finder of Paths Unseen
    .gender = one
    .short = Finder

## Special Rules

blazing-presence = Blazing Presence
destructive-nature = Destructive Nature
deep-slumber = Deep Slumber
drench-the-landscape = Drench the Landscape
pour-down-power-across-the-island = Pour Down Power Across the Island
responsibilities-to-the-dead = Responsibilities to the Dead
open-the-ways = Open the Ways

## Innate Powers

firestorm = Firestorm
the-burned-land-regrows = The Burned Land Regrows
serpent-wakes-in-power = Serpent Wakes in Power
serpent-rouses-in-anger = Serpent Rouses in Anger
rain-and-mud-suppress-conflict = Rain and Mud Suppress Conflict
water-nourishes-lifes-growth = Water Nourishes Life's Growth
lay-paths-they-cannot-help-but-walk = Lay Paths They Cannot Help But Walk
close-the-ways = Close the Ways

## Unique Powers

asphyxiating-smoke = Asphyxiating Smoke
flames-fury = Flame's Fury
flash-fires = Flash-Fires
threatening-flames = Threatening Flames
absorb-essence = Absorb Essence
elemental-aegis = Elemental Aegis
gift-of-flowing-power = Gift of Flowing Power
gift-of-the-primordial-deeps = Gift of the Primordial Deeps
dark-skies-loose-a-stinging-rain = Dark Skies Loose a Stinging Rain
foundations-sink-into-mud = Foundations Sink into Mud
gift-of-abundance = Gift of Abundance
unbearable-deluge = Unbearable Deluge
a-circuitous-and-wending-journey = A Circuitous and Wending Journey
aid-from-the-spirit-speakers = Aid from the Spirit-Speakers
offer-passage-between-worlds = Offer Passage Between Worlds
paths-tied-by-nature = Paths Tied by Nature
travelers-boon = Traveler's Boon
ways-of-shore-and-heartland = Ways of Shore and Heartland

## Aspects, each with its rules and Innate Powers

immense = Immense
an-immense-spirit-towering-and-slow = An Immense Spirit, Towering and Slow

travel = Travel
travel-on-the-rivers-back = Travel on the River's Back
people-tend-to-the-river-river-tends-to-the-people = People Tend to the River, River Tends to the People

amorphous = Amorphous
shadows-partake-of-amorphous-space = Shadows Partake of Amorphous Space

foreboding = Foreboding
stretch-out-coils-of-foreboding-dread = Stretch Out Coils of Foreboding Dread

might = Might
earth-moves-with-vigor-and-might = Earth Moves with Vigor and Might

## Fear cards

angry-mobs = Angry Mobs
communities-in-disarray = Communities in Disarray
depopulation = Depopulation
mimic-the-dahan = Mimic the Dahan
spreading-timidity = Spreading Timidity

## Adversaries, each with its loss condition, escalation and levels

kingdom-of-scotland = The Kingdom of Scotland
    .short = Scotland
trade-hub = Trade Hub
ports-sprawl-outward = Ports Sprawl Outward
trading-port = Trading Port
seize-opportunity = Seize Opportunity
chart-the-coastline = Chart the Coastline
ambition-of-a-minor-nation = Ambition of a Minor Nation
runoff-and-bilgewater = Runoff and Bilgewater
exports-fuel-inward-growth = Exports Fuel Inward Growth

## Scenarios, each with its rules

a-diversity-of-spirits = A Diversity of Spirits
difficulty-communicating = Difficulty Communicating
strength-in-diversity = Strength in Diversity

varied-terrains = Varied Terrains
mountains-may-hide-gold = Mountains May Hide Gold
jungles-clear-cut-for-land = Jungles Clear-Cut for Land
fragile-sands = Fragile Sands
fertile-wetlands = Fertile Wetlands

## How the Spirits play

heart-of-the-wildfire-style = Burns wherever it spreads: huge damage, paid with Blight that it must heal.
    .complexity = { complexity-high }
serpent-slumbering-beneath-the-island-style = Slumbers long, absorbs its allies' Presence, and wakes late with immense power.
    .complexity = { complexity-high }
downpour-drenches-the-world-style = Plays few cards but repeats them; soaks the land until nobody can fight.
    .complexity = { complexity-high }
finder-of-paths-unseen-style = Moves anyone anywhere but mourns every death: a puzzle of paths for experts.
    .complexity = { complexity-very-high }

## Adversaries and scenarios in a line

kingdom-of-scotland-summary = Trade along the coast: ports grow, and too many coastal Cities lose the game.
a-diversity-of-spirits-summary = Plan without a common language; meeting other Spirits on the island pays.
varied-terrains-summary = Each terrain has a law of its own, and each of them favours the Invaders.
