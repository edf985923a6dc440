// What Ghost Stories tells. Written by `make types`: do not edit.

import type { Seat } from "../../protocol";

export type Colour = "yellow" | "blue" | "green" | "red" | "black";

export type Taoist = "yellow-taoist" | "blue-taoist" | "green-taoist" | "red-taoist";

export type Side = "north" | "east" | "south" | "west";

export type Space = "north-1" | "north-2" | "north-3" | "east-1" | "east-2" | "east-3" | "south-1" | "south-2" | "south-3" | "west-1" | "west-2" | "west-3";

export type Tile = "cemetery" | "taoist-altar" | "herbalist-shop" | "sorcerer-hut" | "buddhist-temple" | "night-watchman" | "tea-house" | "circle-of-prayer" | "heavenly-winds";

export type Power = "bottomless-pockets" | "enfeeblement-mantra" | "heavenly-gust" | "second-wind" | "gods-favorite" | "strength-of-a-mountain" | "dance-of-the-peaks" | "dance-of-the-twin-winds";

export type Card = "ghoul" | "walking-corpse" | "coffin-breaker-1" | "coffin-breaker-2" | "restless-dead" | "zombie-1" | "zombie-2" | "hopping-vampire-1" | "hopping-vampire-2" | "yellow-plague" | "lich" | "drowned-maiden" | "hound-of-depth" | "perfidious-nymph-1" | "perfidious-nymph-2" | "sticky-feet" | "abysmal-1" | "abysmal-2" | "ooze-devil-1" | "ooze-devil-2" | "liquid-horror" | "fury-of-depth" | "creeping-one" | "fungus-thing" | "fallen-monk-1" | "fallen-monk-2" | "restless-spirit" | "rotten-soul-1" | "rotten-soul-2" | "wicked-one-1" | "wicked-one-2" | "green-abomination" | "great-putrid" | "skinner" | "reaper" | "sharp-nailed-mistress-1" | "sharp-nailed-mistress-2" | "bleeding-eyes" | "blood-drinker-1" | "blood-drinker-2" | "scarlet-evildoer-1" | "scarlet-evildoer-2" | "flesh-devourer" | "raging-one" | "gloomy-minion" | "repellent-beauty" | "severed-heads-1" | "severed-heads-2" | "grave-walker" | "black-widow-1" | "black-widow-2" | "dark-wraith-1" | "dark-wraith-2" | "shapeless-evil" | "soul-eater" | "howling-nightmare" | "uncatchable" | "hope-killer" | "death-army" | "forgotten-ones" | "bonecracker" | "dark-mistress" | "creeping-horror" | "vampire-lord" | "nameless";

export type Left = "summon-ghost" | "haunt-tile" | "lose-qi" | "haunter-on-board" | "capture-die" | "block-power" | "block-tao" | "curse-die" | "group-lose-tao" | "group-block-power" | "clear-circle";

export type Centre = "haunter" | "tormentor" | "lose-tao" | "dice-immune" | "opposite-space-empty" | "buddha-required" | "white-ignored";

export type Right = "curse-die" | "gain-tao" | "gain-two-tao" | "qi-or-yinyang" | "incarnation-reward";

export type Face = "yellow" | "blue" | "green" | "red" | "black" | "white";

export type Faces = Array<"yellow" | "blue" | "green" | "red" | "black" | "white">;

export type CurseFace = "no-effect" | "haunt" | "new-ghost" | "lose-all-tao" | "lose-qi";

export type Difficulty = "initiation" | "normal" | "nightmare" | "hell";

export type Tao = Record<Colour, number>;

export type Needs = Partial<Record<Colour, number>>;

export type Step = "move" | "act" | "acted" | "buddhas";

export type Phase = { "name": "dawn" } | { "name": "yin" } | { "name": "yang", 
/**
 * How far.
 */
step: Step, };

