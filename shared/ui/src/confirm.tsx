import { type ReactNode, useCallback, useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './confirm.module.css';
import { Modal } from './modal.tsx';

interface Question {
  /** A question: what will happen. */
  title: string;
  /** What cannot be undone, or what is lost. */
  text?: ReactNode;
  /** The verb of the deed: "Delete order", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
}

interface ConfirmProps extends Question {
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before a deed that loses something. Escape and the backdrop say no, which has the focus. */
export function Confirm(props: ConfirmProps) {
  const { title, text, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      className={styles.confirm}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      onClose={onCancel}
    >
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p id={`${id}-text`}>{text}</p>}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </Modal>
  );
}

interface Asked extends Question {
  answer: (agreed: boolean) => void;
}

/**
 * A function that asks and resolves to the answer, and the element that shows the question: render it
 * anywhere in the caller. A second question answers the first with no.
 */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        setAsked((before) => {
          before?.answer(false);
          return { ...question, answer };
        });
      }),
    [],
  );
  const settle = (agreed: boolean) => {
    asked?.answer(agreed);
    setAsked(undefined);
  };
  const element = asked && (
    <Confirm {...asked} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
  );
  return { ask, element };
}
