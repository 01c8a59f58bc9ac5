import { definePart } from '../drawing.ts';
import { type Colour, darker, INK } from '../lib/colour.ts';
import { type Attributes, bolt, circle, oval, rect, stroke, times } from '../lib/shapes.ts';
import { choice } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Coiled cable lock with a combination or key barrel. */
export const wireLock = definePart({
  accent: '#2f6fde',
  options: {
    barrel: choice('code', 'key'),
    turns: choice(4, 2, 3),
    sheath: choice('plain', 'braid'),
  },
  draw({ id, accent, barrel, turns, sheath }) {
    const u = fills(id);
    const loop = (i: number, y: number, colour: Colour, width: number, more?: Attributes) =>
      oval(320, y - i * 20, 158 - i * 4, 86 - i * 3, colour, width, more);
    const braid: Attributes = sheath === 'braid' ? { dash: '3 9' } : {};
    const ends = 'M190 296C180 330 210 350 250 352M452 296C462 330 440 350 410 352';
    return part(
      id,
      accent,
      [
        times(
          turns,
          (i) =>
            loop(i, 250, darker(accent, 0.45), 17) +
            loop(i, 248, accent, 12) +
            loop(i, 245, '#fff', 2.6, { opacity: 0.55, ...braid }),
        ),
        stroke(ends, darker(accent, 0.45), 17),
        stroke(ends, accent, 12),
        rect(244, 326, 172, 54, 16, u.black),
        rect(256, 334, 60, 8, 4, '#fff', { opacity: 0.2 }),
        barrel === 'code'
          ? times(
              4,
              (i) =>
                rect(292 + i * 24, 338, 18, 30, 4, '#e6ebf0') +
                stroke(`M${294 + i * 24} 352h14`, '#9aa5b3', 2),
            )
          : circle(388, 353, 17, u.metal) +
            rect(384, 343, 8, 20, 3, INK) +
            bolt(290, 355, 12, accent),
      ],
      { shadow: [324, 392, 170, 11], close: [240, 270, 184, 138] },
    );
  },
});
