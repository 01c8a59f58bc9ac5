import { definePart } from '../drawing.ts';
import { INK, INK2, SILVER } from '../lib/colour.ts';
import { circle, dots, named, path, rect, reuse, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

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
    const usd = style === 'usd';
    const leg = usd
      ? rect(226, 56, 40, 226, 14, u.paint) +
        rect(232, 62, 9, 210, 4, '#fff', { opacity: 0.35 }) +
        rect(233, 276, 26, 70, 4, u.rod) +
        path('M222 336H270L276 384C276 396 268 404 256 404H238C228 404 220 398 220 386Z', u.black)
      : rect(231, 56, 30, 180, 6, u.rod) +
        rect(222, 216, 48, 186, 16, u.black) +
        rect(230, 226, 9, 160, 4, '#fff', { opacity: 0.18 }) +
        (gaiters
          ? stroke(
              times(7, (i) => `M224 ${150 + i * 11}h44`),
              INK,
              9,
            )
          : rect(218, 210, 56, 16, 6, INK2));
    const metal = clamp === 'black' ? u.black : u.metal;
    return part(
      id,
      accent,
      [
        named(
          `${id}G`,
          leg + circle(246, 388, 9, SILVER) + rect(228, 44, 36, 18, 6, usd ? '#20262f' : accent),
        ),
        reuse(`${id}G`, 148),
        rect(308, 40, 24, 130, 8, u.rod),
        path('M212 84H428C436 84 440 90 438 98L430 116H210L202 98C200 90 204 84 212 84Z', metal),
        path(
          'M212 146H428C436 146 440 152 438 160L430 182H210L202 160C200 152 204 146 212 146Z',
          metal,
        ),
        dots(['222 100', '418 100', '222 164', '418 164', '320 164'], 5, SILVER),
        circle(320, 98, 15, u.metal),
        circle(320, 98, 7, INK),
        caliper &&
          path(
            'M262 322L296 312C306 312 310 320 310 330V362C310 372 304 378 296 378L262 372Z',
            accent,
          ) + dots(['286 332', '286 360'], 6, '#12161d'),
      ],
      { shadow: [320, 406, 130, 9], close: [210, 40, 216, 162] },
    );
  },
});
