import { readFileSync } from 'node:fs';
import type ts from 'typescript';
import { namesOfDynamicImport, requestsOf } from './imported-names.ts';

/** Modules whose named imports a release records: what is used must be provided by the live host. */
const RECORDED = { '@evmandi/runtime': 'runtime', 'react-router-dom': 'router' } as const;
type RecordedKind = (typeof RECORDED)[keyof typeof RECORDED];

/** Parsing is most of the work, and most files name none of them. */
const NAMED = new RegExp(`(["'\`])(?:${Object.keys(RECORDED).join('|')})\\1`);
/** A name that is put together, or written with escapes: the bundler reads it as one. */
const MAY_NAME = [
  /\b(?:import|require)\s*\((?!\s*(["'])[^"'\\]*\1\s*[,)])/,
  /\bfrom\s*(["'])[^"'\n]*\\/,
];
const mayImport = (text: string) => [NAMED, ...MAY_NAME].some((pattern) => pattern.test(text));

export interface UsedNames {
  runtime: Set<string>;
  router: Set<string>;
  tokens: Set<string>;
}

/** Returns empty sets to collect names in. */
export const noNames = (): UsedNames => ({
  runtime: new Set(),
  router: new Set(),
  tokens: new Set(),
});

type Typescript = typeof ts;

const parse = (typescript: Typescript, file: string, text: string) =>
  typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true);

const kindNamed = (name: string): RecordedKind | undefined =>
  Object.hasOwn(RECORDED, name) ? RECORDED[name as keyof typeof RECORDED] : undefined;

const kindOf = (specifier: ts.Node | undefined): RecordedKind | undefined =>
  kindNamed((specifier as ts.StringLiteral | undefined)?.text ?? '');

/** Values that one source file takes from the recorded modules; types leave no trace in a bundle. */
function collectImports(typescript: Typescript, file: string, text: string, names: UsedNames) {
  const refuse = (kind: RecordedKind): never => {
    throw new Error(`${file}: import names from the ${kind}, not the whole module`);
  };

  function record(kind: RecordedKind, bindings: ts.Node | undefined) {
    const isList =
      bindings && (typescript.isNamedImports(bindings) || typescript.isNamedExports(bindings));
    if (!isList) return refuse(kind);
    for (const element of bindings.elements) {
      if (!element.isTypeOnly) names[kind].add((element.propertyName ?? element.name).text);
    }
  }

  function visit(node: ts.Node): void {
    if (typescript.isImportDeclaration(node)) {
      const [kind, clause] = [kindOf(node.moduleSpecifier), node.importClause];
      const isType = clause?.phaseModifier === typescript.SyntaxKind.TypeKeyword;
      if (!kind || !clause || isType) return;
      if (clause.name) refuse(kind);
      record(kind, clause.namedBindings);
    } else if (typescript.isExportDeclaration(node)) {
      const kind = kindOf(node.moduleSpecifier);
      if (kind && !node.isTypeOnly) record(kind, node.exportClause);
    } else if (typescript.isImportEqualsDeclaration(node)) {
      const { moduleReference: from } = node;
      const kind = typescript.isExternalModuleReference(from) && kindOf(from.expression);
      if (kind && !node.isTypeOnly) refuse(kind);
    } else {
      if (typescript.isCallExpression(node)) recordCall(node);
      typescript.forEachChild(node, visit);
    }
  }

  /** What is asked for at run time; a package may ask as CommonJS does, for all there is. */
  function recordCall(call: ts.CallExpression): void {
    const asked = requestsOf(typescript, call.arguments[0]);
    for (const kind of asked.map(kindNamed)) if (kind) recordOne(kind, call);
  }

  function recordOne(kind: RecordedKind, call: ts.CallExpression): void {
    const { expression } = call;
    if (expression.kind === typescript.SyntaxKind.ImportKeyword) {
      const used = namesOfDynamicImport(typescript, call) ?? refuse(kind);
      for (const name of used) names[kind].add(name);
    } else if (typescript.isIdentifier(expression) && expression.text === 'require') refuse(kind);
  }
  visit(parse(typescript, file, text));
}

/** Adds to `names` what one file of a build uses: names of recorded modules and design tokens. */
export function collectNames(typescript: Typescript, file: string, names: UsedNames): void {
  const text = readFileSync(file, 'utf8');
  if (/\.[cm]?[jt]sx?$/.test(file) && mayImport(text))
    collectImports(typescript, file, text, names);
  if (/\.(css|[jt]sx?)$/.test(file)) {
    for (const [token] of text.matchAll(/--ev-[a-z0-9-]+(?=\s*[,)'"`])/g)) names.tokens.add(token);
  }
}

/** Names that a module exports as values. Throws when it exports anything but by a list of names. */
export function exportedNames(typescript: Typescript, file: string): string[] {
  const names: string[] = [];
  for (const statement of parse(typescript, file, readFileSync(file, 'utf8')).statements) {
    const isList = typescript.isExportDeclaration(statement);
    if (isList && statement.isTypeOnly) continue;
    const clause = isList ? statement.exportClause : undefined;
    if (!clause || !typescript.isNamedExports(clause)) {
      throw new Error(
        `${file}: list names, and nothing else, so that a release can be checked against it`,
      );
    }
    for (const element of clause.elements) {
      if (!element.isTypeOnly) names.push(element.name.text);
    }
  }
  return names.sort();
}

/** Design tokens that a style sheet defines. */
export function definedTokens(css: string): string[] {
  return [
    ...new Set([...css.matchAll(/(--ev-[a-z0-9-]+)\s*:/g)].map((match) => match[1] ?? '')),
  ].sort();
}
