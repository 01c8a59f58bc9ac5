import { FIGURES, NUMBERS } from './figures.ts';
import { FITTING, HEARD, MISTYPED } from './fitting.ts';
import type { Judged } from './judged.ts';
import { PARTS } from './parts.ts';
import { PRICED } from './priced.ts';
import { VEHICLES } from './vehicles.ts';

/** All judged searches by what they try. */
export const JUDGED: Readonly<Record<string, readonly Judged[]>> = {
  'parts, in words of the trade and Hindi': PARTS,
  'figures and units': FIGURES,
  'part numbers': NUMBERS,
  'vehicles, brands and models': VEHICLES,
  'parts for a vehicle, sentences': FITTING,
  mistyped: MISTYPED,
  'by ear, in both scripts': HEARD,
  'with a price': PRICED,
};
