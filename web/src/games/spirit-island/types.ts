// What Horizons of Spirit Island tells. Written by `make types`: do not edit.

import type { Phrase, Seat } from "../../protocol";

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal";

export type Elements = Partial<Record<Element, number>>;

export type Terrain = "jungle" | "mountain" | "sands" | "wetland";

export type Land = string;

export type Kind = "explorer" | "town" | "city" | "dahan" | "beasts" | "wilds" | "disease" | "badlands" | "strife" | "vitality" | "quake" | "deeps" | "omen" | "blight" | "presence" | "incarna";

export type Piece = string;

export type BoardName = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "NE" | "EAST" | "NW" | "WEST" | "SE" | "SW";

export type Arrangement = "standard" | "column";

export type BoxName = string;

export type SpiritName = string;

export type Card = string;

export type Cards = string[];

export type FearCard = string;

export type BlightCard = string;

export type EventCard = string;

export type AdversaryName = string;

export type InvaderCard = string;

export type Stage = "stage-1" | "stage-2" | "stage-3";

export type Phase = "setup" | "bonus-growth" | "spirit-phase" | "fast-phase" | "invader-phase" | "slow-phase" | "time-passes";

export type InvaderAction = "ravage" | "build" | "explore";

export type PowerKind = "minor" | "major" | "unique" | "innate";

export type Speed = "fast" | "slow";

export type Line = { 
/**
 * How deep it stands below the conditions and choices above it.
 */
depth: number, 
/**
 * Whether it goes on in the line of the clause before it.
 */
joins?: boolean, 
/**
 * What it says.
 */
phrase: Phrase, };

export type LandView = { land: Land, terrain: Terrain, coastal: boolean, 
/**
 * The lands it touches.
 */
neighbours: Array<Land>, 
/**
 * The pieces that can be told apart, each once.
 */
pieces: Array<PieceView>, blight: number, 
/**
 * How much Presence each seat has there.
 */
presence: Array<number>, 
/**
 * The seats that have a sacred site there.
 */
sacred_sites: Array<Seat>, 
/**
 * Whether Invaders are adjacent to nothing there.
 */
isolated: boolean, 
/**
 * How much damage at once blights the land now.
 */
land_health: number, 
/**
 * All Defend that counts there now.
 */
defend: number, 
/**
 * What the Invaders would deal there now, after Defend.
 */
ravage_damage: number, 
/**
 * The Invader actions that do not happen there this turn, as things are now.
 */
skipped: Array<InvaderAction>, };

export type PieceView = { 
/**
 * As moves write it.
 */
piece: Piece, kind: Kind, damage: number, strife: number, count: number, 
/**
 * How much damage destroys one of them there now, if it has Health.
 */
health: number | null, };

export type SpiritStage = "choosing" | "growing" | "playing" | "ready";

export type GiftView = { "gift": "element", element: Element, } | { "gift": "any-element" } | { "gift": "energy", more: number, } | { "gift": "plays", more: number, } | { "gift": "range", more: number, } | { "gift": "action", lines: Array<Line>, };

export type SlotView = { number: number | null, element: Element | null, 
/**
 * What it gives besides.
 */
gives: Array<GiftView>, 
/**
 * Whether Presence covers it.
 */
covered: boolean, };

export type BranchView = { 
/**
 * Its name in moves.
 */
track: string, slots: Array<SlotView>, 
/**
 * Spaces of other tracks, by track and place counted from zero, of which one must be uncovered before its first.
 */
after: Array<[number, number]>, };

export type ThresholdView = { reached: boolean, 
/**
 * The elements that are missing.
 */
missing: Elements, };

export type HandView = { card: Card, 
/**
 * Whether there is the Energy and the card play for it.
 */
affordable: boolean, 
/**
 * Its thresholds, as they would be if it were played.
 */
thresholds: Array<ThresholdView>, };

export type PlayedView = { card: Card, 
/**
 * Whether its Power was used this turn.
 */
used: boolean, 
/**
 * Whether its Power can be used in this phase.
 */
usable: boolean, 
/**
 * Whether it can be repeated in this phase by paying again.
 */
repeatable: boolean, thresholds: Array<ThresholdView>, };

