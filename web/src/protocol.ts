// The messages between server and client. Written by `make types`: do not edit.

export type Seat = number;

export type RuleId = string;

export type Arg = { 
/**
 * The key of the name.
 */
name: string, } | { 
/**
 * The keys of the names.
 */
names: Array<string>, } | { 
/**
 * The messages.
 */
phrases: Array<Phrase>, } | { 
/**
 * As it is written.
 */
text: string, } | number | { 
/**
 * Which seat.
 */
seat: Seat, };

export type Phrase = { 
/**
 * Names the message in the text files.
 */
key: string, 
/**
 * What stands in the message's gaps.
 */
args: Record<string, Arg>, };

export type Topic = { 
/**
 * Names the topic in [`Rule::topic`].
 */
id: string, 
/**
 * The heading in English.
 */
en: string, 
/**
 * The heading in Russian.
 */
ru: string, };

export type Rule = { 
/**
 * The id that code, tests and log cite.
 */
id: RuleId, 
/**
 * The heading it stands under.
 */
topic: string, 
/**
 * The statement in English.
 */
en: string, 
/**
 * The statement in Russian.
 */
ru: string, 
/**
 * Where it comes from, if not plainly from the rulebook; in English.
 */
note_en: string, 
/**
 * The same in Russian.
 */
note_ru: string, };

export type Ruling = { 
/**
 * The id that code, tests and log cite.
 */
id: RuleId, 
/**
 * The rules it interprets.
 */
rules: Array<RuleId>, 
/**
 * The question in English.
 */
question_en: string, 
/**
 * The question in Russian.
 */
question_ru: string, 
/**
 * The answer in English.
 */
answer_en: string, 
/**
 * The answer in Russian.
 */
answer_ru: string, 
/**
 * The reason in English.
 */
why_en: string, 
/**
 * The reason in Russian.
 */
why_ru: string, };

export type Rulebook = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Rises when a rule changes so that old records would play differently.
 */
version: number, 
/**
 * The game's name in English.
 */
title_en: string, 
/**
 * The game's name in Russian.
 */
title_ru: string, 
/**
 * The headings in their order.
 */
topics: Array<Topic>, 
/**
 * The rules in their order.
 */
rules: Array<Rule>, 
/**
 * The rulings in their order.
 */
rulings: Array<Ruling>, };

export type Shape = "one" | "per-seat" | "set";

export type Group = "table" | "contents" | "challenge" | "cast" | "place";

export type Need = { 
/**
 * The value that has the need; none if it is the option, as soon as it is not at its default.
 */
value: string | null, 
/**
 * The other option.
 */
key: string, 
/**
 * The values of the other option, of which one has to be chosen.
 */
values: Array<string>, };

export type SetupOption = { 
/**
 * The option's name in records and on the command line.
 */
key: string, 
/**
 * The values that can be chosen.
 */
values: Array<string>, 
/**
 * How many of them, and for whom.
 */
shape: Shape, 
/**
 * The value that leaves it to the lot or to the rules, such as `random`; it stands alone.
 */
open: string | null, 
/**
 * The value if nothing is chosen.
 */
default: string, 
/**
 * What the option or a value of it makes sense with.
 */
needs: Array<Need>, 
/**
 * The options of a group stand together.
 */
group: Group, };

export type Conflict = { 
/**
 * The options it is about, the one to change first.
 */
options: Array<string>, 
/**
 * What is wrong and what would be right, in English, for those who write programs.
 */
problem: string, 
/**
 * The same for a person; none if a value is none of those listed.
 */
phrase: Phrase | null, };

export type Meaning = { 
/**
 * How hard the game is, where it has a number for that.
 */
difficulty: number | null, 
/**
 * Everything that does not fit together; none if it can be played.
 */
conflicts: Array<Conflict>, };

export type Titles = { en: string, ru: string, };

export type SeatRange = { 
/**
 * The fewest.
 */
least: number, 
/**
 * The most.
 */
most: number, };

export type GameInfo = { 
/**
 * The id by which the game is asked for.
 */
id: string, 
/**
 * What people call it.
 */
title: Titles, 
/**
 * The version of its rules.
 */
rules_version: number, 
/**
 * How many can play.
 */
seats: SeatRange, 
/**
 * What can be chosen before it.
 */
options: Array<SetupOption>, 
/**
 * Whether somebody may do something of their own just before another's move reveals something.
 */
reactions: boolean, };

