// The closer look at a card: while it is pointed at, held by a finger, or in focus by keyboard.

/** A pointer that only passes by shows nothing. */
const LINGERS_MS = 140;
const HOLD_MS = 420;
const EDGE = 8;
/** Where nothing can be pointed at without being touched, a card is held to be read. */
const HOVERS = matchMedia("(hover: hover)");

export class Close {
  open = $state(false);

  #holder: HTMLElement | undefined;
  #panel: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a finger was held so long that lifting it means nothing. */
  #held = false;
  readonly #onlook: (looking: boolean) => void;

  constructor(onlook: (looking: boolean) => void) {
    this.#onlook = onlook;
  }

  readonly around = (holder: HTMLElement): void => {
    this.#holder = holder;
  };

  readonly panel = (panel: HTMLElement): (() => void) => {
    this.#panel = panel;
    return () => this.#hide();
  };

  readonly enter = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || !HOVERS.matches) return;
    this.#onlook(true);
    this.#after(LINGERS_MS);
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    this.#onlook(false);
    this.#hide();
  };

  readonly press = (event: PointerEvent): void => {
    this.#held = false;
    if (event.pointerType !== "touch" || this.#within(event.target)) return;
    this.#hide();
    this.#after(HOLD_MS, () => (this.#held = true));
  };

  readonly release = (): void => {
    if (!this.open) clearTimeout(this.#timer);
  };

  /** What is held is looked at, and no menu of the browser lies over it. */
  readonly menu = (event: Event): void => {
    if (this.open) event.preventDefault();
  };

  readonly focus = (event: FocusEvent): void => {
    if (!(event.target as Element).matches(":focus-visible")) return;
    this.#onlook(true);
    this.#show();
  };

  readonly blur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && this.#holder?.contains(event.relatedTarget)) return;
    this.#onlook(false);
    this.#hide();
  };

  /** Whether a click is the end of a long hold. */
  swallows(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }

  toggle(): void {
    if (this.open) this.#hide();
    else this.#show();
  }

  #within(target: EventTarget | null): boolean {
    return target instanceof Node && (this.#panel?.contains(target) ?? false);
  }

  #after(ms: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      then?.();
      this.#show();
    }, ms);
  }

  #show(): void {
    clearTimeout(this.#timer);
    if (this.#panel === undefined || this.open) return;
    this.open = true;
    this.#panel.showPopover();
    document.addEventListener("pointerdown", this.#elsewhere, true);
    // Its size is known once its content is there.
    requestAnimationFrame(() => this.#place());
  }

  readonly #hide = (): void => {
    clearTimeout(this.#timer);
    if (!this.open) return;
    this.open = false;
    document.removeEventListener("pointerdown", this.#elsewhere, true);
    if (this.#panel?.matches(":popover-open")) this.#panel.hidePopover();
  };

  readonly #elsewhere = (event: Event): void => {
    if (!(event.target instanceof Node) || !this.#holder?.contains(event.target)) this.#hide();
  };

  /** Above the card if there is room, else below it, and inside the window in any case. */
  #place(): void {
    if (this.#panel === undefined || this.#holder === undefined || !this.open) return;
    const card = this.#holder.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#panel;
    const left = card.left + card.width / 2 - width / 2;
    const above = card.top - height + 2;
    this.#panel.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
    this.#panel.style.top = `${Math.max(EDGE, above >= EDGE ? above : Math.min(card.bottom - 2, innerHeight - height - EDGE))}px`;
  }
}