export type InnateView = { innate: string, 
/**
 * Whether it was used this turn.
 */
used: boolean, 
/**
 * Whether it can be used in this phase.
 */
usable: boolean, thresholds: Array<ThresholdView>, };

export type SpiritView = { seat: Seat, spirit: SpiritName, stage: SpiritStage, 
/**
 * Whether there is nothing more it wants to do, or could do, in this phase.
 */
done: boolean, 
/**
 * The Growth option chosen this turn, counted from one, while its actions are done.
 */
growth_option: number | null, 
/**
 * The numbers of its actions that are left.
 */
growth_left: Array<number>, energy: number, 
/**
 * Energy gained each turn.
 */
income: number, 
/**
 * How many cards it may play each turn.
 */
plays: number, 
/**
 * How many it has played this turn.
 */
played: number, energy_track: Array<SlotView>, plays_track: Array<SlotView>, 
/**
 * The tracks besides these two.
 */
branches: Array<BranchView>, 
/**
 * Presence that was destroyed.
 */
destroyed: number, elements: Elements, hand: Array<HandView>, in_play: Array<PlayedView>, discard: Cards, 
/**
 * Forgotten Unique Powers.
 */
forgotten: Cards, innates: Array<InnateView>, 
/**
 * The cards of its Power Progression that are left; none without it.
 */
progression: Array<string> | null, 
/**
 * The keys of its Special Rules.
 */
special_rules: Array<string>, };

export type FearView = { 
/**
 * Fear since the last card was earned.
 */
generated: number, 
/**
 * How much Fear earns a card.
 */
pool: number, 
/**
 * Cards left in the Fear deck.
 */
deck: number, 
/**
 * Cards earned and not yet resolved.
 */
earned: number, 
/**
 * The Terror Level, counted from one.
 */
terror_level: number, 
/**
 * Cards to be earned before the next Terror Level; at the last level before victory.
 */
to_next_level: number, 
/**
 * Cards left for each Terror Level.
 */
left: [number, number, number], 
/**
 * The Fear cards turned over, in their order.
 */
resolved: Array<FearCard>, };

export type InvaderSpace = { card: InvaderCard, 
/**
 * The other cards there, which act after it.
 */
more: Array<InvaderCard>, lands: Array<Land>, };

export type SecondSpace = { cards: Array<InvaderCard>, lands: Array<Land>, };

export type InvadersView = { ravage: InvaderSpace | null, build: InvaderSpace | null, 
/**
 * The second space for Builds, which acts before the Ravage; none where there is no such space.
 */
second_build: SecondSpace | null, 
/**
 * The card that was just revealed, until the cards move on.
 */
explore: InvaderSpace | null, 
/**
 * The stage of the next card; none if the deck is empty.
 */
next_stage: Stage | null, 
/**
 * The cards that may come next.
 */
possible: Array<InvaderCard>, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Their stages, the top card first, as far as they are known.
 */
stages: Array<Stage | null>, 
/**
 * The cards discarded, in their order.
 */
discard: Array<InvaderCard>, 
/**
 * Whether Stage II cards escalate.
 */
escalation: boolean, };

export type PowersView = { 
/**
 * Cards left in the deck of Minor Powers.
 */
minor_deck: number, minor_discard: Cards, 
/**
 * Cards left in the deck of Major Powers.
 */
major_deck: number, major_discard: Cards, };

export type CounterView = { 
/**
 * The key of its name.
 */
name: string, now: number, 
/**
 * The number at which it happens.
 */
limit: number, 
/**
 * Whether it happens at that number or below, and not at that number or above.
 */
falling: boolean, 
/**
 * The lands where it is so near, if it is about single lands.
 */
lands: Array<Land>, };

export type AdversaryView = { adversary: AdversaryName, level: number, 
/**
 * How near it is to winning by its loss condition; none if it has none.
 */
loss: CounterView | null, };

export type ScenarioName = string;

export type ScenarioView = { scenario: ScenarioName, 
/**
 * How near its loss condition is; none if it has none.
 */
loss: CounterView | null, 
/**
 * How near its own way to victory is; none if it wins as usual.
 */
victory: CounterView | null, 
/**
 * The lands that it speaks of: the Inner Lands.
 */
lands: Array<Land>, };

export type BlightView = { 
/**
 * Whether the island is healthy.
 */
healthy: boolean, 
/**
 * The card that was turned up; none while its healthy side is up, which tells nothing.
 */
card: BlightCard | null, };

