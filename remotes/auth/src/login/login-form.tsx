import type { User } from '@evmandi/contract/domain/session';
import { signIn } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Field, TextInput } from '@evmandi/ui/field';
import { IconAlertCircle } from '@evmandi/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './login-form.module.css';
import { PasswordInput } from './password-input.tsx';
import { describeFailure, missingFields, requestSignIn, type SignInFailure } from './sign-in.ts';

interface Props {
  /** A request is on its way. */
  onStart: () => void;
  onSignedIn: (user: User) => void;
}

/** The fields keep their own values, so that password managers fill them and a failure loses nothing. */
export function LoginForm({ onStart, onSignedIn }: Props) {
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const request = {
      username: String(data.get('username') ?? ''),
      password: String(data.get('password') ?? ''),
    };
    const fields = missingFields(request);
    const firstMissing = Object.keys(fields)[0];
    if (firstMissing) {
      setFailure({ message: '', fields });
      form.querySelector<HTMLInputElement>(`[name=${firstMissing}]`)?.focus();
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setBusy(true);
    onStart();
    try {
      const answer = await requestSignIn(request, controller.signal);
      if (controller.signal.aborted) return;
      signIn(answer);
      onSignedIn(answer.user);
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure?.message && (
        <div className={styles.alert} role="alert">
          <IconAlertCircle className={styles.icon} aria-hidden />
          <span>{failure.message}</span>
        </div>
      )}
      <Field label="Username" error={failure?.fields.username}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            required
          />
        )}
      </Field>
      <Field label="Password" error={failure?.fields.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <Button className={styles.submit} type="submit" block busy={busy}>
        Sign in
      </Button>
    </form>
  );
}
