import type { MovementList } from '@evmandi/api/contract/stock';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconPackage } from '@evmandi/ui/icons';
import { MovementsTable } from '../movements/movements-table.tsx';
import type { StockPart } from '../stock-loader.ts';
import { freshTab, stockAddress } from '../stock-query.ts';
import { OverviewCard } from './overview-card.tsx';

const SHOWN = 4;

interface Props {
  part: StockPart<MovementList>;
  seesOrders: boolean;
}

/** What came or left last. */
export function MovementsCard({ part, seesOrders }: Props) {
  return (
    <OverviewCard
      title="Movements"
      part={part}
      all={{ text: () => 'All movements', to: stockAddress(freshTab('movements')) }}
    >
      {({ movements }) =>
        movements.length > 0 ? (
          <MovementsTable
            movements={movements.slice(0, SHOWN)}
            seesOrders={seesOrders}
            cardsBelow="36rem"
          />
        ) : (
          <EmptyState
            icon={<IconPackage />}
            title="No movements"
            text="What comes or leaves appears here."
          />
        )
      }
    </OverviewCard>
  );
}
