/** What one or several words of a search ask for. */
export interface Term {
  /** As it was typed, or what its figures are. */
  word: string;
  /** Other ways to say it: a product that holds all words of one has it. Empty for a word without. */
  ways: string[][];
  /** Whether the dictionary has it: it is never corrected. */
  sure: boolean;
  /** Whether it names the thing that is sought, and is never left out. */
  core: boolean;
}

/** What the term is called by us. */
export const nameOf = ({ word, ways: [first] }: Term): string[] => first ?? [word];
