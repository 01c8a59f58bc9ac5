import type { Artifact, ChunkList } from '@evmandi/contract/platform/composition';
import { FILE_KINDS, typeOfFile } from '../../registry/file-types.ts';
import { filesInFolder, findFileFaults, findStrayFiles } from '../../registry/stored-files.ts';
import type { NewRelease } from './artifact.ts';
import type { Refusal } from './refusal.ts';

const ofChunks = (...lists: ChunkList[]) => lists.flatMap(({ js, css }) => [...js, ...css]);

/** Every file that `artifact.json` names outside of its list of files. */
function namedFiles({ kind, browser, server }: Artifact): string[] {
  const parts =
    kind === 'host'
      ? [...ofChunks(browser.entry, browser.async), ...browser.fonts, browser.icon ?? []].flat()
      : [browser.manifest, browser.entry, ...ofChunks(...Object.values(browser.exposes))];
  return [...parts, server.entry];
}

/** Every file is there as recorded, with equal compressed copies, and no file is there unrecorded. */
export async function checkFiles(release: NewRelease, artifact: Artifact): Promise<Refusal[]> {
  const { app, version, folder } = release;
  const unlisted = namedFiles(artifact)
    .filter((path) => !(path in artifact.files))
    .map((path) => ({ path, message: 'is named by artifact.json, but not among its files' }));
  const stored = await filesInFolder(folder);
  const faults = await findFileFaults(artifact, stored);
  return [...faults, ...findStrayFiles(artifact, stored), ...unlisted].map(({ path, message }) => ({
    rule: 'files',
    place: `${app} ${version}, ${path}`,
    message,
    remedy: 'Build it again and leave the result as it is.',
  }));
}

/** Every browser file is of a kind that cannot run as a page of the site. */
export const checkFileKinds = ({ app, version }: NewRelease, { files }: Artifact): Refusal[] =>
  Object.keys(files)
    .filter((path) => path.startsWith('browser/') && !typeOfFile(path))
    .map((path) => ({
      rule: 'file-kinds',
      place: `${app} ${version}, ${path}`,
      message: 'is of a kind that a browser might show as a page of the site, without its policy',
      remedy: `Ship files of these kinds only: ${FILE_KINDS.join(', ')}.`,
    }));
