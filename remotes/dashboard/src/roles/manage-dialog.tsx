import type { AccountRow, PasswordLink, RoleRow } from '@evmandi/api/contract/accounts';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useStaleList } from '../clash/use-stale-list.ts';
import dialogs from '../orders/panel/dialogs.module.css';
import { AccountConflict } from './account-conflict.tsx';
import { AccountSignIn } from './account-sign-in.tsx';
import { RoleField } from './role-field.tsx';
import { type AccountInput, saveAccount } from './send-roles.ts';

interface Props {
  account: AccountRow;
  roles: readonly RoleRow[];
  onLink: (link: PasswordLink) => void;
  /** What was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Name and role of an account, its password, and whether it may sign in. */
export function ManageDialog({ account, roles, onLink, onDone, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const [clash, setClash] = useState<{ mine: AccountInput; now: AccountRow }>();
  useStaleList(clash);
  const change = useChange((input: AccountInput) => saveAccount(account, input), {
    done: (outcome, input) => {
      if ('conflict' in outcome) setClash({ mine: input, now: outcome.conflict });
      else onDone(`${outcome.done.name} is saved: ${outcome.done.role.name}.`);
    },
  });
  return (
    <>
      {clash && (
        <AccountConflict
          key={clash.now.version}
          read={account}
          roles={roles}
          {...clash}
          onDone={onDone}
          onClose={onClose}
          onBack={() => setClash(undefined)}
          onAgain={(now) => setClash({ ...clash, now })}
        />
      )}
      <Dialog
        title={account.name}
        description={`${account.username}, ${account.role.name}`}
        unsaved={unsaved}
        onClose={onClose}
      >
        <Form
          change={change}
          read={(typed) => ({ name: typed('name'), roleId: typed('roleId') })}
          onChange={() => setUnsaved(true)}
        >
          <FormField name="name" label="Name">
            {(control) => <TextInput {...control} autoComplete="off" defaultValue={account.name} />}
          </FormField>
          <RoleField roles={roles} chosen={account.role.id} />
          <FormFailure what="The account was not changed" />
          <div className={dialogs.buttons}>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>Save account</SubmitButton>
          </div>
        </Form>
        <AccountSignIn account={account} onLink={onLink} onDone={onDone} />
      </Dialog>
    </>
  );
}
