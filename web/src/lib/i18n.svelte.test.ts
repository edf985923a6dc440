import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { currentGame, language, loadGameTexts, nameOf, say, setLanguage, t } from "./i18n.svelte";

beforeEach(async () => {
  await setLanguage("en");
});

test("texts follow the language at once", async () => {
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(t("own-title")));
  });
  flushSync();
  await setLanguage("ru");
  flushSync();
  stop();
  expect([shown[0], shown.at(-1)]).toEqual(["Your games", "Ваши партии"]);
  expect(document.documentElement.lang).toBe("ru");
});

test("of two languages chosen in haste the later one is spoken", async () => {
  await Promise.all([setLanguage("ru"), setLanguage("en")]);
  expect(language.current).toBe("en");
});

test("the words of a game come with it, in whatever language is spoken later", async () => {
  await loadGameTexts("forbidden-island");
  expect(currentGame()).toBe("forbidden-island");
  expect(nameOf("observatory")).toBe("Observatory");
  await setLanguage("ru");
  expect(nameOf("observatory", "to")).toBe("в Обсерваторию");
  expect(say({ key: "move-fly", args: { tile: { name: "gold-gate" } } })).toBe("Перелететь к Золотым вратам");
  expect(t("close")).toBe("Закрыть");
});

test("a game that nobody has told of has no words", () => {
  expect(nameOf("observatory", undefined, "unheard-of")).toBe("observatory");
});
