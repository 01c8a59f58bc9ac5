import { definePart } from '../drawing.ts';
import { COAL, type Colour, INK, INK2, SILVER, SOOT, tubePaint } from '../lib/colour.ts';
import { circle, dots, named, path, rect, reuse, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { type Fills, fills, part } from './kit/paint.ts';

/** Upside-down leg: thick painted tube above, thin stanchion and axle lug below. */
const usdLeg = (u: Fills) =>
  rect(237, 46, 30, 218, 10, u.paint) +
  rect(241, 52, 6, 204, 3, '#fff', { opacity: 0.35 }) +
  rect(242, 258, 20, 92, 3, u.rod) +
  rect(234, 254, 36, 13, 5, INK2) +
  path('M233 342H271L276 388C276 399 268 406 258 406H246C236 406 230 399 230 388Z', u.black) +
  rect(239, 36, 26, 14, 5, SOOT);

/** Conventional leg: bright tube above, thick slider below, with dust seal or gaiter. */
const conventionalLeg = (u: Fills, accent: Colour, gaiters: boolean) =>
  rect(241, 44, 22, 192, 5, u.rod) +
  rect(234, 214, 36, 192, 13, u.black) +
  rect(240, 226, 7, 166, 3, '#fff', { opacity: 0.18 }) +
  (gaiters
    ? stroke(
        times(7, (i) => `M${237 - (i % 2)} ${162 + i * 9}h${30 + (i % 2) * 2}`),
        INK,
        8,
      )
    : rect(230, 208, 44, 14, 6, INK2)) +
  rect(239, 36, 26, 14, 5, accent);

/** Pair of fork legs in triple clamps. */
export const forkSet = definePart({
  accent: '#d7a73c',
  options: {
    style: choice('usd', 'conventional'),
    gaiters: flag(false),
    clamp: choice('black', 'silver'),
    caliper: flag(true),
  },
  draw({ id, accent, style, gaiters, clamp, caliper }) {
    const u = fills(id);
    const metal = clamp === 'black' ? u.black : u.metal;
    const leg = style === 'usd' ? usdLeg(u) : conventionalLeg(u, accent, gaiters);
    return part(
      id,
      accent,
      [
        named(`${id}G`, leg + circle(252, 390, 8, SILVER) + circle(252, 390, 3.4, INK)),
        reuse(`${id}G`, 136),
        rect(310, 32, 20, 112, 7, u.rod),
        path('M224 62H416C424 62 428 68 426 75L420 90H220L214 75C212 68 216 62 224 62Z', metal),
        path(
          'M222 116H418C426 116 430 122 428 130L421 148H219L212 130C210 122 214 116 222 116Z',
          metal,
        ),
        dots(['230 76', '410 76', '230 132', '410 132', '320 132'], 4.4, SILVER),
        circle(320, 75, 13, u.metal),
        circle(320, 75, 6, INK),
        caliper && [
          path(
            'M268 322L300 312C310 312 313 320 313 329V360C313 370 307 376 299 376L268 370Z',
            tubePaint(accent),
          ),
          dots(['290 330', '290 358'], 5.4, COAL),
        ],
      ],
      { shadow: [320, 408, 120, 8], close: [214, 30, 216, 162] },
    );
  },
});
