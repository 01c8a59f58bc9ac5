import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { CardRow } from './card-row.tsx';
import styles from './electric.module.css';
import type { HomeData, Vehicle } from './home-loader.ts';
import section from './section.module.css';
import { useRow } from './use-row.ts';

interface ElectricRowProps {
  title: string;
  row: 'evBikes' | 'evScooters';
  brought: Vehicle[];
  all: string;
}

function ElectricRow({ title, row, brought, all }: ElectricRowProps) {
  const { vehicles = brought, touch } = useRow(row, brought);
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
      <CardRow label={title} vehicles={vehicles} offers="View Offers" badge half touch={touch} />
    </section>
  );
}

export function Electric({ evBikes, evScooters }: Pick<HomeData, 'evBikes' | 'evScooters'>) {
  return (
    <div className={styles.band}>
      <Wrap className={styles.split}>
        <ElectricRow
          title="EV Bikes"
          row="evBikes"
          brought={evBikes}
          all={links.bikes('electric-bikes')}
        />
        <ElectricRow
          title="EV Scooters"
          row="evScooters"
          brought={evScooters}
          all={links.scooters('electric-scooters')}
        />
      </Wrap>
    </div>
  );
}
