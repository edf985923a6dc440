# Names of Spirit Island, Branch & Claw.
#
# Forms are those of spirit-island.ftl. A key is the English name of the thing; an event with two halves is
# put together from them. .complexity is that of the Spirit.

## Tokens

source-of-power = Source of Power
    .pl = Sources of Power
    .all = all Sources of Power
    .every = each Source of Power
    .each = for each Source of Power here
    .short = Source
ward = Warding Pattern
    .pl = Warding Patterns
    .all = all Warding Patterns
    .every = each Warding Pattern
    .each = for each Warding Pattern here
    .short = Ward
flame = Flame Marker
    .pl = Flame Markers
    .all = all Flame Markers
    .every = each Flame Marker
    .each = for each Flame Marker here
    .short = Flame

## Spirits

keeper-of-the-forbidden-wilds = Keeper of the Forbidden Wilds
    .gender = one
    .short = Keeper
sharp-fangs-behind-the-leaves = Sharp Fangs Behind the Leaves
    .gender = pl
    .short = Fangs

## Special Rules

forbidden-ground = Forbidden Ground
ally-of-the-beasts = Ally of the Beasts
call-forth-predators = Call Forth Predators

## Innate Powers

punish-those-who-trespass = Punish Those Who Trespass
spreading-wilds = Spreading Wilds
ranging-hunt = Ranging Hunt
frenzied-assault = Frenzied Assault

## Unique Powers

boon-of-growing-power = Boon of Growing Power
regrow-from-roots = Regrow from Roots
sacrosanct-wilderness = Sacrosanct Wilderness
towering-wrath = Towering Wrath
prey-on-the-builders = Prey on the Builders
teeth-gleam-from-darkness = Teeth Gleam from Darkness
terrifying-chase = Terrifying Chase
too-near-the-jungle = Too Near the Jungle

## Minor Powers

absorb-corruption = Absorb Corruption
animated-wrackroot = Animated Wrackroot
call-to-ferocity = Call to Ferocity
call-to-trade = Call to Trade
confounding-mists = Confounding Mists
cycles-of-time-and-tide = Cycles of Time and Tide
disorienting-landscape = Disorienting Landscape
elusive-ambushes = Elusive Ambushes
fire-in-the-sky = Fire in the Sky
fleshrot-fever = Fleshrot Fever
golds-allure = Gold's Allure
growth-through-sacrifice = Growth Through Sacrifice
guardian-serpents = Guardian Serpents
here-there-be-monsters = Here There Be Monsters
infested-aquifers = Infested Aquifers
inflame-the-fires-of-life = Inflame the Fires of Life
pact-of-the-joined-hunt = Pact of the Joined Hunt
poisoned-dew = Poisoned Dew
portents-of-disaster = Portents of Disaster
promises-of-protection = Promises of Protection
prowling-panthers = Prowling Panthers
razor-sharp-undergrowth = Razor-Sharp Undergrowth
renewing-rain = Renewing Rain
rites-of-the-lands-rejection = Rites of the Land's Rejection
scour-the-land = Scour the Land
sky-stretches-to-shore = Sky Stretches to Shore
spur-on-with-words-of-fire = Spur on with Words of Fire
swarming-wasps = Swarming Wasps
teeming-rivers = Teeming Rivers
tormenting-rotflies = Tormenting Rotflies
twilight-fog-brings-madness = Twilight Fog Brings Madness

## Major Powers

bloodwrack-plague = Bloodwrack Plague
cast-down-into-the-briny-deep = Cast Down into the Briny Deep
death-falls-gently-from-open-blossoms = Death Falls Gently from Open Blossoms
fire-and-flood = Fire and Flood
flow-like-water-reach-like-air = Flow Like Water, Reach Like Air
grant-hatred-a-ravenous-form = Grant Hatred a Ravenous Form
insatiable-hunger-of-the-swarm = Insatiable Hunger of the Swarm
instruments-of-their-own-ruin = Instruments of Their Own Ruin
manifest-incarnation = Manifest Incarnation
pent-up-calamity = Pent-Up Calamity
pyroclastic-flow = Pyroclastic Flow
savage-transformation = Savage Transformation
sea-monsters = Sea Monsters
smothering-infestation = Smothering Infestation
strangling-firevine = Strangling Firevine
sweep-into-the-sea = Sweep into the Sea
tigers-hunting = Tigers Hunting
twisted-flowers-murmur-ultimatums = Twisted Flowers Murmur Ultimatums
unlock-the-gates-of-deepest-power = Unlock the Gates of Deepest Power
unrelenting-growth = Unrelenting Growth
volcanic-eruption = Volcanic Eruption

## Fear cards

