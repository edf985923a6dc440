# Names of Spirit Island, Jagged Earth.
#
# Forms are those of spirit-island.ftl. A key is the English name of the thing; an event with two halves is
# put together from them. .complexity is that of the Spirit.

## Tokens

thief = Thief
    .pl = Thieves
    .all = all Thieves
    .every = each Thief
    .each = for each Thief here
    .short = Thief

## Words of this box

time = Time
durable = durable
command-beasts = Command Beasts
card-command = Command card
    .pl = Command cards

## Spirits

stones-unyielding-defiance = Stone's Unyielding Defiance
    .gender = one
    .short = Stone
shifting-memory-of-ages = Shifting Memory of Ages
    .gender = one
    .short = Memory
grinning-trickster-stirs-up-trouble = Grinning Trickster Stirs Up Trouble
    .gender = one
    .short = Trickster
lure-of-the-deep-wilderness = Lure of the Deep Wilderness
    .gender = one
    .short = Lure
many-minds-move-as-one = Many Minds Move as One
    .gender = pl
    .short = Many Minds
volcano-looming-high = Volcano Looming High
    .gender = one
    .short = Volcano
shroud-of-silent-mist = Shroud of Silent Mist
    .gender = one
    .short = Shroud
vengeance-as-a-burning-plague = Vengeance as a Burning Plague
    .gender = one
    .short = Vengeance
starlight-seeks-its-form = Starlight Seeks Its Form
    .gender = one
    .short = Starlight
fractured-days-split-the-sky = Fractured Days Split the Sky
    .gender = pl
    .short = Fractured

## Special Rules

bestow-the-endurance-of-bedrock = Bestow the Endurance of Bedrock
deep-layers-exposed-to-the-surface = Deep Layers Exposed to the Surface
long-ages-of-knowledge-and-forgetfulness = Long Ages of Knowledge and Forgetfulness
insights-into-the-worlds-nature = Insights Into the World's Nature
a-real-flair-for-discord = A Real Flair for Discord
cleaning-up-messes-is-a-drag = Cleaning Up Messes is a Drag
home-of-the-islands-heart = Home of the Island's Heart
enthrall-the-foreign-explorers = Enthrall the Foreign Explorers
fly-fast-as-thought = Fly Fast as Thought
a-joining-of-swarms-and-flocks = A Joining of Swarms and Flocks
mountain-home = Mountain Home
collapse-in-a-blast-of-lava-and-steam = Collapse in a Blast of Lava and Steam
volcanic-peaks-tower-over-the-landscape = Volcanic Peaks Tower Over the Landscape
gather-power-from-the-cool-and-dark = Gather Power from the Cool and Dark
mists-shift-and-flow = Mists Shift and Flow
slow-and-silent-death = Slow and Silent Death
the-terror-of-a-slowly-unfolding-plague = The Terror of a Slowly Unfolding Plague
lingering-pestilence = Lingering Pestilence
wreak-vengeance-for-the-lands-corruption = Wreak Vengeance for the Land's Corruption
growth-begets-growth = Growth Begets Growth
slowly-coalescing-nature = Slowly Coalescing Nature
fragments-of-shattered-time = Fragments of Shattered Time
days-that-never-were = Days That Never Were

## Innate Powers

hold-the-island-fast-with-a-bulwark-of-will = Hold the Island Fast with a Bulwark of Will
let-them-break-themselves-against-the-stone = Let Them Break Themselves Against the Stone
learn-the-invaders-tactics = Learn the Invaders' Tactics
observe-the-ever-changing-world = Observe the Ever-Changing World
lets-see-what-happens = Let's See What Happens
why-dont-you-and-them-fight = Why Don't You and Them Fight
forsake-society-to-chase-after-dreams = Forsake Society to Chase After Dreams
never-heard-from-again = Never Heard from Again
the-teeming-host-arrives = The Teeming Host Arrives
beset-and-confound-the-invaders = Beset and Confound the Invaders
explosive-eruption = Explosive Eruption
powered-by-the-furnace-of-the-earth = Powered by the Furnace of the Earth
suffocating-shroud = Suffocating Shroud
lost-in-the-swirling-haze = Lost in the Swirling Haze
epidemics-run-rampant = Epidemics Run Rampant
savage-revenge = Savage Revenge
air-moves-earth-endures = Air Moves, Earth Endures
fire-burns-water-soothes = Fire Burns, Water Soothes
wood-seeks-growth-humans-seek-freedom = Wood Seeks Growth, Humans Seek Freedom
sidereal-guidance = Sidereal Guidance
stars-blaze-in-the-daytime-sky = Stars Blaze in the Daytime Sky
slip-the-flow-of-time = Slip the Flow of Time
visions-of-a-shifting-future = Visions of a Shifting Future

