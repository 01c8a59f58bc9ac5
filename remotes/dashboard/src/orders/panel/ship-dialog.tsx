import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { PARTLY_SHIPPED } from '@evmandi/contract/domain/order-status';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { TextInput } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconInfoCircle, IconTruckDelivery } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { useId, useState } from 'react';
import { dueIn, piecesOf, shippable, statusAfter } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './dialogs.module.css';
import { PiecesTable } from './pieces-table.tsx';

const CARRIERS = ['Blue Dart', 'Delhivery', 'DTDC', 'Gati', 'India Post', 'Own vehicle', 'VRL'];

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
  onClose: () => void;
}

/** Ships what is allocated, or a part of it, and says what stays. */
export function ShipDialog({ order, changes, onClose }: Props) {
  const most = shippable(order.lines);
  const [chosen, setChosen] = useState(most);
  const [unsaved, setUnsaved] = useState(false);
  const carriers = useId();
  const { send } = changes;
  const change = changes.changeOf('ship');
  const leaving = chosen.filter(({ quantity }) => quantity > 0);
  const [pieces, allocated] = [piecesOf(chosen), piecesOf(most)];
  const due = order.lines.reduce((sum, line) => sum + dueIn(line), 0);
  const status = statusAfter(order, leaving);
  const none: Record<string, string> =
    pieces === 0 ? { lines: 'Choose at least one piece to ship' } : {};
  const [problems, setProblems] = useState<Record<string, string>>({});
  return (
    <Dialog
      className={styles.wide}
      bodyClassName={styles.long}
      title={`Ship order #${order.number}`}
      description="Only what is allocated can leave. The rest stays due."
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{
          ...change,
          problems: pieces === 0 ? problems : change.problems,
          send: async (typed: { carrier: string; tracking: string }) => {
            setProblems(none);
            if (pieces === 0) return undefined;
            return send({ kind: 'ship', lines: leaving, ...typed }, onClose);
          },
        }}
        read={(typed) => ({
          carrier: typed('carrier').trim(),
          tracking: typed('tracking').trim(),
        })}
        onChange={() => setUnsaved(true)}
      >
        <PiecesTable
          lines={order.lines}
          most={most}
          chosen={chosen}
          of="Allocated"
          verb="Ship now"
          withDue
          onChoose={(lines) => {
            setChosen(lines);
            setUnsaved(true);
          }}
        />
        <div className={styles.two}>
          <FormField name="carrier" label="Carrier" optional>
            {(control) => <TextInput {...control} maxLength={60} list={carriers} />}
          </FormField>
          <FormField name="tracking" label="Tracking number" optional>
            {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
          </FormField>
        </div>
        <datalist id={carriers}>
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <p className={styles.says} role="status">
          <IconInfoCircle size={20} aria-hidden />
          <span>
            {due > pieces
              ? `${counted(due - pieces, 'piece')} stay due. The order is `
              : 'Nothing stays due. The order becomes '}
            <b>{status === 'Shipped' ? 'Shipped' : PARTLY_SHIPPED}</b>.
          </span>
        </p>
        <FormFailure what="Nothing was shipped" />
        <div className={joinClasses(styles.buttons, styles.kept)}>
          <p className={styles.count}>
            {pieces} of {counted(allocated, 'allocated piece')}
          </p>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>
            <IconTruckDelivery aria-hidden />
            Ship {counted(pieces, 'piece')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
