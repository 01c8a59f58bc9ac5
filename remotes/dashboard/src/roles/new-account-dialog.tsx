import type { NewAccountRequest, RoleRow } from '@evmandi/api/contract/accounts';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import dialogs from '../orders/panel/dialogs.module.css';
import { RoleField } from './role-field.tsx';
import { type AccountMade, makeAccount } from './send-roles.ts';

interface Props {
  roles: readonly RoleRow[];
  onDone: (made: AccountMade) => void;
  onClose: () => void;
}

/** A new account: its person sets the password with the link that is shown next. */
export function NewAccountDialog({ roles, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const change = useChange((account: NewAccountRequest) => makeAccount(account), { done: onDone });
  return (
    <Dialog
      title="New account"
      description="The person sets the password with a link, which is shown next, once."
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={change}
        read={(typed) => ({
          name: typed('name'),
          username: typed('username'),
          roleId: typed('roleId'),
        })}
        onChange={() => setUnsaved(true)}
      >
        <FormField name="name" label="Name">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField name="username" label="Username" hint="To sign in with: 3 characters or more">
          {(control) => (
            <TextInput {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </FormField>
        <RoleField roles={roles} />
        <FormFailure what="The account was not made" />
        <div className={dialogs.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Make account</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
