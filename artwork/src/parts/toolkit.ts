import { definePart } from '../drawing.ts';
import { darker, markOn } from '../lib/colour.ts';
import { bolt, group, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Tool kit: box, roll pouch, with spanner and driver. */
export const toolkit = definePart({
  accent: '#c2410c',
  options: {
    style: choice('box', 'roll'),
    tools: flag(true),
    latches: choice(2, 1),
  },
  draw({ id, accent, style, tools, latches }) {
    const u = fills(id);
    const spanner =
      rect(-11, 0, 22, 150, 10, u.rod) +
      path(
        'M-34 -34C-40 -62 -20 -84 -12 -88L-12 -54L12 -54L12 -88C22 -84 42 -62 34 -34C28 -16 16 -6 11 6L-11 6C-16 -6 -28 -16 -34 -34Z',
        u.rod,
      );
    const driver =
      rect(-7, -60, 14, 130, 4, u.rod) +
      path('M-7 -60L-3 -84H3L7 -60Z', '#7d8897') +
      rect(-18, 50, 36, 108, 16, u.black) +
      rect(-10, 62, 6, 80, 3, '#fff', { opacity: 0.2 });
    if (style === 'roll') {
      const pocket = (i: number, tool: string) => group(`translate(${178 + i * 72} 196)`, tool);
      return part(
        id,
        accent,
        [
          pocket(0, spanner),
          pocket(1, group('rotate(180) translate(0 -40)', driver)),
          pocket(2, group('scale(.86)', spanner)),
          pocket(3, group('rotate(180) translate(0 -40)', driver)),
          pocket(4, group('scale(.72)', spanner)),
          path('M120 236H520V376C520 392 508 402 492 402H148C132 402 120 392 120 376Z', u.paint),
          stroke('M214 250V392M286 250V392M358 250V392M430 250V392', darker(accent, 0.4), 4),
          stroke('M128 250H512', '#fff', 2.4, { dash: '8 6', opacity: 0.6 }),
          rect(120, 330, 400, 22, 0, darker(accent, 0.45)),
          rect(300, 322, 44, 38, 6, u.metal),
        ],
        { shadow: [320, 406, 220, 10], close: [180, 180, 216, 162] },
      );
    }
    const latch = (x: number) =>
      rect(x, 252, 48, 56, 8, u.metal) + rect(x + 12, 270, 24, 22, 5, '#5b6675');
    return part(
      id,
      accent,
      [
        rect(150, 196, 340, 204, 22, u.paint),
        rect(150, 272, 340, 12, 0, darker(accent, 0.5)),
        path(
          'M250 196V168C250 148 264 136 282 136H358C376 136 390 148 390 168V196H364V172C364 164 360 160 352 160H288C280 160 276 164 276 172V196Z',
          u.black,
        ),
        latches > 1 ? latch(200) + latch(392) : latch(296),
        stroke('M174 218H466', '#fff', 5, { opacity: 0.35 }),
        bolt(320, 348, 24, markOn(accent)),
        tools &&
          group('translate(150 130) rotate(24)', spanner) +
            group('translate(520 150) rotate(-22)', driver),
      ],
      { shadow: [320, 404, 220, 12], close: [180, 220, 216, 162] },
    );
  },
});
