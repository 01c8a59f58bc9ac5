import type { LoginResponse, SignInStep } from '@evmandi/api/contract/auth';
import type { User } from '@evmandi/contract/domain/session';
import { signIn } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { type Call, useChange } from '@evmandi/ui/use-change';
import { PasswordInput } from '../password/password-input.tsx';
import styles from './login-form.module.css';
import { describeFailure, missingFields, requestSignIn, type Typed } from './sign-in.ts';
import { useWait, waitOf } from './use-wait.ts';
import { WaitNotice } from './wait-notice.tsx';

interface Props {
  /** A request is on its way. */
  onStart: () => void;
  /** The button stays busy until a promise that it returns ends. */
  onSignedIn: (user: User) => unknown;
  /** The password was right, and is not enough. */
  onStep: (step: SignInStep, username: string) => void;
}

export function LoginForm({ onStart, onSignedIn, onStep }: Props) {
  const { seconds, wait } = useWait();
  const request = (wanted: Typed, call: Call) => {
    onStart();
    return requestSignIn(wanted, call).catch((error: unknown) => {
      wait(waitOf(error));
      throw error;
    });
  };
  const signingIn = useChange(request, {
    check: missingFields,
    // The clock says it, as long as it runs.
    describe: (error) => (waitOf(error) > 0 ? '' : describeFailure(error)),
    done: (answer: LoginResponse | SignInStep, { username }) => {
      if ('next' in answer) return onStep(answer, username.trim());
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
      {seconds > 0 ? (
        <WaitNotice seconds={seconds} otherWay="A passkey still works." />
      ) : (
        <FormFailure />
      )}
      <FormField name="username" label="Username">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
        )}
      </FormField>
      <FormField name="password" label="Password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <SubmitButton className={styles.submit} block disabled={seconds > 0}>
        Sign in
      </SubmitButton>
    </Form>
  );
}
