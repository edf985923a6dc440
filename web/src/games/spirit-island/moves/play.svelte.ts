// The decision in the making: which seat decides, what is picked on the map, and the move that waits to be confirmed.

import type { Refusal, Seat } from "../../../protocol";
import { painted } from "../../../lib/painting";
import type { Preview, TableProps } from "../table";
import { asked } from "../../shared/moves/asked";
import { legalChoices, ownSeats, wordsOf, type Choice } from "../../shared/moves/choices";
import type { LandId } from "../island/types";
import type { QuestionView, View } from "../types";
import {
  complete,
  fitting,
  lands,
  NOTHING,
  piecesOf,
  placed,
  settled,
  touched,
  type Picked,
  type Placed,
} from "./places";
import { Suggesting, type Suggestion } from "./suggestion.svelte";
import { unused } from "./unused";

/** Without an answer, as when the connection is lost, nobody knows what would come: it has to be confirmed. */
const UNSEEN: Omit<Preview, "seat" | "move"> = { refusal: null, events: [], table: null, outcomes: [] };

export class Play {
  picked: Picked = $state.raw(NOTHING);
  /** The land that is looked at. */
  looked: LandId | null = $state(null);
  /** The move that waits to be confirmed: it shows something that cannot be hidden again, or leaves something unused. */
  waiting: Choice | null = $state.raw(null);
  /** What would come of it. */
  preview: Preview | null = $state.raw(null);
  /** Why the last touch did nothing. */
  refusal: Refusal | null = $state.raw(null);
  sending: boolean = $state(false);

  /** What was asked when something was picked. */
  #about = "";
  /** The seat that was chosen on purpose. */
  #wanted: Seat | null = $state(null);
  readonly #props: () => TableProps;
  readonly #suggesting: Suggesting;

  constructor(props: () => TableProps) {
    this.#props = props;
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
  readonly placed: Placed[] = $derived(placed(this.choices));

  /** What the seat is asked; null if it is asked nothing. */
  readonly question: QuestionView | null = $derived.by(() => {
    const { questions } = this.#view;
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
    return this.picked === NOTHING && this.waiting === null && !this.sending && !this.#suggesting.asking
      ? this.#suggesting.last
      : null;
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

  /** Makes a move; one that reveals something, or that gives something up, is shown first. */
  async choose(choice: Choice): Promise<void> {
    if (this.busy) return;
    if (this.waiting?.move === choice.move) return this.clear();
    [this.waiting, this.preview, this.refusal] = [choice, null, null];
    this.#about = this.#asked(choice.seat);
    const { attempt, preview } = this.#props();
    const asked = (this.#wastes(choice) ? preview : attempt)(choice.seat, choice.move).catch(() => UNSEEN);
    // That something was touched is seen before the table is drawn anew.
    await painted();
    const answer = await asked;
    if (this.waiting !== choice) return;
    if (answer === null) this.#drop();
    else this.preview = { ...answer, seat: choice.seat, move: choice.move };
  }

  /** Whether a move gives up something for good, or something that could still be used. */
  #wastes({ seat, verb }: Choice): boolean {
    return verb === "forget" || (verb === "ready" && unused(this.#view, seat).length > 0);
  }

  async confirm(): Promise<void> {
    const move = this.waiting;
    if (move !== null) await this.#send([move]);
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
      this.#drop();
    } finally {
      this.sending = false;
    }
  }

  /** Drops what was picked; nothing has happened yet. */
  clear(): void {
    this.#drop();
    this.looked = this.refusal = null;
  }

  #drop(): void {
    this.picked = NOTHING;
    this.waiting = this.preview = null;
  }

  /** Drops what no longer fits after the table has changed. */
  refresh(): void {
    const { waiting } = this;
    const gone =
      waiting !== null &&
      !this.legal.some(({ seat, move }) => seat === waiting.seat && move === waiting.move);
    const begun = waiting !== null || this.picked !== NOTHING;
    // Made or not, it is no longer to be decided on; what comes next is shown at once, before the server has said that it is done.
    if (gone || (begun && this.#about !== this.#asked(waiting?.seat ?? this.seat))) this.#drop();
    else if (waiting !== null && this.preview !== null) void this.#lookAgain(waiting);
    if (fitting(this.placed, this.picked).length === 0) this.picked = NOTHING;
  }

  /** Others have moved: what would come of the move that waits may be something else. */
  async #lookAgain(choice: Choice): Promise<void> {
    const preview = await this.#props()
      .preview(choice.seat, choice.move)
      .catch(() => UNSEEN);
    if (this.waiting === choice && !this.sending)
      this.preview = { ...preview, seat: choice.seat, move: choice.move };
  }
}
