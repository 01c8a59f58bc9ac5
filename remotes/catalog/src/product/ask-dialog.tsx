import type { Asked } from '@evmandi/api/contract/questions';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { links } from '../links.ts';
import styles from './ask-dialog.module.css';
import { AskForm } from './ask-form.tsx';

interface AskDialogProps {
  /** Shown by whoever holds it, with `showModal`. */
  dialog: RefObject<HTMLDialogElement | null>;
  sku: string;
}

/** The question's form and, once it is sent, its number and where its answer appears. */
export function AskDialog({ dialog, sku }: AskDialogProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<Asked>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) title.current?.focus();
  }, [asked]);
  const number = asked && <span className={styles.number}>{asked.number}</span>;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
          {number ? <>Question {number} received</> : 'Ask an expert'}
        </h2>
        <IconButton label="Close" className={styles.close} onClick={() => dialog.current?.close()}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      {asked ? (
        <div className={styles.asked}>
          <p>
            No e-mail is sent: the answer appears on the page below. Keep its address, nobody else
            has it. On the phone, name the number {number}.
          </p>
          <ButtonLink to={links.question(asked.token)}>See your question</ButtonLink>
          <Button variant="ghost" onClick={() => setAsked(undefined)}>
            Ask another question
          </Button>
        </div>
      ) : (
        <AskForm sku={sku} onAsked={setAsked} />
      )}
    </dialog>
  );
}
