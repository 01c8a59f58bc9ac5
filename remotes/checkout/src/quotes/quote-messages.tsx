import type { QuoteMessage } from '@evmandi/api/contract/quote-messages';
import type { Quote } from '@evmandi/api/contract/quotes';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { http, notify } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { TextArea } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { Moment } from '@evmandi/ui/time';
import { Timeline, type TimelineEntry } from '@evmandi/ui/timeline';
import { type Call, type Problems, useChange } from '@evmandi/ui/use-change';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import styles from './quote-messages.module.css';

const check = ({ text }: { text: string }): Problems =>
  text.trim() ? {} : { text: 'Enter your message' };

/** A message on its way, and how many there were before it. */
interface Sending {
  text: string;
  after: number;
}

/** What was said at a request, the newest first, and a field to say more while it is open. */
export function QuoteMessages({ quote }: { quote: Quote }) {
  const { messages, status, answer } = quote;
  // Shown from the press on: with a late answer it would push what the person looks at by then.
  const [sending, setSending] = useState<Sending | null>(null);
  const open = status === 'Open' || status === 'Answered';
  if (messages.length === 0 && !open) return null;
  const pending = sending?.after === messages.length ? [sentEntry(sending, messages.length)] : [];
  const entries = messages.map((message, index) => messageEntry(message, index)).toReversed();
  const send = (text: string) => {
    setSending({ text, after: messages.length });
    return () => setSending(null);
  };
  return (
    <Card as="section" className={styles.card} aria-labelledby="messages">
      <h2 className={styles.title} id="messages">
        Messages
      </h2>
      {entries.length + pending.length > 0 && <Timeline entries={[...pending, ...entries]} />}
      {open && (
        <Write
          label={answer ? 'Ask something about this offer' : 'Add to your request'}
          onSend={send}
        />
      )}
    </Card>
  );
}

const entryOf = (index: number, title: string, when: ReactNode, text: string): TimelineEntry => ({
  key: `${index}`,
  title,
  done: true,
  note: (
    <>
      {when}
      <span className={styles.text}>{text}</span>
    </>
  ),
});

const messageEntry = ({ at, by, text }: QuoteMessage, index: number) =>
  entryOf(index, by === 'buyer' ? 'You' : SITE_NAME, <Moment value={at} />, text);

const sentEntry = ({ text }: Sending, index: number) => entryOf(index, 'You', 'Sending', text);

interface WriteProps {
  label: string;
  /** Shows the message before the server has it; returns what takes it back. */
  onSend: (text: string) => () => void;
}

function Write({ label, onSend }: WriteProps) {
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
      optimistic: ({ text }) => onSend(text),
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
        {(control) => <TextArea key={sent} {...control} rows={2} />}
      </FormField>
      <SubmitButton variant="secondary" className={styles.send}>
        Send
      </SubmitButton>
    </Form>
  );
}
