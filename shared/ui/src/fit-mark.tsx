import { loadCode, useGarage } from '@evmandi/runtime';
import { Suspense } from 'react';
import { FitLine, type FitMarkProps } from './fit-line.tsx';
import { lazyAgain } from './lazy-again.tsx';

/** Who has no garage needs no code for it. */
const JudgedMark = lazyAgain(() =>
  loadCode(() => import(/* webpackChunkName: "fitment" */ './judged-mark.tsx'), 'ui/verdicts').then(
    (m) => m.JudgedMark,
  ),
);

/**
 * Whether a part fits the vehicles of the garage, in one line that is there before the answer is; on the server
 * and with an empty garage, what is true for everybody.
 */
export function FitMark({ product, onFleet, ...line }: FitMarkProps) {
  const isEmpty = useGarage(({ lines }) => lines.length === 0);
  const plain = <FitLine {...line} />;
  if (isEmpty) return plain;
  return (
    <Suspense fallback={plain}>
      <JudgedMark product={product} onFleet={onFleet} {...line} />
    </Suspense>
  );
}
