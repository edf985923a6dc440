# Ghost Stories in English.
#
# Names bring forms along: where a message speaks of $card, it may also use $card-acc and so on.
# .acc is the name with its article, as the object of a sentence. Tiles, boards and spaces: .to and .from tell
# the way, .at the place. Cards: .gender is one or pl, as the verb needs it.
# Colours: .tao is a Tao token of the colour, .face the face of a die.
# Taoists: .board is the board of the colour, .boardat the place, .boardgen what belongs to it.
# .effect explains in one sentence. .short has at most 11 characters, .tiny at most 7; .letter is one.

## Colours, which are also Tao tokens and faces of the Tao dice

yellow = yellow
    .tao = a yellow Tao token
    .face = yellow
    .short = yellow
    .letter = Y
green = green
    .tao = a green Tao token
    .face = green
    .short = green
    .letter = G
red = red
    .tao = a red Tao token
    .face = red
    .short = red
    .letter = R
blue = blue
    .tao = a blue Tao token
    .face = blue
    .short = blue
    .letter = B
black = black
    .tao = a black Tao token
    .face = black
    .short = black
    .letter = K
white = white
    .tao = a Tao token of any colour
    .face = white
    .short = white
    .letter = W

## Ghosts; some names belong to two cards

ghoul = Ghoul
    .acc = the Ghoul
    .gender = one
    .short = Ghoul
walking-corpse = Walking Corpse
    .acc = the Walking Corpse
    .gender = one
    .short = Corpse
coffin-breaker-1 = Coffin Breaker
    .acc = the Coffin Breaker
    .gender = one
    .short = Coffin Br.
coffin-breaker-2 = Coffin Breaker
    .acc = the Coffin Breaker
    .gender = one
    .short = Coffin Br.
restless-dead = Restless Dead
    .acc = the Restless Dead
    .gender = one
    .short = Restl. Dead
zombie-1 = Zombie
    .acc = the Zombie
    .gender = one
    .short = Zombie
zombie-2 = Zombie
    .acc = the Zombie
    .gender = one
    .short = Zombie
hopping-vampire-1 = Hopping Vampire
    .acc = the Hopping Vampire
    .gender = one
    .short = Vampire
hopping-vampire-2 = Hopping Vampire
    .acc = the Hopping Vampire
    .gender = one
    .short = Vampire
yellow-plague = Yellow Plague
    .acc = the Yellow Plague
    .gender = one
    .short = Plague
lich = Lich
    .acc = the Lich
    .gender = one
    .short = Lich
drowned-maiden = Drowned Maiden
    .acc = the Drowned Maiden
    .gender = one
    .short = Maiden
hound-of-depth = Hound of Depth
    .acc = the Hound of Depth
    .gender = one
    .short = Hound
perfidious-nymph-1 = Perfidious Nymph
    .acc = the Perfidious Nymph
    .gender = one
    .short = Nymph
perfidious-nymph-2 = Perfidious Nymph
    .acc = the Perfidious Nymph
    .gender = one
    .short = Nymph
sticky-feet = Sticky Feet
    .acc = the Sticky Feet
    .gender = pl
    .short = Sticky Feet
abysmal-1 = Abysmal
    .acc = Abysmal
    .gender = one
    .short = Abysmal
abysmal-2 = Abysmal
    .acc = Abysmal
    .gender = one
    .short = Abysmal
ooze-devil-1 = Ooze Devil
    .acc = the Ooze Devil
    .gender = one
    .short = Ooze Devil
ooze-devil-2 = Ooze Devil
    .acc = the Ooze Devil
    .gender = one
    .short = Ooze Devil
liquid-horror = Liquid Horror
    .acc = the Liquid Horror
    .gender = one
    .short = Liq. Horror
fury-of-depth = Fury of Depth
    .acc = the Fury of Depth
    .gender = one
    .short = Fury
creeping-one = Creeping One
    .acc = the Creeping One
    .gender = one
    .short = Creeper
fungus-thing = Fungus Thing
    .acc = the Fungus Thing
    .gender = one
    .short = Fungus
fallen-monk-1 = Fallen Monk
    .acc = the Fallen Monk
    .gender = one
    .short = Monk
fallen-monk-2 = Fallen Monk
    .acc = the Fallen Monk
    .gender = one
    .short = Monk
restless-spirit = Restless Spirit
    .acc = the Restless Spirit
    .gender = one
    .short = Spirit
rotten-soul-1 = Rotten Soul
    .acc = the Rotten Soul
    .gender = one
    .short = Rotten Soul
rotten-soul-2 = Rotten Soul
    .acc = the Rotten Soul
    .gender = one
    .short = Rotten Soul
wicked-one-1 = Wicked One
    .acc = the Wicked One
    .gender = one
    .short = Wicked One
wicked-one-2 = Wicked One
    .acc = the Wicked One
    .gender = one
    .short = Wicked One
green-abomination = Green Abomination
    .acc = the Green Abomination
    .gender = one
    .short = Abomination
great-putrid = Great Putrid
    .acc = the Great Putrid
    .gender = one
    .short = Putrid
