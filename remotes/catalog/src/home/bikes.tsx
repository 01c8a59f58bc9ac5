import { BIKE_CHIPS } from '@evmandi/contract/domain/home-chips';
import { slug } from '@evmandi/contract/domain/slug';
import { Chip } from '@evmandi/ui/chip';
import { IconArrowRight } from '@evmandi/ui/icons';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './bikes.module.css';
import { Carousel } from './carousel.tsx';
import { BIKES_INTERVAL_MS } from './carousel-position.ts';
import { GroupRow } from './group-row.tsx';
import type { HomeData } from './home-loader.ts';
import { PlainLinks } from './plain-links.tsx';
import section from './section.module.css';
import { useRow } from './use-row.ts';

const GROUPS = BIKE_CHIPS.map((name) => ({ slug: slug(name), name }));

/** "Bikes in Spotlight": 25 chips filter the row. */
export function Bikes({ bikes }: Pick<HomeData, 'bikes'>) {
  const row = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(BIKE_CHIPS[0]);
  const group = slug(chosen);
  const rest = useRow('bikes', bikes, { slug: group, first: chosen === BIKE_CHIPS[0] });
  const choose = (chip: string) => {
    setChosen(chip);
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  };
  return (
    <Carousel title="Bikes in Spotlight" what="bikes" everyMs={BIKES_INTERVAL_MS} rowRef={row}>
      <fieldset aria-label="Bike categories">
        <div className={styles.chips}>
          {BIKE_CHIPS.map((chip) => (
            <Chip key={chip} pressed={chip === chosen} onClick={() => choose(chip)}>
              {chip}
            </Chip>
          ))}
        </div>
      </fieldset>
      <PlainLinks label="Bike categories" groups={GROUPS} address={links.bikes} />
      <GroupRow label={chosen} row={rest} rowRef={row} />
      <Link to={links.bikes(group)} className={section.more}>
        View all {chosen}
        <IconArrowRight size={16} aria-hidden />
      </Link>
    </Carousel>
  );
}
