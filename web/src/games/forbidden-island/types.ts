// What Forbidden Island tells. Written by `make types`: do not edit.

import type { Seat } from "../../protocol";

export type Tile = "fools-landing" | "bronze-gate" | "copper-gate" | "gold-gate" | "iron-gate" | "silver-gate" | "cave-of-embers" | "cave-of-shadows" | "howling-garden" | "whispering-garden" | "coral-palace" | "tidal-palace" | "temple-of-the-moon" | "temple-of-the-sun" | "breakers-bridge" | "cliffs-of-abandon" | "crimson-forest" | "dunes-of-deception" | "lost-lagoon" | "misty-marsh" | "observatory" | "phantom-rock" | "twilight-hollow" | "watchtower";

export type Adventurer = "diver" | "engineer" | "explorer" | "messenger" | "navigator" | "pilot";

export type Treasure = "crystal-of-fire" | "statue-of-the-wind" | "oceans-chalice" | "earth-stone";

export type Card = "crystal-of-fire" | "statue-of-the-wind" | "oceans-chalice" | "earth-stone" | "helicopter-lift" | "sandbags" | "waters-rise";

export type Layout = "standard" | "island-of-shadows" | "island-of-death" | "bone-island" | "skull-island" | "atoll-of-decisions" | "volcano-island" | "bay-of-gulls" | "coral-reef" | "bridge-of-horrors" | "arch-of-fate" | "treasure-island";

export type Difficulty = "novice" | "normal" | "elite" | "legendary";

export type WaterMark = number;

export type Pile = Card[];

export type Phase = { "name": "actions", 
/**
 * Actions not yet used.
 */
left: number, } | { "name": "treasure-draw", 
/**
 * Cards not yet drawn; when none is left, the next step is the first flood card.
 */
left: number, } | { "name": "flood-draw", 
/**
 * Cards not yet turned up.
 */
left: number, };

export type TileState = "dry" | "flooded" | "sunk";

export type TileView = { tile: Tile, state: TileState, 
/**
 * Column from the left, from zero.
 */
x: number, 
/**
 * Row from the top, from zero.
 */
y: number, };

export type PlayerView = { adventurer: Adventurer, tile: Tile, hand: Pile, };

export type View = { layout: Layout, difficulty: Difficulty, status: string, 
/**
 * The tiles in reading order.
 */
tiles: Array<TileView>, 
/**
 * The players in the order of the seats.
 */
players: Array<PlayerView>, 
/**
 * Whose turn it is.
 */
active: Seat, phase: Phase, 
/**
 * Whether the Pilot has flown in this turn.
 */
flight_used: boolean, water: WaterMark, 
/**
 * How many flood cards are drawn at this mark.
 */
flood_cards: number, 
/**
 * Who must leave a sunk tile now.
 */
swimmers: Array<Seat>, 
/**
 * Who must give up cards now.
 */
over_limit: Array<Seat>, 
/**
 * Who captured which treasure.
 */
captured: Array<[Treasure, Seat]>, 
/**
 * The next treasure cards as far as their order is known, from the top.
 */
treasure_deck_known: Array<Card>, 
/**
 * The other cards of the treasure deck, in no order; they follow from all that lies open.
 */
treasure_deck_rest: Pile, treasure_discard: Pile, 
/**
 * The flood deck from the top in layers; the order inside a layer is unknown.
 */
flood_deck: Array<Array<Tile>>, flood_discard: Array<Tile>, };

export type Way = "step" | "diagonal" | "dive" | "flight";

export type Event = { "event": "turn-began", adventurer: Adventurer, } | { "event": "moved", adventurer: Adventurer, from: Tile, to: Tile, way: Way, } | { "event": "guided", adventurer: Adventurer, from: Tile, to: Tile, } | { "event": "shored-up", adventurer: Adventurer, tile: Tile, } | { "event": "given", adventurer: Adventurer, card: Card, to: Adventurer, } | { "event": "captured", adventurer: Adventurer, treasure: Treasure, } | { "event": "actions-forgone", adventurer: Adventurer, actions: number, } | { "event": "drew", adventurer: Adventurer, card: Card, } | { "event": "water-rose", mark: WaterMark, flood_cards: number, } | { "event": "flood-recycled", cards: number, } | { "event": "treasure-reshuffled", cards: number, } | { "event": "flood-reshuffled", cards: number, } | { "event": "flooded", tile: Tile, } | { "event": "sank", tile: Tile, } | { "event": "swam", adventurer: Adventurer, from: Tile, to: Tile, } | { "event": "discarded", adventurer: Adventurer, card: Card, } | { "event": "sandbagged", adventurer: Adventurer, tile: Tile, } | { "event": "lifted", adventurer: Adventurer, passengers: Array<Adventurer>, from: Tile, to: Tile, rescue: boolean, } | { "event": "took-off", adventurer: Adventurer, } | { "event": "lost", defeat: string, };

export type Verb = "move" | "fly" | "guide" | "shore-up" | "give" | "capture" | "draw" | "flood" | "discard" | "sandbags" | "lift" | "take-off" | "swim";
