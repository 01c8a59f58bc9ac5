import { readFileSync } from 'node:fs';
import type ts from 'typescript';

/** Modules whose named imports a release records: what is used must be provided by the live host. */
const RECORDED = { '@evmandi/runtime': 'runtime', 'react-router-dom': 'router' } as const;

export interface UsedNames {
  runtime: Set<string>;
  router: Set<string>;
  tokens: Set<string>;
}

export const noNames = (): UsedNames => ({
  runtime: new Set(),
  router: new Set(),
  tokens: new Set(),
});

type Typescript = typeof ts;

const parse = (typescript: Typescript, file: string, text: string) =>
  typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, false);

/** Values that one source file imports from the recorded modules; types leave no trace in a bundle. */
function collectImports(typescript: Typescript, file: string, text: string, names: UsedNames) {
  for (const statement of parse(typescript, file, text).statements) {
    if (!typescript.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const kind = RECORDED[from as keyof typeof RECORDED];
    const clause = statement.importClause;
    if (!kind || !clause || clause.phaseModifier === typescript.SyntaxKind.TypeKeyword) continue;
    if (!clause.namedBindings || !typescript.isNamedImports(clause.namedBindings)) {
      throw new Error(`${file}: import names from ${from}, not the whole module`);
    }
    for (const element of clause.namedBindings.elements) {
      if (!element.isTypeOnly) names[kind].add((element.propertyName ?? element.name).text);
    }
  }
}

/** Adds to `names` what one file of a build uses: names of recorded modules and design tokens. */
export function collectNames(typescript: Typescript, file: string, names: UsedNames): void {
  const text = readFileSync(file, 'utf8');
  if (/\.tsx?$/.test(file)) collectImports(typescript, file, text, names);
  if (/\.(css|tsx?)$/.test(file)) {
    for (const [token] of text.matchAll(/--ev-[a-z0-9-]+(?=\s*[,)'"`])/g)) names.tokens.add(token);
  }
}

/** Names that a module exports as values. */
export function exportedNames(typescript: Typescript, file: string): string[] {
  const names: string[] = [];
  for (const statement of parse(typescript, file, readFileSync(file, 'utf8')).statements) {
    if (!typescript.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    if (!statement.exportClause || !typescript.isNamedExports(statement.exportClause)) {
      throw new Error(
        `${file}: list what is exported, so that a release can be checked against it`,
      );
    }
    for (const element of statement.exportClause.elements) {
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
