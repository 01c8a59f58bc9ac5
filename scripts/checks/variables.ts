import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './imports.ts';

/** The two places where environment variables are read and validated. */
const SCHEMAS = { api: 'api/src/environment.ts', platform: 'platform/edge/environment.ts' };

/** Names of the variables that a process knows: the keys of the `z.object({…})` of its schema. */
export function knownVariables(process: keyof typeof SCHEMAS): string[] {
  const text = readFileSync(path.join(root, SCHEMAS[process]), 'utf8');
  const source = ts.createSourceFile('environment.ts', text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'z.object') {
      const [shape] = node.arguments;
      if (shape && ts.isObjectLiteralExpression(shape)) {
        names.push(...shape.properties.map((property) => property.name?.getText() ?? ''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
