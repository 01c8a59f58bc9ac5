import {
  citationsIn,
  parseRules,
  readCitations,
  readRules,
  rulesWithoutTest,
  ruleTable,
  testsByRule,
} from './rule-ids.ts';

const rules = readRules();
const citations = readCitations(rules);

/** A subject that the document does not have: these citations are of this test alone. */
const SUBJECTS = new Set(['SAMPLE']);

test('docs/rules.md > ids are unique', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('docs/rules.md > has rules that are built and rules that are planned', () => {
  expect(rules.some(({ planned }) => planned)).toBe(true);
  expect(rules.some(({ planned }) => !planned)).toBe(true);
});

test('repository > every cited id is a rule of docs/rules.md', () => {
  const known = new Set(rules.map(({ id }) => id));
  const unknown = citations.filter(({ id }) => !known.has(id));
  expect(unknown.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
});

test('repository > every rule that is built is cited by a test', () => {
  expect(rulesWithoutTest(rules, citations).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});

test('parseRules > rows below the heading Planned are planned', () => {
  const markdown = [
    ...['# Rules', '', '## Cart', '', '| Id | Rule |', '|---|---|', '| SAMPLE-1 | Is built. |', ''],
    ...['## Planned', '', '| Id | Rule |', '|---|---|', '| SAMPLE-2 | Has `a | b` in it. |', ''],
  ].join('\n');
  expect(parseRules(markdown)).toEqual([
    { id: 'SAMPLE-1', text: 'Is built.', planned: false },
    { id: 'SAMPLE-2', text: 'Has `a | b` in it.', planned: true },
  ]);
});

test('citationsIn > a test file > names the test around or below each citation', () => {
  const text = [
    '// SAMPLE-1',
    'const ROWS = [];',
    "test('first', () => {});",
    "describe('group', () => {",
    '  // SAMPLE-2, SAMPLE-3',
    "  test.each(ROWS)('second', () => {});",
    "  it('SAMPLE-4: third', () => {",
    '    // SAMPLE-5',
    '  });',
    '});',
  ].join('\n');
  const found = citationsIn('cart.test.ts', text, SUBJECTS).map(({ id, test }) => [id, test]);
  expect(found).toEqual([
    ['SAMPLE-1', 'first'],
    ['SAMPLE-2', 'group > second'],
    ['SAMPLE-3', 'group > second'],
    ['SAMPLE-4', 'group > SAMPLE-4: third'],
    ['SAMPLE-5', 'group > SAMPLE-4: third'],
  ]);
});

test('citationsIn > journeys > finds test.describe and titles that are templates', () => {
  const text = [
    "test.describe('on a phone', () => {",
    '  test.use({ isMobile: true });',
    `  test(\`SAMPLE-1: opens \${name}\`, { tag: '@full' }, async () => {});`,
    '});',
  ].join('\n');
  const [citation] = citationsIn('cart.spec.ts', text, SUBJECTS);
  expect(citation?.test).toContain('on a phone > ');
  expect(citation?.test).toContain('SAMPLE-1: opens');
});

test('citationsIn > words that are no subject, and longer words > finds nothing', () => {
  const text = 'SHA-256 UTF-8 SAMPLE-1a RE-SAMPLE-1 XSAMPLE-1 SAMPLE-1-2 SAMPLE-';
  expect(citationsIn('cart.test.ts', text, SUBJECTS)).toEqual([]);
});

test('testsByRule > citations in code and in tests > counts tests alone', () => {
  const found = [
    ...citationsIn('cart.ts', '/** Totals (SAMPLE-1). */', SUBJECTS),
    ...citationsIn('cart.test.ts', "test('SAMPLE-2: adds', () => {});", SUBJECTS),
  ];
  expect([...testsByRule(found)]).toEqual([['SAMPLE-2', ['cart.test.ts: SAMPLE-2: adds']]]);
});

test('ruleTable > rules with and without a test > names the tests and lists the others', () => {
  const own = [
    { id: 'SAMPLE-1', text: 'Is tested.', planned: false },
    { id: 'SAMPLE-2', text: 'Is not tested.', planned: false },
    { id: 'SAMPLE-3', text: 'Is not built.', planned: true },
  ];
  const found = citationsIn('cart.test.ts', "test('SAMPLE-1: adds', () => {});", SUBJECTS);
  const table = ruleTable(own, found);
  expect(table).toContain('| SAMPLE-1 | Is tested. | cart.test.ts: SAMPLE-1: adds |');
  expect(table).toContain('| SAMPLE-3 | Is not built. | planned |');
  expect(table).toContain('2 rules are built, 1 are planned. Without a test: 1.');
  expect(table.split('\n')).toContain('- SAMPLE-2: Is not tested.');
});
