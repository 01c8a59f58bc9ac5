import type { ApprovalState } from './account.ts';

/** The signed-in person, as the API answers and local storage keeps it under `user`. */
export interface User {
  id: string;
  username: string;
  name: string;
  role: { name: string; permissions: { permissionCode: number }[] };
  /** Of the wish to buy as a dealer; left out by releases that know of none. */
  approval?: ApprovalState | null;
}

/** Returns whether a person holds the permission of a code; false when signed out. */
export function hasPermission(user: User | null | undefined, code: number): boolean {
  return user?.role.permissions.some((permission) => permission.permissionCode === code) ?? false;
}
