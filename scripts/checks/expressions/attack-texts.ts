import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** One character of each kind that classes tell apart. */
const KINDS = [...' \n\ta0A.,-_/<(="%é', '\0'];
/** The end of an attack: nothing, or what `$` and most classes do not accept. */
const ENDS = ['', '\0', '\n'];
const MOST_BEGINNINGS = 12;

/** An input that grows: `before`, then `repeated` n times, then `after`. */
export interface Attack {
  before: string;
  repeated: string;
  after: string;
}

const isLetter = ({ type }: AST.Element) => type === 'Character';

/** Joins every run of neighbours that `text` gives: up to three of them, and all from the first. */
function runsOf(elements: readonly AST.Element[], texts: readonly string[]): string[] {
  const words: string[] = [];
  elements.forEach((element, index) => {
    const previous = elements[index - 1];
    const goesOn = previous !== undefined && isLetter(previous) && isLetter(element);
    if (goesOn) words.push((words.pop() ?? '') + texts[index]);
    else words.push(texts[index] ?? '');
  });
  return words.flatMap((_, from) =>
    [1, 2, 3, ...(from === 0 ? words.map((_word, at) => at + 1) : [])].map((length) =>
      words.slice(from, from + length).join(''),
    ),
  );
}

/** Derives growing inputs from an expression: its characters, its parts, and what leads to each repetition. */
export function attacksOn(pattern: AST.Pattern, flags: string): Attack[] {
  const named = new Set<string>();
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => void named.add(String.fromCodePoint(value)),
  });
  const parts = new Set<string>();
  /** Texts that lead to a repetition. */
  const beginnings = new Set<string>();

  /** Keeps the parts of the expression, where classes become the first of these characters that fits. */
  function readParts(characters: readonly string[]): void {
    function memberOf(raw: string): string {
      const own = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ''));
      return characters.find((character) => own.test(character)) ?? '';
    }

    function textOfAny(alternatives: readonly AST.Alternative[], before: string): string {
      const found = alternatives.map(({ elements }) => {
        let text = '';
        const texts = elements.map((element) => {
          const own = textOf(element, before + text);
          text += own;
          return own;
        });
        for (const run of runsOf(elements, texts)) parts.add(run);
        return text;
      });
      return found.find((text) => text !== '') ?? '';
    }

    function textOf(node: AST.Element, before: string): string {
      switch (node.type) {
        case 'Assertion':
          if ('alternatives' in node) textOfAny(node.alternatives, before);
          return '';
        case 'Backreference':
          return '';
        case 'CapturingGroup':
        case 'Group':
          return textOfAny(node.alternatives, before);
        case 'Quantifier': {
          if (node.max > 1) beginnings.add(before);
          const text = textOf(node.element, before);
          parts.add(text);
          return text.repeat(Math.min(Math.max(node.min, 1), 3));
        }
        case 'Character':
          return String.fromCodePoint(node.value);
        default:
          return memberOf(node.raw);
      }
    }
    textOfAny(pattern.alternatives, '');
  }

  readParts([...named, ...KINDS]);
  readParts([...KINDS].reverse());
  if (beginnings.size === 0) return [];
  const befores = [...new Set(['', ...beginnings])].slice(0, MOST_BEGINNINGS);
  return [...new Set([...named, ...KINDS, ...parts])]
    .filter((repeated) => repeated !== '')
    .flatMap((repeated) =>
      befores.flatMap((before) => ENDS.map((after) => ({ before, repeated, after }))),
    );
}
