import type { PartVehicle } from '@evmandi/api/contract/fitment';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { POSITION_TEXTS, yearsOf } from './fit-lines.ts';
import styles from './fit-table.module.css';

export const keyOf = ({ path, variant, position }: PartVehicle) => `${path} ${variant} ${position}`;

interface FitRowProps {
  fit: PartVehicle;
  className?: string | undefined;
  /** Stands beside the vehicle's name. */
  children?: ReactNode;
}

/** A vehicle that a part fits, and what is known of that. */
export function FitRow({ fit, className = styles.fit, children }: FitRowProps) {
  const { make, model, variant, path, position, quantity, note } = fit;
  const facts = [
    `Years: ${yearsOf(fit).toLowerCase()}`,
    position && POSITION_TEXTS[position],
    `${quantity} per vehicle`,
    note,
  ];
  return (
    <li className={className}>
      <span className={styles.name}>
        <Link className={styles.vehicle} to={path}>
          {make} {model}
          {variant && `, ${variant}`}
        </Link>
        {children}
      </span>
      <span className={styles.count}>{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
