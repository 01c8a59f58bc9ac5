import type { SlotProps } from '@evmandi/contract/platform/slots';
import { loadCode } from '@evmandi/runtime';
import { lazyAgain } from '@evmandi/ui/lazy-again';

/** One piece of code with the garage's page: most of both is the same. */
const GaragePanel = lazyAgain(() =>
  loadCode(
    () => import(/* webpackChunkName: "garage" */ '../garage/garage-panel.tsx'),
    'catalog/garage',
  ).then((m) => m.GaragePanel),
);

/** `header.garage`: the garage over the page. */
export default function HeaderGarage(props: SlotProps['header.garage']) {
  return <GaragePanel {...props} />;
}
