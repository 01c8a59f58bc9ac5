import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { PasswordInput } from '../password/password-input.tsx';
import styles from './confirm.module.css';
import { sendConfirmation, type Typed } from './send-confirmation.ts';

interface Props {
  byCode: boolean;
  onConfirmed: () => void;
}

function missing(typed: Typed): Record<string, string> {
  if ('code' in typed) return typed.code.trim() === '' ? { code: 'Enter the code' } : {};
  return typed.currentPassword === '' ? { currentPassword: 'Enter your current password' } : {};
}

/** The password, or a code of the app or of those that were kept for a lost phone. */
export function ConfirmForm({ byCode, onConfirmed }: Props) {
  const confirming = useChange(sendConfirmation, { check: missing, done: onConfirmed });
  return (
    <Form
      className={styles.form}
      method="post"
      change={confirming}
      read={(typed): Typed =>
        byCode ? { code: typed('code') } : { currentPassword: typed('currentPassword') }
      }
    >
      <FormFailure />
      {byCode ? (
        <FormField name="code" label="Code of the app, or a recovery code">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
          )}
        </FormField>
      ) : (
        <FormField name="currentPassword" label="Current password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <div>
        <SubmitButton>Go on</SubmitButton>
      </div>
    </Form>
  );
}