dahan-attack = Dahan Attack
dahan-threaten = Dahan Threaten
demoralized = Demoralized
depart-the-dangerous-land = Depart the Dangerous Land
discord = Discord
explorers-are-reluctant = Explorers Are Reluctant
flee-the-pestilent-land = Flee the Pestilent Land
immigration-slows = Immigration Slows
panic = Panic
panicked-by-wild-beasts = Panicked by Wild Beasts
plan-for-departure = Plan for Departure
quarantine = Quarantine
too-many-monsters = Too Many Monsters
tread-carefully = Tread Carefully
unrest = Unrest

## Blight cards

a-pall-upon-the-land = A Pall upon the Land
aid-from-lesser-spirits = Aid from Lesser Spirits
back-against-the-wall = Back Against the Wall
disintegrating-ecosystem = Disintegrating Ecosystem
erosion-of-will = Erosion of Will
promising-farmlands = Promising Farmlands
tipping-point = Tipping Point

## Event cards, each with its parts

years-of-little-rain = Years of Little Rain
let-the-plants-die-and-the-land-wither = Let the Plants Die and the Land Wither
act-to-ease-the-drought = Act to Ease the Drought
beasts-attack = Beasts Attack
canny-defense = Canny Defense

farmers-seek-the-dahan-for-aid = Farmers Seek the Dahan for Aid
spurn-the-invaders = Spurn the Invaders
teach-the-invaders = Teach the Invaders
new-diseases = New Diseases

new-species-spread = New Species Spread
let-the-invasive-species-bloom = Let the Invasive Species Bloom
transmute-the-worst-of-the-species = Transmute the Worst of the Species

war-touches-the-islands-shores = War Touches the Island's Shores
allow-the-attacks = Allow the Attacks
help-repel-the-newcomers = Help Repel the Newcomers
beasts-find-new-homes = Beasts Find New Homes
reclaim-territory = Reclaim Territory

sacred-sites-under-threat = Sacred Sites under Threat
let-the-islands-strength-repulse-them = Let the Island's Strength Repulse Them
guard-them-yourself-for-well-or-ill = Guard Them Yourself, for Well or Ill
beasts-prowl = Beasts Prowl
spirit-speakers-solve-riddles-of-power = Spirit-Speakers Solve Riddles of Power

outpaced = Outpaced
stay-steady-and-slow = Stay Steady and Slow
work-to-match-their-pace = Work to Match Their Pace
lingering-plagues = Lingering Plagues
raids-in-force = Raids in Force

missionaries-arrive = Missionaries Arrive
ignore-their-contact-with-the-dahan = Ignore Their Contact with the Dahan
curse-the-tongues-of-the-foreigners = Curse the Tongues of the Foreigners
prey-on-the-unwary = Prey on the Unwary

a-strange-madness-among-the-beasts = A Strange Madness Among the Beasts
let-them-rampage-unto-death = Let Them Rampage unto Death
guide-the-madness = Guide the Madness
savage-frenzy = Savage Frenzy
seek-a-safer-home = Seek a Safer Home

rising-interest-in-the-island = Rising Interest in the Island
ignore-the-curiosity = Ignore the Curiosity
weave-lies-in-the-minds-of-their-observers = Weave Lies in the Minds of Their Observers
beasts-of-the-jungle = Beasts of the Jungle
traps-and-snares = Traps and Snares

seeking-the-interior-local-diaspora = { seeking-the-interior } / { local-diaspora }
seeking-the-interior = Seeking the Interior
local-diaspora = Local Diaspora
forsake-the-barren-land = Forsake the Barren Land

wave-of-reconnaissance-urbanization = { wave-of-reconnaissance } / { urbanization }
wave-of-reconnaissance = Wave of Reconnaissance
urbanization = Urbanization
retreat-dahan = Retreat

interesting-discoveries-increasing-aggression = { interesting-discoveries } / { increasing-aggression }
interesting-discoveries = Interesting Discoveries
wheezelung-outbreak = Wheezelung Outbreak
tend-the-land = Tend the Land

strange-tales-attract-explorers-fortification = { strange-tales-attract-explorers } / { fortification }
strange-tales-attract-explorers = Strange Tales Attract Explorers
fortification = Fortification

slave-rebellion = Slave Rebellion
small-uprising = Small Uprising
rebellion = Rebellion
aid-the-uprising = Aid the Uprising

cultural-assimilation-reprisal-against-the-dahan = { cultural-assimilation } / { reprisal-against-the-dahan }
cultural-assimilation = Cultural Assimilation
reprisal-against-the-dahan = Reprisal Against the Dahan
reckless-offensive = Reckless Offensive

