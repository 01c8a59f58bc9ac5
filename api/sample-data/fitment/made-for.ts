import { vehicleOf } from './gather.ts';
import { FITTED } from './index.ts';
import { writtenFits } from './written.ts';

/** What tariffs and buyers tell apart: cycles, two-wheelers with an engine or motor, and what has three or four wheels. */
export type MadeFor = 'cycles' | 'two-wheelers' | 'carriages';

const CLASSES = {
  bike: 'two-wheelers',
  scooter: 'two-wheelers',
  cycle: 'cycles',
  'three-wheeler': 'carriages',
  'four-wheeler': 'carriages',
} as const;

const classes = new Map<string, MadeFor | undefined>();
for (const { sku, fits } of [
  ...writtenFits(),
  ...FITTED.map(({ seed, fits }) => ({ sku: seed.sku, fits })),
]) {
  const own = new Set(fits.map((fit) => CLASSES[vehicleOf(fit)]));
  classes.set(sku, own.size === 1 ? [...own][0] : undefined);
}

/** What all vehicles are that a part fits; undefined for what fits several kinds or has no record. */
export const madeFor = (sku: string): MadeFor | undefined => classes.get(sku);
