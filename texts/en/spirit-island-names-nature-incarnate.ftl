# Names of Spirit Island, Nature Incarnate.
#
# Forms are those of spirit-island.ftl. A key is the English name of the thing; an event with two halves is
# put together from them. .do tells somebody to do it. .complexity is that of the Spirit.

## Tokens

vitality = Vitality
    .pl = Vitality
    .all = all Vitality
    .every = each Vitality
    .each = for each Vitality here
    .short = Vitality
quake = Quake
    .pl = Quakes
    .all = all Quakes
    .every = each Quake
    .each = for each Quake here
    .short = Quake
deeps = Deeps
    .pl = Deeps
    .all = all Deeps
    .every = each Deeps
    .each = for each Deeps here
    .short = Deeps
incarna = Incarna
    .pl = Incarna
    .all = all Incarna
    .every = each Incarna
    .each = for each Incarna here
    .short = Incarna
omen = Omen
    .pl = Omens
    .all = all Omens
    .every = each Omen
    .each = for each Omen here
    .short = Omen

## Words of this box

empowered-incarna = empowered Incarna
empower = empower
    .do = Empower
endless-dark = The Endless Dark
    .in = in The Endless Dark
abduct = Abduct
    .do = Abduct
escape = Escape
    .do = Let escape
impending-card = impending card
    .pl = impending cards
sunk-land = sunk land
    .pl = sunk lands
healing-marker = Healing marker
    .pl = Healing markers
card-healing = Healing card
    .pl = Healing cards
mining-land = Mining land
    .pl = Mining lands
destiny = Destiny
    .pl = Destinies

## Spirits

ember-eyed-behemoth = Ember-Eyed Behemoth
    .gender = one
    .short = Behemoth
towering-roots-of-the-jungle = Towering Roots of the Jungle
    .gender = pl
    .short = Roots
hearth-vigil = Hearth-Vigil
    .gender = one
    .short = Hearth
breath-of-darkness-down-your-spine = Breath of Darkness Down Your Spine
    .gender = one
    .short = Breath
relentless-gaze-of-the-sun = Relentless Gaze of the Sun
    .gender = one
    .short = Gaze
wandering-voice-keens-delirium = Wandering Voice Keens Delirium
    .gender = one
    .short = Voice
wounded-waters-bleeding = Wounded Waters Bleeding
    .gender = pl
    .short = Waters
dances-up-earthquakes = Dances Up Earthquakes
    .gender = one
    .short = Dances

## Special Rules

the-behemoth-rises = The Behemoth Rises
unrelenting-strides = Unrelenting Strides
enduring-vitality = Enduring Vitality
heart-tree-guards-the-land = Heart-Tree Guards the Land
rooted-in-the-community = Rooted in the Community
fortify-heart-and-hearth = Fortify Heart and Hearth
loyal-guardian = Loyal Guardian
terror-stalks-the-land = Terror Stalks the Land
shadow-touched-realm = Shadow-Touched Realm
relentless-punishment = Relentless Punishment
a-clarion-voice-given-form = A Clarion Voice Given Form
spread-tumult-and-delusion = Spread Tumult and Delusion
senseless-roaming = Senseless Roaming
seeking-a-path-towards-healing = Seeking a Path Towards Healing
begin-a-dance-of-decades = Begin a Dance of Decades
rhythmic-power-builds-to-a-cataclysmic-crescendo = Rhythmic Power Builds to a Cataclysmic Crescendo

## Innate Powers

smash-stomp-and-flatten = Smash, Stomp, and Flatten
shelter-under-towering-branches = Shelter Under Towering Branches
revoke-sanctuary-and-cast-out = Revoke Sanctuary and Cast Out
warn-of-impending-conflict = Warn of Impending Conflict
keep-watch-for-new-incursions = Keep Watch for New Incursions
leave-a-trail-of-deathly-silence = Leave a Trail of Deathly Silence
lost-in-the-endless-dark = Lost in the Endless Dark
scorching-convergence = Scorching Convergence
consider-a-harmonious-nature = Consider a Harmonious Nature
inscrutable-journeying = Inscrutable Journeying
mind-shattering-song = Mind-Shattering Song
swirl-and-spill = Swirl and Spill
sanguinary-taint = Sanguinary Taint
land-creaks-with-tension = Land Creaks with Tension
earth-shudders-buildings-fall = Earth Shudders, Buildings Fall

