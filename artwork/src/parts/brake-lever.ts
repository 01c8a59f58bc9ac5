import { definePart } from '../drawing.ts';
import { GOLD, INK, INK2, IRON, SILVER, SOOT } from '../lib/colour.ts';
import {
  circle,
  dots,
  gloss,
  group,
  joined,
  named,
  path,
  rect,
  reuse,
  stroke,
} from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

/** Brake or clutch lever with perch. */
export const brakeLever = definePart({
  accent: '#d92d20',
  options: {
    reservoir: flag(true),
    blade: choice('long', 'short'),
    tone: choice('black', 'silver', 'accent'),
    pair: flag(false),
    adjuster: flag(true),
  },
  draw({ id, accent, reservoir, blade, tone, pair, adjuster }) {
    const u = fills(id);
    const skin = tone === 'black' ? u.black : tone === 'silver' ? u.metal : u.paint;
    const one = joined([
      rect(96, 214, 120, 42, 10, IRON),
      rect(210, 222, 330, 28, 14, INK2),
      path(
        'M196 196H262C276 196 284 204 284 218V250C284 266 276 276 262 276H210C198 276 190 268 190 256V204C190 200 192 196 196 196Z',
        u.black,
      ),
      dots(['206 212', '206 262'], 5, SILVER),
      path(
        blade === 'long'
          ? 'M244 256C300 250 380 286 450 330C480 348 512 356 538 352C552 350 558 366 546 374C520 390 482 382 446 362C384 328 316 304 262 306C238 306 228 262 244 256Z'
          : 'M244 256C300 250 360 276 412 312C426 322 440 326 452 322C466 320 470 336 460 344C442 358 418 352 396 338C350 312 308 302 262 306C238 306 228 262 244 256Z',
        skin,
      ),
      gloss('M262 266C320 268 380 296 440 334C380 304 320 282 264 282Z', 0.35),
      circle(254, 282, 14, u.metal),
      circle(254, 282, 6, INK),
      adjuster &&
        circle(300, 284, 15, accent) +
          stroke('M293 284h14M300 277v14', '#fff', 2.4, { opacity: 0.8 }),
      reservoir && !pair
        ? rect(206, 186, 56, 18, 0, SOOT) +
          path(
            'M176 110H286C294 110 298 116 296 124L290 178C288 188 282 192 274 192H190C182 192 176 188 174 178L168 124C166 116 168 110 176 110Z',
            u.black,
          ) +
          rect(166, 98, 132, 22, 8, SOOT) +
          dots(['180 109', '284 109'], 4, SILVER) +
          rect(200, 138, 62, 32, 8, GOLD, { opacity: 0.85 }) +
          rect(206, 144, 50, 8, 4, '#fff', { opacity: 0.4 }) +
          cable('M176 236C120 250 96 310 104 392', 12)
        : cable('M192 262C130 270 96 330 104 392', 9),
    ]);
    return part(
      id,
      accent,
      pair
        ? [
            group('translate(30 -70) scale(.84)', named(`${id}G`, one)),
            group('matrix(-.84 0 0 .84 608 70)', reuse(`${id}G`, 0)),
          ]
        : [one],
      { shadow: [330, 402, 200, 9], close: [160, 90, 230, 172] },
    );
  },
});