export type TableMove = { 
/**
 * The move as it is written.
 */
move: string, 
/**
 * What it is, for a person.
 */
phrase: Phrase, 
/**
 * The rules behind it, the most telling first.
 */
rules: Array<RuleId>, };

export type MoveNews = [number, number] | TableMove;

export type TableEvent = { 
/**
 * The event as JSON, in the game's own words.
 */
event: unknown, 
/**
 * What happened, for a person.
 */
phrase: Phrase, 
/**
 * The rules behind it, the most telling first.
 */
rules: Array<RuleId>, 
/**
 * Whether a log shows it as a heading: the event that begins a turn.
 */
heading?: boolean, 
/**
 * What it changed in what the viewer sees; none if it changed nothing, or if nobody watched.
 */
changes?: Array<Change>, };

export type TableStatus = { "result": "playing" } | { "result": "won" } | { "result": "lost", 
/**
 * Why; the first word tells the kind.
 */
defeat: string, 
/**
 * Why, for a person.
 */
phrase: Phrase, 
/**
 * The rules behind it, the most telling first.
 */
rules: Array<RuleId>, };

export type TableState = { 
/**
 * How many moves were made.
 */
moves_made: number, 
/**
 * How many can be taken back without forgetting anything that chance has shown.
 */
free_undos: number, 
/**
 * Whether the game goes on, and how it ended.
 */
status: TableStatus, 
/**
 * The seats that have a move now.
 */
to_move: Array<Seat>, 
/**
 * The seats that have to act before the game goes on.
 */
waits_for: Array<Seat>, 
/**
 * Those of them that have to act in the turn of somebody else.
 */
pressed: Array<Seat>, 
/**
 * The part that each seat plays, such as a Spirit; none if the seats are alike.
 */
roles: Array<string | null>, 
/**
 * What the viewer sees, in the game's own words.
 */
view: unknown, 
/**
 * The seed, once the game is over and nothing is secret any more.
 */
seed: string | null, };

export type SeatMoves = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its moves.
 */
moves: Array<TableMove>, };

export type Change = [(string | number)[], unknown];

export type TableNews = { 
/**
 * How many moves were made.
 */
moves_made: number, 
/**
 * How many can be taken back without forgetting anything that chance has shown.
 */
free_undos: number, 
/**
 * Whether the game goes on, and how it ended.
 */
status: TableStatus, 
/**
 * The seats that have a move now.
 */
to_move: Array<Seat>, 
/**
 * The seats that have to act before the game goes on.
 */
waits_for: Array<Seat>, 
/**
 * Those of them that have to act in the turn of somebody else.
 */
pressed: Array<Seat>, 
/**
 * What is different in what the viewer sees besides what the events of the log have changed; all else in it is
 * as it was.
 */
changes: Array<Change>, 
/**
 * The seed, once the game is over and nothing is secret any more.
 */
seed: string | null, };

export type SeatNews = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its moves.
 */
moves: Array<MoveNews>, };

export type LogEntry = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * The move.
 */
action: TableMove, 
/**
 * What happened.
 */
events: Array<TableEvent>, 
/**
 * Whether chance has shown something in it.
 */
revealed?: boolean, };

export type Language = "en" | "ru";

export type BotKind = "random" | "heuristic";

export type Visibility = "public" | "link";

export type RoomSettings = { 
/**
 * Whether the lobby lists it.
 */
visibility: Visibility, 
/**
 * For how many seconds a draw is announced while others hold cards they could play; 0 for never. Games without
 * reactions announce nothing, whatever it says.
 */
pause_seconds: number, };

export type Holder = { "kind": "free" } | { "kind": "person", 
/**
 * The name shown.
 */
name: string, 
/**
 * The language spoken.
 */
language: Language, } | { "kind": "bot", 
/**
 * Which.
 */
bot: BotKind, };

export type RoomSeat = { 
/**
 * Who plays it.
 */
holder: Holder, 
/**
 * Whether it is one's own.
 */
own: boolean, 
/**
 * Whether its person is connected.
 */
present: boolean, 
/**
 * Whether its person has been away for so long that those who sit may free it or give it to a bot.
 */
abandoned: boolean, 
/**
 * Whether a bot plays it in one's own place, so that one may have it back.
 */
stands_in: boolean, };

