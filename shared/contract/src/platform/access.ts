import { hasPermission, type User } from '../domain/session.ts';

/** Every visitor, every signed-in person, or holders of a permission code or of one of several. */
export type Access = 'public' | 'session' | number | number[];

/** The permission codes that open what `access` guards; none for `public` and `session`. */
export const codesOf = (access: Access | undefined): number[] =>
  typeof access === 'number' || Array.isArray(access) ? [access].flat() : [];

/** Whether a person, or `null` for a visitor, may see what `access` guards; any one of its codes is enough. */
export function permits(access: Access | undefined, user: User | null): boolean {
  if (access === undefined || access === 'public') return true;
  if (access === 'session') return user !== null;
  return codesOf(access).some((code) => hasPermission(user, code));
}
