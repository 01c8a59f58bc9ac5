import { loadCode } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { Wrap } from '@evmandi/ui/wrap';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Notice } from '../notice.tsx';
import { BoughtTogether } from './bought-together.tsx';
import { Buying } from './buying.tsx';
import { ContactExpert } from './contact-expert.tsx';
import { FitTable } from './fit-table.tsx';
import { Gallery } from './gallery.tsx';
import { Highlights, isBelowPictures } from './highlights.tsx';
import { Instead } from './instead.tsx';
import { Offers } from './offers.tsx';
import type { ProductData } from './product-loader.ts';
import styles from './product-screen.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { productTrail } from './product-trail.ts';
import { Promises } from './promises.tsx';
import { Recommended } from './recommended.tsx';
import { TradeFacts } from './trade-facts.tsx';
import { VehicleParts as RenderedParts } from './vehicle-parts.tsx';

/** Only the page of a model has them. */
const VehicleParts =
  typeof window === 'undefined'
    ? RenderedParts
    : lazyAgain(() =>
        loadCode(
          () => import(/* webpackChunkName: "fitment" */ './vehicle-parts.tsx'),
          'catalog/parts',
        ).then((m) => m.VehicleParts),
      );

export function ProductScreen() {
  const { product, unknown, reviews, recommended, vehicles, modelParts, partsPath } =
    useLoaderData<ProductData>();
  return (
    // Another product starts anew: first picture, quantity 1.
    <Wrap key={product.id}>
      <Breadcrumbs items={productTrail(product)} />
      {unknown && <Notice>We could not find that product. Here is another one.</Notice>}
      <div className={styles.top}>
        <Suspense>
          <Gallery
            pictures={product.gallery}
            discount={product.discount}
            wide={product.vehicle !== null}
          />
        </Suspense>
        <div className={styles.side}>
          <Buying product={product} />
        </div>
        <div className={styles.below}>
          {isBelowPictures(product) && <Highlights product={product} />}
          <TradeFacts product={product} />
          <Promises product={product} />
          {vehicles && <FitTable productId={product.id} first={vehicles} />}
        </div>
      </div>
      <Instead product={product} />
      {modelParts ? (
        <Suspense>
          <VehicleParts {...modelParts} />
        </Suspense>
      ) : (
        partsPath && (
          <div className={styles.alone}>
            <ButtonLink to={partsPath} variant="secondary">
              Parts for this vehicle
            </ButtonLink>
          </div>
        )
      )}
      <div className={product.boughtTogether.length > 0 ? styles.together : styles.alone}>
        {product.boughtTogether.length > 0 && (
          <Suspense>
            <BoughtTogether product={product} />
          </Suspense>
        )}
        <ContactExpert sku={product.sku} />
      </div>
      <Suspense>
        <ProductTabs product={product} reviews={reviews} />
      </Suspense>
      <Offers product={product} />
      <Suspense>
        <Recommended products={recommended} />
      </Suspense>
    </Wrap>
  );
}