## Unique Powers

exaltation-of-molten-stone = Exaltation of Molten Stone
lava-flows = Lava Flows
pyroclastic-bombardment = Pyroclastic Bombardment
rain-of-ash = Rain of Ash
dissolving-vapors = Dissolving Vapors
flowing-and-silent-forms-dart-by = Flowing and Silent Forms Dart By
the-fog-closes-in = The Fog Closes In
unnerving-pall = Unnerving Pall
fetid-breath-spreads-infection = Fetid Breath Spreads Infection
fiery-vengeance = Fiery Vengeance
plaguebearers = Plaguebearers
strike-low-with-sudden-fevers = Strike Low with Sudden Fevers
gift-of-the-untamed-wild = Gift of the Untamed Wild
perils-of-the-deepest-island = Perils of the Deepest Island
softly-beckon-ever-inward = Softly Beckon Ever Inward
swallowed-by-the-wilderness = Swallowed by the Wilderness
a-dreadful-tide-of-scurrying-flesh = A Dreadful Tide of Scurrying Flesh
boon-of-swarming-bedevilment = Boon of Swarming Bedevilment
ever-multiplying-swarm = Ever-Multiplying Swarm
guide-the-way-on-feathered-wings = Guide the Way on Feathered Wings
pursue-with-scratches-pecks-and-stings = Pursue with Scratches, Pecks, and Stings
boon-of-ancient-memories = Boon of Ancient Memories
elemental-teachings = Elemental Teachings
share-secrets-of-survival = Share Secrets of Survival
study-the-invaders-fears = Study the Invaders' Fears
jagged-shards-push-from-the-earth = Jagged Shards Push from the Earth
plows-shatter-on-rocky-ground = Plows Shatter on Rocky Ground
scarred-and-stony-land = Scarred and Stony Land
stubborn-solidity = Stubborn Solidity
impersonate-authority = Impersonate Authority
incite-the-mob = Incite the Mob
overenthusiastic-arson = Overenthusiastic Arson
unexpected-tigers = Unexpected Tigers
boon-of-reimagining = Boon of Reimagining
gather-the-scattered-light-of-stars = Gather the Scattered Light of Stars
peace-of-the-nighttime-sky = Peace of the Nighttime Sky
shape-the-self-anew = Shape the Self Anew
absolute-stasis = Absolute Stasis
blur-the-arc-of-years = Blur the Arc of Years
pour-time-sideways = Pour Time Sideways
the-past-returns-again = The Past Returns Again

## Minor Powers

