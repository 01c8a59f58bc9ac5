import { useGarage } from '@evmandi/runtime';
import { useSyncExternalStore } from 'react';
import { onVerdicts, store } from './verdict-store.ts';

/**
 * Ids of those products that fit the vehicles of this browser's garage, as far as somebody has asked with
 * `useVerdict`; none with an empty garage.
 */
export function useFitting(ids: readonly string[]): readonly string[] {
  const fits = useGarage(({ lines }) => lines.map((line) => line.id).join());
  const fitting = useSyncExternalStore(
    onVerdicts,
    () =>
      fits !== '' && fits === store.garage
        ? ids.filter((id) => store.answers.get(id)?.verdict === 'fits').join()
        : '',
    () => '',
  );
  return fitting === '' ? [] : fitting.split(',');
}
