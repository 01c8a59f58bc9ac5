// What is fetched on demand is styled with: a rendered page shows it before its code is there.
import '@evmandi/ui/empty-state.module.css';
import './filters/active-chips.module.css';
import '../notice.module.css';
import './nothing-found.module.css';
import './unrecorded.module.css';
import { useComparison } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { joinClasses } from '@evmandi/ui/join-classes';
import { PageHead } from '@evmandi/ui/page-head';
import { Pager } from '@evmandi/ui/pager';
import { useLate } from '@evmandi/ui/use-late';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { Suspense, useMemo, useState } from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { OrderWithoutScript } from '../shopping/order-without-script.tsx';
import { countFilters } from './filters/count-filters.ts';
import { FilterAside } from './filters/filter-aside.tsx';
import { holdsVehicles } from './filters/holds-vehicles.ts';
import { useFilters } from './filters/use-filters.ts';
import { GarageBar } from './garage-bar.tsx';
import { listingAddress } from './listing-address.ts';
import type { ListingData } from './listing-loader.ts';
import { fullQuery, type ListingQuery } from './listing-query.ts';
import styles from './listing-screen.module.css';
import { ListingTools } from './listing-tools.tsx';
import {
  Chips,
  CompareTray,
  loadFilterSheet,
  NothingFound,
  Notice,
  SearchedLine,
  Unrecorded,
} from './on-demand.ts';
import { ProductResults } from './product-results.tsx';
import { isPromoted, Promo } from './promo.tsx';
import { Recommended } from './recommended.tsx';
import { useFiltersAtHash } from './use-filters-at-hash.ts';
import { useListingPath } from './use-listing-path.ts';
import { useView } from './use-view.ts';

const SKELETON_AFTER_MS = 150;

/** Whether what fits is asked of a listing: not of vehicles, nor of all that there is. */
const isForParts = (list: ListingData['list'], query: ListingQuery) =>
  query.fits.length > 0 || (list.page.total > 0 && (query.q !== '' || !holdsVehicles(list, query)));

/** Where it stood for chosen vehicles it stays without them, and the switch that was pressed with it. */
function useBar(isFor: boolean, { fits }: ListingQuery): boolean {
  const { pathname } = useLocation();
  const [kept, keep] = useState('');
  if (fits.length > 0 && kept !== pathname) keep(pathname);
  return isFor || kept === pathname;
}

/** True while the same listing waits for other filters, another order or page. */
function useReloading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useLate(location?.pathname === pathname || undefined, SKELETON_AFTER_MS) === true;
}

export function ListingScreen() {
  const { heading, trail, given, list, recommended, unrecorded, notice, nowhere, unread } =
    useLoaderData<ListingData>();
  const answered = useMemo(() => fullQuery(given), [given]);
  const path = useListingPath();
  const [query, change] = useFilters(answered);
  const compares = useComparison(({ ids }) => ids.length > 0);
  const sheet = useOnDemand('Filters', loadFilterSheet);
  useFiltersAtHash(sheet.open);
  const view = useView(answered.view);
  const loading = useReloading();
  const active = countFilters(query);
  const choosing = { list, query, onChange: change };
  const hasBar = useBar(isForParts(list, query), query);
  const head = (
    <>
      <Breadcrumbs items={trail} />
      {notice && (
        <Suspense>
          <Notice>{notice}</Notice>
        </Suspense>
      )}
      <PageHead
        title={heading}
        lead={
          (nowhere || list.corrected) && (
            <Suspense>
              <SearchedLine list={list} query={answered} />
            </Suspense>
          )
        }
      />
    </>
  );
  const nothing = (
    <Suspense>
      <NothingFound list={list} query={answered} />
    </Suspense>
  );
  if (nowhere) {
    return (
      <Wrap>
        {head}
        {nothing}
      </Wrap>
    );
  }
  return (
    <Wrap>
      {head}
      {hasBar && <GarageBar {...choosing} />}
      <div className={styles.columns}>
        <Suspense>
          <FilterAside {...choosing} active={active > 0} />
        </Suspense>
        <div className={joinClasses(styles.main, answered.q && styles.short)}>
          {isPromoted(list, active) && <Promo />}
          {unread}
          <ListingTools
            query={query}
            view={view}
            page={list.page}
            active={active}
            sheet={sheet}
            onChange={change}
          />
          {active > 0 && (
            <Suspense>
              <Chips list={list} query={query} onChange={change} className={styles.chips} />
            </Suspense>
          )}
          <OrderWithoutScript className={styles.without} />
          <h2 id="products" tabIndex={-1}>
            <VisuallyHidden>Products</VisuallyHidden>
          </h2>
          {list.products.length === 0 ? (
            nothing
          ) : (
            <Suspense>
              <ProductResults key={view} products={list.products} view={view} loading={loading} />
            </Suspense>
          )}
          <Pager
            page={list.page.page}
            pages={list.page.pages}
            hrefFor={(page) => listingAddress(path, answered, { page })}
          />
          {unrecorded && (
            <Suspense>
              <Unrecorded count={list.unrecorded ?? 0} query={answered}>
                <ProductResults products={unrecorded} view={view} loading={false} />
              </Unrecorded>
            </Suspense>
          )}
        </div>
      </div>
      <Suspense>
        <Recommended products={recommended} />
      </Suspense>
      {compares && (
        <Suspense>
          <CompareTray listed={list.products} />
        </Suspense>
      )}
      {sheet.Content && <sheet.Content {...choosing} onClose={sheet.close} />}
    </Wrap>
  );
}
