// Finding words in texts of both languages, forgiving about case, "ё", endings and where a word begins.

/** A text as it is compared: the same length, so that places can be marked in the original. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}

/** What stays of a word in most of its forms begins it; at least three letters do. */
const ENDINGS =
  /(?<=^\p{L}{3,})(?:ies|es|s|(?<=^\p{L}{4,})(?:ing|ed)|(?:ыв|ив)?ать|[иеяу]ть|ти|[иеь]те|[аоеыи]ми|[яь]ми|[аяи]х|[оеыи][йм]|[ое]го|[ое]му|[ое]в|[ая]м|[уюаяоыие][юяе]|[аеиоуыэюяьй])$/u;

/** The words that are looked for, without their endings: other forms of them are meant as well. */
export function wantedWords(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(ENDINGS, ""));
}

/** Whether every word stands somewhere in the text. */
export function holdsAll(text: string, wanted: string[]): boolean {
  const compared = plain(text);
  return wanted.every((word) => compared.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** The text cut into what was found and what stands between. */
export function cut(text: string, wanted: string[]): Piece[] {
  const compared = plain(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    const last = pieces.at(-1);
    if (last && last.found === found[index]) last.text += letter;
    else pieces.push({ text: letter, found: found[index] ?? false });
  }
  return pieces;
}
