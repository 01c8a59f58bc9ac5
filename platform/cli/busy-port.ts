import { sep } from 'node:path';
import {
  describeHolder,
  type PortHolder,
  portHolder,
} from '@evmandi/contract/platform/port-holder';

/** Parts of a command line that tell which of the project's processes it is. */
const OWN_PROCESSES = [
  ['edge', 'platform/dist/edge.mjs'],
  ['release service', 'platform/dist/release.mjs'],
  ['API', 'api/dist/server.mjs'],
  ['API', 'api/server.ts'],
  ['command line', 'platform/dist/cli.mjs'],
] as const;

/** Returns what the project at `root` calls the holder of a port; `undefined` when it is none of its processes. */
function ownName({ command, folder = '' }: PortHolder, root: string): string | undefined {
  const isHere = command.includes(root + sep) || folder === root || folder.startsWith(root + sep);
  if (!isHere) return undefined;
  return OWN_PROCESSES.find(([, file]) => command.includes(file))?.[0];
}

/** Says who has a port that is in use, and when it is a process of the project at `root`. */
export function describeBusyPort(port: number, root: string): string {
  const holder = portHolder(port);
  if (!holder) return 'is in use';
  const own = ownName(holder, root);
  const by = describeHolder(holder);
  if (!own) return `is in use by ${by}`;
  return `is in use by this project's own ${own}, ${by}: end it with Ctrl-C where it was started`;
}
