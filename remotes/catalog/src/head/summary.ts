/** Search engines show about this much of a description. */
const LONGEST = 160;

/** The text on one line, cut after a word where it is too long for a description. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[.,;:]$/, '')}…`;
}