bats-scout-for-raids-by-darkness = Bats Scout for Raids by Darkness
birds-cry-warning = Birds Cry Warning
blood-draws-predators = Blood Draws Predators
call-to-guard = Call to Guard
carapaced-land = Carapaced Land
desiccating-winds = Desiccating Winds
dire-metamorphosis = Dire Metamorphosis
domesticated-animals-go-berserk = Domesticated Animals Go Berserk
dry-wood-explodes-in-smoldering-splinters = Dry Wood Explodes in Smoldering Splinters
entrap-the-forces-of-corruption = Entrap the Forces of Corruption
favor-of-the-sun-and-star-lit-dark = Favor of the Sun and Star-Lit Dark
flow-downriver-blow-downwind = Flow Downriver, Blow Downwind
gift-of-natures-connection = Gift of Nature's Connection
gift-of-twinned-days = Gift of Twinned Days
haunted-by-primal-memories = Haunted by Primal Memories
hazards-spread-across-the-island = Hazards Spread Across the Island
like-calls-to-like = Like Calls to Like
mesmerized-tranquility = Mesmerized Tranquility
renewing-boon = Renewing Boon
scream-disease-into-the-wind = Scream Disease into the Wind
sear-anger-into-the-wild-lands = Sear Anger into the Wild Lands
set-them-on-an-ever-twisting-trail = Set Them on an Ever-Twisting Trail
skies-herald-the-season-of-return = Skies Herald the Season of Return
strong-and-constant-currents = Strong and Constant Currents
sucking-ooze = Sucking Ooze
sunsets-fire-flows-across-the-land = Sunset's Fire Flows Across the Land
territorial-strife = Territorial Strife
terror-turns-to-madness = Terror Turns to Madness
the-shore-seethes-with-hatred = The Shore Seethes with Hatred
thriving-chokefungus = Thriving Chokefungus
treacherous-waterways = Treacherous Waterways
unquenchable-flames = Unquenchable Flames
weep-for-what-is-lost = Weep for What Is Lost

## Major Powers

angry-bears = Angry Bears
bargains-of-power-and-protection = Bargains of Power and Protection
dream-of-the-untouched-land = Dream of the Untouched Land
focus-the-lands-anguish = Focus the Land's Anguish
forests-of-living-obsidian = Forests of Living Obsidian
infestation-of-venomous-spiders = Infestation of Venomous Spiders
irresistible-call = Irresistible Call
melt-earth-into-quicksand = Melt Earth into Quicksand
settle-into-hunting-grounds = Settle into Hunting-Grounds
sleep-and-never-waken = Sleep and Never Waken
spill-bitterness-into-the-earth = Spill Bitterness into the Earth
storm-swath = Storm-Swath
the-wounded-wild-turns-on-its-assailants = The Wounded Wild Turns on Its Assailants
thickets-erupt-with-every-touch-of-breeze = Thickets Erupt with Every Touch of Breeze
transform-to-a-murderous-darkness = Transform to a Murderous Darkness
trees-radiate-celestial-brilliance = Trees Radiate Celestial Brilliance
unleash-a-torrent-of-the-selfs-own-essence = Unleash a Torrent of the Self's Own Essence
utter-a-curse-of-dread-and-bone = Utter a Curse of Dread and Bone
vanish-softly-away-forgotten-by-all = Vanish Softly Away, Forgotten by All
voice-of-command = Voice of Command
walls-of-rock-and-thorn = Walls of Rock and Thorn
weave-together-the-fabric-of-place = Weave Together the Fabric of Place

## Aspects, each with its rules and Innate Powers

pandemonium = Pandemonium
lightning-torn-skies-incite-pandemonium = Lightning-Torn Skies Incite Pandemonium

wind = Wind
exaltation-of-the-storm-wind = Exaltation of the Storm-Wind

sunshine = Sunshine
boon-of-sunshines-promise = Boon of Sunshine's Promise

madness = Madness
shadows-cast-a-subtle-madness = Shadows Cast a Subtle Madness
glimpse-of-the-shadowed-void = Glimpse of the Shadowed Void

reach = Reach
reach-through-ephemeral-distance = Reach Through Ephemeral Distance

resilience = Resilience
anchor-the-lands-resilience = Anchor the Land's Resilience

## Fear cards

beset-by-many-troubles = Beset by Many Troubles
dahan-reclaim-fishing-grounds = Dahan Reclaim Fishing Grounds
flee-from-dangerous-lands = Flee from Dangerous Lands
nerves-fray = Nerves Fray
sense-of-dread = Sense of Dread
theological-strife = Theological Strife

## Blight cards

all-things-weaken = All Things Weaken
power-corrodes-the-spirit = Power Corrodes the Spirit
thriving-communities = Thriving Communities
unnatural-proliferation = Unnatural Proliferation
untended-land-crumbles = Untended Land Crumbles
invaders-find-the-land-to-their-liking = Invaders Find the Land to Their Liking
strong-earth-shatters-slowly = Strong Earth Shatters Slowly