## Unique Powers

terrifying-rampage = Terrifying Rampage
blazing-intimidation = Blazing Intimidation
surging-lahar = Surging Lahar
exaltation-of-grasping-roots = Exaltation of Grasping Roots
blooming-of-the-rocks-and-trees = Blooming of the Rocks and Trees
boon-of-resilient-power = Boon of Resilient Power
entwine-the-fates-of-all = Entwine the Fates of All
radiant-and-hallowed-grove = Radiant and Hallowed Grove
call-to-vigilance = Call to Vigilance
coordinated-raid = Coordinated Raid
favors-of-story-and-season = Favors of Story and Season
surrounded-by-the-dahan = Surrounded by the Dahan
emerge-from-the-dread-night-wind = Emerge from the Dread Night Wind
reach-from-the-infinite-darkness = Reach from the Infinite Darkness
swallowed-by-the-endless-dark = Swallowed by the Endless Dark
terror-of-the-hunted = Terror of the Hunted
blinding-glare = Blinding Glare
focus-the-suns-rays = Focus the Sun's Rays
unbearable-gaze = Unbearable Gaze
wither-bodies-scar-stones = Wither Bodies, Scar Stones
exhale-confusion-and-delirium = Exhale Confusion and Delirium
frightful-keening = Frightful Keening
turmoils-touch = Turmoil's Touch
twist-perceptions = Twist Perceptions
blood-water-and-bloodlust = Blood Water and Bloodlust
boon-of-corrupted-blood = Boon of Corrupted Blood
draw-to-the-waters-edge = Draw to the Water's Edge
wrack-with-pain-and-grief = Wrack with Pain and Grief
inspire-a-winding-dance = Inspire a Winding Dance
exaltation-of-echoed-steps = Exaltation of Echoed Steps
gift-of-seismic-energy = Gift of Seismic Energy
radiating-tremors = Radiating Tremors
resounding-footfalls-sow-dismay = Resounding Footfalls Sow Dismay
rumblings-portend-a-greater-quake = Rumblings Portend a Greater Quake
smite-the-land-with-fulmination = Smite the Land with Fulmination
belligerent-and-aggressive-crops = Belligerent and Aggressive Crops

## Minor Powers

roiling-bog-and-snagging-thorn = Roiling Bog and Snagging Thorn

## Major Powers

bargain-of-coursing-paths = Bargain of Coursing Paths
bombard-with-boulders-and-stinging-seeds = Bombard with Boulders and Stinging Seeds
exaltation-of-the-incandescent-sky = Exaltation of the Incandescent Sky
flocking-red-talons = Flocking Red-Talons
fragments-of-yesteryear = Fragments of Yesteryear
inspire-the-release-of-stolen-lands = Inspire the Release of Stolen Lands
plague-ships-sail-to-distant-ports = Plague Ships Sail to Distant Ports
ravaged-undergrowth-slithers-back-to-life = Ravaged Undergrowth Slithers Back to Life
rumbling-earthquakes = Rumbling Earthquakes
solidify-echoes-of-majesty-past = Solidify Echoes of Majesty Past
transformative-sacrifice = Transformative Sacrifice
unearth-a-beast-of-wrathful-stone = Unearth a Beast of Wrathful Stone

## Healing cards and their Innate Powers

roiling-waters = Roiling Waters
serene-waters = Serene Waters
waters-renew = Waters Renew
call-to-a-fastness-of-renewal = Call to a Fastness of Renewal
waters-taste-of-ruin = Waters Taste of Ruin
afflict-with-bloodthirst = Afflict with Bloodthirst

## Aspects, each with its rules and Innate Powers

sparking = Sparking
gift-of-the-sparking-sky = Gift of the Sparking Sky

haven = Haven
call-to-a-sunlit-haven = Call to a Sunlit Haven

