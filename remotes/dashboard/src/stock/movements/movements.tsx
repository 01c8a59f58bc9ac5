import type { Movement, MovementList } from '@evmandi/api/contract/stock';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import {
  CORRECTION_CAUSES,
  MOVEMENT_REASONS,
  type MovementReason,
} from '@evmandi/contract/domain/stock';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { Field, Select, TextInput } from '@evmandi/ui/field';
import { IconDownload, IconPackage, IconX } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import screenStyles from '../../list/list-screen.module.css';
import tools from '../../list/list-tools.module.css';
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
  const { movements, newer, older } = list;
  const at = (place: Partial<StockQuery>) =>
    stockAddress({ ...query, after: undefined, before: undefined, ...place });
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
      <MovementFilters query={query} onQuery={onQuery} />
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
      <nav className={screenStyles.foot} aria-label="Older and newer movements">
        {newer ? (
          <ButtonLink variant="secondary" to={at({ before: newer })}>
            Newer
          </ButtonLink>
        ) : (
          <span>These are the newest.</span>
        )}
        {older ? (
          <ButtonLink variant="secondary" to={at({ after: older })}>
            Older
          </ButtonLink>
        ) : (
          <span>There are no older ones.</span>
        )}
      </nav>
    </>
  );
}

function MovementFilters({ query, onQuery }: Pick<Props, 'query' | 'onQuery'>) {
  const { from, to } = query;
  const wrong = from && to && from > to ? 'Choose a day from the first one on' : undefined;
  const change = (more: Partial<StockQuery>) =>
    onQuery({ ...query, after: undefined, before: undefined, ...more });
  const day = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} {...(error && { error })}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min="2000-01-01"
          max={dayInIndia(Date.now())}
          value={query[name] ?? ''}
          onChange={({ target }) => change({ [name]: target.value || undefined })}
        />
      )}
    </Field>
  );
  return (
    <div className={tools.filters}>
      {day('from', 'Moved from')}
      {day('to', 'to', wrong)}
      <Field label="Reason">
        {(control) => (
          <Select
            {...control}
            value={query.reason ?? ''}
            onChange={({ target }) =>
              change({ reason: REASONS.find(([reason]) => reason === target.value)?.[0] })
            }
          >
            <option value="">Any</option>
            {REASONS.map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
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
