import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useState } from 'react';
import type { OrderChange } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './dialogs.module.css';

interface Props {
  payment: AdminOrderDetail['payments'][number];
  changes: OrderChanges;
  onClose: () => void;
}

/** Takes back a payment that was recorded by mistake. */
export function ReversalDialog({ payment, changes, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const change = changes.changeOf('reverse');
  return (
    <Dialog
      title={`Reverse the payment of ${formatPaise(payment.amount)}`}
      description="For a payment that was recorded by mistake. Both entries stay on record, and the reference can be recorded again. No money is sent by this."
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{ ...change, send: (what: OrderChange) => changes.send(what, onClose) }}
        read={(typed) => ({
          kind: 'reverse' as const,
          payment: payment.id,
          reason: typed('reason').trim(),
        })}
        onChange={() => setUnsaved(true)}
      >
        <FormField name="reason" label="Reason" hint="Such as: it belongs to order 10241">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormFailure what="The payment was not reversed" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Reverse the payment</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
