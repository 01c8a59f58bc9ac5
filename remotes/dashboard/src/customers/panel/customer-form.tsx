import type { Customer } from '@evmandi/api/contract/admin-customers';
import { CUSTOMER_STATUSES } from '@evmandi/contract/domain/customer-status';
import { notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { Select, TextArea, TextInput } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { ConflictDialog } from '../../clash/conflict-dialog.tsx';
import { changedFields, clashesOf, merged, type Values } from '../../list/merge.ts';
import styles from './customer-panel.module.css';
import { LABELS, valuesOf } from './customer-values.ts';
import { type Conflict, sendCustomer } from './send-customer.ts';

interface Props {
  customer: Customer;
  onSaved: (customer: Customer) => void;
  onClose: () => void;
}

interface Input {
  read: Customer;
  values: Values;
}

/** Status and contact of a customer, to be corrected. What was typed survives a refusal. */
export function CustomerForm({ customer, onSaved, onClose }: Props) {
  // What was read when the form opened: a change by somebody else meanwhile is a conflict.
  const [read] = useState(customer);
  const [conflict, setConflict] = useState<Conflict>();
  const [typed, setTyped] = useState(false);
  const took = (now: Customer) => {
    onSaved(now);
    onClose();
  };
  const change = useChange(({ read, values }: Input) => sendCustomer(read, values), {
    done: (outcome) => {
      if ('conflict' in outcome) setConflict(outcome.conflict);
      else {
        notify.success(`${outcome.customer.number} is saved`);
        took(outcome.customer);
      }
    },
  });
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
      {conflict && (
        <CustomerConflict
          key={conflict.now.version}
          conflict={conflict}
          busy={change.busy}
          failure={change.failure || Object.values(change.problems).join(' ')}
          onSettle={(settled) => {
            if (!settled) return took(conflict.now);
            setConflict(undefined);
            void change.send({ read: conflict.now, values: settled });
          }}
        />
      )}
    </Dialog>
  );
}

interface ConflictProps {
  conflict: Conflict;
  busy: boolean;
  failure: string;
  /** What to save; nothing where theirs stands. */
  onSettle: (values: Values | undefined) => void;
}

function CustomerConflict({ conflict: { before, mine, now }, onSettle, ...state }: ConflictProps) {
  const three = { before: valuesOf(before), mine, theirs: valuesOf(now) };
  const who = now.changes[0]?.by ?? 'Somebody else';
  return (
    <ConflictDialog
      {...state}
      title="Somebody changed this customer"
      description={`${who} changed ${now.number} while you had it open. Nothing of yours is lost: choose what to keep.`}
      theirs={`${who}, version ${now.version}`}
      onTheirs={() => onSettle(undefined)}
      clashes={clashesOf(three, LABELS)}
      onSettle={(chosen) => {
        const values = merged(three, chosen);
        onSettle(changedFields(three.theirs, values).length > 0 ? values : undefined);
      }}
    />
  );
}
