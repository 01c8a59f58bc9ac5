import type { Synonym } from '@evmandi/api/contract/searches';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { RemovalCell } from './removal-cell.tsx';
import styles from './searches.module.css';
import { addSynonym, removeSynonym } from './send-words.ts';

const COLUMNS = [
  { label: 'Buyers say' },
  { label: 'It means' },
  { label: 'Added by' },
  { label: 'Actions', hidden: true },
];

interface Props {
  words: readonly Synonym[];
  busy: boolean;
}

/** What phrases mean, those that staff added first. */
export function WordsTable({ words, busy }: Props) {
  return (
    <div data-rows="">
      <Table caption="Search words" columns={COLUMNS} cardsBelow="52rem" stickyHead busy={busy}>
        {words.map((synonym) => (
          <WordRow key={synonym.phrase} synonym={synonym} />
        ))}
      </Table>
    </div>
  );
}

function WordRow({ synonym: { phrase, means, by } }: { synonym: Synonym }) {
  return (
    <Row className={styles.row}>
      <RowHeader className={styles.words} lang="">
        {phrase}
      </RowHeader>
      <Cell label="It means">{means || 'Nothing: it is left out'}</Cell>
      <Cell label="Added by">{by ?? SITE_NAME}</Cell>
      {/* What means nothing was never added by a person. */}
      {means ? (
        <RemovalCell
          size="sm"
          verb="Remove"
          words={phrase}
          remove={() => removeSynonym(phrase)}
          gone={`“${phrase}” means nothing to the search any more`}
          again={() => addSynonym({ phrase, means })}
        />
      ) : (
        <Cell />
      )}
    </Row>
  );
}