## Event cards, each with its parts

dahan-trade-with-the-invaders = Dahan Trade with the Invaders
ignore-their-interest = Ignore Their Interest
display-your-wrath-at-this-betrayal = Display Your Wrath at This Betrayal
change-and-help-them-learn-from-the-enemy = Change and Help Them Learn From the Enemy
outbreaks-shift = Outbreaks Shift

hard-working-settlers = Hard-Working Settlers
act-cautiously-in-the-background = Act Cautiously in the Background
create-unnerving-distractions = Create Unnerving Distractions
beasts-prey-on-the-injured = Beasts Prey on the Injured

lesser-spirits-imperiled = Lesser Spirits Imperiled
tend-to-your-own-strength = Tend to Your Own Strength
forge-a-web-of-mutual-support = Forge a Web of Mutual Support
quit-the-farmed-lands = Quit the Farmed Lands

lifes-balance-tilts = Life's Balance Tilts
let-destruction-have-its-day = Let Destruction Have Its Day
fortify-the-resilience-of-life = Fortify the Resilience of Life
a-thousand-small-struggles = A Thousand Small Struggles

numinous-crisis = Numinous Crisis
draw-strength-from-it-while-you-can = Draw Strength From It While You Can
pour-your-strength-into-the-island = Pour Your Strength Into the Island
plagues-bring-fear-and-death = Plagues Bring Fear and Death
careful-defense = Careful Defense

remnants-of-a-spirits-heart = Remnants of a Spirit's Heart
leave-its-strength-with-the-dahan = Leave Its Strength With the Dahan
with-patient-focus-craft-a-great-warding = With Patient Focus Craft a Great Warding
hunting-parties = Hunting Parties

harvest-bounty-harvest-dust-widespread-clearcutting = { harvest-bounty-harvest-dust } / { widespread-clearcutting }
harvest-bounty-harvest-dust = Harvest Bounty, Harvest Dust
widespread-clearcutting = Widespread Clearcutting
coordinated-strikes = Coordinated Strikes

invested-aristocracy-foreign-dignitaries-visit = { invested-aristocracy } / { foreign-dignitaries-visit }
invested-aristocracy = Invested Aristocracy
foreign-dignitaries-visit = Foreign Dignitaries Visit

mapmakers-chart-the-wild-increasing-aggression = { mapmakers-chart-the-wild } / { increasing-aggression }
mapmakers-chart-the-wild = Mapmakers Chart the Wild

no-bravery-without-numbers-courage-of-the-crowd = { no-bravery-without-numbers } / { courage-of-the-crowd }
no-bravery-without-numbers = No Bravery without Numbers
courage-of-the-crowd = Courage of the Crowd
leave-the-hostile-land = Leave the Hostile Land

smaller-ports-spring-up-extensive-building = { smaller-ports-spring-up } / { extensive-building }
smaller-ports-spring-up = Smaller Ports Spring Up
extensive-building = Extensive Building
settlers-encroach-too-far = Settlers Encroach Too Far

cities-rise-depleted-soil = { cities-rise } / { depleted-soil }
cities-rise = Cities Rise
depleted-soil = Depleted Soil
beasts-chase-off-homesteaders = Beasts Chase Off Homesteaders

civic-engagement-lifes-web-torn-asunder = { civic-engagement } / { lifes-web-torn-asunder }
civic-engagement = Civic Engagement
lifes-web-torn-asunder = Life's Web Torn Asunder
casualties-of-fang-and-sting = Casualties of Fang and Sting
keep-far-from-the-lands-of-plague = Keep Far From the Lands of Plague

coastal-towns-multiply-cooperation-among-towns = { coastal-towns-multiply } / { cooperation-among-towns }
coastal-towns-multiply = Coastal Towns Multiply
cooperation-among-towns = Cooperation Among Towns

fortune-seekers-the-lands-bounty-exhausted = { fortune-seekers } / { the-lands-bounty-exhausted }
fortune-seekers = Fortune-Seekers
the-lands-bounty-exhausted = The Land's Bounty Exhausted
tell-the-old-stories = Tell the Old Stories

