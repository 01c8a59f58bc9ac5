import type { PartVehicles } from '@evmandi/api/contract/fitment';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { loadCode, useGarage } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { Suspense } from 'react';
import { FitRow, keyOf } from './fit-row.tsx';
import styles from './fit-table.module.css';

const loadSearch = () =>
  loadCode(
    () => import(/* webpackChunkName: "fitment" */ './fit-search.tsx'),
    'catalog/fit-search',
  ).then((m) => m.FitSearch);

interface FitTableProps {
  productId: string;
  /** The first page, as it was rendered. */
  first: PartVehicles;
}

/** Who has no garage needs no code for it. */
const OwnRows = lazyAgain(() =>
  loadCode(
    () => import(/* webpackChunkName: "fitment" */ './own-rows.tsx'),
    'catalog/own-rows',
  ).then((m) => m.OwnRows),
);

/** The first of the vehicles that a part fits; a press brings all of them, to be searched. */
export function FitTable({ productId, first }: FitTableProps) {
  const search = useOnDemand('Vehicles', loadSearch);
  const isEmpty = useGarage(({ lines }) => lines.length === 0);
  const { vehicles, page } = first;
  const rows = vehicles.map((fit) => <FitRow key={keyOf(fit)} fit={fit} />);
  if (search.Content) return <search.Content productId={productId} first={first} />;
  return (
    <Card as="section" className={styles.card} aria-labelledby="vehicles">
      <div className={styles.head}>
        <h2 id="vehicles" className={styles.title}>
          Vehicles it fits <span className={styles.count}>{formatNumber(page.total)}</span>
        </h2>
        {page.pages > 1 && (
          <Button
            className={styles.all}
            variant="secondary"
            size="sm"
            {...search.intent}
            onClick={search.open}
          >
            Search and show all
          </Button>
        )}
      </div>
      <ul>
        {isEmpty ? (
          rows
        ) : (
          <Suspense fallback={rows}>
            <OwnRows vehicles={vehicles} />
          </Suspense>
        )}
      </ul>
    </Card>
  );
}
