import type { StockList, StockRow } from '@evmandi/api/contract/stock';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconDownload, IconPackage } from '@evmandi/ui/icons';
import { Cell, Row, Table } from '@evmandi/ui/table';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { LeftMark, lastsText, StockedProduct } from '../levels/level-cells.tsx';
import levels from '../levels/levels-table.module.css';
import { saveLevels } from '../save-stock.ts';
import type { OpenDialog } from '../stock-dialog.ts';
import { freshTab, stockAddress } from '../stock-query.ts';
import { OverviewCard } from './overview-card.tsx';

const SHOWN = 5;
const LOW = freshTab('levels');

const COLUMNS = [
  { label: 'Product' },
  { label: 'Left', className: levels.number },
  { label: 'Low at', className: levels.number },
  { label: 'Waiting', className: levels.number },
  { label: 'Lasts' },
  { label: 'Announce', hidden: true },
];

interface Props {
  stock: StockList;
  mayExport: boolean;
  onOpen: OpenDialog;
}

/** What is low, the most urgent first. */
export function LowStockCard({ stock, mayExport, onOpen }: Props) {
  return (
    <OverviewCard
      title="Low stock"
      part={{ value: stock }}
      aside={
        mayExport && (
          <Button variant="secondary" size="sm" onClick={() => void saveLevels(LOW)}>
            <IconDownload size={18} aria-hidden />
            CSV<VisuallyHidden> of what is low</VisuallyHidden>
          </Button>
        )
      }
      all={{
        text: ({ counts }) => `All ${formatNumber(counts.low)} that are low`,
        to: stockAddress(LOW),
      }}
    >
      {({ rows }) =>
        rows.length > 0 ? (
          <Table caption="Low stock" columns={COLUMNS} cardsBelow="36rem">
            {rows.slice(0, SHOWN).map((row) => (
              <LowRow key={row.product.id} row={row} onOpen={onOpen} />
            ))}
          </Table>
        ) : (
          <EmptyState
            icon={<IconPackage />}
            title="Nothing is low"
            text="Of every product there is more than its threshold."
          />
        )
      }
    </OverviewCard>
  );
}

function LowRow({ row, onOpen }: { row: StockRow; onOpen: OpenDialog }) {
  const { product, lowAt, waiting } = row;
  return (
    <Row className={levels.row}>
      <StockedProduct row={row} />
      <Cell label="Left" className={levels.number}>
        <LeftMark row={row} />
      </Cell>
      <Cell label="Low at" className={levels.number}>
        {formatNumber(lowAt)}
      </Cell>
      <Cell label="Waiting" className={levels.number}>
        {formatNumber(waiting)}
      </Cell>
      <Cell label="Lasts" className={levels.fixed}>
        {lastsText(row)}
      </Cell>
      <Cell className={levels.actions}>
        <Button size="sm" variant="soft" onClick={() => onOpen({ kind: 'announce', product: row })}>
          Announce<VisuallyHidden>: {product.name}</VisuallyHidden>
        </Button>
      </Cell>
    </Row>
  );
}
