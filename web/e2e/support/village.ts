// The table of Ghost Stories as a person uses it.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../src/protocol.ts";
import { RoomTable } from "./room.ts";
import { escape, Words } from "./words.ts";

export const { t, like, texts: TEXTS } = new Words("ghost-stories");

/** What a ghost space is called: by its board and the tile before it. */
export function facing(board: string, tile: string, language: Language = "en"): string {
  return TEXTS[language].phrase({
    key: "facing-space",
    args: { board: { name: board }, tile: { name: tile } },
  });
}

export class Village extends RoomTable {
  readonly board: Locator;
  readonly actions: Locator;
  readonly steps: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole("group", { name: t("gs-board"), exact: true });
    this.actions = page.getByRole("region", { name: t("gs-actions"), exact: true });
    this.steps = page.getByRole("list", { name: t("gs-steps"), exact: true });
  }

  /** A tile, a space or the board of a Taoist. */
  thing(id: string): Locator {
    return this.board.locator(`[data-thing="${id}"]`);
  }

  /** The places with which the move in the making can go on. */
  get possible(): Locator {
    return this.board.getByRole("button", { name: new RegExp(`, ${escape(t("gs-possible"))}$`) });
  }

  /** The button of a kind of move that can be made now; where several Taoists could act, it names one. */
  verb(verb: string): Locator {
    return this.actions.getByRole("button", {
      name: new RegExp(`^([^,]+, )?${escape(t(`gs-verb-${verb}`))}$`),
    });
  }

  /** The same button, greyed. */
  impossible(verb: string): Locator {
    return this.actions.getByRole("button", {
      name: `${t(`gs-verb-${verb}`)}, ${t("gs-not-now")}`,
      exact: true,
    });
  }

  /** Does what is chosen, whatever the button says for it. */
  get confirm(): Locator {
    return this.actions.getByRole("button", {
      name: new RegExp(`^(${[t("gs-confirm"), t("gs-roll")].map(escape).join("|")})`),
    });
  }

  get yin(): Locator {
    return this.actions.getByRole("button", { name: t("gs-verb-yin"), exact: true });
  }

  /** What stands in the bar of moves to choose from: Taoists, colours, dice, ghosts to fall. */
  get chips(): Locator {
    return this.actions
      .getByRole("button")
      .and(this.page.locator("[aria-pressed=false]:not([aria-keyshortcuts])"));
  }

  /** One of them, by what is written on it. */
  chip(words: RegExp | string): Locator {
    return this.actions.getByRole("button", { name: words }).and(this.page.locator("[aria-pressed]"));
  }

  /** The dice as they lie. */
  get dice(): Locator {
    return this.page.getByRole("group", { name: t("gs-dice"), exact: true });
  }

  /** What a Taoist has, beside the board. */
  belongings(taoist: string): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^${escape(t(taoist))},`) });
  }

  /** Makes a move that takes a place on the board. */
  async play(verb: string, place: string): Promise<void> {
    await this.verb(verb).click();
    if ((await this.thing(place).getAttribute("aria-pressed")) === "false") await this.thing(place).click();
    await this.confirm.click();
    await expect(this.confirm).toHaveCount(0);
  }

  /** Makes a move that takes nothing. */
  async make(verb: string): Promise<void> {
    await this.verb(verb).click();
    await this.confirm.click();
  }

  /** Waits until this has to be decided; what the bar proposes may stand there instead of the question itself. */
  async expectQuestion(question: string): Promise<void> {
    await expect(this.page.getByText(t(`question-${question}`), { exact: true }).first()).toBeVisible();
  }
}
