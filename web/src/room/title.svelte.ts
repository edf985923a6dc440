// What a game is called, in the language of the person.

import { language } from "../lib/i18n.svelte";
import { rulebook } from "../lib/rules.svelte";
import type { Rulebook } from "../protocol";

/** The title of a game; empty until its rulebook has come. */
export function gameTitle(game: () => string): { readonly current: string } {
  let book = $state.raw<Rulebook | null>(null);
  $effect(() => {
    rulebook(game()).then(
      (found) => (book = found),
      () => undefined,
    );
  });
  return {
    get current() {
      return (language.current === "ru" ? book?.title_ru : book?.title_en) ?? "";
    },
  };
}
