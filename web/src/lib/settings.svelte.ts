// What a person has chosen, kept in the browser.

import type { Language } from "../protocol";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  /** The name shown to others. */
  name: string;
  language: Language;
  theme: Theme;
  /** Moves are made at once, without a preview to confirm. */
  quick: boolean;
  motion: "auto" | "off";
  /** The table as text instead of a board. */
  textMode: boolean;
  /** Cards are drawn by themselves when nothing else can be done. */
  autoDraw: boolean;
  /** A soft sound when one is waited for, or when somebody joins. */
  sound: boolean;
  /** A notification when one is waited for and looks elsewhere. */
  notify: boolean;
  /** The boxes of each game that were played with the last time, as the setup writes them. */
  boxes: Record<string, string>;
}

const STORE = "artel.settings";

function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
}

function defaults(): Settings {
  return {
    name: "",
    language: browserLanguage(),
    theme: "auto",
    quick: false,
    motion: "auto",
    textMode: false,
    autoDraw: false,
    sound: false,
    notify: false,
    boxes: {},
  };
}

/** Whatever of the stored values still fits; storage may hold anything. */
export function readSettings(stored: string | null): Settings {
  const settings: Record<string, unknown> = { ...defaults() };
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    for (const [key, value] of Object.entries(found ?? {})) {
      if (typeof value === typeof settings[key]) settings[key] = value;
    }
  } catch {
    return defaults();
  }
  if (settings["language"] !== "ru") settings["language"] = "en";
  return settings as unknown as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(stored()));

function store(text: string): void {
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // Without storage the choices last as long as the page.
  }
}

function dark(theme: Theme): boolean {
  return theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

function show(): void {
  const page = document.documentElement;
  page.dataset["theme"] = dark(settings.theme) ? "dark" : "light";
  page.dataset["motion"] = settings.motion;
}

/** Whether things may move on the screen. */
export function motionAllowed(): boolean {
  return settings.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

$effect.root(() => {
  $effect(() => store(JSON.stringify(settings)));
  $effect(show);
});

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);

// Another tab of the same browser follows.
addEventListener("storage", (event) => {
  if (event.key === STORE) Object.assign(settings, readSettings(event.newValue));
});
