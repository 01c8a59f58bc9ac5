import { bodyParts } from './derive/body.ts';
import { brakeParts } from './derive/brakes.ts';
import { drive } from './derive/drive.ts';
import { filters } from './derive/filters.ts';
import { lighting } from './derive/lighting.ts';
import { power } from './derive/power.ts';
import { tyres } from './derive/tyres.ts';
import type { Fitted } from './gather.ts';

/** Parts that follow from what the vehicles have, each with the vehicles that it fits. */
export const FITTED: Fitted[] = [
  ...brakeParts(),
  ...tyres(),
  ...lighting(),
  ...drive(),
  ...filters(),
  ...power(),
  ...bodyParts(),
];
