/** Whether a product holds what is sought, of its words as PostgreSQL writes a tsvector without positions. */
export type Holds = (words: string) => boolean;

const TOKENS = /'[^']+'(?::\*)?|\S/g;

/**
 * A lexeme stands between quotes in both texts, and one that is begun only behind the first of them. Letters alone are
 * looked for first: a search that stops at every quote takes three times as long.
 */
function lexemeHolds(token: string): Holds {
  const sought = token.endsWith(':*') ? token.slice(0, -"':*".length) : token;
  const letters = sought.replaceAll("'", '');
  return (words) => words.includes(letters) && words.includes(sought);
}

const everyOf = ([first, ...others]: [Holds, ...Holds[]]): Holds =>
  others.length === 0 ? first : (words) => first(words) && others.every((holds) => holds(words));

const someOf = ([first, ...others]: [Holds, ...Holds[]]): Holds =>
  others.length === 0 ? first : (words) => first(words) || others.some((holds) => holds(words));

/**
 * What `@@` says of a tsquery that `words.ts` makes: lexemes and beginnings, `&` before `|`, and parentheses. For
 * products that are held in memory. Throws where the query has anything else.
 */
export function holdsOf(query: string): Holds {
  const tokens = query.match(TOKENS) ?? [];
  const isNext = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  const either = (): Holds => {
    const parts: [Holds, ...Holds[]] = [both()];
    while (isNext('|')) parts.push(both());
    return someOf(parts);
  };
  const both = (): Holds => {
    const parts: [Holds, ...Holds[]] = [one()];
    while (isNext('&')) parts.push(one());
    return everyOf(parts);
  };
  const one = (): Holds => {
    const token = tokens.shift() ?? '';
    if (token.length > 1) return lexemeHolds(token);
    const inner = token === '(' ? either() : undefined;
    if (inner && isNext(')')) return inner;
    throw new Error(`No tsquery of words: ${query}`);
  };
  const holds = either();
  if (tokens.length > 0) throw new Error(`No tsquery of words: ${query}`);
  return holds;
}
