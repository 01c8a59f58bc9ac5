import type { PartVehicles } from '@evmandi/api/contract/fitment';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { loadCode } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { Link } from 'react-router-dom';
import { POSITION_TEXTS, yearsOf } from './fit-lines.ts';
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

/** The first of the vehicles that a part fits; a press brings all of them, to be searched. */
export function FitTable({ productId, first }: FitTableProps) {
  const search = useOnDemand('Vehicles', loadSearch);
  const { vehicles, page } = first;
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
        {vehicles.map((fit) => (
          <li key={`${fit.path} ${fit.variant} ${fit.position}`} className={styles.fit}>
            <Link className={styles.vehicle} to={fit.path}>
              {fit.make} {fit.model}
              {fit.variant && `, ${fit.variant}`}
            </Link>
            <span className={styles.count}>
              {[
                `Years: ${yearsOf(fit).toLowerCase()}`,
                fit.position && POSITION_TEXTS[fit.position],
                `${fit.quantity} per vehicle`,
                fit.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
