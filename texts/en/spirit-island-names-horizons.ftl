# Names of Horizons of Spirit Island.
#
# Forms are those of spirit-island.ftl. A key is the English name of the thing. .complexity is that of the Spirit.

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

## How the Spirits play

devouring-teeth-lurk-underfoot-style = Much Energy and a hard bite: each of its Powers that damages does 1 more.
    .complexity = { complexity-low }
eyes-watch-from-the-trees-style = Frighten and defend from hiding, and gather Dahan where they guard.
    .complexity = { complexity-low }
fathomless-mud-of-the-swamp-style = Slow and sticky: nothing is built at its sacred sites, and the mire creeps on.
    .complexity = { complexity-low }
rising-heat-of-stone-and-sand-style = Wears the Invaders out: at its sacred sites they are easier to destroy.
    .complexity = { complexity-low }
sun-bright-whirlwind-style = Quick and generous: blows Invaders about and lends others speed and Energy.
    .complexity = { complexity-low }
