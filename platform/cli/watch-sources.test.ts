import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { watchSources } from './watch-sources.ts';

test('changes of sources are told, also in new folders and by renaming; those of tests and packages are not', () =>
  inTemporaryFolder(async (root) => {
    await mkdir(join(root, 'src/node_modules'), { recursive: true });
    let changes = 0;
    const end = watchSources([join(root, 'src')], () => {
      changes += 1;
    });
    /** Resolves once a change was told that came after this call. */
    const told = async (act: () => Promise<void>) => {
      const before = changes;
      await act();
      while (changes === before) await wait(20);
      // What belongs to the same change.
      await wait(300);
    };
    const write = (path: string) => writeFile(join(root, 'src', path), String(Math.random()));
    try {
      await told(() => write('a.ts'));
      await told(() => mkdir(join(root, 'src/deeper')).then(() => undefined));
      await told(() => write('deeper/b.ts'));
      await write('new');
      await told(() => rename(join(root, 'src/new'), join(root, 'src/a.ts')));
      const before = changes;
      await write('a.test.ts');
      await write('notes.md');
      await write('node_modules/c.ts');
      await told(() => write('a.ts'));
      expect(changes).toBe(before + 1);
    } finally {
      end();
    }
    const after = changes;
    await write('a.ts');
    await wait(300);
    expect(changes).toBe(after);
  }));
