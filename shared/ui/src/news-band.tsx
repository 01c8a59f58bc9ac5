import { http } from '@evmandi/runtime';
import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { TextInput } from './controls.tsx';
import { Form, FormFailure, FormField, SubmitButton } from './form.tsx';
import styles from './news-band.module.css';
import { useChange } from './use-change.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `POST /api/subscriptions`. */
interface Wish {
  email: string;
  kind: 'news' | 'newsletter';
  accepted: boolean;
}

const subscribe = async (wish: Wish) =>
  (await http.post<{ message: string }>('/subscriptions', wish)).data;

interface NewsBandProps {
  title: string;
  text: string;
  kind: Wish['kind'];
  button: string;
  /** What has to be accepted, beside a checkbox; without it the wish alone is enough. */
  acceptance?: string;
}

/** Signs an address up for news. It is stored, and the answer never tells whether it was known. */
export function NewsBand({ title, text, kind, button, acceptance }: NewsBandProps) {
  const titleId = useId();
  const signingUp = useChange(subscribe);
  return (
    <section className={styles.band} data-surface="inverse" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Form
        className={styles.form}
        change={signingUp}
        read={(typed): Wish => ({
          email: typed('email'),
          kind,
          accepted: typed('accepted') === 'on',
        })}
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
              <SubmitButton variant="volt">{button}</SubmitButton>
            </div>
          )}
        </FormField>
        {acceptance && (
          <FormField name="accepted" label={<VisuallyHidden>Acceptance</VisuallyHidden>}>
            {(control) => (
              <Checkbox {...control} className={styles.acceptance} label={acceptance} />
            )}
          </FormField>
        )}
        <p className={styles.answer} role="status">
          {signingUp.answer?.message}
        </p>
        <FormFailure what="Your address was not stored" />
      </Form>
    </section>
  );
}
