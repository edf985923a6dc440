// The table of Forbidden Island as a person uses it.

import { expect, type Locator, type Page } from "@playwright/test";
import { RoomTable } from "./room.ts";
import { escape, t } from "./words.ts";

export class Table extends RoomTable {
  readonly board: Locator;
  readonly actions: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole("group", { name: t("fi-board"), exact: true });
    this.actions = page.getByRole("region", { name: t("fi-actions"), exact: true });
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
    return this.actions.getByRole("button", {
      name: new RegExp(`^([^,]+, )?${escape(t(`fi-verb-${verb}`))}$`),
    });
  }

  /** The same button, greyed. */
  impossible(verb: string): Locator {
    return this.actions.getByRole("button", {
      name: `${t(`fi-verb-${verb}`)}, ${t("fi-not-now")}`,
      exact: true,
    });
  }

  get confirm(): Locator {
    const words = [t("fi-confirm-give-up"), t("fi-confirm")].map(escape);
    return this.actions.getByRole("button", { name: new RegExp(`^(${words.join("|")})`) });
  }

  /** The adventurers and cards with which the move in the making can go on. */
  get chips(): Locator {
    return this.actions
      .getByRole("button")
      .and(this.page.locator("[aria-pressed=false]:not([aria-keyshortcuts])"));
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
}
