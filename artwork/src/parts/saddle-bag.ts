import { definePart } from '../drawing.ts';
import { COAL, type Colour, darker, GOLD, IRON, lighter, markOn, SILVER } from '../lib/colour.ts';
import { bolt, circle, gloss, path, rect, ring, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { type Fills, fills, part } from './kit/paint.ts';

const SHAPES = {
  leather: {
    bag: 'M142 170C142 150 156 140 176 140H464C484 140 498 150 498 170L482 366C480 386 468 396 450 396H190C172 396 160 386 158 366Z',
    flap: 'M132 150C132 132 146 122 164 122H476C494 122 508 132 508 150L500 250C496 276 470 286 320 290C170 286 144 276 140 250Z',
  },
  textile: {
    bag: 'M130 190C126 160 146 142 180 138H460C494 142 514 160 510 190L498 352C494 380 476 394 450 396H190C164 394 146 380 142 352Z',
    flap: 'M128 186C128 148 150 126 186 122H454C490 126 512 148 512 186V220H128Z',
  },
  hard: {
    bag: 'M126 200C126 156 156 128 204 120H436C484 128 514 156 514 200V330C514 372 488 394 448 396H192C152 394 126 372 126 330Z',
    flap: 'M126 200C126 156 156 128 204 120H436C484 128 514 156 514 200V226H126Z',
  },
};

/** Round bag with a zip all around, from which the plug of the cable inside looks out. */
const cableBag = (
  u: Fills,
  accent: Colour,
  straps: number,
  reflector: boolean,
  pocket: boolean,
) => [
  stroke('M248 96C252 40 388 40 392 96', darker(accent, 0.5), 15),
  circle(320, 236, 158, darker(accent, 0.4)),
  circle(320, 230, 156, u.paint),
  ring(320, 230, 138, darker(accent, 0.55), 5),
  ring(320, 230, 138, SILVER, 2, { dash: '5 6' }),
  pocket && ring(320, 230, 98, darker(accent, 0.25), 4),
  times(straps, (i) =>
    rect(204, 216 + i * 26 - (straps - 1) * 13, 232, 14, 6, darker(accent, 0.45)),
  ),
  reflector && rect(232, 300, 176, 12, 5, '#e9eef2', { opacity: 0.85 }),
  gloss('M196 196C216 130 280 96 350 104C280 116 226 156 206 232C196 224 192 210 196 196Z', 0.2),
  bolt(320, 172, 24, markOn(accent)),
  stroke('M446 330C500 356 530 340 526 288', '#f97316', 16),
  path('M500 300L548 292L556 246L516 238L496 264Z', u.black),
  rect(510, 214, 38, 30, 6, IRON),
];

/** Saddle bag: leather, textile or hard shell; or a round one for a charging cable. */
export const saddleBag = definePart({
  accent: '#7a4a26',
  options: {
    style: choice('leather', 'textile', 'hard', 'cable'),
    straps: choice(2, 1, 3),
    reflector: flag(true),
    pocket: flag(true),
  },
  draw({ id, accent, style, straps, reflector, pocket }) {
    const u = fills(id);
    const strap = darker(accent, 0.45);
    if (style === 'cable') {
      return part(id, accent, cableBag(u, accent, straps, reflector, pocket), {
        shadow: [328, 402, 180, 12],
        close: [400, 190, 200, 150],
      });
    }
    const { bag, flap } = SHAPES[style];
    const fastener = (i: number) => {
      const x = straps === 1 ? 320 : 320 - 110 + (220 / (straps - 1)) * i;
      return (
        rect(x - 15, 128, 30, 214, 6, strap) +
        rect(x - 22, 276, 44, 36, 6, style === 'leather' ? GOLD : '#8893a2') +
        rect(x - 13, 284, 26, 20, 3, strap) +
        stroke(`M${x} 280v26`, style === 'leather' ? GOLD : SILVER, 4)
      );
    };
    return part(
      id,
      accent,
      [
        style !== 'hard' && stroke('M250 126C250 76 390 76 390 126', strap, 13),
        path(bag, u.paint),
        pocket && style !== 'hard' && rect(212, 300, 216, 76, 12, darker(accent, 0.2)),
        path(flap, style === 'hard' ? u.black : lighter(accent, 0.1)),
        gloss('M156 148C160 136 172 132 186 132H460C340 138 240 150 160 196Z', 0.16),
        style === 'leather' &&
          stroke(
            'M152 248C160 264 190 272 320 276C450 272 480 264 488 248',
            lighter(accent, 0.5),
            2.4,
            { dash: '7 7' },
          ),
        style === 'textile' &&
          stroke('M138 224C220 232 420 232 502 224', COAL, 6) + rect(488, 216, 10, 34, 4, SILVER),
        style !== 'hard' && times(straps, fastener),
        style === 'hard' &&
          stroke('M126 238H514', COAL, 6) +
            rect(280, 214, 80, 54, 12, COAL) +
            circle(320, 244, 9, GOLD) +
            stroke('M170 280H470M170 304H470M170 328H470', darker(accent, 0.35), 5) +
            bolt(320, 168, 22, '#fff'),
        reflector &&
          rect(170, style === 'hard' ? 350 : 352, 300, 12, 5, '#e9eef2', { opacity: 0.85 }),
      ],
      { shadow: [320, 402, 200, 12], close: [200, 220, 216, 162] },
    );
  },
});
