import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useState } from 'react';
import { piecesOf, returnable } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import { areCounts } from './counts.ts';
import styles from './dialogs.module.css';
import { PiecesTable } from './pieces-table.tsx';

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
  onClose: () => void;
}

/** Records shipped pieces that came back: they go to stock once. */
export function ReturnDialog({ order, changes, onClose }: Props) {
  const most = returnable(order.lines);
  // Nothing came back until somebody counted it.
  const [chosen, setChosen] = useState(() => most.map((line) => ({ ...line, quantity: 0 })));
  const areRight = areCounts(chosen, most);
  const [unsaved, setUnsaved] = useState(false);
  const { send } = changes;
  const change = changes.changeOf('return');
  const back = chosen.filter(({ quantity }) => quantity > 0);
  return (
    <Dialog
      className={styles.wide}
      title={`Pieces of order #${order.number} that came back`}
      description="They go to stock, and what was paid for them is owed to the buyer."
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{
          ...change,
          send: (reason: string) => send({ kind: 'return', lines: back, reason }, onClose),
        }}
        read={(typed) => typed('reason').trim()}
        onChange={() => setUnsaved(true)}
      >
        <PiecesTable
          lines={order.lines}
          most={most}
          chosen={chosen}
          of="With the buyer"
          verb="Came back"
          onChoose={(lines) => {
            setChosen(lines);
            setUnsaved(true);
          }}
        />
        <FormField name="reason" label="Reason" optional>
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormFailure what="Nothing was recorded" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton disabled={back.length === 0 || !areRight}>
            {areRight ? `Take back ${counted(piecesOf(back), 'piece')}` : 'Take back'}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