skinner = Skinner
    .acc = the Skinner
    .gender = one
    .short = Skinner
reaper = Reaper
    .acc = the Reaper
    .gender = one
    .short = Reaper
sharp-nailed-mistress-1 = Sharp-Nailed Mistress
    .acc = the Sharp-Nailed Mistress
    .gender = one
    .short = Sharp Nails
sharp-nailed-mistress-2 = Sharp-Nailed Mistress
    .acc = the Sharp-Nailed Mistress
    .gender = one
    .short = Sharp Nails
bleeding-eyes = Bleeding Eyes
    .acc = the Bleeding Eyes
    .gender = pl
    .short = Bleed. Eyes
blood-drinker-1 = Blood Drinker
    .acc = the Blood Drinker
    .gender = one
    .short = Drinker
blood-drinker-2 = Blood Drinker
    .acc = the Blood Drinker
    .gender = one
    .short = Drinker
scarlet-evildoer-1 = Scarlet Evildoer
    .acc = the Scarlet Evildoer
    .gender = one
    .short = Evildoer
scarlet-evildoer-2 = Scarlet Evildoer
    .acc = the Scarlet Evildoer
    .gender = one
    .short = Evildoer
flesh-devourer = Flesh Devourer
    .acc = the Flesh Devourer
    .gender = one
    .short = Devourer
raging-one = Raging One
    .acc = the Raging One
    .gender = one
    .short = Raging One
gloomy-minion = Gloomy Minion
    .acc = the Gloomy Minion
    .gender = one
    .short = Minion
repellent-beauty = Repellent Beauty
    .acc = the Repellent Beauty
    .gender = one
    .short = Beauty
severed-heads-1 = Severed Heads
    .acc = the Severed Heads
    .gender = pl
    .short = Heads
severed-heads-2 = Severed Heads
    .acc = the Severed Heads
    .gender = pl
    .short = Heads
grave-walker = Grave Walker
    .acc = the Grave Walker
    .gender = one
    .short = Walker
black-widow-1 = Black Widow
    .acc = the Black Widow
    .gender = one
    .short = Widow
black-widow-2 = Black Widow
    .acc = the Black Widow
    .gender = one
    .short = Widow
dark-wraith-1 = Dark Wraith
    .acc = the Dark Wraith
    .gender = one
    .short = Wraith
dark-wraith-2 = Dark Wraith
    .acc = the Dark Wraith
    .gender = one
    .short = Wraith
shapeless-evil = Shapeless Evil
    .acc = Shapeless Evil
    .gender = one
    .short = Shapeless
soul-eater = Soul Eater
    .acc = the Soul Eater
    .gender = one
    .short = Soul Eater

## Incarnations of Wu-Feng

howling-nightmare = Howling Nightmare
    .acc = the Howling Nightmare
    .gender = one
    .short = Nightmare
uncatchable = Uncatchable
    .acc = Uncatchable
    .gender = one
    .short = Uncatchable
hope-killer = Hope Killer
    .acc = the Hope Killer
    .gender = one
    .short = Hope Killer
death-army = Death Army
    .acc = the Death Army
    .gender = one
    .short = Death Army
forgotten-ones = Forgotten Ones
    .acc = the Forgotten Ones
    .gender = pl
    .short = Forgotten
bonecracker = Bonecracker
    .acc = the Bonecracker
    .gender = one
    .short = Bonecracker
dark-mistress = Dark Mistress
    .acc = the Dark Mistress
    .gender = one
    .short = Dark Mistr.
creeping-horror = Creeping Horror
    .acc = the Creeping Horror
    .gender = one
    .short = Crp. Horror
vampire-lord = Vampire Lord
    .acc = the Vampire Lord
    .gender = one
    .short = Vamp. Lord
nameless = Nameless
    .acc = Nameless
    .gender = one
    .short = Nameless

## Village tiles; .effect is the help of the villager

cemetery = Cemetery
    .to = to the Cemetery
    .at = on the Cemetery
    .from = from the Cemetery
    .acc = the Cemetery
    .short = Cemetery
    .tiny = Cemet.
    .effect = Bring one dead Taoist back to life with 2 Qi. Then roll the Curse die; its haunting strikes the Cemetery itself.
taoist-altar = Taoist Altar
    .to = to the Taoist Altar
    .at = at the Taoist Altar
    .from = from the Taoist Altar
    .acc = the Taoist Altar
    .short = Altar
    .tiny = Altar
    .effect = Turn one haunted tile back to its active side. Then a new ghost arrives.
herbalist-shop = Herbalist's Shop
    .to = to the Herbalist's Shop
    .at = in the Herbalist's Shop
    .from = from the Herbalist's Shop
    .acc = the Herbalist's Shop
    .short = Herbalist
    .tiny = Herbs
    .effect = Roll two Tao dice and for each take a Tao token of the colour it shows; a white face gives any colour.
