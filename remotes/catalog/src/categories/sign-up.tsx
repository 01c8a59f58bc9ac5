import type { Subscribe, Subscribed } from '@evmandi/api/contract/subscriptions';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/field';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFocusInvalid } from '../forms/focus-invalid.ts';
import { SendFailure } from '../forms/send-failure.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './sign-up.module.css';

/** "Sign up for news": the address is stored, and the answer never tells whether it was known. */
export function SignUp() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [thanks, setThanks] = useState('');
  const { send, busy, errors, failure } = useSending<Subscribed>('/subscriptions');
  useFocusInvalid(form, errors);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setThanks('');
    const body: Subscribe = { email, kind: 'news' };
    const answer = await send(body);
    if (answer) setThanks(answer.message);
  };
  const problem = errors.email;
  return (
    <section className={styles.band} data-surface="inverse" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          Sign up for news
        </h2>
        <p>New parts, price changes and charger launches, once a month.</p>
      </div>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={`${id}-email`}>
          <VisuallyHidden>E-mail</VisuallyHidden>
        </label>
        <div className={styles.line}>
          <TextInput
            id={`${id}-email`}
            className={styles.input}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="Enter your email address"
            aria-describedby={problem ? `${id}-error` : undefined}
            aria-invalid={problem ? true : undefined}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="volt" busy={busy}>
            Subscribe
          </Button>
        </div>
        {problem && (
          <p id={`${id}-error`} className={styles.answer}>
            {problem}
          </p>
        )}
        <p className={styles.answer} role="status">
          {thanks}
        </p>
        <SendFailure what="Your address was not stored" failure={failure} />
      </form>
    </section>
  );
}
