// Puts phrases into words, as the crate `texts` does for the terminal and the server.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Arg, Language, Phrase } from "../protocol";

export type Args = Record<string, FluentVariable>;

const AND: Record<Language, string> = { en: "and", ru: "и" };

/** Words as a list: "a, b and c". */
export function join(language: Language, words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${AND[language]} ${last}`;
}

/** All texts of one language that speak of one game. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, files: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text with this key; the key itself if there is none, so that the gap is seen. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#message(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }

  /** A form of a name, such as `to`; the name itself if it has no such form. */
  form(key: string, form: string): string {
    const pattern = this.#message(key)?.attributes[form];
    return pattern ? this.#bundle.formatPattern(pattern, null, []) : this.say(key);
  }

  phrase(phrase: Phrase): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(phrase.args)) this.#add(args, name, value);
    return this.say(phrase.key, args);
  }

  #message(key: string): Message | undefined {
    return this.#bundle.getMessage(key);
  }

  #forms(key: string): string[] {
    return Object.keys(this.#message(key)?.attributes ?? {});
  }

  #add(args: Args, arg: string, value: Arg): void {
    if (typeof value === "number") args[arg] = value;
    // People count seats from one.
    else if ("seat" in value) args[arg] = value.seat + 1;
    else if ("text" in value) args[arg] = value.text;
    else if ("name" in value) this.#addName(args, arg, value.name);
    else this.#addNames(args, arg, value.names);
  }

  /** The forms of a name come along: where a message speaks of `$tile`, it may also use `$tile-to`. */
  #addName(args: Args, arg: string, name: string): void {
    args[arg] = this.say(name);
    for (const form of this.#forms(name)) args[`${arg}-${form}`] = this.form(name, form);
  }

  /** Several names joined; every form that the first of them has is joined as well. */
  #addNames(args: Args, arg: string, names: string[]): void {
    args[arg] = join(this.language, names.map((name) => this.say(name)));
    args[`${arg}-count`] = names.length;
    for (const form of this.#forms(names[0] ?? "")) {
      args[`${arg}-${form}`] = join(this.language, names.map((name) => this.form(name, form)));
    }
  }
}
