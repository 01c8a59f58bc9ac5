import { notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { TextArea } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import styles from './dialogs.module.css';

const MOST_REASON = 200;

interface Props {
  title: string;
  description: string;
  /** The verb of the deed. */
  submit: ReactNode;
  /** What did not happen: "Nothing was promoted". */
  failure: string;
  /** Said once it is done. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  /** Takes it back; offered beside `done`. */
  undo?: () => Promise<unknown>;
  onClose: () => void;
  /** Stands before the reason. */
  children?: ReactNode;
  /** Stands after it. */
  more?: ReactNode;
}

/** A deed that stays in the history with its reason. */
export function ReasonDialog(props: Props) {
  const { title, description, submit, failure, done, send, undo, onClose, children, more } = props;
  const { revalidate } = useRevalidator();
  const [unsaved, setUnsaved] = useState(false);
  const change = useChange(send, {
    revalidate: true,
    check: (reason): Record<string, string> =>
      reason === '' ? { reason: 'Say why: it stays in the history' } : {},
    ...(undo && {
      undo: () => ({
        text: done,
        undo: async () => {
          await undo();
          await revalidate();
        },
      }),
    }),
    done: () => {
      if (!undo) notify.success(done);
      onClose();
    },
  });
  return (
    <Dialog
      className={styles.dialog}
      title={title}
      description={description}
      unsaved={unsaved}
      onClose={onClose}
    >
      <Form
        change={change}
        read={(typed) => typed('reason').trim()}
        onChange={() => setUnsaved(true)}
      >
        {children}
        <FormField name="reason" label="Reason, for the history">
          {(control) => <TextArea {...control} rows={2} maxLength={MOST_REASON} />}
        </FormField>
        {more}
        <FormFailure what={failure} />
        <div className={styles.buttons}>
          <Button variant="secondary" className={styles.button} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton className={styles.button}>{submit}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
