import { definePart } from '../drawing.ts';
import { COAL, darker, IRON, lighter, SILVER } from '../lib/colour.ts';
import { dots, group, joined, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { chainPoints } from './kit/chain.ts';
import { part } from './kit/paint.ts';

const PULLEYS = {
  wide: [
    { x: 196, y: 214, r: 118 },
    { x: 444, y: 214, r: 118 },
  ],
  long: [
    { x: 178, y: 226, r: 92 },
    { x: 482, y: 226, r: 58 },
  ],
  close: [
    { x: 262, y: 218, r: 132 },
    { x: 402, y: 218, r: 108 },
  ],
} as const;

const looped = (points: readonly string[]) => `M${points.join('L')}Z`;

/** A loop that drives a wheel: a belt with teeth, a belt between two cones, or a chain. */
export const driveBelt = definePart({
  accent: '#12806a',
  options: {
    type: choice('toothed', 'vbelt', 'chain'),
    form: choice('wide', 'long', 'close'),
    printed: flag(true),
    rings: flag(false),
    tilted: flag(false),
  },
  draw({ id, accent, type, form, printed, rings, tilted }) {
    const [big, small] = PULLEYS[form];
    const points = chainPoints(big, small, type === 'chain' ? 22 : 14);
    const inner = chainPoints({ ...big, r: big.r - 13 }, { ...small, r: small.r - 13 }, 14);
    const loop = joined(
      type === 'chain'
        ? [
            stroke(looped(points), darker(accent, 0.55), 12),
            stroke(looped(points), accent, 17, { squareDash: '17 5' }),
            dots(points, 4, rings ? '#c8102e' : IRON),
          ]
        : [
            stroke(looped(points), COAL, 34),
            stroke(looped(points), IRON, 24),
            type === 'toothed'
              ? stroke(looped(inner), COAL, 14, { squareDash: '7 7' })
              : stroke(looped(inner), '#566173', 5, { squareDash: '12 4' }),
            stroke(looped(points), lighter('#39424f', 0.18), 3, { opacity: 0.7 }),
            printed && stroke(looped(points), accent, 5, { squareDash: '46 120' }),
            rings && stroke(looped(inner), SILVER, 2, { opacity: 0.6 }),
          ],
    );
    return part(id, accent, [group(tilted ? 'rotate(-7 320 220)' : 'translate(0 0)', loop)], {
      shadow: [336, 388, 210, 12],
      close: [110, 110, 220, 165],
    });
  },
});
