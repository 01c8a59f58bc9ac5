import type { MissedSearch } from '@evmandi/api/contract/searches';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Day } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { MeaningForm } from './meaning-form.tsx';
import { RemovalCell } from './removal-cell.tsx';
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
      <RemovalCell
        verb="Dismiss"
        words={words}
        remove={() => dismissSearch(words, true)}
        gone={`“${words}” is left out of the list`}
        again={() => dismissSearch(words, false)}
      />
    </Row>
  );
}
