import { definePart } from '../drawing.ts';
import { COAL, type Colour, darker, INK, STEEL } from '../lib/colour.ts';
import type { Point } from '../lib/geometry.ts';
import { bolt, circle, gloss, group, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { type Fills, fills, part } from './kit/paint.ts';

interface Body {
  draw(u: Fills): string;
  /** centres of alarm lamp, keyhole and mark */
  alarm: Point;
  keyhole: Point;
  mark: Point;
  markColour(accent: Colour): Colour;
}

const BODIES: Record<'u' | 'block', Body> = {
  u: {
    draw: (u) =>
      path(
        'M190 130C190 92 218 70 256 70H380C424 70 452 98 452 140V290C452 322 430 344 396 344H342V286H378C388 286 392 280 392 270V154C392 138 384 130 368 130H262C252 130 248 134 248 144V196H190Z',
        u.paint,
      ) +
      path('M176 190H262V262C262 276 254 284 240 284H198C184 284 176 276 176 262Z', u.black) +
      rect(300, 292, 66, 46, 10, u.black) +
      rect(248, 222, 94, 26, 6, u.rod),
    alarm: [420, 200],
    keyhole: [219, 236],
    mark: [420, 256],
    markColour: (accent) => darker(accent, 0.6),
  },
  block: {
    draw: (u) =>
      path(
        'M196 104C196 82 212 68 234 68H410C432 68 446 84 446 106V172H382V216H446V318C446 340 432 354 410 354H234C212 354 196 338 196 316Z',
        u.paint,
      ) +
      rect(370, 178, 76, 32, 4, INK) +
      rect(352, 186, 70, 16, 6, u.rod) +
      rect(216, 90, 120, 240, 16, u.black),
    alarm: [276, 150],
    keyhole: [276, 246],
    mark: [276, 300],
    markColour: (accent) => accent,
  },
};

/** Brake disc lock. */
export const discLock = definePart({
  accent: '#f2b705',
  options: {
    style: choice('u', 'block'),
    alarm: flag(true),
    reminder: flag(true),
    key: flag(true),
  },
  draw({ id, accent, style, alarm, reminder, key }) {
    const u = fills(id);
    const body = BODIES[style];
    const [keyX, keyY] = body.keyhole;
    return part(
      id,
      accent,
      [
        reminder && cable('M410 150C540 110 580 250 500 290C450 316 470 370 560 372', 9, '#f97316'),
        key &&
          group(
            'translate(150 336) rotate(-18)',
            circle(0, 0, 34, u.black) +
              circle(-6, 0, 12, '#e9edf1') +
              rect(30, -7, 96, 14, 3, u.rod) +
              stroke('M84 7v10M100 7v14M114 7v8', STEEL, 7),
          ),
        body.draw(u),
        gloss('M206 128C208 100 228 84 258 84H376C330 90 240 96 222 180H206Z', 0.35),
        alarm && [circle(...body.alarm, 16, COAL), circle(...body.alarm, 8, '#ff5a4a')],
        circle(...body.keyhole, 22, u.metal),
        rect(keyX - 4, keyY - 12, 8, 24, 3, INK),
        bolt(...body.mark, 15, body.markColour(accent)),
      ],
      { shadow: [320, 398, 190, 12], close: [180, 100, 216, 162] },
    );
  },
});
