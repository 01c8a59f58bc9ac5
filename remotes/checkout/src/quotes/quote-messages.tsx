import type { QuoteMessage } from '@evmandi/api/contract/quote-messages';
import type { Quote } from '@evmandi/api/contract/quotes';
import { MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { http, notify } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { TextArea } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import { type Call, type Problems, useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import styles from './quote-messages.module.css';

const check = ({ text }: { text: string }): Problems =>
  text.trim() ? {} : { text: 'Enter your message' };

/** What was said at a request, the newest first, and a field to say more while it is open. */
export function QuoteMessages({ quote }: { quote: Quote }) {
  const { messages, status, answer } = quote;
  const open = status === 'Open' || status === 'Answered';
  if (messages.length === 0 && !open) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="messages">
      <h2 className={styles.title} id="messages">
        Messages
      </h2>
      {messages.length > 0 && (
        <Timeline
          entries={messages.toReversed().map(({ at, by, text }, index) => ({
            key: `${messages.length - index}`,
            title: by === 'buyer' ? 'You' : SITE_NAME,
            done: true,
            note: (
              <>
                <Moment value={at} />
                <span className={styles.text}>{text}</span>
              </>
            ),
          }))}
        />
      )}
      {open && <Write label={answer ? 'Ask something about this offer' : 'Add to your request'} />}
    </Card>
  );
}

function Write({ label }: { label: string }) {
  const { token = '' } = useParams();
  /** Of the field: a new one is empty. */
  const [sent, setSent] = useState(0);
  const writing = useChange(
    async (message: { text: string }, { key }: Call) =>
      (
        await http.post<QuoteMessage>(`/quotes/${encodeURIComponent(token)}/messages`, message, {
          headers: { 'Idempotency-Key': key },
        })
      ).data,
    {
      check,
      revalidate: true,
      done: () => {
        setSent((count) => count + 1);
        notify.success('Sent. Our answer appears on this page.');
      },
    },
  );
  return (
    <Form
      className={styles.write}
      method="post"
      change={writing}
      read={(typed) => ({ text: typed('text') })}
    >
      <FormFailure />
      <FormField name="text" label={label}>
        {(control) => <TextArea key={sent} {...control} rows={2} maxLength={MAX_QUESTION} />}
      </FormField>
      <SubmitButton variant="secondary" className={styles.send}>
        Send
      </SubmitButton>
    </Form>
  );
}
