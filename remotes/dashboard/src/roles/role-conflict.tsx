import type { RoleRow } from '@evmandi/api/contract/accounts';
import { isPermissionCode } from '@evmandi/contract/domain/permissions';
import { useChange } from '@evmandi/ui/use-change';
import { ConflictDialog } from '../clash/conflict-dialog.tsx';
import { clashesOf, merged, type Values } from '../list/merge.ts';
import { changeRole, type RoleInput } from './send-roles.ts';

const LABELS = { name: 'Name', permissions: 'Permissions', secondFactor: 'Second factor' };
const NEEDED = 'Needed';

type Fields = Pick<RoleRow, 'name' | 'permissions' | 'needsSecondFactor'>;

const valuesOf = ({ name, permissions, needsSecondFactor }: Fields): Values => ({
  name,
  permissions: permissions.join(', '),
  secondFactor: needsSecondFactor ? NEEDED : 'Not needed',
});
const inputOf = ({ name = '', permissions = '', secondFactor }: Values): RoleInput => ({
  name,
  permissions: permissions.split(', ').map(Number).filter(isPermissionCode),
  needsSecondFactor: secondFactor === NEEDED,
});

interface Props {
  /** The role as it was read, as it was typed, and as somebody else left it. */
  read: RoleRow;
  mine: RoleInput;
  now: RoleRow;
  onDone: (text: string) => void;
  onClose: () => void;
  /** What was typed stands as it was. */
  onBack: () => void;
}

/** Two people changed one role at once: the second sees both, and chooses. */
export function RoleConflict({ read, mine, now, onDone, onClose, onBack }: Props) {
  const three = { before: valuesOf(read), mine: valuesOf(mine), theirs: valuesOf(now) };
  const change = useChange(
    (input: RoleInput) => changeRole(now.id, { version: now.version, ...input }),
    {
      done: (outcome) => {
        if ('done' in outcome) onDone(`Role ${outcome.done.name} saved.`);
        else onDone(`Role ${now.name} was changed again meanwhile: look at it once more.`);
      },
    },
  );
  return (
    <ConflictDialog
      title="Somebody changed this role"
      description="Nothing of yours is lost: choose what holds. What only one of you changed is kept."
      theirs="The role now"
      clashes={clashesOf(three, LABELS, 'none')}
      busy={change.busy}
      failure={change.failure}
      onSettle={(chosen) => void change.send(inputOf(merged(three, chosen)))}
      onTheirs={onClose}
      onBack={onBack}
    />
  );
}
