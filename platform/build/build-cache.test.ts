import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildCache } from './build-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evmandi-build-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SETTING = '0000000a';

/** A build that says what the one before has left, and leaves `text`. */
const build =
  (text: string) =>
  async (directory = '') => {
    const file = join(directory, 'modules');
    const found = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, text);
    return found;
  };
const catalog = (setting = SETTING) => ({ folder, app: 'catalog', setting });

test('a build finds what the one before of the same app and setting has left', async () => {
  expect(await withBuildCache(catalog(), build('first'))).toBeUndefined();
  expect(await withBuildCache({ ...catalog(), app: 'auth' }, build('other'))).toBeUndefined();
  expect(await withBuildCache(catalog(), build('second'))).toBe('first');
  expect(await withBuildCache(catalog('0000000b'), build('third'))).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(['auth-0000000a', 'catalog-0000000b']);
});

test('two builds at the same time share nothing', async () => {
  await withBuildCache(catalog(), build('first'));
  await withBuildCache(catalog(), async (one) => {
    expect(readdirSync(folder)).not.toContain(`catalog-${SETTING}`);
    return build('second')(one);
  });
  expect(await withBuildCache(catalog(), build('third'))).toBe('second');
});

test('what a failed build left is thrown away', async () => {
  await withBuildCache(catalog(), build('first'));
  const failing = withBuildCache(catalog(), async () => {
    throw new Error('does not compile');
  });
  await expect(failing).rejects.toThrow('does not compile');
  expect(readdirSync(folder)).toEqual([]);
});

test('where nothing can be written, a build has no cache', async () => {
  writeFileSync(join(folder, 'file'), '');
  const nowhere = { ...catalog(), folder: join(folder, 'file') };
  expect(await withBuildCache(nowhere, async (directory) => directory)).toBeUndefined();
});
