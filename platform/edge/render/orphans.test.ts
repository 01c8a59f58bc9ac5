import { execFileSync, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { findRoot } from '../../build/apps.ts';
import { inTemporaryFolder } from '../../testing/artifacts.ts';
import { renderBuild } from '../../testing/render-build.ts';

/** Processes whose command line holds a text. */
const running = (text: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text)).length;

/** A process with a pool, one of whose workers hangs. */
const EDGE = `
import { createRenderPool } from './pool.mjs';
const { workerFile, folder, site } = JSON.parse(process.argv[2]);
const options = { workerFile, artifactFolders: [folder], workers: 2, limitMs: 60_000 };
const pool = createRenderPool({ ...options, report: () => undefined });
await pool.prepare(site, '/environment');
pool.render(site, '/hangs');
setTimeout(() => process.send('hanging'), 100);
`;

test('no worker outlives an edge that is killed, not even one in an endless loop', () =>
  inTemporaryFolder(async (folder) => {
    const root = findRoot(process.cwd());
    const { workerFile, site } = await renderBuild(root, folder);
    await build({
      entryPoints: [join(root, 'platform/edge/render/pool.ts')],
      outfile: join(folder, 'pool.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const script = join(folder, 'edge.mjs');
    await writeFile(script, EDGE);
    const edge = fork(script, [JSON.stringify({ workerFile, folder, site: site(1) })]);
    await new Promise((resolve) => edge.once('message', resolve));
    // The edge itself names the file, too.
    expect(running(workerFile)).toBe(3);
    edge.kill('SIGKILL');
    const limit = performance.now() + 5_000;
    while (running(workerFile) > 0 && performance.now() < limit) await wait(50);
    expect(running(workerFile)).toBe(0);
  }));
