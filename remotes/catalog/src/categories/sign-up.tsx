import type { Subscribe, Subscribed } from '@evmandi/api/contract/subscriptions';
import { http } from '@evmandi/runtime';
import { TextInput } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useId } from 'react';
import styles from './sign-up.module.css';

const subscribe = async (wish: Subscribe) =>
  (await http.post<Subscribed>('/subscriptions', wish)).data;

/** "Sign up for news": the address is stored, and the answer never tells whether it was known. */
export function SignUp() {
  const titleId = useId();
  const signingUp = useChange(subscribe);
  return (
    <section className={styles.band} data-surface="inverse" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          Sign up for news
        </h2>
        <p>New parts, price changes and charger launches, once a month.</p>
      </div>
      <Form
        className={styles.form}
        change={signingUp}
        read={(typed): Subscribe => ({ email: typed('email'), kind: 'news' })}
      >
        <FormField name="email" label={<VisuallyHidden>E-mail</VisuallyHidden>}>
          {(control) => (
            <div className={styles.line}>
              <TextInput
                {...control}
                className={styles.input}
                type="email"
                autoComplete="email"
                placeholder="Enter your email address"
              />
              <SubmitButton variant="volt">Subscribe</SubmitButton>
            </div>
          )}
        </FormField>
        <p className={styles.answer} role="status">
          {signingUp.answer?.message}
        </p>
        <FormFailure what="Your address was not stored" />
      </Form>
    </section>
  );
}
