import type { Ask, Asked } from '@evmandi/api/contract/questions';
import { http } from '@evmandi/runtime';
import { TextArea, TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import styles from './ask-form.module.css';

const LINES = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
] as const;

const sendQuestion = async (ask: Ask) => (await http.post<Asked>('/questions', ask)).data;

interface AskFormProps {
  sku: string;
  onAsked: (asked: Asked) => void;
}

/** A question to the parts team, with the part number it is about. */
export function AskForm({ sku, onAsked }: AskFormProps) {
  const asking = useChange(sendQuestion, { done: onAsked });
  return (
    <Form
      change={asking}
      read={(typed): Ask => ({
        name: typed('name'),
        phone: typed('phone'),
        email: typed('email'),
        question: typed('question'),
        product: sku,
      })}
    >
      <p className={styles.sku}>
        Part number <b>{sku}</b> goes along.
      </p>
      {LINES.map(({ name, label, ...input }) => (
        <FormField key={name} name={name} label={label}>
          {(control) => <TextInput {...control} {...input} required />}
        </FormField>
      ))}
      <FormField name="question" label="Question">
        {(control) => <TextArea {...control} required rows={4} />}
      </FormField>
      <FormFailure what="Your question was not sent" />
      <p className={styles.note}>
        No e-mail is sent. The answer appears on a page whose address only you get.
      </p>
      <SubmitButton>Send question</SubmitButton>
    </Form>
  );
}
