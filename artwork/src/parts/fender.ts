import { definePart } from '../drawing.ts';
import { ALUMINIUM, COAL, IRON, STEEL } from '../lib/colour.ts';
import { arc, band, point } from '../lib/geometry.ts';
import { circle, gloss, group, path, rect, stroke } from '../lib/shapes.ts';
import { choice, flag } from '../options.ts';
import { fills, part } from './kit/paint.ts';

interface Form {
  /** Centre of the wheel below it, and the edge and the crown of the shell. */
  at: readonly [x: number, y: number, inner: number, outer: number];
  from: number;
  to: number;
  /** Degrees of the stays, where it has any. */
  stays: readonly number[];
}

const FORMS: Record<'front' | 'scooter' | 'rear', Form> = {
  front: { at: [322, 330, 178, 236], from: 172, to: 326, stays: [214, 286] },
  scooter: { at: [318, 318, 132, 226], from: 186, to: 352, stays: [] },
  rear: { at: [262, 356, 200, 262], from: 232, to: 368, stays: [304] },
};

/** How far the far side of the shell shows below the near one. */
const DEPTH = 26;

/** Mudguard of one wheel. */
export const fender = definePart({
  accent: '#b42318',
  options: {
    shape: choice('front', 'scooter', 'rear'),
    finish: choice('colour', 'black', 'chrome'),
    rib: flag(true),
    flap: flag(false),
  },
  draw({ id, accent, shape, finish, rib, flap }) {
    const u = fills(id);
    const fill = { colour: u.paint, black: u.black, chrome: u.metal }[finish];
    const { at, from, to, stays } = FORMS[shape];
    const [cx, cy, inner, outer] = at;
    const middle = (inner + outer) / 2;
    const spot = (radius: number, degrees: number) => {
      const [x = 0, y = 0] = point(cx, cy, radius, degrees).split(' ').map(Number);
      return [x, y] as const;
    };
    const bolt = (radius: number, degrees: number) => {
      const [x, y] = spot(radius, degrees);
      return circle(x, y, 9, STEEL) + circle(x, y, 4, COAL);
    };
    const stay = (degrees: number) =>
      stroke(`M${point(cx, cy, inner + 20, degrees)}L${cx} ${cy + 6}`, IRON, 13) +
      stroke(`M${point(cx, cy, inner + 20, degrees)}L${cx} ${cy + 6}`, ALUMINIUM, 6);
    const [tailX, tailY] = spot(middle, to);
    const [headX, headY] = spot(middle, from);
    const shell = band(cx, cy, inner, outer, from, to);
    return part(
      id,
      accent,
      [
        path(band(cx + DEPTH, cy + 10, inner - 14, outer - 22, from + 4, to - 4), COAL),
        flap && rect(headX - 26, headY - 6, 52, 74, 8, u.black),
        stays.map(stay),
        stays.length > 0 && circle(cx, cy + 6, 20, u.rod) + circle(cx, cy + 6, 9, COAL),
        shape === 'rear' && rect(headX - 66, headY - 16, 78, 26, 8, u.rod),
        path(shell, fill),
        gloss(band(cx, cy, outer - 20, outer - 6, from + 14, to - 22), 0.3),
        rib && stroke(arc(cx, cy, middle, from + 12, to - 12), COAL, 3, { opacity: 0.35 }),
        stroke(arc(cx, cy, inner + 3, from, to), COAL, 4, { opacity: 0.3 }),
        stays.map((degrees) => bolt(inner + 20, degrees)),
        shape === 'scooter' && [bolt(inner + 26, 236), bolt(inner + 26, 304)],
        shape === 'rear' && [
          bolt(middle, from + 6),
          group(
            `rotate(4 ${tailX} ${tailY})`,
            rect(tailX - 22, tailY - 96, 44, 30, 6, '#d92d20') +
              rect(tailX - 34, tailY - 10, 68, 44, 6, u.black) +
              rect(tailX - 25, tailY - 2, 50, 26, 3, '#f4f6f8'),
          ),
        ],
      ],
      { shadow: [320, 404, 200, 11], close: [cx - 60, cy - outer - 10, 220, 160] },
    );
  },
});
