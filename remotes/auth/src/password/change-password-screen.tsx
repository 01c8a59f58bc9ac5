import { notify, signIn, useSession } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { PageHead } from '@evmandi/ui/page-head';
import { useChange } from '@evmandi/ui/use-change';
import { Wrap } from '@evmandi/ui/wrap';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import {
  describeFailure,
  requestChange,
  rulesOf,
  type TypedPasswords,
  wrongPasswords,
} from './change-password.ts';
import styles from './change-password-screen.module.css';
import { PasswordInput } from './password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

const EMPTY: TypedPasswords = { currentPassword: '', newPassword: '', again: '' };

const typedIn = (form: HTMLFormElement): TypedPasswords => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    again: text('again'),
  };
};

/** The current password, a new one twice; the other sessions of the account end. */
export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(EMPTY);
  const changing = useChange(requestChange, {
    check: wrongPasswords,
    describe: describeFailure,
    done: ({ token }) => {
      const { user } = useSession.getState();
      if (user) signIn({ token, user });
      notify.success('Password changed. Your other sessions have ended.');
      return navigate(links.account);
    },
  });
  return (
    <Wrap>
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          { label: 'Account', to: links.account },
          { label: 'Change password' },
        ]}
      />
      <div className={styles.column}>
        <PageHead title="Change password" />
        <Card className={styles.card}>
          <Form
            className={styles.form}
            method="post"
            change={changing}
            read={(name): TypedPasswords => ({
              currentPassword: name('currentPassword'),
              newPassword: name('newPassword'),
              again: name('again'),
            })}
            onInput={(event: FormEvent<HTMLFormElement>) => setTyped(typedIn(event.currentTarget))}
          >
            <FormFailure />
            <FormField name="currentPassword" label="Current password">
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </FormField>
            <FormField name="newPassword" label="New password">
              {(control) => <PasswordInput {...control} autoComplete="new-password" />}
            </FormField>
            <PasswordRules rules={rulesOf(typed)} />
            <FormField name="again" label="New password again">
              {(control) => <PasswordInput {...control} autoComplete="new-password" />}
            </FormField>
            <div className={styles.actions}>
              <SubmitButton>Change password</SubmitButton>
              <ButtonLink variant="secondary" to={links.account}>
                Cancel
              </ButtonLink>
            </div>
          </Form>
        </Card>
      </div>
    </Wrap>
  );
}
