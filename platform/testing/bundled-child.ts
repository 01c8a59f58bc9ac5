import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const PLATFORM = join(__dirname, '..');
/** Loaded only when needed, and large. */
const OUTSIDE = ['esbuild', 'pg-native', 'playwright-core', 'typescript'];
/** CommonJS packages in an ES module ask for Node's modules by this. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** Bundles `platform/testing/<name>.ts` with its packages into `folder` and returns the file. */
async function bundleChild(name: string, folder: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(PLATFORM, 'testing', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: OUTSIDE,
    banner: { js: REQUIRE },
  });
  await symlink(join(PLATFORM, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return outfile;
}

/**
 * Bundles `platform/testing/<name>.ts` before the tests of this suite; the answer returns the file. Node starts it with
 * a sixth of the CPU time that `--import tsx` takes.
 */
export function bundledChild(name: string): () => string {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evmandi-child-'));
    file = await bundleChild(name, folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => file;
}
