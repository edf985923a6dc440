// The decision in the making: which seat decides, what is picked on the map, and the move that waits to be confirmed.

import type { Refusal, Seat } from "../../../protocol";
import { painted } from "../../../lib/painting";
import type { Preview, TableProps } from "../table";
import { asked } from "../../shared/moves/asked";
import { legalChoices, ownSeats, wordsOf, type Choice } from "../../shared/moves/choices";
import type { LandId } from "../island/types";
import type { Phase, QuestionView, View } from "../types";
import { endsUnasked } from "./crossing";
import { answersAfter, begins, draftOf, straight, type Answer, type Draft } from "./draft";
import {
  complete,
  fitting,
  isPlaced,
  lands,
  NOTHING,
  piecesOf,
  placed,
  settled,
  touched,
  type Picked,
  type Placed,
} from "./places";
import { outcomeOf, Suggesting, type Suggestion } from "./suggestion.svelte";
import { unused } from "./unused";

/** Without an answer, as when the connection is lost, nobody knows what would come: it has to be confirmed. */
const UNSEEN: Omit<Preview, "seat" | "move"> = {
  refusal: null,
  events: [],
  table: null,
  moves: [],
  outcomes: [],
};

/** What Powers are planned for. */
export interface Plans {
  targetOf: (choice: Choice) => string | undefined;
  /** A target was chosen while another player acts: it is planned. */
  mean: (choice: Choice, target: string) => void;
}

const UNPLANNED: Plans = { targetOf: () => undefined, mean: () => {} };

export class Play {
  picked: Picked = $state.raw(NOTHING);
  /** The land that is looked at. */
  looked: LandId | null = $state(null);
  /** The move that waits to be confirmed: it shows something that cannot be hidden again, or leaves something unused. */
  waiting: Answer | null = $state.raw(null);
  /** What would come of it. */
  preview: Preview | null = $state.raw(null);
  /** The Power that is begun, of which nothing has happened yet. */
  draft: Draft | null = $state.raw(null);
  /** Where the actions lead that can be chosen from. */
  #straight: readonly Answer[] = $state.raw([]);
  /** The track from which Presence will be taken, once its land is chosen. */
  track: string | null = $state(null);
  /** Why the last touch did nothing. */
  refusal: Refusal | null = $state.raw(null);
  sending: boolean = $state(false);

  /** What was asked when something was picked. */
  #about = "";
  /** The seat that was chosen on purpose. */
  #wanted: Seat | null = $state(null);
  readonly #props: () => TableProps;
  readonly #suggesting: Suggesting;

  readonly #plans: Plans;

  constructor(props: () => TableProps, plans: Plans = UNPLANNED) {
    this.#props = props;
    this.#plans = plans;
    this.#suggesting = new Suggesting(props);
  }

