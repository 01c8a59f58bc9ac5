import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { openRegistry, recordFiles } from '@evmandi/platform/bench';

const NAME = 'bench';

/** Everything that runs, or is there for what runs; markup, styles, pictures and fonts stay. */
const SCRIPTS = [/<script\b[^>]*>[\s\S]*?<\/script>/g, /<link rel="preload" as="script"[^>]*>/g];

export function withoutScripts(html: string): string {
  return SCRIPTS.reduce((text, pattern) => text.replace(pattern, ''), html);
}

const NO_NAMES = { runtime: [], router: [], tokens: [], slots: [] };

function artifactOf(version: string, files: RemoteArtifact['files']): RemoteArtifact {
  return {
    kind: 'remote',
    name: NAME,
    version,
    files,
    uses: NO_NAMES,
    singletons: [],
    descriptor: {
      name: NAME,
      title: NAME,
      owner: NAME,
      slots: [],
      layouts: [],
      menu: [],
      budget: { js: 1, css: 1 },
      routes: [{ path: '/bench', access: 'public', layout: 'bare', render: 'frame', query: [] }],
    },
    browser: { manifest: '', entry: '', exposes: {}, lazy: {} },
    server: { entry: '' },
  };
}

/** A version that no folder has yet: what is stored once never changes. */
const freshVersion = () =>
  `1.0.0-${Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0')}`;

/**
 * Puts files where the site's own process serves them, as artefacts are served. `compressed` replaces the
 * best compression by given bytes. Answers the folder's address.
 */
export async function putStaticFiles(
  dataDir: string,
  contents: Record<string, string>,
  compressed: Record<string, Buffer> = {},
): Promise<string> {
  const registry = openRegistry(dataDir);
  const folder = await registry.stage();
  const version = freshVersion();
  for (const [file, text] of Object.entries(contents)) {
    const path = join(folder, 'browser', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const files = await recordFiles(folder);
  for (const [file, bytes] of Object.entries(compressed)) {
    const path = `browser/${file}`;
    const record = files[path];
    if (record) files[path] = { ...record, br: bytes.length };
    await writeFile(join(folder, `${path}.br`), bytes);
  }
  const artifact = artifactOf(version, files);
  await writeFile(join(folder, 'artifact.json'), JSON.stringify(artifact));
  await registry.putArtifact(folder);
  return `/artifacts/${NAME}/${version}/browser`;
}
