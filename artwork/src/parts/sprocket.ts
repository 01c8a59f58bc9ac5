import { definePart } from '../drawing.ts';
import { SLATE } from '../lib/colour.ts';
import { arc } from '../lib/geometry.ts';
import { group, path, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';
import { gear, sprocketWheel, toneFill } from './kit/sprocket.ts';

/** Single sprocket, or a rear and a front one. */
export const sprocket = definePart({
  accent: '#d7a73c',
  options: {
    teeth: choice(42, 34, 48),
    style: choice('spokes', 'holes', 'solid'),
    tone: choice('anodised', 'steel', 'black'),
    pair: flag(false),
  },
  draw({ id, accent, teeth, style, tone, pair }) {
    const u = fills(id);
    const cx = pair ? 280 : 320;
    return part(
      id,
      accent,
      [
        group('translate(6 7)', path(gear(cx, 222, 158, teeth, 12), SLATE)),
        sprocketWheel({ cx, cy: 222, r: 158, teeth, style, fill: toneFill(u, tone) }),
        stroke(arc(cx, 222, 148, 200, 250), '#fff', 5, { opacity: 0.45 }),
        pair && [
          group('translate(4 5)', path(gear(486, 318, 60, 15, 10), SLATE)),
          sprocketWheel({ cx: 486, cy: 318, r: 60, teeth: 15, style: 'solid', fill: u.metal }),
        ],
      ],
      { shadow: [320, 404, 150, 11], close: [330, 90, 200, 150] },
    );
  },
});
