import type { Synonym } from '@evmandi/api/contract/searches';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import { Button } from '@evmandi/ui/button';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
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
  const { revalidate } = useRevalidator();
  const pressed = useRef<HTMLButtonElement>(null);
  const removal = useChange((_: null) => removeSynonym(phrase), {
    // What means nothing was never added by a person.
    ...(means && {
      undo: () => ({
        text: `“${phrase}” means nothing to the search any more`,
        undo: async () => {
          await addSynonym({ phrase, means });
          await revalidate();
        },
      }),
    }),
    done: async () => {
      if (pressed.current) focusNeighbour(pressed.current);
      await revalidate();
    },
  });
  return (
    <Row className={styles.row}>
      <RowHeader className={styles.words} lang="">
        {phrase}
      </RowHeader>
      <Cell label="It means">{means || 'Nothing: it is left out'}</Cell>
      <Cell label="Added by">{by ?? SITE_NAME}</Cell>
      <Cell className={styles.actions}>
        {means && (
          <Button
            size="sm"
            variant="secondary"
            data-removes=""
            ref={pressed}
            busy={removal.busy}
            onClick={() => void removal.send(null)}
          >
            Remove<VisuallyHidden> {phrase}</VisuallyHidden>
          </Button>
        )}
        {removal.failure && (
          <span role="alert" className={styles.failure}>
            {removal.failure}
          </span>
        )}
      </Cell>
    </Row>
  );
}
