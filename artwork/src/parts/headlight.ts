import { definePart } from '../drawing.ts';
import { LAMP, SOOT } from '../lib/colour.ts';
import { dots, ellipse, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { cable } from './kit/cable.ts';
import { fills, part } from './kit/paint.ts';

const OPTICS = {
  led: () =>
    rect(266, 182, 156, 46, 20, '#0d1620', { opacity: 0.75 }) +
    dots(['300 205', '345 205', '390 205'], 16, '#dff3ff') +
    dots(['300 205', '345 205', '390 205'], 9, '#fff') +
    rect(278, 244, 134, 40, 18, '#0d1620', { opacity: 0.7 }) +
    dots(['320 264', '370 264'], 15, '#dff3ff') +
    dots(['320 264', '370 264'], 8, '#fff'),
  projector: () =>
    ellipse(346, 232, 56, 66, '#0d1620', { opacity: 0.8 }) +
    ellipse(346, 232, 42, 50, '#cfe9fb') +
    ellipse(346, 232, 26, 32, '#fff'),
  bulb: () =>
    stroke('M270 160V304M300 136V328M330 126V338M360 126V338M390 136V328M420 160V304', '#fff', 3, {
      opacity: 0.35,
    }) +
    ellipse(346, 232, 24, 28, LAMP) +
    ellipse(346, 232, 12, 15, '#fff'),
};

/** Round headlamp unit. */
export const headlight = definePart({
  accent: '#f5a524',
  options: {
    optic: choice('led', 'projector', 'bulb'),
    ring: choice('metal', 'black'),
    drl: flag(true),
    shell: choice('black', 'chrome', 'colour'),
  },
  draw({ id, accent, optic, ring, drl, shell }) {
    const u = fills(id);
    return part(
      id,
      accent,
      [
        path(
          'M196 232C196 142 250 96 306 96L330 96L330 368L306 368C250 368 196 322 196 232Z',
          shell === 'black' ? u.black : shell === 'chrome' ? u.metal : u.paint,
        ),
        stroke('M216 170C236 132 262 116 292 112', '#fff', 4, { opacity: 0.25 }),
        rect(150, 214, 54, 40, 10, '#1a202a'),
        cable('M154 234C110 236 116 330 90 372', 12),
        ellipse(334, 232, 116, 138, '#0f141b'),
        ellipse(340, 232, 112, 134, ring === 'metal' ? u.metal : SOOT),
        ellipse(344, 232, 98, 120, '#10202c'),
        ellipse(346, 232, 92, 114, optic === 'bulb' ? '#aebfcc' : u.lens),
        OPTICS[optic](),
        drl && stroke('M262 254C262 300 300 336 346 336C392 336 430 300 430 254', accent, 8),
        stroke('M276 166C296 138 320 128 346 128', '#fff', 6, { opacity: 0.55 }),
      ],
      { shadow: [310, 392, 160, 13], close: [250, 130, 200, 150] },
    );
  },
});
