import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { type ReactNode, useState } from 'react';
import dialogs from '../orders/panel/dialogs.module.css';
import { type Clash, ClashTable, type Side } from './clash-table.tsx';

type Chosen<Field extends string> = Readonly<Partial<Record<Field, Side>>>;

interface Props<Field extends string> {
  title: string;
  description: ReactNode;
  /** Whose the other values are. */
  theirs: string;
  clashes: readonly Clash<Field>[];
  busy: boolean;
  failure: string;
  /** With what was chosen; with all of theirs when it is closed, unless `onTheirs` is there. */
  onSettle: (chosen: Chosen<Field>) => void;
  /** All of theirs stands: nothing is to be saved. */
  onTheirs?: () => void;
  /** What happened meanwhile. */
  children?: ReactNode;
}

/** Somebody else was faster: both values of each field, to choose from. Nothing was changed yet. */
export function ConflictDialog<Field extends string>(props: Props<Field>) {
  const { title, description, theirs, clashes, busy, failure, onSettle, onTheirs, children } =
    props;
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
      onClose={takeTheirs}
      footerClassName={dialogs.foot}
      footer={
        <>
          <Button variant="ghost" onClick={takeTheirs}>
            Take all of theirs
          </Button>
          <Button busy={busy} onClick={() => onSettle(chosen)}>
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