sorcerer-hut = Sorcerer's Hut
    .to = to the Sorcerer's Hut
    .at = in the Sorcerer's Hut
    .from = from the Sorcerer's Hut
    .acc = the Sorcerer's Hut
    .short = Sorcerer
    .tiny = Hut
    .effect = Discard any ghost in play, but no incarnation: it leaves no curse and no reward. You lose 1 Qi.
buddhist-temple = Buddhist Temple
    .to = to the Buddhist Temple
    .at = in the Buddhist Temple
    .from = from the Buddhist Temple
    .acc = the Buddhist Temple
    .short = Temple
    .tiny = Temple
    .effect = Take a Buddha. From your next turn on you may set it on an empty ghost space next to you.
night-watchman = Night Watchman's Beat
    .to = to the Night Watchman's Beat
    .at = on the Night Watchman's Beat
    .from = from the Night Watchman's Beat
    .acc = the Night Watchman's Beat
    .short = Watchman
    .tiny = Watch
    .effect = Choose a board: all haunter figures on it go back onto their cards.
tea-house = Tea House
    .to = to the Tea House
    .at = in the Tea House
    .from = from the Tea House
    .acc = the Tea House
    .short = Tea House
    .tiny = Tea
    .effect = Take a Tao token of any colour and 1 Qi. Then a new ghost arrives.
circle-of-prayer = Circle of Prayer
    .to = to the Circle of Prayer
    .at = on the Circle of Prayer
    .from = from the Circle of Prayer
    .acc = the Circle of Prayer
    .short = Circle
    .tiny = Circle
    .effect = Put a Tao token from the bank here, or change the one that lies here: ghosts of its colour have 1 less resistance for everybody.
heavenly-winds = Pavilion of the Heavenly Winds
    .to = to the Pavilion of the Heavenly Winds
    .at = in the Pavilion of the Heavenly Winds
    .from = from the Pavilion of the Heavenly Winds
    .acc = the Pavilion of the Heavenly Winds
    .short = Pavilion
    .tiny = Winds
    .effect = Move any ghost to any free space, then another Taoist to any tile. Playing alone, move your own Taoist.

active = active
haunted = haunted

## Taoists

yellow-taoist = Yellow Taoist
    .acc = the Yellow Taoist
    .board = the yellow board
    .boardat = on the yellow board
    .boardgen = of the yellow board
    .short = Yellow
    .letter = Y
green-taoist = Green Taoist
    .acc = the Green Taoist
    .board = the green board
    .boardat = on the green board
    .boardgen = of the green board
    .short = Green
    .letter = G
red-taoist = Red Taoist
    .acc = the Red Taoist
    .board = the red board
    .boardat = on the red board
    .boardgen = of the red board
    .short = Red
    .letter = R
blue-taoist = Blue Taoist
    .acc = the Blue Taoist
    .board = the blue board
    .boardat = on the blue board
    .boardgen = of the blue board
    .short = Blue
    .letter = B

## Powers; .effect is what the power does

bottomless-pockets = Bottomless Pockets
    .short = Pockets
    .effect = Before your move, take a Tao token of any colour from the bank.
enfeeblement-mantra = Enfeeblement Mantra
    .short = Mantra
    .effect = Before your move, put the Mantra on any ghost in play, or move it there: its resistance is 1 less for everybody.
dance-of-the-peaks = Dance of the Peaks
    .short = Peaks
    .effect = Your move may end on any village tile.
dance-of-the-twin-winds = Dance of the Twin Winds
    .short = Twin Winds
    .effect = After your move, move one other Taoist by one step.
gods-favorite = The Gods' Favorite
    .short = Favorite
    .effect = Once a roll, reroll any Tao dice of an exorcism on your tile, or the Curse die you rolled; the new result stands.
strength-of-a-mountain = Strength of a Mountain
    .short = Strength
    .effect = Roll a fourth Tao die in your exorcisms, and never roll the Curse die.
heavenly-gust = Heavenly Gust
    .short = Gust
    .effect = In one turn, both ask a villager for help and attempt an exorcism, in either order.
second-wind = Second Wind
    .short = Second Wind
    .effect = In one turn, ask the villager of your tile for help twice, or attempt two exorcisms.

## Boards by side and by colour, and their ghost spaces from the left of whoever sits there

north = North
    .to = to the north board
    .at = on the north board
    .from = from the north board
    .acc = the north board
    .short = North
    .letter = N
east = East
    .to = to the east board
    .at = on the east board
    .from = from the east board
    .acc = the east board
    .short = East
    .letter = E
south = South
    .to = to the south board
    .at = on the south board
    .from = from the south board
    .acc = the south board
    .short = South
    .letter = S
west = West
    .to = to the west board
    .at = on the west board
    .from = from the west board
    .acc = the west board
    .short = West
    .letter = W

yellow-board = Yellow board
    .to = to the yellow board
    .at = on the yellow board
    .from = from the yellow board
    .acc = the yellow board
    .short = Yellow
    .letter = Y
green-board = Green board
    .to = to the green board
    .at = on the green board
    .from = from the green board
    .acc = the green board
    .short = Green
    .letter = G