export type RoomInfo = { 
/**
 * The id in its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was chosen before the game, option by option; empty if it began from a file.
 */
setup: Array<[string, string]>, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened_ms: number, 
/**
 * The seats in their order.
 */
seats: Array<RoomSeat>, 
/**
 * Whether somebody may do something of their own just before another's move reveals something, so that draws
 * are announced.
 */
reactions: boolean, 
/**
 * How many look on.
 */
spectators: number, 
/**
 * How it works.
 */
settings: RoomSettings, 
/**
 * The room of the next game, if there is one.
 */
rematch: string | null, 
/**
 * The seats whose people would like another game before this one is over.
 */
rematch_asked: Array<Seat>, 
/**
 * Whether it was dealt from a seed that somebody knows, and with it all that chance will decide.
 */
known_seed: boolean, 
/**
 * Whether it met an error and is kept as it was.
 */
frozen: boolean, 
/**
 * Whether it is frozen because its last moves are of another version of the program, which this one cannot follow.
 */
outdated: boolean, };

export type RefusalCode = "bad-message" | "illegal" | "late" | "not-your-seat" | "seat-taken" | "no-such-seat" | "not-seated" | "nothing-open" | "no-such-branch" | "nothing-to-undo" | "no-such-room" | "no-such-game" | "no-such-code" | "bad-setup" | "bad-file" | "bad-text" | "too-much" | "frozen" | "outdated" | "not-over" | "broken" | "too-slow" | "foreign";

export type Refusal = { 
/**
 * Names the reason for programs; the texts of the client have a sentence for each.
 */
code: RefusalCode, 
/**
 * What exactly, in English, for those who write programs.
 */
detail: string, 
/**
 * The reason by the rules, if they forbid a move.
 */
reason: Phrase | null, 
/**
 * The rule that forbids it.
 */
rule: RuleId | null, };

export type Speaker = { 
/**
 * The name shown.
 */
name: string, 
/**
 * The first own seat; none for a spectator.
 */
seat: Seat | null, };

export type ChatLine = { 
/**
 * Who said it.
 */
by: Speaker, 
/**
 * What was said.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * How many moves had been made.
 */
moves_made: number, };

export type Mark = { "mark": "ring", 
/**
 * The thing's id.
 */
thing: string, 
/**
 * The id of what is planned there, such as a card; none if it only marks the place.
 */
about?: string, } | { "mark": "arrow", 
/**
 * Where it begins.
 */
from: string, 
/**
 * Where it ends.
 */
to: string, 
/**
 * The id of what is planned there, such as a card; none if it only marks the place.
 */
about?: string, };

export type Marks = { 
/**
 * Who drew it.
 */
by: Speaker, 
/**
 * The marks.
 */
marks: Array<Mark>, 
/**
 * How many moves had been made when they were drawn.
 */
moves_made: number, };

export type Pause = { 
/**
 * Who draws.
 */
seat: Seat, 
/**
 * The move that was announced.
 */
move: string, 
/**
 * Milliseconds until it is made, from when this was sent.
 */
left_ms: number, 
/**
 * Who called "wait", by the name shown.
 */
held_by: string | null, 
/**
 * The seats whose people may call "wait".
 */
may_wait: Array<Seat>, };

export type UndoPlan = { 
/**
 * The numbers of the moves that go.
 */
takes: Array<number>, 
/**
 * The seats whose people have to agree; none if it can be done at once.
 */
needs: Array<Seat>, 
/**
 * Whether something hidden has come to light since.
 */
revealed: boolean, 
/**
 * Whether all that is hidden is dealt anew, because the game has ended and its seed was told.
 */
redeals: boolean, };

export type Proposal = { 
/**
 * Who proposed it.
 */
by: Speaker, 
/**
 * The numbers of the moves that would go.
 */
takes: Array<number>, 
/**
 * The seats whose people have agreed.
 */
agreed: Array<Seat>, 
/**
 * The seats whose people have not answered yet.
 */
open: Array<Seat>, 
/**
 * Milliseconds until it is done without those who are away, from when this was sent; none while somebody who is
 * here has not answered.
 */
left_ms: number | null, };

