import { definePart } from '../drawing.ts';
import { darker, IRON, SOOT } from '../lib/colour.ts';
import { dots, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { chainPoints } from './kit/chain.ts';
import { fills, part } from './kit/paint.ts';
import { sprocketWheel, toneFill } from './kit/sprocket.ts';

const POINTS = chainPoints({ x: 238, y: 208, r: 134 }, { x: 474, y: 292, r: 58 }, 20);

/** Path data of every other link. */
const links = (first: 0 | 1): string =>
  POINTS.map((at, i) => (i % 2 === first ? `M${at}L${POINTS[(i + 1) % POINTS.length]}` : '')).join(
    '',
  );

/** Chain and two sprockets. */
export const chainKit = definePart({
  accent: '#d7a73c',
  options: {
    teeth: choice(38, 34, 44),
    style: choice('spokes', 'holes', 'solid'),
    tone: choice('steel', 'black', 'anodised'),
    rings: flag(true),
  },
  draw({ id, accent, teeth, style, tone, rings }) {
    const u = fills(id);
    return part(
      id,
      accent,
      [
        sprocketWheel({ cx: 238, cy: 208, r: 128, teeth, style, fill: toneFill(u, tone) }),
        sprocketWheel({ cx: 474, cy: 292, r: 52, teeth: 16, style: 'solid', fill: u.metal }),
        stroke(`M${POINTS.join('L')}Z`, SOOT, 11),
        stroke(links(1), darker(accent, 0.45), 12),
        stroke(links(0), accent, 15),
        rings && dots(POINTS, 3.4, IRON),
        stroke(links(0), '#fff', 2, { opacity: 0.45 }),
      ],
      { shadow: [330, 402, 200, 11], close: [350, 190, 200, 150] },
    );
  },
});
