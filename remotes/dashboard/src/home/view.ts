import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission, type User } from '@evmandi/contract/domain/session';

/** Only administrators see real figures, and the API is asked only for them (PERM-5). */
export const maySeeFigures = (user: User | null): boolean =>
  hasPermission(user, PERMISSION.administration);

export type HomeView = 'live' | 'sample';

/**
 * Which figures to show, and whether what was loaded no longer fits the session (a sign-in or sign-out
 * since). Real figures are never shown to a person who may not see them, however they got here.
 */
export function homeView(user: User | null, loaded: boolean): { view: HomeView; stale: boolean } {
  const may = maySeeFigures(user);
  return { view: may && loaded ? 'live' : 'sample', stale: may !== loaded };
}