export type TakenBack = { 
/**
 * Who took them back.
 */
by: Speaker, 
/**
 * How many there were.
 */
count: number, 
/**
 * The first few of them, without what happened in them.
 */
moves: Array<LogEntry>, 
/**
 * How many moves are left: in the log it stands after that many.
 */
left: number, 
/**
 * Whether all that is hidden was dealt anew, because the game had ended and its seed was told.
 */
redealt: boolean, };

export type Branch = { 
/**
 * Names it in requests.
 */
id: number, 
/**
 * Who began it.
 */
by: string, 
/**
 * Whether it is the own one: only then it can be played, shared and thrown away.
 */
own: boolean, 
/**
 * Whether the others see it.
 */
shared: boolean, 
/**
 * After how many moves of the game it begins.
 */
at: number, 
/**
 * Its moves since then.
 */
log: Array<LogEntry>, 
/**
 * How it stands.
 */
table: TableState, 
/**
 * The seats that have a move now, for whoever may play here.
 */
moves: Array<SeatMoves>, };

export type Chance = { 
/**
 * What, as a word of the game: `floods`, `sinks`.
 */
what: string, 
/**
 * How likely, from 0 to 1.
 */
probability: number, };

export type ThingOdds = { 
/**
 * The thing's id.
 */
thing: string, 
/**
 * What may happen to it.
 */
chances: Array<Chance>, };

export type Danger = { 
/**
 * What would happen, for a person.
 */
phrase: Phrase, 
/**
 * The things on the board that it is about.
 */
things: Array<string>, 
/**
 * How likely, from 0 to 1.
 */
probability: number, 
/**
 * The rules behind it.
 */
rules: Array<RuleId>, };

export type OddsLine = { 
/**
 * What kind of line it is, as a word of the game: `exorcism`, `yin`.
 */
topic: string, 
/**
 * The ids of the things that it is about; their order is the same in all lines of a topic.
 */
things: Array<string>, 
/**
 * The ids of what would be used for it in addition.
 */
with: Array<string>, 
/**
 * What it is, for a person.
 */
phrase: Phrase, 
/**
 * How likely which outcome is.
 */
chances: Array<Chance>, };

export type Forecast = { 
/**
 * What the numbers speak of, such as "the 2 treasure cards and 3 flood cards of this turn".
 */
about: Phrase | null, 
/**
 * The things on the board that something may happen to.
 */
things: Array<ThingOdds>, 
/**
 * What could lose the game in these draws, the likeliest first.
 */
dangers: Array<Danger>, 
/**
 * How likely any of the dangers is, from 0 to 1.
 */
lose: number, 
/**
 * Other numbers worth knowing, as sentences.
 */
notes: Array<Phrase>, 
/**
 * Numbers that speak of several things at once, or of what somebody could do.
 */
lines?: Array<OddsLine>, };

export type Preview = { 
/**
 * The seat that was asked about.
 */
seat: Seat, 
/**
 * The move that was asked about.
 */
move: string, 
/**
 * Why it is not allowed; none if it is.
 */
refusal: Refusal | null, 
/**
 * What happens up to the point where chance decides.
 */
events: Array<TableEvent>, 
/**
 * The game after the move, if chance has no part in it.
 */
table: TableState | null, 
/**
 * The moves that the seat would have then, if it is one's own.
 */
moves: Array<TableMove>, 
/**
 * What chance could decide next, with how likely it is from 0 to 1.
 */
outcomes: Array<[string, number]>, };

export type Suggestion = { 
/**
 * The seat that was asked about.
 */
seat: Seat, 
/**
 * The moves in their order; none if its next move is a decision of its own.
 */
moves: Array<TableMove>, 
/**
 * What happens in the course of them up to the point where chance decides.
 */
events: Array<TableEvent>, 
/**
 * The game after them, if chance has no part in it.
 */
table: TableState | null, };

