import { notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TextArea } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import styles from './dialogs.module.css';

const MOST_REASON = 200;

/** It stands on one line everywhere. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function problemOf(reason: string): string | undefined {
  if (reason === '') return 'Say why: it stays in the history';
  // Not cut off while it is typed or pasted: nobody would see what is missing.
  if (reason.length <= MOST_REASON) return undefined;
  return `A reason has ${MOST_REASON} characters or fewer, this one has ${reason.length}`;
}

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
    check: (text): Record<string, string> => {
      const problem = problemOf(text);
      return problem === undefined ? {} : { reason: problem };
    },
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
  // Refused by what is live by now: it is shown behind the dialog, and in it.
  const isRefused = change.failure !== '' && !change.repeatable;
  useEffect(() => {
    if (isRefused) void revalidate();
  }, [isRefused, revalidate]);
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
        read={(typed) => oneLine(typed('reason'))}
        onChange={() => setUnsaved(true)}
      >
        {children}
        <FormField name="reason" label="Reason, for the history">
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        {more}
        {/* Without an answer nobody knows whether it was done. */}
        <FormFailure what={change.repeatable ? title : failure} />
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
