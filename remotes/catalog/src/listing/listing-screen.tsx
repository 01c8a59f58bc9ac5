// What NothingFound is styled with: a rendered page shows it before its code is there.
import '@evmandi/ui/empty-state.module.css';
import './nothing-found.module.css';
import { loadCode } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { PageHead } from '@evmandi/ui/page-head';
import { Pager } from '@evmandi/ui/pager';
import { useLate } from '@evmandi/ui/use-late';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { memo, Suspense } from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { Notice } from '../notice.tsx';
import { OrderWithoutScript } from '../shopping/order-without-script.tsx';
import { ActiveChips } from './filters/active-chips.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { FilterAside } from './filters/filter-aside.tsx';
import { useFilters } from './filters/use-filters.ts';
import { listingAddress } from './listing-address.ts';
import type { ListingData } from './listing-loader.ts';
import styles from './listing-screen.module.css';
import { ListingTools } from './listing-tools.tsx';
import { NothingFound as Rendered } from './nothing-found.tsx';
import { ProductResults } from './product-results.tsx';
import { PROMO_PATH, Promo } from './promo.tsx';
import { Recommended } from './recommended.tsx';
import { useFiltersAtHash } from './use-filters-at-hash.ts';
import { useListingPath } from './use-listing-path.ts';
import { useView } from './use-view.ts';

const SKELETON_AFTER_MS = 150;

/** Most listings have products: browsers fetch this where one has none. */
const NothingFound =
  typeof window === 'undefined'
    ? Rendered
    : lazyAgain(() =>
        loadCode(() => import('./nothing-found.tsx'), 'catalog/nothing').then(
          (m) => m.NothingFound,
        ),
      );

/** Rendered anew with the screen, it would show nothing until its code is there. */
const Nothing = memo(function Nothing({ list, query }: Pick<ListingData, 'list' | 'query'>) {
  return (
    <Suspense>
      <NothingFound list={list} query={query} filters={activeFilters(query, list.facets)} />
    </Suspense>
  );
});

const loadFilterSheet = () =>
  loadCode(() => import('./filters/filter-sheet.tsx'), 'catalog/filters').then(
    (m) => m.FilterSheet,
  );

/** True while the same listing waits for other filters, another order or page. */
function useReloading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useLate(location?.pathname === pathname || undefined, SKELETON_AFTER_MS) === true;
}

function Corrected({ q, list: { corrected } }: Pick<ListingData, 'list'> & { q: string }) {
  return (
    <>
      Nothing is called “{q}”. These are the results for “{corrected}”.
    </>
  );
}

export function ListingScreen() {
  const {
    heading,
    trail,
    query: answered,
    list,
    recommended,
    notice,
  } = useLoaderData<ListingData>();
  const path = useListingPath();
  const [query, change] = useFilters(answered);
  const sheet = useOnDemand('Filters', loadFilterSheet);
  useFiltersAtHash(sheet.open);
  const view = useView(answered.view);
  const loading = useReloading();
  const filters = activeFilters(query, list.facets);
  const choosing = { list, query, onChange: change };
  return (
    <Wrap>
      <Breadcrumbs items={trail} />
      {notice && <Notice>{notice}</Notice>}
      <PageHead title={heading} lead={list.corrected && <Corrected q={answered.q} list={list} />} />
      <div className={styles.columns}>
        <Suspense>
          <FilterAside {...choosing} active={filters.length > 0} />
        </Suspense>
        <div className={styles.main}>
          {path.pathname !== PROMO_PATH && <Promo />}
          <ListingTools
            query={query}
            view={view}
            page={list.page}
            active={filters.length}
            sheet={sheet}
            onChange={change}
          />
          <ActiveChips
            filters={filters}
            query={query}
            onChange={change}
            className={styles.chips}
            clearAll
          />
          <OrderWithoutScript className={styles.without} />
          <h2>
            <VisuallyHidden>Products</VisuallyHidden>
          </h2>
          {list.products.length === 0 ? (
            <Nothing list={list} query={answered} />
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
        </div>
      </div>
      <Suspense>
        <Recommended products={recommended} />
      </Suspense>
      {sheet.Content && <sheet.Content {...choosing} filters={filters} onClose={sheet.close} />}
    </Wrap>
  );
}
