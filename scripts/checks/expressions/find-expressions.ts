import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, root } from '../imports.ts';

export interface Expression {
  /** A path from the root. */
  file: string;
  line: number;
  source: string;
  flags: string;
}

const ROOMS = ['api', 'platform', 'shared', 'host', 'remotes'];
const ENDINGS = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs'];
/** These files run in tests and measurements only, or hold text of this repository. */
const NOT_PRODUCT = /\.test\.tsx?$|(?:^|\/)(?:testing|corpus|bench-data|sample-data)\//;
/** Stands for a value that is known at run time only; callers escape it, or its schema allows letters only. */
const VALUE = 'word';

type Constants = ReadonlyMap<string, ts.Expression>;

/** The text of an expression; what is not constant is replaced by a word. */
function textOf(node: ts.Expression, constants: Constants): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants);
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? textOf(value, constants) : VALUE;
  }
  if (ts.isTaggedTemplateExpression(node)) {
    const isRaw = node.tag.getText() === 'String.raw';
    return isRaw ? templateText(node.template, constants, true) : VALUE;
  }
  if (ts.isTemplateExpression(node)) return templateText(node, constants, false);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return textOf(node.left, constants) + textOf(node.right, constants);
  }
  return VALUE;
}

function templateText(node: ts.TemplateLiteral, constants: Constants, raw: boolean): string {
  const of = (part: ts.TemplateLiteralLikeNode) => (raw ? (part.rawText ?? '') : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(node)) return of(node);
  const spans = node.templateSpans.map(
    ({ expression, literal }) => textOf(expression, constants) + of(literal),
  );
  return of(node.head) + spans.join('');
}

function constantsIn(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    const isConstant =
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
    if (isConstant && node.initializer) constants.set(node.name.getText(), node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}

/** Returns the regular expressions of a file: literals, and those that `RegExp` makes of text. */
export function expressionsIn(file: string, text: string): Expression[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsIn(tree);
  const found: Expression[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, source, flags });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    ) {
      const [source, flags] = node.arguments ?? [];
      if (source && !ts.isRegularExpressionLiteral(source)) {
        add(node, textOf(source, constants), flags ? textOf(flags, constants) : '');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns every regular expression of the product. */
export const productExpressions = (): Expression[] =>
  ROOMS.flatMap((room) => filesBelow(room, ENDINGS))
    .filter((file) => !NOT_PRODUCT.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return text.includes('/') ? expressionsIn(file, text) : [];
    });
