import type { AST } from '@eslint-community/regexpp';

/** Continues a match at a position; false makes the part before it try something else. */
type Next = (at: number) => boolean;
/** Matches one part of an expression from a position. */
type Match = (at: number, next: Next) => boolean;

/** Thrown when an expression has taken more steps than allowed. */
class TooManySteps extends Error {}

const WORD = /\w/;

/** Whether one character fits; asked of the engine itself, once for each character. */
function fitOf(raw: string, flags: string): (character: string) => boolean {
  const own = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ''));
  const known = new Map<string, boolean>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const fits = own.test(character);
    known.set(character, fits);
    return fits;
  };
}

/**
 * Counts the steps of a backtracking match: one for each character that is compared. It tries every start in the
 * text, as `replace` and `matchAll` do, so that the number depends on nothing but expression and text.
 */
export function createCounter(pattern: AST.Pattern, flags: string) {
  let text: readonly string[] = [];
  let steps = 0;
  let most = 0;
  let captured: ([number, number] | undefined)[] = [];
  const groups: AST.CapturingGroup[] = [];

  const step = () => {
    steps += 1;
    if (steps > most) throw new TooManySteps();
  };

  function matchSet(raw: string, back: boolean): Match {
    const fits = fitOf(raw, flags);
    return (at, next) => {
      step();
      const character = text[back ? at - 1 : at];
      return character !== undefined && fits(character) && next(back ? at - 1 : at + 1);
    };
  }

  function matchAll(alternatives: readonly AST.Alternative[], back: boolean): Match {
    const matches = alternatives.map(({ elements }) => {
      const parts = elements.map((element) => matchOf(element, back));
      if (back) parts.reverse();
      return parts.reduceRight<Match>(
        (rest, part) => (at, next) => part(at, (there) => rest(there, next)),
        (at, next) => next(at),
      );
    });
    return (at, next) => matches.some((match) => match(at, next));
  }

  function matchRepeated({ element, min, max, greedy }: AST.Quantifier, back: boolean): Match {
    const one = matchOf(element, back);
    const from = (count: number, at: number, next: Next): boolean => {
      const more = () =>
        count < max &&
        // An iteration without a character would repeat for ever.
        one(at, (there) => (there !== at || count < min) && from(count + 1, there, next));
      if (count < min) return more();
      return greedy ? more() || next(at) : next(at) || more();
    };
    return (at, next) => from(0, at, next);
  }

  const isWord = (at: number) => WORD.test(text[at] ?? ' ');
  const isLineEnd = (at: number) => /[\n\r\u2028\u2029]/.test(text[at] ?? '');
  const isMultiline = flags.includes('m');

  function matchAssertion(node: AST.Assertion): Match {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner = matchAll(node.alternatives, node.kind === 'lookbehind');
      return (at, next) => inner(at, () => true) !== node.negate && next(at);
    }
    const holds = (at: number) => {
      if (node.kind === 'word') return (isWord(at - 1) !== isWord(at)) !== node.negate;
      if (node.kind === 'start') return at === 0 || (isMultiline && isLineEnd(at - 1));
      return at === text.length || (isMultiline && isLineEnd(at));
    };
    return (at, next) => {
      step();
      return holds(at) && next(at);
    };
  }

  function matchGroup(node: AST.CapturingGroup, back: boolean): Match {
    const inner = matchAll(node.alternatives, back);
    groups.push(node);
    const index = groups.length - 1;
    return (at, next) =>
      inner(at, (there) => {
        const before = captured[index];
        captured[index] = back ? [there, at] : [at, there];
        if (next(there)) return true;
        captured[index] = before;
        return false;
      });
  }

  function matchReference({ resolved }: AST.Backreference): Match {
    const [group] = [resolved].flat();
    return (at, next) => {
      const place = captured[group ? groups.indexOf(group) : -1];
      const [from, to] = place ?? [0, 0];
      for (let offset = 0; offset < to - from; offset += 1) {
        step();
        if (text[from + offset] !== text[at + offset]) return false;
      }
      return next(at + to - from);
    };
  }

  function matchOf(node: AST.Element, back: boolean): Match {
    switch (node.type) {
      case 'Assertion':
        return matchAssertion(node);
      case 'Backreference':
        return matchReference(node);
      case 'CapturingGroup':
        return matchGroup(node, back);
      case 'Group':
        return matchAll(node.alternatives, back);
      case 'Quantifier':
        return matchRepeated(node, back);
      default:
        return matchSet(node.raw, back);
    }
  }

  const match = matchAll(pattern.alternatives, false);

  /** Returns how many steps the text takes, `limit` when it is more. */
  return (attack: string, limit: number): number => {
    text = /[uv]/.test(flags) ? [...attack] : attack.split('');
    steps = 0;
    most = limit;
    try {
      for (let start = 0; start <= text.length; ) {
        captured = [];
        let end = start;
        step();
        match(start, (at) => {
          end = at;
          return true;
        });
        start = Math.max(end, start + 1);
      }
    } catch (error) {
      if (error instanceof TooManySteps) return limit;
      throw error;
    }
    return steps;
  };
}
