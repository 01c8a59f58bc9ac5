import type { RoleRow } from '@evmandi/api/contract/accounts';
import { useChange } from '@evmandi/ui/use-change';
import { ConflictDialog } from '../clash/conflict-dialog.tsx';
import { clashesOf, merged } from '../list/merge.ts';
import { inputOf, LABELS, valuesOf } from './role-values.ts';
import { changeRole, type RoleInput } from './send-roles.ts';

interface Props {
  /** The role as it was read, as it was typed, and as somebody else left it. */
  read: RoleRow;
  mine: RoleInput;
  now: RoleRow;
  onDone: (text: string) => void;
  onClose: () => void;
  /** What was typed stands as it was. */
  onBack: () => void;
  /** Somebody changed it once more while this was chosen. */
  onAgain: (now: RoleRow) => void;
}

/** Two people changed one role at once: the second sees both, and chooses. */
export function RoleConflict(props: Props) {
  const { read, mine, now, onDone, onClose, onBack, onAgain } = props;
  const three = { before: valuesOf(read), mine: valuesOf(mine), theirs: valuesOf(now) };
  const change = useChange(
    (input: RoleInput) => changeRole(now.id, { version: now.version, ...input }),
    {
      done: (outcome) => {
        if ('done' in outcome) onDone(`Role ${outcome.done.name} saved.`);
        else onAgain(outcome.conflict);
      },
    },
  );
  return (
    <ConflictDialog
      title="Somebody changed this role"
      description="Nothing of yours is lost: choose what holds. What only one of you changed is kept."
      theirs="The role now"
      clashes={clashesOf(three, LABELS, 'none')}
      change={change}
      onSettle={(chosen) => void change.send(inputOf(merged(three, chosen)))}
      onTheirs={onClose}
      onBack={onBack}
    />
  );
}
