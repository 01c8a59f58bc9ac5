import { definePart } from '../drawing.ts';
import { GREY, INK, IRON, markOn, SOOT, VOLT } from '../lib/colour.ts';
import { bolt, circle, dots, gloss, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part, WHITE_EDGE } from './kit/paint.ts';

const TOPS = {
  round: 'M236 96C236 60 270 40 310 40C350 40 384 60 384 96V120H236Z',
  flat: 'M236 64C236 52 244 46 256 46H364C376 46 384 52 384 64V104H236Z',
  slope: 'M236 86L384 44V120H236Z',
};
const socketFace = (x: number, y: number) =>
  circle(x, y, 30, '#c3ccd6') +
  circle(x, y, 25, SOOT) +
  dots(
    [
      `${x - 9} ${y - 7}`,
      `${x + 9} ${y - 7}`,
      `${x - 12} ${y + 4}`,
      `${x} ${y + 4}`,
      `${x + 12} ${y + 4}`,
      `${x - 6} ${y + 14}`,
      `${x + 6} ${y + 14}`,
    ],
    3.2,
    '#8893a2',
  );

/** Free-standing AC charging post. */
export const acPost = definePart({
  accent: '#12806a',
  options: {
    top: choice('round', 'flat', 'slope'),
    sockets: choice(1, 2),
    tethered: flag(false),
    screen: flag(true),
    skin: choice('white', 'black'),
    bollards: flag(false),
  },
  draw({ id, accent, top, sockets, tethered, screen, skin, bollards }) {
    const u = fills(id);
    const wide = sockets === 2;
    return part(
      id,
      accent,
      [
        rect(214, 386, 192, 18, 6, '#8893a2'),
        path('M384 70L404 84V386H384Z', skin === 'white' ? '#aeb9c5' : '#11161d'),
        skin === 'white'
          ? rect(236, 100, 148, 286, 0, u.white, WHITE_EDGE)
          : rect(236, 100, 148, 286, 0, u.black),
        path(TOPS[top], accent),
        bolt(310, 84, 20, markOn(accent)),
        screen
          ? rect(262, 126, 96, 62, 8, '#131923') +
            stroke('M276 168C296 160 304 148 344 142', VOLT, 4) +
            rect(276, 138, 26, 6, 3, '#fff', { opacity: 0.7 })
          : rect(262, 136, 96, 10, 5, VOLT) + circle(310, 168, 14, IRON),
        wide ? socketFace(278, 240) + socketFace(342, 240) : socketFace(310, 240),
        rect(288, 292, 44, 26, 5, GREY),
        circle(310, 305, 5, VOLT),
        rect(236, 340, 148, 14, 0, accent),
        gloss('M242 126H250V336H242Z', skin === 'white' ? 0.7 : 0.15),
        tethered &&
          cable('M332 246C420 230 470 260 470 330C470 390 430 396 416 356L410 280', 14) +
            rect(398, 196, 24, 92, 10, SOOT) +
            rect(402, 206, 16, 30, 6, accent),
        bollards &&
          times(
            2,
            (i) =>
              rect(132 + i * 340, 286, 34, 116, 12, '#f2b705') +
              rect(132 + i * 340, 316, 34, 20, 0, INK) +
              rect(132 + i * 340, 356, 34, 20, 0, INK),
          ),
      ],
      { shadow: [316, 404, 190, 11], close: [216, 50, 210, 157] },
    );
  },
});
