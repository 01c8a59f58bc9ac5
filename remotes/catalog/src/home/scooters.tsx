import { SCOOTER_TABS } from '@evmandi/contract/domain/home-chips';
import { slug } from '@evmandi/contract/domain/slug';
import { IconArrowRight } from '@evmandi/ui/icons';
import { TabPanel, Tabs } from '@evmandi/ui/tabs';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { Carousel } from './carousel.tsx';
import { SCOOTERS_INTERVAL_MS } from './carousel-position.ts';
import { GroupRow } from './group-row.tsx';
import type { HomeData } from './home-loader.ts';
import { PlainLinks } from './plain-links.tsx';
import section from './section.module.css';
import { useRow } from './use-row.ts';

const TABS = SCOOTER_TABS.map((label) => ({ id: slug(label), label }));
const GROUPS = TABS.map(({ id, label }) => ({ slug: id, name: label }));
const FIRST_TAB = slug(SCOOTER_TABS[0]);

export function Scooters({ scooters }: Pick<HomeData, 'scooters'>) {
  const idPrefix = useId();
  const row = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(FIRST_TAB);
  const rest = useRow('scooters', scooters, { slug: selected, first: selected === FIRST_TAB });
  return (
    <Carousel
      title="Scooters in Spotlight"
      what="scooters"
      everyMs={SCOOTERS_INTERVAL_MS}
      rowRef={row}
    >
      <Tabs
        label="Scooter categories"
        tabs={TABS}
        selected={selected}
        onSelect={setSelected}
        idPrefix={idPrefix}
      />
      <PlainLinks label="Scooter categories" groups={GROUPS} address={links.scooters} />
      {TABS.map(({ id, label }) => (
        <TabPanel key={id} idPrefix={idPrefix} id={id} selected={selected}>
          {id === selected && (
            <>
              <GroupRow label={label} row={rest} rowRef={row} />
              <Link to={links.scooters(id)} className={section.more}>
                View all {label}
                <IconArrowRight size={16} aria-hidden />
              </Link>
            </>
          )}
        </TabPanel>
      ))}
    </Carousel>
  );
}
