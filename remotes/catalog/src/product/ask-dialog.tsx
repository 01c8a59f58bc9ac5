import type { Asked } from '@evmandi/api/contract/questions';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { links } from '../links.ts';
import styles from './ask-dialog.module.css';
import { AskForm } from './ask-form.tsx';

export interface AskDialogProps {
  sku: string;
  onClose: () => void;
}

/** The question's form and, once it is sent, its number and where its answer appears. */
export function AskDialog({ sku, onClose }: AskDialogProps) {
  const [asked, setAsked] = useState<Asked>();
  const [typed, setTyped] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) title.current?.focus();
  }, [asked]);
  const number = asked && <span className={styles.number}>{asked.number}</span>;
  return (
    <Dialog
      title={number ? <>Question {number} received</> : 'Ask an expert'}
      titleRef={title}
      unsaved={typed && !asked}
      onInput={() => setTyped(true)}
      onClose={onClose}
    >
      {asked ? (
        <div className={styles.asked}>
          <p>
            No e-mail is sent: the answer appears on the page below. Keep its address, nobody else
            has it. On the phone, name the number {number}.
          </p>
          <ButtonLink to={links.question(asked.token)}>See your question</ButtonLink>
          <Button
            variant="ghost"
            onClick={() => {
              setAsked(undefined);
              setTyped(false);
            }}
          >
            Ask another question
          </Button>
        </div>
      ) : (
        <AskForm sku={sku} onAsked={setAsked} />
      )}
    </Dialog>
  );
}
