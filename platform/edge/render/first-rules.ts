import postcss, { type AnyNode, type AtRule, type Declaration, type Rule } from 'postcss';

/** A parsed style sheet. */
export type Sheet = readonly AnyNode[];

/** Returns the top-level nodes of a style sheet. Throws postcss's `CssSyntaxError`. */
export const parseSheet = (css: string): Sheet => postcss.parse(css).nodes;

/** What may stand between the parts of a selector without asking for a class of its own. */
const OPTIONAL =
  /\[[^[\]]*\]|:(?:not|has)\((?:[^()]|\([^()]*\))*\)|:(?:is|where)\([^(),]*,[^()]*\)/g;
const CLASS = /\.((?:[\w-]|[^ -~]|\\.)+)/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** States that nothing is in before it was shown: the whole sheets are there by then. */
const LATER = /:(?:hover|active|modal)(?![\w-])|::(?:backdrop|selection)/;

interface Selector {
  text: string;
  /** Classes that an element and those around it must have. */
  classes: string[];
}
const firstSelectors = new WeakMap<Rule, Selector[]>();

/** The selectors of a rule that can match when a page is painted first. */
function selectorsOf(rule: Rule): Selector[] {
  const known = firstSelectors.get(rule);
  if (known) return known;
  const selectors = rule.selectors.flatMap((text) => {
    const bare = text.replace(OPTIONAL, '');
    if (LATER.test(bare)) return [];
    return { text, classes: found(bare, CLASS).map((name) => name.replace(/\\(.)/g, '$1')) };
  });
  firstSelectors.set(rule, selectors);
  return selectors;
}

const isRule = (node: AnyNode): node is Rule => node.type === 'rule';
const isAtRule = (node: AnyNode): node is AtRule => node.type === 'atrule';
const isKeyframes = (node: AnyNode) => isAtRule(node) && node.name === 'keyframes';
const isForPrint = (node: AtRule) => node.name === 'media' && node.params === 'print';
const isToken = ({ prop }: Declaration) => prop.startsWith('--');

/** Walks the rules that can match, and calls `see` with each of their declarations. */
function walk(nodes: Sheet, classes: ReadonlySet<string>, see: (declaration: Declaration) => void) {
  for (const node of nodes) {
    if (node.type === 'decl') see(node);
    else if (isRule(node) ? matching(node, classes) : isAtRule(node) && !isKeyframes(node)) {
      walk((node as Rule | AtRule).nodes ?? [], classes, see);
    }
  }
}

/** The selectors that can match, as they stand in the sheet where those are all; '' when none can. */
function matching(rule: Rule, classes: ReadonlySet<string>): string {
  const all = selectorsOf(rule).filter((one) => one.classes.every((name) => classes.has(name)));
  const isWhole = all.length === rule.selectors.length;
  return isWhole ? rule.selector : all.map(({ text }) => text).join(',');
}

/** Custom properties and animations that the rules that can match refer to, also by way of others. */
function references(sheets: readonly Sheet[], classes: ReadonlySet<string>) {
  const tokens = new Map<string, string[]>();
  const used = new Set<string>();
  let animations = '';
  const use = (value: string) => {
    for (const name of found(value, REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const other of tokens.get(name) ?? []) use(other);
    }
  };
  const plain: string[] = [];
  for (const sheet of sheets) {
    walk(sheet, classes, (declaration) => {
      const { prop, value } = declaration;
      if (isToken(declaration)) tokens.set(prop, [...(tokens.get(prop) ?? []), value]);
      else plain.push(value);
      if (prop.startsWith('animation')) animations += ` ${value}`;
    });
  }
  for (const value of plain) use(value);
  return { used, animations };
}

type References = ReturnType<typeof references>;

/** Without classes, all of it. */
function write(nodes: Sheet, classes?: ReadonlySet<string>, refers?: References): string {
  return nodes
    .map((node) => {
      if (node.type === 'decl') {
        const left = refers && isToken(node) && !refers.used.has(node.prop);
        return left ? '' : `${node.prop}:${node.value}${node.important ? '!important' : ''};`;
      }
      if (isRule(node)) {
        const selector = classes ? matching(node, classes) : node.selector;
        const inside = selector && write(node.nodes, classes, refers);
        return inside && `${selector}{${inside}}`;
      }
      if (!isAtRule(node)) return '';
      if (isKeyframes(node) && refers && !refers.animations.includes(node.params)) return '';
      if (classes && isForPrint(node)) return '';
      const head = node.params ? `@${node.name} ${node.params}` : `@${node.name}`;
      if (!node.nodes) return `${head};`;
      const inside = write(node.nodes, classes, refers);
      return inside && `${head}{${inside}}`;
    })
    .join('');
}

const wholes = new WeakMap<Sheet, string>();

function wholeOf(sheet: Sheet): string {
  const css = wholes.get(sheet) ?? write(sheet);
  wholes.set(sheet, css);
  return css;
}

/** The classes that stand in a document's markup, each once. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set(found(html, CLASS_ATTRIBUTE).flatMap((names) => names.split(' ')));

/** The rules of one sheet that a page's first paint needs. */
export interface FirstRules {
  css: string;
  /** Nothing was left out of it. */
  whole: boolean;
}

/**
 * The rules of style sheets that can match something with these classes, with the custom properties they refer to.
 * What script adds later is styled by the whole sheets, which follow.
 */
export function firstRules(sheets: readonly Sheet[], classes: ReadonlySet<string>): FirstRules[] {
  const refers = references(sheets, classes);
  return sheets.map((sheet) => {
    const css = write(sheet, classes, refers);
    return { css, whole: css === wholeOf(sheet) };
  });
}
