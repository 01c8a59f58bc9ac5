import type ts from 'typescript';

/**
 * Declarations with methods as properties that hold functions. The compiler lets a method take less than what it
 * stands in for takes, a function not: who calls `add('x')` is broken by `add(id: 'a' | 'b')`. Overloads stay as
 * they are.
 */
export function withMethodsAsProperties(typescript: typeof ts, text: string): string {
  const source = typescript.createSourceFile('x.d.ts', text, typescript.ScriptTarget.Latest, true);
  const edits: { from: number; to: number; by: string }[] = [];

  const isOverloaded = ({ name, parent }: ts.MethodSignature) =>
    typescript.isInterfaceDeclaration(parent) || typescript.isTypeLiteralNode(parent)
      ? parent.members.filter((other) => other.name?.getText() === name.getText()).length > 1
      : true;

  function visit(node: ts.Node): void {
    if (typescript.isMethodSignature(node) && node.type && !isOverloaded(node)) {
      const { end } = node.questionToken ?? node.name;
      edits.push({ from: end, to: end, by: ': ' });
      edits.push({ from: node.type.pos - 1, to: node.type.pos, by: ' =>' });
    }
    typescript.forEachChild(node, visit);
  }
  visit(source);

  let changed = text;
  for (const { from, to, by } of edits.sort((a, b) => b.from - a.from)) {
    changed = changed.slice(0, from) + by + changed.slice(to);
  }
  return changed;
}
