import { type Line, loadCode, useGarage } from '@evmandi/runtime';
import { useEffect, useState } from 'react';
import type { Misfits } from './fit-notice.tsx';

/**
 * What says which lines do not fit the garage, once that is known. Until then the lines wait: the notice stands
 * above them, and would move them. Who has no garage needs no code for it, and does not wait.
 */
export function useFitNotice(kept: readonly Line[]) {
  const fits = useGarage(({ lines }) => lines.map(({ id }) => id).join());
  const asked = kept.map(({ id }) => id).join();
  const [judged, setJudged] = useState<Misfits | null>();
  useEffect(() => {
    let left = false;
    const show = (found: Misfits | null) => !left && setJudged(found);
    if (fits !== '' && asked !== '') {
      loadCode(
        () => import(/* webpackChunkName: "fitment" */ './fit-notice.tsx'),
        'checkout/fit',
      ).then(
        (code) => code.judge(fits, asked).then(show),
        // The lines are there without it.
        () => show(null),
      );
    }
    return () => {
      left = true;
    };
  }, [fits, asked]);
  const isAsked = fits !== '' && asked !== '';
  return { judging: isAsked && judged === undefined, judged: isAsked ? judged : null };
}
