import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runtimeCore } from '../testing/runtime-core.ts';
import * as standIn from './no-snapshots.ts';

/** Names that the runtime's modules import from those that are replaced. */
async function wanted(): Promise<string[]> {
  const dist = runtimeCore();
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const imports =
    /import \{([^}]*)\} from ["'][^"']*(?:SnapshotHandler|utils\/preload|\.\/preload)\.js["']/g;
  const names = texts.flatMap((text) =>
    [...text.matchAll(imports)].flatMap(([, list = '']) => list.split(',')),
  );
  return [...new Set(names.map((name) => name.trim().split(' as ')[0] ?? ''))];
}

test('has every name that the installed runtime takes from what it stands in for', async () => {
  const names = await wanted();
  expect(names).toContain('SnapshotHandler');
  expect(names.filter((name) => !(name in standIn))).toEqual([]);
});

test('refuses what this build has not', async () => {
  await expect(new standIn.SnapshotHandler().loadRemoteSnapshotInfo()).rejects.toThrow(
    'not part of this build',
  );
  expect(() => standIn.preloadAssets()).toThrow('not part of this build');
});
