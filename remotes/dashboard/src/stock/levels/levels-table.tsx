import type { StockRow } from '@evmandi/api/contract/stock';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Cell, type Column, Row, Table } from '@evmandi/ui/table';
import { ListedDay } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { OpenDialog } from '../stock-dialog.ts';
import { type StockQuery, sortOf } from '../stock-query.ts';
import { LeftMark, lastsText, StockedProduct } from './level-cells.tsx';
import styles from './levels-table.module.css';

const columnsFor = (query: StockQuery): Column[] => [
  { label: 'Product', sort: sortOf('name', query) },
  { label: 'Left', className: styles.number, sort: sortOf('left', query) },
  { label: 'Low at', className: styles.number },
  { label: 'Waiting', className: styles.number, sort: sortOf('waiting', query) },
  { label: 'To come' },
  { label: 'Lasts' },
  { label: 'Actions', hidden: true },
];

interface Props {
  rows: readonly StockRow[];
  query: StockQuery;
  busy: boolean;
  onOpen: OpenDialog;
}

/** Products with what is left of them; cards on a narrow screen. */
export function LevelsTable({ rows, query, busy, onOpen }: Props) {
  return (
    <Table caption="Stock" columns={columnsFor(query)} cardsBelow="52rem" stickyHead busy={busy}>
      {rows.map((row) => (
        <LevelRow key={row.product.id} row={row} onOpen={onOpen} />
      ))}
    </Table>
  );
}

function LevelRow({ row, onOpen }: { row: StockRow; onOpen: OpenDialog }) {
  const { product, lowAt, onHand, held, waiting, coming, next } = row;
  const of = <VisuallyHidden>: {product.name}</VisuallyHidden>;
  return (
    <Row className={styles.row}>
      <StockedProduct row={row} />
      <Cell label="Left" className={styles.number}>
        <LeftMark row={row} />
        {held > 0 && (
          <span className={styles.more}>
            {formatNumber(onHand)} on the shelf, {formatNumber(held)} held
          </span>
        )}
      </Cell>
      <Cell label="Low at" className={styles.number}>
        <button
          type="button"
          className={styles.change}
          onClick={() => onOpen({ kind: 'threshold', row })}
        >
          {formatNumber(lowAt)}
          <VisuallyHidden>, change the threshold of {product.name}</VisuallyHidden>
        </button>
      </Cell>
      <Cell label="Waiting" className={styles.number}>
        {formatNumber(waiting)}
      </Cell>
      <Cell label="To come" className={styles.fixed}>
        {next ? (
          <span>
            {formatNumber(coming)}
            <span className={styles.more}>
              {next.late ? 'late since ' : 'from '}
              <ListedDay value={next.expectedOn} />
            </span>
          </span>
        ) : (
          'Nothing'
        )}
      </Cell>
      <Cell label="Lasts" className={styles.fixed}>
        {lastsText(row)}
      </Cell>
      <Cell className={styles.actions}>
        <Button size="sm" variant="secondary" onClick={() => onOpen({ kind: 'correct', row })}>
          Correct{of}
        </Button>
        <Button size="sm" variant="soft" onClick={() => onOpen({ kind: 'announce', product: row })}>
          Announce{of}
        </Button>
      </Cell>
    </Row>
  );
}
