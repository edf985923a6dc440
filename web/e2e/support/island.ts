// The table of Spirit Island as a person uses it.

import { expect, type Locator, type Page } from "@playwright/test";
import type { OpenRoom, OpenSeat } from "../../src/protocol.ts";
import { RoomTable } from "./room.ts";
import type { Person } from "./test.ts";
import { escape, Words } from "./words.ts";

export const { t, like, texts: TEXTS } = new Words("spirit-island");

/** How long one aims at a land before one looks again where it lies. */
const AIM = { timeout: 2_000 };

/** Runs in the page: a spot of a land that belongs to nothing else, once it has stayed where it is for two frames. */
async function freeSpot(land: Element): Promise<{ x: number; y: number } | null> {
  const boxNow = () => land.getBoundingClientRect();
  let box = boxNow();
  for (let still = 0; still < 2; still += 1) {
    await new Promise(requestAnimationFrame);
    const now = boxNow();
    if (now.x !== box.x || now.y !== box.y || now.width !== box.width) still = -1;
    box = now;
  }
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
  const spots = parts.flatMap((x) =>
    parts.map((y) => ({ x: box.x + box.width * x, y: box.y + box.height * y })),
  );
  return spots.find(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-land]") === land) ?? null;
}

export class Island extends RoomTable {
  readonly board: Locator;
  /** What is to be decided, with its answers. */
  readonly question: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole("group", { name: t("si-map"), exact: true });
    this.question = page.getByRole("region", { name: t("si-question"), exact: true });
  }

  land(id: string): Locator {
    return this.board.locator(`[data-land="${id}"]`);
  }

  /** Clicks a land where nothing lies over it; its middle may belong to a neighbour. Where the map moves, one aims again. */
  async touch(land: Locator, patience: { timeout?: number } = {}): Promise<void> {
    let position = { x: 0, y: 0 };
    await land.waitFor(patience);
    await expect(async () => {
      const spot = await land.evaluate(freeSpot, undefined, AIM);
      const box = await land.boundingBox(AIM);
      if (spot === null || box === null) throw new Error("The land is not in sight.");
      position = { x: spot.x - box.x, y: spot.y - box.y };
      await land.click({ ...AIM, position, trial: true });
    }).toPass({ intervals: [50], timeout: 10_000, ...patience });
    await land.click({ ...patience, position });
  }

  /** The lands that answer the question. */
  get possible(): Locator {
    return this.board.getByRole("button", { name: new RegExp(`, ${escape(t("si-possible"))}$`) });
  }

  /** The cards of a Spirit along the lower edge. */
  dock(spirit: string): Locator {
    const name = t("si-cards-of", { spirit: TEXTS.en.form(spirit, "short") });
    return this.page.getByRole("region", { name, exact: true });
  }

  /** What says how many moves were made. */
  get made(): Locator {
    return this.page.locator("[data-made]");
  }

  /** The log lies in a drawer until somebody wants it. */
  async openLog(): Promise<void> {
    await this.page.keyboard.press("l");
    await expect(this.log).toBeVisible();
  }

  /** The panel of the Spirit that is shown. */
  panel(spirit: string): Locator {
    return this.page.getByRole("region", { name: t(spirit), exact: true });
  }

  /** Whatever makes this move, in the panel or in the question bar. */
  move(move: string): Locator {
    return this.page.locator(`[data-move="${move}"]`).first();
  }

  /** Everything that makes a move of this kind. */
  kind(verb: string): Locator {
    return this.page.locator(`[data-move="${verb}"], [data-move^="${verb} "]`);
  }

  /** The pieces to choose from, if it is clear in which land. */
  get pieces(): Locator {
    return this.question.getByRole("group", { name: like("si-pieces-in") }).getByRole("button");
  }

  /** What waits to be confirmed, because it shows something or leaves something unused. */
  get confirm(): Locator {
    return this.question.getByRole("button").and(this.page.locator("[aria-keyshortcuts=Enter]"));
  }

  /** Waits until what was touched is answered; until then other touches mean nothing. */
  async answered(): Promise<void> {
    await expect(this.question.and(this.page.locator("[aria-busy=true]"))).toHaveCount(0);
  }

  async expectQuestion(words: RegExp | string): Promise<void> {
    await expect(this.question.getByRole("heading", { level: 3 })).toContainText(words);
  }
}

export interface Setting {
  spirits: string[];
  /** The seats that are not the opener's. */
  others?: "own" | "free";
  seed?: string;
}

/** Opens a game with these Spirits and goes there. */
export async function openIsland(
  person: Person,
  { spirits, others = "free", seed = "7" }: Setting,
): Promise<string> {
  const order: OpenRoom = {
    game: "spirit-island",
    setup: [
      ["players", String(spirits.length)],
      ["spirits", spirits.join(",")],
    ],
    seed,
    seats: spirits.map((_, seat): OpenSeat => ({ kind: seat === 0 ? "own" : others })),
    name: person.name,
    language: "en",
    settings: { visibility: "link", pause_seconds: 0 },
  };
  const answer = await person.context.request.post("/api/rooms", { data: order });
  expect(answer.status(), await answer.text()).toBe(201);
  const { room } = (await answer.json()) as { room: string };
  await person.goto(`/r/${room}`);
  await expect(new Island(person.page).board).toBeVisible();
  return `/r/${room}`;
}
