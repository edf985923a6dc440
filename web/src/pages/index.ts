// The pages, each loaded when it is opened.

import type { Component } from "svelte";
import type { Page } from "../lib/router.svelte";

type Loaded = { default: Component };

const ROOM = import.meta.glob<Loaded>("../room/{Room,Replay,Learn}Page.svelte");
const missing = () => import("./Missing.svelte");
const ofRoom = (name: string) => ROOM[`../room/${name}Page.svelte`] ?? missing;

const LOADERS: Record<Page, () => Promise<Loaded>> = {
  home: () => import("./home/HomePage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  cards: () => import("./cards/CardsPage.svelte"),
  room: ofRoom("Room"),
  replay: ofRoom("Replay"),
  learn: ofRoom("Learn"),
  missing,
};

/** The component of a page. */
export async function pageOf(page: Page): Promise<Component> {
  return (await LOADERS[page]()).default;
}
