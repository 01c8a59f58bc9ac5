import type { Movement, MovementList } from '@evmandi/api/contract/stock';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import {
  CORRECTION_CAUSES,
  MOVEMENT_REASONS,
  type MovementReason,
} from '@evmandi/contract/domain/stock';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconDownload, IconPackage, IconX } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { ChoiceField } from '../../list/choice-field.tsx';
import { DayRange } from '../../list/day-range.tsx';
import tools from '../../list/list-tools.module.css';
import { PlaceFoot } from '../../list/place-foot.tsx';
import { AT_NEWEST } from '../../list/read-params.ts';
import type { useSearchText } from '../../use-search-text.ts';
import levels from '../levels/levels-table.module.css';
import { freshTab, isNarrowed, type StockQuery, stockAddress } from '../stock-query.ts';
import { signed } from '../words.ts';

const REASONS = Object.entries(MOVEMENT_REASONS) as [MovementReason, string][];

const COLUMNS = [
  { label: 'When' },
  { label: 'Product' },
  { label: 'Change', className: levels.number },
  { label: 'Left', className: levels.number },
  { label: 'Reason' },
];

interface Props {
  list: MovementList;
  query: StockQuery;
  search: ReturnType<typeof useSearchText>;
  busy: boolean;
  /** Numbers of orders lead to them, for those who may open these. */
  seesOrders: boolean;
  onQuery: (query: StockQuery) => void;
  /** Absent for those who may not. */
  onExport: (() => void) | undefined;
}

/** Every piece that came or left, the newest first, with who moved it and why. */
export function Movements(props: Props) {
  const { list, query, search, busy, seesOrders, onQuery, onExport } = props;
  const { movements } = list;
  const at = (change: Partial<StockQuery>) => stockAddress({ ...query, ...AT_NEWEST, ...change });
  const narrow = (change: Partial<StockQuery>) => onQuery({ ...query, ...AT_NEWEST, ...change });
  return (
    <>
      <div className={tools.tools}>
        <SearchField
          {...search}
          className={tools.search}
          label="Search movements"
          placeholder="Product or part number"
        />
        <div className={tools.buttons}>
          {query.sku && (
            <ButtonLink variant="secondary" to={at({ sku: undefined })} preventScrollReset>
              Only {query.sku}
              <IconX size={18} aria-label="Show all products" role="img" />
            </ButtonLink>
          )}
          {onExport && (
            <Button variant="secondary" onClick={onExport}>
              <IconDownload size={18} aria-hidden />
              CSV
            </Button>
          )}
        </div>
      </div>
      <div className={tools.filters}>
        <DayRange {...query} labels={['Moved from', 'to']} onDays={narrow} />
        <ChoiceField
          label="Reason"
          any="Any"
          choices={REASONS}
          value={query.reason}
          onChoose={(reason) => narrow({ reason })}
        />
      </div>
      {movements.length > 0 ? (
        <Table caption="Movements" columns={COLUMNS} cardsBelow="52rem" stickyHead busy={busy}>
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} seesOrders={seesOrders} />
          ))}
        </Table>
      ) : (
        <EmptyState
          icon={<IconPackage />}
          title="No movements found"
          text={
            isNarrowed(query)
              ? 'Nothing that moved fits what was chosen.'
              : 'What comes or leaves appears here.'
          }
          action={
            <ButtonLink variant="secondary" to={stockAddress(freshTab('movements'))}>
              Show all movements
            </ButtonLink>
          }
        />
      )}
      <PlaceFoot noun="movements" list={list} hrefFor={at} />
    </>
  );
}

function MovementRow({ movement, seesOrders }: { movement: Movement; seesOrders: boolean }) {
  const { at, product, quantity, left, reason, cause, note, by, order } = movement;
  const words = MOVEMENT_REASONS[reason];
  const number = order ? `#${order}` : (movement.delivery ?? movement.jobCard);
  return (
    <Row className={levels.row}>
      <RowHeader className={levels.title}>
        <Moment value={at} />
      </RowHeader>
      <Cell label="Product" className={levels.wide}>
        <span>
          {product.name}
          <Link
            className={levels.sku}
            to={stockAddress({ ...freshTab('movements'), sku: product.sku })}
          >
            {product.sku}
          </Link>
        </span>
      </Cell>
      <Cell label="Change" className={levels.number}>
        <b>{signed(quantity)}</b>
      </Cell>
      <Cell label="Left" className={levels.number}>
        {formatNumber(left)}
      </Cell>
      <Cell label="Reason" className={levels.wide}>
        <span>
          {words}
          {number && ' '}
          {order && seesOrders ? (
            <Link className={levels.link} to={links.order(order)}>
              {number}
            </Link>
          ) : (
            number
          )}
          {cause && `: ${CORRECTION_CAUSES[cause]}`}
          {note && <span className={levels.more}>{note}</span>}
          {by && <span className={levels.more}>{by}</span>}
        </span>
      </Cell>
    </Row>
  );
}
