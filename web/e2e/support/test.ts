// What every test starts from: people with browsers of their own, in which nothing may go wrong unnoticed.

import {
  expect,
  test as plain,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from "@playwright/test";
import type { OpenRoom, OpenSeat } from "../../src/protocol.ts";
import { Island } from "./island.ts";
import { Line } from "./line.ts";
import { report, Talk } from "./report.ts";
import type { RoomTable } from "./room.ts";
import { Table } from "./table.ts";
import { Village } from "./village.ts";

export { expect } from "@playwright/test";

/** What differs from a desktop browser that speaks English and shows no motion. */
export interface Habits extends BrowserContextOptions {
  settings?: Record<string, unknown>;
}

export interface Room {
  file: string;
  /** The seats that are not the opener's: by default a friend's. */
  others?: OpenSeat["kind"];
  seats?: number;
  pauseSeconds?: number;
}

/** Somebody with a browser. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The table, if Forbidden Island is played. */
  readonly table: Table;
  /** The table, if Ghost Stories is played. */
  readonly village: Village;
  readonly talk: Talk;
  readonly #allowed: RegExp[] = [];
  readonly #wrong: string[] = [];
  readonly #origin: string;

  constructor(name: string, context: BrowserContext, page: Page, origin: string) {
    [this.name, this.context, this.page, this.#origin] = [name, context, page, origin];
    this.table = new Table(page);
    this.village = new Village(page);
    this.talk = new Talk(page);
    context.on(
      "console",
      (message) =>
        message.type() === "error" &&
        this.#wrong.push(`console: ${message.text()} (${message.location().url})`),
    );
    context.on("weberror", (web) => this.#wrong.push(`page: ${web.error().message}`));
    context.on("request", (request) => this.#watch(request.url()));
    page.on("websocket", (socket) => this.#watch(socket.url()));
  }

  /** Says that a test causes such errors on purpose. */
  expectErrors(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  get wrong(): string[] {
    return this.#wrong.filter((each) => !this.#allowed.some((pattern) => pattern.test(each)));
  }

  /** What this person sees and how that came about. */
  report(): Promise<string> {
    return report(this.name, this.page, this.talk);
  }

  /** Lets the games that this person opens be dealt by a seed. */
  async dealBy(seed: string): Promise<void> {
    await this.page.route("**/api/rooms", (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as OpenRoom), seed } }),
    );
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Opens a room without the first page, and goes there. */
  async open(room: Room): Promise<string> {
    const path = await this.create(room);
    await this.goto(path);
    await this.#tableOf(gameOf(room.file)).laidOut();
    return path;
  }

  /** Opens a room and stays here. */
  async create({ file, others = "free", seats = 2, pauseSeconds = 0 }: Room): Promise<string> {
    const game = gameOf(file);
    const order: OpenRoom = {
      game,
      setup: [],
      file,
      seats: Array.from({ length: seats }, (_, seat): OpenSeat => openSeat(seat === 0 ? "own" : others)),
      name: this.name,
      language: "en",
      settings: { visibility: "link", pause_seconds: pauseSeconds },
    };
    const answer = await this.context.request.post("/api/rooms", { data: order });
    expect(answer.status(), await answer.text()).toBe(201);
    const { room } = (await answer.json()) as { room: string };
    return `/r/${room}`;
  }

  /** Opens the link to a room and takes its free seat. */
  async join(path: string): Promise<void> {
    await this.goto(path);
    await this.table.sit();
  }

  /** Another tab of the same browser. */
  tab(page: Page): Pick<Person, "page" | "table"> {
    return { page, table: new Table(page) };
  }

  #tableOf(game: string): RoomTable {
    if (game === "spirit-island") return new Island(this.page);
    return game === "ghost-stories" ? this.village : this.table;
  }

  #watch(url: string): void {
    const { protocol, host } = new URL(url);
    if (["data:", "blob:"].includes(protocol) || host === new URL(this.#origin).host) return;
    this.#wrong.push(`left the site: ${url}`);
  }
}

function gameOf(file: string): string {
  return /^game (\S+)$/m.exec(file)?.[1] ?? "";
}

function openSeat(kind: OpenSeat["kind"]): OpenSeat {
  return kind === "bot" ? { kind, bot: "heuristic" } : { kind };
}

async function arrive(
  browser: Browser,
  origin: string,
  name: string,
  { settings, ...options }: Habits,
): Promise<Person> {
  const stored = JSON.stringify({
    name,
    language: "en",
    theme: "auto",
    quick: false,
    motion: "off",
    textMode: false,
    autoDraw: false,
    ...settings,
  });
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-GB",
    reducedMotion: "reduce",
    // Every file would be fetched once more for each person.
    serviceWorkers: "block",
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "artel.settings", value: stored }] }],
    },
    ...options,
  });
  return new Person(name, context, await context.newPage(), origin);
}

/** Prints what is needed to see a failure again. */
async function tellAll(people: Person[], { title, annotations }: TestInfo): Promise<void> {
  const notes = annotations.flatMap(({ type, description }) =>
    description === undefined ? [] : [`--- ${type}: ${description}`],
  );
  const reports = await Promise.all(people.map((person) => person.report()));
  console.error([`--- "${title}" failed`, ...notes, ...reports].join("\n"));
}

interface Fixtures {
  /** A line to the server that a test can cut. */
  line: Line;
  /** Lets somebody come with a browser of their own. */
  person: (name: string, habits?: Habits) => Promise<Person>;
}

export const test = plain.extend<Fixtures>({
  line: async ({ baseURL }, use) => {
    const line = await Line.to(baseURL ?? "");
    await use(line);
    await line.cut();
  },
  person: async ({ browser, baseURL }, use, info) => {
    const people: Person[] = [];
    await use(async (name, habits = {}) => {
      const person = await arrive(browser, habits.baseURL ?? baseURL ?? "", name, habits);
      people.push(person);
      return person;
    });
    if (info.status !== info.expectedStatus) await tellAll(people, info);
    const wrong = people.flatMap((person) => person.wrong.map((each) => `${person.name}: ${each}`));
    await Promise.all(people.map(({ context }) => context.close()));
    expect(wrong, "nothing goes wrong unnoticed").toEqual([]);
  },
});
