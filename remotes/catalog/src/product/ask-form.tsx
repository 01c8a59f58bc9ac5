import type { Ask, Asked } from '@evmandi/api/contract/questions';
import { Button } from '@evmandi/ui/button';
import { Field, TextArea, TextInput } from '@evmandi/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusInvalid } from '../forms/focus-invalid.ts';
import { SendFailure } from '../forms/send-failure.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './ask-form.module.css';

type Words = Record<'name' | 'phone' | 'email' | 'question', string>;

const LINES = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
] as const;

interface AskFormProps {
  sku: string;
  onAsked: (asked: Asked) => void;
}

/** A question to the parts team, with the part number it is about. */
export function AskForm({ sku, onAsked }: AskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState<Words>({ name: '', phone: '', email: '', question: '' });
  const { send, busy, errors, failure } = useSending<Asked>('/questions');
  useFocusInvalid(form, errors);
  const type = (name: keyof Words, text: string) => setWords((was) => ({ ...was, [name]: text }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ask: Ask = { ...words, product: sku };
    const asked = await send(ask);
    if (asked) onAsked(asked);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.sku}>
        Part number <b>{sku}</b> goes along.
      </p>
      {LINES.map(({ name, label, ...input }) => (
        <Field key={name} label={label} error={errors[name]}>
          {(control) => (
            <TextInput
              {...control}
              {...input}
              name={name}
              required
              value={words[name]}
              onChange={(event) => type(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field label="Question" error={errors.question}>
        {(control) => (
          <TextArea
            {...control}
            name="question"
            required
            rows={4}
            maxLength={2_000}
            value={words.question}
            onChange={(event) => type('question', event.target.value)}
          />
        )}
      </Field>
      {errors.product && <SendFailure what="Your question was not sent" failure={errors.product} />}
      <SendFailure what="Your question was not sent" failure={failure} />
      <p className={styles.note}>
        No e-mail is sent. The answer appears on a page whose address only you get.
      </p>
      <Button type="submit" busy={busy}>
        Send question
      </Button>
    </form>
  );
}
