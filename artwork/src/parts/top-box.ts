import { definePart } from '../drawing.ts';
import { COAL, GOLD, GREY, IRON, markOn, RED } from '../lib/colour.ts';
import { bolt, circle, gloss, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Top box for the rear rack. */
export const topBox = definePart({
  accent: '#c2410c',
  options: {
    shape: choice('round', 'square'),
    skin: choice('black', 'colour', 'silver'),
    back: flag(false),
    reflector: flag(false),
  },
  draw({ id, accent, shape, skin, back, reflector }) {
    const u = fills(id);
    const shell = { black: u.black, colour: u.paint, silver: u.metal }[skin];
    const lid =
      shape === 'round'
        ? 'M142 236C142 160 196 112 260 106L380 106C444 112 498 160 498 236C498 248 490 254 480 254L160 254C150 254 142 248 142 236Z'
        : 'M138 236L148 132C150 116 160 108 176 108H464C480 108 490 116 492 132L502 236C502 248 494 254 482 254H158C146 254 138 248 138 236Z';
    const plate = skin === 'colour' ? IRON : accent;
    const mark = markOn(plate);
    return part(
      id,
      accent,
      [
        back && rect(196, 70, 248, 60, 22, u.black),
        path(
          'M150 240L490 240L470 372C468 388 456 396 440 396L200 396C184 396 172 388 170 372Z',
          u.black,
        ),
        path(lid, shell),
        path(
          shape === 'round'
            ? 'M172 214C176 166 216 134 262 130L378 130C424 134 464 166 468 214Z'
            : 'M168 218L176 140H464L472 218Z',
          skin === 'black' ? '#59657a' : '#fff',
          { opacity: skin === 'black' ? 0.5 : 0.2 },
        ),
        path('M190 268L450 268L444 318L196 318Z', plate),
        gloss('M190 268L450 268L448 284L192 284Z', 0.25),
        rect(282, 238, 76, 52, 12, COAL),
        rect(294, 250, 52, 14, 7, GREY),
        circle(320, 277, 6, GOLD),
        stroke('M212 160C240 138 280 134 330 134', '#fff', 5, { opacity: 0.35 }),
        stroke('M210 340H430M210 356H430M210 372H430', '#151b23', 7),
        bolt(224, 293, 15, mark),
        rect(246, 285, 30, 8, 4, mark),
        reflector && path('M164 222H240V242H158ZM400 222H476L482 242H400Z', RED),
      ],
      { shadow: [320, 400, 190, 12], close: [190, 220, 216, 162] },
    );
  },
});
