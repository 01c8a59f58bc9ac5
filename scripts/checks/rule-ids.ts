import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, root } from './imports.ts';

const RULES_FILE = 'docs/rules.md';

/** The section of rules that are not built yet. */
const PLANNED = 'Planned';

const TEXT_FILES = [
  ...['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.css', '.html', '.md'],
  ...['.json', '.jsonc', '.yml', '.yaml', '.conf', '.sh'],
];

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

interface Rule {
  /** Subject and number: `CART-3`. */
  id: string;
  text: string;
  planned: boolean;
}

interface Citation {
  id: string;
  /** A path from the root. */
  file: string;
  /** Of a test file, the title of the test, after those of its groups; null when the file has no test. */
  test: string | null;
  isTest: boolean;
}

/** Returns the rows of all tables of the document, in their order. */
export function parseRules(markdown: string): Rule[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, id, text] = /^\| ([A-Z]+-\d+) \| (.+) \|$/.exec(line) ?? [];
    return id && text ? [{ id, text, planned: section === PLANNED }] : [];
  });
}

export const readRules = (): Rule[] =>
  parseRules(readFileSync(path.join(root, RULES_FILE), 'utf8'));

/** Returns the words before the numbers of the ids: `CART`, `HOME` and so on. */
const subjectsOf = (rules: readonly Rule[]): Set<string> =>
  new Set(rules.map(({ id }) => id.slice(0, id.indexOf('-'))));

interface TestCall {
  title: string;
  /** The start of the statement, with the comments above it. */
  start: number;
  end: number;
}

/** `describe` of `test.describe.each(rows)`. */
function rootName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node))
    return rootName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : undefined;
}

/** A call such as `test('title', run)`; `test.each(rows)` and `test.use(options)` have no title. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !TEST_FUNCTIONS.has(rootName(node.expression) ?? '')) return;
  const [title] = node.arguments;
  const run = node.arguments.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  if (!title || title === run || !run) return;
  return ts.isStringLiteralLike(title) ? title.text : title.getText();
}

/** The tests and groups of a file: a group stands before its tests. */
function testCalls(file: string, text: string): TestCall[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: TestCall[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = titleOf(node);
    const titles = title === undefined ? groups : [...groups, title];
    if (title !== undefined) {
      const statement = ts.isExpressionStatement(node.parent) ? node.parent : node;
      const [start, end] = [statement.getFullStart(), statement.end];
      found.push({ title: titles.join(' > '), start, end });
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(source, []);
  return found;
}

/** The innermost test or group around a position, else the next one after it. */
function testAt(calls: readonly TestCall[], position: number): string | null {
  const around = calls.filter(({ start, end }) => start <= position && position < end);
  return around.at(-1)?.title ?? calls.find(({ start }) => start > position)?.title ?? null;
}

/** Returns the ids that a text cites. Only words of `subjects` count: `SHA-256` is no citation. */
export function citationsIn(file: string, text: string, subjects: ReadonlySet<string>): Citation[] {
  if (subjects.size === 0) return [];
  const words = [...subjects].join('|');
  const matches = [...text.matchAll(new RegExp(`(?<![\\w-])(?:${words})-\\d+(?![\\w-])`, 'g'))];
  if (matches.length === 0) return [];
  const isTest = TEST_FILE.test(file);
  const calls = isTest ? testCalls(file, text) : [];
  return matches.map(({ 0: id, index }) => ({ id, file, isTest, test: testAt(calls, index) }));
}

/** Returns the citations in all text files of the repository, without the document of the rules itself. */
export function readCitations(rules: readonly Rule[]): Citation[] {
  const subjects = subjectsOf(rules);
  return filesBelow('.', TEXT_FILES)
    .filter((file) => file !== path.normalize(RULES_FILE))
    .flatMap((file) => citationsIn(file, readFileSync(path.join(root, file), 'utf8'), subjects));
}

/** Returns the tests that cite each rule, as `file: title`, by the rule's id. */
export function testsByRule(citations: readonly Citation[]): Map<string, string[]> {
  const tests = new Map<string, Set<string>>();
  for (const { id, file, test, isTest } of citations) {
    if (!isTest) continue;
    tests.set(id, (tests.get(id) ?? new Set()).add(test ? `${file}: ${test}` : file));
  }
  return new Map([...tests].map(([id, names]) => [id, [...names].sort()]));
}

/** Returns the rules that are built and that no test cites. */
export function rulesWithoutTest(rules: readonly Rule[], citations: readonly Citation[]): Rule[] {
  const tests = testsByRule(citations);
  return rules.filter(({ id, planned }) => !planned && !tests.has(id));
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Returns a Markdown table of every rule with the tests that cite it, then the rules without a test. */
export function ruleTable(rules: readonly Rule[], citations: readonly Citation[]): string {
  const tests = testsByRule(citations);
  const rows = rules.map(({ id, text, planned }) => {
    const names = (tests.get(id) ?? []).map(inCell).join('<br>');
    return `| ${id} | ${inCell(text)} | ${names || (planned ? 'planned' : '**none**')} |`;
  });
  const without = rulesWithoutTest(rules, citations);
  const built = rules.filter(({ planned }) => !planned).length;
  return [
    ...['| Id | Rule | Tests |', '|---|---|---|', ...rows, ''],
    `${built} rules are built, ${rules.length - built} are planned. Without a test: ${without.length}.`,
    ...without.map(({ id, text }) => `- ${id}: ${text}`),
    '',
  ].join('\n');
}
