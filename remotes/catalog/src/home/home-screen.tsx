import type { Home } from '@evmandi/api/contract/catalog';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { Aisles } from './aisles.tsx';
import { Banner } from './banner.tsx';
import { Bikes } from './bikes.tsx';
import { BrowseBy } from './browse-by.tsx';
import { Electric } from './electric.tsx';
import styles from './home-screen.module.css';
import { Scooters } from './scooters.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TrustStrip } from './trust-strip.tsx';

export function HomeScreen() {
  const home = useLoaderData<Home>();
  return (
    <>
      <Wrap className={styles.hero}>
        <div className={styles.top}>
          <SearchPanel home={home} />
          <Banner slides={home.slides} />
        </div>
        <TrustStrip />
      </Wrap>
      <Wrap>
        <Bikes bikes={home.bikes} />
        <Scooters scooters={home.scooters} />
      </Wrap>
      <Electric evBikes={home.evBikes} evScooters={home.evScooters} />
      <Wrap>
        <Aisles categories={home.categories} />
        <BrowseBy brands={home.brands} budgets={home.budgets} bodyStyles={home.bodyStyles} />
      </Wrap>
    </>
  );
}
