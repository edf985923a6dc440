// A room as this client knows it: grown from what the server tells, shown by the pages.

import type {
  Ask,
  BotKind,
  Branch,
  ChatLine,
  Forecast,
  Language,
  LogEntry,
  Mark,
  Marks,
  Pause,
  Preview,
  Proposal,
  Refusal,
  RematchSeed,
  RoomInfo,
  RoomSettings,
  Seat,
  SeatMoves,
  Speaker,
  Suggestion,
  TableState,
  TakenBack,
  Tell,
  UndoPlan,
} from "../protocol";
import { newMoves, newTable } from "./changes";
import { Connection, type Answer, type ConnectionOptions, type ConnectionState } from "./connection";
import { grown, keptByWelcome, withNote } from "./log";
import type { News } from "./news";
import { sceneOf, type Scene } from "./scene";

/** An announced draw with the moment at which it is made. */
export type TimedPause = Pause & { until: number };

/** What came of asking to take a move back: why not, or what it would take with it, if it is not done yet. */
export interface Undone {
  refusal: Refusal | null;
  plan: UndoPlan | null;
  /** The version of the room that the move was named for. */
  seen: number;
}

const PING_MS = 3_000;

export class RoomModel {
  connection = $state<ConnectionState>("connecting");
  info = $state.raw<RoomInfo | null>(null);
  table = $state.raw<TableState | null>(null);
  moves = $state.raw<SeatMoves[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** What was taken back, the last few times. */
  takenBack = $state.raw<TakenBack[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatRead = $state(0);
  marks = $state.raw<Marks[]>([]);
  pings = $state.raw<{ thing: string; by: string; key: number }[]>([]);
  branches = $state.raw<Branch[]>([]);
  shown = $state<number | null>(null);
  pause = $state.raw<TimedPause | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  rematch = $state<string | null>(null);
  /** Things on the board that a lesson speaks of. */
  coached = $state.raw<string[]>([]);
  forecastOn = $state(false);
  forecast = $state.raw<Forecast | null>(null);

  readonly #connection: Connection;
  readonly #listen: (news: News) => void;
  #name = "";
  #opensBranch = false;
  #takesBack = false;
  #forecastAsked = 0;
  #pingKey = 0;
  /** The version of the room that was heard of last. */
  #version = 0;

  constructor(open: ConnectionOptions["open"], listen: (news: News) => void = () => {}) {
    this.#listen = listen;
    this.#connection = new Connection({
      open,
      receive: (tell) => this.receive(tell),
      state: (state) => {
        this.connection = state;
        listen({ news: "connection", state });
      },
    });
  }

  /** The seats that are this person's own. */
  get ownSeats(): Seat[] {
    return this.info?.seats.flatMap((seat, index) => (seat.own ? [index] : [])) ?? [];
  }

  get shownBranch(): Branch | null {
    return this.branches.find((branch) => branch.id === this.shown) ?? null;
  }

  get scene(): Scene | null {
    return this.table && sceneOf(this.table, this.moves, this.log, this.shownBranch);
  }

  /** The number of the last move of what is shown that is one's own to take back; none if there is none. */
  get lastOwn(): number | null {
    const branch = this.shownBranch;
    if (branch) return branch.own && branch.log.length > 0 ? branch.at + branch.log.length : null;
    return this.log.findLast(({ seat }) => this.ownSeats.includes(seat))?.number ?? null;
  }

  get unread(): number {
    return Math.max(0, this.chat.length - this.chatRead);
  }