red-board = Red board
    .to = to the red board
    .at = on the red board
    .from = from the red board
    .acc = the red board
    .short = Red
    .letter = R
blue-board = Blue board
    .to = to the blue board
    .at = on the blue board
    .from = from the blue board
    .acc = the blue board
    .short = Blue
    .letter = B

north-1 = North 1
    .to = to space 1 of the north board
    .at = on space 1 of the north board
    .from = from space 1 of the north board
    .acc = space 1 of the north board
    .short = North 1
    .tiny = N1
north-2 = North 2
    .to = to space 2 of the north board
    .at = on space 2 of the north board
    .from = from space 2 of the north board
    .acc = space 2 of the north board
    .short = North 2
    .tiny = N2
north-3 = North 3
    .to = to space 3 of the north board
    .at = on space 3 of the north board
    .from = from space 3 of the north board
    .acc = space 3 of the north board
    .short = North 3
    .tiny = N3
east-1 = East 1
    .to = to space 1 of the east board
    .at = on space 1 of the east board
    .from = from space 1 of the east board
    .acc = space 1 of the east board
    .short = East 1
    .tiny = E1
east-2 = East 2
    .to = to space 2 of the east board
    .at = on space 2 of the east board
    .from = from space 2 of the east board
    .acc = space 2 of the east board
    .short = East 2
    .tiny = E2
east-3 = East 3
    .to = to space 3 of the east board
    .at = on space 3 of the east board
    .from = from space 3 of the east board
    .acc = space 3 of the east board
    .short = East 3
    .tiny = E3
south-1 = South 1
    .to = to space 1 of the south board
    .at = on space 1 of the south board
    .from = from space 1 of the south board
    .acc = space 1 of the south board
    .short = South 1
    .tiny = S1
south-2 = South 2
    .to = to space 2 of the south board
    .at = on space 2 of the south board
    .from = from space 2 of the south board
    .acc = space 2 of the south board
    .short = South 2
    .tiny = S2
south-3 = South 3
    .to = to space 3 of the south board
    .at = on space 3 of the south board
    .from = from space 3 of the south board
    .acc = space 3 of the south board
    .short = South 3
    .tiny = S3
west-1 = West 1
    .to = to space 1 of the west board
    .at = on space 1 of the west board
    .from = from space 1 of the west board
    .acc = space 1 of the west board
    .short = West 1
    .tiny = W1
west-2 = West 2
    .to = to space 2 of the west board
    .at = on space 2 of the west board
    .from = from space 2 of the west board
    .acc = space 2 of the west board
    .short = West 2
    .tiny = W2
west-3 = West 3
    .to = to space 3 of the west board
    .at = on space 3 of the west board
    .from = from space 3 of the west board
    .acc = space 3 of the west board
    .short = West 3
    .tiny = W3

## A ghost space by its board and the tile in front of it: which board lies where, only a table knows

facing-space = { $board }, facing { $tile-acc }
    .to = { $board-to } facing { $tile-acc }
    .at = { $board-at } facing { $tile-acc }
    .from = { $board-from } facing { $tile-acc }
    .acc = the space { $board-at } facing { $tile-acc }
    .short = { $board-short } · { $tile-short }

neutral = neutral
possessed = possessed

## Tokens, figures and dice

qi = Qi
    .acc = 1 Qi
    .short = Qi
tao = Tao token
    .acc = a Tao token
    .short = Tao
yin-yang = Yin-Yang token
    .acc = the Yin-Yang token
    .short = Yin-Yang
buddha = Buddha
    .acc = a Buddha
    .short = Buddha
neutral-power = neutral power token
    .acc = a neutral power token
    .short = Power token
mantra = Mantra
    .acc = the Mantra
    .short = Mantra
haunter-figure = haunter figure
    .acc = the haunter figure
    .short = Figure
tao-die = Tao die
    .acc = a Tao die
    .short = Tao die
curse = Curse die
    .acc = the Curse die
    .short = Curse die
grey-die = grey Tao die
    .acc = the grey Tao die
    .short = Grey die

## Abilities of cards

summon-ghost = New ghost
    .short = New ghost
    .effect = Another ghost arrives.
haunt-tile = Haunting
    .short = Haunting
    .effect = The first active tile in front of this ghost becomes haunted.
lose-qi = Lose 1 Qi
    .short = −1 Qi
    .effect = Whoever has the turn, a player or a neutral board, loses 1 Qi.
haunter-on-board = Haunter on the board
    .short = On board
    .effect = The haunter figure starts on the first stone of the board, not on the card.
capture-die = Captured die
    .short = Takes a die
    .effect = While this ghost is in play, it holds one Tao die.
block-power = Power blocked
    .acc = the power of its board
    .short = No power
    .effect = While this ghost lies on a board, the power of that board does not work.
block-tao = Tao blocked
    .acc = all Tao tokens
    .short = No tokens
    .effect = While this ghost is in play, nobody may spend Tao tokens; the Circle of Prayer still works.
curse-die = Curse die
    .short = Curse die
    .effect = The Curse die is rolled.
