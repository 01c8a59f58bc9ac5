import { formatRate } from '@evmandi/contract/domain/money';
import { getConfig, useSession } from '@evmandi/runtime';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { areaName, useSideMenu } from '../layout/menu.ts';
import { AddProductCard } from './add-product-card.tsx';
import { AreaNotice } from './area-notice.tsx';
import { CountriesCard } from './countries-card.tsx';
import type { HomeData } from './home-loader.ts';
import styles from './home-screen.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { usePart } from './part-card.tsx';
import { BestSellersCard, TopProductsCard } from './products-cards.tsx';
import { SampleBanner } from './sample-banner.tsx';
import { StatCards } from './stat-cards.tsx';
import { TransactionsCard } from './transactions-card.tsx';
import { UsersCard } from './users-card.tsx';
import { homeView } from './view.ts';
import { WeekCard } from './week-card.tsx';

/** The overview (DASH-4). Each card loads and fails by itself. */
export function HomeScreen() {
  const data = useLoaderData<HomeData>();
  const products = usePart(data.figures, 'products');
  const user = useSession((session) => session.user);
  const area = areaName(useSideMenu(), useLocation().pathname);
  const { view, stale } = homeView(user, data.live);
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (stale && state === 'idle') void revalidate();
  }, [stale, state, revalidate]);

  // Somebody signed in or out since: what was loaded is not theirs to see.
  if (stale) return <HomeSkeleton />;
  const live = view === 'live';
  const shown = { figures: data.figures, live };

  return (
    <>
      {!live && <SampleBanner />}
      <div className={styles.grid}>
        {area && <AreaNotice area={area} />}
        <StatCards {...shown} />
        <WeekCard {...shown} />
        <div className={styles.column}>
          <UsersCard {...shown} />
          <CountriesCard {...shown} />
        </div>
        <TransactionsCard {...shown} />
        <TopProductsCard part={products} live={live} />
        <BestSellersCard part={products} period={data.figures.period} live={live} />
        <AddProductCard live={live} />
        <p className={styles.rate}>
          Dollar amounts are converted from rupees at {formatRate(getConfig().rupeesPerDollar)}.
        </p>
      </div>
    </>
  );
}
