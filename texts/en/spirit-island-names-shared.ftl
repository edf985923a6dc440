# Words of Spirit Island that several boxes share, besides those of spirit-island.ftl.
#
# Forms are those of spirit-island.ftl. .do tells somebody to do it.

## Tokens

beasts = Beasts
    .pl = Beasts
    .all = all Beasts
    .every = each Beasts
    .each = for each Beasts here
    .short = Beasts
wilds = Wilds
    .pl = Wilds
    .all = all Wilds
    .every = each Wilds
    .each = for each Wilds here
    .short = Wilds
disease = Disease
    .pl = Disease
    .all = all Disease
    .every = each Disease
    .each = for each Disease here
    .short = Disease
strife = Strife
    .pl = Strife
    .all = all Strife
    .every = each Strife
    .each = for each Strife here
    .short = Strife
badlands = Badlands
    .pl = Badlands
    .all = all Badlands
    .every = each Badlands
    .each = for each Badlands here
    .short = Badlands

## Complexity of Spirits, and what an aspect changes in it

complexity-low = Low
complexity-moderate = Moderate
complexity-high = High
complexity-very-high = Very high
complexity-up = More complex
complexity-same = As complex
complexity-down = Less complex

## Components of the setup

adversary = Adversary
    .pl = Adversaries
leading-adversary = leading Adversary
supporting-adversary = supporting Adversary
adversary-level = level
    .pl = levels
base-level = base level
loss-condition = additional loss condition
    .pl = additional loss conditions
escalation = Escalation
scenario = Scenario
    .pl = Scenarios
aspect = Aspect
    .pl = Aspects
main-event = event
    .pl = events
choice-event = choice event
    .pl = choice events
token-event = token event
    .pl = token events
dahan-event = Dahan event
    .pl = Dahan events
card-fear = Fear card
    .pl = Fear cards
card-event = event card
    .pl = event cards
card-blight = Blight card
    .pl = Blight cards
healthy-island = healthy island
still-healthy-island = still-healthy island
blighted-island = blighted island
balanced-boards = balanced boards
thematic-boards = thematic boards
extra-board = extra board
    .pl = extra boards
archipelago = archipelago
    .pl = archipelagos
ocean = Ocean
    .pl = Oceans
    .in = in the Ocean
spirit-token = Spirit token
    .pl = Spirit tokens
    .all = all Spirit tokens
    .every = each Spirit token
    .each = for each Spirit token here
destroyed-presence = destroyed Presence
land-health = Health of a land
overkill = overkill damage
bargain = bargain
    .pl = bargains
element-marker = element marker
    .pl = element markers

## Deeds; .do tells a player to do them

isolate = isolate
    .do = Isolate
upgrade = upgrade
    .do = Upgrade
downgrade = downgrade
    .do = Downgrade
bring-along = bring along
    .do = Bring along
prepare = prepare
    .do = Prepare
claim = claim
    .do = Claim
mark-piece = mark
    .do = Mark
take-power = take a Power card
    .do = Take a Power card
drown = drown
    .do = Drown
sits-out-ravage = takes no part in a Ravage

## Shared by several boxes: a card that was printed anew, and parts of events

offerings-of-pattern-and-dance = Offerings of Pattern and Dance
stricken = Stricken
increasing-aggression = Increasing Aggression
coming-of-age = Coming of Age
grim-toll = Grim Toll
return-to-old-pillars = Return to Old Pillars
explorers-blunder = Explorers Blunder
prey-on-the-heedless = Prey on the Heedless
irregular-outbreaks = Irregular Outbreaks
the-worlds-vibrance-fades = The World's Vibrance Fades
offerings-of-story-and-season = Offerings of Story and Season
draw-towards-a-consuming-void = Draw Towards a Consuming Void
