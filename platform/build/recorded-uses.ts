import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type ts from 'typescript';
import { isSingle } from './apps.ts';
import { addressIn, apiCallOf } from './called-paths.ts';
import { API_FIELDS, readPacked } from './platform-files.ts';

type Typescript = typeof ts;

/** Where a remote keeps the addresses that it leads to. */
const LINKS = 'links.ts';
const LINKING = new Set(['to', 'href', 'action']);
const CONTRACT = 'api/contract';
/** Zod's calls whose first argument names fields. */
const SHAPES = new Set(['object', 'looseObject', 'strictObject', 'extend', 'safeExtend']);

/** What the code of one remote leads to and asks for. */
interface Recorded {
  links: Set<string>;
  calls: Set<string>;
  /** Names of properties that it reads, or gives. */
  properties: Set<string>;
}

/** Returns empty sets to collect in. */
export const nothingRecorded = (): Recorded => ({
  links: new Set(),
  calls: new Set(),
  properties: new Set(),
});

const parse = (typescript: Typescript, file: string) =>
  typescript.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    typescript.ScriptTarget.Latest,
    false,
  );

const textOf = (typescript: Typescript, name: ts.Node | undefined): string | undefined =>
  name && (typescript.isIdentifier(name) || typescript.isStringLiteralLike(name))
    ? name.text
    : undefined;

/** Adds to `found` what a file of a remote leads to and asks for. */
export function collectUses(typescript: Typescript, file: string, found: Recorded): void {
  if (!/\.tsx?$/.test(file)) return;
  const isTable = basename(file) === LINKS;
  const add = (set: Set<string>, value: string | undefined) => {
    if (value !== undefined) set.add(value);
  };

  function visit(node: ts.Node): void {
    if (isTable) add(found.links, addressIn(typescript, node));
    if (typescript.isJsxAttribute(node) && LINKING.has(textOf(typescript, node.name) ?? '')) {
      const { initializer } = node;
      const value =
        initializer && typescript.isJsxExpression(initializer)
          ? initializer.expression
          : initializer;
      add(found.links, addressIn(typescript, value));
    } else if (typescript.isCallExpression(node)) add(found.calls, apiCallOf(typescript, node));
    else if (typescript.isPropertyAccessExpression(node)) found.properties.add(node.name.text);
    else if (typescript.isBindingElement(node)) {
      add(found.properties, textOf(typescript, node.propertyName ?? node.name));
    }
    typescript.forEachChild(node, visit);
  }
  visit(parse(typescript, file));
}

/** Names of fields that the schemas of the API's contract declare; none where there is no such folder. */
export function contractFields(typescript: Typescript, root: string): Set<string> {
  const folder = join(root, CONTRACT);
  const fields = new Set<string>();
  function visit(node: ts.Node): void {
    if (typescript.isCallExpression(node)) {
      const { expression, arguments: given } = node;
      const isShape =
        typescript.isPropertyAccessExpression(expression) && SHAPES.has(expression.name.text);
      const [shape] = isShape ? given : [];
      if (shape && typescript.isObjectLiteralExpression(shape)) {
        for (const { name } of shape.properties) {
          const text = textOf(typescript, name);
          if (text !== undefined) fields.add(text);
        }
      }
    }
    typescript.forEachChild(node, visit);
  }
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    visit(parse(typescript, join(folder, file)));
  }
  return fields;
}

/** The same of the contract that a project is built beside; a remote that stands alone has them with its platform. */
const knownFields = (typescript: Typescript, root: string) =>
  isSingle(root)
    ? new Set(JSON.parse(readPacked(root, API_FIELDS) ?? '[]') as string[])
    : contractFields(typescript, root);

/** What the artefact of a remote records of its links and of the API, each list sorted. */
export function recordOf(typescript: Typescript, root: string, found: Recorded) {
  const known = knownFields(typescript, root);
  return {
    links: [...found.links].sort(),
    api: {
      calls: [...found.calls].sort(),
      fields: [...found.properties].filter((name) => known.has(name)).sort(),
    },
  };
}
