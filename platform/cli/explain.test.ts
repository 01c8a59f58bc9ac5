import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry } from '../registry/registry.ts';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { explain } from './explain.ts';

/** What a person is told when the registry of `dataDir` is read. */
const tell = async (dataDir: string) => {
  try {
    await openRegistry(dataDir).channelHistory();
    return undefined;
  } catch (error) {
    return explain(error);
  }
};

test('a data folder that is none is named by its variable, without a stack', () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'letter.txt');
    await writeFile(file, 'mine');
    expect(await tell(file)).toMatch(/^DATA_DIR cannot be used \(ENOTDIR: [^\n]*write\.$/);
  }));

test('a broken document of the registry comes with a remedy', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    const composition = {
      number: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      reason: 'test',
      host: '1.0.0-00000001',
      remotes: {},
    };
    await registry.putComposition(composition);
    await registry.moveChannel(0, 1);
    await writeFile(join(registry.root, 'channels/stable/2.json'), '{');
    const text = await tell(dataDir);
    expect(text).toContain('channels/stable/2.json cannot be used');
    expect(text).toContain('move that folder away and ship everything anew');
  }));

test('an unforeseen error keeps its stack', () => {
  expect(explain(new Error('odd'))).toContain('explain.test.ts');
});
