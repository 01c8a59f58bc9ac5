import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Wrap } from '@evmandi/ui/wrap';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Notice } from '../notice.tsx';
import { BoughtTogether } from './bought-together.tsx';
import { BuyBox } from './buy-box.tsx';
import { ContactExpert } from './contact-expert.tsx';
import { Gallery } from './gallery.tsx';
import { Offers } from './offers.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductData } from './product-loader.ts';
import styles from './product-screen.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { productTrail } from './product-trail.ts';
import { Promises } from './promises.tsx';
import { Recommended } from './recommended.tsx';
import { Variants } from './variants.tsx';

export function ProductScreen() {
  const { product, unknown, reviews, recommended } = useLoaderData<ProductData>();
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
          <ProductFacts product={product} />
          <Variants product={product} />
          <Suspense>
            <BuyBox product={product} />
          </Suspense>
          <Promises />
        </div>
      </div>
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
