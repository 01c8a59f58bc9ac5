import type { ComponentProps, Ref } from 'react';
import styles from './card-row.module.css';
import type { Vehicle } from './home-loader.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface CardRowProps {
  /** What the row holds; also what an empty one names. */
  label: string;
  vehicles: readonly Vehicle[];
  /** Words of the cards' link to their offers; each card's own when left out. */
  offers?: string;
  badge?: boolean;
  /** Two cards fill the row instead of four. */
  half?: boolean;
  rowRef?: Ref<HTMLUListElement>;
  /** Handlers that ask for the rest of the row. */
  touch?: Pick<ComponentProps<'ul'>, 'onPointerEnter' | 'onFocus' | 'onScrollCapture'>;
}

/** Cards side by side that scroll sideways; their links make it reachable by keyboard. */
export function CardRow({ label, vehicles, offers, badge, half, rowRef, touch }: CardRowProps) {
  const className = half ? `${styles.row} ${styles.half}` : styles.row;
  if (vehicles.length === 0) {
    return <p className={styles.none}>No {label} in the catalogue at the moment.</p>;
  }
  return (
    <ul ref={rowRef} className={className} aria-label={label} {...touch}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.path} className={styles.item}>
          <VehicleCard vehicle={vehicle} offers={offers} badge={badge} />
        </li>
      ))}
    </ul>
  );
}
