import { EnvironmentError } from '@evmandi/contract/platform/environment';
import { NoCanary } from '../canary/canaries.ts';
import { hasCode } from '../registry/disk.ts';
import { RegistryAway, RegistryError } from '../registry/registry-error.ts';
import { ReleaseRefused } from './checks/refusal.ts';
import { UserError } from './context.ts';

/** Codes of a data folder that is no folder, is full, or cannot be written by this account. */
const UNUSABLE = ['ENOTDIR', 'ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'ENAMETOOLONG'];
const REGISTRY_REMEDY =
  'Bring it back from a copy of DATA_DIR/registry; or move that folder away and ship everything anew: npm start.';

/** Node says of a new folder on a disk mounted read-only that its parent is not there. */
const isReadOnly = (error: unknown) =>
  hasCode(error, 'ENOENT') && (error as NodeJS.ErrnoException).syscall === 'mkdir';

/** Text of an error for the terminal; with a stack only when the error is an unexpected one. */
export function explain(error: unknown): string {
  if (error instanceof ReleaseRefused) return `Release refused:\n\n${error.message}`;
  if (error instanceof EnvironmentError) return `Wrong variables:\n${error.message}`;
  if (error instanceof RegistryError) {
    return `Broken registry:\n${error.message}\n${REGISTRY_REMEDY}`;
  }
  if ([UserError, RegistryAway, NoCanary].some((known) => error instanceof known))
    return (error as Error).message;
  if (hasCode(error, ...UNUSABLE) || isReadOnly(error)) {
    return `DATA_DIR cannot be used (${(error as Error).message}): set it to a folder with room that this account may write.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
