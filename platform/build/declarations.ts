import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type ts from 'typescript';
import { isSingle } from './apps.ts';
import { DECLARATIONS, readPacked } from './platform-files.ts';

type Typescript = typeof ts;

/** What a host provides that has a type: names of the runtime, and the props of slots and layouts. */
export const RUNTIME_TYPES = 'shared/runtime/src/index.ts';
export const SLOT_TYPES = 'shared/contract/src/platform/slots.ts';
export const LAYOUT_TYPES = 'shared/contract/src/platform/layouts.ts';
const ENTRIES = [RUNTIME_TYPES, SLOT_TYPES, LAYOUT_TYPES];

const CACHE = '.cache/declarations.json';
/** The compiler and the packages whose types may stand in a declaration. */
const ALWAYS = ['pnpm-lock.yaml'];

/** Declarations of what a host provides, with those of all that they name: they need no package to be read. */
export interface Declarations {
  /** Texts by path; paths of packages begin with `node_modules/`. */
  files: Record<string, string>;
  /** What an import of a file leads to, by `<path of the file> <specifier>`. */
  imports: Record<string, string>;
}

const optionsIn = (typescript: Typescript, root: string): ts.CompilerOptions => ({
  target: typescript.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  jsx: typescript.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
  // Found through `node_modules`, a file of the workspace would be one of a package, of which nothing is emitted.
  paths: { '@evmandi/contract/*': [join(root, 'shared/contract/src/*.ts')] },
  declaration: true,
  emitDeclarationOnly: true,
  noCheck: true,
  allowImportingTsExtensions: true,
});

/** Path of a file as the record names it: packages by their place below the last `node_modules`. */
function placeOf(root: string, file: string): string {
  const at = file.lastIndexOf('/node_modules/');
  return at < 0 ? relative(root, file).replaceAll('\\', '/') : file.slice(at + 1);
}

const declarationOf = (file: string) => file.replace(/(?:\.d)?\.([cm]?)tsx?$/, '.d.$1ts');

function emit(typescript: Typescript, root: string) {
  const options = optionsIn(typescript, root);
  const program = typescript.createProgram(
    ENTRIES.map((file) => join(root, file)),
    options,
  );
  const record: Declarations = { files: {}, imports: {} };
  const emitted = (file: string) => {
    let text = '';
    program.emit(
      program.getSourceFile(file),
      (_, content) => {
        text = content;
      },
      undefined,
      true,
    );
    return text;
  };
  const add = (file: string): string => {
    const place = declarationOf(placeOf(root, file));
    if (record.files[place] !== undefined) return place;
    const isDeclaration = /\.d\.[cm]?ts$/.test(file);
    const text = isDeclaration ? readFileSync(file, 'utf8') : emitted(file);
    record.files[place] = text;
    for (const { fileName } of typescript.preProcessFile(text, true, true).importedFiles) {
      const { resolvedModule } = typescript.resolveModuleName(
        fileName,
        file,
        options,
        typescript.sys,
      );
      const found = resolvedModule?.resolvedFileName;
      if (found && /\.[cm]?tsx?$/.test(found)) record.imports[`${place} ${fileName}`] = add(found);
    }
    return place;
  };
  for (const file of ENTRIES) add(join(root, file));
  const sources = program
    .getSourceFiles()
    .map(({ fileName }) => placeOf(root, fileName))
    .filter((file) => !/^(?:node_modules\/|\.\.)/.test(file));
  return { record, sources };
}

const hashOf = (root: string, file: string) => {
  const path = join(root, file);
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
};

/** What was emitted before, and the files that it was made of with their hashes. */
interface Kept {
  inputs: Record<string, string>;
  text: string;
}

function readKept(root: string): string | undefined {
  const file = join(root, CACHE);
  if (!existsSync(file)) return undefined;
  const { inputs, text } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const isFresh = Object.entries(inputs).every(([input, hash]) => hashOf(root, input) === hash);
  return isFresh ? text : undefined;
}

async function keep(root: string, sources: readonly string[], text: string): Promise<void> {
  const inputs = Object.fromEntries(
    [...sources, ...ALWAYS].map((input) => [input, hashOf(root, input)]),
  );
  const file = join(root, CACHE);
  const part = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, JSON.stringify({ inputs, text } satisfies Kept));
  await rename(part, file);
}

/**
 * Text of the declarations of what a host built now provides, or for a remote that stands alone of the one that it is
 * built against; `undefined` where neither is in the project. Kept in `.cache` for the next app: the types of what is
 * inferred take seconds.
 */
export async function providedDeclarations(root: string): Promise<string | undefined> {
  if (isSingle(root)) return readPacked(root, DECLARATIONS);
  if (!ENTRIES.every((file) => existsSync(join(root, file)))) return undefined;
  const kept = readKept(root);
  if (kept !== undefined) return kept;
  const { default: typescript } = await import('typescript');
  const { record, sources } = emit(typescript, root);
  const text = JSON.stringify(record);
  await keep(root, sources, text);
  return text;
}