group-lose-tao = Everyone loses 1 Tao
    .short = All −1 Tao
    .effect = Each player discards 1 Tao token, if they have any.
group-block-power = All powers blocked
    .acc = all powers
    .short = No powers
    .effect = While this card is in play, no power works, not even through neutral power tokens.
clear-circle = Circle cleared
    .short = Circle
    .effect = The Tao token on the Circle of Prayer is discarded.
haunter = Haunter
    .short = Haunter
    .effect = In each Yin phase of its board its figure takes a step; at the edge it haunts a tile and returns to the card.
tormentor = Tormentor
    .short = Tormentor
    .effect = In each Yin phase of its board the Curse die is rolled for it.
lose-tao = Lose 1 Tao
    .short = −1 Tao
    .effect = In each Yin phase the player on whose board it lies discards 1 Tao token, if they have any.
dice-immune = Immune to dice
    .short = No dice
    .effect = Tao dice do not count against this ghost; everything else does.
opposite-space-empty = Opposite space empty
    .short = Opposite
    .effect = Can be exorcised only while no ghost lies on the space straight across the village.
buddha-required = Buddha needed
    .short = Buddha
    .effect = Can be exorcised only after it has come onto a space with a Buddha.
white-ignored = White ignored
    .short = No white
    .effect = While this card is in play, white faces of Tao dice count for nothing.
gain-tao = 1 Tao token
    .short = +1 Tao
    .effect = The exorcist takes 1 Tao token of any colour.
gain-two-tao = 2 Tao tokens
    .short = +2 Tao
    .effect = The exorcist takes 2 Tao tokens of any colours.
qi-or-yinyang = Qi or Yin-Yang
    .short = Qi or Y-Y
    .effect = The exorcist takes 1 Qi or gets the spent Yin-Yang token back.
incarnation-reward = Reward for an incarnation
    .short = Qi and Y-Y
    .effect = The group receives 1 Qi and a Yin-Yang token and decides who takes them.

## Faces of the Curse die; “lose-qi” is an ability above

no-effect = No effect
    .short = Blank
    .effect = Nothing happens.
haunt = Haunting
    .short = Haunting
    .effect = The first active tile in front of the ghost becomes haunted.
new-ghost = New ghost
    .short = New ghost
    .effect = A ghost arrives.
lose-all-tao = Lose all Tao
    .short = No Tao left
    .effect = All Tao tokens of whoever rolled are discarded.

## Difficulties

initiation = Initiation
    .at = on Initiation
    .short = Initiation
normal = Normal
    .at = on Normal
    .short = Normal
nightmare = Nightmare
    .at = on Nightmare
    .short = Nightmare
hell = Hell
    .at = on Hell
    .short = Hell

## Before the game

option-players = Number of players
option-difficulty = Difficulty
option-taoists = Taoists
option-powers = Powers
option-extra-qi = 5 Qi each to begin with (Initiation only)
option-first = First player
random = at random
no = no
yes = yes

## The turn

phase-dawn = Before the Yin phase
phase-yin = Yin phase
phase-yang = Yang phase

help-goal = Exorcise every incarnation of Wu-Feng in the deck before the village falls to the ghosts.
help-turn-order =
    1. Yin phase: the ghosts on your board act. A full board costs you 1 Qi; otherwise a new ghost arrives.
    2. Yang phase: move one step if you like, then ask the villager of your tile for help or attempt an exorcism. At the end you may set a Buddha.
    3. The Yin-Yang token: once, before or after any step, have a villager help you from afar or free a haunted tile.
help-losing =
    The team loses if
    – too many village tiles are haunted: four on Initiation, three on the other levels;
    – on Initiation, a haunting finds no active tile in front of its ghost;
    – all Taoists are dead;
    – the last card is drawn while an incarnation is left.

## What has to be decided

question-place = Where does the card go?
question-discard = Which Tao token is discarded?
question-suffer = Who loses 1 Qi?
question-curse = Keep what the Curse die shows?
question-take-tao = Which Tao token do you take?
question-revive = Who comes back to life?
question-restore = Which tile is freed?
question-banish = Which ghost does the Sorcerer drive away?
question-calm = From which board do the haunter figures go back?
question-pray = Which Tao token goes on the Circle of Prayer?
question-shift = Which ghost is moved, and where to?
question-carry = Which Taoist is moved, and where to?
question-reroll = Keep the roll?
question-judge = Whom do you exorcise?
question-lend = Do you share your Tao tokens?
question-pay = Whose Tao token is spent?
question-curse-order = Which curse comes first?
question-qi-or-yin-yang = Qi or the Yin-Yang token?
question-group-qi = Who takes the Qi?
question-group-yin-yang = Who takes the Yin-Yang token?

## Moves

