import { definePart } from '../drawing.ts';
import { ALUMINIUM, darker, GREY, INK, INK2, IRON, lighter, SILVER } from '../lib/colour.ts';
import { bolt, circle, ellipse, gloss, oval, path, rect, stroke } from '../lib/shapes.ts';
import { choice } from '../options.ts';
import { fills, part } from './kit/paint.ts';

/** Bicycle bell on a handlebar. */
export const bell = definePart({
  accent: '#d7a73c',
  options: {
    style: choice('ding', 'thumb'),
    bar: choice('black', 'steel'),
    motif: choice('none', 'band', 'bolt'),
  },
  draw({ id, accent, style, bar, motif }) {
    const u = fills(id);
    const tube = bar === 'black' ? INK2 : ALUMINIUM;
    const base = [
      rect(80, 326, 480, 44, 22, tube),
      rect(80, 334, 480, 9, 4, '#fff', { opacity: 0.22 }),
      rect(80, 322, 110, 52, 20, INK),
      stroke('M104 334v28M122 334v28M140 334v28M158 334v28', IRON, 5),
      path('M268 306H372V378C372 392 362 400 350 400H290C278 400 268 392 268 378Z', u.black),
      circle(320, 382, 8, SILVER),
    ];
    if (style === 'thumb') {
      return part(
        id,
        accent,
        [
          base,
          rect(296, 258, 48, 60, 8, IRON),
          ellipse(320, 188, 132, 104, darker(accent, 0.5)),
          ellipse(320, 176, 132, 100, u.paint),
          ellipse(320, 166, 96, 68, lighter(accent, 0.12)),
          ellipse(320, 160, 30, 20, u.metal),
          circle(320, 158, 9, GREY),
          gloss('M210 160C222 112 264 88 312 84C270 104 240 130 232 176Z', 0.5),
          path(
            'M428 206C470 196 508 214 516 246C518 262 500 266 490 254C476 238 452 236 430 242Z',
            u.black,
          ),
          motif === 'band' && oval(320, 176, 114, 84, '#fff', 5, { opacity: 0.6 }),
        ],
        { shadow: [320, 404, 190, 9], close: [200, 80, 220, 165] },
      );
    }
    return part(
      id,
      accent,
      [
        base,
        path('M286 258H354V312H286Z', IRON),
        ellipse(320, 250, 148, 34, darker(accent, 0.55)),
        path(
          'M172 244C172 148 238 78 320 78C402 78 468 148 468 244C440 262 380 270 320 270C260 270 200 262 172 244Z',
          u.paint,
        ),
        stroke(
          'M176 236C210 254 260 262 320 262C380 262 430 254 464 236',
          lighter(accent, 0.5),
          4,
          { opacity: 0.8 },
        ),
        gloss('M200 224C204 160 240 116 294 98C256 132 236 176 234 236Z', 0.5),
        circle(320, 78, 15, u.metal),
        motif === 'band' &&
          stroke('M184 206C220 222 270 230 320 230C370 230 420 222 456 206', '#fff', 7, {
            opacity: 0.75,
          }),
        motif === 'bolt' && bolt(338, 176, 40, darker(accent, 0.45)),
        stroke('M350 292L478 300', IRON, 13),
        circle(486, 300, 18, u.black),
        circle(486, 298, 9, GREY),
      ],
      { shadow: [320, 404, 190, 9], close: [200, 80, 220, 165] },
    );
  },
});
