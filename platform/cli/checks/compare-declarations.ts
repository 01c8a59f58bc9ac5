import { dirname, join } from 'node:path';
import type ts from 'typescript';
import {
  type Declarations,
  LAYOUT_TYPES,
  RUNTIME_TYPES,
  SLOT_TYPES,
} from '../../build/declarations.ts';
import { withMethodsAsProperties } from './method-types.ts';

/** What a remote uses that has a type. */
export interface TypedUses {
  runtime: readonly string[];
  slots: readonly string[];
  /** Whether it provides a layout. */
  layouts: boolean;
}

/** Something whose type fits no longer: `the name read`, and why. */
interface Misfit {
  what: string;
  message: string;
}

const QUESTIONS = '/questions.ts';
const NODE_MODULES = 'node_modules/';
const MOST_WORDS = 400;
const declarationOf = (file: string) => file.replace(/\.ts$/, '.d.ts');

const packagesOf = ({ files }: Declarations) =>
  JSON.stringify(Object.entries(files).filter(([path]) => path.startsWith(NODE_MODULES)));

/** Both records as the files of one program; packages that are equal are there once. */
function filesOf(typescript: typeof ts, then: Declarations, now: Declarations) {
  const files = new Map<string, string>();
  const imports = new Map<string, string>();
  const sharePackages = packagesOf(then) === packagesOf(now);
  for (const [root, record] of Object.entries({ then, now })) {
    const at = (path: string) =>
      sharePackages && path.startsWith(NODE_MODULES) ? `/packages/${path}` : `/${root}/${path}`;
    for (const [path, text] of Object.entries(record.files)) {
      const isOwn = !path.startsWith(NODE_MODULES);
      files.set(at(path), isOwn ? withMethodsAsProperties(typescript, text) : text);
    }
    for (const [key, path] of Object.entries(record.imports)) {
      const space = key.indexOf(' ');
      imports.set(`${at(key.slice(0, space))} ${key.slice(space + 1)}`, at(path));
    }
  }
  return { files, imports };
}

const inWords = {
  name: (name: string) => `the name ${name}`,
  slot: (slot: string) => `the props of the slot ${slot}`,
  layouts: 'the props of layouts',
};

/** How what a remote uses is called. */
export const whatsOf = ({ runtime, slots, layouts }: TypedUses): string[] => [
  ...runtime.map(inWords.name),
  ...slots.map(inWords.slot),
  ...(layouts ? [inWords.layouts] : []),
];

/** One line for each use; what is provided now has to fit what was provided then. */
function questionsFor(uses: TypedUses) {
  const lines = ['then', 'now'].flatMap((root) => [
    `import * as ${root} from '/${root}/${declarationOf(RUNTIME_TYPES)}';`,
    `import type { SlotProps as ${root}Slots } from '/${root}/${declarationOf(SLOT_TYPES)}';`,
    `import type { LayoutProps as ${root}Layout } from '/${root}/${declarationOf(LAYOUT_TYPES)}';`,
  ]);
  lines.push('declare const slots: nowSlots;', 'declare const layout: nowLayout<unknown>;');
  const before = lines.length;
  const questions = [
    ...uses.runtime.map((name) => `typeof then.${name} = now.${name}`),
    ...uses.slots.map((slot) => `thenSlots['${slot}'] = slots['${slot}']`),
    ...(uses.layouts ? ['thenLayout<unknown> = layout'] : []),
  ].map((question, index) => `export const q${index}: ${question};`);
  const whats = whatsOf(uses);
  const text = [...lines, ...questions].join('\n');
  return { text, whatIn: (line: number) => whats[line - before] };
}

/** The compiler's own declarations, which take longest to read, by their file. */
const libraries = new Map<string, ts.SourceFile>();
const LIBRARIES = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

function hostFor(
  typescript: typeof ts,
  options: ts.CompilerOptions,
  { files, imports }: ReturnType<typeof filesOf>,
): ts.CompilerHost {
  const library = dirname(typescript.getDefaultLibFilePath(options));
  const textOf = (file: string) =>
    files.get(file) ?? (file.startsWith(library) ? typescript.sys.readFile(file) : undefined);
  return {
    fileExists: (file) => textOf(file) !== undefined,
    readFile: textOf,
    getSourceFile: (file, languageVersion) => {
      const known = libraries.get(file);
      const text = known ? undefined : textOf(file);
      if (text === undefined) return known;
      const source = typescript.createSourceFile(file, text, languageVersion);
      if (!files.has(file)) libraries.set(file, source);
      return source;
    },
    getDefaultLibFileName: () => join(library, 'lib.d.ts'),
    getDefaultLibLocation: () => library,
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const file = from === QUESTIONS ? text : imports.get(`${from} ${text}`);
        if (file === undefined) return { resolvedModule: undefined };
        const extension = typescript.Extension.Dts;
        return { resolvedModule: { resolvedFileName: file, extension } };
      }),
    resolveTypeReferenceDirectiveReferences: (references) =>
      references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
  };
}

/**
 * What of `uses`, declared as in `then`, does not accept what is declared as in `now`. Names that one of the two
 * lacks are passed over: that is another rule's matter.
 */
export async function compareDeclarations(
  then: Declarations,
  now: Declarations,
  uses: TypedUses,
): Promise<Misfit[]> {
  const { default: typescript } = await import('typescript');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    lib: LIBRARIES,
  };
  const both = filesOf(typescript, then, now);
  const { text, whatIn } = questionsFor(uses);
  both.files.set(QUESTIONS, text);
  const program = typescript.createProgram(
    [QUESTIONS],
    options,
    hostFor(typescript, options, both),
  );
  const asked = program.getSourceFile(QUESTIONS);
  const missing = new Set([2339, 2694, 2724]);
  return program.getSemanticDiagnostics(asked).flatMap(({ start = 0, code, messageText }) => {
    const what = asked && whatIn(asked.getLineAndCharacterOfPosition(start).line);
    if (what === undefined || missing.has(code)) return [];
    const words = typescript.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
    return { what, message: words.slice(0, MOST_WORDS) };
  });
}
