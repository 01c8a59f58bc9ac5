import type { AccountRow, PasswordLink, RoleRow } from '@evmandi/api/contract/accounts';

/** What is open over the screen. */
export type RolesDialog =
  | { kind: 'role'; role: RoleRow | undefined }
  | { kind: 'new-account' }
  | { kind: 'manage'; account: AccountRow }
  | { kind: 'decline'; account: AccountRow }
  | { kind: 'link'; account: AccountRow; link: PasswordLink };

export type OpenDialog = (dialog: RolesDialog) => void;
