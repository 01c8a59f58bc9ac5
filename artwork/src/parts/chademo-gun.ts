import { definePart } from '../drawing.ts';
import { IRON, VOLT } from '../lib/colour.ts';
import { circle, dots, path, ring, stroke } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { grip, pinHoles } from './kit/dc-connector.ts';
import { fills, part } from './kit/paint.ts';

/** CHAdeMO: large round face, two power pins, latch on top. */
export const chademoGun = definePart({
  accent: '#2563eb',
  options: {
    body: choice('black', 'white', 'colour'),
    button: openColour('#22a06b'),
    cable: colour('#252c37', '#f97316'),
    latch: flag(true),
    led: flag(false),
  },
  draw({ id, accent, body, button, cable, latch, led }) {
    const u = fills(id);
    const small = [
      '232 138',
      '204 154',
      '260 154',
      '232 176',
      '232 226',
      '204 248',
      '260 248',
      '232 264',
    ];
    return part(
      id,
      accent,
      [
        grip(u, { accent, body, button, cable }),
        latch &&
          path('M214 60H262C270 60 274 66 272 74L266 92H210L204 74C202 66 206 60 214 60Z', u.metal),
        circle(232, 202, 122, u.black),
        ring(232, 202, 110, accent, 6),
        circle(232, 202, 102, '#1d2530'),
        circle(232, 202, 92, '#11161d'),
        pinHoles(['188 202', '276 202'], 23),
        pinHoles(small, 8),
        ring(232, 202, 92, IRON, 3),
        stroke('M150 150C166 118 192 100 226 96', '#fff', 4, { opacity: 0.25 }),
        led && dots(['376 176', '390 194'], 5, VOLT),
      ],
      { shadow: [340, 404, 220, 12], close: [130, 90, 220, 165] },
    );
  },
});
