import type { Factors } from '@evmandi/api/contract/factors';
import { errorMessage, read } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useEffect, useState } from 'react';
import { PasswordInput } from '../password/password-input.tsx';
import styles from './confirm.module.css';
import { confirmByPasskey, sendConfirmation } from './send-confirmation.ts';

/** Asks a signed-in person to prove to be there: who finds a browser open may not make its account their own. */
export function ConfirmDialog({ onDone }: { onDone: (confirmed: boolean) => void }) {
  // Undefined until they are read, and where they cannot be: the password does without them.
  const [factors, setFactors] = useState<Factors>();
  const [byCode, setByCode] = useState(false);
  useEffect(() => {
    read<Factors>('/auth/factors').then(setFactors, () => {});
  }, []);
  const name = byCode ? 'code' : 'currentPassword';
  const missing = byCode ? 'Enter the code' : 'Enter your current password';
  const confirming = useChange(
    // Null for a passkey.
    (typed: string | null) =>
      typed === null ? confirmByPasskey() : sendConfirmation({ [name]: typed }),
    {
      check: (typed): Record<string, string> => (typed === '' ? { [name]: missing } : {}),
      describe: (error) => errorMessage(error, 'Not confirmed: try again, or give your password'),
      done: () => onDone(true),
    },
  );
  return (
    <Dialog
      title="Is it you?"
      initialFocus="input"
      description="Ten minutes after you signed in, this takes your password again."
      onClose={() => onDone(false)}
    >
      <Form
        className={styles.form}
        change={confirming}
        read={(typed): string | null => typed(name)}
      >
        <FormFailure />
        <FormField
          name={name}
          label={byCode ? 'Code of the app or recovery code' : 'Current password'}
        >
          {(control) =>
            byCode ? (
              <TextInput {...control} autoComplete="one-time-code" required />
            ) : (
              <PasswordInput {...control} autoComplete="current-password" />
            )
          }
        </FormField>
        <div className={styles.buttons}>
          <SubmitButton>Go on</SubmitButton>
          {factors?.authenticator && (
            <Button variant="secondary" onClick={() => setByCode(!byCode)}>
              {byCode ? 'Use the password' : 'Use a code'}
            </Button>
          )}
          {factors && factors.passkeys.length > 0 && (
            <Button variant="secondary" onClick={() => void confirming.send(null)}>
              Use a passkey
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
