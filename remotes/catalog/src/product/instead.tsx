import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { useVerdict } from '@evmandi/ui/use-verdict';
import { Suspense } from 'react';
import type { ShownDetail } from '../shopping/shown-product.ts';

const Alternatives = lazyAgain(() =>
  loadCode(
    () => import(/* webpackChunkName: "fitment" */ './alternatives.tsx'),
    'catalog/alternatives',
  ).then((m) => m.Alternatives),
);

/** What fits the garage in the place of a part that does not. */
export function Instead({ product }: { product: ShownDetail }) {
  if (useVerdict(product.fitment ? product.id : undefined)?.verdict !== 'not') return null;
  return (
    <Suspense>
      <Alternatives product={product} />
    </Suspense>
  );
}
