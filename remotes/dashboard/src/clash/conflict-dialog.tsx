import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import type { Change } from '@evmandi/ui/use-change';
import { type ReactNode, useState } from 'react';
import dialogs from '../orders/panel/dialogs.module.css';
import { type Clash, ClashTable, type Side } from './clash-table.tsx';

type Chosen<Field extends string> = Readonly<Partial<Record<Field, Side>>>;

/** Of a change what its dialog shows; here no field stands for a refusal of one. */
export type Saving = Pick<Change<never>, 'busy' | 'failure' | 'problems'>;

interface Props<Field extends string> {
  title: string;
  description: ReactNode;
  /** Whose the other values are. */
  theirs: string;
  clashes: readonly Clash<Field>[];
  /** What saves the choice. */
  change: Saving;
  /** With what was chosen; with all of theirs where that was pressed, unless `onTheirs` is there. */
  onSettle: (chosen: Chosen<Field>) => void;
  /** All of theirs stands: nothing is to be saved. */
  onTheirs?: () => void;
  /** Nothing is chosen, and what was typed stands as it was; without it, closing is taking theirs. */
  onBack?: (() => void) | undefined;
  /** What happened meanwhile. */
  children?: ReactNode;
}

/** Somebody else was faster: both values of each field, to choose from. Nothing was changed yet. */
export function ConflictDialog<Field extends string>(props: Props<Field>) {
  const { title, description, theirs, clashes, change, children } = props;
  const { onSettle, onTheirs, onBack } = props;
  const failure = change.failure || Object.values(change.problems).join('. ');
  const sides = (side: (clash: Clash<Field>) => Side) =>
    Object.fromEntries(clashes.map((clash) => [clash.field, side(clash)])) as Chosen<Field>;
  const [chosen, setChosen] = useState(() =>
    sides(({ impossible }) => (impossible ? 'theirs' : 'mine')),
  );
  const takeTheirs = onTheirs ?? (() => onSettle(sides(() => 'theirs')));
  return (
    <Dialog
      className={dialogs.wide}
      title={title}
      description={description}
      onClose={onBack ?? takeTheirs}
      footerClassName={dialogs.foot}
      footer={
        <>
          <Button variant="ghost" onClick={takeTheirs}>
            Take all of theirs
          </Button>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              Go back
            </Button>
          )}
          <Button busy={change.busy} onClick={() => onSettle(chosen)}>
            Save this choice
          </Button>
        </>
      }
    >
      <ClashTable
        clashes={clashes}
        theirs={theirs}
        chosen={chosen}
        onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
      />
      {children}
      {failure && (
        <p className={dialogs.failure} role="alert">
          It was not saved: {failure}
        </p>
      )}
    </Dialog>
  );
}