gradual-corruption-ravaged-wilderness = { gradual-corruption } / { ravaged-wilderness }
gradual-corruption = Gradual Corruption
ravaged-wilderness = Ravaged Wilderness
fatalities-rise = Fatalities Rise
blessings-of-bounty-and-health = Blessings of Bounty and Health

provincial-seat-lands-hollow-of-promise = { provincial-seat } / { lands-hollow-of-promise }
provincial-seat = Provincial Seat
lands-hollow-of-promise = Lands Hollow of Promise
rally-to-the-defense-of-distant-kin = Rally to the Defense of Distant Kin

seek-new-farmland-voracious-consumption = { seek-new-farmland } / { voracious-consumption }
seek-new-farmland = Seek New Farmland
voracious-consumption = Voracious Consumption
engage-on-their-own-terms = Engage on Their Own Terms

sprawl-contained-by-the-wilds-dissolution-threatens = { sprawl-contained-by-the-wilds } / { dissolution-threatens }
sprawl-contained-by-the-wilds = Sprawl Contained by the Wilds
dissolution-threatens = Dissolution Threatens
lay-ambushes = Lay Ambushes

the-frontier-calls-self-sacrifice-buys-time = { the-frontier-calls } / { self-sacrifice-buys-time }
the-frontier-calls = The Frontier Calls
self-sacrifice-buys-time = Self-Sacrifice Buys Time
lair-in-untamed-lands = Lair in Untamed Lands
seek-out-new-grounds = Seek Out New Grounds

the-struggles-of-growth-blight-deepens = { the-struggles-of-growth } / { blight-deepens }
the-struggles-of-growth = The Struggles of Growth
blight-deepens = Blight Deepens

thriving-trade-partitioned-wilderness = { thriving-trade } / { partitioned-wilderness }
thriving-trade = Thriving Trade
partitioned-wilderness = Partitioned Wilderness
pestilence-arrives-on-canvas-sails = Pestilence Arrives on Canvas Sails
clever-cooperation = Clever Cooperation

wounded-lands-attract-explorers-the-worlds-vibrance-fades = { wounded-lands-attract-explorers } / { the-worlds-vibrance-fades }
wounded-lands-attract-explorers = Wounded Lands Attract Explorers
raiding-and-retaliation = Raiding and Retaliation

bureaucrats-adjust-funding-ransack-and-run = { bureaucrats-adjust-funding } / { ransack-and-run }
bureaucrats-adjust-funding = Bureaucrats Adjust Funding
ransack-and-run = Ransack and Run
terrifying-beasts = Terrifying Beasts
coordinated-defense = Coordinated Defense

eager-explorers-xenophobia = { eager-explorers } / { xenophobia }
eager-explorers = Eager Explorers
xenophobia = Xenophobia
at-their-gates-demanding-redress = At Their Gates Demanding Redress

overconfidence-terror-breeds-aggression = { overconfidence } / { terror-breeds-aggression }
overconfidence = Overconfidence
terror-breeds-aggression = Terror Breeds Aggression
beasts-multiply = Beasts Multiply

pull-together-in-adversity-purge-the-land-with-salt-and-fire = { pull-together-in-adversity } / { purge-the-land-with-salt-and-fire }
pull-together-in-adversity = Pull Together in Adversity
purge-the-land-with-salt-and-fire = Purge the Land with Salt and Fire

relentless-optimism-cultures-mix-and-clash = { relentless-optimism } / { cultures-mix-and-clash }
relentless-optimism = Relentless Optimism
cultures-mix-and-clash = Cultures Mix and Clash
foreign-diseases = Foreign Diseases

resourceful-populace-strip-the-land-bare = { resourceful-populace } / { strip-the-land-bare }
resourceful-populace = Resourceful Populace
strip-the-land-bare = Strip the Land Bare
virulence-among-close-packed-homes = Virulence Among Close-Packed Homes

