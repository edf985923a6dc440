// Puts phrases into words, as the crate `texts` does for the terminal and the server.

import {
  FluentBundle,
  FluentNone,
  FluentResource,
  type FluentValue,
  type FluentVariable,
  type Message,
} from "@fluent/bundle";
import type { Arg, Language, Phrase } from "../protocol";

export type Args = Record<string, FluentVariable>;

/** What things are called at a table, where that is not their usual name. */
export type Called = Readonly<Record<string, Phrase>>;

const AND: Record<Language, string> = { en: "and", ru: "и" };
const OR: Record<Language, string> = { en: "or", ru: "или" };

/** Words as a list: "a, b and c". */
export function join(language: Language, words: string[], before: Record<Language, string> = AND): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${before[language]} ${last}`;
}

/** Forms that speak of all things of several kinds, so that the kinds are joined by "and". */
const OF_ALL: ReadonlySet<string> = new Set(["all", "every", "each", "both"]);

/** The function `CAP` of the texts: its argument with a capital letter, to begin a sentence with it. */
const capital = ([word]: FluentValue[]): FluentValue =>
  typeof word === "string" ? word.charAt(0).toUpperCase() + word.slice(1) : new FluentNone("CAP");

/** All texts of one language that speak of one game. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #files = new Set<string>();

  constructor(language: Language, files: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { CAP: capital } });
    for (const file of files) this.add(file);
  }

  /** Learns the texts of one more file, which may have a name to be known by. */
  add(file: string, name = ""): void {
    this.#files.add(name);
    this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  /** Whether the file of this name was learnt. */
  knows(name: string): boolean {
    return this.#files.has(name);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text with this key; the key itself if there is none, so that the gap is seen. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#message(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }

  /** The name of a thing. */
  name(id: string, called: Called = {}): string {
    const composed = this.#composed(id, "", called);
    if (composed !== null) return composed;
    const instead = called[id];
    return instead ? this.phrase(instead) : this.say(id);
  }

  /** A form of a name, such as `to`; the name itself if it has no such form. */
  form(id: string, form: string, called: Called = {}): string {
    const composed = this.#composed(id, form, called);
    if (composed !== null) return composed;
    const instead = called[id];
    const pattern = instead && this.#message(instead.key)?.attributes[form];
    if (pattern) return this.#bundle.formatPattern(pattern, this.#args(instead, {}), []);
    const usual = this.#message(id)?.attributes[form];
    return usual ? this.#bundle.formatPattern(usual, null, []) : this.name(id, called);
  }

  /** Goes on with a clause in the same line. After a colon or a dash Russian has no capital letter. */
  runOn(before: string, clause: string): string {
    const small = this.language === "ru" && /[:–]$/.test(before);
    return small ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
  }

  phrase(phrase: Phrase, called: Called = {}): string {
    return this.say(phrase.key, this.#args(phrase, called));
  }

  #args(phrase: Phrase, called: Called): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(phrase.args)) this.#add(args, name, value, called);
    return args;
  }

  #message(key: string): Message | undefined {
    return this.#bundle.getMessage(key);
  }

  /** A name composed of others, as `Name` in the engine describes them; null if it is a plain one. */
  #composed(id: string, form: string, called: Called): string | null {
    const [message, of] = id.split(" ");
    if (message !== undefined && of !== undefined) {
      const args: Args = {};
      this.#addName(args, "of", of, called);
      return this.say(message, args);
    }
    if (!/[/|]/.test(id)) return null;
    const words = id.split(/[/|]/).map((part) => this.form(part, form, called));
    if (OF_ALL.has(form)) return join(this.language, words);
    return id.includes("/") ? words.join("/") : join(this.language, words, OR);
  }

  #forms(composed: string, called: Called): string[] {
    const id = composed.replace(/^.* /, "").split(/[/|]/)[0] ?? "";
    return [called[id]?.key ?? id, id].flatMap((key) => Object.keys(this.#message(key)?.attributes ?? {}));
  }

  #add(args: Args, arg: string, value: Arg, called: Called): void {
    if (typeof value === "number") args[arg] = value;
    // People count seats from one.
    else if ("seat" in value) args[arg] = value.seat + 1;
    else if ("text" in value) args[arg] = value.text;
    else if ("phrases" in value) this.#addPhrases(args, arg, value.phrases, called);
    else if ("name" in value) this.#addName(args, arg, value.name, called);
    else this.#addNames(args, arg, value.names, called);
  }

  #addPhrases(args: Args, arg: string, phrases: readonly Phrase[], called: Called): void {
    const words = phrases.map((phrase) => this.phrase(phrase, called));
    args[arg] = join(this.language, words);
    args[`${arg}-count`] = words.length;
  }

  /** The forms of a name come along: where a message speaks of `$tile`, it may also use `$tile-to`. */
  #addName(args: Args, arg: string, name: string, called: Called): void {
    args[arg] = this.name(name, called);
    for (const form of this.#forms(name, called)) args[`${arg}-${form}`] = this.form(name, form, called);
  }

  /** Several names joined; every form that the first of them has is joined as well. */
  #addNames(args: Args, arg: string, names: string[], called: Called): void {
    args[arg] = join(
      this.language,
      names.map((name) => this.name(name, called)),
    );
    args[`${arg}-count`] = names.length;
    for (const form of this.#forms(names[0] ?? "", called)) {
      args[`${arg}-${form}`] = join(
        this.language,
        names.map((name) => this.form(name, form, called)),
      );
    }
  }
}
