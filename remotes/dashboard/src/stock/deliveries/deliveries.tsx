import type { AnnouncedDelivery, DeliveryList } from '@evmandi/api/contract/deliveries';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { DELIVERY_STATUSES } from '@evmandi/contract/domain/stock';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconPlus, IconTruckDelivery } from '@evmandi/ui/icons';
import { Pager } from '@evmandi/ui/pager';
import { Pill } from '@evmandi/ui/pill';
import { SearchField } from '@evmandi/ui/search-field';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Day } from '@evmandi/ui/time';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import screenStyles from '../../list/list-screen.module.css';
import tools from '../../list/list-tools.module.css';
import type { useSearchText } from '../../use-search-text.ts';
import levels from '../levels/levels-table.module.css';
import type { OpenDialog } from '../stock-dialog.ts';
import { freshTab, isNarrowed, type StockQuery, stockAddress } from '../stock-query.ts';

const TONES = { Announced: 'pending', Arrived: 'shipped', Cancelled: 'cancelled' } as const;

const COLUMNS = [
  { label: 'Delivery' },
  { label: 'Product' },
  { label: 'Expected' },
  { label: 'Pieces', className: levels.number },
  { label: 'Arrived', className: levels.number },
  { label: 'Orders wait for', className: levels.number },
  { label: 'Status' },
  { label: 'Actions', hidden: true },
];

interface Props {
  list: DeliveryList;
  query: StockQuery;
  search: ReturnType<typeof useSearchText>;
  busy: boolean;
  onOpen: OpenDialog;
}

/** Deliveries to the seller, the next expected first. */
export function Deliveries({ list, query, search, busy, onOpen }: Props) {
  const { deliveries, page, counts } = list;
  const tabs = [
    { label: 'All', status: undefined, count: counts.all },
    ...DELIVERY_STATUSES.map((status) => ({ label: status, status, count: counts[status] })),
  ];
  return (
    <>
      <div className={tools.tools}>
        <nav className={tools.tabs} aria-label="Delivery status">
          {tabs.map(({ label, status, count }) => (
            <Link
              key={label}
              className={tools.tab}
              to={stockAddress({ ...query, status, page: 1 })}
              aria-current={status === query.status ? 'true' : undefined}
              preventScrollReset
            >
              {label} <span className={tools.count}>({formatNumber(count)})</span>
            </Link>
          ))}
        </nav>
        <div className={tools.buttons}>
          <SearchField
            {...search}
            className={tools.search}
            label="Search deliveries"
            placeholder="Delivery, product or part number"
          />
          <Button onClick={() => onOpen({ kind: 'announce' })}>
            <IconPlus size={18} aria-hidden />
            Announce
          </Button>
        </div>
      </div>
      {deliveries.length > 0 ? (
        <Table caption="Deliveries" columns={COLUMNS} cardsBelow="52rem" stickyHead busy={busy}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.number} delivery={delivery} onOpen={onOpen} />
          ))}
        </Table>
      ) : (
        <EmptyState
          icon={<IconTruckDelivery />}
          title={isNarrowed(query) || page.total > 0 ? 'No deliveries here' : 'No deliveries'}
          text={
            query.q
              ? `None with “${query.q}” in its number, product or part number is among these.`
              : 'What is announced appears here, and buyers can order it.'
          }
          action={
            <ButtonLink variant="secondary" to={stockAddress(freshTab('deliveries'))}>
              Show all deliveries
            </ButtonLink>
          }
        />
      )}
      <div className={screenStyles.foot}>
        <p role="status">
          {page.total === 1 ? '1 delivery' : `${formatNumber(page.total)} deliveries`}
        </p>
        <div className={screenStyles.pager}>
          <Pager
            page={page.page}
            pages={page.pages}
            hrefFor={(number) => stockAddress({ ...query, page: number })}
          />
        </div>
      </div>
    </>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: AnnouncedDelivery; onOpen: OpenDialog }) {
  const { number, product, expectedOn, late, quantity, arrived, waiting, status, note } = delivery;
  const of = <VisuallyHidden> {number}</VisuallyHidden>;
  return (
    <Row className={levels.row}>
      <RowHeader className={levels.title}>{number}</RowHeader>
      <Cell label="Product" className={levels.wide}>
        <span>
          {product.name}
          <span className={levels.more}>{product.sku}</span>
          {note && <span className={levels.more}>{note}</span>}
        </span>
      </Cell>
      <Cell label="Expected" className={levels.fixed}>
        <span>
          <Day value={expectedOn} />
          {late && <span className={levels.more}>Late</span>}
        </span>
      </Cell>
      <Cell label="Pieces" className={levels.number}>
        {formatNumber(quantity)}
      </Cell>
      <Cell label="Arrived" className={levels.number}>
        {formatNumber(arrived)}
      </Cell>
      <Cell label="Orders wait for" className={levels.number}>
        {formatNumber(waiting)}
      </Cell>
      <Cell label="Status" className={levels.fixed}>
        <Pill tone={TONES[status]}>{status}</Pill>
      </Cell>
      <Cell className={levels.actions}>
        {delivery.open > 0 ? (
          <>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onOpen({ kind: 'change', delivery })}
            >
              Change{of}
            </Button>
            <Button size="sm" variant="soft" onClick={() => onOpen({ kind: 'book', delivery })}>
              Book{of}
            </Button>
          </>
        ) : (
          <Link
            className={levels.sku}
            to={stockAddress({ ...freshTab('movements'), sku: product.sku, reason: 'delivery' })}
          >
            Movements<VisuallyHidden> of {product.name}</VisuallyHidden>
          </Link>
        )}
      </Cell>
    </Row>
  );
}
