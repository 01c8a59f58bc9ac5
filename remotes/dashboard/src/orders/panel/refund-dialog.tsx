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
  /** Paise. */
  amount: number;
  changes: OrderChanges;
  onClose: () => void;
}

/** Asks for the bank's reference of money that was sent back. */
export function RefundDialog({ amount, changes, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const change = changes.changeOf('refund');
  return (
    <Dialog
      title={`Record refund, ${formatPaise(amount)}`}
      description="Records that the money was sent back. Nothing is transferred by this."
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{ ...change, send: (what: OrderChange) => changes.send(what, onClose) }}
        read={(typed) => ({ kind: 'refund' as const, reference: typed('reference').trim() })}
        onChange={() => setUnsaved(true)}
      >
        <FormField
          name="reference"
          label="Reference"
          optional
          hint="The bank's number of the refund, such as HDFC0R2410118"
        >
          {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
        </FormField>
        <FormFailure what="The refund was not recorded" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Record refund</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
