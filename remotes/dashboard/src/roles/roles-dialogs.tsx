import type { RoleList } from '@evmandi/api/contract/accounts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { NewAccountDialog } from './new-account-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { OpenDialog, RolesDialog } from './roles-dialog.ts';

interface Props {
  dialog: RolesDialog | undefined;
  roles: RoleList;
  onOpen: OpenDialog;
  /** What was done, in words; the dialog is over. */
  onDone: (text: string) => void;
  onClose: () => void;
  /** An account was made: its link is shown, and the list is to be read again. */
  onMade: () => void;
}

/** The dialog that is open, if any. */
export function RolesDialogs({ dialog, roles, onOpen, onDone, onClose, onMade }: Props) {
  const list = roles.roles;
  switch (dialog?.kind) {
    case 'role':
      return (
        <RoleDialog
          role={dialog.role}
          permissions={roles.permissions}
          onDone={onDone}
          onClose={onClose}
        />
      );
    case 'new-account':
      return (
        <NewAccountDialog
          roles={list}
          onDone={(made) => {
            onOpen({ kind: 'link', ...made });
            onMade();
          }}
          onClose={onClose}
        />
      );
    case 'manage':
      return (
        <ManageDialog
          account={dialog.account}
          roles={list}
          onLink={(link) => onOpen({ kind: 'link', account: dialog.account, link })}
          onDone={onDone}
          onClose={onClose}
        />
      );
    case 'decline':
      return <DeclineDialog account={dialog.account} onDone={onDone} onClose={onClose} />;
    case 'link':
      return (
        <LinkDialog
          account={dialog.account}
          link={dialog.link}
          onWithdrawn={onDone}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