  get ownMarks(): Mark[] {
    return this.marks.find((marks) => this.#isMe(marks.by))?.marks ?? [];
  }

  receive(tell: Tell): void {
    if ("version" in tell) this.#version = tell.version;
    switch (tell.tell) {
      case "welcome":
        return this.#welcome(tell);
      case "update":
        return this.#update(tell);
      case "room": {
        const came = newcomers(this.info, tell.room);
        [this.info, this.table, this.moves] = [tell.room, tell.table ?? this.table, tell.moves ?? this.moves];
        for (const name of came) this.#listen({ news: "joined", name });
        return;
      }
      case "chat":
        this.chat = [...this.chat, tell.line];
        if (this.#isMe(tell.line.by)) this.readChat();
        return this.#listen({ news: "chat", line: tell.line });
      case "ping":
        return this.#pinged(tell.by, tell.thing);
      case "drawn":
        this.marks = [...this.marks.filter((marks) => !same(marks.by, tell.marks.by)), tell.marks].filter(
          (marks) => marks.marks.length > 0,
        );
        return;
      case "pause":
        return this.#paused(tell.pause);
      case "proposal":
        return this.#proposed(tell.proposal);
      case "branch":
        return this.#branched(tell.branch);
      case "branch-gone":
        return this.#branchGone(tell.branch);
      case "rematch":
        this.rematch = tell.room;
        return this.#listen({ news: "rematch", room: tell.room });
    }
  }

  #welcome(tell: Extract<Tell, { tell: "welcome" }>): void {
    const known = this.log.length;
    const keep = keptByWelcome(known, tell.log, tell.table.moves_made);
    const log = grown(this.log, keep, tell.log);
    if (log.length !== tell.table.moves_made) return this.#connection.resync();
    const resumed = this.info !== null;
    [this.info, this.table, this.moves, this.log] = [tell.room, tell.table, tell.moves, log];
    [this.marks, this.branches, this.rematch] = [tell.marks, tell.branches, tell.room.rematch];
    this.takenBack = tell.taken_back;
    [this.pause, this.proposal] = [timed(tell.pause), tell.proposal];
    this.#chatAnew(tell.chat, resumed);
    if (this.shownBranch === null) this.shown = null;
    if (resumed) this.#tellMoves(known, keep, log.slice(keep), tell.taken_back.at(-1) ?? null);
    this.#refreshForecast();
  }

  /** Lines said while the connection was broken stay unread; what was said before one came does not. */
  #chatAnew(chat: ChatLine[], resumed: boolean): void {
    const lastRead = this.chat[this.chatRead - 1];
    this.chat = chat;
    const at = lastRead ? chat.findLastIndex((line) => line.at_ms <= lastRead.at_ms) + 1 : 0;
    this.chatRead = resumed ? at : chat.length;
  }

