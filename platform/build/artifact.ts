import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Artifact,
  type ArtifactUses,
  type ChunkList,
  type HostArtifact,
  writtenArtifactSchema,
} from '@evmandi/contract/platform/composition';
import { FORMAT } from '@evmandi/contract/platform/documents';
import { HOST_LAYOUTS } from '@evmandi/contract/platform/layouts';
import { appDirectory, HOST, readProvided } from './apps.ts';
import { type ChunkOrigins, ORIGINS_ASSET } from './chunk-origins-plugin.ts';
import { compressFile } from './compress.ts';
import { nameByContent } from './content-names.ts';
import { providedDeclarations } from './declarations.ts';
import { writeExposedTypes } from './exposed-types.ts';
import { definedTokens, exportedNames } from './module-names.ts';
import { NAMES_ASSET } from './names-plugin.ts';
import { acceptedRanges, providedVersions } from './singletons.ts';

interface BuildOutput {
  root: string;
  app: string;
  version: string;
  /** Holds `browser/` and `server/` as the bundler left them. */
  outDir: string;
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

type Origins = Record<'browser' | 'server', ChunkOrigins>;

/** The import that starts the host once the singletons are negotiated. */
export const BOOT = 'host/src/index.ts ./boot.tsx';
const SERVER_ENTRY = 'server/index.js';
const DECLARATIONS = 'server/types/provided.json';
/** Files of the build that no page loads. */
const LEFT_OUT = ['browser/mf-stats.json'];
const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
/** Returns the path within an artefact of a file of the browser's build. */
export const inBrowser = (file: string) => `browser/${file}`;

async function usedNames(output: BuildOutput): Promise<ArtifactUses> {
  const names = (await takeOut(output, `browser/${NAMES_ASSET}`)) as Omit<ArtifactUses, 'slots'>;
  const { root, app } = output;
  const descriptorFile = app === HOST ? 'host.json' : 'remote.json';
  const { slots = [] } = (await json(join(appDirectory(root, app), descriptorFile))) as {
    slots?: string[];
  };
  return { ...names, slots };
}

/** Writes the declarations that the app is built against; says so in what becomes its artefact. */
async function recordDeclarations({ root, outDir }: BuildOutput) {
  const text = await providedDeclarations(root);
  if (text === undefined) return {};
  const file = join(outDir, DECLARATIONS);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return { declarations: DECLARATIONS };
}

/** A JSON asset that a plugin left for the release, taken out of the build. */
export async function takeOut(
  { outDir }: Pick<BuildOutput, 'outDir'>,
  path: string,
): Promise<unknown> {
  const file = join(outDir, path);
  const content = await json(file);
  await rm(file);
  return content;
}

/** Browser chunks of each lazily imported chunk of the server build, by the latter's path, in the order of these. */
function lazyChunks({ browser, server }: Origins): Record<string, ChunkList> {
  const pairs = Object.entries(server).flatMap(([origin, [file]]) => {
    const files = browser[origin];
    return file && files ? [[`server/${file}`, chunks(files.map(inBrowser))] as const] : [];
  });
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(pairs) as Record<string, ChunkList>;
}

/** Compresses what is worth it and lists every file of the build by its path. */
export async function recordFiles(outDir: string): Promise<Artifact['files']> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(outDir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const record = async (path: string) => {
    const content = await readFile(join(outDir, path));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const br = path.startsWith('browser/') ? await compressFile(join(outDir, path)) : undefined;
    return [path, { integrity, bytes: content.length, ...(br ? { br } : {}) }] as const;
  };
  // Node compresses on threads beside this one.
  return Object.fromEntries(await Promise.all(paths.map(record)));
}

async function provided({ root }: BuildOutput, slots: string[]): Promise<HostArtifact['provides']> {
  const { default: typescript } = await import('typescript');
  const tokens = await readFile(join(root, 'shared/ui/src/styles/tokens.css'), 'utf8');
  return {
    runtime: exportedNames(typescript, join(root, 'shared/runtime/src/index.ts')),
    router: exportedNames(typescript, join(root, 'platform/build/router-facade.ts')),
    tokens: definedTokens(tokens),
    slots,
    layouts: [...HOST_LAYOUTS],
  };
}

const ofKind = (files: string[], extension: string) =>
  files.filter((file) => file.endsWith(extension));

/** Sorts a build's files into scripts and style sheets; others are left out. */
export function chunks(files: string[]): ChunkList {
  return { js: ofKind(files, '.js'), css: ofKind(files, '.css') };
}

/** What every document names besides scripts and style sheets, found among a build's files. */
export function fontsAndIcon(files: string[]) {
  const icon = files.find((file) => /favicon.*\.svg$/.test(file));
  return {
    fonts: files.filter((file) => /figtree-latin.*\.woff2$/.test(file)),
    ...(icon ? { icon } : {}),
  };
}

async function hostParts(
  output: BuildOutput,
  uses: ArtifactUses,
  files: string[],
  entry: string[],
  origins: Origins,
) {
  const boot = origins.browser[BOOT] ?? [];
  return {
    kind: 'host' as const,
    name: 'host' as const,
    singletons: providedVersions(output.root),
    provides: await provided(output, uses.slots),
    browser: {
      entry: chunks(entry.map(inBrowser)),
      async: chunks(boot.map(inBrowser)),
      ...fontsAndIcon(files),
    },
  };
}

async function remoteParts(output: BuildOutput, origins: Origins) {
  const manifest = (await json(join(output.outDir, 'browser/mf-manifest.json'))) as Manifest;
  const exposed = manifest.exposes.map(({ path, assets }) => [
    path,
    { js: assets.js.sync.map(inBrowser), css: assets.css.sync.map(inBrowser) },
  ]);
  return {
    kind: 'remote' as const,
    name: output.app,
    singletons: acceptedRanges(output.root),
    descriptor: await json(join(appDirectory(output.root, output.app), 'remote.json')),
    browser: {
      manifest: 'browser/mf-manifest.json',
      entry: inBrowser(manifest.metaData.remoteEntry.name),
      exposes: Object.fromEntries(exposed) as Record<string, ChunkList>,
      lazy: lazyChunks(origins),
    },
  };
}

/**
 * Turns a build into an artefact: names by content, compressed copies, a hash for every file, the lists of names,
 * and `artifact.json` last. `entry` names the files of the document's entry (host only).
 * Throws a ZodError when the result is not an artefact, for example because remote.json is wrong.
 */
export async function writeArtifact(output: BuildOutput, entry: string[]): Promise<Artifact> {
  await Promise.all(LEFT_OUT.map((file) => rm(join(output.outDir, file), { force: true })));
  const nameOf = await nameByContent(join(output.outDir, 'browser'));
  if (output.app !== HOST) {
    const provided = readProvided(appDirectory(output.root, output.app));
    await writeExposedTypes(join(output.outDir, 'browser'), provided);
  }
  const uses = await usedNames(output);
  const [browser, server] = (await Promise.all(
    ['browser', 'server'].map((build) => takeOut(output, `${build}/${ORIGINS_ASSET}`)),
  )) as [ChunkOrigins, ChunkOrigins];
  const origins = { browser, server };
  const declared = await recordDeclarations(output);
  const files = await recordFiles(output.outDir);
  const browserFiles = Object.keys(files).filter((path) => path.startsWith('browser/'));
  const parts =
    output.app === HOST
      ? await hostParts(output, uses, browserFiles, entry.map(nameOf), origins)
      : await remoteParts(output, origins);
  const artifact = writtenArtifactSchema.parse({
    format: FORMAT,
    ...parts,
    version: output.version,
    files,
    uses,
    ...declared,
    server: { entry: SERVER_ENTRY },
  });
  await writeFile(join(output.outDir, 'artifact.json'), `${JSON.stringify(artifact, null, 2)}\n`);
  return artifact;
}