investigation-of-dangers-destroy-the-unnatural = { investigation-of-dangers } / { destroy-the-unnatural }
investigation-of-dangers = Investigation of Dangers
destroy-the-unnatural = Destroy the Unnatural!
rouse-the-spirits = Rouse the Spirits

distant-exploration-fearful-mobs = { distant-exploration } / { fearful-mobs }
distant-exploration = Distant Exploration
fearful-mobs = Fearful Mobs
fierce-mien = Fierce Mien

putting-down-roots-the-center-crumbles = { putting-down-roots } / { the-center-crumbles }
putting-down-roots = Putting Down Roots
the-center-crumbles = The Center Crumbles
drive-off-the-interlopers = Drive off the Interlopers

search-for-new-lands-devastated-shores = { search-for-new-lands } / { devastated-shores }
search-for-new-lands = Search for New Lands
devastated-shores = Devastated Shores
distant-hunt = Distant Hunt

invaders-surge-inland-widening-destruction = { invaders-surge-inland } / { widening-destruction }
invaders-surge-inland = Invaders Surge Inland
widening-destruction = Widening Destruction

tight-knit-communities-blight-spreads = { tight-knit-communities } / { blight-spreads }
tight-knit-communities = Tight-Knit Communities
blight-spreads = Blight Spreads

well-prepared-explorers-blight-spreads = { well-prepared-explorers } / { blight-spreads }
well-prepared-explorers = Well-Prepared Explorers

population-rises-power-fades = { population-rises } / { power-fades }
population-rises = Population Rises
power-fades = Power Fades
sandfever-outbreak = Sandfever Outbreak

urban-development-festering-pits-of-blight = { urban-development } / { festering-pits-of-blight }
urban-development = Urban Development
festering-pits-of-blight = Festering Pits of Blight

heavy-farming-overcrowded-cities = { heavy-farming } / { overcrowded-cities }
heavy-farming = Heavy Farming
overcrowded-cities = Overcrowded Cities

promising-farmland-new-cash-crops-take-hold = { promising-farmland } / { new-cash-crops-take-hold }
promising-farmland = Promising Farmland
new-cash-crops-take-hold = New Cash Crops Take Hold
beasts-provoked = Beasts Provoked

## Adversaries, each with its loss condition, escalation and levels

kingdom-of-france = The Kingdom of France (Plantation Colony)
    .short = France
sprawling-plantations = Sprawling Plantations
demand-for-new-cash-crops = Demand for New Cash Crops
frontier-explorers = Frontier Explorers
slave-labor = Slave Labor
early-plantations = Early Plantations
triangle-trade = Triangle Trade
slow-healing-ecosystem = Slow-Healing Ecosystem
persistent-explorers = Persistent Explorers

## Scenarios, each with its rules

second-wave = Second Wave
assistance-from-the-first-spirits = Assistance from the First Spirits

powers-long-forgotten = Powers Long Forgotten
search = Search
holding-back = Holding back
a-lizards-scale-perpetually-burning = A lizard's scale, perpetually burning
a-loop-of-twisted-bronze-set-with-deep-red-stones = A loop of twisted bronze set with deep red stones
an-enormous-jagged-tooth-dripping-water = An enormous jagged tooth, dripping water
a-rib-bone-crusted-with-unmelting-ice = A rib-bone crusted with unmelting ice
a-fist-sized-ember-glowing-steadily = A fist-sized ember, glowing steadily
a-rope-woven-out-of-the-wind = A rope woven out of the wind
a-spear-like-pillar-of-sunlight-too-hot-to-approach = A spear-like pillar of sunlight, too hot to approach
a-leather-sack-with-its-mouth-sewn-shut = A leather sack with its mouth sewn shut

ward-the-shores = Ward the Shores
warding-patterns = Warding Patterns
stage-iii-surge = Stage III Surge

rituals-of-the-destroying-flame = Rituals of the Destroying Flame
invader-immunity = Invader Immunity
ritual-of-the-destroying-flame = Ritual of the Destroying Flame

## How the Spirits play

keeper-of-the-forbidden-wilds-style = Rich in Energy and great Powers; bars the way with Wilds, lets nobody stay.
    .complexity = { complexity-moderate }
sharp-fangs-behind-the-leaves-style = Hunt with packs of Beasts: quick bites and much Fear, little defence.
    .complexity = { complexity-moderate }

## Adversaries and scenarios in a line

kingdom-of-france-summary = Plantations spread everywhere; the game is lost when the Towns run out.
second-wave-summary = Another game on the island that you saved: new Spirits against the same enemy.
powers-long-forgotten-summary = Find ancient sources of power before the Invaders do.
ward-the-shores-summary = Lay wards on every coastal land: Fear alone does not win.
rituals-of-the-destroying-flame-summary = Invaders are hard to harm unless a ritual flame burns nearby.