export type Tell = { "tell": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The number of this state of the room; ask for what came after it by `?since=`.
 */
version: number, 
/**
 * The room.
 */
room: RoomInfo, 
/**
 * The game.
 */
table: TableState, 
/**
 * The moves that the own seats may make now.
 */
moves: Array<SeatMoves>, 
/**
 * The moves so far, or since the version asked for.
 */
log: Array<LogEntry>, 
/**
 * What was taken back, the last few times.
 */
taken_back: Array<TakenBack>, 
/**
 * What was said, the last lines.
 */
chat: Array<ChatLine>, 
/**
 * What everybody has drawn on the board.
 */
marks: Array<Marks>, 
/**
 * The what-ifs that can be seen.
 */
branches: Array<Branch>, 
/**
 * The draw that is announced.
 */
pause: Pause | null, 
/**
 * What is to be agreed on.
 */
proposal: Proposal | null, } | { "tell": "update", 
/**
 * The number of this state of the room.
 */
version: number, 
/**
 * How many moves of those known before still stand; fewer if some were taken back.
 */
keep: number, 
/**
 * What was taken back, if anything.
 */
taken_back?: TakenBack, 
/**
 * The moves after those: new ones, or those that stay although some before them were taken back.
 */
log: Array<LogEntry>, 
/**
 * The game, by what changed since the message before.
 */
table: TableNews, 
/**
 * The moves that the own seats may make now, by those of the message before.
 */
moves: Array<SeatNews>, } | { "tell": "room", 
/**
 * The number of this state of the room.
 */
version: number, 
/**
 * The room.
 */
room: RoomInfo, 
/**
 * The game, if the recipient may see something else of it now.
 */
table?: TableState, 
/**
 * The moves that the own seats may make now, if a seat has changed hands.
 */
moves?: Array<SeatMoves>, } | { "tell": "chat", 
/**
 * What.
 */
line: ChatLine, } | { "tell": "ping", 
/**
 * Who.
 */
by: Speaker, 
/**
 * The thing's id.
 */
thing: string, } | { "tell": "drawn", 
/**
 * What, in place of what they had drawn before.
 */
marks: Marks, } | { "tell": "pause", 
/**
 * The draw, if one is announced.
 */
pause: Pause | null, } | { "tell": "proposal", 
/**
 * What, if anything.
 */
proposal: Proposal | null, } | { "tell": "branch", 
/**
 * How it stands now.
 */
branch: Branch, } | { "tell": "branch-gone", 
/**
 * Which.
 */
branch: number, } | { "tell": "rematch", 
/**
 * Its id.
 */
room: string, } | { "tell": "done", 
/**
 * The request's number.
 */
id: number, } | { "tell": "refused", 
/**
 * The request's number; none if the message had none.
 */
id: number | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "tell": "previewed", 
/**
 * The request's number.
 */
id: number, 
/**
 * What would come of the move.
 */
preview: Preview, } | { "tell": "suggested", 
/**
 * The request's number.
 */
id: number, 
/**
 * What may well be done.
 */
suggestion: Suggestion, } | { "tell": "undo-planned", 
/**
 * The request's number.
 */
id: number, 
/**
 * What it would take back.
 */
plan: UndoPlan, } | { "tell": "forecast", 
/**
 * The request's number.
 */
id: number, 
/**
 * What may come.
 */
forecast: Forecast, };

export type RematchSeed = "same" | "new";

