import { defineVehicle } from '../drawing.ts';
import { ALUMINIUM, AMBER, COAL, darker, INK, INK2, lighter, RED, STEEL } from '../lib/colour.ts';
import { bolt, circle, ellipse, gloss, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { eRickshawFace } from './kit/faces.ts';
import { roundLamp } from './kit/lamps.ts';
import { fills, vehicle } from './kit/paint.ts';
import { wheelPair } from './kit/wheels.ts';

const CANOPIES = {
  flat: (fill: string) =>
    path('M78 112C80 102 90 98 102 98H440C460 98 474 108 478 122L462 126H78Z', fill) +
    stroke('M98 108H440', '#fff', 3, { opacity: 0.3 }),
  dome: (fill: string) =>
    path('M78 126C82 96 120 84 180 82H380C436 84 470 100 480 126L462 128H78Z', fill) +
    stroke('M110 106C170 92 380 92 440 106', '#fff', 3, { opacity: 0.3 }),
  fringe: (fill: string) =>
    path('M78 112C80 102 90 98 102 98H440C460 98 474 108 478 122L462 126H78Z', fill) +
    path(
      `M80 124H462V132${times(16, (i) => `Q${450 - i * 24} 148 ${438 - i * 24} 132`)}Z`,
      lighter(fill, 0.35),
    ),
};
const sideCurtain = (colour: string) =>
  path('M92 126H248V236H92Z', colour, { opacity: 0.35 }) +
  stroke('M130 128V236M170 128V236M210 128V236', colour, 2, { opacity: 0.5 });

/** Battery rickshaw: flat floor, thin posts, facing benches, one exposed front wheel. */
export const eRickshaw = defineVehicle({
  accent: '#d6336c',
  options: {
    roof: colour('#1f6f8b', '#f2b705'),
    canopy: choice('flat', 'dome', 'fringe'),
    bench: colour('#2c3441', '#8b2332'),
    stripe: colour('#ffd43b', '#ffffff'),
    curtain: openColour('#0b7a55'),
    carrier: flag(true),
    cargo: flag(false),
  },
  draw({ id, accent, roof, canopy, bench, stripe, curtain, carrier, cargo }) {
    const u = fills(id);
    const post = ALUMINIUM;
    const bigBench = (x: number, flip = false) =>
      path(
        `M${x} 286H${x + 74}C${x + 80} 286 ${x + 82} 298 ${x + 74} 300H${x}C${x - 6} 298 ${x - 6} 288 ${x} 286Z`,
        bench,
      ) +
      path(
        flip
          ? `M${x + 62} 222H${x + 78}V288H${x + 58}Z`
          : `M${x - 4} 222H${x + 12}L${x + 16} 288H${x - 4}Z`,
        bench,
      );
    const behind = [
      path('M430 128L456 126L486 232L470 236Z', u.glass),
      stroke('M448 140L470 222', '#fff', 4, { opacity: 0.55 }),
      stroke('M96 124V300M252 124V300M398 124V312M452 126L486 236', post, 6),
      cargo ? '' : stroke('M98 236H250M254 268H396', post, 4),
      curtain && sideCurtain(curtain),
      !cargo && bigBench(106) + bigBench(216, true),
      path(
        'M318 282H378C386 284 386 298 378 300H318ZM316 236C324 230 332 234 332 244L336 286H316Z',
        bench,
      ),
      cargo &&
        path('M90 206H262V300H90Z', '#c9b68c') +
          stroke('M90 236H262M90 266H262M146 206V300M204 206V300', '#a08c5f', 3),
      carrier && stroke('M108 94V80H420V94M108 80H420M180 80V94M260 80V94M340 80V94', STEEL, 4),
      CANOPIES[canopy](roof),
      circle(168, 348, 50, COAL),
      path(
        'M84 296H412V344H226C224 316 200 298 168 298C138 298 114 316 110 344H96C88 344 84 338 84 330Z',
        u.paint,
      ),
      path('M232 306H404V316H228ZM92 304H122L110 316H92Z', stripe),
      rect(226, 336, 196, 14, 5, INK2),
      stroke('M410 340L470 300M440 240L480 350', INK2, 12),
      path(
        'M406 300C420 290 430 262 436 226C440 218 450 214 462 216L486 222C500 250 510 276 508 304C496 300 484 304 474 312L446 344H406Z',
        u.paint,
      ),
      path('M440 250C462 246 486 250 498 258L502 272C486 262 460 260 436 266Z', stripe),
      gloss('M466 220L484 226C496 250 502 274 502 296C494 270 484 244 466 220Z', 0.35),
    ];
    const wheels = wheelPair(id, [168, 354], [486, 354], 46, {
      style: 'steel',
      tyre: 13,
      disc: false,
    });
    const mudguard = path(
      'M434 344C438 316 460 302 486 302C514 304 534 322 538 346C522 330 506 322 486 322C466 322 450 330 434 344Z',
      INK2,
    );
    const marks = [
      stroke('M434 226C426 214 412 212 400 218', INK, 5),
      stroke('M408 214L392 224', INK, 8),
      stroke('M456 150L480 144', INK, 3.4),
      ellipse(488, 144, 7, 11, INK),
      rect(82, 302, 8, 22, 3, RED),
      circle(506, 290, 5, AMBER),
      bolt(330, 326, 13, lighter(accent, 0.75)),
    ];
    return vehicle(
      id,
      accent,
      [behind, wheels, mudguard, roundLamp(498, 238, u.metal, 0.8), marks],
      {
        box: {
          width: 150,
          outline:
            'M78 112C80 102 90 98 102 98H440C450 98 458 108 460 128L486 222C500 250 510 276 508 304L496 340',
          screen: [460, 128, 486, 222],
          fills: {
            roof: lighter(roof, 0.14),
            screen: post,
            bonnet: accent,
            nose: darker(accent, 0.08),
          },
          glass: u.glass,
          face: (width, height) => eRickshawFace({ width, height, accent, stripe }),
          side: [behind, wheels[0], marks],
          middle: [wheels[1], mudguard],
          ahead: true,
        },
        shadow: [316, 402, 240, 12],
        front: [372, 118, 216, 162],
        wheel: [400, 262, 176, 132],
      },
    );
  },
});
