import type { LoginRequest, LoginResponse } from '@evmandi/api/contract/auth';
import { MAX_USERNAME } from '@evmandi/contract/domain/limits';
import type { User } from '@evmandi/contract/domain/session';
import { signIn } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { type Call, useChange } from '@evmandi/ui/use-change';
import styles from './login-form.module.css';
import { PasswordInput } from './password-input.tsx';
import { describeFailure, missingFields, requestSignIn } from './sign-in.ts';

interface Props {
  /** A request is on its way. */
  onStart: () => void;
  /** The button stays busy until a promise that it returns ends. */
  onSignedIn: (user: User) => unknown;
}

export function LoginForm({ onStart, onSignedIn }: Props) {
  const request = (wanted: LoginRequest, call: Call) => {
    onStart();
    return requestSignIn(wanted, call);
  };
  const signingIn = useChange(request, {
    check: missingFields,
    describe: describeFailure,
    done: (answer: LoginResponse) => {
      signIn(answer);
      return onSignedIn(answer.user);
    },
  });
  return (
    <Form
      className={styles.form}
      method="post"
      change={signingIn}
      read={(typed) => ({ username: typed('username'), password: typed('password') })}
    >
      <FormFailure />
      <FormField name="username" label="Username">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MAX_USERNAME}
            required
          />
        )}
      </FormField>
      <FormField name="password" label="Password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <SubmitButton className={styles.submit} block>
        Sign in
      </SubmitButton>
    </Form>
  );
}
