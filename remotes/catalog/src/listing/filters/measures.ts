import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import * as rendered from './range-fields.tsx';

const load = () =>
  loadCode(
    () => import(/* webpackChunkName: "later" */ './range-fields.tsx'),
    'catalog/range-fields',
  );

/** Few categories have measures: a browser fetches their fields where they are shown. */
export const RangeFields =
  typeof window === 'undefined'
    ? rendered.RangeFields
    : lazyAgain<rendered.RangeFieldsProps>(() => load().then((m) => m.RangeFields));