  readonly legal: Choice[] = $derived.by(() => legalChoices(this.#props().moves, wordsOf));
  readonly own: Seat[] = $derived.by(() => ownSeats(this.#props().seats, this.#props().moves));
  /** The own seats that can do something. */
  readonly able: Seat[] = $derived([...new Set(this.legal.map(({ seat }) => seat))]);

  /** The seat whose decisions are shown. */
  readonly seat: Seat | null = $derived.by(() => {
    const wanted = this.#wanted;
    if (wanted !== null && this.able.includes(wanted)) return wanted;
    return this.able[0] ?? this.own[0] ?? null;
  });

  readonly choices: Choice[] = $derived(this.legal.filter(({ seat }) => seat === this.seat));
  /** What answers the question, also in one with what leads to it. */
  readonly answers: readonly Answer[] = $derived(this.draft?.answers ?? [...this.choices, ...this.#straight]);
  /** What digits and letters choose from. */
  readonly listed: readonly Choice[] = $derived(
    this.draft?.answers.some((answer) => !isPlaced(answer)) ? this.draft.answers : this.choices,
  );
  readonly placed: Placed[] = $derived(placed(this.answers));

  /** What the seat is asked; null if it is asked nothing. */
  readonly question: QuestionView | null = $derived.by(() => {
    const { questions } = this.draft?.view ?? this.#view;
    return questions.find(({ seats }) => this.seat !== null && seats.includes(this.seat)) ?? null;
  });

  readonly lands: Set<LandId> = $derived(lands(this.placed, this.picked));
  readonly pieces: string[] = $derived(piecesOf(this.placed, this.picked));
  /** What the move that waits is about; without one, what has been picked of a move. */
  readonly meant: Picked = $derived(this.placed.find(({ choice }) => choice === this.waiting) ?? this.picked);
  readonly settled: Picked = $derived(settled(this.placed, this.meant));

  /**
   * A whole way to finish what is asked, as long as nothing is picked by hand. The map draws its `arrows`, and of each
   * land what `after` has otherwise than the table: pieces that fall or are hurt, pieces that come and go.
   */
  get suggestion(): Suggestion | null {
    if (this.draft !== null) return null;
    return this.picked === NOTHING && this.waiting === null && !this.sending && !this.#suggesting.asking
      ? this.#suggesting.last
      : null;
  }

  /** What the map shows as if it were so: what is suggested, or what would come of the move that waits. */
  get ghost(): Pick<Suggestion, "after" | "arrows"> | null {
    const { waiting, preview } = this;
    if (waiting === null || preview === null || this.sending) return this.suggestion;
    return outcomeOf(preview.events, this.#view);
  }

  /** The same, even if it has just been overtaken: what can be pressed does not jump about while one answers by hand. */
  get lastSuggestion(): Suggestion | null {
    return this.#suggesting.last;
  }

  /** Asks for a suggestion; what is returned ends the asking. While moves are under way there is nothing to suggest. */
  suggest(): () => void {
    return this.sending ? () => {} : this.#suggesting.ask(this.seat, this.choices);
  }

  #asked(seat: Seat | null): string {
    const { log } = this.#props();
    return asked(
      log,
      seat,
      this.#view.questions.find(({ seats }) => seat !== null && seats.includes(seat)),
    );
  }

  get #view(): View {
    return this.#props().table.view;
  }

  /** Decides for this seat from now on. */
  take(seat: Seat): void {
    if (this.own.includes(seat)) this.#wanted = seat;
    this.clear();
  }

  /** Whether a move was chosen and nothing is known about it yet: until then other touches mean nothing. */
  get busy(): boolean {
    return this.sending || (this.waiting !== null && this.preview === null);
  }

  /** A touch of a land answers the question, or shows what is there. */
  touch(land: LandId): void {
    if (this.busy) return;
    this.refusal = null;
    const picked = touched(this.placed, this.picked, land);
    if (picked === this.picked) return this.#look(land);
    this.looked = null;
    this.#pick(picked);
  }

  /** The pieces on the map that can be taken hold of, by their lands. */
  readonly handles: ReadonlyMap<LandId, ReadonlySet<string>> = $derived.by(() => {
    const found = new Map<LandId, Set<string>>();
    for (const { from, piece } of this.placed) {
      if (from === null || piece === null) continue;
      const here = found.get(from) ?? new Set();
      found.set(from, here.add(piece));
    }
    return found;
  });

  /** A touch of a piece on the map: it is the one that is meant, and the land it is in. */
  grasp(land: LandId, piece: string): void {
    if (this.busy) return;
    [this.refusal, this.looked] = [null, null];
    this.#pick({ ...NOTHING, piece, from: land });
  }

  pickPiece(piece: string): void {
    this.#pick({ ...this.picked, piece });
  }

  #pick(picked: Picked): void {
    const move = complete(this.placed, picked);
    // The lands to choose from stay as they are: to draw all of them anew would hold up what was touched.
    if (move) void this.choose(move);
    else [this.picked, this.#about] = [picked, this.#asked(this.seat)];
  }

  /** Shows a land, and if lands are asked for, why this one is none of them. */
  #look(land: LandId): void {
    this.looked = this.looked === land ? null : land;
    const verb = this.choices.find((choice) => choice.verb === "land" || choice.verb === "from")?.verb;
    if (this.looked !== null && verb !== undefined && this.seat !== null)
      void this.#askWhyNot(this.seat, `${verb} ${land}`);
  }

  async #askWhyNot(seat: Seat, move: string): Promise<void> {
    const land = this.looked;
    const preview = await this.#props()
      .preview(seat, move)
      .catch(() => null);
    if (this.looked === land) this.refusal = preview?.refusal ?? null;
  }

  /** Makes a move; one that ends a phase unasked, or gives something up, is shown first. What a target is chosen for only begins. */
  async choose(choice: Answer): Promise<void> {
    if (this.busy) return;
    if (this.waiting?.move === choice.move || this.draft?.choice.move === choice.move) return this.clear();
    if (this.#held) return this.#plan(choice);
    if (choice.verb === "track" && !this.#isLegal(choice)) return this.meanTrack(choice.move);
    if (!begins(choice)) return this.#make(choice);
    this.#await(choice);
    const draft = draftOf(choice, await this.#foresee(choice));
    if (this.waiting !== choice) return;
    this.#drop();
    if (draft === null) return this.#make(choice);
    this.#begin(draft);
    const target = this.#plans.targetOf(choice);
    const planned = draft.answers.find(({ things }) => things[0] === target);
    if (planned) await this.#make(planned);
  }

  /** Whether a land for Presence is asked for, so that the track it comes from may be said before. */
  get asksForPresence(): boolean {
    return this.#straight.length > 0 || this.question?.phrase.key === "question-presence-to";
  }

  meanTrack(move: string | null): void {
    this.track = this.track === move ? null : move;
  }

  #begin(draft: Draft): void {
    [this.draft, this.#about] = [draft, this.#asked(draft.choice.seat)];
  }

  /** Looks anew for the targets of a Power that is begun. */
  async #consider(choice: Choice): Promise<void> {
    this.#about = this.#asked(choice.seat);
    const draft = draftOf(choice, await this.#foresee(choice));
    if (this.draft?.choice.move !== choice.move || this.waiting !== null) return;
    if (draft === null) this.#drop();
    else this.#begin(draft);
  }

  /** Whether what is begun has to wait for another player. */
  get #held(): boolean {
    const begun = this.draft?.choice;
    return begun !== undefined && !this.#isLegal(begun);
  }

  #isLegal(choice: Choice): boolean {
    return this.legal.some(({ seat, move }) => seat === choice.seat && move === choice.move);
  }

  #plan({ things }: Choice): void {
    if (this.draft) this.#plans.mean(this.draft.choice, things[0] ?? "");
    this.#drop();
  }

  #await(choice: Answer): void {
    [this.waiting, this.preview, this.refusal] = [choice, null, null];
    this.#about = this.#asked(choice.seat);
  }

  async #make(choice: Answer): Promise<void> {
    this.#await(choice);
    // An option is chosen together with what of it asks nothing: what is in between is no question.
    this.sending = choice.verb === "grow";
    const seen = this.#shownFirst(choice) ? this.#foresee(choice) : this.#attempt(choice);
    // That something was touched is seen before the table is drawn anew.
    await painted();
    const answer = await seen;
    if (answer === null) {
      if (this.waiting === choice) this.#drop();
      await this.#doAtOnce(choice);
      await this.#takeFromTrack(choice);
      this.sending = false;
      return;
    }
    this.sending = false;
    if (this.waiting !== choice) return;
    this.preview = { ...answer, seat: choice.seat, move: choice.move };
    const known = answer.table !== null || answer.outcomes.length > 0;
    if (known && !this.#wastes(choice) && this.endsUnasked === null) await this.confirm();
  }

  /** Whether it has to be known what comes of a move before it is made. */
  #shownFirst(choice: Answer): boolean {
    return choice.first !== undefined || this.#wastes(choice);
  }

  #attempt({ seat, move }: Answer): Promise<Preview | null> {
    return this.#props()
      .attempt(seat, move)
      .catch(() => ({ ...UNSEEN, seat, move }));
  }

