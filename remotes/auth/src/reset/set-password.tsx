import type { LinkOwner } from '@evmandi/api/contract/auth';
import { notify } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import {
  isLongEnough,
  isTypedTwice,
  type NewPassword,
  wrongNewPassword,
} from '../password/new-password.ts';
import { PasswordInput } from '../password/password-input.tsx';
import { PasswordRules } from '../password/password-rules.tsx';
import { requestPassword } from './password-link.ts';
import styles from './reset-screen.module.css';

const typedIn = (form: HTMLFormElement): NewPassword => {
  const data = new FormData(form);
  return {
    newPassword: String(data.get('newPassword') ?? ''),
    again: String(data.get('again') ?? ''),
  };
};

export function SetPassword({ token, owner }: { token: string; owner: LinkOwner }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', again: '' });
  const setting = useChange((wanted: NewPassword) => requestPassword(token, wanted), {
    check: wrongNewPassword,
    done: () => {
      notify.success('Password set. Sign in with it.');
      return navigate(links.signIn, { replace: true });
    },
  });
  return (
    <Card className={styles.card}>
      <Form
        className={styles.form}
        method="post"
        change={setting}
        read={(name): NewPassword => ({ newPassword: name('newPassword'), again: name('again') })}
        onInput={(event: FormEvent<HTMLFormElement>) => setTyped(typedIn(event.currentTarget))}
      >
        <FormFailure what="The password was not set" />
        {/* For password managers: whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={owner.username}
          readOnly
          hidden
        />
        <FormField name="newPassword" label="New password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <PasswordRules rules={[isLongEnough(typed.newPassword), isTypedTwice(typed)]} />
        <FormField name="again" label="New password again">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <SubmitButton>Set password</SubmitButton>
      </Form>
    </Card>
  );
}
