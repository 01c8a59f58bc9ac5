import { counted } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { IconArrowRight } from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import { TabPanel, Tabs } from '@evmandi/ui/tabs';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './browse-by.module.css';
import type { HomeData } from './home-loader.ts';
import section from './section.module.css';

const TABS = [
  { id: 'brand', label: 'Brand' },
  { id: 'budget', label: 'Budget' },
  { id: 'body-style', label: 'Body Style' },
];
const BRANDS_SHOWN = 8;

interface Group {
  slug: string;
  name: string;
  count: number;
}

/** A bike of each body style. They are drawn once their tab is chosen: the document has no room for them. */
const PICTURES: Readonly<Record<string, string>> = {
  'commuter-bikes': 'commuter/cut.svg?lamp=square&tank=box',
  'sports-bikes': 'sport/cut.svg?lamp=eyes&tail=tall',
  'cruiser-bikes': 'cruiser/cut.svg',
  'sports-naked-bikes': 'street/cut.svg?lamp=mask&tank=wings',
  'off-road-bikes': 'adventure/cut.svg',
  'super-bikes': 'sport/cut.svg?accent=1b212c&exhaust=large&fairing=bulb&tail=hump',
};

interface GroupsProps {
  groups: readonly Group[];
  address: (slug: string) => string;
  pictures?: typeof PICTURES | undefined;
}

function Groups({ groups, address, pictures }: GroupsProps) {
  return (
    <ul className={styles.groups}>
      {groups.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to={address(slug)} className={styles.card}>
            {pictures?.[slug] && (
              <Picture
                src={pictureAddress(`/api/pictures/${pictures[slug]}`)}
                alt=""
                width={160}
                height={92}
                className={styles.picture}
              />
            )}
            <span className={styles.name}>{name}</span>
            <span className={styles.view}>{counted(count, 'bike')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function BrowseBy(home: Pick<HomeData, 'brands' | 'budgets' | 'bodyStyles'>) {
  const idPrefix = useId();
  const [selected, setSelected] = useState('brand');
  const panel = { idPrefix, selected };
  return (
    <section className={section.section} aria-labelledby={`${idPrefix}-title`}>
      <div className={`${section.head} ${section.tight}`}>
        <h2 id={`${idPrefix}-title`} className={section.title}>
          Browse Bikes By
        </h2>
      </div>
      <Tabs
        label="Browse bikes by"
        tabs={TABS}
        selected={selected}
        onSelect={setSelected}
        idPrefix={idPrefix}
      />
      <TabPanel {...panel} id="brand" label="Brand">
        <ul className={styles.brands}>
          {home.brands.slice(0, BRANDS_SHOWN).map((brand) => (
            <li key={brand.slug}>
              <Link to={links.brandBikes(brand.slug)} className={styles.card}>
                <BrandMark brand={brand} />
                <span className={styles.view}>
                  View bikes<VisuallyHidden> of {brand.name}</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </TabPanel>
      <TabPanel {...panel} id="budget" label="Budget">
        <Groups groups={home.budgets} address={links.budgetBikes} />
      </TabPanel>
      <TabPanel {...panel} id="body-style" label="Body Style">
        <Groups
          groups={home.bodyStyles}
          address={links.bodyStyle}
          pictures={selected === 'body-style' ? PICTURES : undefined}
        />
      </TabPanel>
      <Link to={links.newBikes} className={`${section.more} ${styles.all}`}>
        View all New Bikes
        <IconArrowRight size={16} aria-hidden />
      </Link>
    </section>
  );
}
