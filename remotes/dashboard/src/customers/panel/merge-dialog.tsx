import type { Customer, MergePreview } from '@evmandi/api/contract/admin-customers';
import { http } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import styles from './customer-panel.module.css';
import { undoMerge } from './customer-standing.tsx';

interface Props {
  customer: Customer;
  /** With the customer that has everything now. */
  onMerged: (into: Customer) => void;
  /** With the customer that it was merged into, after Undo. */
  onUndone: (into: Customer) => void;
  onClose: () => void;
}

const NUMBER_ASKED = 'Enter the number of a customer, such as CUST-1042';

/** Asks for the other customer, shows what would move, and merges once that is confirmed (CUSTOMER-5). */
export function MergeDialog({ customer: { number }, onMerged, onUndone, onClose }: Props) {
  const [preview, setPreview] = useState<MergePreview>();
  const path = `/admin/customers/${encodeURIComponent(number)}/merge`;
  const looking = useChange(
    async ({ into }: { into: string }) =>
      (await http.get<MergePreview>(path, { params: { into } })).data,
    {
      check: ({ into }): Record<string, string> => (into === '' ? { into: NUMBER_ASKED } : {}),
      done: setPreview,
    },
  );
  const merging = useChange(
    async ({ from, into }: MergePreview) =>
      (
        await http.post<Customer>(path, {
          version: from.version,
          into: into.number,
          intoVersion: into.version,
        })
      ).data,
    {
      done: (into) => {
        onMerged(into);
        onClose();
      },
      undo: (into) => ({
        text: `${number} is merged into ${into.number}`,
        undo: async () => onUndone(await undoMerge(number)),
      }),
    },
  );
  return (
    <Dialog title={`Merge ${number}`} onClose={onClose} closeLabel="Close without merging">
      {preview ? (
        <Form change={merging} read={() => preview}>
          <Preview preview={preview} />
          <FormFailure what="The customers were not merged" />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => setPreview(undefined)}>
              Back
            </Button>
            <SubmitButton>Merge</SubmitButton>
          </div>
        </Form>
      ) : (
        <Form change={looking} read={(field) => ({ into: field('into').trim().toUpperCase() })}>
          <FormField
            name="into"
            label="Customer that gets everything"
            hint="Number of the customer, such as CUST-1042"
          >
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <FormFailure what="The customers could not be compared" />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>See what moves</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

/** What the merge would move, and who would see it. */
function Preview({ preview: { from, into, account, ...counts } }: { preview: MergePreview }) {
  return (
    <>
      <p ref={focusOn} tabIndex={-1}>
        Everything of {from.number} {from.name} ({from.email}) moves to {into.number} {into.name} (
        {into.email}).
      </p>
      <dl className={styles.pairs}>
        {[
          ['Orders', counts.orders] as const,
          ['Requests', counts.quotes] as const,
          ['Vehicles with their job cards', counts.vehicles] as const,
        ].map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {account
          ? `The account “${account}” belongs to ${into.number} and will see the job cards of these vehicles.`
          : `Orders under ${from.email} go to ${into.number} from now on.`}
      </p>
    </>
  );
}