move-yin = Begin the Yin phase
move-move = Move { $tile-to }
move-pocket = Bottomless Pockets: take { $colour-tao }
move-enfeeble = Put the Mantra on the ghost { $space-at }
move-guide = Twin Winds: move { $taoist-acc } { $tile-to }
move-borrow = Spend a neutral power token for the power { $taoist-boardgen }
move-pick-up = Pick up a neutral power token
move-ask = Ask the villager for help
move-call = Yin-Yang: ask for help { $tile-at }
move-cleanse = Yin-Yang: free { $tile-acc }
move-exorcise = Attempt an exorcism
move-buddha = Set a Buddha { $space-at }
move-end = End the turn
move-place = Put the card { $space-at }
move-discard = Discard { $colour-tao }
move-suffer = Let { $taoist-acc } lose 1 Qi
move-take = Take { $colour-tao }
move-revive = Bring { $taoist-acc } back to life
move-restore = Free { $tile-acc }
move-banish = Drive away the ghost { $space-at }
move-calm = Send back the haunter figures { $side-at }
move-pray = Put { $colour-tao } on the Circle of Prayer
move-shift = Move the ghost { $from-from } { $to-to }
move-carry = Carry { $taoist-acc } { $tile-to }
move-skip = Leave this part out
move-keep = Keep the roll
move-reroll = Roll again: { $dice-face }
move-reroll-curse = Roll the Curse die again
move-request = Ask { $taoist-acc } for Tao tokens
move-lend = Share your Tao tokens
move-refuse = Keep your Tao tokens
move-dispel = Exorcise the ghost { $space-at }
move-dispel-both = Exorcise both ghosts
move-give-up = Exorcise nobody
move-pay = Spend { $colour-tao } of { $taoist-acc }
move-curse-first = Suffer the curse { $space-from } first
move-gain-qi = Take 1 Qi
move-gain-yin-yang = Take the Yin-Yang token back
move-give-qi = Give 1 Qi to { $taoist-acc }
move-give-yin-yang = Return the Yin-Yang token to { $taoist-acc }

## Events

event-yin-began = Yin phase: { $taoist-board }.
event-yang-began = Yang phase: it is the { $taoist }'s turn.
event-figure-advanced = The haunter figure of { $card-acc } ({ $space-short }) steps onto the first stone.
event-figure-struck = The haunter figure of { $card-acc } ({ $space-short }) reaches the village and returns to its card.
event-haunted = Ghosts haunt { $tile-acc }!
event-restored = Life returns { $tile-to }: the tile is active again.
event-curse-rolled = The Curse die shows “{ $face }”.
event-curse-rerolled = The { $taoist } rolls the Curse die again.
event-curse-spared = Strength of a Mountain spares { $taoist-acc } the Curse die.
event-drawn = { $card-gender ->
    [pl] From the deck come { $card-acc }.
   *[one] From the deck comes { $card-acc }.
}
event-placed = { $card-gender ->
    [pl] { $card } settle { $space-at }.
   *[one] { $card } settles { $space-at }.
}
event-no-room = All ghost spaces are taken: no ghost can come, and that costs 1 Qi.
event-buddha-struck = The Buddha { $space-at } destroys { $card-acc } and returns to the Temple.
event-buddha-passed = The Buddha { $space-at } cannot stop { $card-acc } and returns to the Temple.
event-die-captured = { $card-gender ->
    [pl] { $card } capture a Tao die.
   *[one] { $card } captures a Tao die.
}
event-die-freed = A captured Tao die comes back to the players.
event-blocked = { $card-gender ->
    [pl] { $card } block { $what-acc }.
   *[one] { $card } blocks { $what-acc }.
}
event-circle-cleared = The { $colour } Tao token is gone from the Circle of Prayer.
event-mantra-lost = The Mantra leaves its ghost: the power behind it no longer works.
event-overrun = Ghosts hold all three spaces of { $side-acc }.
event-lost-qi = { $left ->
    [0] The { $taoist } loses the last Qi.
   *[other] The { $taoist } loses 1 Qi: { $left } left.
}
event-board-lost-qi = { $left ->
    [0] 1 Qi is lost { $taoist-boardat }: none is left.
   *[other] 1 Qi is lost { $taoist-boardat }: { $left } left.
}
event-gained-qi = The { $taoist } gains 1 Qi.
event-died = The { $taoist } dies!
event-possessed = Ghosts possess { $taoist-board }!
event-revived = The { $taoist } comes back to life with { $qi } Qi.
event-lost-tao = The { $taoist } discards { $colour-tao }.
event-lost-all-tao = { $tokens ->
    [1] The { $taoist } loses the only Tao token they had.
   *[other] The { $taoist } loses all { $tokens } Tao tokens.
}
event-took-tao = The { $taoist } takes { $colour-tao }.
event-moved = The { $taoist } moves { $tile-to }.
event-guided = The Twin Winds carry { $taoist-acc } { $tile-to }.
event-picked-up = The { $taoist } picks up a neutral power token.
event-borrowed = The { $taoist } spends a neutral power token: “{ $power }”.
event-enfeebled = The Mantra weakens { $card-acc } { $space-at }.
event-asked = The { $taoist } asks for help { $tile-at }.
event-called = The { $taoist } spends the Yin-Yang token: help comes { $tile-from }.
event-cleansed = The { $taoist } spends the Yin-Yang token to free a tile.
event-herbs-rolled = { $dice-count ->
    [one] The Herbalist's die shows { $dice-face }.
   *[other] The Herbalist's dice show { $dice-face }.
}
event-took-buddha = The { $taoist } takes a Buddha from the Temple.
event-banished = The Sorcerer drives { $card-acc } away { $space-from }.
event-calmed = The Night Watchman sends the haunter figures { $side-at } back onto their cards.
event-prayed = The Circle of Prayer now holds { $colour-tao }.
event-shifted = The heavenly winds carry { $card-acc } { $from-from } { $to-to }.
event-carried = The heavenly winds carry { $taoist-acc } { $tile-to }.
event-skipped = This part of the Pavilion's help is left out.
event-attempted = The { $taoist } attempts an exorcism.
event-dice-rolled = { $dice-count ->
    [one] The Tao die shows { $dice-face }.
   *[other] The Tao dice show { $dice-face }.
}
event-kept = The roll stands.
event-rerolled = Rolled again: { $dice-face }.
event-requested = The { $taoist } is asked for Tao tokens.
event-lent = The { $taoist } shares Tao tokens.
event-refused = The { $taoist } shares no Tao tokens.
event-paid-tao = The { $taoist } spends { $colour-tao }.
event-exorcised = The { $taoist } exorcises { $card-acc } { $space-from }!
event-failed = The { $taoist }'s exorcism fails.
event-curse-ordered = The curse { $space-from } strikes first.
event-regained-yin-yang = The { $taoist } takes the Yin-Yang token back.
event-buddha-placed = The { $taoist } sets a Buddha { $space-at }.
event-turn-ended = The { $taoist } ends the turn.
event-won = The last incarnation is exorcised and the village is saved! Score: { $score }.

