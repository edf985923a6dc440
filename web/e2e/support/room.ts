// A room as a person uses it, whatever game is played in it: by what is written on things.

import { expect, type Locator, type Page } from "@playwright/test";
import { escape, like, t } from "./words.ts";

export abstract class RoomTable {
  readonly page: Page;
  abstract readonly board: Locator;
  readonly log: Locator;
  readonly tools: Locator;
  readonly seats: Locator;

  constructor(page: Page) {
    this.page = page;
    this.log = page.getByRole("region", { name: t("room-log"), exact: true });
    this.tools = page.getByRole("toolbar", { name: t("room-tools"), exact: true });
    this.seats = page.getByRole("list", { name: t("room-seats"), exact: true });
  }

  async laidOut(): Promise<void> {
    await expect(this.board).toBeVisible();
  }

  tool(key: "undo" | "point" | "draw" | "forecast" | "what-if" | "draw-clear"): Locator {
    return this.tools.getByRole("button", { name: t(`room-${key}`), exact: true });
  }

  /** The card that asks whoever comes to join. */
  get invited(): Locator {
    return this.page
      .getByRole("dialog")
      .filter({ has: this.page.getByRole("button", { name: like("room-join-as") }) });
  }

  /** Takes a seat that became free after one had come: the banner leads to the card. */
  async sitLater(): Promise<void> {
    await this.page.getByRole("button", { name: t("room-join"), exact: true }).click();
    await this.sit();
  }

  /** Takes the free seat, as the card offers it. */
  async sit(): Promise<void> {
    await this.invited
      .getByRole("button", { name: like("room-join-as") })
      .first()
      .click();
    await expect(this.invited).toHaveCount(0);
    // Where the table fills the page, who sits where lies in a drawer.
    const drawer = this.page.getByRole("button", { name: t("room-table"), exact: true });
    const drawn = (await drawer.count()) > 0;
    if (drawn) await drawer.click();
    await expect(this.seats.getByText(t("room-seat-own"))).toBeVisible();
    if (drawn) await drawer.click();
  }

  /** Opens what can be done with a seat and does it. */
  async manageSeat(role: string, what: string): Promise<void> {
    await this.seats.getByRole("button", { name: t("room-seat-menu", { role: t(role) }) }).click();
    await this.page.getByRole("button", { name: t(what), exact: true }).click();
  }

  /** The lines of the log that tell moves. */
  get moves(): Locator {
    return this.log.getByRole("listitem").and(this.page.locator(":not([data-note])"));
  }

  /** The lines of the log that tell what was taken back. */
  get notes(): Locator {
    return this.log.locator("[data-note]");
  }

  /** What is proposed, to be agreed to or not. */
  get proposal(): Locator {
    return this.page.getByRole("region", { name: t("room-proposal"), exact: true });
  }

  status(words: string): Locator {
    return this.page.getByRole("heading", { level: 2, name: words });
  }

  get end(): Locator {
    return this.page.getByRole("dialog", {
      name: new RegExp(`^(${escape(t("room-lost"))}|${escape(t("room-won"))})$`),
    });
  }
}
