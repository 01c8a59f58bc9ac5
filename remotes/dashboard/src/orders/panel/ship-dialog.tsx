import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { MAX_PARCELS } from '@evmandi/contract/domain/limits';
import { counted } from '@evmandi/contract/domain/numbers';
import { PARTLY_SHIPPED } from '@evmandi/contract/domain/order-status';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconInfoCircle, IconTruckDelivery } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { useId, useState } from 'react';
import { wholeIn } from '../../stock/words.ts';
import { dueIn, piecesOf, shippable, statusAfter } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import { areCounts, WRONG_COUNT } from './counts.ts';
import styles from './dialogs.module.css';
import { PiecesTable } from './pieces-table.tsx';

const CARRIERS = ['Blue Dart', 'Delhivery', 'DTDC', 'Gati', 'India Post', 'Own vehicle', 'VRL'];

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
  onPrint: (kind: 'slips', numbers: readonly string[]) => void;
  onClose: () => void;
}

type Typed = { carrier: string; tracking: string; parcels: number; leavesOn: string };

/** What is wrong with what was typed, by field, and what to do about it. */
function problemsOf({ parcels, leavesOn }: Typed, pieces: number): Record<string, string> {
  return {
    ...(Number.isNaN(pieces) && { lines: WRONG_COUNT }),
    ...(pieces === 0 && { lines: 'Choose at least one piece to ship' }),
    ...(!(parcels >= 1 && parcels <= MAX_PARCELS) && {
      parcels: `Enter the parcels as a whole number from 1 to ${MAX_PARCELS}`,
    }),
    ...(!leavesOn && { leavesOn: 'Choose the day on which it leaves' }),
  };
}

/** Ships what is allocated, or a part of it, and says what stays. */
export function ShipDialog({ order, changes, onPrint, onClose }: Props) {
  const most = shippable(order.lines);
  const [chosen, setChosen] = useState(most);
  const [printing, setPrinting] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const carriers = useId();
  const { send } = changes;
  const change = changes.changeOf('ship');
  const areRight = areCounts(chosen, most);
  const leaving = areRight ? chosen.filter(({ quantity }) => quantity > 0) : [];
  const [pieces, allocated] = [piecesOf(leaving), piecesOf(most)];
  const due = order.lines.reduce((sum, line) => sum + dueIn(line), 0);
  const status = statusAfter(order, leaving);
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
          problems: Object.keys(problems).length > 0 ? problems : change.problems,
          send: async (typed: Typed) => {
            const found = problemsOf(typed, areRight ? pieces : Number.NaN);
            setProblems(found);
            if (Object.keys(found).length > 0) return undefined;
            return send({ kind: 'ship', lines: leaving, ...typed }, (done) => {
              onClose();
              if (done && printing) onPrint('slips', [order.number]);
            });
          },
        }}
        read={(typed) => ({
          carrier: typed('carrier').trim(),
          tracking: typed('tracking').trim(),
          parcels: wholeIn(typed('parcels')),
          leavesOn: typed('leavesOn'),
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
            {(control) => <TextInput {...control} list={carriers} />}
          </FormField>
          <FormField name="tracking" label="Tracking number" optional>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <FormField name="parcels" label="Parcels">
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" defaultValue="1" />
            )}
          </FormField>
          <FormField name="leavesOn" label="Leaves on">
            {(control) => (
              <TextInput {...control} type="date" defaultValue={dayInIndia(Date.now())} />
            )}
          </FormField>
        </div>
        <datalist id={carriers}>
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <Checkbox
          label="Print the packing slip"
          checked={printing}
          onChange={(event) => setPrinting(event.target.checked)}
        />
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
