import { loadCode, useGarage } from '@evmandi/runtime';
import { useEffect, useSyncExternalStore } from 'react';
import { type Judged, onVerdicts, store } from './verdict-store.ts';

/** Who has no garage needs no code for it. */
const ask = (fits: string, id: string) =>
  void loadCode(
    () => import(/* webpackChunkName: "fitment" */ './ask-verdicts.ts'),
    'ui/verdicts',
  ).then(
    (code) => code.ask(fits, id),
    // The marks say what is true for everybody.
    () => undefined,
  );

/**
 * What a product is to the vehicles of this browser's garage; undefined on the server, in the first render, with
 * an empty garage, and for vehicles, which have no id here.
 */
export function useVerdict(id: string | undefined): Judged | undefined {
  const fits = useGarage(({ lines }) => lines.map((line) => line.id).join());
  const verdict = useSyncExternalStore(
    onVerdicts,
    () => (id && fits !== '' && fits === store.garage ? store.answers.get(id) : undefined),
    () => undefined,
  );
  useEffect(() => {
    if (id && fits !== '') ask(fits, id);
  }, [fits, id]);
  return verdict;
}

/** The pieces that the whole fleet takes of a part, 1 without a record; undefined while it is unknown (GARAGE-1). */
export function useFleetQuantity(id: string | undefined): number | undefined {
  const verdict = useVerdict(id);
  const fleet = useGarage(({ lines }) => lines);
  if (verdict?.verdict !== 'fits') return undefined;
  const sum = fleet.reduce((pieces, { id: vehicle, quantity }) => {
    const own = verdict.fits.filter((fit) => fit.vehicle === vehicle);
    return pieces + quantity * own.reduce((total, fit) => total + fit.quantity, 0);
  }, 0);
  return sum > 0 ? sum : undefined;
}
