import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRoot } from '../build/apps.ts';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { create } from './create.ts';

const ROOT = findRoot(process.cwd());

/** Runs `work` with a workspace that has nothing but what a new remote's package.json is made of. */
const inWorkspace = (
  work: (root: string, make: (name: string) => Promise<void>) => Promise<void>,
) =>
  inTemporaryFolder(async (root) => {
    const manifest = 'shared/ui/package.json';
    await mkdir(join(root, 'shared/ui'), { recursive: true });
    await mkdir(join(root, 'remotes'));
    await cp(join(ROOT, manifest), join(root, manifest));
    const platform = join(ROOT, 'platform');
    await work(root, (name) => create({ root, platform, name, say: () => undefined }));
  });

test.each([
  ...['', '.', '..', '../desk', '/desk', 'desk/../x', 'a\\b', 'Desk', 'desk_two', '9desk', '-desk'],
  ...['dësk', 'desk two', 'desk\n', '--force', '$(id)', '@evmandi/desk', 'host', 'a'.repeat(41)],
])('%j is no name of a remote, and nothing is made', (name) =>
  inWorkspace(async (root, make) => {
    await expect(make(name)).rejects.toThrow(`"${name}" is none`);
    expect(await readdir(join(root, 'remotes'))).toEqual([]);
    expect((await readdir(root)).sort()).toEqual(['remotes', 'shared']);
  }),
);

test('a remote is made once, with its name in all that is of it', () =>
  inWorkspace(async (root, make) => {
    await make('spare-parts');
    const folder = join(root, 'remotes/spare-parts');
    expect(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'))).toMatchObject({
      ...{ name: 'spare-parts', title: 'Spare parts' },
      routes: [expect.objectContaining({ path: '/spare-parts' })],
    });
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const text = await readFile(join(file.parentPath, file.name), 'utf8');
      expect([file.name, text]).toEqual([
        file.name,
        expect.not.stringMatching(/__(?:name|title)__/),
      ]);
    }
    await writeFile(join(folder, 'mine.ts'), 'kept');
    await expect(make('spare-parts')).rejects.toThrow('is there, and not empty');
    expect(await readFile(join(folder, 'mine.ts'), 'utf8')).toBe('kept');
  }));
