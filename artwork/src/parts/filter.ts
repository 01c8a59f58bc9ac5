import { definePart } from '../drawing.ts';
import { darker, IRON, lighter } from '../lib/colour.ts';
import { ellipse, group, joined, oval, path, rect, stroke, times } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { type Fills, fills, part } from './kit/paint.ts';

interface Look {
  u: Fills;
  media: string;
  accent: string;
  pleats: number;
}

/** Pleats of paper between two edges, from left to right. */
const pleated = (left: number, right: number, top: number, bottom: number, count: number) =>
  times(count, (k) => {
    const x = left + ((right - left) / count) * (k + 0.5);
    return `M${x.toFixed(1)} ${top}V${bottom}`;
  });

const SHAPES: Record<string, (look: Look) => string> = {
  /** A flat element with a sealing lip. */
  panel: ({ u, media, accent, pleats }) =>
    joined([
      path('M130 268L236 118H536L500 268Z', darker(accent, 0.35)),
      path('M130 268H500V320H130Z', darker(accent, 0.55)),
      path('M500 268L536 118V164L500 320Z', darker(accent, 0.65)),
      path('M162 254L248 132H510L482 254Z', media),
      times(pleats, (k) => {
        const at = (k + 0.5) / pleats;
        return stroke(
          `M${(162 + 320 * at).toFixed(1)} 254L${(248 + 262 * at).toFixed(1)} 132`,
          '#8a6f43',
          3,
          { opacity: 0.55 },
        );
      }),
      rect(280, 288, 70, 14, 4, u.white),
    ]),
  /** A ring of pleats between two caps. */
  round: ({ u, media, accent, pleats }) =>
    joined([
      ellipse(320, 330, 140, 42, darker(accent, 0.5)),
      rect(188, 128, 264, 202, 6, media),
      stroke(pleated(190, 450, 146, 330, pleats), '#8a6f43', 3, { opacity: 0.55 }),
      ellipse(320, 128, 140, 42, accent),
      ellipse(320, 128, 78, 22, IRON),
      ellipse(320, 132, 66, 16, u.black),
      path('M180 330a140 42 0 0 0 280 0v16a140 42 0 0 1 -280 0Z', darker(accent, 0.3)),
    ]),
  /** A steel can that is screwed on. */
  can: ({ u, accent }) =>
    joined([
      path('M216 120H424V326C424 362 216 362 216 326Z', accent),
      path('M216 120H252V344C228 340 216 334 216 326Z', '#fff', { opacity: 0.22 }),
      stroke(pleated(232, 408, 296, 330, 10), darker(accent, 0.4), 6),
      ellipse(320, 120, 104, 32, u.metal),
      oval(320, 120, 62, 19, IRON, 4),
      ellipse(320, 120, 40, 12, u.black),
      rect(252, 196, 136, 62, 6, lighter(accent, 0.78)),
      stroke('M270 216H370M270 236H340', darker(accent, 0.4), 6),
    ]),
  /** A small paper cartridge, as in an engine's own housing. */
  cartridge: ({ u, media, accent, pleats }) =>
    joined([
      rect(232, 128, 176, 196, 8, media),
      stroke(pleated(236, 404, 140, 318, pleats), '#8a6f43', 4, { opacity: 0.55 }),
      ellipse(320, 324, 92, 26, darker(accent, 0.3)),
      ellipse(320, 128, 92, 26, accent),
      ellipse(320, 126, 34, 10, u.black),
    ]),
};

/** Filters of engines and cabins. */
export const filter = definePart({
  accent: '#c2410c',
  options: {
    shape: choice('panel', 'round', 'can', 'cartridge'),
    media: choice('paper', 'foam', 'cotton'),
    pleats: choice(22, 16, 30),
    raised: flag(false),
  },
  draw({ id, accent, shape, media, pleats, raised }) {
    const u = fills(id);
    const colours = { paper: '#e8d9b5', foam: '#4b5563', cotton: '#c8443c' };
    const drawn = SHAPES[shape]?.({ u, media: colours[media], accent, pleats }) ?? '';
    return part(
      id,
      accent,
      [group(raised ? 'translate(34 -26) rotate(6)' : 'translate(0 0)', drawn)],
      { shadow: [322, 372, 190, 13], close: [220, 110, 220, 165] },
    );
  },
});