## Defeats; .kind is the heading in a table of results

lost-village-haunted = Too many tiles are haunted: the village has fallen.
    .kind = village haunted
lost-line-overrun = No active tile was left on the line { $space-from }: the ghosts break through.
    .kind = ghosts broke through
lost-all-dead = All Taoists are dead: nobody is left to stop Wu-Feng.
    .kind = Taoists dead
lost-deck-exhausted = The last card is drawn, and Wu-Feng is not exorcised: the night is his.
    .kind = deck exhausted

## Why a move is not possible

why-over = The game is over.
why-no-such-seat = There is no such player in this game.
why-chance-first = A card or a die comes first.
why-dead = Your Taoist is dead: the others play on for you.
why-not-your-turn = The { $taoist } decides now.
why-yin-first = The Yin phase comes first.
why-yin-later = End your turn first: the next Yin phase begins after it.
why-not-asked = There is nothing of the kind to decide now.

why-here-already = The figure is already { $tile-at }: choose another tile.
why-not-adjacent = One step does not lead { $tile-to }: choose an adjacent tile.
why-moved = You have already moved this turn.
why-moved-other = You have already moved another Taoist: your own move had to come first.
why-acted = It is too late to move: the move comes before help or exorcism.
why-acted-already = You have already acted this turn.
why-after-buddha = It is too late to act: Buddhas are set at the very end of the turn.

why-no-yin-yang = You do not have your Yin-Yang token.
why-not-haunted = There is nothing to free { $tile-at }: the tile is active.
why-no-power-tokens = No neutral power tokens are left on the centre tile.
why-not-on-centre = You pick up a neutral power token only when your move ends on the centre tile.
why-not-moved-to-centre = You have not moved to the centre tile this turn: staying there is not enough.

why-centre-reaches-none = From the centre tile no ghost is in reach.
why-no-ghost-in-reach = There is no ghost next to your tile.
why-needs-buddha = You can exorcise { $card-acc } only after a meeting with a Buddha.
why-needs-empty-opposite = You can exorcise { $card-acc } only while no ghost lies on the opposite space.

why-no-buddha = You have no Buddha.
why-fresh-buddha = You took this Buddha just now: set it from your next turn on.
why-space-not-adjacent = You cannot reach { $space-acc } from your tile.
why-guarded-already = A Buddha already stands { $space-at }.
why-space-taken = The space is taken: a ghost lies { $space-at }.

why-tile-haunted = Nobody can help { $tile-at }: the tile is haunted.
why-cemetery-alone = When you play alone, the Cemetery does not help.
why-nobody-dead = Nobody is dead.
why-bank-without-qi = The bank has no Qi left.
why-nothing-haunted = No tile is haunted.
why-no-dice = All Tao dice are captured: there is nothing to roll.
why-bank-empty = The bank has nothing left to give.
why-no-ghosts = There is no ghost in play.
why-only-incarnations = Only incarnations are in play, and the Sorcerer has no power over them.
why-temple-empty = No Buddha is left in the Temple.
why-no-figures-out = No haunter figure is out on a board: there is nothing to send back.
why-no-token-to-pray = The bank has no other token for the Circle of Prayer.
why-nothing-to-move = There is nothing for the heavenly winds to move.

