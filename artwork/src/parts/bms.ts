import { definePart } from '../drawing.ts';
import { darker, GREY, INK, IRON, lighter, markOn, SILVER, STEEL } from '../lib/colour.ts';
import { cycled } from '../lib/lists.ts';
import { bolt, circle, dots, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';
import { labelLines } from './kit/print.ts';

const SENSE_COLOURS: [string, ...string[]] = [
  '#d43d2f',
  '#e9a23b',
  '#2f6fde',
  '#1f2937',
  '#d43d2f',
  '#e9a23b',
  '#1f2937',
  '#2f6fde',
  '#d43d2f',
];
const senseWires = (n: number, from: number, step: number) =>
  times(n, (i) =>
    stroke(
      `M${from + i * step} 146C${from + i * step} 106 ${from - 24 + i * (step + 6)} 104 ${from - 26 + i * (step + 7)} 74`,
      cycled(SENSE_COLOURS, i),
      6,
    ),
  );

/** Battery management board: bare board, cased unit or small round-cornered smart module. */
export const bms = definePart({
  accent: '#0f7a4f',
  options: {
    style: choice('board', 'cased', 'smart'),
    wires: choice(7, 5, 9),
    bluetooth: flag(false),
    power: choice('tails', 'lugs'),
  },
  draw({ id, accent, style, wires, bluetooth, power }) {
    const u = fills(id);
    const step = 224 / wires;
    const tails =
      power === 'tails'
        ? cable('M220 346C220 388 180 380 120 392', 15, '#1f2937') +
          cable('M420 346C420 388 470 384 540 390', 15, '#c0392b')
        : times(
            2,
            (i) =>
              rect(212 + i * 168, 340, 56, 50, 5, u.brass) +
              circle(240 + i * 168, 370, 11, '#5d4413'),
          );
    const header =
      rect(196, 128, 244, 30, 5, '#f4f6f8') +
      times(wires, (i) => rect(206 + i * step, 136, step * 0.5, 14, 3, STEEL));
    const antenna =
      bluetooth &&
      rect(456, 92, 14, 60, 6, INK) +
        circle(463, 92, 9, '#2f6fde') +
        stroke('M486 80a26 26 0 0 1 0 30M498 70a42 42 0 0 1 0 50', '#2f6fde', 5);
    if (style === 'cased') {
      return part(
        id,
        accent,
        [
          senseWires(wires, 214, step),
          rect(140, 150, 360, 206, 14, '#11161d'),
          rect(140, 140, 360, 206, 14, u.black),
          stroke(
            times(11, (i) => `M${166 + i * 31} 168v30M${166 + i * 31} 294v32`),
            GREY,
            9,
          ),
          header,
          rect(176, 208, 288, 76, 10, accent),
          bolt(210, 246, 24, markOn(accent)),
          labelLines(242, 228, 130, markOn(accent)),
          rect(402, 226, 44, 40, 6, markOn(accent), { opacity: 0.2 }),
          dots(['156 158', '484 158', '156 328', '484 328'], 6, SILVER),
          tails,
          antenna,
        ],
        { shadow: [320, 392, 220, 14], close: [180, 170, 216, 162] },
      );
    }
    if (style === 'smart') {
      return part(
        id,
        accent,
        [
          senseWires(wires, 214, step),
          rect(176, 150, 288, 214, 40, '#11161d'),
          rect(176, 140, 288, 214, 40, u.white),
          header,
          rect(206, 176, 228, 110, 22, '#131923'),
          stroke('M228 256C258 250 268 214 300 210C330 208 340 236 410 226', accent, 6),
          rect(228, 194, 48, 8, 4, '#fff', { opacity: 0.8 }),
          rect(228, 210, 30, 6, 3, '#fff', { opacity: 0.4 }),
          times(5, (i) => rect(222 + i * 42, 304, 30, 22, 6, i < 4 ? accent : '#c3ccd6')),
          tails,
          antenna,
        ],
        { shadow: [320, 392, 210, 14], close: [200, 170, 216, 162] },
      );
    }
    return part(
      id,
      accent,
      [
        senseWires(wires, 214, step),
        rect(160, 140, 320, 222, 14, darker(accent, 0.35)),
        rect(160, 134, 320, 220, 14, u.paint),
        header,
        rect(186, 182, 150, 78, 6, u.metal),
        stroke(
          times(7, (i) => `M${199 + i * 20} 192v58`),
          '#7d8897',
          8,
        ),
        rect(362, 186, 58, 58, 5, '#171c25'),
        circle(375, 199, 5, IRON),
        stroke(
          times(5, (i) => `M354 ${194 + i * 10}h6M422 ${194 + i * 10}h6`),
          SILVER,
          3,
        ),
        times(
          6,
          (i) =>
            rect(186 + i * 26, 276, 17, 26, 3, INK) + rect(188 + i * 26, 302, 13, 7, 1, SILVER),
        ),
        rect(360, 268, 26, 12, 3, '#d8c08a'),
        rect(394, 268, 26, 12, 3, '#d8c08a'),
        rect(360, 290, 60, 20, 4, '#e9edf1'),
        rect(440, 190, 24, 90, 4, '#e9edf1'),
        stroke('M200 268H338V246', lighter(accent, 0.35), 2.4),
        rect(186, 322, 70, 24, 4, '#c9a24a'),
        rect(272, 322, 70, 24, 4, '#c9a24a'),
        rect(384, 322, 70, 24, 4, '#c9a24a'),
        dots(['176 150', '464 150', '176 338', '464 338'], 6, '#dfe5eb'),
        dots(['176 150', '464 150', '176 338', '464 338'], 3, darker(accent, 0.5)),
        tails,
        antenna,
      ],
      { shadow: [320, 384, 230, 16], close: [180, 170, 200, 150] },
    );
  },
});
