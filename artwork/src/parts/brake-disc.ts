import { definePart } from '../drawing.ts';
import { darker, INK, IRON, SLATE } from '../lib/colour.ts';
import { arc, around, hole, point } from '../lib/geometry.ts';
import { circle, dots, group, path, ring, stroke, times } from '../lib/shapes.ts';
import { choice } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Brake disc; edge wave or round, holes or slots. */
export const brakeDisc = definePart({
  accent: '#12806a',
  options: {
    edge: choice('wave', 'round'),
    cut: choice('holes', 'slots'),
    arms: choice(6, 5, 8),
    tone: choice('steel', 'black'),
  },
  draw({ id, accent, edge, cut, arms, tone }) {
    const u = fills(id);
    const [cx, cy] = [320, 222];
    const wave = `M${times(12, (i) => `${i ? 'L' : ''}${point(cx, cy, 168, i * 30)}A168 168 0 0 1 ${point(cx, cy, 168, i * 30 + 17)}Q${point(cx, cy, 152, i * 30 + 23.5)} ${point(cx, cy, 168, i * 30 + 30)}`)}Z`;
    const outline = edge === 'wave' ? wave : hole(cx, cy, 168);
    const arm = (k: number) =>
      `M${point(cx, cy, 52, (k * 360) / arms - 12)}L${point(cx, cy, 95, (k * 360) / arms)}`;
    const ventHoles = [...around(12, cx, cy, 140, 15), ...around(12, cx, cy, 112)];
    return part(
      id,
      accent,
      [
        group('translate(6 6)', path(outline, '#6c7787')),
        path(outline + hole(cx, cy, 92), tone === 'steel' ? u.metal : u.black, {
          fillRule: 'evenodd',
        }),
        cut === 'holes'
          ? dots(ventHoles, 8, SLATE) + dots(ventHoles, 5.6, '#eef1f5')
          : stroke(
              times(10, (k) => `M${point(cx, cy, 106, k * 36)}L${point(cx, cy, 150, k * 36 + 16)}`),
              SLATE,
              9,
            ),
        stroke(times(arms, arm), darker(accent, 0.25), 18),
        stroke(times(arms, arm), accent, 12),
        dots(around(arms, cx, cy, 96), 11, IRON),
        dots(around(arms, cx, cy, 96), 5, '#aeb8c4'),
        circle(cx, cy, 56, u.paint),
        circle(cx, cy, 36, '#e9edf1'),
        ring(cx, cy, 36, IRON, 4),
        dots(around(6, cx, cy, 46, 30), 4.6, INK),
        stroke(arc(cx, cy, 160, 200, 250), '#fff', 5, { opacity: 0.6 }),
      ],
      { shadow: [324, 404, 130, 11], close: [330, 110, 180, 135] },
    );
  },
});
