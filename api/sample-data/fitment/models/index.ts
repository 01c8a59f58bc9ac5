import type { Technical } from '../technical.ts';
import { BAJAJ, TVS } from './bajaj-and-tvs.ts';
import { CYCLES_AND_CARRIERS } from './cycles-and-carriers.ts';
import { ELECTRIC_SCOOTERS_AND_BIKES } from './electric.ts';
import { BMW, KTM, ROYAL_ENFIELD } from './europe-and-royal-enfield.ts';
import { HERO, HONDA } from './hero-and-honda.ts';
import { KAWASAKI, SUZUKI, YAMAHA } from './japan.ts';

/** Every model of the catalogue, as a test holds. */
export const TECHNICAL: Technical[] = [
  ...HERO,
  ...HONDA,
  ...BAJAJ,
  ...TVS,
  ...YAMAHA,
  ...SUZUKI,
  ...KAWASAKI,
  ...KTM,
  ...BMW,
  ...ROYAL_ENFIELD,
  ...ELECTRIC_SCOOTERS_AND_BIKES,
  ...CYCLES_AND_CARRIERS,
];