export type Ask = { "ask": "play", 
/**
 * For which of the own seats.
 */
seat: Seat, 
/**
 * The move as it is written in [`SeatMoves`](crate::SeatMoves).
 */
move: string, 
/**
 * The version of the room that the client has seen. If others moved since, the move is made as long as it
 * still means the same.
 */
seen: number, 
/**
 * Whether to make it only if chance decides nothing in it. A move that would reveal something is then
 * answered with what would come of it, as if a preview had been asked for.
 */
unless_reveals?: boolean, } | { "ask": "preview", 
/**
 * For which seat; anybody may ask for any.
 */
seat: Seat, 
/**
 * The move.
 */
move: string, 
/**
 * Moves of the seat that would be made before it, and are not made either.
 */
after?: Array<string>, 
/**
 * In which what-if; the game itself if none.
 */
branch?: number, } | { "ask": "suggest", 
/**
 * For which of the own seats; in a what-if for any.
 */
seat: Seat, 
/**
 * In which what-if; the game itself if none.
 */
branch?: number, } | { "ask": "undo", 
/**
 * The number of the move.
 */
number: number, 
/**
 * The version of the room that the client has seen.
 */
seen: number, 
/**
 * Whether to do it, or to propose it to those who have to agree, even if something came to light since or
 * moves of others go too. Without it, such an undo is only answered with what it would take back.
 */
sure: boolean, } | { "ask": "agree", 
/**
 * Whether to agree.
 */
yes: boolean, } | { "ask": "wait" } | { "ask": "go-on" } | { "ask": "sit", 
/**
 * Which.
 */
seat: Seat, } | { "ask": "stand", 
/**
 * Which.
 */
seat: Seat, } | { "ask": "seat-bot", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which bot.
 */
bot: BotKind, } | { "ask": "unseat-bot", 
/**
 * Which seat; it becomes the own one.
 */
seat: Seat, } | { "ask": "free-seat", 
/**
 * Which.
 */
seat: Seat, } | { "ask": "introduce", 
/**
 * The name to show.
 */
name: string, 
/**
 * The language.
 */
language: Language, } | { "ask": "settings", 
/**
 * All settings anew.
 */
settings: RoomSettings, } | { "ask": "rematch", 
/**
 * Whether to deal the same game.
 */
seed: RematchSeed, } | { "ask": "say", 
/**
 * What.
 */
text: string, } | { "ask": "ping", 
/**
 * The thing's id, such as a tile's.
 */
thing: string, } | { "ask": "draw", 
/**
 * All marks; none to wipe them away.
 */
marks: Array<Mark>, } | { "ask": "forecast", 
/**
 * In which what-if; the game itself if none.
 */
branch?: number, } | { "ask": "branch", 
/**
 * After how many moves of the game.
 */
at: number, 
/**
 * Whether the others see it.
 */
shared: boolean, } | { "ask": "branch-play", 
/**
 * Which.
 */
branch: number, 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The move.
 */
move: string, 
/**
 * Whether to make it only if chance decides nothing in it, as in the game itself.
 */
unless_reveals?: boolean, } | { "ask": "branch-undo", 
/**
 * Which.
 */
branch: number, 
/**
 * How many moves stay.
 */
to: number, } | { "ask": "branch-share", 
/**
 * Which.
 */
branch: number, 
/**
 * Whether the others see it.
 */
shared: boolean, } | { "ask": "branch-drop", 
/**
 * Which.
 */
branch: number, } | { "ask": "alive" };

export type AskFrame = { 
/**
 * Chosen by the client; the answer carries the same.
 */
id: number, } & ({ "ask": "play", 
/**
 * For which of the own seats.
 */
seat: Seat, 
/**
 * The move as it is written in [`SeatMoves`](crate::SeatMoves).
 */
move: string, 
/**
 * The version of the room that the client has seen. If others moved since, the move is made as long as it
 * still means the same.
 */
seen: number, 
/**
 * Whether to make it only if chance decides nothing in it. A move that would reveal something is then
 * answered with what would come of it, as if a preview had been asked for.
 */
unless_reveals?: boolean, } | { "ask": "preview", 
/**
 * For which seat; anybody may ask for any.
 */
seat: Seat, 
/**
 * The move.
 */
move: string, 
/**
 * Moves of the seat that would be made before it, and are not made either.
 */
after?: Array<string>, 
/**
 * In which what-if; the game itself if none.
 */
branch?: number, } | { "ask": "suggest", 
/**
 * For which of the own seats; in a what-if for any.
 */
seat: Seat, 
/**
 * In which what-if; the game itself if none.
 */
branch?: number, } | { "ask": "undo", 
/**
 * The number of the move.
 */
number: number, 
/**
 * The version of the room that the client has seen.
 */
seen: number, 
/**
 * Whether to do it, or to propose it to those who have to agree, even if something came to light since or
 * moves of others go too. Without it, such an undo is only answered with what it would take back.
 */
sure: boolean, } | { "ask": "agree", 
/**
 * Whether to agree.
 */
yes: boolean, } | { "ask": "wait" } | { "ask": "go-on" } | { "ask": "sit", 
/**
 * Which.
 */
seat: Seat, } | { "ask": "stand", 
/**
 * Which.
 */
seat: Seat, } | { "ask": "seat-bot", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which bot.
 */
bot: BotKind, } | { "ask": "unseat-bot", 
/**
 * Which seat; it becomes the own one.
 */
seat: Seat, } | { "ask": "free-seat", 
/**
 * Which.
 */
seat: Seat, } | { "ask": "introduce", 
/**
 * The name to show.
 */
name: string, 
/**
 * The language.
 */
language: Language, } | { "ask": "settings", 
/**
 * All settings anew.
 */
settings: RoomSettings, } | { "ask": "rematch", 
/**
 * Whether to deal the same game.
 */
seed: RematchSeed, } | { "ask": "say", 
/**
 * What.
 */
text: string, } | { "ask": "ping", 
/**
 * The thing's id, such as a tile's.
 */
thing: string, } | { "ask": "draw", 
/**
 * All marks; none to wipe them away.
 */
marks: Array<Mark>, } | { "ask": "forecast", 
/**
 * In which what-if; the game itself if none.
 */
branch?: number, } | { "ask": "branch", 
/**
 * After how many moves of the game.
 */
at: number, 
/**
 * Whether the others see it.
 */
shared: boolean, } | { "ask": "branch-play", 
/**
 * Which.
 */
branch: number, 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The move.
 */
move: string, 
/**
 * Whether to make it only if chance decides nothing in it, as in the game itself.
 */
unless_reveals?: boolean, } | { "ask": "branch-undo", 
/**
 * Which.
 */
branch: number, 
/**
 * How many moves stay.
 */
to: number, } | { "ask": "branch-share", 
/**
 * Which.
 */
branch: number, 
/**
 * Whether the others see it.
 */
shared: boolean, } | { "ask": "branch-drop", 
/**
 * Which.
 */
branch: number, } | { "ask": "alive" });

