import { definePart } from '../drawing.ts';
import { ALUMINIUM, darker, INK, IRON, SILVER, SLATE, STEEL } from '../lib/colour.ts';
import { arc, around, point } from '../lib/geometry.ts';
import { circle, dots, path, rect, ring, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

/** In-wheel motor: open (windings visible), closed cover, or laced into a spoked rim. */
export const hubMotor = definePart({
  accent: '#12806a',
  options: {
    style: choice('open', 'closed', 'laced'),
    fins: flag(true),
    flange: choice(36, 24),
    disc: flag(false),
  },
  draw({ id, accent, style, fins, flange, disc }) {
    const u = fills(id);
    const [cx, cy] = [310, 222];
    const laced = style === 'laced';
    const r = laced ? 92 : 168;
    const spread = (count: number, r: number) => around(count, cx, cy, r);
    const core = [
      circle(cx + 8, cy + 6, r, SLATE),
      circle(cx, cy, r, u.metal),
      stroke(
        times(
          flange,
          (k) =>
            `M${point(cx, cy, r * 0.9, (k * 360) / flange)}L${point(cx, cy, r * 0.985, (k * 360) / flange)}`,
        ),
        STEEL,
        2.4,
      ),
      circle(cx, cy, r * 0.88, IRON),
      circle(cx, cy, r * 0.855, style === 'closed' ? u.paint : u.black),
      style === 'closed'
        ? fins &&
          stroke(
            times(
              18,
              (k) => `M${point(cx, cy, r * 0.42, k * 20)}L${point(cx, cy, r * 0.76, k * 20)}`,
            ),
            darker(accent, 0.4),
            7,
          )
        : times(9, (k) => {
            const at = (share: number, turn: number) => point(cx, cy, r * share, k * 40 + turn);
            return path(
              `M${at(0.35, -12)}L${at(0.77, -14)}A${r * 0.77} ${r * 0.77} 0 0 1 ${at(0.77, 14)}L${at(0.35, 12)}Z`,
              k % 3 ? '#2a323e' : accent,
            );
          }),
      dots(spread(9, r * 0.82), r * 0.033, '#aeb8c4'),
      disc &&
        ring(cx, cy, r * 0.5, ALUMINIUM, r * 0.14) + dots(spread(10, r * 0.5), r * 0.03, SLATE),
      circle(cx, cy, r * 0.31, u.rod),
      circle(cx, cy, r * 0.22, '#4b5564'),
      circle(cx, cy, r * 0.12, u.metal),
      circle(cx, cy, r * 0.055, INK),
      stroke(arc(cx, cy, r * 0.945, 200, 262), '#fff', r * 0.035, { opacity: 0.55 }),
    ];
    const rim = laced && [
      ring(cx, cy, 172, u.black, 22),
      ring(cx, cy, 158, SILVER, 7),
      stroke(
        times(
          18,
          (k) =>
            `M${point(cx, cy, 90, k * 20 + 14)}L${point(cx, cy, 156, k * 20)}L${point(cx, cy, 90, k * 20 - 14)}`,
        ),
        STEEL,
        2,
      ),
      ring(cx, cy, 152, accent, 2.4),
    ];
    return part(
      id,
      accent,
      [
        rim,
        cable('M330 222C460 236 520 290 500 346C488 384 440 394 400 396', 12),
        rect(376, 384, 42, 24, 6, INK),
        core,
      ],
      {
        shadow: [330, 402, 150, 11],
        close: [300, 80, 200, 150],
      },
    );
  },
});
