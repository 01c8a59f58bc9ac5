import { definePart } from '../drawing.ts';
import { IRON, SOOT, VOLT } from '../lib/colour.ts';
import { circle, dots, path, rect, ring, stroke } from '../lib/shapes.ts';
import { choice, colour, flag, openColour } from '../options.ts';
import { grip, pinHoles } from './kit/dc-connector.ts';
import { fills, part } from './kit/paint.ts';

/** CCS2: round AC face above two large DC pins. */
export const ccs2Gun = definePart({
  accent: '#f97316',
  options: {
    body: choice('black', 'white', 'colour'),
    button: openColour('#22a06b'),
    cable: colour('#252c37', '#f97316'),
    cap: flag(false),
    led: flag(false),
  },
  draw({ id, accent, body, button, cable, cap, led }) {
    const u = fills(id);
    return part(
      id,
      accent,
      [
        grip(u, { accent, body, button, cable }),
        path(
          'M236 72C288 72 316 108 312 152C308 178 300 190 296 206C308 218 314 236 310 264C306 308 280 336 236 336C180 336 156 308 152 268C150 240 156 222 168 208C158 192 152 176 152 152C150 106 186 72 236 72Z',
          u.black,
        ),
        path(
          'M232 82C278 82 302 112 298 152C294 176 284 188 280 206C294 216 300 236 296 262C292 302 270 324 232 324C188 324 168 302 164 266C162 240 168 222 182 208C170 192 164 176 164 152C162 114 188 82 232 82Z',
          '#11161d',
        ),
        ring(231, 148, 52, IRON, 4),
        pinHoles(['208 126', '254 126', '198 152', '231 152', '264 152', '214 178', '248 178'], 10),
        rect(178, 218, 106, 84, 38, '#1d2530'),
        pinHoles(['206 260', '256 260'], 19),
        stroke('M180 112C190 96 206 90 226 88', '#fff', 3, { opacity: 0.25 }),
        led && dots(['336 150', '350 168'], 5, VOLT),
        cap &&
          stroke('M300 318C330 370 280 396 230 388', '#141920', 8) +
            circle(206, 380, 24, SOOT) +
            circle(206, 380, 15, IRON),
      ],
      { shadow: [340, 404, 220, 12], close: [150, 80, 220, 165] },
    );
  },
});