why-before-move-only = This power is for the time before your move.
why-after-move-only = This power is for the time between your move and your action.
why-power-used = You have already used this power this turn.
why-mantra-there = The Mantra already lies on this ghost.
why-no-ghost-there = There is no ghost { $space-at }.
why-not-another-living = You cannot move { $taoist-acc }: choose another living Taoist.
why-power-blocked = A ghost blocks the power “{ $power }”.
why-no-power = You do not have the power “{ $power }”.
why-not-neutral = The power “{ $power }” is not on a neutral board: it cannot be borrowed.
why-possessed = Ghosts possess the board with the power “{ $power }”: it cannot be borrowed.
why-borrowed-already = You have already borrowed the power “{ $power }” this turn.
why-no-power-token = You have no neutral power token.
why-power-not-now = The power “{ $power }” cannot be used at this moment.

why-place-first = First put the drawn card on a space.
why-own-colour-first = There is room on the board of its colour: put { $card-acc } there.
why-black-here-first = There is room on the board whose turn it is: put { $card-acc } there.
why-discard-first = First discard a Tao token.
why-no-token = There is no { $colour } Tao token to part with.
why-suffer-first = First choose who loses 1 Qi.
why-not-living = The { $taoist } is not among the living: choose another.
why-take-first = First take a Tao token.
why-bank-lacks = The bank has no { $colour } Tao token.
why-revive-first = First choose who comes back to life.
why-not-dead = The { $taoist } is not among the dead: choose another.
why-restore-first = First choose a tile to free.
why-banish-first = First choose the ghost that the Sorcerer drives away.
why-sorcerer-incarnation = The Sorcerer has no power over incarnations.
why-calm-first = First choose a board for the Night Watchman.
why-no-figures-there = There is no haunter figure to send back { $side-at }.
why-pray-first = First choose a token for the Circle of Prayer.
why-prayed-already = The Circle of Prayer already holds { $colour-tao }.
why-shift-first = First move a ghost or leave this part out.
why-carry-first = First choose where the winds carry a Taoist.
why-not-both-skipped = You can leave out only one part of the Pavilion's help.

why-reroll-first = First keep the roll or roll again.
why-not-those-dice = These dice cannot be rolled again.
why-judge-first = First finish the exorcism.
why-must-exorcise = The dice are enough: a beaten ghost has to go.
why-other-must-go = The dice alone beat { $card-acc }, so it cannot be spared: send it back alone, or both.
why-not-in-reach = From your tile there is nobody to exorcise { $space-at }.
why-one-in-reach = From here you can exorcise only one ghost.
why-not-enough = Dice and tokens are not enough for this ghost.
why-not-enough-for-both = Dice and tokens are not enough for both ghosts.
why-not-beside = The { $taoist } is not on your tile.
why-asked-already = You have already asked { $taoist-acc }.
why-tokens-no-use = The Tao tokens of { $taoist-acc } would not help.
why-lend-first = First answer: do you share your Tao tokens?
why-pay-first = First choose the Tao token to spend.
why-not-lending = The { $taoist } does not share Tao tokens in this exorcism.
why-colour-no-use = Here { $colour-tao } makes up for nothing.
why-order-first = First choose which curse comes first.
why-no-curse-there = No curse comes { $space-from }.
why-reward-first = First decide on the reward.
why-cannot-take-yin-yang = You cannot give it to { $taoist-acc }: the token goes to a living Taoist who lacks it.

## What the coming Yin phases and the dice may bring

forecast-about = Next in the Yin phase: { $sides-acc }.
forecast-village-haunted = Too many tiles are haunted
forecast-line-overrun = Ghosts break through { $space-from }
forecast-all-dead = All Taoists are dead
forecast-deck-exhausted = The last card is drawn
forecast-cut = Long chains of summoned ghosts are not counted: the true risk is a little higher.

forecast-exorcism = Exorcise { $ghosts-acc } ({ $tile })
forecast-exorcism-with = Exorcise { $ghosts-acc } ({ $tile }) with “{ $power }”
forecast-keep = Against { $ghosts-acc }, best keep the roll
forecast-reroll = Against { $ghosts-acc }, best roll again: { $dice-face }

forecast-advances = { $card }: the haunter figure steps onto the first stone
forecast-haunts = { $card-gender ->
    [pl] { $card } haunt { $tile-acc }
   *[one] { $card } haunts { $tile-acc }
}
forecast-overruns = { $card-gender ->
    [pl] { $card } break through: the game is lost
   *[one] { $card } breaks through: the game is lost
}
forecast-lose-tao = { $card }: a Tao token is lost { $side-at }
forecast-curse-die = { $card }: a roll of the Curse die
forecast-spared = { $card }: no Curse die, thanks to Strength of a Mountain
forecast-full-board = Full board: 1 Qi is lost { $side-at }
forecast-arrives = In the turn of { $side-acc } a new ghost arrives
forecast-card = The next card is { $colour } ({ $sides-acc })
forecast-incarnation = { $cards ->
    [0] The next card is an incarnation
    [one] { $cards } ghost before the next incarnation
   *[other] { $cards } ghosts before the next incarnation
}
