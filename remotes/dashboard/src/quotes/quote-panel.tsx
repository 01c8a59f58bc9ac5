import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { Pill } from '@evmandi/ui/pill';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useEffect, useState } from 'react';
import { ListPanel, NothingYet } from '../list/list-panel.tsx';
import { usePanelRead } from '../list/use-panel-read.ts';
import styles from '../requests/requests.module.css';
import { QuoteAnswer } from './quote-answer.tsx';
import { stateOf } from './quote-state.ts';
import { readQuote } from './quotes-loader.ts';

interface Props {
  number: string;
  addressOf: (number: string) => string;
  previous: string | undefined;
  next: string | undefined;
  onClose: () => void;
  /** The request is as it is now. */
  onQuote: (quote: AdminQuote) => void;
}

/** A request for a quotation, our offer, and what the shopper sees of both. */
export function QuotePanel({ number, onQuote, ...way }: Props) {
  const reading = usePanelRead(`quote ${number}`, (signal) => readQuote(number, signal));
  const [saved, setSaved] = useState<AdminQuote>();
  const answered = reading.data?.number === number ? reading.data : undefined;
  const own = saved?.number === number ? saved : undefined;
  const quote = own && own.version >= (answered?.version ?? 0) ? own : answered;
  // What is answered stands anew, as the form for a better one.
  const title = useKeptFocus<HTMLHeadingElement>(quote?.version);
  useEffect(() => {
    if (answered) onQuote(answered);
  }, [answered, onQuote]);
  const state = quote && stateOf(quote);
  return (
    <ListPanel
      {...way}
      titleRef={title}
      className={styles.panel}
      bodyClassName={quote && styles.body}
      noun="request"
      heading={`Request ${number}`}
      mark={state && <Pill tone={state.tone}>{state.label}</Pill>}
      loaded={quote !== undefined}
    >
      {quote ? (
        <QuoteAnswer
          key={`${number} ${quote.version}`}
          quote={quote}
          onSaved={(now) => {
            setSaved(now);
            onQuote(now);
          }}
        />
      ) : (
        <NothingYet noun="request" number={number} error={reading.error} onRetry={reading.retry} />
      )}
    </ListPanel>
  );
}