export type Question = "place" | "discard" | "suffer" | "curse" | "take-tao" | "revive" | "restore" | "banish" | "calm" | "pray" | "shift" | "carry" | "reroll" | "judge" | "lend" | "pay" | "curse-order" | "qi-or-yin-yang" | "group-qi" | "group-yin-yang";

export type Figure = "card" | "stone";

export type PrintedView = { card: Card, colour: Colour, incarnation: boolean, 
/**
 * The printed resistance.
 */
printed: Needs, 
/**
 * What it takes now, after the Circle of Prayer and, in play, the Mantra.
 */
resistance: Needs, left: Array<Left>, centre: Array<Centre>, right: Array<Right>, };

export type CardView = { 
/**
 * Where the haunter figure stands, if the ghost has one.
 */
figure: Figure | null, mantra: boolean, holds_die: boolean, 
/**
 * Whether its conditions allow an exorcism now.
 */
open: boolean, card: Card, colour: Colour, incarnation: boolean, 
/**
 * The printed resistance.
 */
printed: Needs, 
/**
 * What it takes now, after the Circle of Prayer and, in play, the Mantra.
 */
resistance: Needs, left: Array<Left>, centre: Array<Centre>, right: Array<Right>, };

export type SpaceView = { space: Space, buddha: boolean, card: CardView | null, 
/**
 * The tile that a haunting from here takes next; none if the line has no active tile left.
 */
threatens: Tile | null, };

export type BoardView = { side: Side, taoist: Taoist, power: Power, 
/**
 * Who plays it; nobody if it is neutral.
 */
seat: Seat | null, qi: number, 
/**
 * The tile the Taoist stands on; none on a neutral board.
 */
tile: Tile | null, tao: Tao, yin_yang: boolean, buddhas: number, 
/**
 * Buddhas that cannot be placed before the next turn.
 */
fresh_buddhas: number, power_tokens: number, power_works: boolean, 
/**
 * The three spaces from the left of whoever sits behind the board.
 */
spaces: Array<SpaceView>, };

export type TileView = { tile: Tile, row: number, column: number, haunted: boolean, 
/**
 * Whether the villager could help somebody now.
 */
helpful: boolean, };

export type View = { difficulty: Difficulty, status: string, 
/**
 * The tiles in reading order, the first row in the north.
 */
village: Array<TileView>, 
/**
 * The boards clockwise from the north.
 */
boards: Array<BoardView>, 
/**
 * The side whose turn it is.
 */
turn: Side, phase: Phase, 
/**
 * Who is asked to decide now.
 */
decider: Seat | null, 
/**
 * What has to be decided, if not the next step of a turn.
 */
question: Question | null, 
/**
 * The card that waits for a place.
 */
drawn: PrintedView | null, 
/**
 * What the Curse die shows, while it can be rerolled.
 */
curse: CurseFace | null, 
/**
 * The dice of the exorcism under way.
 */
dice: Faces | null, 
/**
 * The spaces of the ghosts that the dice were rolled against.
 */
attempted: Array<Space>, 
/**
 * Spaces whose cards are about to fall while tokens are paid.
 */
targets: Array<Space>, 
/**
 * How many tokens still have to be paid.
 */
owed: number, 
/**
 * Boards whose power was borrowed in this turn.
 */
borrowed: Array<Taoist>, cards_left: number, 
/**
 * Ghosts before the next incarnation; none if no incarnation is left in the deck.
 */
until_incarnation: number | null, incarnations_left: number, incarnations_in_game: number, incarnations_exorcised: number, 
/**
 * Cards that came and went.
 */
gone: Array<Card>, bank: Tao, bank_qi: number, 
/**
 * The token on the Circle of Prayer.
 */
circle: Colour | null, temple_buddhas: number, centre_tokens: number, free_dice: number, tao_blocked: boolean, white_ignored: boolean, 
/**
 * How many haunted tiles lose the game.
 */
fatal_tiles: number, score: number, };

