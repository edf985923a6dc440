// The table as a person uses it: by what is written on things.

import { expect, type Locator, type Page } from "@playwright/test";
import { escape, t } from "./words.ts";

export class Table {
  readonly page: Page;
  readonly board: Locator;
  readonly actions: Locator;
  readonly log: Locator;
  readonly tools: Locator;
  readonly seats: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole("group", { name: t("fi-board"), exact: true });
    this.actions = page.getByRole("region", { name: t("fi-actions"), exact: true });
    this.log = page.getByRole("region", { name: t("room-log"), exact: true });
    this.tools = page.getByRole("toolbar", { name: t("room-tools"), exact: true });
    this.seats = page.getByRole("list", { name: t("room-seats"), exact: true });
  }

  async laidOut(): Promise<void> {
    await expect(this.board).toBeVisible();
  }

  tile(id: string): Locator {
    return this.board.getByRole("button", { name: new RegExp(`^${escape(t(id))},`) });
  }

  /** The tiles with which the move in the making can go on. */
  get possibleTiles(): Locator {
    return this.board.getByRole("button", { name: new RegExp(`, ${escape(t("fi-possible"))}$`) });
  }

  /** The button of a kind of move that can be made now; where several adventurers could act, it names one. */
  verb(verb: string): Locator {
    return this.actions.getByRole("button", { name: new RegExp(`^([^,]+, )?${escape(t(`fi-verb-${verb}`))}$`) });
  }

  /** The same button, greyed. */
  impossible(verb: string): Locator {
    return this.actions.getByRole("button", { name: `${t(`fi-verb-${verb}`)}, ${t("fi-not-now")}`, exact: true });
  }

  get confirm(): Locator {
    const words = [t("fi-confirm-give-up"), t("fi-confirm")].map(escape);
    return this.actions.getByRole("button", { name: new RegExp(`^(${words.join("|")})`) });
  }

  /** The adventurers and cards with which the move in the making can go on. */
  get chips(): Locator {
    return this.actions.getByRole("button", { pressed: false }).and(this.page.locator(":not([aria-keyshortcuts])"));
  }

  tool(key: "undo" | "point" | "draw" | "forecast" | "what-if" | "draw-clear"): Locator {
    return this.tools.getByRole("button", { name: t(`room-${key}`), exact: true });
  }

  due(draw: "draw" | "flood"): Locator {
    return this.actions.getByRole("button", { name: t(`fi-do-${draw}`), exact: true });
  }

  /** Makes a move that takes a tile. */
  async play(verb: string, tile: string): Promise<void> {
    await this.verb(verb).click();
    // The only tile that is possible is chosen by itself.
    if ((await this.tile(tile).getAttribute("aria-pressed")) === "false") await this.tile(tile).click();
    await this.confirm.click();
    await expect(this.confirm).toHaveCount(0);
  }

  /** Ends the actions by drawing the first card. */
  async endActions(): Promise<void> {
    await this.verb("draw").click();
    await this.confirm.click();
  }

  /** Takes the free seat. */
  async sit(): Promise<void> {
    await this.seats.getByRole("button", { name: t("room-sit"), exact: true }).first().click();
    await expect(this.seats.getByText(t("room-seat-own"))).toBeVisible();
  }

  /** Opens what can be done with a seat and does it. */
  async manageSeat(adventurer: string, what: string): Promise<void> {
    await this.seats.getByRole("button", { name: t("room-seat-menu", { role: t(adventurer) }) }).click();
    await this.page.getByRole("button", { name: t(what), exact: true }).click();
  }

  /** The lines of the log that tell moves. */
  get moves(): Locator {
    return this.log.getByRole("listitem");
  }

  status(words: string): Locator {
    return this.page.getByRole("heading", { level: 2, name: words });
  }

  get end(): Locator {
    return this.page.getByRole("dialog", { name: new RegExp(`^(${escape(t("room-lost"))}|${escape(t("room-won"))})$`) });
  }
}
