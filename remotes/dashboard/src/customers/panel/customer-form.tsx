import type { Customer } from '@evmandi/api/contract/admin-customers';
import { CUSTOMER_STATUSES } from '@evmandi/contract/domain/customer-status';
import { Button } from '@evmandi/ui/button';
import { Select, TextArea, TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useState } from 'react';
import type { Values } from '../../list/merge.ts';
import styles from './customer-panel.module.css';
import { LABELS, valuesOf } from './customer-values.ts';
import { useCustomerChange } from './use-customer-change.tsx';

interface Props {
  customer: Customer;
  onSaved: (customer: Customer) => void;
  onClose: () => void;
}

/** Status and contact of a customer, to be corrected. What was typed survives a refusal. */
export function CustomerForm({ customer, onSaved, onClose }: Props) {
  // What was read when the form opened: a change by somebody else meanwhile is a conflict.
  const [read] = useState(customer);
  const [typed, setTyped] = useState(false);
  const took = (now: Customer) => {
    onSaved(now);
    onClose();
  };
  const { change, dialog } = useCustomerChange(took);
  const values = valuesOf(read);
  const text = (name: keyof Values & string, autoComplete = 'off') => (
    <FormField name={name} label={LABELS[name as keyof typeof LABELS]} optional={name === 'gstin'}>
      {(control) => (
        <TextInput
          {...control}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          inputMode={name === 'pin' ? 'numeric' : undefined}
          autoComplete={autoComplete}
          defaultValue={values[name as keyof typeof values]}
        />
      )}
    </FormField>
  );
  return (
    <Dialog
      title={`Edit ${customer.number}`}
      unsaved={typed}
      onClose={onClose}
      closeLabel="Close the form"
    >
      <Form
        change={{ ...change, send: (next: Values) => change.send({ read, values: next }) }}
        read={(field) =>
          Object.fromEntries(Object.keys(LABELS).map((name) => [name, field(name).trim()]))
        }
        onChange={() => setTyped(true)}
      >
        <FormField name="status" label={LABELS.status}>
          {(control) => (
            <Select {...control} defaultValue={values.status}>
              {CUSTOMER_STATUSES.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </Select>
          )}
        </FormField>
        {text('name')}
        <div className={styles.two}>
          {text('phone')}
          {text('email')}
        </div>
        <FormField name="address" label={LABELS.address}>
          {(control) => (
            <TextArea {...control} rows={2} autoComplete="off" defaultValue={values.address} />
          )}
        </FormField>
        <div className={styles.two}>
          {text('pin')}
          {text('gstin')}
        </div>
        <FormFailure what="The customer was not saved" />
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
      {dialog}
    </Dialog>
  );
}
