import type { MovementList } from '@evmandi/api/contract/stock';
import { MOVEMENT_REASONS, type MovementReason } from '@evmandi/contract/domain/stock';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconDownload, IconPackage, IconX } from '@evmandi/ui/icons';
import { SearchField } from '@evmandi/ui/search-field';
import { ChoiceField } from '../../list/choice-field.tsx';
import { DayRange } from '../../list/day-range.tsx';
import tools from '../../list/list-tools.module.css';
import { PlaceFoot } from '../../list/place-foot.tsx';
import { AT_NEWEST } from '../../list/read-params.ts';
import type { useSearchText } from '../../use-search-text.ts';
import { freshTab, isNarrowed, type StockQuery, stockAddress } from '../stock-query.ts';
import { MovementsTable } from './movements-table.tsx';

const REASONS = Object.entries(MOVEMENT_REASONS) as [MovementReason, string][];

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
        <MovementsTable
          movements={movements}
          seesOrders={seesOrders}
          cardsBelow="52rem"
          stickyHead
          busy={busy}
        />
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
