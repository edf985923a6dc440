# Names of Spirit Island, the base game.
#
# Forms are those of spirit-island.ftl. A key is the English name of the thing; an event with two halves is
# put together from them. .complexity is that of the Spirit.

## Spirits

lightnings-swift-strike = Lightning's Swift Strike
    .gender = one
    .short = Lightning
river-surges-in-sunlight = River Surges in Sunlight
    .gender = one
    .short = River
shadows-flicker-like-flame = Shadows Flicker Like Flame
    .gender = pl
    .short = Shadows
vital-strength-of-the-earth = Vital Strength of the Earth
    .gender = one
    .short = Earth
a-spread-of-rampant-green = A Spread of Rampant Green
    .gender = one
    .short = Green
thunderspeaker = Thunderspeaker
    .gender = one
    .short = Thunder
bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares
    .gender = one
    .short = Bringer
oceans-hungry-grasp = Ocean's Hungry Grasp
    .gender = one
    .short = Ocean

## Special Rules

swiftness-of-lightning = Swiftness of Lightning
rivers-domain = River's Domain
shadows-of-the-dahan = Shadows of the Dahan
earths-vitality = Earth's Vitality
choke-the-land-with-green = Choke the Land with Green
steady-regeneration = Steady Regeneration
ally-of-the-dahan = Ally of the Dahan
sworn-to-victory = Sworn to Victory
to-dream-a-thousand-deaths = To Dream a Thousand Deaths
ocean-in-play = Ocean in Play
drowning = Drowning

## Innate Powers

thundering-destruction = Thundering Destruction
massive-flooding = Massive Flooding
darkness-swallows-the-unwary = Darkness Swallows the Unwary
gift-of-strength = Gift of Strength
creepers-tear-into-mortar = Creepers Tear Into Mortar
all-enveloping-green = All-Enveloping Green
gather-the-warriors = Gather the Warriors
lead-the-furious-assault = Lead the Furious Assault
spirits-may-yet-dream = Spirits May Yet Dream
night-terrors = Night Terrors
pound-ships-to-splinters = Pound Ships to Splinters
ocean-breaks-the-shore = Ocean Breaks the Shore

## Unique Powers

harbingers-of-the-lightning = Harbingers of the Lightning
lightnings-boon = Lightning's Boon
raging-storm = Raging Storm
shatter-homesteads = Shatter Homesteads
boon-of-vigor = Boon of Vigor
flash-floods = Flash Floods
rivers-bounty = River's Bounty
wash-away = Wash Away
concealing-shadows = Concealing Shadows
crops-wither-and-fade = Crops Wither and Fade
favors-called-due = Favors Called Due
mantle-of-dread = Mantle of Dread
a-year-of-perfect-stillness = A Year of Perfect Stillness
draw-of-the-fruitful-earth = Draw of the Fruitful Earth
guard-the-healing-land = Guard the Healing Land
rituals-of-destruction = Rituals of Destruction
fields-choked-with-growth = Fields Choked with Growth
gift-of-proliferation = Gift of Proliferation
overgrow-in-a-night = Overgrow in a Night
stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water
manifestation-of-power-and-glory = Manifestation of Power and Glory
sudden-ambush = Sudden Ambush
voice-of-thunder = Voice of Thunder
words-of-warning = Words of Warning
call-on-midnights-dream = Call on Midnight's Dream
dread-apparitions = Dread Apparitions
dreams-of-the-dahan = Dreams of the Dahan
predatory-nightmares = Predatory Nightmares
call-of-the-deeps = Call of the Deeps
grasping-tide = Grasping Tide
swallow-the-land-dwellers = Swallow the Land-Dwellers
tidal-boon = Tidal Boon

## Blight cards

downward-spiral = Downward Spiral
memory-fades-to-dust = Memory Fades to Dust

## Adversaries, each with its loss condition, escalation and levels

brandenburg-prussia = The Kingdom of Brandenburg-Prussia
    .short = Prussia
land-rush = Land Rush
fast-start = Fast Start
surge-of-colonists = Surge of Colonists
efficient = Efficient
aggressive-timetable = Aggressive Timetable
ruthlessly-efficient = Ruthlessly Efficient
terrifyingly-efficient = Terrifyingly Efficient

england = The Kingdom of England
    .short = England
proud-mighty-capital = Proud & Mighty Capital
building-boom = Building Boom
indentured-servants-earn-land = Indentured Servants Earn Land
criminals-and-malcontents = Criminals and Malcontents
high-immigration-i = High Immigration (I)
high-immigration-full = High Immigration (full)
local-autonomy = Local Autonomy
independent-resolve = Independent Resolve

sweden = The Kingdom of Sweden
    .short = Sweden
swayed-by-the-invaders = Swayed by the Invaders
heavy-mining = Heavy Mining
population-pressure-at-home = Population Pressure at Home
fine-steel-for-tools-and-guns = Fine Steel for Tools and Guns
royal-backing = Royal Backing
mining-rush = Mining Rush
prospecting-outpost = Prospecting Outpost

## Scenarios, each with its rules

blitz = Blitz
all-powers-are-fast = All Powers Are Fast
more-explorers = More Explorers
thin-margin = Thin Margin

guard-the-isles-heart = Guard the Isle's Heart
inner-lands = Inner Lands

rituals-of-terror = Rituals of Terror
no-terror-from-fear = No Terror from Fear
ritual-of-terror = Ritual of Terror

dahan-insurrection = Dahan Insurrection
constant-raiding = Constant Raiding
military-response = Military Response
coordinated-insurrection = Coordinated Insurrection

## Thematic boards

NE = Northeast
EAST = East
NW = Northwest
WEST = West

## How the Spirits play

lightnings-swift-strike-style = Fast, fierce attack: slow Powers strike at once, but little is defended.
    .complexity = { complexity-low }
river-surges-in-sunlight-style = Washes Invaders from land to land and grows quickly along the wetlands.
    .complexity = { complexity-low }
shadows-flicker-like-flame-style = Scare the Invaders, pick off the few, and reach any land where Dahan live.
    .complexity = { complexity-low }
vital-strength-of-the-earth-style = Slow and sturdy: its sacred sites shield the land, its gift repeats Powers.
    .complexity = { complexity-low }
a-spread-of-rampant-green-style = Spreads fast, gives itself up to stop Builds and Ravages, and grows back.
    .complexity = { complexity-moderate }
thunderspeaker-style = Leads the Dahan across the island and into battle; their losses are its own.
    .complexity = { complexity-moderate }
bringer-of-dreams-and-nightmares-style = Harms nobody: deadly Powers become nightmares, and Fear wins the game.
    .complexity = { complexity-high }
oceans-hungry-grasp-style = Drowns what is near the coast and feeds on it; never settles inland.
    .complexity = { complexity-high }

## Adversaries and scenarios in a line

brandenburg-prussia-summary = Quick and orderly: the Invader deck is short, and later stages come early.
england-summary = Builds and builds; seven Towns and Cities in one land lose the game.
sweden-summary = Heavy Ravages: more damage and more Blight, and Dahan who change sides.
blitz-summary = Every Power is fast, but the Invaders are a step ahead from the start.
guard-the-isles-heart-summary = Keep Towns and Cities out of the heart of the island.
rituals-of-terror-summary = Fear alone does not raise the Terror Level: perform three rituals with the Dahan.
dahan-insurrection-summary = Every journey of the Dahan is a raid; win before too few of them are left.
