import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { Drawing } from '../src/pictures/picture.ts';

/** Millimetres as people write them: `1,860 mm`. */
export const millimetres = (value: number): string => `${formatNumber(value)} mm`;

/** The drawing with its measures, which show on the view with dimension lines. */
export const drawnWith = (
  { kind, options }: Drawing,
  [width, height]: readonly [number, number],
): Drawing => ({
  kind,
  options: { ...options, dimW: millimetres(width), dimH: millimetres(height) },
});
