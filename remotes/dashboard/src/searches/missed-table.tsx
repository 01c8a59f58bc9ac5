import type { MissedSearch } from '@evmandi/api/contract/searches';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Day } from '@evmandi/ui/time';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useRef } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { links } from '../links.ts';
import { MeaningForm } from './meaning-form.tsx';
import styles from './searches.module.css';
import { dismissSearch } from './send-words.ts';

const COLUMNS = [
  { label: 'Buyers typed' },
  { label: 'Times', className: styles.number },
  { label: 'Last' },
  { label: 'What it means' },
  { label: 'Actions', hidden: true },
];

interface Props {
  searches: readonly MissedSearch[];
  busy: boolean;
}

/** Searches that missed, the most frequent first, each with a field for what was meant. */
export function MissedTable({ searches, busy }: Props) {
  return (
    <div data-rows="">
      <Table caption="Searches" columns={COLUMNS} cardsBelow="52rem" stickyHead busy={busy}>
        {searches.map((search) => (
          <MissedRow key={search.words} search={search} />
        ))}
      </Table>
    </div>
  );
}

function MissedRow({ search }: { search: MissedSearch }) {
  const { words, times, lastAt, corrected } = search;
  const { revalidate } = useRevalidator();
  const pressed = useRef<HTMLButtonElement>(null);
  const dismissal = useChange((_: null) => dismissSearch(words, true), {
    undo: () => ({
      text: `“${words}” is left out of the list`,
      undo: async () => {
        await dismissSearch(words, false);
        await revalidate();
      },
    }),
    done: async () => {
      if (pressed.current) focusNeighbour(pressed.current);
      await revalidate();
    },
  });
  return (
    <Row className={styles.row}>
      <RowHeader className={styles.words}>
        <Link to={links.search(words)} lang="">
          {words}
        </Link>
        {corrected && <span className={styles.corrected}>taken for {corrected}</span>}
      </RowHeader>
      <Cell label="Times" className={styles.number}>
        {formatNumber(times)}
      </Cell>
      <Cell label="Last">
        <Day value={lastAt} />
      </Cell>
      <Cell className={styles.form}>
        <MeaningForm search={search} />
      </Cell>
      <Cell className={styles.actions}>
        <Button
          variant="secondary"
          data-removes=""
          ref={pressed}
          busy={dismissal.busy}
          onClick={() => void dismissal.send(null)}
        >
          Dismiss<VisuallyHidden> {words}</VisuallyHidden>
        </Button>
        {dismissal.failure && (
          <span role="alert" className={styles.failure}>
            {dismissal.failure}
          </span>
        )}
      </Cell>
    </Row>
  );
}
