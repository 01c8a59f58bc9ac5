import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder, remoteArtifact } from '../testing/artifacts.ts';
import { storeArtifact } from '../testing/releases.ts';
import { openFolderRegistry } from './folder-registry.ts';
import { filesInFolder } from './stored-files.ts';
import { takeArtifacts } from './taken-artifacts.ts';

jest.mock('./stored-files.ts', () => {
  const actual = jest.requireActual<typeof import('./stored-files.ts')>('./stored-files.ts');
  return { ...actual, filesInFolder: jest.fn(actual.filesInFolder) };
});
const { filesInFolder: actual } =
  jest.requireActual<typeof import('./stored-files.ts')>('./stored-files.ts');

test('a copy that another process puts aside while it is looked at is taken in anew', () =>
  inTemporaryFolder(async (folder) => {
    const registry = openFolderRegistry(join(folder, 'registry'));
    const artifact = remoteArtifact('catalog');
    await storeArtifact(registry, artifact);
    const { name, version } = artifact;
    const copy = join(folder, 'copy');
    await takeArtifacts(registry, copy)(name, version);
    jest.mocked(filesInFolder).mockImplementationOnce(async (place) => {
      await rm(place, { recursive: true });
      return actual(place);
    });
    expect(await takeArtifacts(registry, copy)(name, version)).toEqual(artifact);
    expect(await takeArtifacts(registry, copy)(name, version)).toEqual(artifact);
  }));
