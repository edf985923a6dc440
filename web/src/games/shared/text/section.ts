// The table as headings and lines.

export interface Section {
  title: string;
  lines: string[];
  /** Lists inside, each with a heading of its own. */
  parts?: Section[];
}
