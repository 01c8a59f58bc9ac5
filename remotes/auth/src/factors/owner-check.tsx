import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { PasswordInput } from '../password/password-input.tsx';
import styles from './factors.module.css';
import { confirmOwner } from './send-factors.ts';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password again: who finds a browser open may not make its account their own. */
export function OwnerCheck({ onConfirmed, onClose }: Props) {
  const confirming = useChange(
    ({ currentPassword }: { currentPassword: string }) => confirmOwner(currentPassword),
    {
      check: ({ currentPassword }): Record<string, string> =>
        currentPassword === '' ? { currentPassword: 'Enter your current password' } : {},
      done: onConfirmed,
    },
  );
  return (
    <Dialog
      title="Is it you?"
      description="Changing how you sign in takes your password again, ten minutes after you signed in."
      onClose={onClose}
    >
      <Form
        className={styles.form}
        method="post"
        change={confirming}
        read={(typed) => ({ currentPassword: typed('currentPassword') })}
      >
        <FormFailure />
        <FormField name="currentPassword" label="Current password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <div>
          <SubmitButton>Go on</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
