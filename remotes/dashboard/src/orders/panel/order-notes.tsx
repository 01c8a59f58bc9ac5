import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { Moment } from '@evmandi/ui/time';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useDrafts } from '../../list/drafts.ts';
import { addNote } from '../changes/send-change.ts';
import { notesOf } from './history.ts';
import styles from './order-facts.module.css';

interface Props {
  order: AdminOrderDetail;
  onNoted: (order: AdminOrderDetail) => void;
}

/** Nothing that a note could be written over. */
const NOTHING = {};

/** What staff tell each other about the order; the buyer never sees it. One that was begun is there again later. */
export function OrderNotes({ order, onNoted }: Props) {
  const drafts = useDrafts();
  const draft = `note ${order.number}`;
  const [text, setText] = useState(() => drafts.find(draft, NOTHING)?.text ?? '');
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '') drafts.drop(draft);
    else drafts.keep({ number: draft, over: NOTHING, values: { text: next } });
  };
  const change = useChange((note: string, { key }) => addNote(order.number, note, key), {
    check: (note) => (note === '' ? { text: 'Enter a note' } : {}) as Record<string, string>,
    done: (now) => {
      onNoted(now);
      // Emptied, and not made anew: the field or the button that has the focus keeps it.
      type('');
    },
  });
  return (
    <section className={styles.part} aria-labelledby="order-notes">
      <h3 className={styles.heading} id="order-notes">
        Notes
      </h3>
      <ul className={styles.pairs}>
        {notesOf(order).map(({ key, title, at, by }) => (
          <li key={key}>
            <p className={styles.small}>
              <b>{by ?? 'Nobody'}</b> <Moment value={at} />
            </p>
            <p className={styles.noteText}>{title}</p>
          </li>
        ))}
      </ul>
      <Form className={styles.write} change={change} read={(typed) => typed('text').trim()}>
        <FormField name="text" label="Note for staff">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={text}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </FormField>
        <SubmitButton className={styles.add} variant="secondary">
          Add note
        </SubmitButton>
        <FormFailure what="The note was not added" />
      </Form>
    </section>
  );
}
