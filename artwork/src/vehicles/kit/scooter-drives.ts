import { IRON } from '../../lib/colour.ts';
import { circle, path } from '../../lib/shapes.ts';
import type { Fills } from './paint.ts';
import { hubMotor } from './wheels.ts';

/** Engine beside the rear wheel, with its silencer. */
export const petrolDrive = (u: Fills) =>
  path('M176 330L296 318C306 330 300 352 284 356L190 360C172 358 168 338 176 330Z', u.plastic) +
  circle(278, 338, 14, '#6c7787') +
  path('M196 366L100 356C92 354 92 338 102 338L200 346Z', u.metal);
/** Motor in the rear wheel. */
export const electricDrive = () =>
  hubMotor(176, 346, 26) + path('M176 338L262 326L266 344L180 356Z', IRON);
