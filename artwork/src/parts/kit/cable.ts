import { type Colour, IRON, lighter } from '../../lib/colour.ts';
import { path, rect, stroke } from '../../lib/shapes.ts';
import type { Fills } from './paint.ts';

const CABLE = '#252c37';

/** Round cable with a dark edge and a highlight. */
export const cable = (d: string, width = 12, colour: Colour = CABLE): string =>
  stroke(d, '#141920', width) +
  stroke(d, colour, width - 3) +
  stroke(d, lighter(colour, 0.3), width * 0.18, { opacity: 0.8 });

/** Type 2 connector pointing right; the origin is where its cable enters. */
export const gun = (u: Fills, accent: Colour): string =>
  path(
    'M0 -4C20 -20 52 -30 84 -30L118 -34C132 -36 142 -28 142 -16L142 18C142 30 132 36 120 34L86 28C56 24 28 26 8 20Z',
    u.black,
  ) +
  path('M40 -18C60 -26 76 -26 96 -28L96 -20C76 -18 58 -14 44 -8Z', accent) +
  rect(138, -26, 30, 52, 12, '#11161d') +
  rect(160, -22, 10, 44, 5, IRON) +
  stroke('M20 8C44 10 70 14 96 18', '#5b6777', 2);
