import type { AskedQuote } from '@evmandi/api/contract/quotes';
import { MAX_LINES } from '@evmandi/contract/domain/limits';
import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { counted } from '@evmandi/contract/domain/numbers';
import { http, type Line, useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { TextArea, TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconInfoCircle } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { type Call, type Problems, useChange } from '@evmandi/ui/use-change';
import card from '../lines/summary-card.module.css';
import { quoteDraft, useQuoteDraft } from './quote-draft.ts';
import styles from './quote-form.module.css';

interface Wish {
  name: string;
  phone: string;
  email: string;
  message: string;
  lines: { productId: string; quantity: number }[];
}

const LINES = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const;

async function ask(wish: Wish, { key }: Call): Promise<AskedQuote> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post<AskedQuote>('/quotes', wish, { headers })).data;
}

const check = ({ lines }: Wish): Problems => {
  const surplus = lines.length - MAX_LINES;
  if (surplus <= 0) return {};
  const text = `One request takes ${MAX_LINES} different products: remove ${counted(surplus, 'line')}`;
  return { lines: text };
};

interface QuoteFormProps {
  lines: readonly Line[];
  onSent: (answer: AskedQuote) => void;
}

/** Asks for one price for the whole list. */
export function QuoteForm({ lines, onSent }: QuoteFormProps) {
  const done = (answer: AskedQuote) => {
    quoteDraft.drop();
    onSent(answer);
  };
  const asking = useChange(ask, { check, done });
  const draft = useQuoteDraft();
  const user = useSession((session) => session.user);
  return (
    <Card as="aside" className={joinClasses(card.summary, styles.form)} aria-labelledby="ask-quote">
      <h2 className={styles.title} id="ask-quote">
        Ask for a quotation
      </h2>
      <p className={styles.lead}>
        {counted(lines.length, 'line')}, {counted(sumOfQuantities(lines), 'item')}. We answer with a
        price for the whole list.
      </p>
      <Form
        key={draft ? 'kept' : 'new'}
        onInput={({ currentTarget }) => quoteDraft.keep(currentTarget)}
        change={asking}
        read={(typed): Wish => ({
          name: typed('name'),
          phone: typed('phone'),
          email: typed('email'),
          message: typed('message'),
          lines: lines.map(({ id, quantity }) => ({ productId: id, quantity })),
        })}
      >
        {LINES.map(({ name, label, ...input }) => (
          <FormField key={name} name={name} label={label}>
            {(control) => (
              <TextInput
                {...control}
                {...input}
                required
                defaultValue={draft?.[name] ?? (name === 'name' ? user?.name : undefined)}
              />
            )}
          </FormField>
        ))}
        <FormField name="message" label="Message" optional>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              defaultValue={draft?.message}
              placeholder="Target price, delivery date, fleet size"
            />
          )}
        </FormField>
        <FormFailure what="Your request was not sent" />
        <SubmitButton block>Send quote request</SubmitButton>
      </Form>
      <p className={styles.note}>
        <IconInfoCircle className={styles.icon} aria-hidden />
        You get a request number and a private page where our answer appears. No e-mail is sent.
      </p>
    </Card>
  );
}