export type EventView = { card: EventCard, 
/**
 * The key of the main part that holds now; none if the players choose.
 */
holds: string | null, 
/**
 * How many of its three parts are still to come: 3 before the first; none if it is done.
 */
left: number | null, 
/**
 * What is put together for the price of a choice, if that is open.
 */
price: PriceView | null, };

export type PriceView = { 
/**
 * The Energy that it costs in all.
 */
energy: number, 
/**
 * What is still to be paid.
 */
left: number, 
/**
 * What elements of the Spirits count.
 */
aid: number, 
/**
 * What was put in, by seat.
 */
put: Array<PutView>, };

export type PutView = { seat: Seat, energy: number, discarded: Array<Card>, forgotten: Array<Card>, };

export type ActionView = { 
/**
 * The id of the Power or of the Fear card.
 */
source: string, 
/**
 * The Terror Level at which the Fear card is resolved; none for a Power.
 */
terror_level: number | null, 
/**
 * Who uses it; for a Fear card the player in turn.
 */
user: Seat, 
/**
 * The land it targets.
 */
land: Land | null, 
/**
 * The Spirit it targets.
 */
target: Seat | null, 
/**
 * The land from which it was targeted, if it has to be known.
 */
origin: Land | null, 
/**
 * Whether it is a repeat.
 */
repeat: boolean, 
/**
 * The numbers of the thresholds used so far.
 */
thresholds: Array<number>, };

export type LastingView = { 
/**
 * The id of the Power or Fear card it comes from.
 */
source: string, 
/**
 * The land it speaks of as "here".
 */
land: Land | null, 
/**
 * Who made it.
 */
user: Seat, 
/**
 * The Spirit it speaks of as its target.
 */
target: Seat, 
/**
 * How often it can still be used; 0 if it is not counted.
 */
left: number, 
/**
 * What it says.
 */
lines: Array<Line>, };

export type QuestionView = { 
/**
 * Who may decide.
 */
seats: Array<Seat>, 
/**
 * What is asked.
 */
phrase: Phrase, 
/**
 * The id of the Power or Fear card that asks; none if the rules do.
 */
source: string | null, 
/**
 * What each alternative says in the order of their numbers; if yes or no is asked, what yes means.
 */
choices: Array<Array<Line>>, 
/**
 * The cards that were drawn to choose from.
 */
drawn: Array<Card>, 
/**
 * The lands among the answers in which nothing would come of it as things stand.
 */
idle: Array<Land>, 
/**
 * The Growth actions that ask nothing, by number: nothing depends on when they are done.
 */
at_once: Array<number>, };

export type View = { status: string, 
/**
 * The turn, counted from one; 0 during the bonus Growth.
 */
turn: number, phase: Phase, players: number, 
/**
 * The boxes that it is played with.
 */
boxes: Array<BoxName>, 
/**
 * The boards in the order of the seats whose Spirits start there.
 */
boards: Array<BoardName>, 
/**
 * How they lie side by side.
 */
layout: Arrangement, 
/**
 * The lands by letter and number.
 */
lands: Array<LandView>, 
/**
 * The Spirits in the order of the seats.
 */
spirits: Array<SpiritView>, fear: FearView, 
/**
 * What must be gone from the island to win now.
 */
to_be_gone: Array<Kind>, 
/**
 * Blight in the pool.
 */
blight_pool: number, 
/**
 * The Blight card; none where the game has only a pool.
 */
blight: BlightView | null, 
/**
 * The adversaries, the leading one first.
 */
adversaries: Array<AdversaryView>, 
/**
 * The Event card of this Invader phase, or the last one.
 */
event: EventView | null, scenario: ScenarioView | null, invaders: InvadersView, powers: PowersView, 
/**
 * What lasts until the turn ends.
 */
lasting: Array<LastingView>, 
/**
 * The Power in use or the Fear card being resolved.
 */
action: ActionView | null, 
/**
 * What has to be decided now, and by whom.
 */
questions: Array<QuestionView>, };

