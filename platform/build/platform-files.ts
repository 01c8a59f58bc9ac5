import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSingle } from './apps.ts';
import { findInstalled, requireInstalled } from './installed-packages.ts';

/** What a host provides, in the packed platform: that of the workspace that it was packed in. */
export const DECLARATIONS = 'declarations.json';
/** Names of the fields that the API of that workspace has. */
export const API_FIELDS = 'api-fields.json';

/** Text of a file that the packed platform brings; `undefined` where it is not installed, or brings no such file. */
export function readPacked(root: string, name: string): string | undefined {
  const platform = findInstalled(root, '@evmandi/platform');
  const file = platform && join(platform.folder, 'dist', name);
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The stand-in for the federation runtime's snapshots; a team's own project has it from the packed platform. */
export function noSnapshotsFile(root: string): string {
  return isSingle(root)
    ? join(requireInstalled(root, '@evmandi/platform').folder, 'dist/no-snapshots.js')
    : join(root, 'platform/build/no-snapshots.ts');
}

/** The router's packages name their development build alone, whose warnings only a team needs; a remote has none. */
export function productionRouter(root: string): Record<string, string> {
  if (isSingle(root)) return {};
  const directory = join(root, 'platform/node_modules/react-router/dist/production');
  return {
    'react-router$': join(directory, 'index.mjs'),
    'react-router/dom$': join(directory, 'dom-export.mjs'),
  };
}

/**
 * Without Node's connections, which the edge's workers do not have: it asks by `fetch`, as in a browser. What
 * stands alone has it from the host.
 */
export function fetchingAxios(root: string): Record<string, string> {
  if (isSingle(root)) return {};
  return { axios$: join(root, 'shared/runtime/node_modules/axios/dist/esm/axios.js') };
}
