import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { parseRupees } from '@evmandi/contract/domain/rupees';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { Select, TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconInfoCircle } from '@evmandi/ui/icons';
import { useState } from 'react';
import type { OrderChange } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './dialogs.module.css';
import { METHODS } from './payment-methods.ts';

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
  onClose: () => void;
}

/** What the order is once so many paise are recorded. */
function afterPayment(toPay: number, amount: number): string {
  if (amount > toPay) return `${formatPaise(amount - toPay)} is more than is to be paid`;
  if (amount < toPay) return `${formatPaise(toPay - amount)} is still to be paid after this`;
  return 'Nothing is to be paid after this: the order becomes Paid';
}

/** Records money that arrived: all that is to be paid, or a part. */
export function PaymentDialog({ order, changes, onClose }: Props) {
  const { toPay, paymentMethod, paymentReference } = order;
  const [typed, setTyped] = useState(toPay > 0 ? (toPay / 100).toFixed(2) : '');
  const [unsaved, setUnsaved] = useState(false);
  const change = changes.changeOf('pay');
  const amount = parseRupees(typed);
  return (
    <Dialog
      title="Record payment"
      description={
        toPay > 0 ? `${formatPaise(toPay)} is to be paid.` : 'Nothing is to be paid for this order.'
      }
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{ ...change, send: (what: OrderChange) => changes.send(what, onClose) }}
        read={(field) => ({
          kind: 'pay' as const,
          // The API words what is wrong with an amount that is none.
          amount: parseRupees(field('amount')) ?? null,
          method: field('method'),
          receivedOn: field('receivedOn'),
          reference: field('reference').trim(),
          acceptsOverpayment: field('acceptsOverpayment') === 'on',
        })}
        onChange={() => setUnsaved(true)}
      >
        <div className={styles.two}>
          <FormField name="amount" label="Amount in rupees">
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </FormField>
          <FormField name="receivedOn" label="Received on">
            {(control) => (
              <TextInput {...control} type="date" defaultValue={dayInIndia(Date.now())} />
            )}
          </FormField>
          <FormField name="method" label="Method">
            {(control) => (
              <Select {...control} defaultValue={paymentMethod}>
                {Object.entries(METHODS).map(([method, label]) => (
                  <option key={method} value={method}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField
            name="reference"
            label="Reference"
            optional
            hint="The bank's number, such as HDFC0R2410118"
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                spellCheck={false}
                defaultValue={paymentReference ?? ''}
              />
            )}
          </FormField>
        </div>
        {amount !== undefined && (
          <p className={styles.says} role="status">
            <IconInfoCircle size={20} aria-hidden />
            <span>{afterPayment(toPay, amount)}.</span>
          </p>
        )}
        {amount !== undefined && amount > toPay && (
          <Checkbox
            name="acceptsOverpayment"
            label={`The buyer paid ${formatPaise(amount - toPay)} too much: we owe it back`}
          />
        )}
        <FormFailure what="The payment was not recorded" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>{amount ? `Record ${formatPaise(amount)}` : 'Record payment'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
