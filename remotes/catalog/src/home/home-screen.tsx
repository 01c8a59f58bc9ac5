import { Wrap } from '@evmandi/ui/wrap';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Aisles } from './aisles.tsx';
import { Banner } from './banner.tsx';
import { Bikes } from './bikes.tsx';
import { BrowseBy } from './browse-by.tsx';
import { Electric } from './electric.tsx';
import type { HomeData } from './home-loader.ts';
import styles from './home-screen.module.css';
import { Scooters } from './scooters.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TrustStrip } from './trust-strip.tsx';

/**
 * Sections stand in boundaries: a press hydrates its own, and none holds up another. One with fields says
 * when it answers (`useSection`), for what was entered early.
 */
export function HomeScreen() {
  const home = useLoaderData<HomeData>();
  return (
    <>
      <Wrap className={styles.hero}>
        <div className={styles.top}>
          <Suspense>
            <SearchPanel home={home} />
          </Suspense>
          <Suspense>
            <Banner slides={home.slides} />
          </Suspense>
        </div>
        <TrustStrip />
      </Wrap>
      <Wrap>
        <Suspense>
          <Bikes bikes={home.bikes} />
        </Suspense>
        <Suspense>
          <Scooters scooters={home.scooters} />
        </Suspense>
      </Wrap>
      <Suspense>
        <Electric evBikes={home.evBikes} evScooters={home.evScooters} />
      </Suspense>
      <Wrap>
        <Suspense>
          <Aisles categories={home.categories} />
        </Suspense>
        <Suspense>
          <BrowseBy brands={home.brands} budgets={home.budgets} bodyStyles={home.bodyStyles} />
        </Suspense>
      </Wrap>
    </>
  );
}