dark-fire = Dark Fire
dark-and-fire-as-one = Dark and Fire as One
frightful-shadows-elude-destruction = Frightful Shadows Elude Destruction

nourishing = Nourishing
flourish-with-natures-strength = Flourish with Nature's Strength
imbue-with-nourishing-vitality = Imbue with Nourishing Vitality

tactician = Tactician
adaptable-tactician = Adaptable Tactician

warrior = Warrior
warrior-spirits-raiding-party = Warrior-Spirit's Raiding Party
lead-the-warriors-to-battle = Lead the Warriors to Battle

regrowth = Regrowth
unbelievable-regrowth = Unbelievable Regrowth

tangles = Tangles
impenetrable-tangles-of-greenery = Impenetrable Tangles of Greenery

enticing = Enticing
enticing-and-lulling-dreams = Enticing and Lulling Dreams

violence = Violence
nightmares-of-violence-and-death = Nightmares of Violence and Death

deeps-aspect = Deeps
water-eats-away-the-deep-roots-of-earth = Water Eats Away the Deep Roots of Earth
reclaimed-by-the-deeps = Reclaimed by the Deeps

spreading-hostility = Spreading Hostility
lands-hostile-to-humanity = Lands Hostile to Humanity
seeds-of-teaching-sprout-and-grow = Seeds of Teaching Sprout and Grow
implacable-and-spreading-enmity = Implacable and Spreading Enmity

encircle = Encircle
pack-hunting = Pack Hunting
encircle-the-unsuspecting-prey = Encircle the Unsuspecting Prey

unconstrained = Unconstrained
unconstrained-by-ravaged-lands = Unconstrained by Ravaged Lands
predators-arise = Predators Arise

transforming = Transforming
transform-rather-than-consume = Transform Rather Than Consume
exaltation-of-the-transforming-flame = Exaltation of the Transforming Flame

locus = Locus
locus-of-the-serpents-regard = Locus of the Serpent's Regard
strength-of-the-waking-island = Strength of the Waking Island

lair = Lair
a-single-alluring-lair = A Single Alluring Lair
society-dissolves-at-the-beckoning-heart = Society Dissolves at the Beckoning Heart

intensify = Intensify
intensify-through-understanding = Intensify Through Understanding

mentor = Mentor
past-teachings-spring-forth-unbidden = Past Teachings Spring Forth Unbidden
share-mentorship-and-expertise = Share Mentorship and Expertise

stranded = Stranded
mists-steadily-drift = Mists Steadily Drift
stranded-in-the-shifting-mist = Stranded in the Shifting Mist

## Fear cards

civil-unrest = Civil Unrest
dahan-gain-the-edge = Dahan Gain the Edge
daunted-by-the-dahan = Daunted by the Dahan
distracted-by-local-troubles = Distracted by Local Troubles
restlessness = Restlessness
seek-company = Seek Company
struggles-over-farmland = Struggles over Farmland
supply-chains-abandoned = Supply Chains Abandoned
unsettled = Unsettled

## Blight cards

attenuated-essence = Attenuated Essence
blight-corrodes-the-spirit = Blight Corrodes the Spirit
burn-brightest-before-the-end = Burn Brightest Before the End
intensifying-exploitation = Intensifying Exploitation
shattered-fragments-of-power = Shattered Fragments of Power
slow-dissolution-of-will = Slow Dissolution of Will
the-border-of-life-and-death = The Border of Life and Death
thriving-crops = Thriving Crops

## Event cards, each with its parts

ethereal-conjunction = Ethereal Conjunction
endure-its-forces-as-best-you-can = Endure Its Forces as Best You Can
seek-to-control-it-though-it-exhausts-you = Seek to Control It, Though It Exhausts You
tend-to-the-living-earth = Tend to the Living Earth

far-off-wars-touch-the-island = Far-Off Wars Touch the Island
encourage-the-destruction = Encourage the Destruction
blunt-the-offensive = Blunt the Offensive
ecosystem-damage = Ecosystem Damage

visions-out-of-time = Visions Out of Time
let-the-warning-waft-into-days-past = Let the Warning Waft into Days Past
head-off-the-problems-yourself = Head Off the Problems Yourself
strength-from-trade = Strength from Trade

