import { expressionsIn, productExpressions } from './expressions/find-expressions.ts';
import { findGrowth } from './expressions/find-growth.ts';

/** Expressions whose input is short, or is our own: file, how the expression begins, why. */
const BOUNDED: [file: string, begins: string, why: string][] = [
  ['platform/build/', '', 'reads code, packages and file names on the machine that builds them'],
  ['api/src/catalog/meaning/', '', 'a search has 100 characters at most (MAX_SEARCH)'],
  ['api/src/catalog/technical/figures.ts', '', 'reads technical data of one product, by staff'],
  ['api/src/identity/common-passwords.ts', '^(.+?)', 'a password has 200 characters at most'],
  ['shared/contract/src/domain/numbers.ts', String.raw`\B(?=`, 'reads the digits of one number'],
  [
    'remotes/dashboard/src/job-cards/card/parts-card.tsx',
    '',
    'reads the name of one product in the browser of staff',
  ],
];

const isBounded = (path: string, expression: string) =>
  BOUNDED.some(([file, begins]) => path.startsWith(file) && expression.startsWith(begins));

const REMEDY =
  'Let no two repetitions beside each other accept the same character, and exclude what the expression begins with from what it repeats; or name the limit of its input in BOUNDED of scripts/checks/expressions.test.ts.';

test.each([
  [String.raw`eval\s*\)?\s*\(`, ''],
  [String.raw`(^|[;\t\r\n])(?=\s*[=+])`, 'g'],
  [String.raw`\/+$`, ''],
  ['%.*$', ''],
  [String.raw`<main\b[^>]*>([\s\S]*?)<\/main>`, ''],
  [String.raw`\/\*[\s\S]*?\*\/`, 'g'],
  [String.raw`"[^"\s]+\.(?:js|css)(?:[?#][^"]*)?"`, ''],
  ['^(a+)+$', ''],
  [String.raw`(?<=\d\s*)x`, ''],
  [String.raw`^(.+?)\1+$`, ''],
])('growth of %s is found', (source, flags) => {
  expect(findGrowth(source, flags)).toBeDefined();
});

test.each([
  [String.raw`eval\s*(?:\)\s*)?\(`, ''],
  [String.raw`(^|[;\t\r\n])(?=[^\S;\t\r\n]*[=+])`, 'g'],
  [String.raw`(?<!\/)\/+$`, ''],
  ['%.*', 's'],
  ['^[a-z]{1,60}$', ''],
  ['^(?:a|b|[c-f]+-)+$', 'iu'],
])('%s is linear', (source, flags) => {
  expect(findGrowth(source, flags)).toBeUndefined();
});

test('expressions are found as literals and as constant text', () => {
  const text = [
    'const WORD = String.raw`\\w+`;',
    "const both = [/a\\/b/gi, new RegExp('^' + WORD + ';', 'u'), RegExp('x' + given)];",
  ].join('\n');
  expect(expressionsIn('a.ts', text)).toEqual([
    { file: 'a.ts', line: 2, source: 'a\\/b', flags: 'gi' },
    { file: 'a.ts', line: 2, source: '^\\w+;', flags: 'u' },
    { file: 'a.ts', line: 2, source: 'xword', flags: '' },
  ]);
});

// Steps are counted, so that no stopwatch decides.
test('no regular expression of the product takes more than linear time', () => {
  const found = productExpressions();
  expect(found.length).toBeGreaterThan(400);
  const faults = found
    .filter(({ file, source }) => !isBounded(file, source))
    .flatMap(({ file, line, source, flags }) => {
      const attack = findGrowth(source, flags);
      if (!attack) return [];
      const { before, repeated, after } = attack;
      const text = [before, repeated, after].map((part) => JSON.stringify(part));
      const input = `${text[0]}, then ${text[1]} again and again, then ${text[2]}`;
      return [`${file}:${line} /${source}/${flags} is slow for ${input}. ${REMEDY}`];
    });
  expect(faults).toEqual([]);
});