  #update(tell: Extract<Tell, { tell: "update" }>): void {
    const known = this.log.length;
    if (this.table === null) return this.#connection.resync();
    this.log = grown(this.log, tell.keep, tell.log);
    [this.table, this.moves] = [newTable(this.table, tell.log, tell.table), newMoves(this.moves, tell.moves)];
    if (this.log.length !== tell.table.moves_made) return this.#connection.resync();
    const taken = tell.taken_back ?? null;
    if (taken) this.takenBack = withNote(this.takenBack, taken);
    // Moves that stay although some before them were taken back are no news.
    this.#tellMoves(known, tell.keep, taken ? [] : tell.log, taken);
    if (this.shown === null) this.#refreshForecast();
  }

  #tellMoves(known: number, keep: number, entries: LogEntry[], taken: TakenBack | null): void {
    const own = this.#takesBack && (taken === null || this.#isMe(taken.by));
    if (keep < known) this.#listen({ news: "taken-back", to: this.log.length, taken, own });
    if (entries.length > 0) this.#listen({ news: "moves", entries, inBranch: false });
  }

  #tellBranchMoves(known: number, log: LogEntry[]): void {
    if (log.length < known) this.#listen({ news: "taken-back", to: log.length, taken: null, own: true });
    else if (log.length > known) this.#listen({ news: "moves", entries: log.slice(known), inBranch: true });
  }

  #pinged(by: Speaker, thing: string): void {
    const key = this.#pingKey++;
    this.pings = [...this.pings, { thing, by: by.name, key }];
    setTimeout(() => (this.pings = this.pings.filter((ping) => ping.key !== key)), PING_MS);
    this.#listen({ news: "ping", by, thing });
  }

  #paused(pause: Pause | null): void {
    const isNew = pause !== null && this.pause === null;
    this.pause = timed(pause);
    if (isNew) this.#listen({ news: "pause", pause });
  }

  #proposed(proposal: Proposal | null): void {
    const had = this.proposal !== null;
    this.proposal = proposal;
    if (proposal !== null && !had) this.#listen({ news: "proposal", proposal });
    if (proposal === null && had) this.#listen({ news: "proposal-closed" });
  }

  #branched(branch: Branch): void {
    const before = this.branches.find((known) => known.id === branch.id);
    this.branches = before
      ? this.branches.map((known) => (known.id === branch.id ? branch : known))
      : [...this.branches, branch];
    if (!before && branch.own && this.#opensBranch) {
      this.show(branch.id);
    } else if (!before && !branch.own) {
      this.#listen({ news: "branch-shared", by: branch.by });
    } else if (before && this.shown === branch.id) {
      this.#tellBranchMoves(before.log.length, branch.log);
      this.#refreshForecast();
    }
  }

  #branchGone(id: number): void {
    this.branches = this.branches.filter((branch) => branch.id !== id);
    if (this.shown !== id) return;
    this.show(null);
    // Beginning a what-if ends the one before.
    if (!this.#opensBranch) this.#listen({ news: "branch-gone" });
  }

  /** Puts the game or a what-if on this person's board; nobody else's screen changes. */
  show(branch: number | null): void {
    this.shown = branch;
    this.#refreshForecast();
  }

  readChat(): void {
    this.chatRead = this.chat.length;
  }

  /** How likely things are now, asked for once. */
  async foresee(): Promise<Forecast | null> {
    const answer = await this.#connection.ask({ ask: "forecast", ...this.#where() });
    return answer.tell === "forecast" ? answer.forecast : null;
  }

  setForecast(on: boolean): void {
    this.forecastOn = on;
    this.#refreshForecast();
  }

  /** Asks for the odds of what is on the board; an answer that comes too late is not shown. */
  #refreshForecast(): void {
    const asked = ++this.#forecastAsked;
    if (!this.forecastOn || this.scene?.table.status.result !== "playing") {
      this.forecast = null;
      return;
    }
    void this.#connection.ask({ ask: "forecast", ...this.#where() }).then((answer) => {
      if (asked === this.#forecastAsked) this.forecast = answer.tell === "forecast" ? answer.forecast : null;
    });
  }

  play(seat: Seat, move: string): Promise<Refusal | null> {
    const branch = this.shownBranch;
    if (branch) return this.#do({ ask: "branch-play", branch: branch.id, seat, move });
    return this.#do({ ask: "play", seat, move, seen: this.#version });
  }

  /** Makes a move unless it reveals something: null if it is made, otherwise what would come of it or why it was refused. */
  async attempt(seat: Seat, move: string): Promise<Preview | null> {
    const branch = this.shownBranch;
    const answer = await this.#connection.ask(
      branch
        ? { ask: "branch-play", branch: branch.id, seat, move, unless_reveals: true }
        : { ask: "play", seat, move, seen: this.#version, unless_reveals: true },
    );
    return answer.tell === "done" ? null : previewOf(seat, move, answer);
  }

  async preview(seat: Seat, move: string, after: readonly string[] = []): Promise<Preview> {
    const before = after.length > 0 ? { after: [...after] } : {};
    return previewOf(
      seat,
      move,
      await this.#connection.ask({ ask: "preview", seat, move, ...before, ...this.#where() }),
    );
  }

  async suggest(seat: Seat): Promise<Suggestion | null> {
    const answer = await this.#connection.ask({ ask: "suggest", seat, ...this.#where() });
    return answer.tell === "suggested" ? answer.suggestion : null;
  }

  /**
   * Takes back a move of what is shown. If something came to light since or others are concerned, it is done or proposed
   * only if one is `sure`; otherwise the answer tells what it would take back.
   */
  async undo(number: number, sure = false, seen = this.#version): Promise<Undone> {
    const branch = this.shownBranch;
    const ask: Ask = branch
      ? { ask: "branch-undo", branch: branch.id, to: Math.max(0, number - 1 - branch.at) }
      : { ask: "undo", number, seen, sure };
    const answer = await this.#takeBack(ask);
    return { refusal: refusalOf(answer), plan: answer.tell === "undo-planned" ? answer.plan : null, seen };
  }

  async agree(yes: boolean): Promise<Refusal | null> {
    return refusalOf(await this.#takeBack({ ask: "agree", yes }));
  }

  /** What one has asked for oneself is no news. */
  async #takeBack(ask: Ask): Promise<Answer> {
    this.#takesBack = true;
    const answer = await this.#connection.ask(ask);
    this.#takesBack = false;
    return answer;
  }

  introduce(name: string, language: Language): Promise<Refusal | null> {
    this.#name = name;
    return this.#do({ ask: "introduce", name, language });
  }

  async openBranch(at: number, shared: boolean): Promise<Refusal | null> {
    this.#opensBranch = true;
    const refusal = await this.#do({ ask: "branch", at, shared });
    this.#opensBranch = false;
    return refusal;
  }

  shareBranch = (branch: number, shared: boolean) => this.#do({ ask: "branch-share", branch, shared });
  dropBranch = (branch: number) => this.#do({ ask: "branch-drop", branch });
  wait = () => this.#do({ ask: "wait" });
  /** Lets the announced draw happen; if the clock was quicker, it has happened. */
  goOn = () =>
    this.#do({ ask: "go-on" }).then((refusal) =>
      this.pause === null && refusal?.code === "nothing-open" ? null : refusal,
    );
  sit = (seat: Seat) => this.#do({ ask: "sit", seat });
  stand = (seat: Seat) => this.#do({ ask: "stand", seat });
  seatBot = (seat: Seat, bot: BotKind) => this.#do({ ask: "seat-bot", seat, bot });
  unseatBot = (seat: Seat) => this.#do({ ask: "unseat-bot", seat });
  freeSeat = (seat: Seat) => this.#do({ ask: "free-seat", seat });
  change = (settings: RoomSettings) => this.#do({ ask: "settings", settings });
  playAgain = (seed: RematchSeed) => this.#do({ ask: "rematch", seed });
  say = (text: string) => this.#do({ ask: "say", text });
  ping = (thing: string) => this.#do({ ask: "ping", thing });
  draw = (marks: Mark[]) => this.#do({ ask: "draw", marks });

  retryNow(): void {
    this.#connection.retryNow();
  }

  /** The browser knows that there is no network any more. */
  connectionLost(): void {
    this.#connection.lose();
  }

  close(): void {
    this.#connection.close();
  }

  #where(): { branch?: number } {
    return this.shownBranch ? { branch: this.shownBranch.id } : {};
  }

  async #do(ask: Ask): Promise<Refusal | null> {
    return refusalOf(await this.#connection.ask(ask));
  }

  #isMe(speaker: Speaker): boolean {
    const seat = this.ownSeats[0] ?? null;
    return speaker.seat === seat && (seat !== null || speaker.name === this.#name);
  }
}

/** The names of those who sat down where nobody sat, others than oneself, each once. */
function newcomers(before: RoomInfo | null, now: RoomInfo): string[] {
  const wasTaken = (index: number) => before === null || before.seats[index]?.holder.kind === "person";
  return [
    ...new Set(
      now.seats.flatMap(({ own, holder }, index) =>
        !own && holder.kind === "person" && !wasTaken(index) ? [holder.name] : [],
      ),
    ),
  ];
}

function previewOf(seat: Seat, move: string, answer: Answer): Preview {
  if (answer.tell === "previewed") return answer.preview;
  return { seat, move, refusal: refusalOf(answer), events: [], table: null, moves: [], outcomes: [] };
}

function refusalOf(answer: Answer): Refusal | null {
  return answer.tell === "refused" ? answer.refusal : null;
}

function same(one: Speaker, other: Speaker): boolean {
  return one.name === other.name && one.seat === other.seat;
}

function timed(pause: Pause | null): TimedPause | null {
  return pause && { ...pause, until: Date.now() + pause.left_ms };
}
