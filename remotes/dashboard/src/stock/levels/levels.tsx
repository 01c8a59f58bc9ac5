import type { StockList } from '@evmandi/api/contract/stock';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { STOCK_STATES, type StockState } from '@evmandi/contract/domain/stock';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconDownload, IconPackage, IconSearch } from '@evmandi/ui/icons';
import { Pager } from '@evmandi/ui/pager';
import { SearchField } from '@evmandi/ui/search-field';
import { Link } from 'react-router-dom';
import screenStyles from '../../list/list-screen.module.css';
import tools from '../../list/list-tools.module.css';
import type { useSearchText } from '../../use-search-text.ts';
import type { OpenDialog } from '../stock-dialog.ts';
import { freshTab, type StockQuery, stockAddress } from '../stock-query.ts';
import { LevelsTable } from './levels-table.tsx';

const STATES: Record<StockState, string> = {
  low: 'Low',
  out: 'Out of stock',
  waiting: 'Orders wait',
  all: 'All products',
};

interface Props {
  list: StockList;
  query: StockQuery;
  search: ReturnType<typeof useSearchText>;
  busy: boolean;
  onOpen: OpenDialog;
  /** Absent for those who may not. */
  onExport: (() => void) | undefined;
}

/** How much there is of each product: what is low, what orders wait for, or everything. */
export function Levels({ list, query, search, busy, onOpen, onExport }: Props) {
  const { rows, page, counts } = list;
  const first = (page.page - 1) * page.pageSize + 1;
  return (
    <>
      <div className={tools.tools}>
        <nav className={tools.tabs} aria-label="What is listed">
          {STOCK_STATES.map((state) => (
            <Link
              key={state}
              className={tools.tab}
              to={stockAddress({ ...query, state, page: 1 })}
              aria-current={state === query.state ? 'true' : undefined}
              preventScrollReset
            >
              {STATES[state]} <span className={tools.count}>({formatNumber(counts[state])})</span>
            </Link>
          ))}
        </nav>
        <div className={tools.buttons}>
          <SearchField
            {...search}
            className={tools.search}
            label="Search the stock"
            placeholder="Product or part number"
          />
          {onExport && (
            <Button variant="secondary" onClick={onExport}>
              <IconDownload size={18} aria-hidden />
              CSV
            </Button>
          )}
        </div>
      </div>
      {rows.length > 0 ? (
        <LevelsTable rows={rows} query={query} busy={busy} onOpen={onOpen} />
      ) : (
        <NoLevels list={list} query={query} onClearSearch={() => search.onText('')} />
      )}
      <div className={screenStyles.foot}>
        <p role="status">
          {rows.length > 0
            ? `Showing ${formatNumber(first)} - ${formatNumber(first + rows.length - 1)} of ${counted(page.total, 'product')}`
            : `0 of ${counted(page.total, 'product')}`}
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

function NoLevels({
  list: { page, counts },
  query,
  onClearSearch,
}: Pick<Props, 'list' | 'query'> & { onClearSearch: () => void }) {
  if (page.total > 0) {
    return (
      <EmptyState
        icon={<IconPackage />}
        title="There is no such page"
        text={`The list ends with page ${page.pages}.`}
        action={<ButtonLink to={stockAddress({ ...query, page: 1 })}>Go to page 1</ButtonLink>}
      />
    );
  }
  if (query.q && counts.all === 0) {
    return (
      <EmptyState
        icon={<IconSearch />}
        title="No product found"
        text={`No product has “${query.q}” in its name or part number.`}
        action={<Button onClick={onClearSearch}>Clear the search</Button>}
      />
    );
  }
  const nothing: Record<StockState, string> = {
    low: 'Of every product there is more than its threshold.',
    out: 'Of every product there is at least one piece.',
    waiting: 'No order waits for a piece.',
    all: 'The catalogue has no product yet.',
  };
  return (
    <EmptyState
      icon={<IconPackage />}
      title={query.q ? 'None of what was found' : 'Nothing here'}
      text={
        query.q ? `What has “${query.q}” in its name is not among these.` : nothing[query.state]
      }
      action={
        <ButtonLink
          variant="secondary"
          to={stockAddress({ ...freshTab('levels'), q: query.q, state: 'all' })}
        >
          Show all products
        </ButtonLink>
      }
    />
  );
}
