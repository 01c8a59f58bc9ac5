import { formatPaise } from '@evmandi/contract/domain/money';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useState } from 'react';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './dialogs.module.css';

const WORDS = {
  pay: {
    title: 'Record payment',
    says: 'The order becomes Paid. It stays so.',
    verb: 'Record payment',
    failed: 'The payment was not recorded',
  },
  refund: {
    title: 'Record refund',
    says: 'Records that the money was sent back. Nothing is transferred by this.',
    verb: 'Record refund',
    failed: 'The refund was not recorded',
  },
} as const;

interface Props {
  kind: keyof typeof WORDS;
  /** Paise. */
  amount: number;
  initial: string;
  changes: OrderChanges;
  onClose: () => void;
}

/** Asks for the bank's reference of money that came in or was sent back. */
export function ReferenceDialog({ kind, amount, initial, changes, onClose }: Props) {
  const { title, says, verb, failed } = WORDS[kind];
  const { send } = changes;
  const [unsaved, setUnsaved] = useState(false);
  const change = changes.changeOf(kind);
  return (
    <Dialog
      title={`${title}, ${formatPaise(amount)}`}
      description={says}
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={{
          ...change,
          send: (reference: string) => send({ kind, reference }, onClose),
        }}
        read={(typed) => typed('reference').trim()}
        onChange={() => setUnsaved(true)}
      >
        <FormField
          name="reference"
          label="Reference"
          optional
          hint="The bank's number of the transfer, such as HDFC0R2410118"
        >
          {(control) => <TextInput {...control} maxLength={60} defaultValue={initial} />}
        </FormField>
        <FormFailure what={failed} />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>{verb}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
