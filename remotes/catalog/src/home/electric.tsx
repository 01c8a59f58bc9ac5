import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { CardRow } from './card-row.tsx';
import styles from './electric.module.css';
import section from './section.module.css';

interface ElectricRowProps {
  title: string;
  vehicles: VehicleCard[];
  all: string;
}

function ElectricRow({ title, vehicles, all }: ElectricRowProps) {
  const titleId = useId();
  return (
    <section className={styles.half} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={section.title}>
          {title}
        </h2>
        <Link to={all} className={section.more}>
          View all<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </div>
      <CardRow label={title} vehicles={vehicles} offers="View Offers" badge half />
    </section>
  );
}

export function Electric({ evBikes, evScooters }: Pick<Home, 'evBikes' | 'evScooters'>) {
  return (
    <div className={styles.band}>
      <Wrap className={styles.split}>
        <ElectricRow title="EV Bikes" vehicles={evBikes} all={links.bikes('electric-bikes')} />
        <ElectricRow
          title="EV Scooters"
          vehicles={evScooters}
          all={links.scooters('electric-scooters')}
        />
      </Wrap>
    </div>
  );
}
