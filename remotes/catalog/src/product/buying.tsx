// What Variants is styled with: a rendered page shows it before its code is there.
import './variants.module.css';
import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { useFleetQuantity } from '@evmandi/ui/use-verdict';
import { memo, Suspense, useState } from 'react';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { BreakTable } from './break-table.tsx';
import { BuyBox } from './buy-box.tsx';
import { FitVerdict } from './fit-verdict.tsx';
import { ProductFacts, ProductPrice } from './product-facts.tsx';
import { Variants as RenderedVariants } from './variants.tsx';

/** Only vehicles have them, and those fetch what is for vehicles anyway. */
const Variants =
  typeof window === 'undefined'
    ? RenderedVariants
    : lazyAgain(() =>
        loadCode(
          () => import(/* webpackChunkName: "fitment" */ './variants.tsx'),
          'catalog/variants',
        ).then((m) => m.Variants),
      );

/**
 * Not rendered again when a quantity or a garage is read: a part of a page that is on its way to its code would be taken
 * away then, until that is there.
 */
const Choices = memo(({ product }: { product: ShownDetail }) => (
  <Suspense>
    <Variants product={product} />
  </Suspense>
));

/** What a product is, what so many of it cost, and the way into the cart: one quantity for all of it. */
export function Buying({ product }: { product: ShownDetail }) {
  const [chosen, setQuantity] = useState<number>();
  const fleet = useFleetQuantity(product.fitment ? product.id : undefined);
  const quantity = chosen ?? fleet ?? 1;
  return (
    <>
      <ProductFacts product={product} />
      <FitVerdict product={product} />
      <ProductPrice product={product} quantity={quantity} />
      {product.variants.length > 1 && <Choices product={product} />}
      <BreakTable product={product} quantity={quantity} />
      <Suspense>
        <BuyBox product={product} quantity={quantity} onQuantity={setQuantity} />
      </Suspense>
    </>
  );
}