export type Event = { "event": "turn-began", turn: number, } | { "event": "phase-began", phase: Phase, } | { "event": "grew", seat: Seat, option: number, } | { "event": "reclaimed", seat: Seat, cards: number, } | { "event": "took-back", seat: Seat, card: Card, } | { "event": "gained-energy", seat: Seat, amount: number, energy: number, } | { "event": "income", seat: Seat, amount: number, energy: number, } | { "event": "paid-energy", seat: Seat, amount: number, energy: number, } | { "event": "added-presence", seat: Seat, land: Land, } | { "event": "moved-presence", seat: Seat, from: Land, to: Land, } | { "event": "lost-presence", seat: Seat, land: Land, } | { "event": "lost-from-track", seat: Seat, } | { "event": "drowned", seat: Seat, health: number, } | { "event": "returned-presence", seat: Seat, land: Land, } | { "event": "power-drawn", card: Card, } | { "event": "gained-card", seat: Seat, card: Card, } | { "event": "progressed", seat: Seat, card: Card, } | { "event": "forgot", seat: Seat, card: Card, } | { "event": "discarded", seat: Seat, card: Card, } | { "event": "gave", seat: Seat, to: Seat, card: Card, } | { "event": "gained-element", seat: Seat, element: Element, } | { "event": "played", seat: Seat, card: Card, } | { "event": "is-ready", seat: Seat, } | { "event": "used", seat: Seat, card: Card, } | { "event": "used-innate", seat: Seat, innate: string, } | { "event": "repeated", seat: Seat, card: Card, } | { "event": "targeted-land", land: Land, } | { "event": "targeted-spirit", seat: Seat, } | { "event": "threshold", number: number, } | { "event": "feared", amount: number, } | { "event": "earned-fear", } | { "event": "terror-rose", level: number, } | { "event": "fear-turned", card: FearCard, level: number, } | { "event": "share-played", seat: Seat, } | { "event": "damaged", piece: Piece, land: Land, amount: number, } | { "event": "destroyed", kind: Kind, land: Land, count: number, } | { "event": "removed", piece: Piece, land: Land, } | { "event": "replaced", piece: Piece, with: Kind, count: number, land: Land, } | { "event": "pushed", piece: Piece, from: Land, to: Land, } | { "event": "gathered", piece: Piece, from: Land, to: Land, } | { "event": "moved", piece: Piece, from: Land, to: Land, } | { "event": "added", kind: Kind, land: Land, count: number, } | { "event": "strifed", piece: Piece, land: Land, } | { "event": "lost-strife", piece: Piece, land: Land, } | { "event": "defended", land: Land, amount: number, } | { "event": "lasts", source: string, } | { "event": "blighted", land: Land, } | { "event": "cascaded", from: Land, } | { "event": "blight-missing", } | { "event": "blight-turned", card: BlightCard, blight: number, } | { "event": "event-drawn", card: EventCard, idle: boolean, } | { "event": "blight-left", } | { "event": "fear-card-added", } | { "event": "fear-card-left", } | { "event": "cleansed", land: Land, } | { "event": "second-build-ended", } | { "event": "dreamt", kind: Kind, land: Land, count: number, } | { "event": "fear-seen", card: FearCard, place: number, } | { "event": "declined", seat: Seat, } | { "event": "ravaged", land: Land, damage: number, } | { "event": "counterattacked", land: Land, damage: number, } | { "event": "skipped", land: Land, action: InvaderAction, } | { "event": "built", kind: Kind, land: Land, } | { "event": "invaders-revealed", card: InvaderCard, } | { "event": "escalated", land: Land, } | { "event": "explored", land: Land, } | { "event": "advanced", } | { "event": "avenged", land: Land, damage: number, } | { "event": "rule-acted", rule: string, } | { "event": "time-passed", } | { "event": "won", "terror-level": number, sacrifice: boolean, } | { "event": "lost", defeat: string, };

export type ThresholdFacts = { elements: Elements, lines: Array<Line>, };

export type PowerFacts = { power: string, kind: PowerKind, 
/**
 * The Energy it costs; 0 for an Innate Power.
 */
cost: number, speed: Speed, elements: Elements, 
/**
 * The Range; none if it targets a Spirit.
 */
range: number | null, 
/**
 * Whether Range is measured from sacred sites only.
 */
from_sacred_site: boolean, 
/**
 * The terrains Range is measured from; any if there are none.
 */
from_terrains: Array<Terrain>, 
/**
 * What can be targeted, in words.
 */
target: Array<Phrase>, 
/**
 * What it does, in words.
 */
lines: Array<Line>, thresholds: Array<ThresholdFacts>, 
/**
 * What its text speaks of, for a search.
 */
verbs: Array<string>, };