accumulated-devastation-the-worlds-vibrance-fades = { accumulated-devastation } / { the-worlds-vibrance-fades }
accumulated-devastation = Accumulated Devastation
territorial-beasts = Territorial Beasts
years-of-health-and-harmony = Years of Health and Harmony

focused-farming-essence-disperses = { focused-farming } / { essence-disperses }
focused-farming = Focused Farming
essence-disperses = Essence Disperses

influx-of-settlers-lethargy-and-degeneration = { influx-of-settlers } / { lethargy-and-degeneration }
influx-of-settlers = Influx of Settlers
lethargy-and-degeneration = Lethargy and Degeneration
sand-stalkers = Sand Stalkers
network-of-support-and-trade = Network of Support and Trade

search-for-unclaimed-land-widespread-hunting = { search-for-unclaimed-land } / { widespread-hunting }
search-for-unclaimed-land = Search for Unclaimed Land
widespread-hunting = Widespread Hunting
plagues-in-populous-lands = Plagues in Populous Lands
spreading-conflict-prompts-caution = Spreading Conflict Prompts Caution

an-ominous-dawn-wavering-resolve = { an-ominous-dawn } / { wavering-resolve }
an-ominous-dawn = An Ominous Dawn
wavering-resolve = Wavering Resolve
dangerous-lands = Dangerous Lands
waning-support = Waning Support

terror-spikes-upwards-final-harvest = { terror-spikes-upwards } / { final-harvest }
terror-spikes-upwards = Terror Spikes Upwards
final-harvest = Final Harvest
secure-settled-territory = Secure Settled Territory
war-among-the-dahan = War Among the Dahan

## Adversaries, each with its loss condition, escalation and levels

habsburg-mining-expedition = Habsburg Mining Expedition
    .short = Mining
land-stripped-bare = Land Stripped Bare
mining-tunnels = Mining Tunnels
avarice-rewarded = Avarice Rewarded
ceaseless-mining = Ceaseless Mining
miners-come-from-far-and-wide = Miners Come From Far and Wide
mining-boom-i = Mining Boom (I)
untapped-salt-deposits = Untapped Salt Deposits
mining-boom-ii = Mining Boom (II)
the-empire-ascendant = The Empire Ascendant
salt-deposits = Salt Deposits

## Scenarios, each with its rules

surges-of-colonization = Surges of Colonization
distant-expeditions = Distant Expeditions
surges-and-ebbs = Surges and Ebbs
final-surge = Final Surge

destiny-unfolds = Destiny Unfolds
destinies-of-power = Destinies of Power

## How the Spirits play

ember-eyed-behemoth-style = A burning hill that walks: it tramples whatever stands in its way.
    .complexity = { complexity-moderate }
towering-roots-of-the-jungle-style = Shelter everyone under one great tree, then cast the Invaders out.
    .complexity = { complexity-moderate }
hearth-vigil-style = Watches over the Dahan: hard to kill, and quick to strike first.
    .complexity = { complexity-moderate }
breath-of-darkness-down-your-spine-style = Stalks Invaders who are alone and drags them into the Endless Dark.
    .complexity = { complexity-high }
relentless-gaze-of-the-sun-style = Gathers in one place and burns it again and again, while Energy lasts.
    .complexity = { complexity-high }
wandering-voice-keens-delirium-style = Roams the island singing; wherever it goes, Invaders fall into Strife.
    .complexity = { complexity-high }
wounded-waters-bleeding-style = Start wounded, lose something every turn, and choose their own way to heal.
    .complexity = { complexity-high }
dances-up-earthquakes-style = Prepares Powers turns ahead, then lets them shake the whole island at once.
    .complexity = { complexity-very-high }

## Adversaries and scenarios in a line

habsburg-mining-expedition-summary = Three Invaders make a mine: there they Ravage instead of building.
surges-of-colonization-summary = Invaders come in waves: a surge of Explores on one turn, calm on the next.
destiny-unfolds-summary = Choose Powers before the game; later you gain them from your own destiny.
