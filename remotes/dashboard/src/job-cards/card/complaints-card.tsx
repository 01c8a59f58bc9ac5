import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Select, TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconPlus } from '@evmandi/ui/icons';
import { useState } from 'react';
import { focusOnMount } from '../../focus-on-mount.ts';
import styles from './card-screen.module.css';
import { mayWork } from './may-work.ts';
import { type CardWork, useCardChange } from './use-card.ts';

/** What the owner says and what the workshop found. */
export function ComplaintsCard({ work }: { work: CardWork }) {
  const { complaints } = work.card;
  const [adding, setAdding] = useState(false);
  return (
    <Card as="section" className={styles.part} aria-labelledby="card-complaints">
      <div className={styles.bar}>
        <h2 className={styles.heading} id="card-complaints">
          Complaints
        </h2>
        {mayWork(work.card) && !adding && (
          <Button size="sm" variant="soft" onClick={() => setAdding(true)}>
            <IconPlus size={18} aria-hidden />
            Add complaint
          </Button>
        )}
      </div>
      <ol>
        {complaints.map(({ position, text, byOwner }, index) => (
          <li key={position} className={styles.row}>
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.grow}>{text}</span>
            <span className={styles.small}>{byOwner ? 'Owner' : 'Found by us'}</span>
          </li>
        ))}
      </ol>
      {adding && <NewComplaint work={work} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function NewComplaint({ work, onClose }: { work: CardWork; onClose: () => void }) {
  const change = useCardChange(work, {
    check: ({ complaint }) =>
      complaint?.text
        ? {}
        : ({ 'complaint.text': 'Enter the complaint' } as Record<string, string>),
    done: onClose,
  });
  return (
    <Form
      className={styles.form}
      change={change}
      read={(typed) => ({
        complaint: {
          text: typed('complaint.text').trim(),
          byOwner: typed('complaint.byOwner') === 'owner',
        },
      })}
    >
      <div className={styles.two}>
        <FormField name="complaint.text" label="Complaint">
          {(control) => <TextInput {...control} autoComplete="off" ref={focusOnMount} />}
        </FormField>
        <FormField name="complaint.byOwner" label="From">
          {(control) => (
            <Select {...control}>
              <option value="owner">Owner</option>
              <option value="workshop">Found by us</option>
            </Select>
          )}
        </FormField>
      </div>
      <FormFailure what="The complaint was not added" />
      <div className={styles.buttons}>
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton size="sm">Add</SubmitButton>
      </div>
    </Form>
  );
}
