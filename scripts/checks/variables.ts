import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './imports.ts';

/** The places where environment variables are declared: for each process, and for all of them. */
const DECLARED_IN = {
  api: 'api/src/environment.ts',
  platform: 'platform/edge/environment.ts',
  shared: 'shared/contract/src/platform/shared-variables.ts',
};

/** Variables in the constants of a file: keys of object literals, in capitals. */
function declaredIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) names.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement)) visit(statement);
  return names.filter((name) => /^[A-Z][A-Z_]+$/.test(name));
}

/** Names of the variables that a process reads. */
export function knownVariables(process: 'api' | 'platform'): string[] {
  return [...declaredIn(DECLARED_IN[process]), ...declaredIn(DECLARED_IN.shared)];
}
