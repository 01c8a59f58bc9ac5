import { definePart } from '../drawing.ts';
import { IRON, markOn, SLATE, SOOT } from '../lib/colour.ts';
import { bolt, dots, group, rect, stroke, times } from '../lib/shapes.ts';
import { choice } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Pedestal or wall plate that carries a charger or socket. */
export const mount = definePart({
  accent: '#12806a',
  options: {
    style: choice('pole', 'wall'),
    slots: choice(3, 1, 2),
    tone: choice('steel', 'black'),
  },
  draw({ id, accent, style, slots, tone }) {
    const u = fills(id);
    const [metal, rod, shade] =
      tone === 'steel' ? [u.metal, u.rod, '#9aa5b3'] : [u.black, u.black, '#11161d'];
    const inner = tone === 'steel' ? '#a9b4c0' : SOOT;
    const plate = (y: number) =>
      rect(236, 92 + y, 160, 176, 16, shade) +
      rect(232, 86 + y, 160, 176, 16, metal) +
      rect(256, 110 + y, 112, 128, 10, inner) +
      dots([`248 ${102 + y}`, `376 ${102 + y}`, `248 ${246 + y}`, `376 ${246 + y}`], 7, IRON) +
      times(slots, (i) => rect(296, 126 + y + (i * 102) / slots, 32, 14, 7, SLATE));
    if (style === 'wall') {
      return part(
        id,
        accent,
        [
          rect(208, 60, 220, 320, 20, shade),
          rect(202, 54, 220, 320, 20, metal),
          group('translate(0 20)', plate(0)),
          rect(236, 306, 152, 26, 6, accent),
          bolt(312, 319, 10, markOn(accent)),
          dots(['224 78', '400 78', '224 350', '400 350'], 8, IRON),
          stroke('M262 374C262 400 362 400 362 374', IRON, 13),
        ],
        { shadow: [316, 406, 150, 9], close: [226, 80, 180, 135] },
      );
    }
    return part(
      id,
      accent,
      [
        rect(214, 390, 212, 16, 7, SLATE),
        rect(226, 382, 188, 14, 6, metal),
        rect(286, 64, 60, 320, 10, rod),
        plate(0),
        rect(286, 290, 60, 26, 0, accent),
        bolt(316, 303, 10, markOn(accent)),
        stroke('M346 330C372 330 384 344 380 360', IRON, 12),
        dots(['246 389', '394 389'], 4, IRON),
      ],
      { shadow: [320, 406, 170, 10], close: [226, 80, 180, 135] },
    );
  },
});
