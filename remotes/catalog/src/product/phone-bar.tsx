import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';

/** Of windows as narrow as a phone's: no other page needs its code. */
export const PHONE = '(max-width: 900px)';

export const PhoneBar = lazyAgain(() =>
  loadCode(() => import(/* webpackChunkName: "phone" */ './sticky-buy.tsx'), 'catalog/phone').then(
    (m) => m.StickyBuy,
  ),
);
