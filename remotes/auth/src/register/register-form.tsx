import type { LoginResponse } from '@evmandi/api/contract/auth';
import type { BuyerKind } from '@evmandi/contract/domain/account';
import type { User } from '@evmandi/contract/domain/session';
import { signIn, visitorText } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { type Call, useChange } from '@evmandi/ui/use-change';
import { type FormEvent, useState } from 'react';
import { useWait, waitOf } from '../login/use-wait.ts';
import { WaitNotice } from '../login/wait-notice.tsx';
import { Pair } from '../parts/pair.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { PasswordRules } from '../password/password-rules.tsx';
import { BuyerChoice } from './buyer-choice.tsx';
import { passwordRules, type Registration, registering, registrationProblems } from './register.ts';
import styles from './register-form.module.css';
import { TermsField } from './terms-field.tsx';

const NOTHING = { username: '', password: '' };

interface Props {
  /** What is chosen at first. */
  kind: BuyerKind;
  /** A request is on its way. */
  onStart: () => void;
  /** The button stays busy until a promise that it returns ends. */
  onRegistered: (user: User) => unknown;
}

export function RegisterForm({ kind: first, onStart, onRegistered }: Props) {
  const [kind, setKind] = useState(first);
  const [typed, setTyped] = useState(NOTHING);
  const [request] = useState(registering);
  const { seconds, wait } = useWait();
  const change = useChange(
    (wanted: Registration, call: Call) => {
      onStart();
      return request(wanted, call).catch((error: unknown) => {
        wait(waitOf(error));
        throw error;
      });
    },
    {
      check: registrationProblems,
      // The clock says it, as long as it runs.
      describe: (error) => (waitOf(error) > 0 ? '' : visitorText(error)),
      done: (answer: LoginResponse) => {
        signIn(answer);
        return onRegistered(answer.user);
      },
    },
  );
  const note = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    setTyped({
      username: String(data.get('username') ?? ''),
      password: String(data.get('password') ?? ''),
    });
  };
  return (
    <Form
      className={styles.form}
      method="post"
      change={change}
      onInput={note}
      read={(text): Registration => ({
        kind,
        name: text('name'),
        phone: text('phone'),
        email: text('email'),
        company: text('company'),
        gstin: text('gstin'),
        username: text('username'),
        password: text('password'),
        accepted: text('accepted') !== '',
      })}
    >
      {seconds > 0 ? (
        <WaitNotice seconds={seconds} />
      ) : (
        <FormFailure what="Your account was not made" />
      )}
      <BuyerChoice chosen={kind} onChoose={setKind} />
      <Pair>
        <FormField name="name" label="Name">
          {(control) => <TextInput {...control} autoComplete="name" required />}
        </FormField>
        <FormField name="phone" label="Phone">
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" required />}
        </FormField>
      </Pair>
      <FormField name="email" label="E-mail">
        {(control) => <TextInput {...control} type="email" autoComplete="email" required />}
      </FormField>
      {/* Kept for one who looks at the other choice and comes back. */}
      <Pair hidden={kind !== 'dealer'}>
        <FormField name="company" label="Company">
          {(control) => (
            <TextInput {...control} autoComplete="organization" required={kind === 'dealer'} />
          )}
        </FormField>
        <FormField name="gstin" label="GSTIN">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required={kind === 'dealer'}
            />
          )}
        </FormField>
      </Pair>
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
      <div className={styles.password}>
        <FormField name="password" label="Password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <PasswordRules rules={passwordRules(typed)} />
      </div>
      <TermsField />
      <SubmitButton className={styles.submit} block disabled={seconds > 0}>
        Create account
      </SubmitButton>
    </Form>
  );
}
