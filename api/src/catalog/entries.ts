/** Entries of an array as PostgreSQL writes it: `{red,"12 V"}`; none has a comma or a quote in it. */
export const entriesOf = (text: string): string[] =>
  text
    .slice(1, -1)
    .split(',')
    .filter(Boolean)
    .map((entry) => entry.replaceAll('"', ''));
