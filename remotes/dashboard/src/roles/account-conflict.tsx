import type { AccountRow, RoleRow } from '@evmandi/api/contract/accounts';
import { useChange } from '@evmandi/ui/use-change';
import { ConflictDialog } from '../clash/conflict-dialog.tsx';
import { clashesOf, merged, type Values } from '../list/merge.ts';
import { type AccountInput, changeAccount } from './send-roles.ts';

const LABELS = { name: 'Name', role: 'Role' };

interface Props {
  /** The account as it was read, as it was typed, and as somebody else left it. */
  read: AccountRow;
  mine: AccountInput;
  now: AccountRow;
  roles: readonly RoleRow[];
  onDone: (text: string) => void;
  onClose: () => void;
  /** What was typed stands as it was. */
  onBack: () => void;
  /** Somebody changed it once more while this was chosen. */
  onAgain: (now: AccountRow) => void;
}

/** Two people changed one account at once: the second sees both, and chooses. */
export function AccountConflict(props: Props) {
  const { read, mine, now, roles, onDone, onClose, onBack, onAgain } = props;
  const nameOf = (roleId: string) => roles.find(({ id }) => id === roleId)?.name ?? roleId;
  const three = {
    before: { name: read.name, role: read.role.name },
    mine: { name: mine.name, role: nameOf(mine.roleId) },
    theirs: { name: now.name, role: now.role.name },
  };
  const change = useChange(
    ({ name = '', role = '' }: Values) => {
      const roleId = roles.find((one) => one.name === role)?.id;
      const moved = role !== now.role.name && roleId !== undefined;
      return changeAccount(now.id, { version: now.version, name, ...(moved && { roleId }) });
    },
    {
      done: (outcome) => {
        if ('done' in outcome) onDone(`${outcome.done.name} is saved.`);
        else onAgain(outcome.conflict);
      },
    },
  );
  return (
    <ConflictDialog
      title="Somebody changed this account"
      description="Nothing of yours is lost: choose what holds. What only one of you changed is kept."
      theirs="The account now"
      clashes={clashesOf(three, LABELS)}
      change={change}
      onSettle={(chosen) => void change.send(merged(three, chosen))}
      onTheirs={onClose}
      onBack={onBack}
    />
  );
}
