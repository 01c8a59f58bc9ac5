import type ts from 'typescript';

type Typescript = typeof ts;

/** The names that a pattern takes out of a module; `undefined` when it keeps the rest or the whole. */
function takenBy(typescript: Typescript, pattern: ts.Node | undefined): string[] | undefined {
  if (!pattern || !typescript.isObjectBindingPattern(pattern)) return undefined;
  const names: string[] = [];
  for (const { dotDotDotToken, propertyName, name } of pattern.elements) {
    const taken = propertyName ?? name;
    if (dotDotDotToken || !typescript.isIdentifier(taken)) return undefined;
    names.push(taken.text);
  }
  return names;
}

/**
 * The texts that an expression may be, as far as the bundler knows them as well: literals, put together or chosen
 * from. None where it cannot be known.
 */
export function requestsOf(typescript: Typescript, node: ts.Node | undefined): string[] {
  if (!node) return [];
  const of = (inner: ts.Node) => requestsOf(typescript, inner);
  const joined = (starts: string[], ends: string[]) =>
    starts.flatMap((start) => ends.map((end) => start + end));
  if (typescript.isStringLiteralLike(node)) return [node.text];
  if (typescript.isParenthesizedExpression(node)) return of(node.expression);
  if (typescript.isAsExpression(node) || typescript.isSatisfiesExpression(node)) {
    return of(node.expression);
  }
  if (typescript.isConditionalExpression(node))
    return [...of(node.whenTrue), ...of(node.whenFalse)];
  if (typescript.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (texts, { expression, literal }) => joined(joined(texts, of(expression)), [literal.text]),
      [node.head.text],
    );
  }
  const isSum =
    typescript.isBinaryExpression(node) &&
    node.operatorToken.kind === typescript.SyntaxKind.PlusToken;
  return isSum ? joined(of(node.left), of(node.right)) : [];
}

/**
 * The names that a file uses of a module which it imports at run time: `const { a } = await import('m')`,
 * `(await import('m')).a` and `import('m').then(({ a }) => ...)`. `undefined` where they cannot be known.
 */
export function namesOfDynamicImport(
  typescript: Typescript,
  call: ts.CallExpression,
): string[] | undefined {
  let outer: ts.Node = call.parent;
  while (typescript.isAwaitExpression(outer) || typescript.isParenthesizedExpression(outer)) {
    outer = outer.parent;
  }
  const awaited = outer !== call.parent;
  if (awaited && typescript.isVariableDeclaration(outer)) return takenBy(typescript, outer.name);
  if (!typescript.isPropertyAccessExpression(outer)) return undefined;
  if (awaited) return [outer.name.text];
  const [then] = typescript.isCallExpression(outer.parent) ? outer.parent.arguments : [];
  const isTaker =
    outer.name.text === 'then' &&
    then !== undefined &&
    (typescript.isArrowFunction(then) || typescript.isFunctionExpression(then));
  return isTaker ? takenBy(typescript, then.parameters[0]?.name) : undefined;
}
