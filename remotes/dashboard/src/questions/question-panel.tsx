import type { AdminQuestion } from '@evmandi/api/contract/admin-questions';
import { Pill } from '@evmandi/ui/pill';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useEffect, useState } from 'react';
import { ListPanel, NothingYet } from '../list/list-panel.tsx';
import { usePanelRead } from '../list/use-panel-read.ts';
import styles from '../requests/requests.module.css';
import { QuestionAnswer } from './question-answer.tsx';
import { LABELS, TONES } from './question-state.ts';
import { readQuestion } from './questions-loader.ts';

interface Props {
  number: string;
  addressOf: (number: string) => string;
  previous: string | undefined;
  next: string | undefined;
  onClose: () => void;
  /** The question is as it is now. */
  onQuestion: (question: AdminQuestion) => void;
}

/** A question, its answer, and what the shopper sees of both. */
export function QuestionPanel({ number, onQuestion, ...way }: Props) {
  const reading = usePanelRead(`question ${number}`, (signal) => readQuestion(number, signal));
  const [saved, setSaved] = useState<AdminQuestion>();
  const answered = reading.data?.number === number ? reading.data : undefined;
  const own = saved?.number === number ? saved : undefined;
  const question = own && own.version >= (answered?.version ?? 0) ? own : answered;
  // What is answered stands anew, as the form for a better one.
  const title = useKeptFocus<HTMLHeadingElement>(question?.version);
  useEffect(() => {
    if (answered) onQuestion(answered);
  }, [answered, onQuestion]);
  return (
    <ListPanel
      {...way}
      titleRef={title}
      className={styles.panel}
      bodyClassName={question && styles.body}
      noun="question"
      heading={`Question ${number}`}
      mark={question && <Pill tone={TONES[question.status]}>{LABELS[question.status]}</Pill>}
      loaded={question !== undefined}
    >
      {question ? (
        <QuestionAnswer
          key={`${number} ${question.version}`}
          question={question}
          onSaved={(now) => {
            setSaved(now);
            onQuestion(now);
          }}
        />
      ) : (
        <NothingYet noun="question" number={number} error={reading.error} onRetry={reading.retry} />
      )}
    </ListPanel>
  );
}