export type SpecialFacts = { 
/**
 * The key of its name.
 */
name: string, phrase: Phrase, };

export type GrowthFacts = { actions: Array<Phrase>, };

export type SlotFacts = { number: number | null, element: Element | null, 
/**
 * What it gives besides.
 */
gives: Array<GiftView>, };

export type SpiritFacts = { spirit: SpiritName, special_rules: Array<SpecialFacts>, growth: Array<GrowthFacts>, energy_track: Array<SlotFacts>, plays_track: Array<SlotFacts>, innates: Array<PowerFacts>, 
/**
 * Its Unique Powers, which are among the Power cards.
 */
uniques: Array<string>, progression: Array<string>, };

export type FearFacts = { card: FearCard, 
/**
 * What it does at Terror Level I, II and III.
 */
levels: Array<Array<Line>>, };

export type InvaderFacts = { card: InvaderCard, stage: Stage, terrains: Array<Terrain>, coastal: boolean, escalation: boolean, phrase: Phrase, };

export type LevelFacts = { 
/**
 * The key of its name; none at the foot, which adds nothing.
 */
name: string | null, difficulty: number, 
/**
 * The Fear cards for each Terror Level.
 */
fear_cards: Array<number>, 
/**
 * The stages of the Invader deck from the top on, as digits with dashes between the groups.
 */
deck: string, 
/**
 * What it adds to the levels below it.
 */
lines: Array<Line>, };

export type AdversaryFacts = { adversary: AdversaryName, 
/**
 * The key of the name of its escalation.
 */
escalation: string, escalation_lines: Array<Line>, 
/**
 * The key of the name of what else loses the game; none if nothing does.
 */
loss: string | null, loss_lines: Array<Line>, 
/**
 * From level 0 on.
 */
levels: Array<LevelFacts>, };

export type RuleFacts = { 
/**
 * The key of its name.
 */
name: string, lines: Array<Line>, };

export type ScenarioFacts = { scenario: ScenarioName, 
/**
 * What it adds to the difficulty.
 */
difficulty: number, 
/**
 * What is done at the end of the setup.
 */
setup_lines: Array<Line>, 
/**
 * What wins, if that is not the usual.
 */
victory_lines: Array<Line>, 
/**
 * The key of the name of what else loses the game; none if nothing does.
 */
loss: string | null, loss_lines: Array<Line>, rules: Array<RuleFacts>, };

export type BlightFacts = { card: BlightCard, still_healthy: boolean, 
/**
 * The Blight put on it for each player.
 */
per_player: number, lines: Array<Line>, };

export type EventPartFacts = { 
/**
 * The key of its name.
 */
name: string, 
/**
 * When it holds; none if that is chosen, or always.
 */
when: Phrase | null, lines: Array<Line>, };

export type EventFacts = { card: EventCard, 
/**
 * Whether the players choose one of the main parts.
 */
chosen: boolean, 
/**
 * What the main part can be.
 */
main: Array<EventPartFacts>, 
/**
 * What the tokens do.
 */
tokens: EventPartFacts | null, 
/**
 * What the Dahan do.
 */
dahan: EventPartFacts | null, };

export type Catalogue = { 
/**
 * The Power cards: Minor, Major, Unique.
 */
powers: Array<PowerFacts>, spirits: Array<SpiritFacts>, fear_cards: Array<FearFacts>, invader_cards: Array<InvaderFacts>, adversaries: Array<AdversaryFacts>, blight_cards: Array<BlightFacts>, event_cards: Array<EventFacts>, scenarios: Array<ScenarioFacts>, };

export type Verb = "grow" | "act" | "track-action" | "play" | "ritual" | "ready" | "use" | "use-fewer" | "innate" | "innate-fewer" | "repeat" | "repeat-fewer" | "go" | "land" | "spirit" | "track" | "from" | "destroyed" | "minor" | "major" | "keep" | "forget" | "discard" | "put" | "reclaim" | "give" | "element" | "pick" | "send" | "presence" | "reveal" | "choose" | "yes" | "no" | "skip";
