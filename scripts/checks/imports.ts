import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The repository's root: Jest runs from there. */
export const root = process.cwd();

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', '.suites', '.git', 'coverage']);

/** Files below a folder of the repository whose names end with one of `endings`, as paths from the root. */
export function filesBelow(folder: string, endings: string[]): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(file, endings);
    return endings.some((ending) => entry.name.endsWith(ending)) ? [file] : [];
  });
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** `import()`, `require()` and `require.resolve()` count, whatever the function around them is called. */
function calledModule(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [argument] = node.arguments;
  if (!argument || !ts.isStringLiteral(argument)) return undefined;
  const callee = node.expression.getText();
  return callee === 'import' || /^require(?:\.resolve)?$/.test(callee) ? argument.text : undefined;
}

/** Packages whose values (not only types) a source file imports. */
export function importedPackages(file: string): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const declaration = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (declaration && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      if (!isTypeOnly(node)) found.add(packageName(node.moduleSpecifier.text));
    }
    const called = calledModule(node);
    if (called) found.add(packageName(called));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
