import type { AccountRow } from '@evmandi/api/contract/accounts';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import dialogs from '../orders/panel/dialogs.module.css';
import { aboutDealer } from './account-words.ts';
import { decideDealer } from './send-roles.ts';

interface Props {
  account: AccountRow;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Why one who asked does not become a dealer: the person reads it. */
export function DeclineDialog({ account, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const change = useChange((reason: string) => decideDealer(account, reason), {
    done: () => onDone(`${account.name} stays a customer, and reads why.`),
  });
  return (
    <Dialog
      title={`Decline ${account.name}`}
      description={`${aboutDealer(account)}. The account goes on as a customer's and may ask again.`}
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form change={change} read={(typed) => typed('reason')} onChange={() => setUnsaved(true)}>
        <FormField name="reason" label="Reason" hint="The person reads it on the account page">
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormFailure what="Nothing was decided" />
        <div className={dialogs.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Decline</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
