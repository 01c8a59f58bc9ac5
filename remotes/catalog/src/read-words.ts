/** As many characters of a search as the API takes; it refuses the NUL character. */
const LONGEST = 100;

/** The words that an address searches for; empty when it searches for none. */
export function readWords(params: URLSearchParams): string {
  return (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST);
}
