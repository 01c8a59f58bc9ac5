import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { describePasskey } from '../passkeys/describe-passkey.ts';
import { PasswordInput } from '../password/password-input.tsx';
import styles from './confirm.module.css';
import { confirmByPasskey, sendConfirmation } from './send-confirmation.ts';

interface Props {
  byCode: boolean;
  hasPasskey: boolean;
  onConfirmed: () => void;
}

/** The password, a code of the app or of those that were kept for a lost phone, or a passkey. */
export function ConfirmForm({ byCode, hasPasskey, onConfirmed }: Props) {
  const [name, label, missing] = byCode
    ? (['code', 'Code of the app or recovery code', 'Enter the code'] as const)
    : (['currentPassword', 'Current password', 'Enter your current password'] as const);
  /** Null for a passkey. */
  const confirming = useChange(
    (typed: string | null) =>
      typed === null ? confirmByPasskey() : sendConfirmation({ [name]: typed }),
    {
      check: (typed): Record<string, string> =>
        typed === null || typed.trim() ? {} : { [name]: missing },
      describe: describePasskey,
      done: onConfirmed,
    },
  );
  return (
    <Form className={styles.form} change={confirming} read={(typed): string | null => typed(name)}>
      <FormFailure />
      <FormField name={name} label={label}>
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
        {hasPasskey && (
          <Button variant="secondary" onClick={() => void confirming.send(null)}>
            Use a passkey
          </Button>
        )}
      </div>
    </Form>
  );
}
