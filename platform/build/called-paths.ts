import type ts from 'typescript';

type Typescript = typeof ts;

/** What stands for anything that is put into an address. */
const ANY = 'x';
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * An address as a source spells it, without query and fragment, `x` for what is put in. `undefined` for what
 * begins otherwise, and where something is put in that is no whole segment: nobody knows what it is.
 */
export function addressIn(typescript: Typescript, node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  let text = '';
  if (typescript.isStringLiteralLike(node)) text = node.text;
  else if (typescript.isTemplateExpression(node)) {
    text = node.head.text;
    for (const { literal } of node.templateSpans) {
      const isQuery = /[?#]/.test(text);
      const isSegment = text.endsWith('/') && /^(?:$|[/?#])/.test(literal.text);
      if (!isQuery && !isSegment) return undefined;
      text += ANY + literal.text;
    }
  }
  if (!/^\/(?!\/)/.test(text)) return undefined;
  return text.split(/[?#]/, 1)[0];
}

/** The call of the API that a call of `read` or of `http.<method>` is, such as `GET /products/x`. */
export function apiCallOf(typescript: Typescript, call: ts.CallExpression): string | undefined {
  const { expression, arguments: given } = call;
  let method: string | undefined;
  if (typescript.isIdentifier(expression) && expression.text === 'read') method = 'get';
  else if (typescript.isPropertyAccessExpression(expression)) {
    const { expression: owner, name } = expression;
    const isHttp = typescript.isIdentifier(owner) && owner.text === 'http';
    if (isHttp && METHODS.has(name.text)) method = name.text;
  }
  const path = method && addressIn(typescript, given[0]);
  return path && `${method?.toUpperCase()} ${path}`;
}