export type Event = { "event": "yin-began", side: Side, taoist: Taoist, } | { "event": "yang-began", taoist: Taoist, } | { "event": "figure-advanced", card: Card, space: Space, } | { "event": "figure-struck", card: Card, space: Space, } | { "event": "haunted", tile: Tile, } | { "event": "restored", tile: Tile, } | { "event": "curse-rolled", face: CurseFace, } | { "event": "curse-rerolled", taoist: Taoist, } | { "event": "curse-spared", taoist: Taoist, } | { "event": "drawn", card: Card, } | { "event": "placed", card: Card, space: Space, } | { "event": "no-room", side: Side, } | { "event": "buddha-struck", card: Card, space: Space, } | { "event": "buddha-passed", card: Card, space: Space, } | { "event": "die-captured", card: Card, } | { "event": "die-freed", } | { "event": "blocked", card: Card, what: Left, } | { "event": "circle-cleared", colour: Colour, } | { "event": "mantra-lost", } | { "event": "overrun", side: Side, } | { "event": "lost-qi", taoist: Taoist, left: number, } | { "event": "board-lost-qi", taoist: Taoist, left: number, } | { "event": "gained-qi", taoist: Taoist, } | { "event": "died", taoist: Taoist, } | { "event": "possessed", taoist: Taoist, } | { "event": "revived", taoist: Taoist, qi: number, } | { "event": "lost-tao", taoist: Taoist, colour: Colour, } | { "event": "lost-all-tao", taoist: Taoist, tokens: number, } | { "event": "took-tao", taoist: Taoist, colour: Colour, } | { "event": "moved", taoist: Taoist, tile: Tile, } | { "event": "guided", taoist: Taoist, tile: Tile, } | { "event": "picked-up", taoist: Taoist, } | { "event": "borrowed", taoist: Taoist, power: Power, } | { "event": "enfeebled", card: Card, space: Space, } | { "event": "asked", taoist: Taoist, tile: Tile, } | { "event": "called", taoist: Taoist, tile: Tile, } | { "event": "cleansed", taoist: Taoist, } | { "event": "herbs-rolled", dice: Faces, } | { "event": "took-buddha", taoist: Taoist, } | { "event": "banished", card: Card, space: Space, } | { "event": "calmed", side: Side, } | { "event": "prayed", colour: Colour, } | { "event": "shifted", card: Card, from: Space, to: Space, } | { "event": "carried", taoist: Taoist, tile: Tile, } | { "event": "skipped", } | { "event": "attempted", taoist: Taoist, } | { "event": "dice-rolled", dice: Faces, } | { "event": "kept", } | { "event": "rerolled", dice: Faces, } | { "event": "requested", taoist: Taoist, } | { "event": "lent", taoist: Taoist, } | { "event": "refused", taoist: Taoist, } | { "event": "paid-tao", taoist: Taoist, colour: Colour, } | { "event": "exorcised", taoist: Taoist, card: Card, space: Space, } | { "event": "failed", taoist: Taoist, } | { "event": "curse-ordered", space: Space, } | { "event": "regained-yin-yang", taoist: Taoist, } | { "event": "buddha-placed", taoist: Taoist, space: Space, } | { "event": "turn-ended", taoist: Taoist, } | { "event": "won", score: number, } | { "event": "lost", defeat: string, score: number, };

export type Verb = "yin" | "move" | "pocket" | "enfeeble" | "guide" | "borrow" | "pick-up" | "ask" | "call" | "cleanse" | "exorcise" | "buddha" | "end" | "place" | "discard" | "suffer" | "take" | "revive" | "restore" | "banish" | "calm" | "pray" | "shift" | "carry" | "skip" | "keep" | "reroll" | "reroll-curse" | "request" | "lend" | "refuse" | "dispel" | "dispel-both" | "give-up" | "pay" | "curse-first" | "gain-qi" | "gain-yin-yang" | "give-qi" | "give-yin-yang";
