import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { LIBRARIES, namedAsBuilt, sourcesOf } from './library.mjs';

/** What of the platform a team's own files import. */
const OF_PLATFORM = ['remote-config', 'preset'];

function options() {
  const file = inRoot('tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('.'), {}, file);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: undefined,
    rootDir: inRoot('.'),
    outDir: inRoot('.'),
  };
}

const isSource = (file) => /(?<!\.d)\.tsx?$/.test(file);

/** Where the declarations of a source of the workspace are packed; `undefined` for what is not. */
function packedAs(file) {
  const [, library, module] = /^shared\/(\w+)\/src\/(.+)$/.exec(file) ?? [];
  if (library) return `${library}/dist/${module}`;
  const [, build] = /^platform\/build\/([\w-]+)\.d\.ts$/.exec(file) ?? [];
  return OF_PLATFORM.includes(build) ? `platform/dist/${build}.d.ts` : undefined;
}

/** Writes the type declarations of all packages into `work`, which holds a folder for each. */
export function writeDeclarations(work) {
  const roots = [
    ...LIBRARIES.flatMap((name) =>
      sourcesOf(name)
        .filter((file) => isSource(file) || file.endsWith('.d.ts'))
        .map((file) => inRoot('shared', name, 'src', file)),
    ),
    ...OF_PLATFORM.map((name) => inRoot('platform/build', `${name}.ts`)),
  ];
  const program = ts.createProgram(roots, options());
  const { diagnostics } = program.emit(undefined, (file, text) => {
    const target = packedAs(path.relative(inRoot('.'), file));
    if (target === undefined) return;
    mkdirSync(path.dirname(path.join(work, target)), { recursive: true });
    writeFileSync(path.join(work, target), namedAsBuilt(text));
  });
  const [first] = diagnostics;
  if (first) {
    const message = ts.flattenDiagnosticMessageText(first.messageText, '\n');
    throw new Problem(`No declarations of ${first.file?.fileName}: ${message}`);
  }
}
