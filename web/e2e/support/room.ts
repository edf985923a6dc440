// A room as a person uses it, whatever game is played in it: by what is written on things.

import { expect, type Locator, type Page } from "@playwright/test";
import { escape, t } from "./words.ts";

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

  /** Takes the free seat. */
  async sit(): Promise<void> {
    await this.seats.getByRole("button", { name: t("room-sit"), exact: true }).first().click();
    await expect(this.seats.getByText(t("room-seat-own"))).toBeVisible();
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
    return this.page.getByRole("dialog", { name: new RegExp(`^(${escape(t("room-lost"))}|${escape(t("room-won"))})$`) });
  }
}
