import { errorMessage, notify } from '@evmandi/runtime';
import { type OnDemand, useOnDemand } from '@evmandi/ui/use-on-demand';
import type { ComponentType } from 'react';

/**
 * A dialog whose code comes when its control is pointed at, focused or pressed. When it cannot be had, a toast says so
 * under `label` and offers Retry.
 */
export function useDialog<Props>(
  label: string,
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return useOnDemand(load, (error, retry) =>
    notify.error(`${label}: ${errorMessage(error, 'could not be loaded')}`, {
      action: { label: 'Retry', onPress: retry },
    }),
  );
}
