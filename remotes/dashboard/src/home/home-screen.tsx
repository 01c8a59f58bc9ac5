import { formatRate } from '@evmandi/contract/domain/money';
import { getConfig, useSession } from '@evmandi/runtime';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { areaName, useSideMenu } from '../layout/menu.ts';
import { AreaNotice } from './area-notice.tsx';
import { homeView, toFigures } from './figures.ts';
import type { HomeData } from './home-loader.ts';
import styles from './home-screen.module.css';
import { SampleBanner } from './sample-banner.tsx';
import { SAMPLE_FIGURES } from './sample-figures.ts';
import { StatusCard } from './status-card.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TransactionsCard } from './transactions-card.tsx';

export function HomeScreen() {
  const { orders } = useLoaderData<HomeData>();
  const user = useSession((session) => session.user);
  const area = areaName(useSideMenu(), useLocation().pathname);
  const { view, stale } = homeView(user, orders !== null);
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (stale && state === 'idle') void revalidate();
  }, [stale, state, revalidate]);

  const { rupeesPerDollar } = getConfig();
  const live = view === 'live' && orders !== null;
  const figures = live ? toFigures(orders, rupeesPerDollar) : SAMPLE_FIGURES;

  return (
    <>
      {!live && <SampleBanner />}
      <div className={styles.grid}>
        {area && <AreaNotice area={area} />}
        <SummaryCards figures={figures} live={live} />
        <TransactionsCard transactions={figures.transactions} live={live} />
        <StatusCard byStatus={figures.byStatus} live={live} />
        {live && (
          <p className={styles.rate}>
            Dollar amounts are converted from rupees at {formatRate(rupeesPerDollar)}.
          </p>
        )}
      </div>
    </>
  );
}