  #foresee({ seat, move, first = [] }: Answer): Promise<Preview> {
    const before = first.map((each) => each.move);
    return this.#props()
      .preview(seat, move, before)
      .catch(() => ({ ...UNSEEN, seat, move }));
  }

  /** The phase that would end unasked by the move that waits. */
  get endsUnasked(): Phase | null {
    const { waiting, preview } = this;
    return waiting && preview && endsUnasked(waiting, preview.events, this.#view.phase);
  }

  /** What asks nothing is done as soon as an option of Growth is chosen. */
  async #doAtOnce({ seat, verb }: Choice): Promise<void> {
    if (verb !== "grow") return;
    const asked = this.#view.questions.find(({ seats }) => seats.includes(seat));
    for (const number of asked?.at_once ?? []) {
      if ((await this.#props().play(seat, `act ${number}`)) !== null) return;
    }
  }

  /** Presence comes from the track that was meant, if it can. */
  async #takeFromTrack({ seat, verb }: Choice): Promise<void> {
    const { track } = this;
    if (verb !== "land" || track === null) return;
    this.track = null;
    if (this.legal.some((choice) => choice.seat === seat && choice.move === track))
      this.refusal = await this.#props().play(seat, track);
  }

  /** Looks where the actions lead that can be chosen from; what is returned ends the looking. */
  lookAhead(): () => void {
    const acts = this.choices.filter(({ verb }) => verb === "act");
    this.#straight = [];
    if (acts.length === 0 || this.sending) return () => {};
    let wanted = true;
    void Promise.all(acts.map(async (act) => answersAfter(act, await this.#foresee(act)))).then((all) => {
      if (wanted) this.#straight = straight(all);
    });
    return () => (wanted = false);
  }

  /** Whether a move gives up something for good, or something that could still be used. */
  #wastes({ seat, verb }: Choice): boolean {
    return verb === "forget" || (verb === "ready" && unused(this.#view, seat).length > 0);
  }

  async confirm(): Promise<void> {
    const move = this.waiting;
    if (move !== null) await this.#send([...(move.first ?? []), move]);
  }

  /** Does what is suggested. */
  async follow(): Promise<void> {
    if (this.suggestion !== null) await this.#send(this.suggestion.moves);
  }

  /** Makes moves one after another, up to the first that is refused. */
  async #send(moves: readonly Choice[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (const { seat, move } of moves) {
        this.refusal = await this.#props().play(seat, move);
        if (this.refusal !== null) break;
      }
      const last = moves.at(-1);
      if (this.refusal === null && last) await this.#takeFromTrack(last);
      this.#drop();
    } finally {
      this.sending = false;
    }
  }

  /** Drops what was picked; nothing has happened yet. */
  clear(): void {
    this.#drop();
    this.track = null;
    this.looked = this.refusal = null;
  }

  #drop(): void {
    this.picked = NOTHING;
    this.waiting = this.preview = this.draft = null;
  }

  /** Drops what no longer fits after the table has changed. */
  refresh(): void {
    const { waiting, draft } = this;
    if (this.sending) return;
    const next = waiting?.first?.[0] ?? waiting ?? draft?.choice;
    const gone = next !== undefined && !this.#isLegal(next);
    const begun = next !== undefined || this.picked !== NOTHING;
    // Made or not, it is no longer to be decided on; what comes next is shown at once, before the server has said that it is done.
    if (draft !== null && waiting === null && draft.view.phase === this.#view.phase) {
      // While another player acts one goes on considering; then the targets may be others.
      if (gone ? this.able.length === 0 : this.#about !== this.#asked(draft.choice.seat))
        return gone ? undefined : void this.#consider(draft.choice);
    }
    if (gone || (begun && this.#about !== this.#asked(next?.seat ?? this.seat))) this.#drop();
    else if (waiting !== null && this.preview !== null) void this.#lookAgain(waiting);
    if (fitting(this.placed, this.picked).length === 0) this.picked = NOTHING;
  }

  /** Others have moved: what would come of the move that waits may be something else. */
  async #lookAgain(choice: Answer): Promise<void> {
    const preview = await this.#foresee(choice);
    if (this.waiting === choice && !this.sending)
      this.preview = { ...preview, seat: choice.seat, move: choice.move };
  }
}
