import type { VehicleParts } from '@evmandi/api/contract/fitment';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { SYSTEMS, type System } from '@evmandi/contract/domain/systems';
import { errorMessage, read } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import { PartRow } from './part-row.tsx';
import styles from './system-card.module.css';

const MOST = 100;

interface SystemCardProps {
  /** By slugs. */
  vehicle: { make: string; model: string; variant: string | undefined };
  /** How many of the vehicle are in the garage; 1 without. */
  fleet: number;
  first: VehicleParts['systems'][number];
}

/** The first parts of a vehicle's system; a press brings all of them. */
export function SystemCard({ vehicle, fleet, first }: SystemCardProps) {
  const { system, count } = first;
  const [all, setAll] = useState(false);
  const name = SYSTEMS[system as System];
  const { make, model, variant } = vehicle;
  const key = all ? `parts ${make} ${model} ${variant} ${system}` : null;
  const asked = useRead(key, (signal) =>
    read<VehicleParts>(`/vehicles/${make}/${model}/parts`, {
      signal,
      params: { variant, system, limit: MOST },
    }),
  );
  const { parts } = asked.data?.systems[0] ?? first;
  // The button goes once all are there.
  const head = useKeptFocus<HTMLHeadingElement>(parts.length);
  return (
    <Card as="section" id={system} className={styles.system} aria-label={name}>
      <div className={styles.head}>
        <h3 ref={head} tabIndex={-1} className={styles.name}>
          {name}
        </h3>
        <span className={styles.count}>{counted(count, 'part')}</span>
        {count > parts.length && (
          <Button
            className={styles.more}
            variant="ghost"
            size="sm"
            busy={asked.loading}
            onClick={() => setAll(true)}
          >
            All {formatNumber(count)}
          </Button>
        )}
      </div>
      {asked.error !== undefined && (
        <p className={styles.error} role="alert">
          {errorMessage(asked.error)}{' '}
          <Button size="sm" variant="secondary" onClick={asked.retry}>
            Try again
          </Button>
        </p>
      )}
      <ul>
        {parts.map((part) => (
          <PartRow key={part.product.id} part={part} fleet={fleet} />
        ))}
      </ul>
    </Card>
  );
}
