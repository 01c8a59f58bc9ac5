import type { PartVehicle } from '@evmandi/api/contract/fitment';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { useGarage } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import { FitRow, keyOf } from './fit-row.tsx';
import styles from './fit-table.module.css';
import { inGarage } from './in-garage.ts';

/** Vehicles that a part fits, those of the buyer marked. */
export function OwnRows({ vehicles }: { vehicles: readonly PartVehicle[] }) {
  const garage = useGarage(({ lines }) => lines);
  return vehicles.map((fit) => {
    const own = inGarage(garage, fit);
    return own > 0 ? (
      <FitRow key={keyOf(fit)} fit={fit} className={joinClasses(styles.fit, styles.mine)}>
        <span className={styles.own}>{formatNumber(own)} in your garage</span>
      </FitRow>
    ) : (
      <FitRow key={keyOf(fit)} fit={fit} />
    );
  });
}
