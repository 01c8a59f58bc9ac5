import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconSearchOff } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Pager } from '@evmandi/ui/pager';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { links } from '../links.ts';
import { Notice } from '../notice.tsx';
import { OrderWithoutScript } from '../shopping/order-without-script.tsx';
import type { ListingData } from './listing-loader.ts';
import { listingSearch } from './listing-query.ts';
import styles from './listing-screen.module.css';
import { ListingTools } from './listing-tools.tsx';
import { ProductResults } from './product-results.tsx';
import { Subcategories } from './subcategories.tsx';
import { useLate } from './use-late.ts';

const SKELETON_AFTER_MS = 150;

/** True while the same listing waits for another order or page. */
function useReordering(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useLate(location?.pathname === pathname, SKELETON_AFTER_MS);
}

function NothingFound({ q }: { q: string }) {
  return (
    <Card>
      <EmptyState
        icon={<IconSearchOff />}
        title={q ? `Nothing matches “${q}”` : 'Nothing here at the moment'}
        text={
          q
            ? 'Check the spelling, or type a part number, a brand or a single word of the name.'
            : 'Products come and go. All the others are in the catalogue.'
        }
        action={
          <>
            <ButtonLink to={links.listing}>See all products</ButtonLink>
            <ButtonLink to={links.categories} variant="secondary">
              Browse categories
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}

export function ListingScreen() {
  const { heading, trail, query, list, notice } = useLoaderData<ListingData>();
  const { pathname } = useLocation();
  const loading = useReordering();
  const below = list.category?.children ?? [];
  const wide = below.length === 0;
  return (
    <Wrap>
      <Breadcrumbs items={trail} />
      {notice && <Notice>{notice}</Notice>}
      <PageHead title={heading} />
      <div className={wide ? undefined : styles.columns}>
        {!wide && <Subcategories items={below} />}
        <div className={styles.main}>
          <ListingTools query={query} page={list.page} />
          <OrderWithoutScript className={styles.without} />
          <h2>
            <VisuallyHidden>Products</VisuallyHidden>
          </h2>
          {list.products.length === 0 ? (
            <NothingFound q={query.q} />
          ) : (
            <ProductResults
              products={list.products}
              view={query.view}
              wide={wide}
              loading={loading}
            />
          )}
          <Pager
            page={list.page.page}
            pages={list.page.pages}
            hrefFor={(page) => `${pathname}${listingSearch(query, { page })}`}
          />
        </div>
      </div>
    </Wrap>
  );
}