export type OpenSeat = { "kind": "free" } | { "kind": "own" } | { "kind": "bot", 
/**
 * Which.
 */
bot: BotKind, };

export type OpenRoom = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is chosen, option by option; the defaults stand for the rest.
 */
setup: Array<[string, string]>, 
/**
 * The seed, for a game that somebody has played before; by lot if none.
 */
seed?: string, 
/**
 * A record or a position to go on from, instead of setup and seed.
 */
file?: string, 
/**
 * Whether a file goes on with its own chance, so that its author knows what comes, as in a lesson. The room says
 * so to everybody. Otherwise what is hidden is dealt anew.
 */
keep_chance?: boolean, 
/**
 * Who plays, seat by seat; free if fewer are given than there are seats.
 */
seats: Array<OpenSeat>, 
/**
 * The name of who opens it.
 */
name: string, 
/**
 * The language of who opens it.
 */
language: Language, 
/**
 * How the room works.
 */
settings: RoomSettings, };

export type Opened = { 
/**
 * The room's id; its page is `/r/{id}`.
 */
room: string, };

export type LobbyRoom = { 
/**
 * The room's id.
 */
room: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was chosen before the game.
 */
setup: Array<[string, string]>, 
/**
 * The names of the people in it, and `null` for bots and free seats.
 */
people: Array<string | null>, 
/**
 * How many seats are free.
 */
free: number, 
/**
 * How many moves were made.
 */
moves_made: number, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * Whether one sits there oneself.
 */
own: boolean, 
/**
 * Whether the table waits for oneself.
 */
your_turn: boolean, 
/**
 * When something last happened, in milliseconds since 1970.
 */
changed_ms: number, };

export type Lobby = { 
/**
 * Rooms one sits in, the latest first.
 */
own: Array<LobbyRoom>, 
/**
 * Public rooms with a free seat or a game under way, the latest first.
 */
public: Array<LobbyRoom>, };

export type History = { 
/**
 * The room's id.
 */
room: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The names of who plays, seat by seat.
 */
players: Array<string | null>, 
/**
 * The moves.
 */
log: Array<LogEntry>, 
/**
 * The game as it stands after the last of them.
 */
table: TableState, };

export type Step = { 
/**
 * After how many moves.
 */
at: number, 
/**
 * The game then.
 */
table: TableState, };

export type Me = { 
/**
 * At how many tables one sits.
 */
tables: number, 
/**
 * At how many tables those sit whose seats this browser held before; one can go back to the last of them.
 */
kept: Array<number>, };

export type DeviceCode = { 
/**
 * The code.
 */
code: string, 
/**
 * For how many seconds it is good.
 */
seconds: number, };

export type Adopt = { 
/**
 * The code that the other device shows.
 */
code: string, };
