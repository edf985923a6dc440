// What is dragged to a land: a piece from the map, or Presence from a track.

/** A pointer that moved less than this, in pixels, meant to touch. */
const TAP = 7;

/** What can be carried. */
export type Load = { piece: string; from: string } | { track: string };

export interface Carrying {
  load: Load;
  x: number;
  y: number;
  /** The land below it. */
  over: string | null;
}

export interface Carrier {
  /** It is taken up; whether it can be. */
  take: (load: Load) => boolean;
  /** It is put down in a land, or nowhere. */
  put: (land: string | null) => void;
}

export class Carry {
  /** What is on its way. */
  now: Carrying | null = $state.raw(null);

  #pressed: { load: Load; x: number; y: number; pointer: number } | null = null;
  readonly #carrier: Carrier;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  readonly press = (event: PointerEvent): void => {
    const load = event.isPrimary && event.button === 0 ? loadOf(event.target) : null;
    this.#pressed = load && { load, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };

  /** While something is carried nothing else moves. */
  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (pressed?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (this.now === null && Math.hypot(x - pressed.x, y - pressed.y) < TAP) return;
    if (this.now === null && !this.#carrier.take(pressed.load)) {
      this.#pressed = null;
      return;
    }
    event.stopPropagation();
    this.now = { load: pressed.load, x, y, over: landAt(x, y) };
  };

  readonly release = (event: PointerEvent): void => {
    const carried = this.now;
    [this.now, this.#pressed] = [null, null];
    if (carried === null) return;
    this.#carrier.put(landAt(event.clientX, event.clientY));
    // The click that ends it means nothing else.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  };

  readonly cancel = (): void => {
    if (this.now !== null) this.#carrier.put(null);
    [this.now, this.#pressed] = [null, null];
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function loadOf(target: EventTarget | null): Load | null {
  if (!(target instanceof Element)) return null;
  const held = target.closest<SVGElement>("[data-handle]");
  const from = held?.closest<SVGElement>("[data-of]")?.dataset["of"];
  const piece = held?.dataset["handle"];
  if (piece !== undefined && from !== undefined) return { piece, from };
  const track = target.closest<HTMLElement>("[data-take]")?.dataset["take"];
  return track === undefined ? null : { track };
}

/** The land at a place of the screen, whatever lies in it. */
function landAt(x: number, y: number): string | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest<SVGElement>("[data-land]")?.dataset["land"])
    .find((land) => land !== undefined);
  return found ?? null;
}
