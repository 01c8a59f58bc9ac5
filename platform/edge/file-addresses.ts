import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { integrityOf } from '@evmandi/contract/platform/content-address';

const BROWSER = 'browser/';
const CONTENT_NAME = /^browser\/.*\.(?:[0-9a-f]{8,10}|[\w-]{43})\.\w+$/;

/** Whether a file's name carries a hash of its content: it is the same in every version that holds this name. */
export const hasContentName = (file: string): boolean => CONTENT_NAME.test(file);

/** Whether an artefact's scripts are named by their content; those of older releases ask for their own version. */
function isNamedByContent({ browser }: HostArtifact | RemoteArtifact): boolean {
  const [entry = ''] = typeof browser.entry === 'string' ? [browser.entry] : browser.entry.js;
  return integrityOf(entry) !== undefined;
}

/**
 * Addresses of an artefact's files. What is named by its content keeps its address through all versions, so that
 * a browser which has it does not ask again.
 */
export function addressIn(artifact: HostArtifact | RemoteArtifact): (file: string) => string {
  const { name, version } = artifact;
  const byContent = isNamedByContent(artifact);
  return (file) =>
    byContent && hasContentName(file)
      ? `/artifacts/${name}/files/${file.slice(BROWSER.length)}`
      : `/artifacts/${name}/${version}/${file}`;
}

const ADDRESS = /^\/artifacts\/([^/]+)\/([^/]+)\/(.+)$/;

/** A file of an artefact, by its path below `browser/`. */
interface Located {
  name: string;
  /** Missing of a file that many versions may hold. */
  version?: string;
  file: string;
}

/** Returns what an address below `/artifacts/` is about; `undefined` when it is no file for browsers. */
export function locate(address: string): Located | undefined {
  const [, name = '', place = '', path = ''] = ADDRESS.exec(address) ?? [];
  if (place === 'files') return { name, file: path };
  if (!path.startsWith(BROWSER)) return undefined;
  return { name, version: place, file: path.slice(BROWSER.length) };
}
