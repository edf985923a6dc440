// How far the panel of a Spirit is pulled up where it lies below the map.

const LOWEST = 0;
const HIGHEST = 2;
/** A finger that moved less than this, in pixels, meant to tap. */
const PULL = 24;
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

export class Sheet {
  /** Shut, beside the map, or as high as it goes. */
  level = $state(LOWEST);

  #from: number | null = null;
  #pulled = false;

  get open(): boolean {
    return this.level > LOWEST;
  }

  /** Opens what is shut, and leaves it if it is open already. */
  show = (): void => {
    this.level = Math.max(this.level, 1);
  };

  shut = (): void => {
    this.level = LOWEST;
  };

  toggle = (): void => {
    // The end of a pull is a click, too.
    if (!this.#pulled) this.level = this.open ? LOWEST : 1;
    this.#pulled = false;
  };

  key = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#move(step);
  };

  press = (event: PointerEvent): void => {
    [this.#from, this.#pulled] = [event.clientY, false];
  };

  /** A pull counts as soon as it is long enough: nobody waits for the finger to be lifted. */
  drag = (event: PointerEvent): void => {
    if (this.#from === null) return;
    const pulled = event.clientY - this.#from;
    if (Math.abs(pulled) < PULL) return;
    [this.#from, this.#pulled] = [null, true];
    this.#move(pulled < 0 ? 1 : -1);
  };

  release = (): void => {
    this.#from = null;
  };

  #move(step: 1 | -1): void {
    this.level = Math.min(HIGHEST, Math.max(LOWEST, this.level + step));
  }
}