temporary-truce-temporary-caution = { temporary-truce } / { temporary-caution }
temporary-truce = Temporary Truce
temporary-caution = Temporary Caution
speak-of-the-spirits-anger = Speak of the Spirits' Anger

## Adversaries, each with its loss condition, escalation and levels

russia = The Tsardom of Russia
    .short = Russia
hunters-swarm-the-island = Hunters Swarm the Island
stalk-the-predators = Stalk the Predators
hunters-seek-shell-and-hide = Hunters Seek Shell and Hide
a-sense-for-impending-disaster = A Sense for Impending Disaster
competition-among-hunters = Competition Among Hunters
accelerated-exploitation = Accelerated Exploitation
entrench-in-the-face-of-fear = Entrench in the Face of Fear
pressure-for-fast-profit = Pressure for Fast Profit

habsburg-monarchy-livestock-colony = The Habsburg Monarchy (Livestock Colony)
    .short = Livestock
irreparable-damage = Irreparable Damage
seek-prime-territory = Seek Prime Territory
migratory-herders = Migratory Herders
more-rural-than-urban = More Rural Than Urban
fast-spread = Fast Spread
herds-thrive-in-verdant-lands = Herds Thrive in Verdant Lands
wave-of-immigration = Wave of Immigration
far-flung-herds = Far-Flung Herds

## Scenarios, each with its rules

despicable-theft = Despicable Theft
what-thieves-do-arrive-with-explorers = What Thieves Do: Arrive with Explorers
what-thieves-do-seek-to-escape-by-ship = What Thieves Do: Seek to Escape by Ship
thwarting-the-sneaky-thieves-what-they-count-as = Thwarting the Sneaky Thieves (what they count as)
thwarting-the-sneaky-thieves-catching-them = Thwarting the Sneaky Thieves (catching them)

the-great-river = The Great River
population-spills-across-the-river = Population Spills Across the River
relentless-migration-eastwards = Relentless Migration Eastwards

elemental-invocation = Elemental Invocation
placing-elements = Placing Elements
benefits-of-elements = Benefits of Elements

## Thematic boards

SE = Southeast
SW = Southwest

## How the Spirits play

stones-unyielding-defiance-style = Stands its ground: endures Blight and lets attackers break against it.
    .complexity = { complexity-moderate }
shifting-memory-of-ages-style = Plans ahead: stores elements for later and takes great Powers with little loss.
    .complexity = { complexity-moderate }
grinning-trickster-stirs-up-trouble-style = Sows Strife, gambles on unknown cards, and hates to clean up afterwards.
    .complexity = { complexity-moderate }
lure-of-the-deep-wilderness-style = Calls Invaders deep inland, where the wilderness swallows them.
    .complexity = { complexity-moderate }
many-minds-move-as-one-style = Swarms and flocks that are everywhere at once: Beasts, Fear and defence.
    .complexity = { complexity-moderate }
volcano-looming-high-style = Piles up in the mountains, then erupts: all around it burns, Dahan too.
    .complexity = { complexity-moderate }
shroud-of-silent-mist-style = Drifts anywhere; wounds in its mist do not heal, and the wounded spread Fear.
    .complexity = { complexity-high }
vengeance-as-a-burning-plague-style = Spreads Disease and strikes hardest where the land is already sick.
    .complexity = { complexity-high }
starlight-seeks-its-form-style = Begins without a shape: you choose its growth and elements as it unfolds.
    .complexity = { complexity-very-high }
fractured-days-split-the-sky-style = Spend Time to hurry, repeat and foresee; strange, deep and a help to everyone.
    .complexity = { complexity-very-high }

## Adversaries and scenarios in a line

russia-summary = Hunters: Explorers strike hard and kill Beasts; losing too many Beasts loses the game.
habsburg-monarchy-livestock-colony-summary = Herds and Towns roam inland; a few very heavy Ravages lose the game.
despicable-theft-summary = Thieves come with the Explorers; catch them before they reach a ship.
the-great-river-summary = One long shore along a river: Invaders cross it and keep moving inland.
elemental-invocation-summary = Place elements where lands meet, to strengthen the Powers used there.
